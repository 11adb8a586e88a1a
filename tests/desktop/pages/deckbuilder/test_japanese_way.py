"""The whole way of a player in Japan by mouse: a table in Shift-JIS without English comes in, a list that was copied is
a deck, and it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.players.roster import make_player
from tests.desktop.builder_parts import open_window
from trails_desktop.app.window import MainWindow
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.deckbuilder.cards.page import CardsPage
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.resources import resource_dir
from trails_desktop.ui.settings import LANGUAGE

LEFT = Qt.MouseButton.LeftButton
NAMES = (
    "灯台守",
    "波止場の番人",
    "夜行便",
    "古い地図師",
    "錨の娘",
    "潮見の老人",
    "帆柱の少年",
    "塩の商人",
    "霧笛吹き",
    "渡し守",
    "海図の精",
    "貝殻の姫",
    "鐘の番",
)
ANSWERS = 40


def table(folder: Path) -> Path:
    """What Excel in Japan saves: its own encoding, its own words, no English."""
    rows = [
        f"M-{at:03d},{name},門番,ユニット,{1 + at % 4},{1 + at % 3},２,赤組,【登場】カードを１枚引く。"
        for at, name in enumerate(NAMES, start=1)
    ]
    path = folder / "カード表.csv"
    heads = "番号,カード名,サブネーム,種類,コスト,攻撃力,防御力,組織,テキスト"
    path.write_bytes("\r\n".join((heads, *rows, "")).encode("cp932"))
    return path


def copied_list() -> str:
    """As it stands on somebody's page: widths and brackets as they come."""
    rows = [f"{name}［門番］　×{4 if at < 12 else 2}" for at, name in enumerate(NAMES)]
    return "【ユニット】50枚\n" + "\n".join(rows) + "\n合計50枚\n"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The program in Japanese; the language of the tests afterwards."""
    made = open_window(qtbot, tmp_path)
    made.settings.put(LANGUAGE, "ja")
    yield made
    made.settings.put(LANGUAGE, "en")


def test_a_table_a_list_and_a_match(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.mouseClick(window.start.pages["cards"], LEFT)
    page = window.stack.currentWidget()
    assert isinstance(page, CardsPage)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(table(tmp_path)), ""))
    qtbot.mouseClick(page.import_button, LEFT)
    sheet = page.importing
    qtbot.waitUntil(lambda: sheet.plan is not None)
    assert "Shift-JIS" in sheet.detail.text() and "赤組" in sheet.asked.boxes[0].accessibleName()
    with qtbot.waitSignal(sheet.imported):
        qtbot.mouseClick(sheet.go_button, LEFT)
    qtbot.waitUntil(lambda: not page.jobs)
    qtbot.mouseClick(page.back, LEFT)

    qtbot.mouseClick(window.start.decks, LEFT)
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    QGuiApplication.clipboard().setText(copied_list())
    qtbot.mouseClick(builder.shelf.paste, LEFT)
    assert builder.editor.deck.size == 50 and builder.editor.verdict().legal
    assert builder.report.isHidden()  # all of it was read
    assert builder.editor.save()
    file = next((tmp_path).rglob("*.deck"))
    qtbot.mouseClick(builder.back, LEFT)

    decks = (file, resource_dir("decks") / "first-light.deck")
    window.begin(MatchSetup(("はる", "なつ"), decks, ("human", "human"), 7))
    match, cards = window.match, window.room
    assert match is not None and window.page in ("table", "curtain") and cards.playing
    pool = window._desk.pool
    made = {number: pool.playable(number) for number in pool}
    players = [make_player("random", seat, 7, made) for seat in (0, 1)]
    for _ in range(ANSWERS):
        if match.view().decision is None or match.seat != match.view().asked:
            match.sit_down(match.view().asked)
        match.answer(players[match.view().seat].choose(match.view()))
    names = {pool.printing(number, "ja").name for number in pool}
    assert set(NAMES) <= names and match.view().turn >= 1
