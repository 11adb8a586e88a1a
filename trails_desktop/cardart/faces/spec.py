"""What a face shows: the printed card, its current values, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trails_desktop.ui.orgs import OrgStyle, org_style
from trails_desktop.ui.paint import Medal

MASTER: Final = (630, 880)
TABLE_RATIO: Final = 1.4


@dataclass(frozen=True, slots=True)
class ArtsText:
    """The arts of a card: EP cost, name and text as printed."""

    ep: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class FaceSpec:
    """A card as printed, in one language.

    ``lang`` is ``en`` or ``ja``; ``type`` one of UNIT ITEM EVENT BASE ITEM/UNIT; numbers are None where the card
    prints none; ``orgs`` are organization names as printed; ``icons`` the icon crafts by English key; ``text`` has
    one paragraph a line, icon crafts alone on a line, ``•`` or ``・`` before a craft, ``{action}`` and ``{enter}``.
    """

    number: str
    set_name: str
    lang: str
    name: str
    subname: str
    type: str
    cp: int | None
    ep: int | None
    level: int | None
    strength: int | None
    defence: int | None
    orgs: tuple[str, ...]
    text: str
    arts: ArtsText | None
    rarity: str
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Values:
    """Current values where they may differ from the print; None means as printed."""

    cp: int | None = None
    ep: int | None = None
    level: int | None = None
    strength: int | None = None
    defence: int | None = None
    icons: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A number on a face: what to show and whether it is above (+1), below (-1) or as printed (0)."""

    number: int
    change: int


def shown(printed: int | None, current: int | None) -> Shown | None:
    """The number to show; None if there is none printed and none given."""
    number = printed if current is None else current
    if number is None:
        return None
    before = number if printed is None else printed
    return Shown(number, (number > before) - (number < before))


def cost_of(spec: FaceSpec, values: Values) -> tuple[Medal, Shown] | None:
    """The medal of the card's own cost: EP for an EVENT, level for a BASE, CP for everything else."""
    if "EVENT" in spec.type:
        kind, found = "ep", shown(spec.ep, values.ep)
    elif "BASE" in spec.type:
        kind, found = "lv", shown(spec.level, values.level)
    else:
        kind, found = "cp", shown(spec.cp, values.cp)
    if found is None:
        return None
    return ("ep" if kind == "ep" else "lv" if kind == "lv" else "cp"), found


def homebase_cost(spec: FaceSpec) -> tuple[Medal, int] | None:
    """What the card can do from the homebase: EP of an EVENT or of its arts, level of a BASE, else its CP."""
    if "EVENT" in spec.type and spec.ep is not None:
        return "ep", spec.ep
    if "BASE" in spec.type and spec.level is not None:
        return "lv", spec.level
    if spec.arts is not None:
        return "ep", spec.arts.ep
    return None if spec.cp is None else ("cp", spec.cp)


def styles(spec: FaceSpec) -> tuple[OrgStyle, ...]:
    """The looks of the card's organizations, at least one (``none``)."""
    return tuple(org_style(name) for name in spec.orgs) or (org_style("none"),)


def has_fight(spec: FaceSpec, values: Values) -> bool:
    """True if the face shows STR and DEF."""
    return shown(spec.strength, values.strength) is not None or shown(spec.defence, values.defence) is not None


def is_hollow(spec: FaceSpec, values: Values) -> bool:
    """True if STR and DEF are drawn as outlines only: an ITEM that becomes a UNIT only once it is boarded."""
    return spec.type == "ITEM" and values.strength is None and values.defence is None


def type_icon(spec: FaceSpec) -> str:
    """The icon of the card's (first) type."""
    first = spec.type.split("/")[0].strip().casefold()
    return first if first in ("unit", "item", "event", "base") else "help"


def shown_icons(spec: FaceSpec, values: Values) -> tuple[str, ...]:
    """The icon crafts to show, by English key, each once."""
    return tuple(dict.fromkeys(spec.icons if values.icons is None else values.icons))
