"""Card faces: what the table, the inspector and the deck builder ask for.

All functions paint on a QImage with the device ratio set, may run off the GUI thread and need loaded fonts.
"""

from __future__ import annotations

from trails_desktop.cardart.faces.back import back_face, stunned_face
from trails_desktop.cardart.faces.fit import FittedText, fit_text
from trails_desktop.cardart.faces.master import master_face
from trails_desktop.cardart.faces.parts import draw_picture
from trails_desktop.cardart.faces.spec import ArtsText, FaceSpec, Values
from trails_desktop.cardart.faces.table import known_face, table_face

__all__ = [
    "ArtsText",
    "FaceSpec",
    "FittedText",
    "Values",
    "back_face",
    "draw_picture",
    "fit_text",
    "known_face",
    "master_face",
    "stunned_face",
    "table_face",
]
