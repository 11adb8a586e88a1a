"""Telling a seat what happened: log lines and events for animation, made from the one stream of events.

A seat learns of an event what it could see on a table. A line names a card only if the seat saw it at that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.kernel.events import Event
from engine.trails.cards.icon_crafts import SUPPORTS
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.state.sight import OPEN, sees
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL, name_of
from engine.trails.verbs.byhand.words import said as _by_hand
from engine.trails.views.log_lasting import of_player
from engine.trails.views.log_seen import cut_short, looked_at, revealed
from engine.trails.views.records import EventView, LogLine

Arg = str | int | tuple[str | int, ...]
Args = tuple[tuple[str, Arg], ...]
Teller = Callable[[TrailsGame, Event, int], tuple[str, Args] | None]

#: Events that are bookkeeping, and nothing to be seen moving.
_SILENT = frozenset(("used", "expire", "draws judged", "look", "reveal", "pools", "proxy", "cease", "delay"))
_SILENT |= frozenset(("is attacked", "by hand", "supports", "cut", "skips", "names"))
_KINDS = {
    "turn start": "turn_start",
    "is sclm attacked": "",
    "sclm attacks": "",
    "attacks alone": "",
    "link": "",
    "fight back": "fight_back",
}


def tell(game: TrailsGame, events: Iterable[Event], seat: int) -> tuple[tuple[EventView, ...], tuple[LogLine, ...]]:
    """What ``seat`` is told of events that just happened, before anything else happens to the game."""
    views: list[EventView] = []
    lines: list[LogLine] = []
    events = tuple(events)
    # what came before a new turn began belongs to the turn before it
    turn = game.turn - sum(1 for event in events if event.kind == "turn start")
    # what came before a new step began belongs to the step of the line before it
    step: tuple[str, int] = (game.step, game.step_seat)
    if any(event.kind == "step" for event in events):
        step = ("", -1)
    for event in events:
        turn += event.kind == "turn start"
        if event.kind == "step":
            step = (event.extra[1], event.extra[2])
        seen = _event_view(game, event, seat)
        if seen is not None:
            views.append(seen)
        line = _line(game, event, seat)
        if line is not None:
            template, args = line
            lines.append(LogLine(turn, event.rule, event.by, template, args, *step))
    return tuple(views), tuple(lines)


def _event_view(game: TrailsGame, event: Event, seat: int) -> EventView | None:
    kind = event.kind
    if kind in _SILENT or kind == "moment":
        return None
    kind = _KINDS.get(kind, kind)
    if not kind:
        return None
    if kind == "move":
        return EventView(
            "move",
            obj=event.obj if _tracked(event.frm, event.seat, seat) else 0,
            new=event.new if _tracked(event.to, event.seat, seat) else 0,
            seat=event.seat,
            frm=name_of(event.frm),
            to=name_of(event.to),
            rule=event.rule,
        )
    targets: tuple[int, ...] = ()
    if kind in ("attacks", "clash"):
        targets = event.extra or ()
    elif kind == "fight_back":
        targets = (event.src,)
    if kind in ("arrange", "lay"):
        return EventView("arrange", seat=event.seat, amount=event.n, rule=event.rule)
    return EventView(
        kind, obj=event.obj, new=event.new, seat=event.seat, amount=event.n, targets=targets, rule=event.rule
    )


def _tracked(zone: int, owner: int, seat: int) -> bool:
    """Whether a seat may follow an object into or out of a zone by its handle."""
    if zone >> 1 == DECK >> 1:
        return False
    return zone >> 1 != HAND >> 1 or seat in (OPEN, zone & 1)


def _card(game: TrailsGame, ident: int, seat: int) -> tuple[str | int, ...] | None:
    """A card as an argument, if the seat sees or saw it; None = "a card"."""
    obj = game.find(ident)
    if obj is None:
        return None
    if obj.entry is not None:
        return ("card", obj.entry.number, ident)
    return ("card", game.number(obj), ident) if obj.cards and obj.known and sees(game, obj, seat) else None


def _line(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    teller = _LINES.get(event.kind)
    return teller(game, event, seat) if teller is not None else None


def _who(event: Event, seat: int = -2) -> tuple[str, Arg]:
    return ("who", ("seat", event.by if event.by >= 0 else event.seat))


def _move(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    cause, frm, to = event.cause, event.frm >> 1, event.to >> 1
    owner = ("who", ("seat", event.seat))
    # a card is named where the seat can see it now, or saw it in the public zone it left
    card = _card(game, event.new, seat) or (
        _card(game, event.obj, seat) if frm != HAND >> 1 or seat == event.seat else None
    )
    if frm == DECK >> 1 and card is not None and to in (HAND >> 1, HOMEBASE >> 1) and not _own(event, seat):
        card = None
    named: Args = (owner,) if card is None else (owner, ("card", card))
    if cause == "draw":
        return ("{who} draws {card}", named) if card else ("{who} draws a card", named)
    if cause == "take":
        return ("{who} takes {card}", named) if card else ("{who} takes a card", named)
    if cause == "exchange":
        return ("{who} puts {card} under the deck", named) if card else ("{who} puts a card under the deck", named)
    if cause in ("place", "dispatch"):
        return ("{who} places {card} face-down", named) if card else ("{who} places a card face-down", named)
    if cause == "play":
        return None if to == STANDBY >> 1 else ("{card} enters the field", named)
    if cause == "control" and card is not None:
        return "{who} gains control of {card}", (("who", ("seat", event.to & 1)), ("card", card))
    if cause == "rebuild" and to == HOMEBASE >> 1:
        return ("{who} places the top card of the deck face-down", (owner,))
    if card is None:
        return None
    if event.rule == "1337.1":
        return "{card} boards {item}", (owner, ("card", card), ("item", ("card", *_plain(game, event.extra.host))))
    if cause == "ko":
        return "{card} is K.O.'d", named
    if cause == "destroy":
        return "{card} is destroyed", named
    if cause == "discard":
        return "{who} discards {card}", named
    if cause == "arts":
        return None
    if cause == "counter":
        return "{card} is countered", named
    template = {
        TRAIL >> 1: "{card} goes to the trail",
        EXILE >> 1: "{card} is removed from the game",
        HAND >> 1: "{card} returns to the hand",
        FIELD >> 1: "{card} is put onto the field",
        HOMEBASE >> 1: "{card} is put into the homebase",
        DECK >> 1: "{card} is put into the deck",
    }.get(to)
    return (template, named) if template and not (frm == STANDBY >> 1 and cause == "rule") else None


def _own(event: Event, seat: int) -> bool:
    return seat in (OPEN, event.seat)


def _played(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    entry: Entry = event.extra
    card = ("card", ("card", entry.number, entry.source))
    who = ("who", ("seat", entry.seat))
    targets = [target for _, idents in entry.targets for target in idents]
    first = _card(game, targets[0], seat) if targets else None
    verb = {
        "card": "{who} plays {card}",
        "event": "{who} plays {card}",
        "base": "{who} plays {card}",
        "arts": "{who} plays the arts of {card}",
        "craft": "{who} uses {card}",
        "trigger": "{card} triggers",
    }[entry.kind]
    if first is None:
        return verb, (who, card)
    if len(targets) > 1:
        return verb + " on {target} and {more} more", (who, card, ("target", first), ("more", len(targets) - 1))
    return verb + " on {target}", (who, card, ("target", first))


def _proxy(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    entry: Entry = event.extra
    if entry.kind != "support":
        return None
    target = ("card", *_plain(game, entry.targets[0][1][0]))
    supporter = ("card", *_plain(game, entry.source))
    return "{who} supports {target} with {card}", (
        ("who", ("seat", entry.seat)),
        ("target", target),
        ("card", supporter),
    )


def _plain(game: TrailsGame, ident: int) -> tuple[str, int]:
    obj = game.find(ident)
    return (game.number(obj) if obj else "", ident)


def _bond(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    who = ("who", ("seat", event.seat))
    now = ("now", game.bond[event.seat])
    if event.n > 0:
        return "{who} gains {n} bond", (who, ("n", event.n))
    number = ("n", -event.n)
    if event.cause == "overkill":
        return "Overkill by {card}: {who} loses {n} bond", (who, number, ("card", ("card", *_plain(game, event.src))))
    if event.cause == "stun":
        return "Stun damage for {card}: {who} loses {n} bond", (
            who,
            number,
            ("card", ("card", *_plain(game, event.obj))),
        )
    return "{who} loses {n} bond", (who, number, now)


def _about(template: str) -> Teller:
    def line(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
        card = _card(game, event.obj, seat)
        return (template, (("card", card),)) if card is not None else None

    return line


def _turn(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    if event.cause != "effect":
        return None
    card = _card(game, event.obj, seat)
    template = "{card} becomes ready" if event.n else "{card} becomes actioned"
    return (template, (("card", card),)) if card is not None else None


def _ep(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    if event.n <= 0:
        return None
    return "{who} gains {n} EP", (("who", ("seat", event.seat)), ("n", event.n))


def _cp(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    if event.n <= 0:
        return None
    return "{who} gains {n} CP", (("who", ("seat", event.seat)), ("n", event.n))


def _effect(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    lasting = event.extra
    if not lasting.objs:  # what a player has: other costs (1304.1), or something waited for (1211.8)
        return of_player(lasting)
    card = ("card", ("card", *_plain(game, lasting.objs[0])))
    if lasting.strength or lasting.defence:
        args: Args = (
            card,
            ("str", f"{lasting.strength:+d}"),
            ("def", f"{lasting.defence:+d}"),
            ("n", len(lasting.objs) - 1),
        )
        return ("{card} gets {str}/{def}" if len(lasting.objs) == 1 else "{card} and {n} more get {str}/{def}"), args
    if lasting.orgs:
        return "{card} gains {orgs}", (card, ("orgs", tuple(sorted(lasting.orgs))))
    if lasting.icons:
        return "{card} gains {crafts}", (card, ("crafts", lasting.icons))
    return "An effect begins on {card}", (card,)


def _mark(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    if not event.n and event.cause == "rule":
        return None
    card = _card(game, event.obj, seat)
    if event.extra not in SUPPORTS and event.extra not in ("cursed", "hexed"):
        return None  # what a card remembers is told where it is chosen
    if event.extra in ("cursed", "hexed"):
        return ("{card} is cursed", (("card", card),)) if card is not None and event.n else None
    template = "{card} has support" if event.n else "{card} loses support"
    return (template, (("card", card),)) if card is not None else None


def _combat(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    state = event.extra
    if state is None or state.stage != "proposed" or event.rule != "803.6":
        return None
    who = ("who", ("seat", state.seat))
    first = ("card", ("card", *_plain(game, state.attackers[0])))
    target: tuple[str, Arg] = (
        "target",
        ("card", *_plain(game, state.target)) if state.target else ("seat", state.target_seat),
    )
    if len(state.attackers) == 1:
        return "{who} attacks {target} with {card}", (who, first, target)
    if len(state.attackers) == 2:
        second = ("other", ("card", *_plain(game, state.attackers[1])))
        return "{who}: SCLM attack on {target} with {card} and {other}", (who, first, second, target)
    more = ("more", len(state.attackers) - 1)
    return "{who}: SCLM attack on {target} with {card} and {more} more", (who, first, more, target)


def _link(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    one, other = ("card", *_plain(game, event.obj)), ("card", *_plain(game, event.src))
    return "{card} and {other} are linked", (("card", one), ("other", other))


def _fight_back(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    one, other = ("card", *_plain(game, event.obj)), ("card", *_plain(game, event.src))
    return "{card} fights back {other}", (("card", one), ("other", other))


def _turn_start(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    return "Turn {n}: {who} has the initiative", (("n", event.n), ("who", ("seat", event.seat)))


def _initiative(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    if event.rule != "603.1a":
        return None
    return "{who} has the initiative in the first turn", (("who", ("seat", event.seat)),)


def _passes(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    return "{who} declines to attack", (("who", ("seat", event.seat)),)


def _skips(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    who = ("who", ("seat", event.seat))
    if event.extra == "draw step":
        return "{who} skips the draw step", (who,)
    if event.extra == "homebase step":
        return "{who} skips the homebase step", (who,)
    if event.extra == "deployment step":
        return "{who} skips the deployment step", (who,)
    return "The combat phase is skipped", ()


def _names(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    what = event.extra
    if isinstance(what, int):
        return "{who} names the number {n}", (_who(event), ("n", what))
    return "{who} names {name}", (_who(event), ("name", what))


def _loops(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    return "{who} repeats a loop: {n}", (("who", ("seat", event.seat)), ("n", event.n))


def _arrange(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    if event.n == 0:
        return "{who} puts no card under the deck", (("who", ("seat", event.seat)),)
    return "{who} puts {n} cards under the deck", (("who", ("seat", event.seat)), ("n", event.n))


def _lay(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    under = "{who} arranges {n} cards under the deck"
    template = under if event.extra[1] else "{who} arranges {n} cards on top of the deck"
    return template, (("who", ("seat", event.by)), ("n", event.n))


def _failed(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    return "{who} cannot draw: the deck is empty", (("who", ("seat", event.seat)),)


def _fizzles(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    template = "{card} triggers, but may not be played" if event.cause else "{card} triggers, but has no legal target"
    return template, (("card", ("card", event.extra, event.obj)),)


def _resolves(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    entry: Entry = event.extra
    if entry.kind == "card":
        return None
    return "{card} resolves", (("card", ("card", entry.number, entry.source)),)


def _face(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    if event.cause == "play":
        return None
    card = _card(game, event.obj, seat)
    template = "{card} is turned face-up" if event.n else "{card} is turned face-down"
    return (template, (("card", card),)) if card is not None else None


_LINES: Mapping[str, Teller] = {
    "move": _move,
    "link": _link,
    "played": _played,
    "proxy": _proxy,
    "bond": _bond,
    "stun": _about("{card} is stunned"),
    "cure": _about("{card} is cured"),
    "turn": _turn,
    "face": _face,
    "ep": _ep,
    "cp": _cp,
    "effect": _effect,
    "mark": _mark,
    "combat": _combat,
    "fight back": _fight_back,
    "turn start": _turn_start,
    "initiative": _initiative,
    "passes": _passes,
    "names": _names,
    "skips": _skips,
    "loops": _loops,
    "arrange": _arrange,
    "lay": _lay,
    "failed draw": _failed,
    "fizzles": _fizzles,
    "resolves": _resolves,
    "by hand": _by_hand,
    "cut": cut_short,
    "look": looked_at,
    "reveal": revealed,
}
