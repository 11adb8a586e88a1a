"""What was done by hand, in words: the same sentence asks the other player and stands in the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import sees
from engine.trails.verbs.byhand.tools import TOOLS

Args = tuple[tuple[str, str | int | tuple[str | int, ...]], ...]


class Deed(NamedTuple):
    """One step by hand. given: what was answered to the questions of the tool, in order."""

    tool: str
    seat: int
    source: int
    number: str
    given: tuple[tuple[str | int, ...], ...]


_SAID: Final[Mapping[str, str]] = {
    "move": "{who}, by hand: moves {cards} {where}",
    "fetch": "{who}, by hand: moves {cards} {where}",
    "take": "{who}, by hand: moves {cards} from the deck {where}",
    "ready": "{who}, by hand: readies {cards}",
    "action": "{who}, by hand: actions {cards}",
    "stun": "{who}, by hand: stuns {cards}",
    "cure": "{who}, by hand: cures {cards}",
    "ko": "{who}, by hand: K.O.s {cards}",
    "destroy": "{who}, by hand: destroys {cards}",
    "gets": "{who}, by hand: gives {str}/{def} to {cards} {until}",
    "bond gained": "{who}, by hand: {player} gains {n} bond",
    "bond lost": "{who}, by hand: {player} loses {n} bond",
    "draw": "{who}, by hand: {player} draws {n} cards",
    "discard choose": "{who}, by hand: {player} discards {n} cards",
    "discard random": "{who}, by hand: {player} discards {n} cards at random",
    "ep": "{who}, by hand: {player} gains {n} EP",
    "cp": "{who}, by hand: {player} gains {n} CP",
    "search": "{who}, by hand: searches the deck",
    "look": "{who}, by hand: looks at the top {n} cards of the deck",
    "shuffle": "{who}, by hand: {player} shuffles the deck",
    "reveal": "{who}, by hand: reveals {cards}",
    "reveal hand": "{who}, by hand: {player} reveals the hand",
    "face up": "{who}, by hand: turns {cards} face-up",
    "face down": "{who}, by hand: turns {cards} face-down",
    "support": "{who}, by hand: gives support to {cards}",
    "lose support": "{who}, by hand: takes support from {cards}",
    "gives": "{who}, by hand: gives {craft} to {cards} {until}",
    "loses": "{who}, by hand: takes {craft} from {cards} {until}",
    "counter": "{who}, by hand: counters {cards}",
    "note": "{who}, by hand: puts the note “{note}” on {cards}",
    "note off": "{who}, by hand: takes the notes off {cards}",
}
#: Rules that a step by hand goes by; without one it is part of carrying out the ability.
_RULES: Final[Mapping[str, str]] = {
    "ready": "1315.1",
    "action": "1315.2",
    "stun": "1306.1",
    "cure": "1308.1",
    "ko": "1317.1",
    "destroy": "1317.2",
    "gets": "1303.1",
    "draw": "1313.1",
    "discard choose": "1314.1",
    "discard random": "1314.1",
    "search": "1312.2",
    "look": "1311.1",
    "reveal": "1311.1",
    "reveal hand": "1311.1",
    "face up": "1316.1",
    "face down": "1316.2",
    "support": "1309.1",
    "lose support": "1309.2",
    "gives": "1331.1",
    "loses": "1334.1",
    "counter": "1324.1",
}
#: Where cards are moved, as part of a sentence. The keys are those of ``tools.PLACES``.
WHERE: Final[Mapping[str, str]] = {
    "field": "to the own field, ready",
    "field action": "to the own field, actioned",
    "field opponent": "to the opponent's field, ready",
    "field opponent action": "to the opponent's field, actioned",
    "homebase": "face-down to the homebase, ready",
    "homebase action": "face-down to the homebase, actioned",
    "homebase up": "face-up to the homebase, ready",
    "homebase up action": "face-up to the homebase, actioned",
    "hand": "to the hand",
    "deck top": "to the top of the deck",
    "deck bottom": "to the bottom of the deck",
    "trail": "to the trail",
    "exile": "out of the game",
}
LASTS: Final[Mapping[str, str]] = {
    "turn": "until the turn ends",
    "combat": "for this combat",
    "next turn": "in the next turn",
    "game": "for the rest of the game",
}


def key_of(deed: Deed) -> str:
    """The word of a deed's sentence."""
    if deed.tool == "bond":
        return "bond gained" if int(deed.given[1][0]) >= 0 else "bond lost"
    if deed.tool == "discard":
        return "discard random" if deed.given[2][0] == "random" else "discard choose"
    return "note off" if deed.tool == "note" and not deed.given[1][0] else deed.tool


