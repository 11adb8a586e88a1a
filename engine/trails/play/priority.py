"""Priority processing (900), rule check (1000) and rule processing (1100)."""

from __future__ import annotations

from engine.kernel.decisions import ACT, Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.triggers import Pending, one_at_a_time
from engine.trails.events.triggers import answering, note_conditional
from engine.trails.layers.permissions import crafts_barred
from engine.trails.play.loops import NameCount, acted, endless, permitted, repeated
from engine.trails.play.options import options
from engine.trails.play.playing import play_option, play_trigger
from engine.trails.play.resolving import Resolve
from engine.trails.play.wording import triggered
from engine.trails.query.conditions import held
from engine.trails.query.disclosure import mix_hand
from engine.trails.resolution.claims import TriggerClaim, unclaimed
from engine.trails.resolution.payment import gain_ep
from engine.trails.state.game import Outcome, TrailsGame
from engine.trails.tree.zones import HAND, STANDBY

#: Mark of a turn in which it was told that effects were cut.
_CUT = ("effects cut",)


class Priority(Frame):
    """902: the primary player first; an act keeps priority; two passes in a row resolve the top or end it.

    holder: seat with priority. passes: in a row (R003). played: whether the last rule check put something up.
    """

    __slots__ = ("holder", "passes")

    def __init__(self) -> None:
        super().__init__()
        self.holder = -1
        self.passes = 0

    @step("902.2")
    def first(self, game: TrailsGame) -> None:
        """The primary player gains priority."""
        self.holder = game.primary

    @step("902.3")
    def check(self, game: TrailsGame) -> None:
        """A rule check before every question; what it puts up starts the passes over.

        What lasting effects would do beyond what a table can hold is not done, and told once a turn.
        """
        derived = game.view_cache or game.derived
        if derived.cut and _CUT not in game.used:
            game.apply([Event("used", extra=_CUT), Event("cut", rule="1215.1")])
        if "while" in derived.listeners:
            note_conditional(game)
        if game.pending or game.failed or game.asking:
            lose_barred(game)
            if game.pending and (index := unclaimed(game)) >= 0:
                self.jump("902.3")
                game.push(TriggerClaim(game, index))
                return
            if game.pending:
                self.passes = 0
            game.push(RuleCheck())
            return
        self.pc = 3  # 902.4 at once, as before nearly every question
        self._offer(game)

    @step("902.4")
    def ask(self, game: TrailsGame) -> None:
        """Everything the holder may do."""
        self._offer(game)

    def _offer(self, game: TrailsGame) -> None:
        while True:
            if game.loop.done and (cycle := repeated(game, self.holder, self.passes)):
                self.jump("902.4")
                game.push(NameCount(cycle, game.primary))
                return
            if game.deals[HAND + self.holder] % 2:  # asked here already: it is so before hardly any question
                mix_hand(game, self.holder)
            offered = options(game, self.holder)
            if game.loop.barred:
                offered = permitted(game, self.holder, self.passes, offered)
            if not game.auto or len(offered) > 1:
                break
            game.taken = offered
            if self.passes or "while" in (game.view_cache or game.derived).listeners:
                return
            self.passes = 1  # 902.5b, and 902.3 at once: passing gives a rule check nothing to find
            self.holder ^= 1
        game.decision = Decision(self.holder, ACT, "priority", "902.4", "You have priority", offered)

    @step("902.5")
    def go_on(self, game: TrailsGame) -> None:
        """Carry the act out, or count the pass."""
        option = game.taken[0]
        self.pc = 1  # 902.6: back to 902.3
        if option[0] != "pass":
            acted(game, self.holder, self.passes, option)
            self.passes = 0  # 902.5a: the same player keeps priority
            if option[0] == "gain":
                gain_ep(game, self.holder, (int(option[1]),))
            else:
                game.push(play_option(game, self.holder, option))
            return
        self.passes += 1
        if self.passes < 2:
            self.holder ^= 1  # 902.5b
            self.pc = 2  # 902.6, and 902.3 at once
            self.check(game)
        elif game.zones[STANDBY]:
            self.passes = 0  # 902.5c: resolve, then the primary player gains priority
            self.holder = game.primary
            game.push(Resolve())
        else:
            game.frames.pop()


