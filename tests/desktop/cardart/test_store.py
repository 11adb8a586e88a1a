"""The store of pictures: first nothing, then the picture; disk, broken files, a worker that dies, a clean end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from trails_desktop.cardart.pictures.orders import Order, read_order
from trails_desktop.cardart.pictures.painting import paint_picture
from trails_desktop.cardart.pictures.shelf import PictureShelf, decoded, encoded
from trails_desktop.cardart.pictures.spec import GENERATOR, PictureSpec
from trails_desktop.cardart.pictures.store import KEY, READS_AT_ONCE, PictureStore, to_qimage, worker_command
from trails_desktop.cardart.pictures.worker import answer, main, serve

ROOT = Path(__file__).resolve().parents[3]
CARD = PictureSpec("T-001", "ITEM", "none", "C", motif="watch")
OTHER = PictureSpec("T-002", "BASE", "none", "C", motif="plain")
THIRD = PictureSpec("T-003", "BASE", "none", "C", motif="arch")
# A worker that never answers, and one that dies at the first request.
MUTE = [sys.executable, "-c", "import sys; sys.stdin.read()"]
DYING = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]


class Stores:
    """Makes stores and closes them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[PictureStore] = []

    def __call__(self, **options: object) -> PictureStore:
        store = PictureStore(self.folder, **options)  # type: ignore[arg-type]
        self.made.append(store)
        return store


@pytest.fixture
def stores(tmp_path: Path, qapp: object) -> Iterator[Stores]:
    made = Stores(tmp_path / "pictures")
    yield made
    for store in made.made:
        store.close()


def pixels(image: QImage | None) -> bytes:
    assert image is not None
    plain = image.convertToFormat(QImage.Format.Format_RGB888)  # its bytes live as long as it does
    return bytes(plain.constBits())


def painted(spec: PictureSpec) -> bytes:
    return paint_picture(spec).tobytes()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_first_nothing_then_the_picture_then_from_memory(stores: Stores, qtbot: QtBot) -> None:
    store = stores()
    with qtbot.waitSignal(store.ready) as told:
        assert store.get(CARD) is None
        assert store.get(CARD) is None
        assert store.waiting() == 1
    assert told.args == [CARD.number]
    image = store.get(CARD)
    assert image is not None
    assert (image.width(), image.height()) == (640, 720)
    assert pixels(image) == painted(CARD)
    assert store.waiting() == 0


def test_paints_in_the_order_of_the_requests_and_larger_ones_too(stores: Stores, qtbot: QtBot) -> None:
    store = stores()
    told: list[str] = []
    store.ready.connect(told.append)
    for spec in (OTHER, CARD, THIRD):
        assert store.get(spec) is None
    assert store.key(64, 72) is None
    assert store.get(OTHER, 2) is None
    assert store.get(THIRD) is None  # again, while it waits: it is in sight
    qtbot.waitUntil(lambda: len(told) == 5)
    assert told == [OTHER.number, THIRD.number, CARD.number, KEY, OTHER.number]
    large = store.get(OTHER, 2)
    assert large is not None
    assert (large.width(), large.height()) == (1280, 1440)
    start = store.key(64, 72)
    assert start is not None
    assert (start.width(), start.height()) == (64, 72)


def test_second_start_finds_the_picture_on_disk(stores: Stores, qtbot: QtBot) -> None:
    first = stores()
    with qtbot.waitSignal(first.ready):
        first.get(CARD)
    first.close()
    second = stores(command=["no such program"])
    assert pixels(second.get(CARD)) == painted(CARD)
    assert second.worker_pid() is None


