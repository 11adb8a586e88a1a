"""Colour tokens of the three themes, the fixed colours of cards, and the WCAG contrast of two colours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

ThemeName = Literal["dark", "light", "contrast"]

# Fixed on cards in every theme.
INK: Final = "#10161F"
PAPER: Final = "#F6F0E2"
PAPER_TOP: Final = "#FBF6EA"
PAPER_FOOT: Final = "#E9DFC8"
CARD_TEXT: Final = "#1A222C"
TYPE_LABEL: Final = "#6B6657"
FOOTER: Final = "#615B4C"
BRASS: Final = "#E2B95C"
SIGN: Final = "#FFFDF4"
CP_LAMP: Final = ("#FFF6D2", "#FFD877", "#E59A1E")
EP_LENS: Final = ("#EEFDFE", "#A6ECEF", "#2E9FB4")
LEVEL_STONE: Final = ("#FBF5E6", "#C6B897")
ARTS_BOX: Final = "#DDF1EF"
ARTS_LINE: Final = "#2C8794"
ARTS_TEXT: Final = "#0F5460"
PLATE_TOP: Final = "#27313F"
PLATE_FOOT: Final = "#121821"
RAISED: Final = "#8DF0A8"
LOWERED: Final = "#FF9B8A"
STR_ICON: Final = "#E2B95C"
DEF_ICON: Final = "#9CC7E8"

# The primary button, top to bottom; its two lines of text.
BUTTON: Final = ("#FFD98A", "#F5BC50", "#DE9422")
BUTTON_TEXT: Final = "#1D1405"
BUTTON_TEXT2: Final = "#4A340A"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme (hex strings) and how much depth it shows.

    ``b0 b1 b2`` are the board from its centre to its rim, ``bg`` the window, ``panel`` and ``panel2`` plates,
    ``line`` one-pixel edges, ``text text2 text3`` body, detail and hints, ``amber`` can act or chosen, ``amberd``
    amber as thin line, ``cyan`` may be targeted, ``coral`` target or loss, ``mint`` gain, ``focus`` and ``focus2``
    the outer and inner keyboard ring, ``chart`` the sea chart at ``chart_alpha``. ``shadow`` is the strength of
    shadows (0 none); ``flat`` forbids glow, gradients and shadows, lines are two pixels thicker instead.
    ``zone``/``zone_alpha`` are zone lines, ``chip`` the ground of tags and bubbles, ``on_amber`` text on amber.
    """

    name: ThemeName
    b0: str
    b1: str
    b2: str
    bg: str
    panel: str
    panel2: str
    line: str
    text: str
    text2: str
    text3: str
    amber: str
    amberd: str
    cyan: str
    coral: str
    mint: str
    focus: str
    focus2: str
    chart: str
    chart_alpha: float
    shadow: float
    flat: bool
    zone: str
    zone_alpha: float
    chip: str
    on_amber: str


@lru_cache(maxsize=3)
def theme(name: ThemeName) -> Theme:
    """The theme of that name: ``dark`` (lamp room), ``light`` (chart paper) or ``contrast`` (high contrast)."""
    if name == "dark":
        return Theme(
            name="dark", b0="#123044", b1="#0C1D2B", b2="#081320", bg="#0A1119", panel="#101A25", panel2="#172433",
            line="#2B3D4F", text="#EEF3F7", text2="#B4C2CF", text3="#8496A7", amber="#F5BC50", amberd="#C98A1A",
            cyan="#63D6E6", coral="#FF9078", mint="#84E6A6", focus="#FFFFFF", focus2="#0A1119", chart="#4F8BA8",
            chart_alpha=0.21, shadow=0.55, flat=False, zone="#7FB0C8", zone_alpha=0.20, chip="#0E1721",
            on_amber="#1A1206",
        )  # fmt: skip
    if name == "light":
        return Theme(
            name="light", b0="#F1EAD8", b1="#E8DFC8", b2="#D8CDB0", bg="#E4DAC2", panel="#FBF7ED", panel2="#F0E8D5",
            line="#CDBF9F", text="#18222D", text2="#414E5B", text3="#66717B", amber="#A8650A", amberd="#8A5200",
            cyan="#0C7386", coral="#B5371E", mint="#1C7A46", focus="#10161F", focus2="#FFFFFF", chart="#5C7C8C",
            chart_alpha=0.22, shadow=0.26, flat=False, zone="#6A5F44", zone_alpha=0.30, chip="#FFFDF6",
            on_amber="#FFFFFF",
        )  # fmt: skip
    return Theme(
        name="contrast", b0="#000000", b1="#000000", b2="#000000", bg="#000000", panel="#000000", panel2="#000000",
        line="#FFFFFF", text="#FFFFFF", text2="#FFFFFF", text3="#D9D9D9", amber="#FFD400", amberd="#FFD400",
        cyan="#4DF3FF", coral="#FF9A85", mint="#7DFFA0", focus="#FFFFFF", focus2="#000000", chart="#FFFFFF",
        chart_alpha=0.0, shadow=0.0, flat=True, zone="#FFFFFF", zone_alpha=0.9, chip="#000000", on_amber="#000000",
    )  # fmt: skip


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255, of ``#RRGGBB``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """Relative luminance of ``#RRGGBB`` after WCAG 2, from 0 (black) to 1 (white)."""
    parts = [v / 255 for v in rgb(colour)]
    lin = [v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * lin[0] + 0.7152 * lin[1] + 0.0722 * lin[2]


def contrast(first: str, second: str) -> float:
    """WCAG 2 contrast of two ``#RRGGBB`` colours, from 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
