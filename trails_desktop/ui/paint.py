"""Painting helpers shared by the table, the screens and the card faces, gathered under one name.

Everything draws with a QPainter on any device and may run off the GUI thread. Numbers are logical pixels.
"""

from __future__ import annotations

from trails_desktop.ui.paint_base import (
    Align,
    Colour,
    begin_image,
    cap,
    circle,
    dashed,
    elide,
    fill_path,
    fit,
    gradient,
    polygon,
    radial,
    rounded,
    squeeze,
    text,
    tone,
)
from trails_desktop.ui.paint_depth import GLOW, GLOW_STRONG, corners, draw_glow, draw_shadow, focus_ring
from trails_desktop.ui.paint_parts import (
    Medal,
    badge,
    button_ground,
    cost_medal,
    key_cap,
    key_cap_width,
    lamp_centres,
    lamps,
    lens_path,
    organization_medal,
    pill,
    pill_width,
    pips,
)

__all__ = [
    "GLOW",
    "GLOW_STRONG",
    "Align",
    "Colour",
    "Medal",
    "badge",
    "begin_image",
    "button_ground",
    "cap",
    "circle",
    "corners",
    "cost_medal",
    "dashed",
    "draw_glow",
    "draw_shadow",
    "elide",
    "fill_path",
    "fit",
    "focus_ring",
    "gradient",
    "key_cap",
    "key_cap_width",
    "lamp_centres",
    "lamps",
    "lens_path",
    "organization_medal",
    "pill",
    "pill_width",
    "pips",
    "polygon",
    "radial",
    "rounded",
    "squeeze",
    "text",
    "tone",
]
