"""Libraries that differ: the missing cards are asked for, shown as plain text, and taken in only with consent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.cards.printing import read_printings
from tests.desktop.pages.lobby.test_lobby import Lobby
from tests.lan.netpeer import Peer
from trails_desktop.lan.sealed import handshake
from trails_desktop.lan.sealed.handshake import digests_of
from trails_desktop.library.opening import open_library
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir

EVIL = "<img src='file:///etc/passwd'><b>Bold</b>"


class Differing(Lobby):
    """The machine opposite has a card more, and another one that says something else."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        super().__init__(bot, folder)
        paths = Paths(folder / "own")
        self.library = open_library(paths)
        self.page._desk.library = self.library
        self.page._desk.pool = self.library.pool()
        self.more: list[dict[str, Any]] = [
            {"number": "X-1", "lang": "en", "name": EVIL, "type": "UNIT", "cp": 1, "str": 1, "def": 1,
             "image": "../../evil.png", "text": "<script>alert(1)</script>"},
        ]  # fmt: skip

    def differing(self) -> Peer:
        """A machine that plays with a card that is missing here."""
        shipped = load_pool(resource_dir("assets") / "cards")
        printings = [printing for number in shipped for printing in shipped.versions(number).values()]
        pool = CardPool([*printings, *read_printings(self.more, "there")])
        peer = self.opposite(1)
        peer.room._pool, peer.room._digests = pool, digests_of(pool)
        peer.deck = [*peer.deck[:-1], "X-1"]
        return peer

    def meets(self) -> Peer:
        """Both agree on the terms and find that their cards differ."""
        code = self.opened()
        peer = self.differing()
        self.comes(code)
        self.wait(lambda: peer.room.stage == "offered")
        peer.room.accept("Bryn", peer.deck)
        self.wait(self.page.meet.cards.isVisible)
        return peer


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path) -> Iterator[Differing]:
    yield Differing(qtbot, tmp_path)
    assert asyncio._get_running_loop() is None


def test_missing_cards_are_asked_for_shown_as_text_and_taken_with_consent(lobby: Differing) -> None:
    page = lobby.page
    lobby.meets()
    assert "X-1" in page.meet.about.text() and page.meet.title.text() == "This match cannot begin"
    lobby.click(page.meet.cards)
    sheet = page.offer.sheet
    lobby.wait(sheet.isVisible)
    assert [card.number for card in sheet.cards] == ["X-1"] and sheet.cards[0].image == ""
    assert EVIL in sheet.lines[0].text() and "new" in sheet.lines[0].text()
    assert all(line.textFormat() == Qt.TextFormat.PlainText for line in sheet.lines)
    assert "X-1" not in lobby.library.pool()  # looking is not taking
    lobby.click(sheet.take)
    assert "X-1" in lobby.library.pool() and "X-1" in page._desk.pool
    assert lobby.library.pool().printing("X-1").image == ""
    assert page.room is None and "came into your library: 1" in page.choices.status.text()
    assert not list((lobby.folder / "records").glob("*.json"))


def test_cards_that_are_left_stay_out(lobby: Differing) -> None:
    page = lobby.page
    lobby.meets()
    lobby.click(page.meet.cards)
    lobby.wait(page.offer.sheet.isVisible)
    lobby.click(page.offer.sheet.done_button)
    assert "X-1" not in lobby.library.pool() and not page.meet.cards.isVisible()


@pytest.mark.parametrize(
    "record",
    [
        {"number": "X-1", "lang": "en", "name": "Seen", "type": "BASE", "level": 1, "image": "/etc/passwd", "zzz": "1"},
        {"number": "X-1", "lang": "en", "name": "Bad", "type": "UNIT", "effects": [{"event": {"do": [{"exec": 1}]}}]},
    ],
)
def test_hostile_records_never_come_near_the_library(
    lobby: Differing, record: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = lobby.page
    peer = lobby.meets()
    text = json.dumps(record)
    monkeypatch.setattr(handshake, "write_records", lambda pool, numbers: [text])
    before = sorted(lobby.library.pool())
    lobby.click(page.meet.cards)

    def judged() -> bool:
        match = page.room.match if page.room is not None else None
        return match is None or match.state == "stopped" or page.offer.sheet.isVisible()

    lobby.wait(judged)
    if page.offer.sheet.isVisible():  # a proper card, if an odd one: it can still be left
        assert [(card.number, card.image, card.extra) for card in page.offer.sheet.cards] == [("X-1", "", ())]
        lobby.click(page.offer.sheet.done_button)
    else:
        assert "cannot be used" in page.meet.about.text() or "cannot be used" in str(peer.room.sentence)
    assert sorted(lobby.library.pool()) == before
