"""What the inspector shows: the card one points at, with its current values and where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from engine.trails.views.records import CardView, View
from trails_desktop.cardart.faces.api import FaceSpec
from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.words import Sentence, Span
from trails_desktop.table.lookup.inspector import InspectorState, current_values, value_lines
from trails_desktop.table.lookup.wordbook import Wordbook
from trails_desktop.table.panels.learning import Learning
from trails_desktop.table.panels.side import SidePanel
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.byhand import notes_of


class Reader:
    """Remembers which card is read and shows it again whenever the view changed."""

    def __init__(self, side: SidePanel, faces: Faces, learning: Learning) -> None:
        self._side = side
        self._faces = faces
        self._learning = learning
        self.book = Wordbook()  #: the words of the game
        self._obj = 0
        self.number = ""

    def read(self, view: View, obj: int) -> None:
        """Read an object of the table."""
        card = ask.find(view, obj)
        if card is None:
            return
        self._obj, self.number = obj, card.number or ""
        self._side.inspector.show_state(self._state(card, view))

    def read_number(self, number: str, view: View | None = None, obj: int = 0) -> None:
        """Read a card by number; if the object is still on the table, that one."""
        card = ask.find(view, obj) if view is not None else None
        if card is not None and card.number == number and view is not None:
            self.read(view, obj)
            return
        self._obj, self.number = 0, number
        self._side.inspector.show_state(self._printed(number))

    def refresh(self, view: View) -> bool:
        """The view changed: current values anew. True if the inspector shows something else now."""
        card = ask.find(view, self._obj)
        before = self._side.inspector.state
        if card is not None:
            self._side.inspector.show_state(self._state(card, view))
        elif not self._obj and self.number:  # what it means may have come
            self._side.inspector.show_state(self._printed(self.number))
        return self._side.inspector.state != before

    def picture_came(self) -> None:
        """The picture of the card that is read came. The card itself may have left the table since."""
        state = self._side.inspector.state
        if state.face is not None:
            self._side.inspector.show_state(replace(state, picture=self._faces.picture(self.number)))

    @property
    def obj(self) -> int:
        """The object that is read, 0 for a card that is none."""
        return self._obj

    def clear(self) -> None:
        """Nothing is read."""
        self._obj, self.number = 0, ""
        self._side.inspector.show_state(InspectorState())

    def _state(self, card: CardView, view: View) -> InspectorState:
        if card.number is None:
            return InspectorState(hidden=True, history=self._learning.history(view.seat, card.id))
        names = self._faces.names
        face = names.face(card.number, card=card)
        other = next((lang for lang in names.languages(card.number) if lang != face.lang), None)
        in_play = card.zone == "field" and not card.stunned
        return InspectorState(
            face=face,
            other=names.face(card.number, other) if other is not None else None,
            values=current_values(card) if in_play else InspectorState().values,
            lines=value_lines(card, face, names.name) if in_play else (),
            notes=_notes(card),
            meaning=self._words(face, card.icons),
            rulings=self._learning.touching(card.number, names.lang),
            history=self._learning.history(view.seat, card.id),
            picture=self._faces.picture(card.number),
        )

    def _words(self, face: FaceSpec, icons: Sequence[str]) -> tuple[Sentence, ...]:
        """The words the card uses, a sentence each; then what its text is understood to do."""
        lang = self._faces.names.lang
        self.book.lang = lang
        words = self.book.of_card(face, icons)
        said = tuple(Sentence((Span(f"{term.name}  ", "value"), Span(term.says)), term.rule) for term in words)
        return (*said, *(self._learning.meaning(face.number, lang) or ()))

    def _printed(self, number: str) -> InspectorState:
        names = self._faces.names
        face = names.face(number)
        other = next((lang for lang in names.languages(number) if lang != face.lang), None)
        return InspectorState(
            face=face,
            other=names.face(number, other) if other is not None else None,
            meaning=self._words(face, face.icons),
            rulings=self._learning.touching(number, names.lang),
            picture=self._faces.picture(number),
        )


def _notes(card: CardView) -> tuple[str, ...]:
    tr = QCoreApplication.translate
    notes = []
    if card.stunned:
        notes.append(tr("Table", "Stunned"))
    elif not card.ready:
        notes.append(tr("Table", "In action"))
    if not card.face_up and card.zone == "homebase":
        notes.append(tr("Table", "Face-down"))
    notes += {
        "attacking": [tr("Table", "Attacking")], "sclm attacking": [tr("Table", "Attacking in SCLM")],
        "defending": [tr("Table", "Defending")],
    }.get(card.combat, [])  # fmt: skip
    if "support" in card.attributes:
        notes.append(tr("Table", "Support"))
    return (*notes, *notes_of(card))