def lose_barred(game: TrailsGame) -> None:
    """Triggered crafts that an effect forbids to play are not played, and their counts are lost (1211.5, 104.4)."""
    lost = [item for item in game.pending if crafts_barred(game, item.seat, item.source, triggered=True)]
    if lost:
        game.pending = tuple(item for item in game.pending if item not in lost)
        game.apply([_lost(item) for item in lost])
        if game.shown:  # it is certain not to be played (1211.3c)
            game.apply([Event("reveal", n=0)])


def _lost(item: Pending) -> Event:
    return Event(
        "fizzles", item.source, seat=item.seat, by=item.seat, cause="forbidden", rule="1211.5", extra=item.number
    )


class RuleCheck(Frame):
    """1002: rule processing, then triggered crafts one at a time, the primary player's first (1211.4, R059)."""

    __slots__ = ("shown",)

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[int, ...] = ()

    @step("1002.1a")
    def process(self, game: TrailsGame) -> None:
        """Whoever tried to draw from an empty deck loses; both at once: the non-primary player wins (1102.1, 103.3)."""
        if not game.failed:
            return
        failed = tuple(seat for seat in game.failed if "cannot lose" not in game.derived.player_rules[seat])
        game.commit([Event("draws judged", rule="1102.1")])
        if not failed:
            return  # 104.4: an effect forbids losing (R007)
        loser = failed[0] if len(failed) == 1 else game.primary
        why = "{loser} had to draw from an empty deck"
        game.finish(Outcome(loser ^ 1, why, "1102.1", loser))

    @step("1211.3a")
    def ask_hidden(self, game: TrailsGame) -> None:
        """Cards in hidden zones trigger only if they are revealed now; nobody has to (1211.3b)."""
        if not game.asking:
            self.jump("1002.1b")
            return
        asking = game.asking[0]
        options = tuple(("pick", ident) for ident in answering(game, asking))
        prompt = "Reveal cards that trigger, or none"
        game.ask(Decision(asking.seat, Kind.CHOOSE, "choose", "1211.3b", prompt, options, 0, len(options)))

    @step("1211.3a revealed")
    def revealed(self, game: TrailsGame) -> None:
        """Each revealed card counts once for the event."""
        asking, *rest = game.asking
        may = answering(game, asking)
        shown = [int(option[1]) for option in game.taken]
        happening = asking.happening
        for ident in shown:
            known = (*happening.bind, *((("it", (happening.obj,)),) if happening.obj else ()))
            for number, craft in may[ident]:
                item = Pending(asking.seat, ident, (craft, number), known, game.number(game.objs[ident]))
                if craft.claims and craft.condition is not None:
                    item.event = held(game, craft.condition, asking.seat)
                game.pending = (*game.pending, item)
        game.asking = tuple(rest)
        self.jump("1211.3a")
        game.commit([Event("reveal", ident, seat=asking.seat, n=1, by=asking.seat, rule="1211.3a") for ident in shown])

    @step("1002.1b")
    def choose(self, game: TrailsGame) -> None:
        """The next triggered craft to be played."""
        lose_barred(game)
        if game.pending and (index := unclaimed(game)) >= 0:
            self.jump("1002.1b")
            game.push(TriggerClaim(game, index))
            return
        primary = game.primary
        self.shown = one_at_a_time(game.pending, (primary, primary ^ 1))
        if not self.shown:
            game.frames.pop()
            return
        seat = game.pending[self.shown[0]].seat
        options = tuple(
            ("trigger", index, game.pending[index].number, game.pending[index].source) for index in self.shown
        )
        args = (("count", len(options)),)
        prompt = "Several crafts of yours triggered: choose the one to play next (the last one played resolves first)"
        asked = Decision(seat, Kind.CHOOSE, "choose", "1002.1b", prompt, options, args=args)
        game.ask(triggered(asked, game.pending) if len(options) > 1 else asked)
        if game.decision is not None and len(options) == 1:
            game.decision = None  # one trigger alone is no choice, and everybody can see that it is alone
            game.taken = options

    @step("1211.4")
    def play(self, game: TrailsGame) -> None:
        """Play it, reduce its count, start the rule check over."""
        if endless(game):
            return
        index = int(game.taken[0][1])
        chosen = game.pending[index]
        game.pending = (*game.pending[:index], *game.pending[index + 1 :])
        self.jump("1002.1a")
        game.push(play_trigger(chosen))
