"""The turn (700s): preparation with each player's steps, combat, cure."""

from __future__ import annotations

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails.events.drawing import DrawCards
from engine.trails.events.moves import Arrival, put_away
from engine.trails.events.states import STUNNED
from engine.trails.play.priority import Priority
from engine.trails.query.context import Context
from engine.trails.query.disclosure import mix_hand
from engine.trails.query.filters import present
from engine.trails.state.game import CURE_PHASE, LENT, Outcome, TrailsGame
from engine.trails.state.player_numbers import most_cured, most_placed, to_draw
from engine.trails.tree.verbs import NEXT_TURN, THIS_TURN
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE
from engine.trails.turn.combat import CombatPhase
from engine.trails.turn.skipped_steps import again, ended, skipped


def begin_step(phase: str, name: str, seat: int, rule: str) -> Event:
    """A phase or step begins."""
    return Event("step", seat=seat, rule=rule, extra=(phase, name, seat))


def start(moment: str, seat: int, rule: str) -> Event:
    """The trigger conditions of a start occur."""
    return Event("moment", seat=seat, rule=rule, extra=("start", moment))


class Turn(Frame):
    """703 to 705 for one turn; then the next."""

    __slots__ = ()

    @step("703.1")
    def start_of_turn(self, game: TrailsGame) -> None:
        """A new turn starts."""
        game.commit([Event("turn start", seat=game.initiative, rule="703.1")])
        game.commit([begin_step("preparation", "turn-start", -1, "703.1"), start("turn", -1, "703.1")])

    @step("703.2")
    def turn_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("703.3")
    def start_of_preparation(self, game: TrailsGame) -> None:
        """The preparation phase starts."""
        game.commit([start("preparation phase", -1, "703.3")])

    @step("703.4")
    def preparation_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("703.5")
    def first_player(self, game: TrailsGame) -> None:
        """The initiative player's steps."""
        game.push(PlayerSteps(game.initiative))

    @step("703.5 then")
    def second_player(self, game: TrailsGame) -> None:
        """Then the other player's."""
        game.push(PlayerSteps(game.initiative ^ 1))

    @step("703.5 end")
    def end_of_preparation(self, game: TrailsGame) -> None:
        """What waits for the end of the preparation phase."""
        if ended(game, -1, "preparation phase", "703.5"):
            game.push(Priority())

    @step("704.1")
    def combat(self, game: TrailsGame) -> None:
        """The combat phase."""
        if not skipped(game, -1, "combat phase", "704.1"):
            game.push(CombatPhase())

    @step("704.1 again")
    def combat_again(self, game: TrailsGame) -> None:
        """Another one, if an effect says so."""
        if again(game, -1, "combat phase"):
            self.jump("704.1")

    @step("705.1")
    def start_of_cure(self, game: TrailsGame) -> None:
        """The cure phase starts."""
        game.commit([begin_step("cure", "cure", -1, "705.1"), start("cure phase", -1, "705.1")])

    @step("705.2")
    def cure_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("705.3")
    def end_of_turn(self, game: TrailsGame) -> None:
        """The turn ends."""
        game.commit([Event("moment", rule="705.3", extra=("end", "turn"))])

    @step("705.4")
    def end_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("705.5")
    def judge_bond(self, game: TrailsGame) -> None:
        """Who has no bond left loses; the lower one; at a tie the initiative player (R006)."""
        low = [seat for seat in (0, 1) if game.bond[seat] <= 0]
        if not low:
            return
        if len(low) == 2 and game.bond[0] != game.bond[1]:
            low = [0 if game.bond[0] < game.bond[1] else 1]
        loser = low[0] if len(low) == 1 else game.initiative
        why = "{loser} has no bond left"
        if game.bond[loser ^ 1] <= 0:
            why = (
                "Neither has bond left, and {loser} has less"
                if len(low) == 1
                else "Neither has bond left, both the same, and {loser} has the initiative"
            )
        if "cannot lose" not in game.derived.player_rules[loser]:  # the other does not lose in its place (R007)
            game.finish(Outcome(loser ^ 1, why, "705.5", loser))

    @step("705.6")
    def cure(self, game: TrailsGame) -> None:
        """Each player may cure one UNIT."""
        game.push(Cure())

    @step("705.7")
    def end_effects(self, game: TrailsGame) -> None:
        """Effects of this turn end; so do support and curses given for it (R052)."""
        given = [
            Event("mark", obj.id, n=0, rule="705.7", extra=mark)
            for seat in (0, 1)
            for obj in game.there(FIELD + seat)
            for mark in ("supported", "hexed")
            if mark in obj.marks
        ]
        late = [Event("delay", n=0, extra=delay) for delay in game.delays if delay.moment in ("combat", LENT)]
        game.commit(
            [*given, Event("expire", rule="705.7", extra=("turn", "combat")), Event("pools", rule="302.1b"), *late]
            + _given_back(game)
        )

    @step("705.8")
    def ready(self, game: TrailsGame) -> None:
        """Everything on field and homebase becomes ready at once."""
        game.commit(
            Event("turn", ident, n=1, rule="705.8")
            for zone in (FIELD, HOMEBASE)
            for seat in (0, 1)
            for ident in game.zones[zone + seat]
            if not game.objs[ident].ready and STUNNED not in game.objs[ident].marks
        )

    @step("705.9")
    def next_turn(self, game: TrailsGame) -> None:
        """The initiative passes, a new turn begins."""
        if any(lasting.until == CURE_PHASE for lasting in game.effects):
            game.apply([Event("expire", rule="705.9", extra=(CURE_PHASE,))])
        for delay in [one for one in game.delays if one.moment.startswith((THIS_TURN, NEXT_TURN))]:
            game.apply([Event("delay", n=0, extra=delay)])  # its moment was left out in this turn, or is still to come
            if delay.moment.startswith(NEXT_TURN):
                step = delay.moment.removeprefix(NEXT_TURN)
                coming = delay._replace(moment=f"{THIS_TURN}{step.strip()}" if step else "turn")
                game.apply([Event("delay", n=1, extra=coming)])
        game.commit([Event("initiative", seat=game.initiative ^ 1, rule="705.9")])
        game.replace(Turn())


