"""The Attack Phase (chapter 10): preparation, declaration, block and damage, again and again."""

from __future__ import annotations

from typing import Any

from engine.eightfold.layers.facts import field, power_of
from engine.eightfold.play.checks import Checks
from engine.eightfold.play.legality import attack_reasons, attacking, block_reasons, fighting, party_tags
from engine.eightfold.play.options import legal
from engine.eightfold.play.wounding import Wound
from engine.eightfold.state.match import Match
from engine.eightfold.turn.windows import Priority
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step

_STRIDE = 1000
_FIRST = "pre-emptive strike"


class AttackPhase(Frame):
    """shares: how a blocker divides its damage, once that is said. early: who has dealt damage in the first packet."""

    __slots__ = ("early", "shares")

    def __init__(self) -> None:
        super().__init__()
        self.shares: tuple[tuple[int, int], ...] = ()
        self.early: tuple[int, ...] = ()

    @step("10.1.1.1")
    def prepare(self, game: Any) -> None:
        """Triggered abilities, then priority (10.1.1.2)."""
        game.push(Priority())
        game.commit([Event("step", extra="attack", rule=self.rule)])

    @step("10.1.2.1")
    def declare(self, game: Any) -> None:
        """A Forward, a Party, or nobody."""
        game.taken = ()
        seat = game.owner
        able = [obj.id for obj in field(game, seat, "forward") if legal(attack_reasons(game, seat, obj))]
        if not able:
            return
        bound = [ident for ident in able if "attack" in game.derived.traits[ident].musts]
        if bound:  # 10.1.2.1.3: one of them attacks, alone or with who can join it
            joined = [i for i in able if any(set(party_tags(game, i)) & set(party_tags(game, one)) for one in bound)]
            able = [ident for ident in able if ident in bound or ident in joined]
        game.ask(
            Decision(
                seat,
                Kind.CHOOSE,
                "attackers",
                self.rule,
                "Choose who attacks",
                tuple(("attack", ident) for ident in able),
                1 if bound else 0,
                len(able),
                shared=("party",),
                tags=tuple((party_tags(game, ident),) for ident in able),
                demanded=tuple(("attack", ident) for ident in bound),
            )
        )

    @step("10.1.2.2")
    def attack(self, game: Any) -> None:
        """They become dull, unless they have Brave (15.2.1.2)."""
        attackers = tuple(int(option[1]) for option in game.taken)
        if not attackers:
            return
        seat = game.owner
        events = [
            Event("turned", ident, n=1, by=seat, cause="attack", rule=self.rule)
            for ident in attackers
            if "brave" not in game.derived.traits[ident].keywords
        ]
        events += [Event("attack", ident, seat=seat, by=seat, rule="10.1.2.4", extra=attackers) for ident in attackers]
        game.commit(events)

    @step("10.1.2.5")
    def declared(self, game: Any) -> None:
        """Triggers, then priority, also if nobody attacks (10.1.2.6, R-S19)."""
        game.push(Priority())

    @step("10.1.2.7")
    def nobody(self, game: Any) -> None:
        """Without attackers the phase is over."""
        if game.battle is None:
            game.frames.pop()

    @step("10.1.3.1")
    def block(self, game: Any) -> None:
        """One Forward of the other player, or none."""
        game.taken = ()
        seat = game.owner ^ 1
        if not attacking(game, game.battle):
            return
        able = [obj.id for obj in field(game, seat, "forward") if legal(block_reasons(game, seat, obj))]
        bound = [ident for ident in able if "block" in game.derived.traits[ident].musts]
        options = tuple(("block", ident) for ident in bound or able)
        if options:
            least = 1 if bound else 0
            game.ask(Decision(seat, Kind.CHOOSE, "block", self.rule, "Choose who blocks", options, least, 1))

    @step("10.1.3.2")
    def blocking(self, game: Any) -> None:
        """It blocks; a Party as if it were one (10.1.3.4)."""
        if game.taken:
            ident, seat = int(game.taken[0][1]), game.owner ^ 1
            extra = attacking(game, game.battle)
            game.commit([Event("block", ident, seat=seat, by=seat, rule=self.rule, extra=extra)])

    @step("10.1.3.5")
    def blocked(self, game: Any) -> None:
        """Triggers, then priority (10.1.3.6)."""
        game.push(Priority())

    @step("10.1.4.1")
    def strike_player(self, game: Any) -> None:
        """Unblocked: one point to the player, however many attack."""
        self.shares = ()
        self.early = ()
        battle = game.battle
        attackers = attacking(game, battle)
        if battle.blocked:
            return
        self.jump("10.1.4.3")
        if attackers:
            game.push(Wound(battle.seat ^ 1, 1, attackers, battle.seat))

    @step("15.2.3.3")
    def quick(self, game: Any) -> None:
        """Who has Pre-emptive Strike as the step begins; a Party only if all of it has."""
        attackers = attacking(game, game.battle)
        blocker = self._blocker(game)
        early = attackers if all(_has(game, ident) for ident in attackers) else ()
        self.early = (*early, blocker) if blocker and _has(game, blocker) else early
        self._divide(game, blocker in self.early)

    @step("15.2.3.2")
    def first_packet(self, game: Any) -> None:
        """They deal damage first."""
        self._divided(game)
        if self.early:
            game.push(Checks(stacking=False))
            game.commit(self._damage(game, self._blocker(game), lambda ident: ident in self.early))

    @step("10.1.4.2.1")
    def divide(self, game: Any) -> None:
        """Against a Party the blocker's damage is divided as its controller wants (R-S21), if it still deals any."""
        self._divide(game, self._blocker(game) not in self.early)

    @step("10.1.4.2")
    def packet(self, game: Any) -> None:
        """Then all others that are still in the battle, at once."""
        self._divided(game)
        game.commit(self._damage(game, self._blocker(game), lambda ident: ident not in self.early))

    @step("10.1.4.3")
    def dealt(self, game: Any) -> None:
        """Triggers, then priority (10.1.4.4)."""
        game.push(Priority())

    @step("10.1.4.5")
    def disband(self, game: Any) -> None:
        """A Party disbands; and the next attack (10.1.4.6, R-S18)."""
        self.jump("10.1.1.1" if game.switches.next_attack == "preparation" else "10.1.2.1")
        game.commit([Event("peace", rule=self.rule)])

    # what the steps ask -----------------------------------------------------------------------------------------------
    def _blocker(self, game: Match) -> int:
        battle = game.battle
        assert battle is not None
        return battle.blocker if battle.blocker and fighting(game, battle.blocker, battle.seat ^ 1) else 0

    def _divide(self, game: Match, deals: bool) -> None:
        """Ask how the blocker's damage is divided, where it deals any to a Party."""
        game.taken = ()
        assert game.battle is not None
        attackers = attacking(game, game.battle)
        blocker = self._blocker(game)
        power = power_of(game, blocker) if blocker and deals and len(attackers) > 1 else 0
        if power <= 0:
            return
        game.ask(
            Decision(
                game.battle.seat ^ 1,
                Kind.SPLIT,
                "split",
                "10.1.4.2.1",
                "Divide {total}",
                tuple(("share", ident) for ident in attackers),
                0,
                0,
                power,
                source=blocker,
                args=(("total", power),),
                stride=_STRIDE if power % _STRIDE == 0 else 1,
            )
        )

    def _divided(self, game: Match) -> None:
        if game.taken:
            self.shares = tuple((int(share[1]), int(share[2])) for share in game.taken)
        game.taken = ()

    def _damage(self, game: Match, blocker: int, deals: Any) -> list[Event]:
        """Each deals damage equal to its Power; who has left deals and gets none (R-S22)."""
        events: list[Event] = []
        if not blocker:
            return events
        assert game.battle is not None
        attackers = attacking(game, game.battle)
        for ident in attackers:
            if deals(ident):
                events.append(_blow(game, ident, blocker, power_of(game, ident)))
        if deals(blocker):
            shares = dict(self.shares) if self.shares else {one: power_of(game, blocker) for one in attackers[:1]}
            events += [_blow(game, blocker, one, shares[one]) for one in attackers if shares.get(one)]
        return events


def _has(game: Match, ident: int) -> bool:
    return _FIRST in game.derived.traits[ident].keywords


def _blow(game: Match, source: int, to: int, amount: int) -> Event:
    by = game.derived.traits[source].controller
    return Event("damage", to, n=amount, src=source, by=by, cause="battle", rule="10.1.4.2")
