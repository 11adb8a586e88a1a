"""The player's own pictures: matched by card number, scaled, and never more than pictures."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from tests.library.common import jsonl, take, unit
from trails_desktop.cardart.pictures.casting import cast_pictures
from trails_desktop.cardart.pictures.store import PictureStore
from trails_desktop.library.importing import pictures
from trails_desktop.library.importing.pictures import SIZE
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import Cancelled, LibraryError


def picture(path: Path, size: tuple[int, int] = (300, 420), colour: str = "red", **how: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, colour).save(path, **how)
    return path


NAMED = [("D1-055", ""), ("D1-057", "lamp.png"), ("X-001", "")]


def test_pictures_are_matched_by_number_and_by_the_records_image(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    picture(folder / "d1_055.JPG", (2000, 2800), "blue")
    picture(folder / "sub" / "lamp.png")
    picture(folder / "holiday.png")
    (folder / "readme.txt").write_text("no picture", encoding="utf-8")
    taken = library.pictures.take_in(folder, NAMED)
    assert (taken.numbers, taken.left, taken.problems) == (("D1-055", "D1-057"), ("holiday.png",), ())
    file = library.pictures.file("D1-055")
    assert file is not None
    assert file.parent == library.pictures.folder
    with Image.open(file) as image:
        assert image.width <= SIZE[0] and image.height <= SIZE[1]
        assert image.width / image.height == pytest.approx(2000 / 2800, abs=0.01)
    assert library.pictures.file("X-001") is None
    assert library.find("is:pictured").numbers == ("D1-055", "D1-057")


def test_a_broken_picture_falls_back_with_a_sentence(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "mine"
    good = picture(folder / "D1-055.png").read_bytes()
    (folder / "D1-057.png").write_bytes(good[: len(good) // 2])
    (folder / "X-001.gif").write_bytes(b"GIF89a" + b"\xff" * 50)
    taken = library.pictures.take_in(folder, NAMED)
    assert taken.numbers == ("D1-055",)
    assert ["D1-057.png" in said.text or "X-001.gif" in said.text for said in taken.problems] == [True, True]
    assert library.pictures.file("D1-057") is None
    monkeypatch.setattr(pictures, "MOST_POINTS", 1000)
    (said,) = library.pictures.take_in(folder, [("D1-055", "")]).problems
    assert "300 x 420 points" in said.text
    assert library.pictures.file("D1-055") is not None  # the one from before is still there


def test_links_and_hidden_files_are_passed_over(library: Library, tmp_path: Path) -> None:
    secret = picture(tmp_path / "secret" / "D1-055.png")
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "D1-055.png").symlink_to(secret)
    (folder / "more").symlink_to(secret.parent)
    picture(folder / ".D1-057.png")
    taken = library.pictures.take_in(folder, NAMED)
    assert (taken.numbers, taken.left) == ((), ())


def test_a_new_picture_takes_the_place_of_the_old_one(library: Library, tmp_path: Path) -> None:
    library.pictures.take_in(picture(tmp_path / "one" / "D1-055.png").parent, NAMED)
    library.pictures.take_in(picture(tmp_path / "two" / "D1-055.png", colour="green").parent, NAMED)
    assert len(list(library.pictures.folder.iterdir())) == 1
    library.pictures.remove("D1-055")
    assert list(library.pictures.folder.iterdir()) == []
    assert library.pictures.file("D1-055") is None


def test_what_a_photo_says_about_itself_is_left_out(library: Library, tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x010E] = "taken at home"
    exif[0x0112] = 6  # lies on its side
    picture(tmp_path / "mine" / "D1-055.jpg", (420, 300), exif=exif)
    library.pictures.take_in(tmp_path / "mine", NAMED)
    file = library.pictures.file("D1-055")
    assert file is not None
    assert b"taken at home" not in file.read_bytes()
    with Image.open(io.BytesIO(file.read_bytes())) as image:
        assert image.height > image.width


def test_stopping_and_folders_that_are_none(library: Library, tmp_path: Path) -> None:
    picture(tmp_path / "mine" / "D1-055.png")
    with pytest.raises(Cancelled):
        library.pictures.take_in(tmp_path / "mine", NAMED, cancel=lambda: True)
    assert library.pictures.numbers() == ()
    with pytest.raises(LibraryError, match="no folder of pictures"):
        library.pictures.take_in(tmp_path / "nowhere", NAMED)


def test_a_name_in_the_library_cannot_lead_out_of_the_folder(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001")]))
    picture(tmp_path / "out.webp")
    with library.reading() as connection:
        connection.execute("INSERT INTO image VALUES ('X-001', '../../out.webp', '', 1, 1, '')")
    assert library.pictures.file("X-001") is None


def test_own_pictures_are_shown_in_place_of_painted_ones(
    qtbot: QtBot, library: Library, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    library.pictures.take_in(picture(tmp_path / "mine" / "D1-055.png", colour="#20c040").parent, NAMED)
    files = library.pictures.files()
    assert list(files) == ["D1-055"]
    store = PictureStore(tmp_path / "cache", command=["nothing-of-that-name"])
    store.set_own(files)
    specs = cast_pictures(library.pool())
    shown = store.get(specs["D1-055"])
    assert shown is not None
    assert (shown.width(), shown.height()) == (640, 720)
    middle = shown.pixelColor(320, 360)
    assert abs(middle.red() - 0x20) + abs(middle.green() - 0xC0) + abs(middle.blue() - 0x40) < 24
    files["D1-055"].write_bytes(b"broken")
    other = PictureStore(tmp_path / "cache", command=["nothing-of-that-name"])
    other.set_own(files)
    assert other.get(specs["D1-055"]) is None  # it is ordered from the painter as if there were no own one
    assert "cannot be shown" in caplog.text
    store.close()
    other.close()
