"""Waiting triggers are resolved: the newest batch first, Bursts before the rest, then the active player's in the order
he picks one by one, then the other's (R-G02, R-G03)."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, holds
from engine.effects.run import Effects
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.identity import fingerprint
from engine.kernel.triggers import Pending, nested
from engine.seawall.events.striking import area_damage
from engine.seawall.layers.facts import FACTS
from engine.seawall.play.legality import activatable
from engine.seawall.play.playing import Spend
from engine.seawall.state.match import Match, Outcome
from engine.seawall.state.zones import BASE, BATTLE, SHIELDS

_FEW = 24  #: effects in a row before a repetition is looked for
_MANY = 400  #: effects in a row that nobody can stop
_YES_NO = (("yes",), ("no",))


class Triggers(Frame):
    """Until nothing waits any more. item: what is being activated. asked, rounds, seen: after how many answers the last
    real choice was, how many effects were used since, and how it looked then (R-G45)."""

    __slots__ = ("asked", "item", "rounds", "seen")

    def __init__(self) -> None:
        super().__init__()
        self.item: Pending | None = None
        self.asked = -1
        self.rounds = 0
        self.seen: tuple[str, ...] = ()

    @step("9-1-6-5")
    def pick(self, game: Any) -> None:
        """The next one. What cannot be activated is passed over, and is gone when nothing else of its side is left."""
        self.item = None
        game.taken = ()
        while game.pending:
            found = nested(game.pending, (game.owner, game.owner ^ 1))
            able = [index for index in found if can_activate(game, game.pending[index])]
            if able:
                break
            gone = [game.pending[index] for index in found]
            game.pending = tuple(one for index, one in enumerate(game.pending) if index not in found)
            if spent := [Spend(one.source, "11-2-5-3") for one in gone if one.number == "burst"]:
                self.jump("9-1-6-5")
                for frame in spent:
                    game.push(frame)
                return
        else:
            return
        first = game.pending[able[0]]
        game.taken = (("trigger", able[0]),)
        if len({_identity(game.pending[index]) for index in able}) > 1:
            kept: dict[object, int] = {}
            for index in able:
                kept.setdefault(_identity(game.pending[index]), index)
            options = tuple(("trigger", index) for index in kept.values())
            game.ask(Decision(first.seat, Kind.CHOOSE, "order", self.rule, "Which of these comes next?", options))

    @step("9-3-1-2")
    def declare(self, game: Any) -> None:
        """A Burst and what "may" be done are the player's choice (11-2-5-3, 9-1-3)."""
        if not game.taken:
            game.frames.pop()
            return
        index = int(game.taken[0][1])
        item: Pending = game.pending[index]
        game.pending = (*game.pending[:index], *game.pending[index + 1 :])
        self.item = item
        game.taken = (("yes",),)
        burst = item.number == "burst"
        if burst or (not item.number and item.craft.ability.may):
            prompt = "Use the Burst?" if burst else "Use this effect?"
            rule = "11-2-5-3" if burst else "9-1-3"
            source = item.event if not burst and item.event else item.source
            game.ask(Decision(item.seat, Kind.YES_NO, "yes-no", rule, prompt, _YES_NO, source=source))

    @step("9-3-1-3")
    def activate(self, game: Any) -> None:
        """Carry it out; what triggers meanwhile is a newer batch."""
        item, yes = self.item, game.taken == (("yes",),)
        assert item is not None
        self.item = None
        self.jump("9-1-6-5")
        if item.number == "burst":
            game.push(Spend(item.source, "11-2-5-3"))
        if not yes:
            return
        if self._loops(game):
            game.finish(Outcome(-1, "R-G45"))
            return
        game.batch += 1
        if item.number in ("repair", "breach"):
            _keyword(game, item)
            return
        ability = item.craft.ability
        game.push(Effects(item.seat, item.source, ability.do, item.known, int(item.event or 0)))
        if ability.once:
            game.commit([Event("used", item.source, by=item.seat, rule="11-2-12-1", extra=_key(item))])

    def _loops(self, game: Match) -> bool:
        """Whether effects feed each other and nobody can do anything about it."""
        if self.asked != game.counts:
            self.asked, self.rounds, self.seen = game.counts, 0, ()
        self.rounds += 1
        if self.rounds < _FEW:
            return False
        places = [(zone, at, game.damage.get(i, 0)) for zone, ids in enumerate(game.zones) for at, i in enumerate(ids)]
        waiting = [(one.seat, one.number or one.craft.ability.number) for one in game.pending]
        now = fingerprint(game, (places, waiting))
        again = now in self.seen or self.rounds > _MANY
        self.seen = (*self.seen[-_FEW:], now)
        return again


def can_activate(game: Match, item: Pending) -> bool:
    """Whether a trigger can be activated now (9-2, R-G36): tested when it is its turn."""
    if item.number == "repair":
        return item.source in game.objs and game.damage.get(item.source, 0) > 0  # 11-1-1-3
    if item.number == "breach":
        other = item.seat ^ 1
        return bool(game.zones[BASE + other] or game.zones[SHIELDS + other])  # 11-1-2-5
    ability = item.craft.ability
    if ability.once and _key(item) in game.used:
        return False
    context = Context(item.seat, item.source, dict(item.known), int(item.event or 0))
    return holds(FACTS, game, ability.test, context) and activatable(
        game, item.seat, item.source, ability.do, public=True
    )


def _keyword(game: Match, item: Pending) -> None:
    traits = game.derived.traits.get(item.source)
    amount = int(item.event) if traits is None else traits.keywords.get(item.number, 0)
    if item.number == "repair":
        game.commit(
            [Event("heal", item.source, n=amount, src=item.source, by=item.seat, cause="effect", rule="11-1-1-2")]
        )
        return
    area_damage(game, item.seat ^ 1, amount, "effect", item.source, item.seat)


def _key(item: Pending) -> tuple[int, int, int]:
    return int(item.event or item.source), item.craft.carrier, item.craft.ability.number


def _identity(item: Pending) -> object:
    """Equal for triggers of one ability of one card: which of them comes first is no choice."""
    return (item.number, item.source) if item.number else (_key(item), BATTLE)
