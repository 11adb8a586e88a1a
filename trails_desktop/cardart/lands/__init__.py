"""The seven countries, one for each organization and one for nobody's road."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.lands import athenaeum, compact, couriers, ironglass, unaligned, unlit, vigil
from trails_desktop.cardart.scenery.scene import Scene

_PAINTERS: Final = MappingProxyType(
    {
        "couriers": couriers.paint,
        "vigil": vigil.paint,
        "compact": compact.paint,
        "athenaeum": athenaeum.paint,
        "unlit": unlit.paint,
        "ironglass": ironglass.paint,
        "none": unaligned.paint,
    }
)


def paint_land(scene: Scene, hero: bool = False) -> None:
    """The country of the scene's organization; as `hero` it is the subject of the picture, not its background."""
    _PAINTERS[scene.org](scene, hero)
