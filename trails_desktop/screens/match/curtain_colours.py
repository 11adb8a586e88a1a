"""The colours of the curtain, one set a theme. It is dark in every one, so that nobody takes it for a table."""

from __future__ import annotations

from dataclasses import dataclass

from trails_desktop.ui.theme import BRASS, SIGN, Theme, theme


@dataclass(frozen=True, slots=True)
class Shutter:
    """Colours of the lamp-room shutter. ground, blade: from the lens outwards; sheen: the light on a blade's edge;
    metal: rings, edges and rivets, ``firm`` of 1 strong; line: what lies round the public facts. flat: no gradients,
    no shadows."""

    ground: tuple[str, str, str]
    blade: tuple[str, str, str]
    sheen: str
    metal: str
    firm: float
    body: str
    glass: tuple[str, str]
    mark: str
    pale: str
    soft: str
    white: str
    amber: str
    line: str
    flat: bool = False


_NIGHT = Shutter(
    ("#163A54", "#0D2436", "#050E17"), ("#1B4866", "#10304A", "#081724"), "#6FB2D6", BRASS, 0.65, "#0B1826",
    ("#143650", "#081623"), "#F6DFA0", "#B9CBD9", "#D7E2EA", "#FFFFFF", "#F5BC50", "#8FB4CC",
)  # fmt: skip
#: Beside the chart paper: walnut and lamp oil.
_WALNUT = Shutter(
    ("#4A3524", "#2F2117", "#170F09"), ("#5A412C", "#3C2B1D", "#20160E"), "#E2B98A", BRASS, 0.75, "#1D140D",
    ("#463323", "#20160E"), "#F9E6B4", "#E3D6C2", "#F0E6D6", "#FFFBF2", "#F8C864", "#D9C29E",
)  # fmt: skip
_CONTRAST = Shutter(
    ("#000000",) * 3, ("#000000",) * 3, "#000000", "#FFFFFF", 1.0, "#000000",
    ("#000000", "#000000"), SIGN, "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFD400", "#FFFFFF", True,
)  # fmt: skip


def shutter(worn: Theme) -> Shutter:
    """The curtain of a theme."""
    return {"light": _WALNUT, "contrast": _CONTRAST}.get(worn.name, _NIGHT)


def under_shutter(worn: Theme) -> Theme:
    """The theme of the widgets on the curtain: a dark one."""
    return worn if worn.flat else theme("dark")
