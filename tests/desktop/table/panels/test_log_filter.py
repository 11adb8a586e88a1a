"""The log's filter: kinds, seats and one card on top of the search; remembered, and kept by what is copied."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

import engine.trails.views.log
from engine.trails.views.records import LogLine
from tests.desktop.fakes import FakeMatch, mock_view
from tests.desktop.parts import words
from tests.syntax import syntax
from trails_desktop.table.log.kinds import CHAT, KINDS, LogFilter, cards_of, kind_of, read_filter
from trails_desktop.table.log.model import LogModel
from trails_desktop.table.table import TableWidget

Tables = Callable[..., TableWidget]


class LoggedMatch(FakeMatch):
    """A match with lines of every kind."""

    def log(self) -> tuple[LogLine, ...]:
        return LINES


def line(template: str, seat: int = 0, card: tuple[str, int] = ("D1-014", 1), turn: int = 5) -> LogLine:
    named = {"who": ("seat", max(seat, 0)), "card": ("card", *card), "n": 2, "target": ("card", "D1-084", 33)}
    args = tuple((name, value) for name, value in named.items() if f"{{{name}}}" in template)
    return LogLine(turn, "902.4", seat, template, args)


LINES = (
    line("{who} draws {card}", turn=4),
    line("{who} plays {card}"),
    line("{who} attacks {target} with {card}"),
    line("{card} is stunned", 1, ("D1-084", 33)),
    line("{who} loses {n} bond", 1, ("D1-044", 91)),
    line("{card} becomes ready", -1, ("D1-044", 91)),
    line("{who}, by hand: {player} shuffles the deck", 1),
)


@pytest.fixture
def tables(tables: Tables) -> Tables:
    return lambda **more: tables(LoggedMatch(mock_view()), **more)


def shown(model: LogModel) -> list[str]:
    rows = [model.row(i) for i in range(model.rowCount())]
    return [row.sentence.plain for row in rows if row is not None and row.sentence is not None]


def test_every_line_that_the_engine_writes_has_its_kind() -> None:
    assert [kind_of(one) for one in LINES] == ["cards", "plays", "attacks", "damage", "damage", "rules", "hand"]
    assert kind_of(line(CHAT)) == "chat"
    text = Path(engine.trails.views.log.__file__).read_text(encoding="utf-8")
    said = {node.value for node in ast.walk(syntax(text)) if isinstance(node, ast.Constant)}
    templates = {one for one in said if isinstance(one, str) and re.match(r"\{(who|card)\}\S* \w", one)}
    by_kind = {kind: [one for one in templates if kind_of(line(one)) == kind] for kind in KINDS}
    assert len(templates) > 50
    for kind in ("plays", "attacks", "damage", "cards", "rules"):
        assert len(by_kind[kind]) >= 5, kind
    left = {one for one in by_kind["rules"] if re.search(r"draw|attack|bond|stun|deck|trail|hand\b|plays", one)}
    assert not left, "these are about something"


def test_lines_are_shown_by_kind_by_seat_and_by_card() -> None:
    model = LogModel(words())
    model.set_lines(LINES)
    everything = model.as_text()
    model.set_filter(LogFilter(frozenset(["damage", "attacks"])))
    assert len(shown(model)) == 3
    model.set_filter(LogFilter(frozenset(["damage"]), 1))
    assert len(shown(model)) == 2
    model.set_filter(LogFilter(seat=0))
    assert len(shown(model)) == 3, "older turns too, whatever is folded"
    model.set_filter(LogFilter(number="D1-084", forms=frozenset([33])))
    assert len(shown(model)) == 2, "as attacked and as stunned"
    assert cards_of(LINES[2]) == {("D1-014", 1), ("D1-084", 33)} and cards_of(LINES[4]) == frozenset()
    model.set_filter(LogFilter(number="D1-044", forms=frozenset([91])))
    assert len(shown(model)) == 1
    model.set_filter(LogFilter(number="D1-044"))
    assert len(shown(model)) == 1, "by its number where it is no object"
    model.search("ready")
    assert len(shown(model)) == 1, "the search goes on top"
    copied = model.as_text()
    assert copied.count("\n") < everything.count("\n") and "ready" in copied and "bond" not in copied
    model.search("")
    model.set_filter(LogFilter())
    assert model.as_text() == everything


def test_new_lines_go_through_the_filter() -> None:
    model = LogModel(words())
    model.set_lines(LINES)
    model.set_filter(LogFilter(frozenset(["attacks"])))
    model.append([line("{who} plays {card}"), line("{who} attacks {target} with {card}", 1, ("D1-044", 91))])
    assert len(shown(model)) == 2


def test_a_filter_is_remembered_in_words() -> None:
    rng = random.Random(5)
    for _ in range(60):
        made = LogFilter(frozenset(rng.sample(KINDS, rng.randrange(len(KINDS)))), rng.choice([-1, 0, 1]))
        assert read_filter(str(made)) == made
    assert read_filter("nonsense 7 attacks") == LogFilter(frozenset(["attacks"]))
    assert str(LogFilter(number="D1-044", forms=frozenset([91]))) == "", "a card is not remembered"


def test_the_chips_are_pressed_and_remembered_and_copying_respects_them(tables: Tables) -> None:
    kept: list[str] = []
    table = tables()
    table.log_filter_changed.connect(kept.append)
    side = table.side
    whole = side.log.as_text()
    assert not side.filters.isVisible()
    QTest.mouseClick(side.filter_button, Qt.MouseButton.LeftButton)
    assert side.filters.isVisible() and side.filters.height() > 20
    assert side.filters.kinds["hand"].isVisible() and not side.filters.kinds["chat"].isVisible()
    for chip in (side.filters.kinds["damage"], side.filters.seats[1]):
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert kept[-1] == "damage 1" and len(shown(side.log.log_model())) == 2
    side.log.copy_all()
    assert QGuiApplication.clipboard().text() == side.log.as_text() != whole
    other = tables(log_filter=kept[-1])
    assert other.side.filters.isVisible() and len(shown(other.side.log.log_model())) == 2
    QTest.mouseClick(other.side.filters.seats[0], Qt.MouseButton.LeftButton)
    assert not other.side.filters.seats[1].isChecked(), "one seat or both"
    QTest.mouseClick(side.filter_button, Qt.MouseButton.LeftButton)
    assert kept[-1] == "" and side.log.as_text() == whole


def test_this_card_pins_the_card_that_is_read_and_the_curtain_lets_it_go(tables: Tables) -> None:
    table = tables()
    side = table.side
    side.filter_button.setChecked(True)
    QTest.mouseClick(side.filters.card, Qt.MouseButton.LeftButton)
    assert not side.filters.filter, "nothing is read"
    table.reader.read(table.pilot.view, 33)
    QTest.mouseClick(side.filters.card, Qt.MouseButton.LeftButton)
    assert side.filters.card.isChecked() and side.filters.card.text() == "Hesper Vane"
    assert side.filters.filter.number == "D1-084" and 33 in side.filters.filter.forms
    table.reader.read(table.pilot.view, 1)
    assert side.filters.filter.number == "D1-084", "it stays with that card"
    table.cover(1)
    assert not side.filters.card.isChecked() and "Hesper" not in side.filters.card.text() + side.filters.card.toolTip()


def test_chips_break_into_rows_and_stay_inside(tables: Tables) -> None:
    for scale, size in ((1.0, (1024, 640)), (2.0, (1280, 800))):
        table = tables(text_scale=scale, log_filter="attacks 0")
        table.resize(*size)
        table.side.drawer_button.setChecked(True)
        bar = table.side.filters
        chips = [chip for chip in (*bar.kinds.values(), *bar.seats, bar.card) if chip.isVisible()]
        assert all(bar.rect().contains(chip.geometry()) for chip in chips)
        assert not any(a is not b and a.geometry().intersects(b.geometry()) for a in chips for b in chips)
