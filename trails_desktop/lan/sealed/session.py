"""The sealed match of two programs: both run the rules on their own knowledge, and neither is ever sent the other's.

No socket, no window, no thread: whoever holds the line hands payloads in and takes payloads out. A match is a function
of its first entry (secret, nonce, deck, terms) and of what came and was done since, which the journal keeps; so after a
crash it stands where it stood, and after a cut each side sends again what the other has not got.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

import msgspec

from engine.kernel.decisions import Answer, Refused
from engine.takeback import Undo, policy
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.deposits import Returned
from trails_desktop.lan.line.ledger import Kept, Ledger, whole
from trails_desktop.lan.line.pacing import Meter
from trails_desktop.lan.line.sentences import Fault, plain, say
from trails_desktop.lan.sealed.audit import Verdict, record_of
from trails_desktop.lan.sealed.chain import Forked
from trails_desktop.lan.sealed.clocks import GRACE, KINDS, LAG, QUARTER, quarters
from trails_desktop.lan.sealed.course import Course, Happened, judgement
from trails_desktop.lan.sealed.games.port import SealedGame
from trails_desktop.lan.sealed.handshake import Differing, Meeting
from trails_desktop.lan.sealed.journal import Came, Did, Dropped, Started, read_journal
from trails_desktop.lan.sealed.packs import PackOpener, plain_packs

__all__ = ["Happened", "SealedMatch"]
_AGAIN = 0.5  #: seconds until a journal that cannot be written is tried again
_CHAT = (0.5, 12.0, 12.0)  #: messages a second, at once, to begin with: what is more is dropped
_OWN_CHAT = (0.4, 6.0, 6.0)  #: what this side says itself: never so much that it would be dropped


class SealedMatch(Course):
    """One side of a sealed match. See the module's text; times are seconds of ``now``.

    pool: the cards of this machine. pace: scales the times after which answers leave, 0 = at once (tests).
    """

    def __init__(
        self,
        pool: CardPool | SealedGame,
        started: Started,
        journal: Ledger,
        *,
        now: Callable[[], float] = time.monotonic,
        pace: float = 1.0,
        digests: Mapping[str, str] | None = None,
        inline_audit: bool = True,
        opener: PackOpener = plain_packs,
    ) -> None:
        super().__init__(
            pool, started, journal, now=now, pace=pace, digests=digests, inline_audit=inline_audit, opener=opener
        )
        self._meter, self._chat_meter = Meter(), Meter(*_CHAT)
        self._own_chat, self._chatty = Meter(*_OWN_CHAT), False

    @classmethod
    def begin(
        cls,
        pool: CardPool | SealedGame,
        terms: m.Terms,
        seat: int,
        name: str,
        deck: Sequence[str],
        path: Path | None = None,
        *,
        random: Callable[[int], bytes] = os.urandom,
        now: Callable[[], float] = time.monotonic,
        pace: float = 1.0,
        digests: Mapping[str, str] | None = None,
        inline_audit: bool = True,
        opener: PackOpener = plain_packs,
    ) -> Self:
        """A new match. seat: 0 for who opened the game, 1 for who joined. path: the journal's file, None = nowhere."""
        terms = msgspec.structs.replace(terms, bound_first=terms.open_lists)
        found = Meeting.digest_of(pool, digests)
        started = Started(1, seat, name[:60], tuple(deck), random(32), random(32), terms, found, random(32))
        journal = Ledger(path)
        journal.begin(started)
        return cls(
            pool, started, journal, now=now, pace=pace, digests=digests, inline_audit=inline_audit, opener=opener
        )

    @classmethod
    def resume(
        cls,
        pool: CardPool | SealedGame,
        path: Path,
        *,
        now: Callable[[], float] = time.monotonic,
        pace: float = 1.0,
        digests: Mapping[str, str] | None = None,
        inline_audit: bool = True,
        opener: PackOpener = plain_packs,
        shorten: bool = False,
    ) -> Self:
        """The match of a journal, where it stood. shorten: from the last good point of a damaged one; a copy is kept.

        Raises FileNotFoundError, :class:`Damaged` where ``shorten`` helps, and :class:`Fault` with one sentence.
        """
        started, kept = read_journal(path)
        if Meeting.digest_of(pool, digests) != started.digest:
            raise Fault(say('"{file}" cannot be continued: the cards are not the same any more', file=path.name))

        new = partial(
            cls, pool, started, Ledger(), now=now, pace=pace, digests=digests, inline_audit=inline_audit, opener=opener
        )
        match = new()
        done, why = match._replay(kept)
        kept = whole(kept.up_to(done, why) if why else kept, shorten=shorten)
        if why:
            match = new()
            match._replay(kept)
        match._journal = Ledger(path, kept)
        match._chain.greeted = False
        match._unsure = bool(started.vault)
        match._events.clear()
        match._outbox.clear()
        match.clock.ask(now())
        match.clock.stop(now())
        match._judge_if_due()
        return match

    def _replay(self, kept: Kept) -> tuple[int, str]:
        """Do what a file says: how many of its entries were done, and why not all, "" if all were."""
        self._replaying = True
        for number, entry in enumerate(kept.entries[1:], start=1):
            try:
                if isinstance(entry, Came):
                    self._chain.greeted = True
                    message = self._chain.open(entry.payload)
                    if not isinstance(message, m.Envelope):
                        raise Fault(say("The other program greeted twice"))
                    self._chain.took(entry.payload, isinstance(message.body, m.Chat), entry.deposit)
                    self._process(message.body)
                elif isinstance(entry, Dropped):
                    self._chain.passed(entry.tail)
                else:
                    self._chain.note(entry)
                    self._do(entry)
            except Exception as error:  # whatever damaged bytes bring about: the match is made again without them
                return number, ascii(str(error) or type(error).__name__)[1:-1][:200]
        self._replaying = False
        return len(kept.entries), ""

    # --- the line ---------------------------------------------------------------------------------------------------
    def connected(self) -> list[bytes]:
        """A line is there (again): what to send first."""
        self._outbox.clear()
        self.close_reason = ""
        return [self._chain.greeting()]

    def disconnected(self) -> None:
        """The line is gone."""
        if self.connected_now:
            self.connected_now = False
            self._happened("line lost")
        self._chain.greeted = False
        self._outbox.clear()
        self._set_clock()

    def receive(self, payload: bytes) -> list[bytes]:
        """What came: what to send now. Never raises; look at ``close_reason`` and ``hold`` afterwards."""
        try:
            if self._chain.greeted and self._chain.behind:
                return self._line_is_back() if self._make_up(payload) else []
            payload, deposit = m.enclosed(payload)
            message = self._chain.open(payload)
            if isinstance(message, m.Greeting):
                again = self._chain.welcome(message)
                self._unlike, self._unsure = None, False
                self._held.clear()
                self._outbox.extendleft((0.0, old) for old in reversed(again))
                return [] if self._chain.behind else self._line_is_back()
            if isinstance(message, Returned):
                raise Fault(say("It sent something that no step needs"))
            if self._stage == "stopped":
                raise Fault(say("The match has stopped; nothing more is taken"))
        except Fault as fault:
            self.close_reason = str(fault)
            return []
        except Forked as fork:
            self._forked(fork)
            return []
        if isinstance(message.body, m.Chat) and self._talks_too_much():
            self._drop(self._chain.after(payload))
            return self.tick()
        if isinstance(message.body, m.Gave):
            self._time(message.body)
        self._take(payload, deposit, message.body)
        self._measure()
        self._judge_if_due()
        return self.tick()

    def _line_is_back(self) -> list[bytes]:
        self.connected_now = True
        self._happened("line back")
        self._set_clock()
        self._judge_if_due()
        sent = self.tick()
        while self._held and not self.close_reason:
            sent += self.receive(self._held.popleft())
        return sent

    def tick(self) -> list[bytes]:
        """What may leave by now; also looks at the clocks. Call it at ``next_wake`` at the latest.

        Nothing leaves that is not on the disk: else a power cut would make this side forget what it has said, which
        nobody could tell from a cheat.
        """
        now = self._now()
        self._look_at_clock(now)
        self._look_at_journal()
        if not self.connected_now or not self._outbox or self._outbox[0][0] > now or not self._journal.may_say:
            self._look_at_journal()
            return []
        out = []
        while self._outbox and self._outbox[0][0] <= now:
            out.append(self._outbox.popleft()[1])
        return out

    @property
    def next_wake(self) -> float | None:
        """When :meth:`tick` has something to do, None if not before something comes."""
        if self._journal.trouble:
            return self._now() + _AGAIN
        return self._outbox[0][0] if self._outbox else None

    def _time(self, body: m.Gave) -> None:
        """What an answer took by the own clock, where that is more than its sender says and the line explains."""
        seen = self.clock.thought(self._now()) - LAG
        if self.terms.clock.kind in KINDS[1:] and self._stage == "playing" and seen > body.spent * QUARTER:
            self._note(Did("seen", number=quarters(seen)))

    def _measure(self) -> None:
        wait = self._meter.take(self._now())
        if wait and not self.hold:
            self._note(Did("notice", text="slow", number=int(wait * 1000)))
        self.hold = wait

    def _talks_too_much(self) -> bool:
        """Whether what is said just now is dropped: faster than anybody reads. The line is slowed, and told so once."""
        self._measure()
        late = self._chat_meter.take(self._now())
        if not late:
            self._chatty = False
            return False
        self._chat_meter.level = max(self._chat_meter.level, -5.0)
        self.hold = max(self.hold, min(late, 2.0))
        if not self._chatty:
            self._chatty = True
            self._note(Did("notice", text="chat", number=int(late * 1000)))
        return True

    # --- what a person does -----------------------------------------------------------------------------------------
    def answer(self, answer: Answer, *, auto: bool = False) -> list[bytes]:
        """Answer the open question. Raises :class:`Refused`; then nothing changed."""
        if not self.asked:
            raise Refused(str(say("It is not your turn to decide")))
        assert self._play is not None and self._play.decision is not None
        self._play.decision.check(answer)
        spent = quarters(max(self.clock.thought(self._now()), self._earliest() - self.clock.asked_at))
        return self._do_now(Did("answer", answer, auto, spent))

    def concede(self) -> list[bytes]:
        """Give up (103.4). It counts as soon as the other side has heard of it."""
        if self._stage != "playing" or self._conceding:
            raise Refused(str(say("Nothing can be given up now")))
        return self._do_now(Did("concede"))

    def ask_undo(self) -> list[bytes]:
        """Ask to take the last own answer back; granted by itself where nothing speaks against it."""
        state = self.undo_state()
        if state.policy == "never":
            raise Refused(state.why)
        return self._do_now(Did("undo"))

    def answer_undo(self, yes: bool) -> list[bytes]:
        """Answer the other side's request."""
        if self._undo is None or self._undo[0] != "theirs":
            raise Refused(str(say("Nobody asks to take an answer back")))
        return self._do_now(Did("undo reply", auto=yes))

    def pause(self, on: bool) -> list[bytes]:
        """Stop the clocks and hold still, or go on."""
        if self._stage != "playing" or self._paused[self.seat] == on:
            raise Refused(str(say("Nothing can be held now")))
        return self._do_now(Did("pause", auto=on))

    def say(self, text: str) -> list[bytes]:
        """Say something: plain text of at most 300 letters."""
        text = plain(text)
        if not text or self._chain.match == b"":
            raise Refused(str(say("There is nothing to say")))
        if self._own_chat.take(self._now()):
            self._own_chat.level = max(self._own_chat.level, 0.0)
            raise Refused(str(say("That was said too fast; the other side would not hear it")))
        return self._do_now(Did("say", text=text))

    def bring(self, deck: Sequence[str]) -> list[bytes]:
        """The deck built from the packs that were opened together."""
        if self._stage != "packs":
            raise Refused(str(say("No deck is built now")))
        return self._do_now(Did("deck", tuple((number,) for number in deck)))

    def ask_cards(self, numbers: Sequence[str]) -> list[bytes]:
        """Ask for the records of cards that differ; they come into :meth:`offered_cards` when they are proper cards."""
        if self._meeting.differing is None:
            raise Refused(str(say("The libraries do not differ")))
        return self._do_now(Did("ask cards", tuple((number[:60],) for number in numbers[:50])))

    def offered_cards(self) -> list[Printing]:
        """Printings that came, checked as card files are; nothing of them is in the library before it is put there."""
        return list(self._meeting.offered)

    @property
    def differing(self) -> Differing | None:
        """Where the two libraries differ, None if they do not."""
        return self._meeting.differing

    def open_audit(self) -> list[bytes]:
        """Open the own secret after the last game of several; after a single one that happens by itself."""
        if self._stage != "over" or self._secret_open:
            raise Refused("there is nothing to open")
        return self._do_now(Did("open"))

    def claim(self) -> list[bytes]:
        """End the match because the other side's clock has run out. Raises :class:`Refused` if it has not."""
        if self._stage != "playing" or not self.other_late:
            raise Refused(str(say("The other player still has time")))
        return self._do_now(Did("claim"))

    @property
    def trouble(self) -> str:
        """One sentence if the match cannot be saved, else ""."""
        return self._journal.trouble

    def give_up_audit(self) -> None:
        """The other side does not open its secret: the match stays unaudited."""
        if self._stage == "over":
            self._do_now(Did("no audit"))

    def judge(self, verdict: Verdict) -> list[bytes]:
        """What the audit found; called by itself unless the audit is made elsewhere (``inline_audit`` off)."""
        self._found = verdict.sentence
        return self._do_now(judgement(verdict))

    def _do_now(self, act: Did) -> list[bytes]:
        if self.behind:
            raise Refused(str(say("What was said last is asked of the other program first; try again in a moment")))
        self._note(act)
        self._judge_if_due()
        return self.tick()

    def _look_at_clock(self, now: float) -> None:
        """Whose own clock has run out gives up by itself."""
        if self._stage != "playing" or not self.asked or not self.connected_now:
            return
        left = self.left(self.seat)
        if left is not None and left <= 0:
            self._note(Did("concede", text="time"))

    # --- reading ----------------------------------------------------------------------------------------------------
    def undo_state(self) -> Undo:
        """Whether the last own answer can be taken back; never past a card that was dealt or shown."""
        play = self._play
        if play is None or self._stage != "playing" or play.busy or self._undo is not None:
            return Undo("never", "There is nothing to take back")
        back = play.last_own(self.seat)
        if back is None:
            return Undo("never", "There is nothing to take back")
        if not play.can_go_back(back):
            return Undo("never", "A card was dealt or shown since")
        return policy(self.seat, play.seen[back:])

    @property
    def other_late(self) -> bool:
        """Whether the other side's clock has run out, the way over the line allowed for."""
        left = self.left(self.seat ^ 1)
        return left is not None and left < -GRACE

    def record(self) -> Any:
        """The match as a record that can be played again. Raises :class:`Refused` before the audit."""
        evidence = self.evidence()
        if evidence is None or self.verdict is None or not self.verdict.ok:
            raise Refused("the match was not verified")
        return record_of(evidence)
