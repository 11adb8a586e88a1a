"""Loops that players repeat of their own will (1501.1a, 1501.1b, R087).

When a seat with priority stands for the second time in one step where it stood before, everything the rules count being
the same, what was done in between is a loop. Whoever acted in it names how often it is repeated; where both did, the
primary player names a number first and the smaller one counts. As every round leads back to the very same position, so
do the rounds that were named: nothing is left to carry out but that the loop may not be begun again before something
else is done. A loop that changes anything is no repetition; its players do it by hand, and forced ones end in a draw.

Cards that lie openly are compared by what they are and how they stand to each other, not by their ids: one that was
returned to the hand and played again is another object in the same place. What is hidden is compared without looking:
every card of a player lies somewhere, so where the open cards, the decks and the face-down cards are the same, the hand
is the same, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.objects import Obj
from engine.trails.query.context import MOST_NUMBER, MUCH
from engine.trails.state.game import Act, Entry, Loop, Outcome, TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import DECK, EXILE, FIELD, HOMEBASE, STANDBY, TRAIL

#: Acts in one step from which on positions are compared; hardly anybody does so much without turning in a circle.
FROM = 8
#: Triggered crafts and cards played by effects in one turn after which that is an endless loop (1501.1c, R087).
LOOP_LIMIT = 2000
_KEPT = 64
#: What was used, by object, in the marks that remember it.
_OF_OBJECTS = frozenset(("craft", "trigger", "first attack of"))
#: Acts that only use something up: a loop has another one in it, by which it is known.
_SPENDS = frozenset(("gain", "support"))


def endless(game: TrailsGame) -> bool:
    """Count one more thing that is played with nobody's doing; the game ends where that goes on for ever (1501.1c)."""
    game.chain += 1
    if game.chain > LOOP_LIMIT:
        game.finish(Outcome(-1, "A loop that nobody can stop goes on for ever", "1501.1c"))
    return game.outcome is not None


def outline(game: TrailsGame, seat: int, passes: int) -> tuple[Any, ...]:
    """What is quickly compared of where everything stands while ``seat`` has priority."""
    numbers = (game.turn, game.step, game.step_seat, game.bond, game.cp, game.ep, game.failed)
    return seat, passes, numbers, tuple(map(len, game.zones)), game.zones[DECK], game.zones[DECK + 1]


def place(game: TrailsGame) -> tuple[Any, ...]:
    """The rest of it: public facts only, so that both sides of a match agree."""
    near = sorted(_near(game), key=lambda obj: obj.stamp)  # the order of their ages counts (1215.2), not the ages
    labels: dict[int, Any] = {obj.id: index for index, obj in enumerate(near)}
    for zone in (TRAIL, TRAIL + 1, EXILE, EXILE + 1):
        labels.update((obj.id, (zone, *_cards(game, obj))) for obj in game.there(zone))
    waiting = game.there(STANDBY)
    labels.update((obj.id, ("standby", index)) for index, obj in enumerate(waiting))

    def named(idents: Iterable[int]) -> tuple[Any, ...]:
        return tuple(labels.get(ident, 0) for ident in idents)

    def bound(registers: Any) -> tuple[Any, ...]:
        return tuple((register, idents if register == MUCH else named(idents)) for register, idents in registers)

    table = tuple((*_stands(game, obj), named((obj.host,)) if obj.host else ()) for obj in near)
    away = tuple(
        tuple(sorted(str(labels[ident]) for ident in game.zones[zone])) for zone in (TRAIL, TRAIL + 1, EXILE, EXILE + 1)
    )
    entries: Iterator[tuple[tuple[int, ...], Entry]] = ((obj.cards, obj.entry) for obj in waiting)
    standby = tuple(
        (cards, entry._replace(source=0, targets=(), known=()), *named((entry.source,)), bound(entry.targets),
         bound(entry.known))
        for cards, entry in entries
    )  # fmt: skip
    effects = tuple(
        (lasting._replace(stamp=0, objs=(), source=0), named(lasting.objs), *named((lasting.source,)),
         sum(obj.stamp < lasting.stamp for obj in near))
        for lasting in game.effects
        if lasting.seat >= 0 or any(ident in labels for ident in lasting.objs)
    )  # fmt: skip
    delays = tuple(
        (delay._replace(source=0, known=()), *named((delay.source,)), bound(delay.known)) for delay in game.delays
    )
    combat = game.combat
    fight = combat and (
        combat._replace(attackers=(), target=0), named(combat.attackers), *named((combat.target,))
    )  # fmt: skip
    used = tuple(sorted(str(_use(mark, labels)) for mark in game.used if _counts(game, mark)))
    shown = tuple(sorted(str(labels.get(ident, 0)) for ident in game.shown))
    return table, away, standby, effects, delays, fight, used, shown, game.pending, game.asking


def _near(game: TrailsGame) -> list[Obj]:
    return [obj for zone in (FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1) for obj in game.there(zone)]


