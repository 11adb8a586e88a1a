"""Organizations: shape, colour and pattern together, for our own and for those of imported cards."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

ORG_KEYS: Final = ("couriers", "vigil", "compact", "athenaeum", "unlit", "ironglass", "none")

# Plain topmarks for organizations that have no mark of their own here.
TOPMARKS: Final = (
    "bar", "bars", "cone_up", "cone_down", "cones", "ring", "cross", "ladder", "hourglass", "half", "dots", "wedge",
)  # fmt: skip
HUES: Final = 12


@dataclass(frozen=True, slots=True)
class OrgStyle:
    """How one organization looks: hex colours (``deep`` for text on paper, ``tint`` for text on dark), the name of
    its spine pattern and the name of its mark's shape. ``key`` is ours, or the organization's own name."""

    key: str
    colour: str
    deep: str
    tint: str
    pattern: str
    mark: str


@dataclass(frozen=True, slots=True)
class _Own:
    style: OrgStyle
    en: str
    ja: str


@lru_cache(maxsize=1)
def _own() -> dict[str, _Own]:
    rows = (
        ("couriers", "Longline Couriers", "長路逓信隊", "#D9951A", "#7A4A05", "#FFF3D6", "chevrons"),
        ("vigil", "White Vigil", "白灯会", "#DE7E93", "#8A2F48", "#FCE9EC", "dots"),
        ("compact", "Terrace Compact", "段丘盟約", "#2F9E6E", "#12573B", "#E3F3E6", "bricks"),
        ("athenaeum", "Prism College", "分光学院", "#3B97DE", "#134B80", "#E1F0FA", "arcs"),
        ("unlit", "The Unlit", "無灯衆", "#8461D6", "#43278C", "#ECE6FA", "levels"),
        ("ironglass", "Ironglass Works", "鉄硝子工廠", "#DD5228", "#872708", "#FBE6DC", "uprights"),
        ("none", "Unaligned", "無所属", "#7F8C98", "#3C4650", "#ECEBE4", "none"),
    )
    return {key: _Own(OrgStyle(key, col, deep, tint, pat, key), en, ja) for key, en, ja, col, deep, tint, pat in rows}


@lru_cache(maxsize=1)
def _by_name() -> dict[str, OrgStyle]:
    found: dict[str, OrgStyle] = {"": _own()["none"].style}
    for key, own in _own().items():
        for name in (key, own.en, own.ja):
            found[_fold(name)] = own.style
    return found


def _fold(name: str) -> str:
    return " ".join(name.split()).casefold()


def org_name(key: str, lang: str) -> str:
    """The printed name of one of our organizations by key, in ``en`` or ``ja``; any other key unchanged."""
    own = _own().get(key)
    if own is None:
        return key
    return own.ja if lang == "ja" else own.en


@lru_cache(maxsize=512)
def org_style(name_or_key: str) -> OrgStyle:
    """The look of an organization by our key, its English or Japanese name, or any foreign name.

    A foreign name is hashed to one of twelve plain topmarks and one of twelve hues at fixed OKLCH lightness and
    chroma, so that it looks the same on every machine and never borrows one of our marks. Empty means ``none``.
    """
    folded = _fold(name_or_key)
    own = _by_name().get(folded)
    if own is not None:
        return own
    digest = hashlib.blake2b(folded.encode(), digest_size=2).digest()
    hue = (digest[1] % HUES) * 360 / HUES
    return OrgStyle(
        key=name_or_key, colour=oklch(0.62, 0.11, hue), deep=oklch(0.38, 0.11, hue), tint=oklch(0.95, 0.03, hue),
        pattern="none", mark=TOPMARKS[digest[0] % len(TOPMARKS)],
    )  # fmt: skip


def oklch(lightness: float, chroma: float, hue: float) -> str:
    """``#RRGGBB`` of an OKLCH colour (lightness 0 to 1, hue in degrees); chroma is lowered until sRGB can show it."""
    while True:
        lin = _linear(lightness, chroma, math.radians(hue))
        if chroma <= 0 or all(-1e-4 <= v <= 1 + 1e-4 for v in lin):
            break
        chroma -= 0.005
    return "#" + "".join(f"{_encode(v):02X}" for v in lin)


def _linear(lightness: float, chroma: float, angle: float) -> tuple[float, float, float]:
    a, b = chroma * math.cos(angle), chroma * math.sin(angle)
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    mid = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * mid + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * mid - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * mid + 1.7076147010 * short,
    )


def _encode(value: float) -> int:
    v = min(1.0, max(0.0, value))
    return round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))
