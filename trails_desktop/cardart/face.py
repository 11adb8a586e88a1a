"""Card faces: what the table, the inspector and the deck builder ask for.

All functions paint on a QImage with the device ratio set, may run off the GUI thread and need loaded fonts.
"""

from __future__ import annotations

from trails_desktop.cardart.face_back import back_face, stunned_face
from trails_desktop.cardart.face_fit import FittedText, fit_text
from trails_desktop.cardart.face_master import master_face
from trails_desktop.cardart.face_parts import draw_picture
from trails_desktop.cardart.face_spec import ArtsText, FaceSpec, Values
from trails_desktop.cardart.face_table import known_face, table_face

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