def _cards(game: TrailsGame, obj: Obj) -> tuple[Any, ...]:
    """What a card is to everybody: its number, or itself alone where it lies face-down in a homebase or is none."""
    if not obj.cards or (not obj.face_up and obj.zone >> 1 == HOMEBASE >> 1):
        return (obj.id,)
    return tuple(game.printed[card].number if card >= 0 else obj.id for card in obj.cards)


def _stands(game: TrailsGame, obj: Obj) -> tuple[Any, ...]:
    return (_cards(game, obj), obj.owner, obj.controller, obj.zone, obj.ready, obj.face_up, tuple(sorted(obj.marks)))


def _counts(game: TrailsGame, mark: tuple[Any, ...]) -> bool:
    """Whether it still counts that something was used: not if that was a craft of an object that is gone."""
    return mark[0] not in _OF_OBJECTS or mark[1] in game.objs


def _use(mark: tuple[Any, ...], labels: dict[int, Any]) -> tuple[Any, ...]:
    return (mark[0], labels.get(mark[1], mark[1]), *mark[2:]) if mark[0] in _OF_OBJECTS else mark


def what(game: TrailsGame, option: Option) -> tuple[Any, ...]:
    """An option by what its cards are and how they stand, not by their ids."""
    verb, *idents = option
    number = idents.pop() if verb == "craft" else 0
    objs = [game.objs[int(ident)] for ident in idents if ident in game.objs]
    return (verb, number, *(_stands(game, obj) for obj in objs))


def acted(game: TrailsGame, seat: int, passes: int, option: Option) -> None:
    """Note an act of 902.4 other than passing. Doing something else makes a barred loop possible again."""
    loop: Loop = game.loop
    if option[0] in _SPENDS:
        if loop.barred:
            game.loop = Loop(loop.acts)
        return
    done = loop.done
    if loop.barred:
        done = ()
    if loop.acts + 1 >= FROM:
        act = Act(outline(game, seat, passes), place(game), seat, what(game, option))
        done = (*done[-_KEPT:], act)
    game.loop = Loop(loop.acts + 1, done)


def repeated(game: TrailsGame, seat: int, passes: int) -> tuple[Act, ...]:
    """The acts since everything stood as it stands now; none if it never did."""
    done = game.loop.done
    if not done:
        return ()
    short = outline(game, seat, passes)
    full: tuple[Any, ...] | None = None
    for index in range(len(done) - 1, -1, -1):
        if done[index].outline == short:
            full = full or place(game)
            if done[index].place == full:
                return tuple(done[index:])
    return ()


def permitted(game: TrailsGame, seat: int, passes: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """What is offered without what would begin a loop again."""
    if not game.loop.barred:
        return offered
    short, full = outline(game, seat, passes), place(game)
    barred = [act.what for act in game.loop.barred if act.outline == short and act.place == full]
    return tuple(option for option in offered if option[0] == "pass" or what(game, option) not in barred)


def loop_reasons(game: TrailsGame, seat: int, option: Option) -> tuple[Reason, ...]:
    """Against beginning again a loop whose number was named."""
    barred: tuple[Act, ...] = game.loop.barred
    if not barred or option[0] == "pass":
        return ()
    meant = what(game, option)
    if not any(act.seat == seat and act.what == meant for act in barred):
        return ()
    rule = "1501.1a" if len({act.seat for act in barred}) == 1 else "1501.1b"
    return (Reason(rule, "This loop was repeated as often as was named; do something else first"),)


class NameCount(Frame):
    """Each player who can go on names how often; the smallest number counts."""

    __slots__ = ("counts", "cycle", "seats")

    def __init__(self, cycle: tuple[Act, ...], primary: int) -> None:
        super().__init__()
        self.cycle = cycle
        seats = {act.seat for act in cycle}
        self.seats = tuple(seat for seat in (primary, primary ^ 1) if seat in seats)
        self.counts: tuple[int, ...] = ()

    @property
    def shown_by(self) -> str:
        """The rule that asks."""
        return "1501.1a" if len(self.seats) == 1 else "1501.1b"

    @step("1501.1")
    def name(self, game: TrailsGame) -> None:
        """The next player names a number; the second one knows the first."""
        seat = self.seats[len(self.counts)]
        prompt = "This is a loop: how often do you repeat it?"
        game.ask(Decision(seat, Kind.NUMBER, "number", self.shown_by, prompt, (), 0, MOST_NUMBER))

    @step("1501.1 named")
    def named(self, game: TrailsGame) -> None:
        """When all have, the loop has been repeated and may not be begun again."""
        self.counts = (*self.counts, int(game.taken[0][1]))
        if len(self.counts) < len(self.seats):
            self.jump("1501.1")
            return
        event = Event("loops", seat=self.seats[0], by=self.seats[0], n=min(self.counts), rule=self.shown_by)
        event.extra = Loop(game.loop.acts, (), self.cycle)
        game.commit([event])
