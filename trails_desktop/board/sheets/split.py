"""Something divided: a row a share, with who gets it, a slider with a mark where more changes what becomes of it, and
what does become of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout

from engine.kernel.decisions import Answer, Decision, Option
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.ui.fonts import families_of, font
from trails_desktop.ui.paint import circle, fill_path, polygon, rounded, text, tone
from trails_desktop.ui.theme import Theme

_NAMED: Final = 2  #: of so many a chip each is offered
_PORTRAIT: Final = (30, 42)


def nothing(option: Option, share: int) -> str:
    """Nobody can tell."""
    return ""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is known of who gets a share. outcome: what a share does to it, in a word, "" where nobody can tell.
    portrait: a small picture of it at a size in pixels."""

    outcome: Callable[[Option, int], str] = nothing
    portrait: Callable[[Option, int, int], QPixmap | None] = lambda option, width, height: None


class ShareSlider(QSlider):
    """A slider with a tick a unit and a mark at the least share that changes something. mark: 0 for none."""

    def __init__(self, theme: Theme, scale: float, mark: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme, self._k, self.mark = theme, scale, mark
        self.setPageStep(1)
        self.setMinimumSize(QSize(round(150 * scale), round(34 * scale)))

    def x_of(self, value: int) -> float:
        """Where a value is, in pixels."""
        edge, most = 11 * self._k, max(1, self.maximum() - self.minimum())
        return edge + (self.width() - 2 * edge) * (value - self.minimum()) / most

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, what of it is given, the ticks, the mark and the knob."""
        p, k, theme, value = QPainter(self), self._k, self._theme, self.value()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        y, left, right, here = self.height() * 0.42, self.x_of(self.minimum()), self.x_of(self.maximum()), 0.0
        here = self.x_of(value)
        enough = 0 < self.mark <= value
        rounded(p, QRectF(left, y - 2 * k, right - left, 4 * k), 2 * k, tone(theme.text3, 0.55))
        if here > left:
            rounded(p, QRectF(left, y - 2 * k, here - left, 4 * k), 2 * k, theme.coral if enough else theme.amber)
        units = self.maximum() - self.minimum()
        for nth in range(units + 1 if units <= 40 else 0):
            p.fillRect(QRectF(self.x_of(self.minimum() + nth) - 0.5, y + 8 * k, 1, 5 * k), tone(theme.text3, 0.9))
        if self.mark:
            at = self.x_of(self.mark)
            p.fillRect(QRectF(at - k, y - 8 * k, 2 * k, 21 * k), theme.coral)
            flag = polygon([(at - 5 * k, y - 12 * k), (at + 5 * k, y - 12 * k), (at, y - 5 * k)])
            fill_path(p, flag, theme.coral)
        if self.hasFocus():
            fill_path(p, circle(here, y, 11 * k), None, theme.focus, 2 * k)
        fill_path(p, circle(here, y, 8 * k), "#FFFDF4", theme.line, 1)
        p.end()


class SplitSheet(Sheet):
    """Shares that add up: moving one takes from the others, so that the sum always fits."""

    def __init__(self, decision: Decision, say: Callable[[Option], str], shown: Shown, *head: object) -> None:
        super().__init__(*head)  # type: ignore[arg-type]
        self._decision, self._outcome = decision, shown.outcome
        self.sliders: list[ShareSlider] = []
        self._values: list[QLabel] = []
        self._says: list[QLabel] = []
        stride, total = decision.stride, decision.total
        rows = QGridLayout()
        rows.setHorizontalSpacing(round(12 * self.scale))
        rows.setVerticalSpacing(round(4 * self.scale))
        rows.setColumnStretch(2, 1)
        for nth, option in enumerate(decision.options):
            mark = self._mark(option)
            slider = ShareSlider(self.theme, self.scale, mark // stride)
            slider.setRange(decision.least // stride, total // stride)
            slider.setAccessibleName(say(option))
            value, outcome = QLabel(), QLabel()
            value.setObjectName("SheetStrong")
            size = round(23 * self.scale)
            value.setStyleSheet(f"font-family: {families_of('cond')}; font-size: {size}px; font-weight: 700;")
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            outcome.setObjectName("SheetStrong")
            rows.addWidget(self._face(nth, shown.portrait(option, *self._size())), nth, 0)
            rows.addLayout(self._named(say(option), option, mark), nth, 1)
            rows.addWidget(slider, nth, 2)
            rows.addWidget(value, nth, 3)
            rows.addWidget(outcome, nth, 4)
            self.sliders.append(slider)
            self._values.append(value)
            self._says.append(outcome)
        self.body.addLayout(rows)
        self._even()
        for nth, slider in enumerate(self.sliders):
            slider.valueChanged.connect(lambda value, at=nth: self._moved(at))
        self.body.addLayout(self._chips(say))
        self.confirm()
        self.end()
        self._show()

    def _size(self) -> tuple[int, int]:
        return round(_PORTRAIT[0] * self.scale), round(_PORTRAIT[1] * self.scale)

    def _mark(self, option: Option) -> int:
        """The least share with which something else becomes of it than with the least it can get; 0 for none."""
        stride, least, total = self._decision.stride, self._decision.least, self._decision.total
        first = self._outcome(option, least)
        return next((n for n in range(least, total + 1, stride) if self._outcome(option, n) != first), 0)

    def _face(self, nth: int, portrait: QPixmap | None) -> QLabel:
        """Who it is, with the number that its card wears."""
        k, (wide, high) = self.scale, self._size()
        dpr = self.devicePixelRatioF()
        drawn = QPixmap(round((wide + 9 * k) * dpr), round((high + 6 * k) * dpr))
        drawn.setDevicePixelRatio(dpr)
        drawn.fill(Qt.GlobalColor.transparent)
        p = QPainter(drawn)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if portrait is not None:
            p.drawPixmap(QRectF(0, 6 * k, wide, high), portrait, QRectF(portrait.rect()))
        x, y, number = wide, 9 * k, str(nth + 1)
        fill_path(p, circle(x, y, 8.5 * k), self.theme.amber)
        text(p, x, y + 4.5 * k, number, font("cond", 13 * k, 700), self.theme.on_amber, "c")
        p.end()
        made = QLabel()
        made.setPixmap(drawn)
        return made

    def _named(self, name: str, option: Option, mark: int) -> QVBoxLayout:
        """Its name, and from which share on something becomes of it."""
        column = QVBoxLayout()
        column.setSpacing(0)
        said = QLabel(name)
        said.setObjectName("SheetStrong")
        column.addWidget(said)
        if mark:
            column.addWidget(QLabel(f"{mark}: {self._outcome(option, mark)}"))
        return column

    def _chips(self, say: Callable[[Option], str]) -> QHBoxLayout:
        """Ways to divide that are wanted often."""
        chips = QHBoxLayout()
        for at, option in enumerate(self._decision.options[:_NAMED]):
            chips.addWidget(self._chip(tr("All on {card}"), at, say(option), partial(self._all_on, at)))
        for at, option in enumerate(self._decision.options[:_NAMED]):
            mark = self.sliders[at].mark * self._decision.stride
            if 0 < mark < self._decision.total:
                do = partial(self._just, at, mark)
                chips.addWidget(self._chip(tr("Just enough for {card}"), at, say(option), do))
        even = QPushButton(tr("Even"))
        even.clicked.connect(self._even)
        chips.addWidget(even)
        chips.addStretch(1)
        return chips

    def _chip(self, template: str, at: int, name: str, do: Callable[[], None]) -> QPushButton:
        """A button that speaks of one of them: by its number, and aloud by its name."""
        made = QPushButton(template.format(card=at + 1))
        made.setAccessibleName(template.format(card=name))
        made.clicked.connect(lambda checked=False: do())
        return made

    def _set(self, shares: list[int]) -> None:
        for slider, share in zip(self.sliders, shares, strict=True):
            was = slider.blockSignals(True)
            slider.setValue(share)
            slider.blockSignals(was)
        self._show()
        self.tell()

    @property
    def _units(self) -> tuple[int, int]:
        """All that is divided, and the least of each, in steps."""
        stride = self._decision.stride
        return self._decision.total // stride, self._decision.least // stride

    def _even(self) -> None:
        units, count = self._units[0], len(self.sliders)
        self._set([units // count + (1 if nth < units % count else 0) for nth in range(count)])

    def _all_on(self, at: int) -> None:
        units, least = self._units
        self._set([units - least * (len(self.sliders) - 1) if nth == at else least for nth in range(len(self.sliders))])

    def _just(self, at: int, share: int) -> None:
        """Just that share for one, the rest for the next one."""
        units, least = self._units
        shares = [least] * len(self.sliders)
        shares[at] = share // self._decision.stride
        shares[(at + 1) % len(shares)] += units - sum(shares)
        self._set(shares)

    def _moved(self, at: int) -> None:
        units, least = self._units
        shares = [slider.value() for slider in self.sliders]
        shares[at] = min(shares[at], units - least * (len(shares) - 1))
        over = sum(shares) - units
        others = [nth for nth in range(len(shares)) if nth != at]
        for nth in reversed(others):
            take = min(max(over, least - shares[nth] if over < 0 else over), shares[nth] - least) if over > 0 else over
            shares[nth] -= take
            over -= take
        self._set(shares)

    def _show(self) -> None:
        rows = zip(self._decision.options, self.sliders, self._values, self._says, strict=True)
        for option, slider, value, said in rows:
            share = slider.value() * self._decision.stride
            value.setText(str(share))
            said.setText(self._outcome(option, share))
            enough = 0 < slider.mark <= slider.value()
            said.setStyleSheet(f"color: {self.theme.coral if enough else self.theme.mint};")
            slider.setAccessibleDescription(f"{share} {said.text()}".strip())

    def current(self) -> Answer | None:
        """The shares."""
        stride = self._decision.stride
        pairs = zip(self._decision.options, self.sliders, strict=True)
        answer = tuple((*option, slider.value() * stride) for option, slider in pairs)
        return None if self._decision.refusal(answer) else answer
