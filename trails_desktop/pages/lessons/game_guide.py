"""Leads through a lesson of any game at its board: film and coach for the present step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRectF, Signal

from engine.scenario.common.lesson import Texts, Thing
from engine.scenario.common.steps import SEATS
from trails_desktop.board.asking.asker import Thing as Place
from trails_desktop.board.board import Board
from trails_desktop.board.pieces.ground import rect
from trails_desktop.match.games.led import LedGame
from trails_desktop.match.games.prepared import YOU
from trails_desktop.pages.lessons.coach import Coach, Speech
from trails_desktop.pages.lessons.film import Film, Lit
from trails_desktop.ui.settings import Look


class GameGuide(QObject):
    """``next_wanted()``: on to the next lesson."""

    next_wanted = Signal()

    def __init__(self, board: Board, match: LedGame, look: Look, lang: str) -> None:
        super().__init__(board)
        self._board, self._match, self._lang = board, match, lang
        self.film, self.coach = Film(look, board.view), Coach(look, board.view)
        self._hinted = 0
        self._told: Texts = {}
        self.coach.pressed.connect(self.press)
        match.stepped.connect(self._fresh)
        match.moved.connect(self.tell)
        match.changed.connect(self._changed)
        board.hands.pointed.connect(self._pointed)
        board.view.resized.connect(self.tell)

    def set_look(self, look: Look) -> None:
        """Another look."""
        self.film.set_look(look)
        self.coach.set_look(look)
        self.tell()

    def set_language(self, lang: str) -> None:
        """Another language."""
        self._lang = lang
        self.tell()

    def press(self) -> None:
        """The coach's button: go on where something is read, else help."""
        step = self._match.now
        if step is None:
            self.next_wanted.emit()
        elif step.want.kind == "read":
            self._match.read_on()
        else:
            self.help()

    @property
    def reads(self) -> bool:
        """Whether Enter goes on."""
        step = self._match.now
        return not self._match.playing and (step is None or step.want.kind == "read")

    def help(self) -> None:
        """The next hint; when there is none left, what the step wants is done."""
        step = self._match.now
        if step is None or self._match.playing:
            return
        if self._hinted < len(step.hints):
            self._told = step.hints[self._hinted]
            self._hinted += 1
            self.tell()
        elif step.want.kind == "do":
            self._match.do_it()
        else:
            self._match.read_on()

    def _fresh(self) -> None:
        self._told, self._hinted = {}, 0
        self.tell()

    def _changed(self, change: object) -> None:
        self.tell()

    def _pointed(self, thing: Any) -> None:
        step = self._match.now
        if step is not None and step.want.kind in ("click", "hover") and step.want.thing is not None:
            wanted = self._place(step.want.thing)
            if wanted is not None and (thing == wanted or (wanted[0] == "area" and self._inside(thing, wanted))):
                self._match.read_on()

    def _inside(self, thing: Any, area: Place) -> bool:
        spot = self._board.scene.spots.get(int(thing[1])) if thing[0] == "card" else None
        return spot is not None and spot.area == area[1] and spot.own == (area[2] == YOU)

    # --- where things are -------------------------------------------------------------------------------------------
    def _place(self, thing: Thing) -> Place | None:
        if thing.name in SEATS:
            seat = SEATS.index(thing.name)
            if thing.part in ("", "plate"):
                return ("seat", seat)
            areas = self._board.game.spec.areas
            key = next((one.key for one in areas if thing.part in (one.key, one.zone)), thing.part)
            return ("area", key, seat)
        if thing.name == "main":
            return ("button", "main")
        found = self._match.table.names.find(self._match.table.game, thing.name)
        return None if found is None else ("card", found.id)

    def rect_of(self, thing: Thing) -> QRectF | None:
        """Where a thing is on the board, None if it is not there now."""
        place = self._place(thing)
        box = None if place is None else self._board.speech.box(place)
        return None if box is None else rect(box)

    def _rects(self, things: Sequence[Thing]) -> tuple[QRectF, ...]:
        return tuple(found for thing in things if (found := self.rect_of(thing)) is not None)

    # --- telling ----------------------------------------------------------------------------------------------------
    def _text(self, texts: Texts) -> str:
        return str(texts.get(self._lang) or texts.get("en", ""))

    def not_yet(self) -> str:
        """What is said of anything that the step does not want."""
        step = self._match.now
        if step is None:
            return ""
        if step.otherwise:
            return self._text(step.otherwise)
        return self.tr("Not yet. First: {step}.").format(step=self._text(step.line))

    def tell(self) -> None:
        """Film and coach for where the lesson stands; silence while something plays."""
        step, match, whole = self._match.now, self._match, QRectF(self._board.view.rect())
        self.film.setGeometry(self._board.view.rect())
        scene = self._board.scene
        for button in (scene.main, scene.second, *scene.quiet):
            button.setOpacity(1.0 if button is scene.main and match.asks else 0.0)
        if match.playing:
            self.film.show_lit(None)
            self.coach.hush()
            return
        head = self._text(match.lesson.title).upper()
        if step is None:
            self.film.show_lit(Lit())
            speech = Speech(self.tr("LESSON DONE"), self._text(match.lesson.done), go=self.tr("Next lesson"),
                            key="Enter", primary=True)  # fmt: skip
            self.coach.speak(speech, whole, ())
            return
        hand, lit = self._rects(step.hand), self._rects(step.light)
        wanted = self._rects((step.want.thing,)) if step.want.thing is not None and not lit else ()
        holes = (*lit, *wanted)
        moved, target = hand if len(hand) == 2 else (None, None)
        alone = step.want.kind == "do" and not step.hand and not step.light
        self.film.show_lit(None if alone else Lit(holes, self._rects(step.ring), moved, target))
        reads = step.want.kind == "read"
        go = self.tr("Go on") if reads else self.tr("Show me")
        if not reads and self._hinted < len(step.hints):
            go = self.tr("Hint")
        count, at = len(match.lesson.steps), match.step + 1
        place = self.tr("{at} of {count}").format(at=at, count=count)
        speech = Speech(head, self._text(step.say), self._text(step.why), self._text(self._told), at, count, place, go,
                        "Enter" if reads else "H", reads)  # fmt: skip
        about = (*hand[:1], *holes, *hand[1:])
        cards = [rect(spot.box) for spot in scene.spots.values() if spot.card.name is not None]
        beside = about or self._rects((Thing("A", "plate"),))
        self.coach.speak(speech, whole, beside, (*about, *cards), points=bool(about))
