"""What happens in a sealed match: a function of the first entry and of what came and was done since.

Here is no line, no time that matters and no person: :mod:`trails_desktop.lan.sealed.session` has these.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.concealment import derive, order_commitment
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.deposits import Returned
from trails_desktop.lan.line.pacing import wait_of
from trails_desktop.lan.line.sentences import Breach, Fault, plain, say
from trails_desktop.lan.sealed.audit import Verdict, binding_of, order_text
from trails_desktop.lan.sealed.base import ENDED, Happened, judgement
from trails_desktop.lan.sealed.chain import Forked
from trails_desktop.lan.sealed.clocks import GRACE, QUARTER
from trails_desktop.lan.sealed.commitments import Hands
from trails_desktop.lan.sealed.journal import Came, Did, Dropped
from trails_desktop.lan.sealed.lockstep import Done, Lockstep
from trails_desktop.lan.sealed.wishes import Wishes

__all__ = ["Course", "Happened", "judgement"]
_MOST_HELD = 2**24  #: bytes that may wait for their place


class Course(Wishes):
    """One side of a sealed match, as far as it follows from its entries."""

    def _process(self, body: m.Body) -> None:
        try:
            self._came(body)
        except Breach as breach:
            self._stop(breach.sentence, self.step + 1 if breach.step < 0 else breach.step)

    def _came(self, body: m.Body) -> None:
        if isinstance(body, m.Chat):
            if text := plain(body.text):  # cleaned by who receives it: who sends may be any program
                self.chat.append((self.seat ^ 1, text))
                self._happened("chat", text)
        elif isinstance(body, m.Notice):
            self._happened("chat slowed" if body.kind == "chat" else "slow")
        elif isinstance(body, m.Stop):
            self._their_stop(body)
        elif self._stage in ("hello", "packs", "differs"):
            self._met(body)
        elif isinstance(body, m.Gave):
            self._gave(body)
        elif isinstance(body, m.Supplied):
            self._supplied(body)
        elif isinstance(body, m.Concede):
            self._their_concession()
        elif isinstance(body, m.Conceded):
            self._conceded(body)
        elif isinstance(body, m.UndoAsk):
            self._undo_asked(body)
        elif isinstance(body, m.UndoReply):
            self._undo_answered(body)
        elif isinstance(body, m.Pause):
            self._pause(self.seat ^ 1, body.on)
        elif isinstance(body, m.Seal):
            self._sealed(self.seat ^ 1, body)
        elif isinstance(body, m.Binding):
            self._bound(body)
        elif isinstance(body, m.Audit) and self._theirs is None and self._stage in ENDED:
            self._theirs = body
        elif isinstance(body, m.Judged) and self._stage in ENDED and self.their_verdict is None:
            self.their_verdict = Verdict(body.ok, body.step, say("{why}", why=body.why))
            self._happened("their verdict", body.why)
        else:
            raise Breach(say("It sent a message that has no place here"))

    def _met(self, body: m.Body) -> None:
        if isinstance(body, m.Seal):
            self._sealed(self.seat ^ 1, body)
            return
        if isinstance(body, m.Binding):
            self._bound(body)
            return
        for reply in self._meeting.came(body):
            self._send(reply)
        self._chain.match = self._meeting.match
        if self._meeting.differs is not None:
            if self._stage != "differs":
                self._happened("differs", str(self._meeting.differs))
            self._stage, self.sentence = "differs", self._meeting.differs
        if self._meeting.agreed and self._stage in ("hello", "packs") and self._own_seal is None:
            if not self.deck:
                if self._stage != "packs":
                    self._happened("packs")
                self._stage = "packs"
            else:
                self._bring()

    def _bring(self) -> None:
        secret = self._meeting.secret
        slots = self._meeting.rules.arranged(secret, self.deck)
        open_list = slots if self.terms.open_lists else ()
        seal = m.Seal(secret.commitments(slots), secret.seal(slots), secret.chain()[0], open_list)
        self._stage, self._own_seal = "sealed", seal
        if self.terms.bound_first:
            self._bindings[self.seat] = binding_of(seal, secret.match, self.seat)
            self._send(m.Binding(self._bindings[self.seat]))
        self._show_seal()

    def _bound(self, body: m.Binding) -> None:
        """The other side is bound to what it will show. Raises :class:`Breach`."""
        if not self.terms.bound_first or self.seat ^ 1 in self._bindings or not self._meeting.agreed:
            raise Breach(say("It bound itself to a deck twice"))
        self._bindings[self.seat ^ 1] = body.digest
        self._show_seal()

    def _show_seal(self) -> None:
        """Show the own seal, and with it an open list, as soon as nobody can choose a deck for it any more."""
        seal = self._own_seal
        if seal is None or self.seat in self._seals or (self.terms.bound_first and len(self._bindings) < 2):
            return
        self._send(seal)
        self._sealed(self.seat, seal)

    def _sealed(self, seat: int, seal: m.Seal) -> None:
        if seat in self._seals:
            raise Breach(say("It bound itself to a deck twice"))
        if self.terms.bound_first and self._bindings.get(seat) != binding_of(seal, self._meeting.secret.match, seat):
            raise Breach(say("It showed another deck than the one it was bound to"), 0)
        self._meeting.check(seat, seal)
        self._seals[seat] = seal
        if len(self._seals) == 2:
            theirs = self._seals[self.seat ^ 1]
            sizes = (len(self._seals[0].slots), len(self._seals[1].slots))
            rules, secret = self._meeting.rules, self._meeting.secret
            slots = rules.arranged(secret, self.deck)
            own = self._meeting.cards_of(slots)
            self._hands = Hands(secret, own, theirs.slots, theirs.tip, self._meeting.cards, rules)
            self._play = Lockstep(self._hands, self._meeting.starter(self._hands, sizes, slots), rules)
            self._stage = "coin"
            self._advance()

    def _advance(self, gave: Callable[[m.Supply], m.Gave] | None = None, release: float = 0.0) -> None:
        """Let the engine go on; what the other side needs goes with an own answer or by itself."""
        play = self._play
        assert play is not None
        step, line = (0 if play.game is None else play.count + 1), self._line
        supply = play.go_on()
        if gave is not None:
            self._send(gave(supply), release)
        elif supply:
            self._send(m.Supplied(step, line, supply))
        if play.busy:
            return
        assert play.game is not None
        if self._stage == "coin":
            self._stage = "playing"
        self.clock.ask(self._now())
        self._set_clock()
        self._happened("changed")
        if self._owed_concession:
            self._accept_concession()
        elif play.game.outcome is not None:
            self._end()

    def _gave(self, body: m.Gave) -> None:
        play = self._play
        if play is None or self._stage != "playing" or play.decision is None or play.decision.seat == self.seat:
            raise Breach(say("It answered without being asked"))
        if (body.step, body.line) != (play.count + 1, self._line) or self._paused[self.seat ^ 1]:
            raise Breach(say("It answered another question than the one that is open"))
        assert play.game is not None
        if body.facts != play.rules.facts(play.game):
            raise Breach(say("The two programs are out of step: they see different tables"))
        kept = play.rules.kept_order(play.decision, body.answer)
        if bool(body.order) != (kept is not None) or (kept is not None and kept != body.answer):
            raise Breach(say("Its answer is not written the way such answers are"))
        if self._undo is not None and self._undo[0] == "theirs":
            raise Breach(say("It answered while it asked to take back"))
        if not self._replaying and self.clock.thought(self._now()) > body.spent * QUARTER + GRACE:
            self._happened("clock doubt")  # it says that it thought for a much shorter time than it did
        spent, self._seen_time = max(body.spent, self._seen_time), 0
        self.clock.spend(self.seat ^ 1, spent)
        done = Done(
            self.seat ^ 1, body.answer, body.answer, body.facts, order=body.order, line=self._line, spent=body.spent
        )
        play.begin(done, body.supply)
        self._advance()

    def _supplied(self, body: m.Supplied) -> None:
        play = self._play
        if play is None or not play.busy or not body.supply:
            raise Breach(say("It sent something that no step needs"))
        if (body.step, body.line) != (0 if play.game is None else play.count + 1, self._line):
            raise Breach(say("It sent something for another step than the one under way"))
        play.supplied(body.supply)
        self._advance()

    # --- what was lost and came back -------------------------------------------------------------------------------
    def _take(self, payload: bytes, deposit: bytes, body: m.Body) -> None:
        """A message of the chain. It is written down before anything follows from it."""
        self._journal.add(Came(payload, deposit))
        self._chain.took(payload, isinstance(body, m.Chat), deposit)
        self._process(body)

    def _drop(self, tail: bytes) -> None:
        """Something said that is not taken."""
        self._journal.add(Dropped(tail))
        self._chain.passed(tail)

    def _make_up(self, payload: bytes) -> bool:
        """Something came while own messages are lost: whether none is any more.

        What the deposits tell is done again in its order, with what the other side sends again between. Raises
        :class:`Fault`, and :class:`Forked` if the other side says now what it did not say then.
        """
        message = m.decode(payload)
        if isinstance(message, Returned):
            self._chain.gave_back(message)
        elif isinstance(message, m.Greeting):
            raise Fault(say("The other program greeted twice"))
        elif sum(map(len, self._held)) > _MOST_HELD:
            raise Fault(say("There are more than {most} messages", most=len(self._held)))
        else:
            self._held.append(payload)
        self._replaying = True
        try:
            while (due := self._chain.due) is not None and (isinstance(due, Did) or self._held):
                sent = self._chain.sent
                if isinstance(due, Did):
                    self._note(due)
                else:
                    came, deposit = m.enclosed(self._held.popleft())
                    before = self._chain.open(came)
                    tail = due.tail if isinstance(due, Dropped) else due.payload
                    if not isinstance(before, m.Envelope) or self._chain.after(came) != tail:
                        raise Forked(self._chain.got)
                    if isinstance(due, Dropped):
                        self._drop(tail)
                    else:
                        self._take(came, deposit, before.body)
                self._chain.done(sent)
        finally:
            self._replaying = False
        return not self._chain.behind

    def _forked(self, fork: Forked) -> None:
        """The other program remembers another match. That ends its line, and nothing else: a greeting is one message
        of whoever holds the line, and one that fits may follow. What is over stays as it was."""
        sentence = say(
            "The two programs remember this match differently from step {step} on; both records are kept",
            step=self.step,
        )
        self.close_reason = f"{sentence} (message {fork.number})"
        if self._stage in ENDED or self._stage in ("stopped", "differs"):
            return
        self._unlike = sentence
        self._happened("forked")

    def _do(self, act: Did) -> None:
        """An own act, checked before."""
        try:
            self._act(act)
        except Breach as breach:  # a fault of a card's rules or of this program: both stand still at this step
            self._stop(breach.sentence, self.step + 1)

    def _act(self, act: Did) -> None:
        play = self._play
        if act.what == "answer":
            self._answer(act)
        elif act.what == "concede":
            self._conceding = True
            self._send(m.Concede(self.step, act.text[:60]))
        elif act.what == "undo" and play is not None:
            back = play.last_own(self.seat)
            assert back is not None
            self._undo = ("mine", back)
            self._send(m.UndoAsk(play.count, self._line, back))
        elif act.what == "undo reply":
            self._reply_undo(act.auto)
        elif act.what == "pause":
            self._send(m.Pause(act.auto))
            self._pause(self.seat, act.auto)
        elif act.what == "say":
            self.chat.append((self.seat, act.text))
            self._send(m.Chat(act.text))
        elif act.what == "notice":
            self._send(m.Notice(act.text[:60], act.number))
            self._happened(act.text)
        elif act.what == "deck":
            self.deck = tuple(str(option[0]) for option in act.answer)
            self._bring()
        elif act.what == "ask cards":
            self._send(self._meeting.ask([str(option[0]) for option in act.answer]))
        elif act.what == "open":
            self._open_secret()
        elif act.what == "no audit":
            self._stage = "unaudited"
        elif act.what == "claim":
            self._stage, self._loser = "unaudited", self.seat ^ 1
            self._send(m.Stop(self.step, "time"))
            self._happened("over")
        elif act.what == "seen":
            self._seen_time = act.number
        elif act.what == "judged":
            found = self._found if str(self._found)[:300] == act.text else say("{why}", why=act.text)
            self._judged(Verdict(act.auto, act.number - 1, found))

    def _answer(self, act: Did) -> None:
        play = self._play
        assert play is not None and play.game is not None and play.decision is not None and self._hands is not None
        if self._undo is not None:
            self._reply_undo(False)
        decision, game = play.decision, play.game
        kept = play.rules.kept_order(decision, act.answer)
        step, line = play.count + 1, self._line
        order = b""
        if kept is not None:
            secret = self._hands.secret
            salt = secret.order_salt(step, line)
            order = order_commitment(secret.match, self.seat, step, order_text(act.answer), salt)
        sent = act.answer if kept is None else kept
        facts = play.rules.facts(game)
        release = self._earliest()
        self.clock.spend(self.seat, act.number)
        play.begin(Done(self.seat, act.answer, sent, facts, act.auto, order, line, act.number))
        self._advance(lambda supply: m.Gave(step, line, sent, facts, act.number, supply, order), release)

    def _earliest(self) -> float:
        """When an answer to the open question may leave."""
        play = self._play
        if play is None or play.decision is None or self._hands is None:
            return 0.0
        secret = self._hands.secret
        chance = derive(secret.key, "pace", secret.match, self.seat, play.count, self._line)
        return self.clock.asked_at + wait_of(play.rules.secret(play.decision, play.game), chance, self._pace)
