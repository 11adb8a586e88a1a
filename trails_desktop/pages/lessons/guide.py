"""Leads through a lesson at its table: film, coach, what a step waits for, and hints in a whole match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent

from engine.scenario.common.lesson import LessonStep, Texts, Thing
from trails_desktop.pages.lessons.coach import Coach, Speech
from trails_desktop.pages.lessons.film import Film, Lit
from trails_desktop.pages.lessons.match import YOU, LessonMatch, moment_of
from trails_desktop.pages.lessons.places import Places
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.settings import Look

_SETTLE_MS: Final = 60  #: between two looks whether the table stands still
#: What a step seldom speaks of, and is looked at all the same.
_IN_SIGHT: Final = (Thing("A", "homebase"), Thing("band"), Thing("A", "plate"), Thing("B", "plate"), Thing("main"))
_LEARNT: Final = 3  #: times a hint is followed before it stays away


class Guide(QObject):
    """``stepped()``: another step; ``finished()``: the lesson is done; ``next_wanted()``: on to the next one."""

    stepped = Signal()
    finished = Signal()
    next_wanted = Signal()

    def __init__(self, table: TableWidget, match: LessonMatch, look: Look, lang: str) -> None:
        super().__init__(table)
        self._table, self._match, self._look, self._lang = table, match, look, lang
        self._places = Places(table, match, match.course)
        self.film = Film(look, table.view)
        self.coach = Coach(look, table.view)
        self.over = False
        self._told: Texts = {}  # why what was tried is not it, or a hint
        self._hinted = 0
        self._resting = False  # the pointer is on what a step wants it to rest on
        self._spoken = False  # the coach has spoken of where the lesson stands
        self._followed: Counter[str] = Counter()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.tell)
        self._quiet()
        table.view.viewport().installEventFilter(self)
        table.view.resized.connect(self._settle.start)
        self.coach.pressed.connect(self.press)
        match.changed.connect(self._changed)
        table.hold.changed.connect(self._changed)
        table.hold.settled.connect(self._changed)
        match.rested.connect(self._settle.start)
        match.carried_out.connect(self._passed)
        match.strayed.connect(self._strayed)
        table.pilot.refused.connect(self._refused)
        match.followed.connect(self._follow)
        match.ended.connect(self._ended)
        table.scene.changed.connect(self._moved)

    def _quiet(self) -> None:
        """One voice at a time: the table's own prompt and its buttons are for a whole match, the main button for a step
        that asks for a move, and for going on while something rests."""
        furniture, whole = self._table.scene.furniture, self._match.whole
        furniture.hint.setOpacity(1.0 if whole and self.coach.speech is None else 0.0)
        for name, button in furniture.buttons.items():
            button.setOpacity(1.0 if whole or (name == "main" and (self._match.asks or self.hurries)) else 0.0)

    def drop(self) -> None:
        """The table goes."""
        self._settle.stop()
        self._table.scene.changed.disconnect(self._moved)
        self._table.hold.changed.disconnect(self._changed)
        self._table.hold.settled.disconnect(self._changed)
        self._table.pilot.refused.disconnect(self._refused)
        self._table.view.viewport().removeEventFilter(self)

    def set_look(self, look: Look) -> None:
        """Another look."""
        self._look = look
        self.film.set_look(look)
        self.coach.set_look(look)
        self._settle.start()

    def set_language(self, lang: str) -> None:
        """Another language."""
        self._lang = lang
        self.tell()

    # ---- the step
    @property
    def step(self) -> LessonStep | None:
        """The present step; None in a whole match, and when all is done."""
        steps = self._match.lesson.steps
        return steps[self._match.step] if self._match.step < len(steps) and not self.over else None

    @property
    def reads(self) -> bool:
        """Whether Enter goes on: something is only read, or all is done."""
        step = self.step
        return not self.showing and (self.over or (step is not None and step.want.kind == "read"))

    @property
    def showing(self) -> bool:
        """Whether the table still shows what happened: it is seen before anybody speaks of it."""
        return self._match.playing or self.hurries

    @property
    def hurries(self) -> bool:
        """Whether something rests that a key goes on from at once."""
        return self._table.hold.busy

    @property
    def pays(self) -> bool:
        """Whether what a step's move is paid with is asked; Enter pays."""
        return self._match.pays and not self.showing

    def press(self) -> None:
        """The coach's button: go on where something is read, else help."""
        if self.hurries:
            self._table.hold.skip()
        elif self.reads and not self._spoken:
            return  # a key meant for what was said before: nothing is gone on from unread
        elif self.over:
            self.next_wanted.emit()
        elif self.reads:
            self._done()
        else:
            self.help()

    def help(self) -> None:
        """The next hint; when there is none left, what the step wants is done."""
        step = self.step
        if step is None or self.showing:
            return
        if self._hinted < len(step.hints):
            self._told = step.hints[self._hinted]
            self._hinted += 1
            self.tell()
        elif step.want.kind == "do":
            self._match.do_it()
        else:
            self._done()

    def back(self) -> bool:
        """To the step before. False at the first one."""
        self._told, self._hinted = {}, 0
        if self.over and not self._match.whole:
            self.over = False
            self._settle.start()
            return True
        return self._match.back()

    def _done(self) -> None:
        """What the step wants was done, and what follows it is over."""
        self._told, self._hinted, self._resting, self._spoken = {}, 0, False, False
        if self._match.step >= len(self._match.lesson.steps) - 1:
            self._finish()
            return
        self._match.go_on()
        self.stepped.emit()
        self._settle.start()

    def _finish(self) -> None:
        self.over, self._spoken = True, False
        self.finished.emit()
        self._settle.start()

    def _passed(self) -> None:
        self._done()

    def _strayed(self) -> None:
        step = self.step
        self._told = step.otherwise if step is not None else {}
        if not self._told:
            template = self.tr("Not yet. First: {step}.")
            self._told = {self._lang: template.format(step=self._text(step.line) if step is not None else "")}
        self.tell()

    def _refused(self, _refusal: object) -> None:
        """The coach says why something cannot be done: under the film nobody reads the table's bubble."""
        if self.film.lit is not None and self.step is not None and self._match.asks:
            self._told = {self._lang: self._table.scene.furniture.bubble.accessible_name()}
            self._table.hush()
            self.tell()

    def _astray(self) -> None:
        """A click that is not what the step waits for does not end in silence."""
        step = self.step
        if step is not None and step.want.kind == "read":
            self._told = {self._lang: self.tr("This is only to be read. Then go on.")}
            self.tell()
        elif step is not None:
            self._strayed()

    def _follow(self, moment: str) -> None:
        self._followed[moment] += 1

    def _ended(self) -> None:
        if self._match.whole:
            self._finish()

    def _changed(self, *_: object) -> None:
        if self.showing:
            self.film.show_lit(None)
            self.coach.hush()
        self._quiet()
        self._settle.start()

    def _moved(self) -> None:
        if self._table.restless and self.coach.speech is not None and not self._settle.isActive():
            self._settle.start()

    # ---- telling
    def _text(self, texts: Texts) -> str:
        return str(texts.get(self._lang) or texts.get("en", ""))

    def tell(self) -> None:
        """Film and coach for where the lesson stands; silence while something plays or moves."""
        if self.showing:
            self.film.show_lit(None)
            self.coach.hush()
            return
        if self._table.restless:
            self._settle.start()
            return
        self.film.setGeometry(self._table.view.rect())
        if self.over:
            self._tell_end()
        elif self._match.whole:
            self._tell_hint()
        elif self._match.pays:
            self._tell_payment()
        elif (step := self.step) is not None:
            self._tell_step(step)
        self._spoken = True
        self._quiet()

    @property
    def _board(self) -> QRectF:
        return QRectF(self._table.view.rect())

    def _rects(self, things: Sequence[Thing]) -> tuple[QRectF, ...]:
        return tuple(rect for thing in things if (rect := self._places.rect(thing)) is not None)

    def _tell_payment(self) -> None:
        """The move was made, and what it is paid with is asked."""
        main = self._rects((Thing("main"),))
        self.film.show_lit(Lit((*self._rects((Thing("A", "homebase"),)), *main), (), None, None))
        say = self.tr("The marked card pays: it turns sideways. Press **Pay**.")
        speech = Speech(self._text(self._match.lesson.title).upper(), say)
        self.coach.speak(speech, self._board, main, keep=self._busy())

    def _tell_step(self, step: LessonStep) -> None:
        self._table.help.enabled = step.want.kind == "hover"  # else the coach speaks
        # What somebody finds out alone is not pointed at, and what is explained on the spot not darkened.
        bright = step.want.kind == "hover" or (step.want.kind == "do" and not step.hand and not step.light)
        hand = self._rects(step.hand)
        lit = self._rects(step.light)
        moved, target = hand if len(hand) == 2 else (None, None)
        thing = step.want.thing
        wanted = self._rects((thing,)) if thing is not None and not lit else ()
        holes = (*lit, *wanted)
        self.film.show_lit(None if bright else Lit(holes, self._rects(step.ring), moved, target))
        about = (*hand[:1], *holes, *hand[1:])
        reads = step.want.kind == "read"
        count, at = len(self._match.lesson.steps), self._match.step + 1
        told = self._text(self._told)
        go = self.tr("Go on") if reads else self.tr("Show me")
        if not reads and self._hinted < len(step.hints):
            go = self.tr("Hint")
        key = "Enter" if reads else self._table.keys("hint")
        speech = Speech(
            self._text(self._match.lesson.title).upper(), self._text(step.say), self._text(step.why), told, at, count,
            self.tr("{at} of {count}").format(at=at, count=count), go, key, reads,
        )  # fmt: skip
        self._speak_of(speech, about, self._rects(step.ring))

    def _speak_of(self, speech: Speech, about: tuple[QRectF, ...], rings: tuple[QRectF, ...] = ()) -> None:
        """Beside what it is about; about nothing: beside the own plate, pointing nowhere. Off the homebase and line."""
        avoid = (*about, *self._rects(_IN_SIGHT))
        beside = about or self._rects((Thing("A", "plate"),))
        self.coach.speak(speech, self._board, beside, avoid, bool(about), (*self._busy(), *rings))

    def _busy(self) -> list[QRectF]:
        """What should stay in sight: cards on the fields and in the own hand."""
        shown = self._table.scene.shown.values()
        return [
            QRectF(*card.place.box)
            for card in shown
            if card.zone == "field" or (card.zone == "hand" and card.face.number)
        ]

    def _tell_hint(self) -> None:
        """In a whole match: what to do now, until it has been done a few times."""
        decision = self._match.view().decision
        moment = moment_of(self._match.view(), decision) if decision is not None else ""
        hint = next((one for one in self._match.lesson.hints if one.at == moment), None)
        self.film.show_lit(None)
        if hint is None or self._followed[moment] >= _LEARNT or decision is None or decision.seat != YOU:
            self.coach.hush()
            return
        speech = Speech(self._text(self._match.lesson.title).upper(), self._text(hint.say), self._text(hint.why))
        self._speak_of(speech, self._rects(hint.light))

    def _tell_end(self) -> None:
        self.film.show_lit(Lit())
        lesson = self._match.lesson
        say = self._text(lesson.done)
        if self._match.whole:
            won = self._match.open_view().winner == YOU
            head = self.tr("YOU WIN") if won else self.tr("PIM WINS THIS TIME")
            go = self.tr("What comes next")
        else:
            head, go = self.tr("LESSON DONE"), self.tr("Next lesson")
        self.coach.speak(Speech(head, say, go=go, key="Enter", primary=True), self._board, ())

    # ---- what a step waits for
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Clicks and rests of the pointer that a step waits for; the table gets them all the same."""
        kind, step = event.type(), self.step
        if step is not None and not self.showing and step.want.thing is not None:
            on = isinstance(event, QMouseEvent) and self._on(step, event.position())
            left = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton
            if kind == QEvent.Type.MouseButtonRelease and step.want.kind != "do":
                QTimer.singleShot(0, self._clicked if step.want.kind == "click" and on and left else self._astray)
            elif step.want.kind == "hover" and kind in (QEvent.Type.MouseMove, QEvent.Type.Leave):
                was, self._resting = self._resting, on
                if was and not on and self._table.help.key is not None:
                    QTimer.singleShot(0, self._clicked)  # it was explained, and the pointer goes on
        return super().eventFilter(watched, event)

    def _clicked(self) -> None:
        step = self.step
        if step is not None and step.want.kind in ("click", "hover") and not self.showing:
            self._done()

    def _on(self, step: LessonStep, at: QPointF) -> bool:
        thing = step.want.thing
        rect = self._places.rect(thing) if thing is not None else None
        if thing is not None and self._places.in_hand(thing):  # it rises under the pointer: any place on it will do
            rect = self._places.rect(Thing(thing.name))
        return rect is not None and rect.adjusted(-4, -4, 4, 4).contains(at)
