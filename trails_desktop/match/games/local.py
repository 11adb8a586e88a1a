"""A match of any game in this process: two people at one screen, or one and the computer.

The only holder of the match's state. Whoever looks gets views and log lines of one seat; whoever decides, person or
computer, answers the same decisions. Answers that are the only possible ones give themselves. After every answer the
match is on the disk; :func:`resume` goes on with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from engine.game import Game
from engine.kernel.decisions import Answer, Option, Refused
from engine.kernel.events import Event
from engine.records import playing
from engine.records.lines import CONCEDE, Given, RecordError
from engine.records.record import Record, Summary, load_sound, load_summary, write_answer, write_record
from engine.takeback import Known, Step, Undo, known_in, policy, seen_between
from engine.views import View
from trails_desktop.match.game_port import GameChange, Line
from trails_desktop.match.games.setup import HUMAN, GameSetup, setup_of
from trails_desktop.match.games.telling import CONCEDED_KIND, Said, Words, line_of, told
from trails_desktop.match.games.thinking import Asked, think
from trails_desktop.match.games.trying import against, tried_out
from trails_desktop.match.recorder import CURRENT, Recorder, set_aside
from trails_desktop.match.thinker import Thinker

_THINKING_MS = 420  #: so that a person can follow what the computer does


@dataclass(frozen=True, slots=True)
class _Past:
    """A point to go back to: the match before an answer, and how much was told and recorded then."""

    match: Any
    seat: int
    given: int
    told: tuple[int, int]


class Earlier(NamedTuple):
    """Why a saved match goes on from an earlier point, and the file in which all of it stays."""

    why: str
    file: Path


class LocalGame(QObject):
    """See :class:`trails_desktop.match.game_port.GameMatch`. ``ended(View)`` follows the last change.

    words: of the game, for log and reasons. folder: where the running match is saved, None = nowhere. pace:
    milliseconds a computer player takes at least. record: what was played before.
    """

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)
    ended = Signal(object)

    def __init__(
        self,
        game: Game,
        setup: GameSetup,
        words: Words,
        folder: Path | None = None,
        *,
        pace: int = _THINKING_MS,
        record: Record | None = None,
        thinker: Thinker | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Makes the decks. Raises :class:`engine.records.lines.RecordError` with one sentence."""
        super().__init__(parent)
        self.setup = setup
        self.earlier: Earlier | None = None
        self._game, self._words, self._pace = game, words, pace
        if record is None:
            header = playing.make_header(game, setup.decks, setup.seed, names=setup.names, players=setup.players,
                                         series=setup.series)  # fmt: skip
            record = Record(replace(header, switches=setup.switches))
        self._header = record.header
        self._turns = [kind for kind, one in words.log().items() if one.opens_turn]
        self._told: tuple[list[Said], list[Said]] = ([], [])
        self._past: list[_Past] = []
        self._steps: list[Step] = []  # one an answer, beside those of the recorder
        self._views: list[View | None] = [None, None]  # what either seat saw last
        self._known: Known | None = None
        self._untold: GameChange | None = None  # of the last answer, until it is known whether another one follows
        self._gave_up = -1  # the seat that gave up with the last answer
        self._match: Any = playing.replay(record, game, self._tell_quietly, self._before)
        self._recorder = Recorder(folder, record, write_record, write_answer)
        people = [seat for seat, name in enumerate(setup.players) if name == HUMAN]
        self._people, self._seat = frozenset(people), people[0] if people else 0
        self._over = False
        self.kept = ""  #: the file of the match that is over
        # two people who go on with a saved match: nobody sits there before the curtain was opened
        self._seated = not (setup.hotseat and bool(record.answers))
        self._thinker = thinker
        if len(people) < len(setup.players):
            self._thinker = thinker or Thinker(think, self)
            self._thinker.decided.connect(self._computer_decided)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._ask_computer)

    # --- port: reading ----------------------------------------------------------------------------------------------
    @property
    def game_id(self) -> str:
        """Which game."""
        return self._game.id

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""
        return self._seat

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return self._header.names

    @property
    def trouble(self) -> str:
        """One sentence if the match cannot be saved, else ""."""
        return self._recorder.trouble

    @property
    def ending(self) -> str:
        """The rule that ended the match, "" while it goes on."""
        outcome = self._match.outcome
        return "" if outcome is None else str(outcome.rule)

    def view(self) -> View:
        """What the shown seat sees now."""
        made: View = self._game.view(self._match, self._seat)
        return made

    def log(self) -> Sequence[Line]:
        """The whole log of the shown seat."""
        return self._lines(self._told[self._seat])

    def try_out(self, answer: Answer) -> View | None:
        """See the port."""
        return tried_out(self._game, self._match, self._seat, answer)

    def why_not(self, card: int, option: Option = ()) -> tuple[str, ...]:
        """See the port."""
        return against(self._game, self._match, self._seat, card, option, self._words)

    def record(self) -> Record:
        """The match so far."""
        return Record(self._header, tuple(self._recorder.given), tuple(self._recorder.marks))

    # --- port: acting -----------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Begin, or go on with a saved match: everybody is connected now."""
        self._untold = GameChange((), True)
        self._advance()

    def answer(self, answer: Answer) -> None:
        """Answer for the shown seat. Raises :class:`engine.kernel.decisions.Refused`; then nothing changed."""
        decision = self._match.decision
        if decision is None or decision.seat != self._seat or self._seat not in self._people or not self._seated:
            raise Refused("it is not your turn to decide")
        decision.check(answer)
        self._give(answer, auto=False)
        self._advance()

    def concede(self) -> None:
        """The shown seat gives up."""
        if self._match.outcome is not None:
            return
        self._halt()
        turn, given = self._match.turn, Given(self._seat, CONCEDE)
        self._before(self._match, given)
        self._game.concede(self._match, self._seat)
        self._add(given, turn)
        self._tell()
        self._advance()

    def sit_down(self, seat: int) -> None:
        """The person of ``seat`` is at the screen."""
        if seat not in self._people:
            return
        self._seat, self._seated = seat, True
        self._untold = GameChange((), True)
        self._advance()

    def undo_state(self) -> Undo:
        """See :mod:`engine.takeback`."""
        past = self._last_own()
        since = [] if past is None else self._steps[past.given :]
        return policy(self._seat, since, computer=len(self._people) < 2, over=self._match.outcome is not None)

    def can_undo(self) -> bool:
        """Whether the last answer of the shown seat can be taken back."""
        return self.undo_state().policy != "never"

    def undo(self) -> None:
        """Take the last own answer back. Chance is never thrown anew: the same cards come again. Where the other player
        is to be asked: two people at one screen have done that aloud."""
        past = self._last_own()
        if past is None or not self.can_undo():
            return
        self._halt()
        del self._past[self._past.index(past) :]
        self._match = past.match.fork()
        self._recorder.cut(past.given)
        del self._steps[past.given :]
        for said, count in zip(self._told, past.told, strict=True):
            del said[count:]
        self._look()
        self._untold = GameChange((), True)
        self._advance()

    def close(self) -> None:
        """Stop everything that runs for this match; the saved file stays to be continued."""
        self._soon.stop()
        if self._thinker is not None:
            self._thinker.close()
        self._recorder.close()

    # --- inside -----------------------------------------------------------------------------------------------------
    def _halt(self) -> None:
        self._soon.stop()
        if self._thinker is not None:
            self._thinker.cancel()
        self.thinking.emit(False)

    def _last_own(self) -> _Past | None:
        return next((past for past in reversed(self._past) if past.seat == self._seat), None)

    def _lines(self, said: Sequence[Said]) -> tuple[Line, ...]:
        lines = (line_of(one, self._words, self._header.names) for one in said)
        return tuple(line for line in lines if line is not None)

    def _give(self, answer: Answer, *, auto: bool) -> None:
        turn, given = self._match.turn, Given(self._match.decision.seat, answer, auto)
        self._before(self._match, given)
        self._match.answer(answer)
        self._add(given, turn)
        self._tell()

    def _add(self, given: Given, turn: int) -> None:
        self._recorder.add(given, playing.mark_after(self._match, turn, len(self._recorder.given) + 1))

    def _before(self, match: Any, given: Given) -> None:
        """An answer is about to be carried out: remember where one comes back to."""
        if not given.auto and given.answer != CONCEDE:
            told = (len(self._told[0]), len(self._told[1]))
            self._past.append(_Past(match.fork(), given.seat, len(self._steps), told))
        self._steps.append(Step(given.seat, given.auto))
        self._gave_up = given.seat if given.answer == CONCEDE else -1

    def _tell(self) -> None:
        count = len(self._told[self._seat])
        self._tell_quietly(self._match, playing.drained(self._match))
        self._untold = GameChange(self._lines(self._told[self._seat][count:]))

    def _say(self, *, more: bool = False) -> None:
        """What came of the last answer, to all who listen. more: the next answer is given at once."""
        change, self._untold = self._untold, None
        if change is not None:
            self.changed.emit(replace(change, more=more))

    def _tell_quietly(self, match: Any, events: Sequence[Event]) -> None:
        """What happened goes into both logs, and what of it was hidden into the step that it came of."""
        for seat, said in enumerate(self._told):
            after = self._game.view(match, seat)
            said += told(match, events, self._views[seat], after, self._turns)
            if self._gave_up >= 0:
                said.append(Said(CONCEDED_KIND, match.turn, self._gave_up, self._gave_up, match.outcome.rule))
            self._views[seat] = after
        known = known_in(match)
        if self._steps and self._known is not None:
            step = self._steps[-1]
            self._steps[-1] = replace(step, seen=seen_between(self._known, known, step.seat))
        self._known = known

    def _look(self) -> None:
        """The match is another one: what seats see and know of it."""
        self._views = [self._game.view(self._match, seat) for seat in (0, 1)]
        self._known = known_in(self._match)

    def _advance(self) -> None:
        """Give what answers itself, until a person or a computer has to think, or the match is over."""
        while self._match.outcome is None and (answer := self._match.decision.forced) is not None:
            self._say(more=True)
            self._give(answer, auto=True)
        self._say()
        decision = self._match.decision
        if self._match.outcome is not None:
            if not self._over:
                self._over = True
                self.kept = self._recorder.finish()
                self.ended.emit(self.view())
        elif decision.seat not in self._people:
            self.thinking.emit(True)
            self._soon.start(self._pace)
        elif decision.seat != self._seat or not self._seated:
            self.seat_wanted.emit(decision.seat)

    def _ask_computer(self) -> None:
        decision = self._match.decision
        if decision is None or self._thinker is None:
            return
        seed = int.from_bytes(self._header.seed.encode()[-7:], "big") * 2 + decision.seat
        self._thinker.ask(self.setup.players[decision.seat], seed, Asked(decision, self.record()))

    def _computer_decided(self, answer: Answer) -> None:
        self.thinking.emit(False)
        if self._match.decision is not None:  # the match may have ended while it thought
            self._give(answer, auto=False)
            self._advance()


def saved_summary(folder: Path) -> Summary | None:
    """The match that can be continued at a glance, None if there is none. Raises :class:`RecordError`."""
    try:
        return load_summary(folder / CURRENT)
    except FileNotFoundError:
        return None


def resume(game: Game, words: Words, folder: Path, *, pace: int = _THINKING_MS) -> LocalGame | None:
    """The match that was being played when the program stopped, as far as this version of the program can follow it.

    Raises ``RecordError`` if it cannot go on, OSError if it would go on shortened and cannot be kept whole beside it.
    """
    try:
        record, why = load_sound(folder / CURRENT)
    except FileNotFoundError:
        return None
    record, more = playing.recovered(record, game)
    earlier = Earlier(why or more, set_aside(folder)) if why or more else None
    match = LocalGame(game, setup_of(record.header), words, folder, pace=pace, record=record)
    match.earlier = earlier
    return match


__all__ = ["Earlier", "LocalGame", "RecordError", "resume", "saved_summary"]
