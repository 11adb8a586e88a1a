"""What the person at the table does, turned into answers: marks, menus, drops, the main button, taking back.

The pilot holds the question, what was taken so far and nothing else; it never changes the game before an answer is
complete. It knows no pictures: the table shows what it says, tests drive it without a window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from engine.kernel.decisions import Answer, Option, Refused
from engine.trails.views.records import CardView, View
from trails_desktop.match.api import Distant, Foreseer, MatchPort, Reason, Wary
from trails_desktop.table.hands import refusing
from trails_desktop.table.hands.doubts import PLACE_NOTHING, Doubts
from trails_desktop.table.hands.refusing import Refusal
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.asking import Act, Asking, Main, Spot
from trails_desktop.table.questions.byhand import after_drop
from trails_desktop.table.questions.paying import Purse


class Match(MatchPort, Protocol):
    """The port with its signals."""

    changed: SignalInstance


@dataclass(frozen=True, slots=True)
class Menu:
    """A choice among several legal actions of one card."""

    obj: int
    acts: tuple[Act, ...]


class Pilot(QObject):
    """See the module's text. ``restated()``: marks or question changed. ``menu_wanted(Menu)``, ``refused(Refusal)``,
    ``looked(int)``: show this card in the inspector; ``answering()``: the person answers by hand;
    ``warned()``: was asked whether to place nothing."""

    restated = Signal()
    menu_wanted = Signal(object)
    refused = Signal(object)
    looked = Signal(int)
    answering = Signal()
    warned = Signal()
    idle = Signal(object)  #: a thing was pressed that does nothing by itself; its key

    def __init__(self, port: Match, parent: QObject | None = None, look: Callable[[], View] | None = None) -> None:
        """look: what is shown now, where that is not always the match as it is."""
        super().__init__(parent)
        self.port = port
        self._look = look or port.view
        self.view: View = self._look()
        self.asking: Asking = ask.read(self.view)
        self.taken: Answer = ()
        self._intended: Option | None = None
        self._queued: tuple[Answer, ...] = ()  # what a drag by hand still has to say
        self.purse = Purse()  #: what the card in hand would be paid with
        self._purses: dict[Answer, Purse] = {}  # the same for each thing it could be played as, as the player left it
        self._declined = False  # the proposal of the main button was put away
        self.doubts = Doubts()
        self._payment: Answer = ()  # how it is to be paid, once that is asked
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(0)
        self._follow.timeout.connect(self._answer_intended)
        self._wonders: tuple[int, str] | None = None  # which refusal waits for its reasons
        if isinstance(port, Distant):
            port.explained.connect(self._explained)
        self.see(self.view)

    # --- the question ------------------------------------------------------------------------------------------------
    def see(self, view: View) -> None:
        """A new view: read its question. An attack already aimed at a target goes on by itself."""
        asked = self.asking.decision
        self.view, self._wonders = view, None
        self.asking = ask.read(view)
        if isinstance(self.port, Wary):
            self.asking = ask.foreseen(self.asking, self.port.foresee_idle)
        self._declined = self._declined and asked == self.asking.decision
        proposed = self.port.payment() if self.asking.purpose == "pay" else ()
        self.taken = ask.opening(self.asking, proposed)
        decision = self.asking.decision
        if self._queued and (decision is None or decision.purpose != "hand"):
            self._queued = ()
        if self._queued:
            self._follow.start()
        self.forget_payment()
        if self._payment and (self.asking.purpose != "pay" or decision is None or decision.refusal(self._payment)):
            self._payment = ()
        if self._payment:
            self._follow.start()
        if self._intended is not None:
            if self.asking.purpose == "attack target" and decision is not None and self._intended in decision.options:
                self._follow.start()
            else:
                self._intended = None
        self.restated.emit()

    @property
    def following(self) -> bool:
        """Whether the answer to the present question was already given by the gesture before it."""
        return self._intended is not None or bool(self._queued) or bool(self._payment)

    def _answer_intended(self) -> None:
        intended, self._intended = self._intended, None
        decision = self.asking.decision
        if self._payment and decision is not None:
            paid, self._payment = self._payment, ()
            self.answer(paid)
            return
        if self._queued and decision is not None:
            answer, *rest = self._queued
            self._queued = ()
            if not decision.refusal(answer):
                self._queued = tuple(rest)
                self.answer(answer)
            else:
                self.restated.emit()
            return
        if self.asking.purpose != "attack target" or decision is None:
            return
        if intended is not None and intended in decision.options:
            self.answer((intended,))

    def answer(self, answer: Answer) -> bool:
        """Send an answer. False (and a refusal to show) if it is not allowed; then nothing changed."""
        if self.asking.decision is None:
            return False
        self.answering.emit()
        self.doubts.answered(self.view, answer)
        try:
            self.port.answer(answer)
        except Refused as error:
            self._intended, self._queued, self._payment = None, (), ()
            self.refused.emit(Refusal(0, "", (Reason(self.asking.decision.rule, str(error)),)))
            return False
        # A match need not tell of an answer after which nothing happened but the next question.
        now = self._look()
        if now != self.view:
            self.see(now)
        return True

    def pass_by_itself(self) -> None:
        """Pass for the person, who asked for that before: the match is asked, whatever is shown meanwhile."""
        try:
            self.port.answer((("pass",),))
        except Refused:
            return
        now = self._look()
        if now != self.view:
            self.see(now)

    # --- attacking ---------------------------------------------------------------------------------------------------
    def attackers(self) -> tuple[int, ...]:
        """The attackers marked so far."""
        if self.asking.purpose != "attackers":
            return ()
        return tuple(int(option[1]) for option in self.taken)

    def group_with(self, obj: int) -> tuple[int, ...]:
        """The attackers a drag from ``obj`` sends: with those that are marked, if they go together; else it alone."""
        marked, option = self.attackers(), self.asking.picks.get(obj)
        if obj in marked or not marked or option is None:
            return marked if obj in marked else (obj,)
        return (obj,) if ask.misfit(self.asking, self.taken, option) else (*marked, obj)

    def attack_spots(self, attackers: tuple[int, ...]) -> frozenset[Spot]:
        """What these attackers together may attack."""
        if not attackers:
            return frozenset()
        return frozenset(
            ("seat" if kind == "seat" else "card", number) for kind, number in self.port.attack_targets(attackers)
        )  # fmt: skip

    def can_attack(self, obj: int) -> bool:
        """Whether the object is a possible attacker of the pending question."""
        return self.asking.purpose == "attackers" and obj in self.asking.picks

    def attack(self, attackers: tuple[int, ...], target: Spot) -> bool:
        """Attack: answers the attackers now and the target as soon as it is asked for."""
        if target not in self.attack_spots(attackers):
            return False
        self._intended = ("seat", target[1]) if target[0] == "seat" else ("pick", target[1])
        answer = tuple(self.asking.picks[obj] for obj in attackers)
        return self.answer(answer)

    def target_spots(self) -> frozenset[Spot]:
        """What the marked attackers may attack."""
        return self.attack_spots(self.attackers())

    # --- single clicks and keys --------------------------------------------------------------------------------------
    def click(self, obj: int, extend: bool = False) -> None:
        """A click (or Enter) on a card: marks, answers, opens a menu, or only looks."""
        self.looked.emit(obj)
        marked = self.attackers()
        if marked and ("card", obj) in self.target_spots() and obj not in self.asking.picks:
            self.attack(marked, ("card", obj))
            return
        if obj in self.asking.picks:
            self._pick(obj)
            return
        card = ask.find(self.view, obj)
        acts = self.asking.acts.get(obj, ())
        if not acts or card is None:
            self.explain(obj)
            return
        # A hand card is only looked at by one click: two clicks, Enter or a drag use it.
        if card.zone == "hand" and not extend:
            return
        self.act(obj)

    def use(self, obj: int) -> None:
        """A double click or Enter: like a click, but hand cards are used too and refusals are explained."""
        if obj in self.asking.picks and self.asking.dragged:
            self.answer((self.asking.picks[obj],))
        elif obj in self.asking.picks or ("card", obj) in self.target_spots():
            self.click(obj)
        elif self.asking.acts.get(obj):
            self.act(obj)
        else:
            self.explain(obj)

    def act(self, obj: int) -> None:
        """Do the one thing the card can do, or open its menu."""
        acts = self.asking.acts.get(obj, ())
        if len(acts) == 1 and acts[0].verb != "support":
            self._pay_and((acts[0].option,))
        elif acts:
            self.menu_wanted.emit(Menu(obj, acts))

    def act_number(self, obj: int, number: int) -> None:
        """Do the n-th thing the card can do, from 1."""
        acts = self.asking.acts.get(obj, ())
        if 1 <= number <= len(acts):
            self.answer((acts[number - 1].option,))
        else:
            self.explain(obj)

    def _pick(self, obj: int) -> None:
        option = self.asking.picks[obj]
        if self.asking.dragged:
            return
        if self.asking.multi or self.asking.purpose == "attackers":
            if family := ask.misfit(self.asking, self.taken, option) if option not in self.taken else "":
                self.refused.emit(Refusal(obj, "attack", (refusing.misfit(family),)))
                return
            self.taken = ask.toggle(self.asking, self.taken, option)
            self.restated.emit()
            return
        self.answer((option,))

    def seat_clicked(self, seat: int) -> None:
        """A click on a plate or on the other hand: a player as a target."""
        marked = self.attackers()
        if marked and ("seat", seat) in self.target_spots():
            self.attack(marked, ("seat", seat))
        elif marked or self.asking.purpose == "attack target":
            self.explain_aim(marked, seat)
        elif seat in self.asking.seats and not self.asking.panel:
            option = self.asking.seats[seat]
            if self.asking.multi:
                self.taken = ask.toggle(self.asking, self.taken, option)
                self.restated.emit()
            else:
                self.answer((option,))
        else:
            self.idle.emit(("seat", seat))

    def mark_all(self, objs: frozenset[int]) -> None:
        """The rubber band: mark every candidate it touches that still fits."""
        if not (self.asking.multi or self.asking.purpose == "attackers"):
            return
        taken: Answer = ()
        for obj, option in self.asking.picks.items():
            decision = self.asking.decision
            if obj in objs and decision is not None and len(taken) < decision.most:
                taken = ask.toggle(self.asking, taken, option)
        self.taken = taken
        self.restated.emit()

    # --- drops -------------------------------------------------------------------------------------------------------
    def drops(self, card: CardView) -> dict[Spot, Answer | None]:
        """Where a card may be dropped now, see :func:`trails_desktop.table.questions.asking.drops`."""
        return ask.drops(self.asking, card)

    def payment_for(self, obj: int, over: Spot | None = None) -> frozenset[int]:
        """The homebase cards that playing this card would action, as far as the match can foresee it. over: where it
        would be dropped, if that says what is played. The purse is filled with them."""
        card = ask.find(self.view, obj)
        # Only what is played with priority is paid for.
        answer = self._playing(card, over) if card is not None and self.asking.purpose == "priority" else None
        if answer is None or not isinstance(self.port, Foreseer):
            self.purse = Purse()
        elif answer in self._purses:
            self.purse = self._purses[answer]
        else:
            found = self.port.foresee_payment(answer)
            self.purse = Purse(answer, found.options, found.proposed) if found is not None else Purse()
            if found is not None:
                self._purses[answer] = self.purse
        return frozenset(self.purse.chosen)

    def _playing(self, card: CardView, over: Spot | None) -> Answer | None:
        spots = self.drops(card)
        if over in spots:
            return spots[over]
        answers = {answer for answer in spots.values() if answer is not None}
        return answers.pop() if len(answers) == 1 else None

    def forget_payment(self) -> None:
        """Nothing is in hand any more: what was chosen to pay for it does not matter."""
        self.purse, self._purses = Purse(), {}

    def pay_with(self, obj: int) -> bool:
        """Pay the card in hand with this one instead (or, if it would pay, not with it). False if that is not open."""
        return self._repay(self.purse.swap(obj))

    def pay_otherwise(self, by: int) -> bool:
        """Pay the card in hand with the next or the last set of cards. False if there is no other."""
        return self._repay(self.purse.turn(by))

    def _repay(self, purse: Purse) -> bool:
        changed = purse != self.purse
        self.purse = self._purses[purse.answer] = purse
        if changed:
            self.restated.emit()
        return changed

    def drop(self, card: CardView, spot: Spot) -> None:
        """A card was let go over a place that takes it."""
        spots = self.drops(card)
        answer = spots.get(spot)
        decision = self.asking.decision
        if answer is not None:
            self._queued = after_drop(decision, spot) if decision is not None else ()
            self._pay_and(answer)
        elif spot in spots:
            acts = self.asking.acts.get(card.id, ())
            self.menu_wanted.emit(Menu(card.id, tuple(act for act in acts if act.verb != "support")))

    def _pay_and(self, answer: Answer) -> None:
        """Play it; where the player chose what it is paid with, that is the answer to the question after it."""
        self._payment = self.purse.paid() if self.purse.answer == answer else ()
        self.answer(answer)

    def explain(self, obj: int, verb: str = "") -> None:
        """Say why a card cannot be used; once it is known, unless something else happens before."""
        reasons = refusing.reasons(self.port, self.view, self.asking, obj, verb)
        self._wonders = (obj, verb) if reasons is None else None
        if reasons is not None:
            self.refused.emit(Refusal(obj, verb, reasons))

    def _explained(self, obj: int, verb: str) -> None:
        if self._wonders == (obj, verb):
            self.explain(obj, verb)

    def explain_aim(self, attackers: tuple[int, ...], seat: int = -1) -> None:
        """Say why these cannot attack there: a player (the seat), or nothing at all."""
        reason = refusing.aim(self.view, self.attack_spots(attackers), seat)
        self.refused.emit(Refusal(0, "aim", (reason,)))

    # --- the main button, back, undo ---------------------------------------------------------------------------------
    def main_state(self) -> Main:
        """What the main button does now."""
        return ask.main(self.asking, self.taken, not self._declined)

    def main(self) -> None:
        """Press the main button (Space)."""
        state = self.main_state()
        if (doubt := self.doubts.of(state, self.asking, self.view)) is not None:
            if doubt.verb == PLACE_NOTHING:
                self.warned.emit()
            self.refused.emit(doubt)
        elif self.following:
            return
        elif state.answer is not None:
            self.answer(state.answer)
        elif not self.asking.panel:
            self.idle.emit(("part", "main"))

    def back(self) -> bool:
        """Esc: take the marks back, or the proposal to cure. True if there was something to take back."""
        if self.main_state().verb == "cure":
            self._declined = True
            self.restated.emit()
            return True
        proposed = self.port.payment() if self.asking.purpose == "pay" else ()
        start = ask.opening(self.asking, proposed)
        if self.taken != start:
            self.taken = start
            self.restated.emit()
            return True
        return False
