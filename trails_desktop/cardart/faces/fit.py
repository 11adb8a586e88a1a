"""Fitting text on the master face: the largest size at which it leaves enough of the picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from trails_desktop.cardart.faces.spec import FaceSpec
from trails_desktop.cardart.faces.text import Block, lay_out, shorten

SIZES: Final = (27, 26, 25, 24, 23, 22, 21, 20)
TEXT_LEFT: Final = 100
TEXT_RIGHT: Final = 600
PANEL_FOOT: Final = 870
_WIDTH: Final = TEXT_RIGHT - TEXT_LEFT
_ARTS_INDENT: Final = 86
_SMALLEST_PANEL: Final = 264
# The panel may climb this high with the smallest letters rather than lose a word; it stays below the name.
_LAST_LIMIT: Final = 680


@dataclass(frozen=True, slots=True)
class FittedText:
    """How a card's text stands on the master: letter size in master pixels (20 to 27), the laid out text and arts,
    the height of the arts box (0 without arts), the top of the panel, and whether anything had to be cut; a caller
    that shows a cut face must offer the full text elsewhere."""

    size: int
    body: Block
    arts: Block | None
    arts_height: float
    panel_top: float
    cut: bool


def head_extra(card_type: str) -> int:
    """How much lower the panel's head begins, because its top edge is not straight."""
    return {"EVENT": 10, "BASE": 8}.get(card_type, 0)


@lru_cache(maxsize=512)
def fit_text(spec: FaceSpec, text_only: bool = False, fights: bool | None = None) -> FittedText:
    """The text of a card at the first size that fits; at 20 px the panel may grow, then it is cut with an ellipsis.

    ``fights`` says whether STR and DEF stand in the foot; None means if they are printed. Fonts must
    be loaded; runs in any thread.
    """
    if fights is None:
        fights = spec.strength is not None or spec.defence is not None
    frame = 58.0 + head_extra(spec.type) + (84 if fights else 54)
    # Smaller letters never need more room and the limits grow, so the largest fitting size is found by halving.
    low, high = 0, len(SIZES) - 1
    while low < high:
        middle = (low + high) // 2
        if _fits(_try(spec, SIZES[middle], frame), text_only):
            high = middle
        else:
            low = middle + 1
    fitted = _try(spec, SIZES[low], frame)
    if _fits(fitted, text_only) or PANEL_FOOT - fitted.panel_top <= _LAST_LIMIT:
        return fitted
    return _cut(fitted, frame)


def _fits(fitted: FittedText, text_only: bool) -> bool:
    limit = 560 if text_only else 360 if fitted.size >= 25 else 400 if fitted.size >= 23 else 440
    return PANEL_FOOT - fitted.panel_top <= limit


def _try(spec: FaceSpec, size: int, frame: float) -> FittedText:
    body = lay_out(spec.text, size, _WIDTH, spec.lang, spec.orgs)
    arts = None
    if spec.arts is not None:
        arts = lay_out(spec.arts.text, size - 1, _WIDTH - _ARTS_INDENT, spec.lang, spec.orgs)
    return _stand(frame, size, body, arts, cut=False)


def _stand(frame: float, size: int, body: Block, arts: Block | None, cut: bool) -> FittedText:
    box = max(78.0, arts.height + size * 1.42 + 26) + 14 if arts is not None else 0.0
    need = frame + body.height + (box + 10 if box else 0)
    return FittedText(size, body, arts, box, PANEL_FOOT - max(need, _SMALLEST_PANEL), cut)


def _cut(fitted: FittedText, frame: float) -> FittedText:
    arts = fitted.arts
    room = _LAST_LIMIT - frame
    if arts is not None:
        arts = shorten(arts, max(room * 0.5, room - fitted.body.height - 10) - fitted.size * 1.42 - 40)
        room -= max(78.0, arts.height + fitted.size * 1.42 + 26) + 24
    return _stand(frame, fitted.size, shorten(fitted.body, room), arts, cut=True)
