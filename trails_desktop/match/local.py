"""A match in this process: two people at one screen, or one and the computer.

The only holder of the game's state. Whoever looks gets views, told events and log lines of one seat; whoever decides,
person or computer, answers the same decisions. Whose turn it is to look is decided here too: before somebody else
may, ``seat_wanted`` asks for the curtain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine.kernel.decisions import Answer, Decision, Option, Refused
from engine.kernel.events import Event
from engine.players.search.known import known
from engine.trails.cards.pool import CardPool
from engine.trails.query.costs import ready_homebase
from engine.trails.records import record as rec
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import OPEN
from engine.trails.tree.reasons import Reason
from engine.trails.turn.conceding import concede
from engine.trails.verbs.byhand.procedure import aloud
from engine.trails.views.forecast import Forecast, forecast
from engine.trails.views.log import tell
from engine.trails.views.outlook import idle
from engine.trails.views.records import EventView, LogLine, View
from engine.trails.views.takeback import Step, Undo, policy, seen_in
from engine.trails.views.view import attack_targets, view
from trails_desktop.library.storage.pool import LibraryPool
from trails_desktop.match.api import MatchChange, Payment
from trails_desktop.match.auto_pass import Passing
from trails_desktop.match.explaining import reasons_of, tried_with
from trails_desktop.match.foresight import payment_of
from trails_desktop.match.recorder import Earlier, Recorder, set_aside, sound_record
from trails_desktop.match.setup import MatchSetup, cards_of, main_orgs, setup_of
from trails_desktop.match.standing import Standing
from trails_desktop.match.stops import automatic, awaited, why_passed
from trails_desktop.match.story import Story, story_of
from trails_desktop.match.thinker import Coach, Thinker, shown_to, think

_THINKING_MS = 420  #: so that a person can follow what the computer does


@dataclass(frozen=True, slots=True)
class _Past:
    """A point to go back to: the state before an answer, how much was told and recorded then."""

    game: TrailsGame
    seat: int
    given: int
    told: tuple[int, int]


class LocalMatch(QObject):
    """See :class:`trails_desktop.match.api.MatchPort`.

    folder: where the running match is saved, None = nowhere. pace: milliseconds a computer player takes at least.
    Signals: ``changed(MatchChange)``, ``seat_wanted(int)`` (another person must sit down: cover the table first),
    ``thinking(bool)``, ``ended(View)``.
    """

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)
    ended = Signal(object)

    def __init__(
        self,
        setup: MatchSetup,
        pool: CardPool,
        folder: Path | None = None,
        *,
        pace: int = _THINKING_MS,
        record: rec.Record | None = None,
        thinker: Thinker | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Reads the decks. Raises :class:`engine.trails.cards.decks.DeckError` or ``RecordError`` with one sentence."""
        super().__init__(parent)
        self.setup = setup
        self.earlier: Earlier | None = None
        self._pool = pool
        self._pace = pace
        if record is None:
            header = rec.make_header(pool, cards_of(setup, pool), setup.seed, setup.names, setup.players)
            record = rec.Record(replace(header, series=(setup.series.best_of, *setup.series.wins)))
        self._header = record.header
        self._log: tuple[list[LogLine], list[LogLine]] = ([], [])
        self._past: list[_Past] = []
        self._steps: list[Step] = []  # one an answer, beside those of the recorder
        self._step: tuple[int, bool, int] | None = None  # the answer being carried out: seat, auto, coins before it
        self._game = rec.replay(record, pool, self._write_log, self._before)
        self._recorder = Recorder(folder, record)
        self._players = record.header.players
        self._orgs = main_orgs(pool, record.header.decks)
        people = [seat for seat in (0, 1) if self._players[seat] == "human"]
        self._seat = people[0] if people else 0
        self._over = False
        self._kept = ""  # the file of the match that is over
        self._began = False
        self._full_control = [False, False]
        self._standing = Standing()
        self._untold: MatchChange | None = None  # what came of the last answer, before the next is given
        self._passed = ["", ""]  # why each seat's last window was passed for it
        # two people who go on with a saved match: nobody sits there before the curtain was opened
        self._seated = not (self._players == ("human", "human") and bool(record.answers))
        self._thinker = thinker
        self.coach: Coach | None = None
        if "human" not in self._players or len(people) == 1:
            source = pool.source if isinstance(pool, LibraryPool) else None
            self.coach = Coach(source, self)
            self._thinker = thinker or Thinker(think if source is None else partial(think, library=source), self)
            self._thinker.decided.connect(self._computer_decided)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._ask_computer)

    # --- port: reading ----------------------------------------------------------------------------------------------
    @property
    def seat(self) -> int:
        """The seat whose view is shown."""
        return self._seat

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return self._header.names

    @property
    def orgs(self) -> tuple[str, str]:
        """The organization most cards of each deck belong to."""
        return self._orgs

    @property
    def trouble(self) -> str:
        """One sentence if the match cannot be saved, else ""."""
        return self._recorder.trouble

    @property
    def thinks_here(self) -> bool:
        """See :class:`trails_desktop.match.api.Thinking`."""
        return self._thinker is not None and self._thinker.here

    def view(self) -> View:
        """What the shown seat sees now; with it what it has to ask the other person at the screen aloud."""
        seen = view(self._game, self._seat)
        asked = self._aloud()
        return seen if asked is None else replace(seen, decision=asked)

    def _aloud(self) -> Decision | None:
        """A step by hand to which the other person at this screen agrees or objects: asked and answered across the
        table, so that nobody has to change places for a word. It names only what both may know."""
        decision = self._game.decision
        if decision is None or decision.purpose != "agree" or decision.seat == self._seat or not self._seated:
            return None
        return aloud(self._game) if self._players == ("human", "human") else None

    def open_view(self) -> View:
        """Everything, once the match is over; before that the shown seat's view."""
        return view(self._game, OPEN if self._game.outcome is not None else self._seat)

    def log(self) -> Sequence[LogLine]:
        """The whole log of the shown seat."""
        return tuple(self._log[self._seat])

    def payment(self) -> Answer:
        """Homebase cards the engine proposes to action, face-down first."""
        decision = self._game.decision
        if decision is None or decision.purpose != "pay" or decision.seat != self._seat:
            return ()
        wanted = [("pick", ident) for ident in ready_homebase(self._game, self._seat)]
        return tuple(option for option in wanted if option in decision.options)[: decision.least]

    def forecast(self, attackers: Sequence[int], target: int, seat: int) -> Forecast | None:
        """Dry run of an attack; reads public facts only."""
        return forecast(self._game, tuple(attackers), target, seat)

    def foresee_payment(self, answer: Answer) -> Payment:
        """What playing something would action in the homebase, tried on a copy."""
        return payment_of(self._game, self._seat, answer)

    def foresee_idle(self, option: Option) -> Reason | None:
        """Why playing that now would do nothing."""
        return idle(self._game, self._seat, option)

    def attack_targets(self, attackers: Sequence[int]) -> tuple[tuple[str, int], ...]:
        """What these attackers together may attack."""
        targets = attack_targets(self._game, self._seat, tuple(attackers))
        return tuple(("pick", target) if target > 0 else ("seat", -1 - target) for target in targets)

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...]:
        """Why an object cannot be used now; empty if it can, or if the seat may not know the card."""
        game, seat = self._game, self._seat
        return reasons_of(game, seat, obj, verb, lambda: tried_with(game, view(game, seat), obj, verb))

    def story(self) -> Story:
        """The match looked back on, by the eyes of the seat that is shown."""
        given = self._recorder.given
        states = [*((past.given, past.game) for past in self._past), (len(given), self._game)]
        return story_of(states, given, self._seat, self._kept)

    # --- port: acting -----------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Begin, or go on with a saved match: everybody is connected now."""
        self._began = True
        self._tell(jumped=True)
        self._say()
        self._advance()

    def answer(self, answer: Answer) -> None:
        """Answer for the shown seat. Raises :class:`engine.kernel.decisions.Refused`; then nothing changed."""
        decision = self._game.decision
        mine = decision is not None and (decision.seat == self._seat or self._aloud() is not None)
        if decision is None or not mine or self._players[self._seat] != "human":
            raise Refused("it is not your turn to decide")
        decision.check(answer)
        self._passed[self._seat] = ""
        self._give(answer, auto=False)
        self._advance()

    def concede(self) -> None:
        """The shown seat gives up (103.4)."""
        if self._game.outcome is not None:
            return
        self._soon.stop()
        if self._thinker is not None:
            self._thinker.cancel()
        self.thinking.emit(False)
        turn, given = self._game.turn, rec.Given(self._seat, rec.CONCEDE)
        self._before(self._game, given)
        concede(self._game, self._seat)
        self._recorder.add(given, rec.mark_after(self._game, turn, len(self._recorder.given) + 1))
        self._note_step(self._game, [])
        line = LogLine(self._game.turn, "103.4", self._seat, "{who} concedes", (("who", ("seat", self._seat)),))
        for log in self._log:
            log.append(line)
        self.changed.emit(MatchChange((EventView("end", seat=self._seat),), (line,)))
        self._advance()

    def sit_down(self, seat: int) -> None:
        """The person of ``seat`` is at the screen."""
        if self._players[seat] != "human":
            return
        self._seat = seat
        self._seated = True
        self.changed.emit(MatchChange((), (), True))
        self._advance()

    def undo_state(self) -> Undo:
        """See :mod:`engine.trails.views.takeback`."""
        past = self._last_own()
        since = [] if past is None else self._steps[past.given :]
        computer = self._players.count("human") < 2
        return policy(self._seat, since, computer=computer, over=self._game.outcome is not None)

    def undo(self) -> None:
        """Take the last own answer back. Chance is never thrown anew: the same cards come again.

        Where the other player is to be asked: two people at one screen have done that aloud.
        """
        past = self._last_own()
        if past is None or self.undo_state().policy == "never":
            return
        if self._thinker is not None:
            self._thinker.cancel()
        self._soon.stop()
        self.thinking.emit(False)
        del self._past[self._past.index(past) :]
        self._game = past.game.fork()
        self._standing.forget()
        self._recorder.cut(past.given)
        del self._steps[past.given :]
        for log, count in zip(self._log, past.told, strict=True):
            del log[count:]
        self.changed.emit(MatchChange((), (), True))
        self._advance()

    def close(self) -> None:
        """Stop everything that runs for this match; the saved file stays to be continued."""
        self._soon.stop()
        for mind in (one for one in (self._thinker, self.coach) if one):
            mind.close()
        self._recorder.close()

    def advise(self) -> None:
        """See :class:`trails_desktop.match.api.Coached`. The same question gets the same advice."""
        if self.coach is not None:
            self.coach.ask(self._game.counts, known(self._game, self._seat))

    def automatic(self, view: View) -> Answer | None:
        """The answer a person's seat gives by itself to the question of ``view``, None if the person is asked."""
        watched = self._players == ("human", "human")
        return automatic(view, full=self._full_control[view.seat], watched=watched)

    @property
    def passed(self) -> str:
        """Why a window was passed for the shown seat since it last answered itself; "" if none was."""
        return self._passed[self._seat]

    def stand(self, passing: Passing) -> None:
        """What the shown seat's person asks for holds on while the other person is at the screen."""
        self._standing.ask(self._seat, passing)

    @property
    def standing(self) -> Passing:
        """What the shown seat's person has asked for."""
        return self._standing.of(self._seat)

    @property
    def full_control(self) -> bool:
        """Whether the shown seat is asked at every window in which anything beyond passing is possible."""
        return self._full_control[self._seat]

    @full_control.setter
    def full_control(self, wanted: bool) -> None:
        self._full_control[self._seat] = wanted

    # --- inside -----------------------------------------------------------------------------------------------------
    def _last_own(self) -> _Past | None:
        return next((past for past in reversed(self._past) if past.seat == self._seat), None)

    def _give(self, answer: Answer, *, auto: bool) -> None:
        game, decision = self._game, self._game.decision
        assert decision is not None
        turn, given = game.turn, rec.Given(decision.seat, answer, auto)
        self._before(game, given)
        game.answer(answer)
        self._recorder.add(given, rec.mark_after(game, turn, len(self._recorder.given) + 1))
        self._tell()

    def _before(self, game: TrailsGame, given: rec.Given) -> None:
        """An answer is about to be carried out: remember where one comes back to."""
        self._step = (given.seat, given.auto, game.coins)
        if not given.auto and given.answer != rec.CONCEDE:
            told = (len(self._log[0]), len(self._log[1]))
            self._past.append(_Past(game.fork(), given.seat, len(self._steps), told))

    def _note_step(self, game: TrailsGame, events: list[Event]) -> None:
        """What came of that answer, for whoever wants to take it back."""
        if self._step is not None:
            seat, auto, coins = self._step
            self._steps.append(Step(seat, auto, seen_in(game, events, coins)))
            self._step = None

    def _tell(self, *, jumped: bool = False) -> None:
        events = self._game.drain()
        told = [tell(self._game, events, seat) for seat in (0, 1)]
        for log, (_, lines) in zip(self._log, told, strict=True):
            log.extend(lines)
        self._note_step(self._game, events)
        self._untold = MatchChange(*told[self._seat], jumped)

    def _say(self, *, more: bool = False) -> None:
        """What came of the last answer, to all who listen. more: the next answer is given at once."""
        change, self._untold = self._untold, None
        if change is not None:
            self.changed.emit(replace(change, more=more))

    def _advance(self) -> None:
        """Give what answers itself, until a person or a computer has to think, or the match is over."""
        while (answer := self._by_itself()) is not None:
            self._say(more=True)
            self._give(answer, auto=True)
        self._say()
        decision = self._game.decision
        if self._game.outcome is not None or decision is None:
            if not self._over:
                self._over = True
                self._kept = self._recorder.finish()
                self.ended.emit(self.open_view())
        elif self._players[decision.seat] != "human":
            self.thinking.emit(True)
            self._soon.start(self._pace if self._worth_watching() else 0)
        elif (decision.seat != self._seat and self._aloud() is None) or not self._seated:
            self.seat_wanted.emit(decision.seat)

    def _by_itself(self) -> Answer | None:
        """What is answered to the open question without anybody's thinking."""
        decision = self._game.decision
        if self._game.outcome is not None or decision is None:
            return None
        if self._players[decision.seat] != "human":
            return None if decision.forced is None or self._worth_watching() else decision.forced
        seen = view(self._game, decision.seat)
        answer = self.automatic(seen)
        if answer is not None:
            self._passed[decision.seat] = why_passed(seen, answer) or self._passed[decision.seat]
        elif decision.seat != self._seat and (stood := self._standing.answer(seen)) is not None:
            answer, self._passed[decision.seat] = stood
        return answer

    def _worth_watching(self) -> bool:
        """Whether the computer takes its time: by public facts, so that the pause tells nothing of its cards."""
        decision = self._game.decision
        return decision is None or decision.purpose != "priority" or awaited(view(self._game, decision.seat))

    def _ask_computer(self) -> None:
        decision = self._game.decision
        if decision is None or self._thinker is None:
            return
        seed = int.from_bytes(self._header.seed.encode()[-7:], "big") * 2 + decision.seat
        self._thinker.ask(self._players[decision.seat], seed, shown_to(self._players[decision.seat], self._game))

    def _computer_decided(self, answer: Answer) -> None:
        self.thinking.emit(False)
        if self._game.decision is not None:  # the match may have ended while it thought
            self._give(answer, auto=answer == (("pass",),))
            self._advance()

    def _write_log(self, game: TrailsGame, events: list[Event]) -> None:
        self._note_step(game, events)
        for seat, log in enumerate(self._log):
            log.extend(tell(game, events, seat)[1])


def resume(folder: Path, pool: CardPool, *, pace: int = _THINKING_MS) -> LocalMatch | None:
    """The match that was being played when the program stopped, as far as this version of the program can follow it.

    Raises ``RecordError`` if it cannot go on, OSError if it would go on shortened and cannot be kept whole beside it.
    """
    if (found := sound_record(folder)) is None:
        return None
    record, why = rec.recovered(found[0], pool)
    try:
        return _resumed(folder, pool, pace, record, found[1] or why)
    except rec.RecordError as error:  # nothing was written yet
        if error.step is None:
            raise
        return _resumed(folder, pool, pace, record.up_to(error.step - 1), found[1] or why or str(error))


def _resumed(folder: Path, pool: CardPool, pace: int, record: rec.Record, why: str) -> LocalMatch:
    earlier = Earlier(why, set_aside(folder)) if why else None
    match = LocalMatch(setup_of(record.header), pool, folder, pace=pace, record=record)
    match.earlier = earlier
    return match
