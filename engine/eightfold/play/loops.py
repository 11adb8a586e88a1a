"""Loops that players repeat of their own will (13.2, 13.3, R-S47).

When a seat with priority stands for the third time in a turn where it stood before, everything the rules count being
the same, what was done in between is a loop. Whoever acted in it names how often it runs; where both did, the turn
player names a number first and the smaller one counts. As every round leads back to the very same position, so do the
rounds that were named: nothing is left to carry out but that the loop may not be begun again. A single player's may be
begun again after something else was done; where both could stop it, who named more may not go on in the same position.

A loop that grows never comes back to a position: what one ability can be used for again and again in a turn ends after
so many uses as nobody needs who is not in a loop.

Positions are compared by what both players see: cards of hands and decks by how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from engine.effects.reasons import Reason
from engine.eightfold.state.match import Act, Match
from engine.eightfold.state.zones import DECK, HAND
from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.objects import Obj

#: So often a position is there before what leads back to it counts as a loop.
_ROUNDS = 3
_KEPT = 64
_MOST = 1000
#: So often an ability is used in one turn only in a loop.
MANY = 50


def outline(game: Match, seat: int, passes: int) -> tuple[int, ...]:
    """What is quickly compared of where everything stands while a seat has priority."""
    counts = tuple(map(len, game.zones))
    return game.turn, seat, passes, len(game.effects), len(game.used), len(game.delayed), *counts


def place(game: Match) -> str:
    """The rest of it, as a short text."""
    near = [
        game.objs[ident] for zone, ids in enumerate(game.zones) if zone not in _HIDDEN for ident in ids
    ]  # in the order of their ages where that matters
    labels = {obj.id: at for at, obj in enumerate(sorted(near, key=lambda obj: (obj.zone, obj.stamp)))}

    def named(idents: Iterable[int]) -> list[int]:
        return sorted(labels.get(ident, -1) for ident in idents)

    def bound(regs: Iterable[tuple[str, tuple[int, ...]]]) -> list[Any]:
        return [(register, named(ids)) for register, ids in regs]

    table = [(*_stands(obj), named((obj.host,)), game.damage.get(obj.id, 0)) for obj in near]
    stack = [
        (entry.seat, entry.number, named((entry.source,)), bound(entry.regs))
        for obj in near
        if (entry := obj.entry) is not None
    ]
    effects = [
        (effect.does, effect.span, effect.seat, named(effect.ids), sum(obj.stamp < effect.stamp for obj in near))
        for effect in game.effects
    ]
    delayed = [
        (one.moment, one.seat, one.number, one.do, named((one.source,)), bound(one.regs)) for one in game.delayed
    ]
    used = sorted((labels.get(ident, -1), number) for ident, number in game.used)
    battle = game.battle and (named(game.battle.attackers), named((game.battle.blocker,)), game.battle.blocked)
    told = [named(game.frozen), named(game.arrived), named(game.attacked), sorted(game.failed), sorted(game.unpaid)]
    said = (game.step, table, stack, effects, delayed, used, battle, told)
    return blake2b(repr(said).encode(), digest_size=12).hexdigest()


_HIDDEN = (HAND, HAND + 1, DECK, DECK + 1)


def _stands(obj: Obj) -> tuple[Any, ...]:
    return (obj.cards, obj.owner, obj.controller, obj.zone, obj.ready)


def what(game: Match, option: Option) -> str:
    """An option by what its card is and how it stands, not by its id."""
    obj = game.objs.get(int(option[1]))
    return repr((option[0], option[2:], None if obj is None else _stands(obj)))


def _use(game: Match, option: Option) -> str:
    """An option by its card alone."""
    return repr((option[0], option[2:], game.objs[int(option[1])].cards))


def _worn(game: Match, option: Option) -> bool:
    return len(game.runs) >= MANY and game.runs.count(_use(game, option)) >= MANY


def acted(game: Match, seat: int, passes: int, option: Option) -> None:
    """Note an act other than passing. Doing something else makes possible again what a single player had repeated."""
    act = Act(outline(game, seat, passes), place(game), seat, what(game, option))
    game.acts = (*game.acts[-_KEPT:], act)
    game.runs = (*game.runs, _use(game, option))
    game.barred = tuple(one for one in game.barred if one.shared)


def repeated(game: Match, seat: int, passes: int) -> tuple[Act, ...]:
    """The acts since everything stood as it stands now, if it did often enough; none otherwise."""
    now = outline(game, seat, passes)
    alike = [at for at, act in enumerate(game.acts) if act.outline == now]
    if len(alike) < _ROUNDS - 1:
        return ()
    full = place(game)
    alike = [at for at in alike if game.acts[at].place == full]
    return game.acts[alike[-1] :] if len(alike) >= _ROUNDS - 1 else ()


def permitted(game: Match, seat: int, passes: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """What is offered without what would begin a loop again."""
    offered = tuple(option for option in offered if option[0] != "use" or not _worn(game, option))
    if not game.barred:
        return offered
    now, full = outline(game, seat, passes), place(game)
    barred = [act.what for act in game.barred if act.outline == now and act.place == full]
    return tuple(option for option in offered if option[0] == "pass" or what(game, option) not in barred)


def loop_reasons(game: Match, seat: int, option: Option) -> Iterable[Reason]:
    """Against beginning again a loop whose number was named, or going on with one that grows."""
    if _worn(game, option):
        yield Reason(("13.2",), "It has been used as often as in a loop this turn")
    meant = what(game, option) if game.barred else ""
    for act in game.barred:
        if act.seat == seat and act.what == meant:
            yield Reason(("13.3" if act.shared else "13.2",), "This loop has run as often as was said")
            return


class NameCount(Frame):
    """Each player who can go on says how often; the smallest number counts."""

    __slots__ = ("counts", "cycle", "seats")

    def __init__(self, cycle: tuple[Act, ...], first: int) -> None:
        super().__init__()
        self.cycle = cycle
        seats = {act.seat for act in cycle}
        self.seats = tuple(seat for seat in (first, first ^ 1) if seat in seats)
        self.counts: tuple[int, ...] = ()

    @step("13.2")
    def name(self, game: Any) -> None:
        """The next player says a number; the second one knows the first."""
        rule = "13.3" if len(self.seats) > 1 else "13.2"
        prompt = "This is a loop: how often do you repeat it?"
        game.ask(Decision(self.seats[len(self.counts)], Kind.NUMBER, "number", rule, prompt, (), 0, _MOST))

    @step("13.2 named")
    def named(self, game: Any) -> None:
        """When all have, it has run; who named most does not begin it again."""
        self.counts = (*self.counts, int(game.taken[0][1]))
        if len(self.counts) < len(self.seats):
            self.jump("13.2")
            return
        shared = len(self.seats) > 1
        over = self.seats[self.counts.index(max(self.counts))]
        barred = tuple(act._replace(shared=shared) for act in self.cycle if act.seat == over)
        rule = "13.3" if shared else "13.2"
        game.commit([Event("loops", seat=over, by=over, n=min(self.counts), rule=rule, extra=barred)])
