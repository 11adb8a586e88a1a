"""The combat phase (800s): proposing attackers, resolving combat, and jumping back the way the book does."""

from __future__ import annotations

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, at, step
from engine.trails import tree as t
from engine.trails.events.triggers import note_conditional
from engine.trails.layers.derive import attack_costs
from engine.trails.play.attack_targets import (
    attack_decision,
    common_targets,
    pressed,
    pressed_decision,
    still_legal,
    target_option,
)
from engine.trails.play.priority import Priority
from engine.trails.query.context import Context
from engine.trails.query.costs import cost_reasons
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import Combat, TrailsGame
from engine.trails.state.player_numbers import tolls
from engine.trails.tree.plain import DOES, encoded
from engine.trails.tree.zones import FIELD
from engine.trails.turn.combat_results import answered, combat_ends, first_attacks, results, supported, unanswered


class CombatPhase(Frame):
    """802. passes: declared passes in a row. seat: whose sub step is next."""

    __slots__ = ("passes", "seat")

    def __init__(self) -> None:
        super().__init__()
        self.passes = 0
        self.seat = -1

    @step("802.1")
    def start(self, game: TrailsGame) -> None:
        """The combat phase starts."""
        game.commit([Event("step", rule="802.1", extra=("combat", "combat", -1))])
        game.commit([Event("moment", rule="802.1", extra=("start", "combat phase"))])
        self.seat = game.initiative

    @step("802.2")
    def priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("802.3")
    def sub_step(self, game: TrailsGame) -> None:
        """A combat sub step of the next player."""
        game.push(ProposeAttacker(self.seat))

    @step("803.4")
    def count_passes(self, game: TrailsGame) -> None:
        """Two declared passes in a row end it; an accepted proposal in between breaks the run (R014)."""
        declined, proposed = game.returned
        self.passes = (1 if proposed and game.switches.abort_breaks_pass_run else self.passes + 1) if declined else 0
        self.seat ^= 1
        if self.passes < 2:
            self.jump("802.3")

    @step("802.4")
    def end(self, game: TrailsGame) -> None:
        """The end of the combat phase."""
        game.commit([Event("step", rule="802.4", extra=("combat", "combat", -1))])
        game.commit([Event("moment", rule="802.4", extra=("end", "combat phase"))])

    @step("802.5")
    def end_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("302.1b")
    def pools(self, game: TrailsGame) -> None:
        """Pools empty at the end of the phase."""
        game.commit([Event("pools", rule="302.1b")])