def args_of(game: TrailsGame, deed: Deed, *seats: int) -> Args:
    """The fields of a deed's sentence as each of these seats may read them."""
    tool, given = deed.tool, deed.given
    out: dict[str, str | int | tuple[str | int, ...]] = {
        "card": ("card", deed.number, deed.source),
        "who": ("seat", deed.seat),
    }
    for kind, value in zip(TOOLS[tool], given, strict=False):
        word = value[0] if value else ""
        if kind == "cards":
            out["cards"] = _cards(game, value, seats)
        elif kind == "to":
            out["where"] = (WHERE[str(word)],)
        elif kind in ("str", "def"):
            out[kind] = f"{int(word):+d}"
        elif kind == "until":
            out["until"] = (LASTS[str(word)],)
        elif kind == "seat":
            out["player"] = ("seat", int(word))
        elif kind in ("amount", "change", "depth"):
            out["n"] = abs(int(word))
        elif kind in ("craft", "lost"):
            out["craft"] = (str(word),)
        elif kind == "note":
            out["note"] = str(word)
    if tool == "reveal hand":
        out["player"] = ("seat", deed.seat ^ 1)
    return tuple(out.items())


def _cards(game: TrailsGame, idents: tuple[str | int, ...], seats: tuple[int, ...]) -> tuple[str | int, ...]:
    """The cards that all these seats may name, then how many more there are."""
    out: list[str | int] = []
    hidden = 0
    for ident in idents:
        obj = game.find(int(ident))
        known = obj is not None and obj.known
        known = known and obj is not None and (obj.entry is not None or all(sees(game, obj, seat) for seat in seats))
        if known and obj is not None and len(out) < 12:
            out += (game.number(obj), obj.id)
        else:
            hidden += 1
    return ("cards", *out, hidden)


def question(game: TrailsGame, deed: Deed, line: t.Hand, *, aloud: bool = False) -> Decision:
    """Asks the other player whether that step is right for that line. aloud: it names only what both may know."""
    seat = deed.seat ^ 1
    options = (("yes",), ("no",))
    args = (
        *args_of(game, deed, *((0, 1) if aloud else (seat,))),
        ("line", line.text),
        ("lang", line.lang),
        ("at", line.at),
    )
    return Decision(seat, Kind.YES_NO, "agree", "1205.1d", _SAID[key_of(deed)], options, source=deed.source, args=args)


def told(deed: Deed, source: int) -> Event:
    """The event that tells of a step."""
    rule = _RULES.get(key_of(deed), "1205.1d")
    return Event("by hand", source, seat=deed.seat, by=deed.seat, n=1, rule=rule, extra=deed)


def said(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    """The log line of such an event, as ``seat`` may read it."""
    deed: Deed = event.extra
    if deed.tool in _OTHERS:
        return _OTHERS[deed.tool], args_of_plain(deed)
    return _SAID[key_of(deed)], args_of(game, deed, seat)


def args_of_plain(deed: Deed) -> Args:
    """The card, and who speaks: the other player where a step is objected to."""
    seat = deed.seat ^ 1 if deed.tool == "objected" else deed.seat
    return (("card", ("card", deed.number, deed.source)), ("who", ("seat", seat)))


#: Lines of the log that are no steps.
_OTHERS: Final[Mapping[str, str]] = {
    "begin": "{card}: {who} carries out by hand what was not understood",
    "objected": "{who} does not agree, and that step is not done",
}
