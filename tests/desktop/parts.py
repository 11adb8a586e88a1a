"""A bench for the table's parts: a scene in a real view, real presses on it, and pictures of single parts."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from trails_desktop.table.cards.words import Words
from trails_desktop.table.pieces.part import Part

NAMES = {"D1-009": "Tam Orrel", "D1-012": "Maren Sorrel", "D1-084": "Hesper Vane", "D1-666": "<b>Sly & Co</b>"}
GROUND = QColor("#123456")


def words() -> Words:
    """Words for seat 0."""
    return Words(lambda number: NAMES.get(number, number), lambda seat: ("You", "Bryn")[seat])


class Bench:
    """Shows parts in a view of 900 x 600 and plays mouse and keyboard on them."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(0, 0, 900, 600)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.resize(900, 600)
        self.view.setMouseTracking(True)

    def show(self, part: Part, rect: QRectF, scale: float = 1.0) -> None:
        """Put a part on the table."""
        part.set_geometry(rect, scale)
        self.scene.addItem(part)
        self.view.show()
        self.view.activateWindow()

    def at(self, part: Part, local: QPointF) -> QPoint:
        """A point of a part in the view."""
        return self.view.mapFromScene(part.mapToScene(local))

    def click(self, part: Part, local: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """A click."""
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.at(part, local))

    def drag(self, part: Part, start: QPointF, end: QPointF) -> None:
        """Press, carry, let go."""
        port, none = self.view.viewport(), Qt.KeyboardModifier.NoModifier
        QTest.mousePress(port, Qt.MouseButton.LeftButton, none, self.at(part, start))
        for part_of_way in (0.3, 0.7, 1.0):
            QTest.mouseMove(port, self.at(part, start + (end - start) * part_of_way))
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, none, self.at(part, end))

    def key(self, part: Part, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Keys to a part that has the keyboard."""
        self.scene.setFocusItem(part)
        for key in keys:
            QTest.keyClick(self.view, key, modifier)

    def close(self) -> None:
        """Take everything away again."""
        self.view.close()
        self.view.deleteLater()


def picture(part: Part, width: float, height: float, scale: float = 1.0, ratio: float = 1.0) -> QImage:
    """The part painted on a plain ground, with its margin around it."""
    part.set_geometry(QRectF(0, 0, width, height), scale)
    box = part.boundingRect()
    image = QImage(
        round(box.width() * ratio), round(box.height() * ratio), QImage.Format.Format_RGB32
    )  # fmt: skip
    image.setDevicePixelRatio(ratio)
    image.fill(GROUND)
    scene = QGraphicsScene()
    scene.addItem(part)
    p = QPainter(image)
    scene.render(p, QRectF(0, 0, box.width(), box.height()), box)
    p.end()
    scene.removeItem(part)
    return image


def painted(image: QImage) -> int:
    """How many pixels (of every second row and column) are not ground."""
    ground = GROUND.rgb()
    return sum(
        image.pixel(x, y) != ground for y in range(0, image.height(), 2) for x in range(0, image.width(), 2)
    )  # fmt: skip
