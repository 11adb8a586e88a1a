"""Where the words of a question stand, so that they hide nothing a player needs.

In the free part of the middle band if they fit there. Else along the upper edge of the board, over the backs of the
other hand: what those say, their number, is on the plate too. Only where that hand lies open they stand over the main
button.

Guard: tests/desktop/table/scene/test_hints.py.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF

from trails_desktop.table.geometry.layout import Frame
from trails_desktop.table.pieces.bubble import Bubble, BubbleState
from trails_desktop.ui.fonts import font, text_width

_LEAST: Final = 0.84  #: words do not become smaller than this
_STEP: Final = 0.96
_AIR: Final = 6.0


@dataclass(frozen=True, slots=True)
class HintPlace:
    """The words as they are shown, their rectangle and text scale, and whether they lie in the band (under cards)."""

    state: BubbleState
    box: QRectF
    scale: float
    in_band: bool = False


def hint_place(state: BubbleState, fr: Frame, reserve: QRectF, busy: bool, opened: bool) -> HintPlace:
    """reserve: the band's free part. busy: tickets or an arrow are there. opened: the other hand's cards are seen."""
    scale = max(0.9, fr.text)
    wide = min(reserve.width() - 24, 360 * scale)
    # The band has room for two lines: the title goes first, the words say it too.
    brief = next(
        (one for one in (state, _untitled(state)) if Bubble.height_for(one, wide, scale) <= fr.mid.h + 6), None
    )  # fmt: skip
    if not busy and brief is not None:
        high = Bubble.height_for(brief, wide, scale)
        return HintPlace(brief, QRectF(reserve.center().x() - wide / 2, fr.mid.cy - high / 2, wide, high), scale, True)
    if not opened:
        return _above(_untitled(state), fr, scale)
    # Beside the homebase where there is room for it: those cards are often what is asked about.
    left = max(fr.main.x, fr.own.homebase.right + 6)
    left = left if fr.main.right - left >= 150 * scale else fr.main.x
    high = Bubble.height_for(state, fr.main.right - left, scale)
    return HintPlace(state, QRectF(left, fr.main.y - high - 10, fr.main.right - left, high), scale)


def _above(state: BubbleState, fr: Frame, scale: float) -> HintPlace:
    """Between the other plate and the edge of the board, down to the other homebase: as large as fits."""
    left, top = fr.other.plate.right + _AIR, 2.0
    room, low = fr.board.right - _AIR - left, fr.other.homebase.y - 12 * fr.u - top  # the badges of heaps too
    scales = [scale]
    while scales[-1] * _STEP > _LEAST:
        scales.append(scales[-1] * _STEP)
    # The number of the rule goes before the words become smaller.
    brief = replace(state, lines=tuple(replace(line, rule="") for line in state.lines))
    for k, shown in ((k, one) for k in (*scales, min(_LEAST, scale)) for one in (state, brief)):
        wide = min(room, _line(shown, k))
        high = Bubble.height_for(shown, wide, k)
        if high <= low:
            break
    # Over the homebase, the middle of the other's side, unless the words need more than that.
    middle = min(max(fr.other.homebase.cx, left + wide / 2), left + room - wide / 2)
    return HintPlace(shown, QRectF(round(middle - wide / 2), top, wide, high), k)


def _line(state: BubbleState, k: float) -> float:
    """How wide the words are in one line."""
    said = max((text_width(font("ui", 13.5 * k, 500, 0, line.text), line.text) for line in state.lines), default=0.0)
    return round(said + (54 + (58 if state.lines and state.lines[0].rule else 0) + 4) * k)


def _untitled(state: BubbleState) -> BubbleState:
    return replace(state, title="") if state.lines else state