class PlayerSteps(Frame):
    """One player's draw, homebase and deployment steps (703.6 to 703.8)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("703.6")
    def begin_draw(self, game: TrailsGame) -> None:
        """The draw step begins."""
        if skipped(game, self.seat, "draw step", "703.6"):
            self.jump("703.7")
            return
        game.commit([begin_step("preparation", "draw", self.seat, "703.6")])

    @step("703.6a")
    def draw(self, game: TrailsGame) -> None:
        """Two cards, before the start triggers (R004)."""
        if number := to_draw(game, self.seat):
            game.push(DrawCards(self.seat, number))

    @step("703.6b")
    def start_of_draw(self, game: TrailsGame) -> None:
        """The start of the draw step."""
        game.commit([start("draw step", self.seat, "703.6b")])

    @step("703.6c")
    def draw_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("703.6 end")
    def end_of_draw(self, game: TrailsGame) -> None:
        """What waits for the end of the draw step."""
        if ended(game, self.seat, "draw step", "703.6"):
            game.push(Priority())

    @step("703.7")
    def begin_homebase(self, game: TrailsGame) -> None:
        """Pools empty (302.1b), the homebase step begins."""
        game.commit([Event("pools", rule="302.1b")])
        if again(game, self.seat, "draw step"):
            self.jump("703.6")
            return
        if skipped(game, self.seat, "homebase step", "703.7"):
            self.jump("703.8")
            return
        game.commit([begin_step("preparation", "homebase", self.seat, "703.7")])

    @step("703.7a")
    def choose_card(self, game: TrailsGame) -> None:
        """Up to one card from hand."""
        mix_hand(game, self.seat)
        options = tuple(("pick", ident) for ident in game.zones[HAND + self.seat])
        prompt = "You may place a card from your hand face-down into your homebase"
        game.ask(Decision(self.seat, Kind.CHOOSE, "place", "703.7a", prompt, options, 0, min(1, len(options))))

    @step("703.7a placed")
    def place(self, game: TrailsGame) -> None:
        """Face-down and ready."""
        game.commit(
            Event(
                "move",
                int(option[1]),
                to=HOMEBASE + self.seat,
                by=self.seat,
                cause="place",
                rule="703.7a",
                extra=Arrival(face_up=False),
            )
            for option in game.taken
        )
        most = most_placed(game, self.seat)
        if game.taken and most > 1:
            number = sum(mark[:2] == ("placed", self.seat) for mark in game.used) + 1
            game.apply([Event("used", extra=("placed", self.seat, number))])
            if number < most:
                self.jump("703.7a")

    @step("703.7b")
    def start_of_homebase(self, game: TrailsGame) -> None:
        """The start of the homebase step."""
        game.commit([start("homebase step", self.seat, "703.7b")])

    @step("703.7c")
    def homebase_priority(self, game: TrailsGame) -> None:
        """Priority."""
        game.push(Priority())

    @step("703.7 end")
    def end_of_homebase(self, game: TrailsGame) -> None:
        """What waits for the end of the homebase step."""
        if ended(game, self.seat, "homebase step", "703.7"):
            game.push(Priority())

    @step("703.8")
    def begin_deployment(self, game: TrailsGame) -> None:
        """Pools empty, the deployment step begins."""
        game.commit([Event("pools", rule="302.1b")])
        if again(game, self.seat, "homebase step"):
            self.jump("703.7")
            return
        if skipped(game, self.seat, "deployment step", "703.8"):
            self.jump("302.1b")
            return
        game.commit([begin_step("preparation", "deployment", self.seat, "703.8")])

    @step("703.8a")
    def gain_cp(self, game: TrailsGame) -> None:
        """1 CP for each card in the homebase."""
        count = len(game.zones[HOMEBASE + self.seat])
        game.commit([Event("cp", seat=self.seat, n=count, by=self.seat, rule="703.8a")])

    @step("703.8b")
    def start_of_deployment(self, game: TrailsGame) -> None:
        """The start of the deployment step."""
        game.commit([start("deployment step", self.seat, "703.8b")])

    @step("703.8c")
    def deployment_priority(self, game: TrailsGame) -> None:
        """Priority; here UNITs and ITEMs can be played."""
        game.push(Priority())

    @step("703.8 end")
    def end_of_deployment(self, game: TrailsGame) -> None:
        """What waits for the end of the deployment step."""
        if ended(game, self.seat, "deployment step", "703.8"):
            game.push(Priority())

    @step("302.1b")
    def end(self, game: TrailsGame) -> None:
        """Pools empty at the end of the step; nobody's step runs."""
        game.commit([Event("pools", rule="302.1b")])
        if again(game, self.seat, "deployment step"):
            self.jump("703.8")
            return
        game.commit([begin_step("preparation", "turn-start", -1, "703.5")])


