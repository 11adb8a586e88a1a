"""Where writing begins: what writes, SQLModel and all that it brings, is loaded by the first write and not before.

Reading needs SQLite alone; most starts and commands write nothing.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlmodel import Session


def writing(path: Path) -> contextlib.AbstractContextManager[Session]:
    """A session that commits at its end or leaves no trace. Raises :class:`LibraryError` for what SQLite says."""
    from trails_desktop.library.storage import schema  # the one place; see the module's text

    return schema.writing(path)