def test_many_pictures_on_disk_are_read_over_several_turns(stores: Stores, qtbot: QtBot) -> None:
    cards = [PictureSpec(f"T-{i:03}", "BASE", "none", "C", motif="plain") for i in range(8)]
    content = encoded(paint_picture(cards[0]))
    shelf = PictureShelf(stores.folder)
    for card in cards:
        assert shelf.write(Order(card).name(), content)
    store = stores(command=["no such program"])
    told: list[str] = []
    store.ready.connect(told.append)
    at_once = [card.number for card in cards if store.get(card) is not None]
    assert at_once == [card.number for card in cards[:READS_AT_ONCE]]
    qtbot.waitUntil(lambda: len(told) == len(cards) - READS_AT_ONCE)
    assert told == [card.number for card in cards[READS_AT_ONCE:]]
    assert all(store.get(card) is not None for card in cards)


def test_broken_files_are_painted_again(stores: Stores, qtbot: QtBot) -> None:
    good = encoded(paint_picture(CARD))
    damaged = (good[: len(good) // 2], b"", good[:4000] + bytes(2000) + good[6000:], encoded(decoded(good).reduce(2)))
    store = stores()
    for number, content in enumerate(damaged):  # half of it, nothing, noise in it, too small
        card = replace(CARD, number=f"T-00{number}")
        path = PictureShelf(stores.folder).path(Order(card).name())
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
        with qtbot.waitSignal(store.ready):
            assert store.get(card) is None
        assert pixels(store.get(card)) == painted(card)
        assert path.read_bytes() == encoded(paint_picture(card))


def test_killed_worker_is_started_once_more(stores: Stores, qtbot: QtBot) -> None:
    store = stores()
    with qtbot.waitSignal(store.ready):
        store.get(CARD)
    pid = store.worker_pid()
    assert pid is not None
    told: list[str] = []
    store.ready.connect(told.append)
    assert store.get(OTHER) is None
    assert store.get(THIRD) is None
    os.kill(pid, signal.SIGTERM)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [OTHER.number, THIRD.number]
    assert store.working()
    assert store.worker_pid() not in (None, pid)


@pytest.mark.parametrize("command", [DYING, ["no such program"]], ids=["dying", "missing"])
def test_worker_that_dies_twice_is_given_up(stores: Stores, qtbot: QtBot, command: list[str]) -> None:
    store = stores(command=command)
    asked: list[QImage | None] = []
    with qtbot.waitSignal(store.gave_up):
        asked.append(store.get(CARD))
    assert asked == [None]
    assert not store.working()
    assert store.get(CARD) is None
    assert store.get(OTHER) is None
    assert store.waiting() == 0
    # What is on disk is still given.
    PictureShelf(stores.folder).write(Order(OTHER).name(), encoded(paint_picture(OTHER)))
    assert pixels(store.get(OTHER)) == painted(OTHER)


def test_worker_that_never_answers_counts_as_dead(stores: Stores, qtbot: QtBot) -> None:
    store = stores(command=MUTE, patience=50)
    with qtbot.waitSignal(store.gave_up):
        store.get(CARD)


@pytest.mark.parametrize("command", [None, MUTE], ids=["painting", "mute"])
def test_close_leaves_no_process(stores: Stores, qtbot: QtBot, command: list[str] | None) -> None:
    store = stores(command=command)
    store.get(CARD)
    process = store.findChild(QProcess)
    assert process is not None
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.Running)
    pid = store.worker_pid()
    assert pid is not None
    store.close()
    store.close()
    assert not alive(pid)
    assert store.get(OTHER) is None
    assert store.waiting() == 0


def test_worker_ends_with_the_program_that_started_it(tmp_path: Path) -> None:
    worker = subprocess.Popen([*worker_command(), str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(20) == 0
    assert worker.stdout is not None
    worker.stdout.close()


def test_unwritable_folder_still_gives_pictures(stores: Stores, qtbot: QtBot) -> None:
    stores.folder.write_text("not a folder")
    store = stores()
    with qtbot.waitSignal(store.ready):
        assert store.get(CARD) is None
    assert pixels(store.get(CARD)) == painted(CARD)


def test_memory_is_bounded_and_disk_helps_out(stores: Stores) -> None:
    picture = 640 * 720 * 4
    store = stores(memory=picture * 2, command=["no such program"])
    for spec in (CARD, OTHER, THIRD):
        store.get_now(spec)
    assert store._held == picture * 2
    assert list(store._images) == [Order(OTHER).name(), Order(THIRD).name()]
    assert pixels(store.get(CARD)) == painted(CARD)
    assert store._held == picture * 2


def test_get_now_paints_here_and_keeps_the_picture(stores: Stores) -> None:
    store = stores(command=["no such program"])
    image = store.get_now(CARD)
    assert pixels(image) == painted(CARD)
    assert store.worker_pid() is None
    assert decoded(PictureShelf(stores.folder).path(Order(CARD).name()).read_bytes()) is not None


def test_to_qimage_keeps_every_colour(qapp: object) -> None:
    picture = paint_picture(THIRD).crop((3, 5, 104, 64))
    image = to_qimage(picture)
    assert (image.width(), image.height()) == (101, 59)
    for place in ((0, 0), (50, 20), (100, 58)):
        assert image.pixelColor(*place).getRgb()[:3] == picture.getpixel(place)


# ---- the worker alone


def test_worker_needs_no_qt(tmp_path: Path) -> None:
    script = (
        "import sys; import trails_desktop.cardart.pictures.worker; print([m for m in sys.modules if 'PySide' in m])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


def test_requests_there_and_back() -> None:
    for order in (Order(CARD), Order(OTHER, 2), Order(None, width=64, height=72)):
        assert read_order(json.loads(order.line(5))) == order
    assert len({Order(CARD).name(), Order(CARD, 2).name(), Order(OTHER).name(), Order(None, 1, 64, 72).name()}) == 4


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"nonsense\n", "JSONDecodeError"),
        (b"[]\n", "A request is a list"),
        (b'{"id": 1, "spec": 3, "factor": 1, "width": 0, "height": 0}\n', "spec: "),
        (b'{"id": 1, "spec": null, "factor": 1, "width": 99999, "height": 9}\n', "width: "),
        (b'{"id": 1, "spec": {"number": "x"}, "factor": 1, "width": 0, "height": 0}\n', "type: "),
    ],
)
def test_bad_requests_are_answered_and_the_worker_lives_on(tmp_path: Path, line: bytes, said: str) -> None:
    replies = BytesIO()
    serve(BytesIO(line + Order(None, width=32, height=36).line(9)), replies, tmp_path, {})
    first, second = (json.loads(reply) for reply in replies.getvalue().splitlines())
    assert said in first["error"]
    assert second == {"id": 9, "kept": True}


def test_worker_without_its_folder_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "needs an argument" in capsys.readouterr().err


def test_shelf_writes_whole_files_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = PictureShelf(tmp_path)
    assert answer(Order(None, width=32, height=36).line(1), shelf, {}) == {"id": 1, "kept": True}
    assert [path.name for path in tmp_path.iterdir()] == [f"v{GENERATOR}-key-32x36.png"]

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", full)
    assert not shelf.write("key-1x1", b"content")
    assert [path.name for path in tmp_path.iterdir()] == [f"v{GENERATOR}-key-32x36.png"]


def test_shelf_tidies_only_its_own_files(tmp_path: Path) -> None:
    shelf = PictureShelf(tmp_path)
    old = time.time() - 7200
    files = {
        f"v{GENERATOR}-aa-1.png": 400,
        f"v{GENERATOR}-bb-1.png": 400,
        "v0-aa-1.png": 10,
        f"v{GENERATOR}-cc-1.png.77.tmp": 10,
        "holiday.png": 5000,
    }
    for age, (name, size) in enumerate(files.items()):
        (tmp_path / name).write_bytes(bytes(size))
        os.utime(tmp_path / name, (old + age, old + age))
    shelf.tidy(limit=500)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["holiday.png", f"v{GENERATOR}-bb-1.png"]
    PictureShelf(tmp_path / "nowhere").tidy()
