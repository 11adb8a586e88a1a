"""Languages: the catalogue is complete, fields survive, switching works while the program runs."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import trails_desktop
from engine.trails.cards.pool import CardPool
from tests.cases import every
from tests.desktop.screen_fakes import STILL, make_desk, make_pool
from tests.syntax import sources_below, syntax
from trails_desktop.app.window import MainWindow
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.dialogs import MenuSheet
from trails_desktop.ui.language import Languages, Messages, read_catalogue
from trails_desktop.ui.settings import LANGUAGE

PACKAGE = Path(trails_desktop.__file__).parent
LOOSE = [PACKAGE / "app" / f"{name}.py" for name in ("start", "actions", "menus", "page_entries", "window")]
ROOMS = ("screens", "pages/archive", "pages/puzzles", "pages/workshop", "pages/lobby")
FILES = LOOSE + sources_below(*(PACKAGE / room for room in ROOMS))


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


def messages(tree: ast.AST, context: str = "") -> list[tuple[str, str]]:
    """(context, source) of every ``self.tr("...")`` and ``translate("...", "...")`` below a node."""
    found: list[tuple[str, str]] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if name == "tr" and len(texts) == 1:
                found.append((context, texts[0]))
            elif name in ("tr", "translate") and len(texts) == 2:
                found.append((texts[0], texts[1]))
        found += messages(node, node.name if isinstance(node, ast.ClassDef) else context)
    return found


def fields(text: str) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", text))


@cache
def japanese() -> Messages:
    """Whatever has its Japanese."""
    files = sorted((resource_dir("assets") / "translations").glob("*_ja.ts"))
    return {message: text for one in files for message, text in read_catalogue(one).items()}


@every(FILES)
def test_every_text_of_the_screens_is_translated(file: Path) -> None:
    wanted = messages(syntax(file.read_text(encoding="utf-8")))
    assert [message for message in wanted if message not in japanese()] == []


def test_translations_keep_their_fields() -> None:
    for file in sorted((resource_dir("assets") / "translations").glob("*_ja.ts")):
        for (context, source), text in read_catalogue(file).items():
            assert fields(text) == fields(source), (context, source)


def test_a_method_of_a_base_class_is_translated_and_back(qtbot: QtBot) -> None:
    languages = Languages(resource_dir("assets") / "translations")
    parent = QWidget()
    qtbot.addWidget(parent)
    sheet = MenuSheet(parent, STILL)
    try:
        assert languages.choose("ja") == "ja"
        assert sheet.tr("Done") == "閉じる"
        assert sheet.tr("Nobody translated this") == "Nobody translated this"
        # Qt's own menus follow as well.
        assert QCoreApplication.translate("QWidgetTextControl", "&Copy") != "&Copy"
    finally:
        assert languages.choose("en") == "en"
    assert sheet.tr("Done") == "Done"


def test_an_unknown_language_is_english(qtbot: QtBot, tmp_path: Path) -> None:
    assert Languages(tmp_path).choose("xx") == "en"


def test_a_broken_catalogue_leaves_the_program_english(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "trails_ja.ts").write_text("<TS><context>", encoding="utf-8")
    languages = Languages(tmp_path)
    try:
        languages.choose("ja")
        assert QCoreApplication.translate("Match", "Setup") == "Setup"
        assert "cannot be read" in caplog.text
    finally:
        languages.choose("en")


def test_the_open_window_changes_language(qtbot: QtBot, tmp_path: Path, pool: CardPool) -> None:
    desk = make_desk(tmp_path, pool)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.go_decks()
    try:
        assert window.decks.name.text() == "Alpha"
        desk.settings.put(LANGUAGE, "ja")
        qtbot.waitUntil(lambda: window.decks.title.text() == "デッキ")
        assert window.decks.name.text() == "アルファ"
        assert window.decks.plan.text() == "早く攻める。"
        assert window.start.computer.text() == "コンピュータと対戦"
        assert window.windowTitle() == "デッキ – Trails Desktop"
        window.start.languages.buttons[0].click()
        assert desk.settings.get(LANGUAGE) == "en"
        qtbot.waitUntil(lambda: window.decks.title.text() == "Decks")
    finally:
        desk.languages.choose("en")
