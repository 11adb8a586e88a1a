"""A fight on the board: who attacks together is seen together, and what is asked leaves the steps in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Kind
from engine.views import CardView, View
from tests.desktop.board.matches import catalogue, match
from trails_desktop.board.board import Board
from trails_desktop.board.sheets.kinds import SplitSheet
from trails_desktop.board.wearing import worn
from trails_desktop.games.eightfold.board import board_game
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.paint import begin_image
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme


def divided(view: View) -> bool:
    return view.decision is not None and view.decision.kind is Kind.SPLIT


def test_a_party_is_joined_and_numbered_and_the_sheet_stands_below_the_steps(qtbot: QtBot) -> None:
    load_fonts()
    made = match("eightfold", divided, "4", most=1500)
    board = Board(made, board_game(catalogue("eightfold")), Look(theme("dark"), 1, 0, True), "en")
    qtbot.addWidget(board)
    board.resize(1280, 800)
    with qtbot.waitExposed(board):
        board.show()
    scene, battle = board.scene, board.now.battle
    assert battle is not None and len(battle.attackers) >= 2
    left, right = sorted((scene.spots[ident] for ident in battle.attackers), key=lambda spot: spot.x)[:2]
    assert scene.bond.path().contains(QPointF(left.box.right + 1, left.y)) and left.x < right.x
    assert scene.arrow.isVisible()
    worn_now = worn(board, ())
    assert [worn_now[ident].number for ident in battle.attackers] == [
        str(nth) for nth, _ in enumerate(battle.attackers, 1)
    ]
    assert isinstance(board.sheet, SplitSheet)
    assert board.sheet.y() >= scene.boxes.band.bottom


def ticket(card: CardView) -> QImage:
    image, p = begin_image(270, 48, 1)
    board_game(catalogue("eightfold")).painter.paint(p, card, "ticket", QRectF(0, 0, 270, 48), None, "en")
    p.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_an_ability_that_waits_shows_no_cost() -> None:
    load_fonts()
    card = CardView(1, 0, "stack", name="First Frost", number="LF-017", type="summon")
    ability = CardView(1, 0, "stack", name="First Frost", number="LF-017", type="ability", words={"number": ("1",)})
    spine = QPointF(3, 24).toPoint()
    assert ticket(ability).pixel(spine) == ticket(card).pixel(spine), "it looks like its card"
    middle = QPointF(270 - 24, 24).toPoint()
    paper = QPointF(270 - 60, 24).toPoint()
    assert ticket(ability).pixel(middle) == ticket(ability).pixel(paper)
    assert ticket(card).pixel(middle) != ticket(card).pixel(paper)


def test_the_damage_area_tells_how_many_had_a_second_wind() -> None:
    game, cards = board_game(catalogue("eightfold")), catalogue("eightfold")
    assert cards is not None
    winds = [number for number, entry in cards.cards.items() if "burst" in entry.words.get("icon", ())]
    without = next(number for number in cards.cards if number not in winds)
    lying = [CardView(nth, 0, "damage", name="?", number=one) for nth, one in enumerate((winds[0], without, winds[1]))]
    assert "2" in game.note("damage", lying)
    assert game.note("damage", lying[1:2]) and "0" not in game.note("damage", lying[1:2])
    assert game.note("hand", lying) == ""
