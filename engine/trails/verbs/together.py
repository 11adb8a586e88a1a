"""What is done at one time: what several players may do, and one verb done to several things (1502.1, R010, R060).

Guards: tests/trails/1500/1502-both-players/each_may.yaml, tests/trails/1200/1211-triggered/at_one_time.yaml.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.query.context import COMPULSORY
from engine.trails.query.filters import concerned
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.verbs.options import PAYING, UNSHOWN, asked, asks_hidden

#: What is done at once with the same of the other player, where that is all the same to both.
_OF_PLAYERS = (t.Bond, t.Draw, t.Gain, t.Discard)
#: What cannot be parted from the choice before it: what can be chosen follows from it.
_ONE_BY_ONE = (t.PlayCard, t.Crew, t.Pair, t.Trade)


def primary_first(game: TrailsGame, seats: Iterable[int]) -> list[int]:
    """Seats in the order in which players decide what happens at once (1502.1)."""
    return sorted(seats, key=lambda seat: seat != game.primary)


def together(game: TrailsGame, frame: Effects, node: t.Together) -> bool:
    """Each player decides whether to use an option, and about what, before anything of it is done (1502.1).

    What is chosen among cards that everybody sees is known to the second player, cards of a hidden zone are not (R010).
    """
    if not node.options:
        found = [game.objs[ident] for ident in frame.regs.get(UNSHOWN, ()) if not game.objs[ident].face_up]
        if found:  # all see that what was found by a quality has it (1312.3)
            game.commit(Event("reveal", one.id, seat=one.owner, n=1, by=one.owner, rule="1312.3") for one in found)
        frame.regs = {name: frame.regs[name] for name in frame.regs if name not in (PAYING, UNSHOWN)}
        follows = (part for option in node.decided for part in option.then)
        frame.code = (*at_once([option.cost for option in node.decided]), *follows, *frame.code[1:])
        return True
    ctx = frame.context()
    first, *rest = sorted(
        node.options, key=lambda option: tuple(concerned(game, option.player, ctx)) != (game.primary,)
    )
    if frame.stage == 0 and asked(game, frame, first):
        return False
    if frame.stage == 0 or game.taken != (("yes",),):
        refused = t.May((), first.otherwise, first.player)
        frame.code = (t.Together(tuple(rest), (*node.decided, refused)), *frame.code[1:])
        return True
    decisions, left = _parted(first)
    after = t.Together(tuple(rest), (*node.decided, t.May(left, first.then, first.player)))
    frame.code = (*decisions, after, *frame.code[1:])
    if asks_hidden(first.cost, ctx):
        frame.bind(COMPULSORY, (1,))
    frame.bind(PAYING, (len(frame.code) - len(decisions) - 1,))
    return True


def _parted(option: t.May) -> tuple[tuple[t.Instruction, ...], tuple[t.Instruction, ...]]:
    """What is decided of an option, and what is done then. What is chosen after something was done comes later."""
    cost = option.cost
    if any(isinstance(part, _ONE_BY_ONE) for part in cost):
        return (), cost
    decisions: list[t.Instruction] = []
    for index, part in enumerate(cost):
        if isinstance(part, t.Discard) and part == t.Discard(option.player, part.amount) and index == 0:
            chosen = f"discarded by {option.player}"  # it is chosen now and goes with what the other player discards
            hand = t.Filter(zone="hand", whose=option.player)
            choice = t.Choose(chosen, hand, part.amount, part.amount, option.player)
            return (choice,), (t.Do("discard", chosen), *cost[1:])
        if not isinstance(part, t.Choose):
            return tuple(decisions), cost[index:]
        decisions.append(part)
    return tuple(decisions), ()


def at_once(several: list[tuple[t.Instruction, ...]]) -> tuple[t.Instruction, ...]:
    """What players have decided to do, of each of their first instructions the same at one time, and so on."""
    out: list[t.Instruction] = []
    for place in range(max(map(len, several), default=0)):
        for index, do in enumerate(one for one in several if len(one) > place):
            joined = _joined(out[-1], do[place]) if index else ()
            out[len(out) - bool(joined) :] = joined or (do[place],)
    return tuple(out)


def _joined(one: Any, other: Any) -> tuple[t.Instruction, ...]:
    """Two instructions as what happens at one time; () if they come one after the other."""
    if isinstance(one, t.Do | t.Put) and one.__class__ is other.__class__:
        return (one, replace(other, along=True)) if replace(other, who=one.who, along=one.along) == one else ()
    if isinstance(one, _OF_PLAYERS) and one.__class__ is other.__class__ and not getattr(one, "register", ""):
        same = {one.player, other.player} == {"you", "opponent"} and replace(other, player=one.player) == one
        return (replace(one, player="each"),) if same else ()
    return ()


def crowd(frame: Effects) -> tuple[t.Do | t.Put, ...]:
    """The present instruction with all that are carried out along with it."""
    node: Any = frame.code[0]
    out = [node]
    for after in frame.code[1:]:
        if not isinstance(after, t.Do | t.Put) or not after.along or replace(after, who=node.who, along=False) != node:
            break
        out.append(after)
    return tuple(out)
