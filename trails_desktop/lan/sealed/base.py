"""What one side of a sealed match is made of: its parts, what can be read of it, how it says and ends something."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.decisions import Refused
from engine.kernel.events import Event
from engine.trails.cards.pool import CardPool
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.ledger import Ledger
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.sealed.audit import Evidence, Verdict, audit
from trails_desktop.lan.sealed.chain import Chain
from trails_desktop.lan.sealed.clocks import Clock
from trails_desktop.lan.sealed.commitments import Hands
from trails_desktop.lan.sealed.games.port import SealedGame
from trails_desktop.lan.sealed.handshake import Meeting
from trails_desktop.lan.sealed.journal import Did, Started
from trails_desktop.lan.sealed.lockstep import Lockstep
from trails_desktop.lan.sealed.packs import PackOpener

ENDED = ("over", "audited", "unaudited")


@dataclass(frozen=True, slots=True)
class Happened:
    """Something the interface may want to show.

    kind: "changed", "jumped", "chat", "undo asked", "undo granted", "undo refused", "clock doubt", "line lost",
    "line back", "paused", "unpaused", "slow", "chat slowed", "packs", "over", "verdict", "their verdict",
    "stopped", "forked", "differs", "trouble" ("" = all is saved again). text: what was said, for "chat"; else the
    English sentence, where there is one.
    """

    kind: str
    text: str = ""


class Ground:
    """The parts of one side of a sealed match. Subclasses say what happens."""

    def __init__(
        self,
        pool: CardPool | SealedGame,
        started: Started,
        journal: Ledger,
        *,
        now: Callable[[], float],
        pace: float,
        digests: Mapping[str, str] | None,
        inline_audit: bool,
        opener: PackOpener,
    ) -> None:
        self._now, self._pace = now, pace
        self._journal = journal
        self._troubled = ""  # why nothing can be written, as it was last told
        self._started = started
        self.seat, self.terms = started.seat, started.terms
        self.deck: tuple[str, ...] = started.deck
        self._meeting = Meeting(pool, started, digests, opener)
        self._chain = Chain(vault=started.vault)
        self._held: deque[bytes] = deque()  # what comes while own messages are lost: it waits for its place
        self._unsure = False  #: gone on with, and the other side has not said yet how far it is
        self._outbox: deque[tuple[float, bytes]] = deque()
        self._stage = "hello"
        self._events: deque[Happened] = deque(maxlen=1000)
        self._replaying = False
        self._hands: Hands | None = None
        self._play: Lockstep | None = None
        self._seals: dict[int, m.Seal] = {}
        self._seen_time = 0  #: quarters that the answer which comes next took at least, by the own clock
        self._own_seal: m.Seal | None = None  #: made, and not shown before the other side is bound
        self._bindings: dict[int, bytes] = {}
        self._line = 0  #: how often answers were taken back
        self._undo: tuple[str, int] | None = None  # "mine" or "theirs", and to how many answers
        self._conceding, self._owed_concession = False, False
        self._loser = -1
        self._paused = [False, False]
        self._theirs: m.Audit | None = None
        self._inline = inline_audit
        self.clock = Clock(started.terms.clock)
        self.connected_now = False
        self.close_reason = ""
        self.hold = 0.0
        self._unlike: Sentence | None = None  # as the last greeting of the other side was told
        self._halt: Sentence | None = None
        self.stopped_at = -1
        self.chat: deque[tuple[int, str]] = deque(maxlen=500)
        self._secret_open = False
        self._found = Sentence("")  # what the audit just found, for a translation
        self.verdict: Verdict | None = None
        self.their_verdict: Verdict | None = None
        self._send(self._meeting.hello())

    @property
    def sentence(self) -> Sentence | None:
        """Why the match stands still for good, or until the other program remembers it as this one does."""
        return self._halt or self._unlike

    @sentence.setter
    def sentence(self, said: Sentence | None) -> None:
        self._halt = said

    @property
    def game(self) -> Any:
        """The match as this side knows it, None before the first question."""
        return self._play.game if self._play is not None else None

    @property
    def step(self) -> int:
        """How many answers were carried out."""
        return self._play.count if self._play is not None else 0

    def left(self, seat: int) -> float | None:
        """Seconds on a seat's clock, None without one."""
        play = self._play
        asked = play.decision.seat if play is not None and play.decision is not None else -1
        return self.clock.left(seat, asked, self._now())

    def evidence(self) -> Evidence | None:
        """What the audit looks at, None before both sides have opened their secrets."""
        if self._theirs is None or self._play is None or self._hands is None:
            return None
        return Evidence(
            self._meeting, self._hands.secret, self.deck, self._seals, self._play.first, tuple(self._play.steps),
            self._theirs, self._loser, self.terms, self._bindings,
        )  # fmt: skip

    @property
    def state(self) -> str:
        """hello, differs, packs, sealed, coin, playing, paused, over, audited, unaudited, stopped or forked."""
        if self._unlike is not None and self._stage not in ENDED:
            return "forked"
        if self._stage == "playing" and (not self.connected_now or any(self._paused)):
            return "paused"
        return self._stage

    @property
    def asked(self) -> bool:
        """Whether this side is to answer now."""
        play = self._play
        if play is None or self._stage != "playing" or self._conceding or any(self._paused) or self.behind:
            return False
        if self._undo is not None and self._undo[0] == "mine":
            return False
        return play.decision is not None and play.decision.seat == self.seat

    @property
    def behind(self) -> bool:
        """Whether own messages may be lost here that the other side has; nothing is done then, or it would be done
        twice in two ways."""
        return self._unsure or self._chain.behind

    @property
    def waiting(self) -> str:
        """What this side waits for: "" (nothing), "line", "undo", "pause", "chance", "card", "seal" or "answer"."""
        if not self.connected_now:
            return "line"
        if any(self._paused):
            return "pause"
        if self._undo is not None:
            return "undo"
        if self._play is not None and self._play.busy:
            return self._play.missing
        return "" if self.asked or self._stage != "playing" else "answer"

    @property
    def paused(self) -> tuple[bool, bool]:
        """Who holds the match, by seat."""
        return self._paused[0], self._paused[1]

    @property
    def unopened(self) -> bool:
        """Whether the match is over, the own secret lies open and the other side's does not."""
        return self._stage == "over" and self._secret_open and self._theirs is None

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return self._meeting.names

    @property
    def pack_seed(self) -> bytes:
        """32 bytes from which the own packs follow; both sides made them together, the other does not know them."""
        return self._meeting.pack_seed

    @property
    def pack_cards(self) -> tuple[str, ...]:
        """The cards of the own packs, pack by pack; empty before both sides have made their chance."""
        seed = self.pack_seed
        return tuple(self._meeting.opener(self.terms.packs, seed, self._meeting.pool)) if seed else ()

    def view(self) -> Any:
        """What this side sees. Raises :class:`Refused` before the first question."""
        if self.game is None:
            raise Refused("the match has not begun")
        return self._meeting.rules.view(self.game, self.seat)

    def drain(self) -> list[Event]:
        """Events of the game since the last call, for :func:`engine.trails.views.log.tell`."""
        if self._play is None:
            return []
        events, self._play.events = self._play.events, []
        return events

    def happened(self) -> list[Happened]:
        """What the interface may want to show since the last call."""
        out = list(self._events)
        self._events.clear()
        return out

    # --- inside -----------------------------------------------------------------------------------------------------
    def _note(self, act: Did) -> None:
        self._journal.add(act)
        self._chain.note(act)
        self._do(act)

    def _look_at_journal(self) -> None:
        """What could not be written is tried again; both are said at once."""
        if self._journal.trouble:
            self._journal.sync()
        if self._journal.trouble != self._troubled:
            self._troubled = self._journal.trouble
            self._happened("trouble", self._troubled)

    def _happened(self, kind: str, text: str = "") -> None:
        self._events.append(Happened(kind, text))

    def _send(self, body: m.Body, release: float = 0.0) -> None:
        number = self._chain.sent
        self._chain.add(body)
        if self._replaying or not self.connected_now:
            return
        last = self._outbox[-1][0] if self._outbox else 0.0
        self._outbox.append((max(release, last), self._chain.letter(number)))

    def _stop(self, sentence: Sentence, step: int) -> None:
        if self._stage in ENDED:  # nothing said afterwards changes how the match ended
            self._stage = "unaudited" if self._stage == "over" else self._stage
            self.close_reason = str(sentence)
            return
        self._stage, self.sentence, self.stopped_at = "stopped", sentence, step
        if self._play is not None:
            self._play.drop()
        self._send(m.Stop(step, str(sentence)[:300]))
        self.close_reason = str(sentence)
        self._happened("stopped", str(sentence))

    def _set_clock(self) -> None:
        """The clock stands while somebody else than the one who thinks has paused, and for a while (:data:`AWAY`) if
        the line is cut."""
        play = self._play
        asked = play.decision.seat if play is not None and play.decision is not None else -1
        if any(paused and seat != asked for seat, paused in enumerate(self._paused)):
            self.clock.stop(self._now())
        elif not self.connected_now:  # the own clock stands: whoever is asked here may answer all the same
            self.clock.stop(self._now(), asked if asked == self.seat ^ 1 else -1)
        else:
            self.clock.start(self._now())

    def _end(self) -> None:
        self._stage = "over"
        self._undo = None
        self._happened("over")
        if self.terms.best_of == 1:  # else lists stay secret until the last game
            self._open_secret()

    def _open_secret(self) -> None:
        assert self._play is not None and self._hands is not None
        self._secret_open = True
        orders = tuple(
            m.Order(step, done.answer)
            for step, done in enumerate(self._play.steps, start=1)
            if done.order and done.seat == self.seat
        )
        self._send(m.Audit(self._hands.secret.key, self.deck, orders))

    def _judge_if_due(self) -> None:
        if not self._inline or self._replaying or self._stage != "over" or self.verdict is not None:
            return
        evidence = self.evidence()
        if evidence is not None:
            verdict = audit(evidence)
            self._found = verdict.sentence
            self._note(judgement(verdict))

    def _judged(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self._stage = "audited"
        self._send(m.Judged(verdict.ok, verdict.step, str(verdict.sentence)[:300]))
        self._happened("verdict", str(verdict.sentence))

    def _do(self, act: Did) -> None:
        raise NotImplementedError


def judgement(verdict: Verdict) -> Did:
    """A verdict as an act that the journal keeps."""
    return Did("judged", auto=verdict.ok, number=verdict.step + 1, text=str(verdict.sentence)[:300])
