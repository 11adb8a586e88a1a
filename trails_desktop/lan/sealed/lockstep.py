"""The rules engine of one side, in step with the other side's: an answer is carried out when all it needs is there.

Each attempt runs on a copy of the state. Where something of the other side is missing it is thrown away and made again
when a message came; what the other side needs from here has been noted by then. So the engine knows nothing of waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.concealment import Exhausted
from engine.kernel.decisions import Answer, Decision, Refused
from engine.kernel.events import Event
from engine.takeback import Step as SeenStep
from trails_desktop.lan.line.messages import Supply
from trails_desktop.lan.line.sentences import Breach, say
from trails_desktop.lan.sealed.commitments import Hands, Waiting
from trails_desktop.lan.sealed.games.port import SealedGame

Start = Callable[[], Any]


@dataclass(slots=True)
class Done:
    """One step of the match as this side has it. answer: the true one where it is known here, as sent otherwise.

    sent: as it went over the line. line: how often answers had been taken back. mine, theirs: what each side supplied.
    order: what binds a kept order.
    """

    seat: int
    answer: Answer
    sent: Answer
    facts: bytes
    auto: bool = False
    order: bytes = b""
    line: int = 0
    spent: int = 0
    mine: list[Supply] = field(default_factory=list)
    theirs: list[Supply] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Past:
    game: Any | None  #: None once nothing can be taken back to there
    downs: tuple[dict[int, bytes], dict[int, bytes]]
    given_away: tuple[int, ...]


class Lockstep:
    """One side's engine. step 0 is the setting up; answer number n is step n.

    game: the settled state, None before the first question. busy: an answer is being carried out.
    """

    def __init__(self, hands: Hands, start: Start, rules: SealedGame) -> None:
        self._hands, self.rules = hands, rules
        self._start = start
        self.game: Any | None = None
        self.first = Done(-1, (), (), bytes(8))
        self.steps: list[Done] = []
        self.seen: list[SeenStep] = []
        self.events: list[Event] = []
        self._past: list[_Past] = []
        self._kept = 0  # index of the first state that is still there
        self._now: Done | None = self.first
        self.missing = ""
        self.was: Any = None  #: how it was before the last step, for telling
        self._stands: Any = None  # how it is now, None where nobody has looked
        self._given_away: tuple[int, ...] = ()  # when the first question was asked

    @property
    def busy(self) -> bool:
        """Whether a step is under way."""
        return self._now is not None

    @property
    def count(self) -> int:
        """Number of answers that were carried out."""
        return len(self.steps)

    @property
    def decision(self) -> Decision | None:
        """The open question, None while a step is under way or the game is over."""
        return None if self.busy or self.game is None else self.game.decision

    def begin(self, done: Done, supply: Supply | None = None) -> None:
        """Carry out an answer as far as possible. supply: what came with it. Raises :class:`Breach`."""
        self._now = done
        self._hands.begin_step()
        if supply is not None:
            self.supplied(supply)

    def supplied(self, supply: Supply) -> None:
        """The other side sent something this step needs. Raises :class:`Breach`."""
        if self._now is None:
            raise Breach(say("It sent something that no step needs"))
        self._hands.take(supply, self.game)
        if supply:
            self._now.theirs.append(supply)

    def go_on(self) -> Supply:
        """Carry the step on; what the other side needs from here by now. Raises :class:`Breach`."""
        done = self._now
        if done is None:
            return Supply()
        hands = self._hands
        settled: Any | None = None
        hands.attempt()
        try:
            settled = self._run(done)
            hands.settle(settled)
            self.missing = ""
        except Waiting as wait:
            self.missing = wait.what
        except Exhausted as error:
            raise Breach(say("More coins were thrown than a match has")) from error
        finally:
            hands.rest()
        mine = hands.due(settled)
        if mine:
            done.mine.append(mine)
        if settled is not None and not self.missing:
            self._arrive(done, settled)
        return mine

    def _run(self, done: Done) -> Any:
        if self.game is None:
            return self._start()
        work = self.game.fork()
        if done.seat != self._hands.seat:
            opened = self._hands.opened(mentioned(done.answer))
            if opened:
                self._fit(work, opened)
                self.rules.learn(work, opened)
        try:
            work.answer(done.answer)
            self.rules.asked(work)
        except Refused as error:
            raise Breach(say("Its answer is not possible: {why}", why=str(error))) from error
        except (Waiting, Breach, Exhausted):
            raise
        except Exception as error:  # what a card's rules make of an odd answer is no fault of this program's state
            why = f"{type(error).__name__}: {error}"
            raise Breach(say("Its answer cannot be carried out ({why})", why=why)) from error
        return work

    def _fit(self, game: Any, opened: Sequence[tuple[int, int]]) -> None:
        """What is opened before an answer is looked at must lie hidden with the other side, and nowhere else."""
        foe = self._hands.seat ^ 1
        known = {card: ident for ident, obj in game.objs.items() for card in obj.cards if card >= 0}
        for ident, card in opened:
            obj = game.objs.get(ident)
            if obj is None or obj.owner != foe or not self.rules.hidden(game, obj):
                raise Breach(say("It opened a card that does not lie there"))
            if known.get(card, ident) != ident:
                raise Breach(say("It opened a card that lies elsewhere already"))

    def _arrive(self, done: Done, game: Any) -> None:
        before = self.game
        self._now = None
        self.game = game
        if done is self.first:
            self._given_away = self._hands.given_away
            self.events += game.drain()
            return
        assert before is not None
        given_away = self._hands.given_away
        if given_away != self._before(self.count):  # no way back past this: what was kept for it goes
            for index in range(self._kept, self.count):
                self._past[index] = replace(self._past[index], game=None)
            self._kept = self.count
        self._past.append(_Past(before, self._hands.remember(), given_away))
        events = game.drain()
        self.steps.append(done)
        self.was, self._stands = self._stands or self.rules.stands(before), self.rules.stands(game)
        sights = self.rules.sights(game, self.was, self._stands, events, done.seat)
        self.seen.append(SeenStep(done.seat, done.auto, sights))
        self.events += events

    # --- taking back ------------------------------------------------------------------------------------------------
    def can_go_back(self, count: int) -> bool:
        """Whether the match may go back to ``count`` answers: nothing was dealt, thrown or shown since then."""
        if self.busy or not 0 <= count < self.count:
            return False
        return self._before(count) == self._hands.given_away

    def _before(self, count: int) -> tuple[int, ...]:
        """What had been given away when ``count`` answers stood."""
        return self._past[count - 1].given_away if count else self._given_away

    def last_own(self, seat: int) -> int | None:
        """How many answers stood before the last one that ``seat`` gave by itself, None if there is none."""
        for index in range(self.count - 1, -1, -1):
            if self.steps[index].seat == seat and not self.steps[index].auto:
                return index
        return None

    def go_back(self, count: int, line: int) -> None:
        """Go back to ``count`` answers."""
        past = self._past[count]
        assert past.game is not None  # as can_go_back said
        self.game, self._stands = past.game.fork(), None
        downs = self._past[count - 1].downs if count else ({}, {})
        self._hands.go_back(downs, line)
        del self.steps[count:], self.seen[count:], self._past[count:]

    # --- giving up --------------------------------------------------------------------------------------------------
    def drop(self) -> None:
        """Whatever is under way is not carried out any more."""
        self._now = None


def mentioned(answer: Answer) -> list[int]:
    """Objects that an answer names: what is opened of these is known before the answer is looked at."""
    return [part for option in answer if option[0] != "n" for part in option[1:] if isinstance(part, int)]
