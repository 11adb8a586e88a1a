"""The card workshop: type a card in one language or both, see what every line was understood as, try it, keep it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import partial
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from engine.trails.cards.printing import Printing
from trails_desktop.pages.workshop.drafts import (
    LANGUAGES,
    PRINTED,
    RARITIES,
    TYPES,
    Draft,
    LineReport,
    Problem,
    Report,
    Wording,
    free_number,
    problems,
    sketch,
)
from trails_desktop.pages.workshop.example import EXAMPLE
from trails_desktop.pages.workshop.lines import Lines
from trails_desktop.pages.workshop.reader import Reader
from trails_desktop.pages.workshop.widgets import FaceView, Field, combo, line_edit, put_for, put_sign, text_edit
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Screen, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look

_READ_AFTER_MS = 180  #: a pause in typing after which the text is read
_COMMON = ("number", "set", "type", "cp", "ep", "level", "strength", "defence", "rarity", "arts_ep")
_NUMBERS = ("cp", "ep", "level", "strength", "defence")
_WORDS = tuple(one.name for one in fields(Wording))
#: Inputs that take the height there is, and how much of it.
_HIGH = {"text": 3, "arts_text": 1}
#: What no keyboard has, by the icon of its button.
_SIGNS = {"list": "•", "action": "{action}: ", "enter": "{enter} "}
#: The inputs that problems name by the words of the card file.
_INPUT = {"str": "strength", "def": "defence"}


class WorkshopScreen(Screen):
    """Signals are wishes: ``try_wanted(Draft)``, ``save_wanted(Draft)``, ``open_wanted()``, ``back_wanted()``."""

    try_wanted = Signal(object)
    save_wanted = Signal(object)
    open_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._backdrop = Backdrop()
        self._known: tuple[Printing, ...] = ()
        self._orgs: Mapping[str, str] = {}
        self._taken: frozenset[str] = frozenset()
        self._own = self._given = ""
        self._tried = False
        self.report = Report()
        self.back = PlateButton(look, "link", "back")
        self.title = Words(look, "display", 26)
        self.open = PlateButton(look, "second", "open")
        self.new = PlateButton(look, "second", "plus")
        self.try_ = PlateButton(look, "primary", "play")
        self.save = PlateButton(look, "second", "save")
        self.take = PlateButton(look, "second", "check")
        self.side = Segments(look, 2)
        self.face = FaceView(look)
        self.lines = Lines(look)
        self.example = PlateButton(look, "link", "book")
        self.tools: dict[str, list[IconTool]] = {}
        self.reader = Reader(self)
        self.inputs = self._inputs(look)
        for button, signal in ((self.back, self.back_wanted), (self.open, self.open_wanted)):
            button.clicked.connect(signal)
        self.new.clicked.connect(self._cleared)
        self.example.clicked.connect(lambda: self.put(EXAMPLE))
        self.try_.clicked.connect(self._try)
        self.save.clicked.connect(self._save)
        self.take.clicked.connect(self.take_all)
        self.lines.taken.connect(self.take_proposal)
        self.side.chosen.connect(self.turn)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_READ_AFTER_MS)
        self._later.timeout.connect(self.read)
        self.reader.done.connect(self._understood)
        self._laid = QTimer(self)  # once the lines have the height that they need
        self._laid.setSingleShot(True)
        self._laid.setInterval(0)
        self._laid.timeout.connect(self._follow)
        self._lay_out()
        self.retranslate()
        self.put(Draft())
        self.turn(0)

    def _inputs(self, look: Look) -> dict[str, Field]:
        made: dict[str, Field] = {}
        for name in _COMMON:
            editor = combo(TYPES) if name == "type" else combo(("", *RARITIES)) if name == "rarity" else line_edit(24)
            made[name] = Field(look, name, editor)
        for lang in LANGUAGES:
            for name in _WORDS:
                key = f"{name}.{lang}"
                made[key] = self._text(look, key) if name in ("text", "arts_text") else Field(look, key, line_edit())
        for key, field in made.items():
            if key.endswith(LANGUAGES):
                field.edited.connect(partial(self._typed_in, LANGUAGES.index(key[-2:])))
            field.edited.connect(self._edited)
        return made

    def _text(self, look: Look, key: str) -> Field:
        """An input for the text of a card, with buttons for what no keyboard has."""
        editor = text_edit()
        tools = [IconTool(look, name) for name in _SIGNS] if key.startswith("text.") else []
        for tool, sign in zip(tools, _SIGNS.values(), strict=False):
            tool.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            tool.clicked.connect(partial(put_sign, editor, sign if key.endswith("en") else sign.replace("•", "・")))
        editor.cursorPositionChanged.connect(self._follow)
        self.tools[key] = tools
        return Field(look, key, editor, tools)

    def _lay_out(self) -> None:
        self._form = QWidget()
        grid = self._grid = QGridLayout(self._form)
        for at, name in enumerate(("number", "set", "type", "rarity")):
            grid.addWidget(self.inputs[name], 0, at * 3, 1, 3, Qt.AlignmentFlag.AlignTop)
        for at, name in enumerate(("cp", "ep", "level", "strength", "defence", "arts_ep")):
            grid.addWidget(self.inputs[name], 1, at * 2, 1, 2, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.side, 2, 0, 1, 6)
        for lang in LANGUAGES:  # in the same places: one of them is in sight
            for row, name in enumerate(_WORDS, start=3):
                where = Qt.AlignmentFlag(0) if name in _HIGH else Qt.AlignmentFlag.AlignTop
                grid.addWidget(self.inputs[f"{name}.{lang}"], row, 0, 1, 12, where)
        for column in range(12):
            grid.setColumnStretch(column, 1)
        for name, part in _HIGH.items():
            grid.setRowStretch(3 + _WORDS.index(name), part)
        self.form_scroll = Scroll(self._form)
        self.lines_scroll = Scroll(self.lines)
        self._top = QHBoxLayout()
        self._top.addWidget(self.back)
        self._top.addWidget(self.title)
        self._top.addStretch(1)
        for button in (self.example, self.new, self.open):
            self._top.addWidget(button)
        self._side = QVBoxLayout()
        self._card_row = QHBoxLayout()
        self._card_row.addWidget(self.face, 1)
        self._deeds = QVBoxLayout()
        self._deeds.addStretch(1)
        for button in (self.take, self.try_, self.save):
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._deeds.addWidget(button)
        self._card_row.addLayout(self._deeds)
        self._side.addLayout(self._card_row)
        self._side.addWidget(self.lines_scroll, 1)
        self._columns = QHBoxLayout()
        self._columns.addWidget(self.form_scroll, 11)
        self._columns.addLayout(self._side, 9)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._top)
        self._rows.addLayout(self._columns, 1)

    # ---- what it holds
    def set_known(
        self, known: Sequence[Printing], taken: Sequence[str], orgs: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Cards that lend their names and organizations, the numbers that are not free, and names of organizations
        that were told."""
        self._known, self._taken, self._orgs = tuple(known), frozenset(taken), orgs
        number = self.inputs["number"]
        if number.value() == self._given and self._given != self._own and self._given in self._taken:
            self._given = free_number(self._taken)
            number.put(self._given)

    def put(self, draft: Draft, own: str = "") -> None:
        """Show a draft; own: the number it has kept already, which is not taken from it. None: a free one."""
        self._own, self._tried = own, False
        if not draft.number:
            self._given = free_number(self._taken)
            draft = replace(draft, number=self._given)
        for name in _COMMON:
            self.inputs[name].put(str(getattr(draft, name)))
        for lang in LANGUAGES:
            for name in _WORDS:
                self.inputs[f"{name}.{lang}"].put(str(getattr(draft.wording(lang), name)))
        self.read()

    def draft(self) -> Draft:
        """What was typed."""
        common: dict[str, Any] = {name: self.inputs[name].value() for name in _COMMON}
        en, ja = (Wording(**{name: self.inputs[f"{name}.{lang}"].value() for name in _WORDS}) for lang in ("en", "ja"))
        return Draft(**common, en=en, ja=ja)

    def problems(self) -> tuple[Problem, ...]:
        """What keeps the draft from being a card."""
        return problems(self.draft(), self._taken - {self._own})

    def kept(self, number: str) -> None:
        """The draft was saved under that number: from now on it is its own."""
        self._own = number

    # ---- reading
    def read(self) -> None:
        """Have the text read, draw the card, say what is wrong."""
        self._later.stop()
        draft = self.draft()
        if any(text.strip() for one in (draft.en, draft.ja) for text in (one.text, one.arts_text)):
            self.reader.read(draft, self._known, self._orgs)
            if not self.report.lines:
                self.lines.show_report(self.report, waiting=True)
        else:
            self.reader.forget()
            self._understood(Report())
        lang = LANGUAGES[max(0, self.side.selected())]
        self.face.show_card(sketch(draft, lang if lang in draft.langs else draft.langs[0]))
        self.example.setVisible(not draft.en.used and not draft.ja.used)
        self._tell()

    def _understood(self, report: Report) -> None:
        self.report = report
        self.lines.show_report(report)
        self._tell_proposals()
        self._laid.start()

    def _tell_proposals(self) -> None:
        count = sum(bool(line.proposal) for line in self.report.lines)
        self.take.setVisible(count > 0)
        self.take.set_words(
            self.tr("Take the proposal") if count == 1 else self.tr("Take all {count} proposals").format(count=count)
        )

    def take_all(self) -> None:
        """Write what is proposed into the card, each in the place of its line."""
        for line in self.report.lines:
            if line.proposal:
                self.take_proposal(line)

    def take_proposal(self, line: LineReport) -> None:
        """Write what is proposed for a line in its place; one step back undoes it."""
        editor = self.inputs[f"{'arts_text' if line.arts else 'text'}.{line.lang}"].editor
        if isinstance(editor, QPlainTextEdit) and line.proposal:
            put_for(editor, line.text, line.proposal)

    def _follow(self) -> None:
        """What is said of the line that is being typed is in sight."""
        for name, field in self.inputs.items():
            if isinstance(field.editor, QPlainTextEdit) and field.editor.hasFocus():
                word, _, lang = name.partition(".")
                line = self.lines.line_of(lang, word == "arts_text", field.editor.textCursor().block().text())
                self.lines.point_at(line)
                box = self.lines.box_of(line).toRect()
                if not box.isNull():
                    self.lines_scroll.ensureVisible(0, box.bottom(), 0, 12)
                    self.lines_scroll.ensureVisible(0, box.top(), 0, 12)

    def _tell(self) -> None:
        """Problems under their fields; of empty ones only once somebody wanted to go on."""
        printed = {_INPUT.get(word, word) for kind in self.draft().type.split("/") for word in PRINTED[kind]}
        for name in _NUMBERS:  # what such a card does not print needs nothing
            self.inputs[name].note("" if name in printed else "–")
        found = {problem.field: problem for problem in self.problems()}
        for name, field in self.inputs.items():
            key = next((word for word, own in _INPUT.items() if own == name), name)
            problem = found.get(key)
            show = problem is not None and (self._tried or bool(field.value().strip()))
            field.say(said(problem) if show and problem is not None else "")

    def _typed_in(self, side: int) -> None:
        """The card is shown in the language that is being typed."""
        if self.side.selected() != side:
            self.turn(side)

    def _edited(self) -> None:
        self._later.start()

    def turn(self, side: int) -> None:
        """Show the card and its inputs in that language of :data:`LANGUAGES`."""
        self.side.select(side)
        for key, field in self.inputs.items():
            field.setVisible(not key.endswith(LANGUAGES) or key.endswith(LANGUAGES[side]))
        self.read()

    def _cleared(self) -> None:
        self.put(Draft())
        self.inputs[f"name.{LANGUAGES[self.side.selected()]}"].setFocus()

    def _ready(self) -> bool:
        self._tried = True
        self.read()
        found = self.problems()
        if found:
            field = self.inputs[_INPUT.get(found[0].field, found[0].field)]
            if found[0].field.endswith(LANGUAGES):
                self.turn(LANGUAGES.index(found[0].field[-2:]))
            field.setFocus()
            self.form_scroll.ensureWidgetVisible(field, 0, 24)
        else:
            self.reader.settle()
        return not found

    def _try(self) -> None:
        if self._ready():
            self.try_wanted.emit(self.draft())

    def _save(self) -> None:
        if self._ready():
            self.save_wanted.emit(self.draft())

    # ---- look
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Card workshop"))
        self.title.setText(self.tr("Card workshop"))
        self.back.set_words(self.tr("Start"))
        self.new.set_words(self.tr("New card"))
        self.open.set_words(self.tr("Open"))
        self.example.set_words(self.tr("An example"))
        self.try_.set_words(self.tr("Try it at once"))
        self.save.set_words(self.tr("Keep it"))
        self.side.set_words(self.tr("Language of the card"), ["English", "日本語"])
        labels = {
            "number": self.tr("Number"), "set": self.tr("Set"), "type": self.tr("Type"), "cp": self.tr("CP"),
            "ep": self.tr("EP"), "level": self.tr("Level"), "strength": self.tr("STR"), "defence": self.tr("DEF"),
            "rarity": self.tr("Rarity"), "arts_ep": self.tr("Arts EP"),
        }  # fmt: skip
        for name, label in labels.items():
            self.inputs[name].set_words(label)
        words = {
            "name": self.tr("Name"), "subname": self.tr("Sub-name"), "orgs": self.tr("Organizations"),
            "text": self.tr("Text"), "arts_name": self.tr("Name of the arts"), "arts_text": self.tr("Text of the arts"),
        }  # fmt: skip
        hints = {
            "orgs": self.tr("Several with a comma between them"),
            "text": self.tr("A line a craft: • begins one, {action} and {enter} are the icons (the buttons above)"),
            "arts_text": self.tr("What the arts do, for their Arts EP"),
        }
        for lang in LANGUAGES:
            for name, label in words.items():
                self.inputs[f"{name}.{lang}"].set_words(label, hints.get(name, ""))
        signs = (self.tr("A new craft: •"), self.tr("The action icon"), self.tr("The icon for entering the field"))
        for tools in self.tools.values():
            for tool, said_of in zip(tools, signs, strict=False):
                tool.set_label(said_of)
        self.lines.show_report(self.report)
        self._tell_proposals()
        self._tell()

    def arrange(self) -> None:
        look = self.look
        set_spacing(self._rows, look, 8, (16, 6, 16, 12))
        set_spacing(self._top, look, 14)
        set_spacing(self._columns, look, 22)
        set_spacing(self._side, look, 10)
        set_spacing(self._card_row, look, 14)
        set_spacing(self._deeds, look, 8)
        set_spacing(self._grid, look, 8, (0, 0, 12, 0))
        for name, field in self.inputs.items():
            field.label.setFixedHeight(look.px(24 if name.startswith("text.") else 19))  # both scripts alike
            if name.startswith("text."):
                field.editor.setMinimumHeight(look.px(132))
            elif name.startswith("arts_text."):
                field.editor.setMinimumHeight(look.px(62))
        self.face.setFixedHeight(look.px(318))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.inputs["number"].setFocus(Qt.FocusReason.OtherFocusReason)
        self.reader.warm()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.reader.settle()  # from now on others may read texts

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        self._backdrop.draw(p, self, self.look.theme)
        box = self.lines_scroll.geometry().adjusted(-8, -4, 8, 4)
        theme = self.look.theme
        paint.rounded(p, box.toRectF(), 12, paint.tone(theme.panel, 0.86), theme.line, 2 if theme.flat else 1)


def said(problem: Problem) -> str:
    """A problem as a sentence in the language in use."""
    return QCoreApplication.translate("drafts", problem.template).format(**dict(problem.args))
