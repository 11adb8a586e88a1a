"""Questions about crafts: what would happen, and for each option the craft that it stands for.

A question says of an option whose craft it is and which, as plain values, so that whoever shows it can print the craft
back in the player's language: ``("craft", card number, object, tree as JSON)``. What the seat that is asked may not
know is ``("craft", "", 0, "")``; an option that is a rule and no craft is ``("rule", id)``. The name of such an
argument is the option, its parts with a space between them; of a question that is about one effect, "does".

Every question names a rule that is in the book. Guard: tests/desktop/table/questions/test_questions.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.decisions import Decision, Plain
from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails.play.wording import name_of
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import sees
from engine.trails.tree.plain import encoded
from engine.trails.tree.zones import FIELD, TRAIL
from engine.trails.verbs.replacement import Destroyed, Instead

Arg = Plain | tuple[str | int, ...]
Args = tuple[tuple[str, Arg], ...]

_WOULD: Mapping[str, str] = {
    "ko": "{card} would be K.O.'d. What happens instead?",
    "destroy": "{card} would be destroyed. What happens instead?",
    "discard": "{who} would discard {card}. What happens instead?",
    "draw": "{who} would draw a card. What happens instead?",
    "trail": "{card} would be put into the trail. What happens instead?",
    "leave": "{card} would leave the field. What happens instead?",
    "stun": "{card} would be stunned. What happens instead?",
    "cure": "{card} would be cured. What happens instead?",
    "overkill": "{who} would take {n} Overkill damage. What happens instead?",
    "stun damage": "{who} would take {n} stun damage. What happens instead?",
    "loses": "{who} would lose {n} bond. What happens instead?",
    "gains": "{who} would gain {n} bond. What happens instead?",
}


def which_instead(
    game: TrailsGame, decision: Decision, found: Sequence[Instead | Destroyed], event: Event | None
) -> Decision:
    """A question about replacements: which of ``found`` applies to ``event``, or none where each of them is optional
    (1216.2, 1216.3); without an event, to which of several things the only one applies (1216.2)."""
    seat = decision.seat
    if event is None:
        return Decision(
            seat, decision.kind, decision.purpose, "1216.2", "{card} applies to one of these only: choose which one",
            decision.options, decision.least, decision.most, args=(("card", _bearer(game, found[0], seat)),),
        )  # fmt: skip
    crafts = tuple((name_of(option), _option(game, found[int(option[1])], seat)) for option in decision.options)
    rule = "1216.2" if len(found) > 1 else "1216.3"
    word, args = _would(game, event, seat)
    prompt = _WOULD.get(word, "Choose what happens instead")
    return Decision(
        seat, decision.kind, decision.purpose, rule, prompt, decision.options, decision.least, decision.most,
        args=(*args, *crafts),
    )  # fmt: skip


def _option(game: TrailsGame, one: Instead | Destroyed, seat: int) -> tuple[str | int, ...]:
    if isinstance(one, Destroyed):
        return ("rule", "1306.5")
    number, obj = _of(game, one, seat)
    return ("craft", number, obj, encoded(one.entry.craft) if number else "")


def _of(game: TrailsGame, one: Instead | Destroyed, seat: int) -> tuple[str, int]:
    """Number and object of the card whose replacement it is: what lies hidden from that seat is nothing."""
    if isinstance(one, Destroyed):
        return "", 0
    entry = one.entry
    obj = game.objs.get(entry.obj)
    # the source of an effect of a turn was played, and everybody saw it
    known = bool(entry.effect) or obj is None or _seen(game, obj, seat)
    return (entry.number, entry.obj) if known else ("", 0)


def _seen(game: TrailsGame, obj: Obj, seat: int) -> bool:
    return obj.known and bool(obj.cards) and sees(game, obj, seat)


def _bearer(game: TrailsGame, one: Instead | Destroyed, seat: int) -> tuple[str | int, ...]:
    number, obj = _of(game, one, seat)
    return ("cards", number, obj, 0) if number else ("cards", 1)


def _would(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args]:
    """What would happen: the word for it, and what its sentence speaks of."""
    about: Args = (("who", ("seat", event.seat)),) if event.seat >= 0 else ()
    if event.kind == "bond":
        word = "gains" if event.n > 0 else event.cause if event.cause == "overkill" else "loses"
        return "stun damage" if word == "loses" and event.cause == "stun" else word, (*about, ("n", abs(event.n)))
    if event.kind == "failed draw" or event.cause == "draw":
        return "draw", about
    obj = game.objs.get(event.obj)
    card: tuple[str | int, ...] = ("cards", 1)
    if obj is not None and _seen(game, obj, seat):
        card = ("cards", game.number(obj), event.obj, 0)
    if obj is not None:
        about = (("who", ("seat", obj.controller)),)
    args: Args = (*about, ("card", card))
    if event.kind != "move" or event.cause in ("ko", "destroy", "discard"):
        return event.kind if event.kind != "move" else event.cause, args
    if event.to >> 1 == TRAIL >> 1:
        return "trail", args
    return ("leave" if obj is not None and obj.zone >> 1 == FIELD >> 1 else ""), args
