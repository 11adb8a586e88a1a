"""The report of the card workshop: what each line was understood as, where reading stopped, what may be meant."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.text.source.proper_names import FORMS
from trails_desktop.pages.workshop.drafts import LineReport, Report
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.table.cards.spans import SpanStyle, SpanText
from trails_desktop.table.cards.words import Span
from trails_desktop.ui import paint
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the report as it is drawn: its sign, its texts one under the other. line: which one, -1 = none. offer:
    which of the texts is a proposal that can be pressed, -1 = none."""

    sign: str
    texts: tuple[SpanText, ...]
    line: int = -1
    offer: int = -1

    @property
    def high(self) -> float:
        return sum(one.height for one in self.texts)


class Lines(QWidget):
    """What was understood of every line: said in both languages, or the place where reading stopped, with the printed
    sentence that may be meant. ``taken(LineReport)``: its proposal was pressed."""

    taken = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._report = Report()
        self._waiting = False
        self._at = -1
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def set_look(self, look: Look) -> None:
        """Another look."""
        self._look = look
        self.updateGeometry()
        self.update()

    def show_report(self, report: Report, waiting: bool = False) -> None:
        """Other lines. waiting: there will be, as soon as the text has been read."""
        self._report, self._waiting, self._at = report, waiting, -1
        self.setAccessibleName("\n".join(self.said()))
        self.updateGeometry()
        self.update()

    def line_of(self, lang: str, arts: bool, text: str) -> int:
        """Which line of the report a line that was typed is, -1 if none."""
        wanted = text.strip()
        found = (i for i, one in enumerate(self._report.lines) if (one.lang, one.arts) == (lang, arts))
        return next((i for i in found if wanted and wanted in self._report.lines[i].text), -1)

    def point_at(self, line: int) -> None:
        """The line that is being typed; -1 = none."""
        if line != self._at:
            self._at = line
            self.update()

    @property
    def pointed(self) -> int:
        """The line that is being typed, -1 if none is."""
        return self._at

    def box_of(self, line: int) -> QRectF:
        """Where a line of the report is, null if it is nowhere."""
        return next((box for row, box in self._placed() if row.line == line >= 0), QRectF())

    def said(self) -> list[str]:
        """The report as plain lines."""
        out: list[str] = []
        for line in self._report.lines:
            out.append(line.text.strip())
            out += [f"  {lang}: {said}" for lang, said in line.says]
            if not line.understood:
                out.append("  " + self._stopped(line))
                out += [f"  {one}" for one in (self._proposal(line), self._hint(line)) if one]
        return [*out, self._agreement()] if self._report.lines else [self._empty()]

    def _empty(self) -> str:
        if self._waiting:
            return self.tr("Reading … Go on typing.")
        return self.tr("Type the card's text: every line shows here what it was understood as.")

    def _stopped(self, line: LineReport) -> str:
        rest = line.text[line.at :].strip()
        if line.message.startswith("The reminder"):
            return self.tr("The parenthesis explains nothing that stands here. At the table this line is done by hand.")
        if line.message == "The line ends too early":
            return self.tr("The line ends too early. At the table the rest is done by hand.")
        if line.message in FORMS:
            return self.tr("It can be read, but is not written as cards print it: {how}").format(how=self._form(line))
        if line.message.startswith("Not understood from here"):
            return self.tr("Not understood from “{rest}”. At the table this is done by hand.").format(rest=rest)
        return self.tr("The words can be read, but not what they mean together. At the table this is done by hand.")

    def _form(self, line: LineReport) -> str:
        if line.message == FORMS[0]:
            return self.tr("a full stop is missing at the end.")
        if line.message == FORMS[1]:
            return self.tr("UNIT, ITEM, EVENT and BASE stand in capitals, K.O. with its stops.")
        return self.tr("a line begins with a capital letter.")

    def _proposal(self, line: LineReport) -> str:
        if not line.proposal:
            return ""
        return self.tr("Did you mean: {line}").format(line=line.proposal.replace("\n", " / "))

    def _hint(self, line: LineReport) -> str:
        action, enter, when = (
            ("{action}:", "{enter}", "Whenever") if line.lang == "en" else ("{action}：", "{enter}", "")
        )
        if line.hint == "icon":
            action = "{action}"
            return self.tr(
                "Icons are written {action} and {enter}: the two buttons over the text put them there."
            ).format(action=action, enter=enter)
        if line.hint == "bullet":
            return self.tr("The effect of an EVENT or of arts is written without a dot before it.")
        if line.hint == "when" and when:
            return self.tr(
                "It says what is done, but not when: begin with {action} or {enter}, or with “Whenever …”."
            ).format(action=action, enter=enter)
        if line.hint == "when":
            return self.tr(
                "It says what is done, but not when: begin with {action} or {enter}, or with “…時、”."
            ).format(action=action, enter=enter)
        return ""

    def _agreement(self) -> str:
        if self._report.agrees is None:
            return ""
        if self._report.agrees:
            return self.tr("Both languages mean the same.")
        return self.tr("The two languages do not mean the same; the Japanese text decides.")

    def _group(self, line: LineReport) -> str:
        language = "日本語" if line.lang == "ja" else "English"
        return self.tr("{language}: arts").format(language=language) if line.arts else language

    def _laid(self, width: float) -> list[_Row]:
        k, theme = self._look.scale, self._look.theme
        body = SpanStyle(14 * k, 20 * k, theme.text, theme.coral, theme.coral)
        small = SpanStyle(12.5 * k, 17.5 * k, theme.text2, theme.text2, theme.text3, False, True)
        bad = SpanStyle(12.5 * k, 17.5 * k, theme.coral, theme.coral, theme.coral, False, True)
        offered = SpanStyle(13.5 * k, 19 * k, theme.amber, theme.amber, theme.amber, False, True)
        room = width - 34 * k
        out: list[_Row] = []
        group = ""
        for at, line in enumerate(self._report.lines):
            if (name := self._group(line)) != group:
                group = name
                out.append(_Row("", (SpanText((Span(name, "value"),), small, room),)))
            text, offer = line.text.rstrip(), -1
            if line.understood:
                texts = [SpanText((Span(text),), body, room)]
                texts += [SpanText((Span(f"{lang.upper()}  ", "value"), Span(said)), small, room)
                          for lang, said in line.says]  # fmt: skip
            else:
                texts = [SpanText((Span(text[: line.at]), Span(text[line.at :] or " ⌃", "value")), body, room)]
                texts.append(SpanText((Span(self._stopped(line)),), bad, room))
                if line.proposal:
                    offer = len(texts)
                    texts.append(SpanText((Span(self._proposal(line)),), offered, room))
                elif hint := self._hint(line):
                    texts.append(SpanText((Span(hint),), small, room))
            out.append(_Row("check" if line.understood else "warn", tuple(texts), at, offer))
        if not self._report.lines:
            out.append(_Row("info", (SpanText((Span(self._empty()),), small, room),)))
        elif self._agreement():
            laid = SpanText((Span(self._agreement()),), small if self._report.agrees else bad, room)
            out.append(_Row("check" if self._report.agrees else "warn", (laid,)))
        return out

    def _placed(self) -> list[tuple[_Row, QRectF]]:
        """The rows and where they are."""
        k, y = self._look.scale, 4.0
        out: list[tuple[_Row, QRectF]] = []
        for row in self._laid(self.width()):
            out.append((row, QRectF(0, y, self.width(), row.high)))
            y += row.high + (14 if row.sign else 8) * k
        return out

    def offer_box(self, line: int) -> QRectF:
        """Where the proposal of a line of the report can be pressed, null if it has none."""
        return self._offers().get(line, QRectF())

    def _offers(self) -> dict[int, QRectF]:
        """Where each proposal can be pressed, by the line of the report."""
        found: dict[int, QRectF] = {}
        for row, box in self._placed() if any(line.proposal for line in self._report.lines) else ():
            if row.offer >= 0:
                above = sum(one.height for one in row.texts[: row.offer])
                found[row.line] = QRectF(0, box.top() + above, self.width(), row.texts[row.offer].height)
        return found

    def _offered(self, at: QPointF) -> LineReport | None:
        """The line whose proposal is at a place."""
        line = next((line for line, box in self._offers().items() if box.contains(at)), -1)
        return self._report.lines[line] if line >= 0 else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._offered(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = self._offered(event.position()) if event.button() == Qt.MouseButton.LeftButton else None
        if line is not None:
            self.taken.emit(line)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        k = self._look.scale
        return round(sum(row.high + (14 if row.sign else 8) * k for row in self._laid(width)) + 8)

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(max(320, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(max(160, self.width())))

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        headed = True
        for row, box in self._placed():
            y = box.top()
            colour = {"check": theme.mint, "warn": theme.coral}.get(row.sign, theme.text2)
            if row.line >= 0 and row.line == self._at:
                paint.rounded(p, box.adjusted(2 * k, -4 * k, -4 * k, 4 * k), 6 * k, paint.tone(theme.amber, 0.1))
            elif not headed:
                p.fillRect(QRectF(30 * k, round(y - 8 * k), self.width() - 34 * k, 1), paint.tone(theme.line, 0.6))
            headed = not row.sign
            if row.sign:
                draw_icon(p, row.sign, 13 * k, y + 10 * k, 16 * k, colour)
            for text in row.texts:
                text.draw(p, (30 if row.sign else 6) * k, y)
                y += text.height
