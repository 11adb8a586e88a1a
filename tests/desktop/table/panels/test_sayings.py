"""Sentences said back beside the window: kept, asked for once, and nobody waits for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from engine.trails import tree as t
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.paths import Paths
from trails_desktop.table.lookup import sayings as module
from trails_desktop.table.lookup.card_book import CardBook
from trails_desktop.table.lookup.sayings import Beside
from trails_desktop.table.lookup.sentence_store import MOST_LONG, NAME, SentenceStore, key_of, written

DRAW = t.Effect((), (t.Draw(),))


class Pool:
    """In place of the process: work is done when the test says so."""

    made: list[Pool]

    def __init__(self, *_: object) -> None:
        self.asked: list[tuple[str, Sequence[str] | None]] = []
        self.work: list[Future[dict[str, str]]] = []
        Pool.made.append(self)

    def submit(
        self, do: Callable[..., object], source: Path, lang: str, trees: Sequence[str] | None
    ) -> Future[dict[str, str]]:
        self.asked.append((lang, trees))
        self.work.append(Future())
        return self.work[-1]

    def shutdown(self, **_: object) -> None:
        self.work.clear()


@pytest.fixture
def beside(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Beside:
    Pool.made = []
    monkeypatch.setattr(module, "beside", Pool)
    return Beside(Path("library"), SentenceStore(None, "1"))


def test_what_is_missing_is_asked_for_once_and_told_of(qtbot: QtBot, beside: Beside) -> None:
    assert beside.said(DRAW, "en") is None and beside.said(DRAW, "en") is None
    (pool,) = Pool.made
    assert pool.asked == [("en", None)], "all cards first"
    with qtbot.waitSignal(beside.came):
        pool.work[0].set_result({"else": "Plan 1."})
    assert pool.asked[1:] == [("en", [written(DRAW)])], "it was not among them"
    with qtbot.waitSignal(beside.came):
        pool.work[1].set_result({key_of(written(DRAW), "en"): "Draw a card."})
    assert beside.said(DRAW, "en") == "Draw a card."
    assert len(pool.asked) == 2 and beside.said(DRAW, "ja") is None, "the other language is another sentence"
    beside.close()
    assert not beside.running


def test_what_cannot_be_said_is_not_asked_for_again(
    qtbot: QtBot, beside: Beside, caplog: pytest.LogCaptureFixture
) -> None:
    assert beside.said(DRAW, "en") is None
    Pool.made[0].work[0].set_exception(OSError("no process"))
    qtbot.waitUntil(lambda: not beside.running)
    assert "cannot be said" in caplog.text
    caplog.clear()
    assert beside.said(DRAW, "en") is None and len(Pool.made) == 1


def test_sentences_are_kept_as_long_as_the_stamp_holds(tmp_path: Path) -> None:
    file = tmp_path / "cache" / NAME
    SentenceStore(file, "1").put({"a": "Draw a card.", "b": "x" * (MOST_LONG + 1)}, "en")
    kept = SentenceStore(file, "1")
    assert kept.get("a") == "Draw a card." and kept.whole("en") and not kept.whole("ja")
    assert len(kept.get("b") or "") == MOST_LONG
    assert SentenceStore(file, "2").get("a") is None


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "[" * 100_000, '{"stamp": "1"}', '{"stamp": "1", "said": {"a": 1}, "whole": []}', "\ud800"],
)
def test_a_file_that_somebody_else_wrote_is_nothing(tmp_path: Path, content: str) -> None:
    file = tmp_path / NAME
    file.write_bytes(content.encode("utf-8", "surrogatepass"))
    store = SentenceStore(file, "1")
    assert store.get("a") is None and not store.whole("en")
    store.put({"a": "Plan 1."})
    assert json.loads(file.read_text(encoding="utf-8"))["said"] == {"a": "Plan 1."}


def test_a_book_with_a_library_says_what_one_without_says(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    library: Library = open_library(paths)
    pool = library.pool()
    at_once = CardBook(pool)
    owner = QObject()
    book = CardBook.beside(pool, library)
    came: list[bool] = []
    assert book.meaning("D1-062", "en") == ()
    book.listen(owner, lambda: came.append(True), "en")
    qtbot.waitUntil(lambda: bool(came))  # a process reads the grammar
    for number in pool:
        assert book.meaning(number, "en") == at_once.meaning(number, "en")
    again = CardBook.beside(pool, open_library(paths))
    assert again.meaning("D1-062", "en") == at_once.meaning("D1-062", "en") != ()
    assert again._sayings.running is False  # type: ignore[attr-defined]
    owner.deleteLater()