class ProposeAttacker(Frame):
    """803. Hands back (declined, whether a proposal of this sub step had been accepted)."""

    __slots__ = ("attackers", "proposed", "seat")

    def __init__(self, seat: int, proposed: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.proposed = proposed
        self.attackers: tuple[int, ...] = ()

    @step("803.1")
    def start(self, game: TrailsGame) -> None:
        """The propose attacker step starts."""
        game.commit([Event("step", seat=self.seat, rule="803.1", extra=("combat", "combat", self.seat))])
        game.commit([Event("moment", seat=self.seat, rule="803.1", extra=("start", "propose attacker step"))])

    @step("803.2")
    def priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("803.3")
    def select_attackers(self, game: TrailsGame) -> None:
        """One or more UNITs, or a pass. A player without a possible attacker must pass; all can see that."""
        decision = attack_decision(game, self.seat)
        if not decision.options:
            game.taken = ()
        else:
            game.ask(decision)

    @step("803.4")
    def declare_pass(self, game: TrailsGame) -> None:
        """A pass ends the sub step."""
        self.attackers = tuple(sorted(int(option[1]) for option in game.taken))
        if self.attackers:
            group = pressed(game, self.seat, self.attackers)
            if group:
                self.jump("803.4")
                game.ask(pressed_decision(self.seat, group))
            return
        game.commit([Event("passes", seat=self.seat, by=self.seat, rule="803.4")])
        game.commit([Event("pools", rule="302.1b")])
        game.give((True, self.proposed))

    @step("803.5")
    def select_target(self, game: TrailsGame) -> None:
        """One opposing UNIT, or the player if none can be selected (803.5b)."""
        targets = common_targets(game, self.seat, self.attackers)
        options = tuple(target_option(target) for target in targets)
        game.ask(Decision(self.seat, Kind.CHOOSE, "attack target", "803.5", "Choose the attack target", options))
        if game.decision is not None and options[0][0] == "seat":
            game.decision = None  # the player is the target without further choice (R015)
            game.taken = options

    @step("803.6")
    def propose(self, game: TrailsGame) -> None:
        """The legality was part of the options; the proposal stands."""
        kind, ident = game.taken[0]
        target, seat = (int(ident), -1) if kind == "pick" else (0, int(ident))
        self.proposed = True
        combat = Combat(self.seat, self.attackers, target, seat, "proposed")
        game.commit([Event("combat", seat=self.seat, by=self.seat, rule="803.6", extra=combat)])

    @step("803.7")
    def proposal_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("804")
    def resolve(self, game: TrailsGame) -> None:
        """The step ends, the combat resolution step begins."""
        game.commit([Event("pools", rule="302.1b")])
        game.replace(CombatResolution(self.seat))


class CombatResolution(Frame):
    """804. The attack itself is in ``game.combat``."""

    __slots__ = ("demanded", "fought", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.demanded: tuple[tuple[int, tuple[t.Instruction, ...]], ...] = ()
        self.fought: tuple[int, ...] = ()

    def back(self, game: TrailsGame) -> None:
        """Return to 803.3: this step ends, statuses and effects of this combat with it (R018, R019)."""
        game.commit([Event("combat", seat=self.seat, rule="803.3", extra=None)])
        over = combat_ends(game, "803.3")
        game.commit([Event("expire", rule="803.3", extra=("combat",)), Event("pools", rule="302.1b"), *over])
        game.replace(at(ProposeAttacker(self.seat, proposed=True), "803.3"))

    @step("804.1")
    def check_again(self, game: TrailsGame) -> None:
        """Whoever fails the second check is out; if somebody left its zone the whole attack is (804.1a)."""
        combat = game.combat
        assert combat is not None
        target = combat.target or -1 - combat.target_seat
        attackers, there = still_legal(game, self.seat, combat.attackers, target)
        left = combat._replace(attackers=attackers, target=combat.target if there else 0)
        if left != combat:
            game.commit([Event("combat", seat=self.seat, rule="804.1", extra=left)])

    @step("804.2")
    def call_off(self, game: TrailsGame) -> None:
        """Without attackers or target there is no attack."""
        combat = game.combat
        assert combat is not None
        if not combat.attackers or (not combat.target and combat.target_seat < 0):
            self.back(game)

    @step("804.3")
    def demand(self, game: TrailsGame) -> None:
        """What attacking demands; who cannot or will not do it makes no attack (R032)."""
        combat = game.combat
        assert combat is not None
        due = tuple((t.PayEP(n),) for n in tolls(game, self.seat))
        self.demanded = tuple(
            (ident, steps)
            for ident in combat.attackers
            for steps in (*(cost.steps for cost in attack_costs(game, ident)), *due)
        )
        if not self.demanded:
            self.jump("804.4")
        elif any(self._refused(game, *due) for due in self.demanded):
            self.back(game)
        else:
            prompt = "Do what this attack demands?"
            options = (("yes",), ("no",))
            source = self.demanded[0][0]
            steps = tuple(step for _, steps in self.demanded for step in steps)
            number = game.number(game.objs[source])
            args = ((DOES, ("craft", number, source, encoded(t.Effect((), steps)))),)
            game.ask(Decision(self.seat, Kind.YES_NO, "yes-no", "804.3", prompt, options, source=source, args=args))

    def _refused(self, game: TrailsGame, ident: int, steps: tuple[t.Instruction, ...]) -> bool:
        return ident not in game.objs or any(
            cost_reasons(game, t.Cost(steps), Context(self.seat, ident, {}), craft=False)
        )

    @step("804.3 answered")
    def answered(self, game: TrailsGame) -> None:
        """Declining is the same as being unable."""
        if game.taken != (("yes",),):
            self.back(game)

    @step("804.3 done")
    def pay(self, game: TrailsGame) -> None:
        """One demand after another."""
        if not self.demanded:
            return
        (ident, steps), *rest = self.demanded
        if self._refused(game, ident, steps):
            self.back(game)
            return
        self.demanded = tuple(rest)
        self.jump("804.3 done")
        number = game.number(game.objs[ident])
        game.push(Effects(self.seat, ident, number, steps, {}, cause="cost"))

    @step("804.4")
    def action_attackers(self, game: TrailsGame) -> None:
        """Action all attacking UNITs."""
        assert game.combat is not None
        game.commit(
            Event("turn", ident, n=0, by=self.seat, cause="attack", rule="804.4") for ident in game.combat.attackers
        )

    @step("804.5")
    def begin(self, game: TrailsGame) -> None:
        """Statuses begin; two or more attackers now make it an SCLM attack (R020)."""
        assert game.combat is not None
        state = game.combat._replace(stage="attacking", sclm=len(game.combat.attackers) > 1)
        game.commit([Event("combat", seat=self.seat, by=self.seat, rule="804.5", extra=state)])

    @step("804.8")
    def attack(self, game: TrailsGame) -> None:
        """The attack's trigger conditions occur (R033)."""
        combat = game.combat
        assert combat is not None
        group = combat.attackers
        seat, target, rule = self.seat, combat.target, "804.8"
        events = [
            Event("attacks", ident, seat=seat, src=target, by=seat, rule=rule, n=combat.target_seat, extra=group)
            for ident in group
        ]
        if len(group) == 1:
            events.append(Event("attacks alone", group[0], seat=seat, src=target, by=seat, rule="1326.4", extra=group))
        if combat.sclm:
            events += [
                Event("sclm attacks", ident, seat=seat, src=target, by=seat, rule=rule, extra=group) for ident in group
            ]
        if target:
            events.append(Event("is attacked", target, seat=seat ^ 1, by=seat, rule=rule, extra=group))
            if combat.sclm:
                events.append(Event("is sclm attacked", target, seat=seat ^ 1, by=seat, rule=rule, extra=group))
        game.commit([*events, *first_attacks(game, seat, group)])
        if target and game.switches.support_check == "at_attack" and supported(game, target):
            now = game.combat
            assert now is not None
            game.commit([Event("combat", seat=seat, rule="804.8", extra=now._replace(supported=True))])

    @step("804.9")
    def priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("804.10")
    def anybody_left(self, game: TrailsGame) -> None:
        """Without a target the remaining attackers ready and another attack may be proposed."""
        combat = game.combat
        assert combat is not None
        if combat.attackers and (combat.target or combat.target_seat >= 0):
            return
        if combat.attackers:
            game.commit(Event("turn", ident, n=1, by=self.seat, rule="804.10") for ident in combat.attackers)
        self.back(game)

    @step("804.11a-1")
    def choose_fight_back(self, game: TrailsGame) -> None:
        """The defending UNIT's controller chooses whom it fights back (R025)."""
        combat = game.combat
        assert combat is not None
        self.fought = ()
        game.taken = ()
        if not combat.target:
            return
        able = [ident for ident in combat.attackers if not unanswered(game, ident, combat.target)]
        held = tuple(ident for ident in able if answered(game, ident, combat.target))
        able = list(held) or able  # 1327.2
        if "cannot fight back" in game.traits(combat.target).rules:
            able = []
        options = tuple(("pick", ident) for ident in able)
        if len(options) < 2 or "fights back all" in game.traits(combat.target).rules:  # 1327.1
            game.taken = options
            return
        prompt = "Choose the attacking UNIT to fight back"
        seat = self.seat ^ 1
        game.ask(Decision(seat, Kind.CHOOSE, "fight back", "804.11a-1", prompt, options, source=combat.target))

    @step("804.11")
    def clash(self, game: TrailsGame) -> None:
        """All results from the same figures, all at once (R022)."""
        combat = game.combat
        assert combat is not None
        self.fought = tuple(int(option[1]) for option in game.taken)
        over = Event("combat", seat=self.seat, rule="804.11", extra=combat._replace(dealt=True))
        game.commit([*results(game, combat, self.fought), over])

    @step("804.12")
    def after_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("804.13")
    def end(self, game: TrailsGame) -> None:
        """Effects of this combat end and so do all statuses; if something is due, priority again (804.13f)."""
        over = Event("combat", seat=self.seat, rule="804.13d", extra=None)
        given = [
            Event("mark", obj.id, n=0, rule="804.13a", extra="backed")
            for seat in (0, 1)
            for obj in game.there(FIELD + seat)
            if "backed" in obj.marks
        ]
        ended = Event("expire", rule="804.13a", extra=("combat",))
        game.commit(combat_ends(game, "804.13"))  # while it is known who fought
        game.commit([*given, ended, over])
        if "while" in game.derived.listeners:
            note_conditional(game)
        if game.pending or game.failed or game.asking:
            self.jump("804.12")

    @step("804.14")
    def over(self, game: TrailsGame) -> None:
        """The other player performs the next sub step."""
        game.commit([Event("pools", rule="302.1b")])
        game.give((False, True))
