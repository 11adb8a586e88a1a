"""A question as a sheet shows it: its kind, its words and its options. Pure but for the pictures of options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtGui import QImage

from engine.kernel.decisions import Option

SheetKind = Literal["options", "modes", "number", "split", "order", "arrange", "tools", "agree"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One option as a player sees it. ``picture`` (a table face, any size) is not compared."""

    option: Option
    text: str
    detail: str = ""
    icon: str = ""
    key: str = ""  #: a letter that takes this option
    org: str = ""
    picture: QImage | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class SheetState:
    """A question. All texts are translated. ``least`` and ``most``: how many options, or the range of a number;
    ``total``: the sum of a split. ``closable``: a menu that Esc closes; a question stays until it is answered."""

    kind: SheetKind
    title: str
    choices: tuple[Choice, ...] = ()
    rule: str = ""
    detail: str = ""
    least: int = 1
    most: int = 1
    total: int = 0
    confirm: str = ""
    closable: bool = False
    searchable: bool = False
