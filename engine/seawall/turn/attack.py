"""An attack: its five steps in the main phase (chapter 7)."""

from __future__ import annotations

from typing import Any

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.seawall.events.striking import area_damage
from engine.seawall.layers.facts import ap_of
from engine.seawall.play.legality import PLAYER, block_reasons
from engine.seawall.play.options import legal
from engine.seawall.play.triggered import Triggers
from engine.seawall.state.match import Match, units
from engine.seawall.state.zones import BASE, BATTLE, SHIELDS

NO_BLOCK = ("none",)


class Attack(Frame):
    """seat: who attacks. unit: with what. target: id, or -1 for the player. window: the action step."""

    __slots__ = ("seat", "target", "unit", "window")

    def __init__(self, seat: int, unit: int, target: int, window: Frame) -> None:
        super().__init__()
        self.seat = seat
        self.unit = unit
        self.target = target
        self.window = window

    @step("7-3-1")
    def declare(self, game: Any) -> None:
        """Rest the attacker, name the target; what waits for that triggers (7-3-2, 7-3-3)."""
        game.push(Triggers())
        game.commit(
            [
                Event("step", extra="attack", rule=self.rule),
                Event("turned", self.unit, n=1, by=self.seat, cause="attack", rule=self.rule),
                Event("attack", self.unit, n=self.target, seat=self.seat, by=self.seat, cause="attack", rule=self.rule),
            ]
        )

    @step("7-3-5-1")
    def attack_ends(self, game: Any) -> None:
        """On to the battle end step, if one of both is gone (R-G10)."""
        if self._off(game):
            self.jump("7-7-1")

    @step("7-4-1")
    def block(self, game: Any) -> None:
        """The standby player may use one Blocker (7-4-2, 7-4-4)."""
        game.commit([Event("step", extra="block", rule=self.rule)])
        other = self.seat ^ 1
        able = [obj.id for obj in units(game, other) if legal(block_reasons(game, other, obj))]
        options = (NO_BLOCK, *(("block", ident) for ident in able))
        game.ask(Decision(other, Kind.ACT, "block", self.rule, "Block with a Unit, or not", options, source=self.unit))

    @step("11-1-4-1")
    def blocked(self, game: Any) -> None:
        """The Blocker rests and is the target now."""
        if game.taken[0] != NO_BLOCK:
            unit = int(game.taken[0][1])
            by = self.seat ^ 1
            game.push(Triggers())
            game.commit(
                [
                    Event("turned", unit, n=1, by=by, cause="block", rule=self.rule),
                    Event("block", unit, seat=by, by=by, cause="block", rule=self.rule),
                ]
            )

    @step("7-4-5-1")
    def block_ends(self, game: Any) -> None:
        """On to the battle end step, if one of both is gone."""
        if self._off(game):
            self.jump("7-7-1")

    @step("7-5-1")
    def action(self, game: Any) -> None:
        """The action step (chapter 8)."""
        game.push(self.window.copy(None))  # a fork pushes its own
        game.commit([Event("step", extra="action", rule=self.rule)])

    @step("7-5-2-1")
    def action_ends(self, game: Any) -> None:
        """On to the battle end step, if one of both is gone."""
        if self._off(game):
            self.jump("7-7-1")

    @step("7-6-1")
    def confirm(self, game: Any) -> None:
        """The target is looked at now; First Strike comes before the rest (11-1-5-2)."""
        game.commit([Event("step", extra="damage", rule=self.rule)])
        if not self._first_strike(game):
            self.jump("7-6-3-2")
            return
        game.push(Triggers())
        target = game.battle.target
        if target == PLAYER:
            self._strike_player(game)
        else:
            game.commit([self._damage(game, self.unit, target)])

    @step("11-1-5-3")
    def struck_first(self, game: Any) -> None:
        """Who is still there strikes back."""
        target = game.battle.target
        self.jump("7-6-3-3")
        if target != PLAYER and not self._off(game):
            game.push(Triggers())
            game.commit([self._damage(game, target, self.unit)])

    @step("7-6-3-2")
    def strike(self, game: Any) -> None:
        """Damage to the player's shield area, or of both Units to each other at once."""
        game.push(Triggers())
        target = game.battle.target
        if target == PLAYER:
            self._strike_player(game)
            return
        game.commit([self._damage(game, self.unit, target), self._damage(game, target, self.unit)])

    @step("7-6-3-3")
    def damage_ends(self, game: Any) -> None:
        """Everything that it triggered has been resolved."""

    @step("7-7-1")
    def battle_ends(self, game: Any) -> None:
        """What lasts "during this battle" ends."""
        game.push(Triggers())
        game.commit(
            [Event("step", extra="battle end", rule=self.rule), Event("expire", extra="battle", rule=self.rule)]
        )

    @step("7-7-2")
    def over(self, game: Any) -> None:
        """Back to the main phase."""
        game.commit([Event("peace", rule=self.rule), Event("step", extra="main", rule=self.rule)])

    # what the steps ask -----------------------------------------------------------------------------------------------
    def _off(self, game: Match) -> bool:
        """Whether the attacker or the target has left the battle area (3-1-5)."""
        battle = game.battle
        assert battle is not None
        return not _there(game, battle.attacker) or (battle.target != PLAYER and not _there(game, battle.target))

    def _first_strike(self, game: Match) -> bool:
        traits = game.derived.traits.get(self.unit)
        return traits is not None and "first strike" in traits.keywords

    def _damage(self, game: Match, source: int, to: int) -> Event:
        seat = game.objs[source].owner
        return Event("damage", to, n=ap_of(game, source), src=source, by=seat, cause="battle", rule="7-6-3-2")

    def _strike_player(self, game: Match) -> None:
        """7-6-2: the Base, else the top Shield, else the player."""
        other, amount = self.seat ^ 1, ap_of(game, self.unit)
        base = game.zones[BASE + other]
        if not base and not game.zones[SHIELDS + other]:
            game.commit(
                [Event("struck", seat=other, n=amount, src=self.unit, by=self.seat, cause="battle", rule="7-6-2-2")]
            )
        elif base and game.switches.base_deals_battle_damage:  # R-G18
            hit = Event("damage", base[0], n=amount, src=self.unit, by=self.seat, cause="battle", rule="7-6-2-3")
            game.commit([hit, self._damage(game, base[0], self.unit)])
        else:
            area_damage(game, other, amount, "battle", self.unit, self.seat)


def _there(game: Match, ident: int) -> bool:
    return ident in game.objs and game.objs[ident].zone in (BATTLE, BATTLE + 1)