class Cure(Frame):
    """705.6: each names one of their stunned UNITs or none, openly; then both are cured, the rest goes to the trail."""

    __slots__ = ("chosen", "seat")

    def __init__(self) -> None:
        super().__init__()
        self.seat = -1
        self.chosen: tuple[int, ...] = ()

    def stunned(self, game: TrailsGame, seat: int) -> list[int]:
        """Stunned UNITs a seat controls."""
        return [obj.id for obj in game.there(FIELD + seat) if STUNNED in obj.marks]

    @step("705.6")
    def next_player(self, game: TrailsGame) -> None:
        """The initiative player first."""
        self.seat = game.initiative if self.seat < 0 else self.seat ^ 1

    @step("705.6 choose")
    def choose(self, game: TrailsGame) -> None:
        """One of their stunned UNITs, or none."""
        left = [ident for ident in self.stunned(game, self.seat) if ident not in self.chosen]
        options = tuple(("pick", ident) for ident in left)
        prompt = "You may cure one of your stunned UNITs; the others go to the trail"
        if not options:
            game.taken = ()  # public: everybody sees that there is nothing to cure
            return
        game.ask(Decision(self.seat, Kind.CHOOSE, "cure", "705.6", prompt, options, 0, 1))

    @step("705.6 chosen")
    def chosen_one(self, game: TrailsGame) -> None:
        """Remember the choice, ask the other."""
        self.chosen += tuple(int(option[1]) for option in game.taken)
        mine = [ident for ident in self.chosen if game.objs[ident].controller == self.seat]
        if game.taken and len(mine) < most_cured(game, self.seat):
            self.jump("705.6 choose")
        elif self.seat == game.initiative:
            self.jump("705.6")

    @step("705.6 cure")
    def cure(self, game: TrailsGame) -> None:
        """Both are cured at the same time."""
        game.commit(Event("cure", ident, rule="705.6") for ident in self.chosen)

    @step("705.6 trail")
    def put_away(self, game: TrailsGame) -> None:
        """All remaining stunned UNITs go to their owners' trails together."""
        game.commit(
            put_away(game, ident, "rule", -1, 0, "705.6") for seat in (0, 1) for ident in self.stunned(game, seat)
        )


def _given_back(game: TrailsGame) -> list[Event]:
    """What was controlled for the turn goes to the field of the player it was taken from (506.4).

    That is a :class:`Delay` at ``LENT`` (705.7). Guard: tests/trails/700/705-control-for-a-turn.yaml.
    """
    back = []
    for delay in game.delays:
        if delay.moment == LENT:
            there = present(game, "it", Context(delay.seat, delay.source, dict(delay.known)))
            for ident in there:
                if game.objs[ident].zone >> 1 == FIELD >> 1 and game.objs[ident].controller != delay.seat:
                    extra = Arrival(controller=delay.seat)
                    to = FIELD + delay.seat
                    back.append(Event("move", ident, to=to, by=-1, cause="control", rule="705.7", extra=extra))
    return back
