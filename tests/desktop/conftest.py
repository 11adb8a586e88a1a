"""What every window test needs: windows that live until the test is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.desktop import fakes
from trails_desktop.cardart.faces.api import FaceSpec, table_face
from trails_desktop.match.api import MatchPort
from trails_desktop.pages.deckbuilder.cards import faces as grid_faces
from trails_desktop.table.aloud import accessible
from trails_desktop.table.cards import faces as table_faces
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

PATIENCE: Final = 60_000  #: milliseconds for something that is expected: only a failing test waits so long


class KeepingBot(QtBot):
    """A bot that holds its widgets, and is patient.

    pytest-qt keeps weak references. A test's local window is garbage as soon as the test function returns, and events
    are processed after that: a collection in the middle of a paint then destroys the very view that is painting.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self.kept: list[QWidget] = []

    def addWidget(self, widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None) -> None:
        """As in pytest-qt, and hold the widget until the test is torn down."""
        super().addWidget(widget, before_close_func=before_close_func)
        self.kept.append(widget)

    def waitUntil(self, callback: Callable[[], object], *, timeout: int = PATIENCE) -> None:
        """As in pytest-qt, with patience for a machine that is busy."""
        super().waitUntil(callback, timeout=timeout)

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE) -> object:
        """As in pytest-qt, with patience for a machine that is busy."""
        return super().waitExposed(widget, timeout=timeout)

    def waitSignal(
        self,
        signal: object,
        *,
        timeout: int = PATIENCE,
        raising: bool | None = None,
        check_params_cb: Callable[..., bool] | None = None,
    ) -> object:
        """As in pytest-qt, with patience for a machine that is busy."""
        return super().waitSignal(signal, timeout=timeout, raising=raising, check_params_cb=check_params_cb)


@pytest.fixture(scope="session", autouse=True)
def board_in_the_tree() -> None:
    """Boards are in the accessibility tree, as in the program: tests that look for leaks look there too."""
    accessible.install()


@pytest.fixture(scope="session", autouse=True)
def faces_are_kept() -> None:
    """The faces of cards without a picture, that every table and every grid of cards begins with, are painted once."""
    table_faces._plain_face = lru_cache(maxsize=600)(table_faces._plain_face.__wrapped__)  # type: ignore[assignment]
    plain = lru_cache(maxsize=300)(lambda spec, width, dpr: table_face(spec, None, width, dpr))

    def painted(spec: FaceSpec, picture: QImage | None, width: int, dpr: float) -> QImage:
        return plain(spec, width, dpr) if picture is None else table_face(spec, picture, width, dpr)

    grid_faces.table_face = painted  # type: ignore[assignment]


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> Iterator[QtBot]:
    bot = KeepingBot(request)
    yield bot
    # what was closed goes now: else its timers go on in the next test, until a collection takes it away beneath them
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
    bot.kept.clear()


@pytest.fixture
def tables(qtbot: QtBot) -> Callable[..., TableWidget]:
    """A table around a match, in a window of its own that has come up. size: in pixels; else as ``TableWidget``."""
    load_fonts()

    def make(
        match: MatchPort, *, size: tuple[int, int] = (1280, 800), speed: float = 0, active: bool = False, **more: object
    ) -> TableWidget:
        made = TableWidget(match, fakes.pool(), None, theme("dark"), speed=speed, **more)
        qtbot.addWidget(made)
        made.resize(*size)
        with qtbot.waitActive(made) if active else qtbot.waitExposed(made):
            made.show()
        return made

    return make
