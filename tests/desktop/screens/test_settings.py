"""Settings and folders: round trips, limits, broken files."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trails_desktop.match.recorder import keep_newest
from trails_desktop.paths import PathError, Paths
from trails_desktop.screens.parts.dialogs import Choice, MenuSheet
from trails_desktop.screens.setting_rows import KEEPING
from trails_desktop.screens.settings import SettingsSheet
from trails_desktop.ui.settings import ALL, FILE_NAME, KEPT, NAMES, TEXT_SCALE, THEME, Look, Settings, look
from trails_desktop.ui.theme import theme


def test_every_setting_has_its_own_key_and_an_allowed_default() -> None:
    keys = [setting.key for setting in ALL]
    assert len(set(keys)) == len(keys)
    for setting in ALL:
        assert setting.read(setting.write(setting.default)) == setting.default  # type: ignore[arg-type]


def test_values_come_back_after_a_restart(tmp_path: Path) -> None:
    first = Settings(tmp_path)
    first.put(THEME, "light")
    first.put(TEXT_SCALE, 150)
    first.put(NAMES[0], "Ann = マーレン; [x] 100 %")
    again = Settings(tmp_path)
    assert again.get(THEME) == "light"
    assert again.get(TEXT_SCALE) == 150
    assert again.get(NAMES[0]) == "Ann = マーレン; [x] 100 %"
    made = look(again)
    assert (made.theme.name, made.scale) == ("light", 1.5)


def test_only_a_real_change_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.put(THEME, "dark")
    assert told == []
    settings.put(THEME, "contrast")
    assert told == [THEME.key]


def test_a_bad_stored_value_is_the_default_and_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FILE_NAME).write_text("[look]\ntheme = pink\ntext-scale = 400\n", encoding="utf-8")
    settings = Settings(tmp_path)
    with caplog.at_level(logging.WARNING):
        assert settings.get(THEME) == "dark"
        assert settings.get(THEME) == "dark"
        assert settings.get(TEXT_SCALE) == 100
    assert len([r for r in caplog.records if "theme" in r.getMessage()]) == 1
    assert len(caplog.records) == 2


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"no section\n", b"[a\nb"])
def test_a_broken_file_counts_as_none(tmp_path: Path, caplog: pytest.LogCaptureFixture, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    with caplog.at_level(logging.WARNING):
        settings = Settings(tmp_path)
    assert settings.get(THEME) == "dark"
    assert len(caplog.records) == 1
    settings.put(THEME, "light")
    assert Settings(tmp_path).get(THEME) == "light"


def test_unknown_entries_of_another_version_are_kept(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("[future]\nColour = 7\n", encoding="utf-8")
    Settings(tmp_path).put(THEME, "light")
    assert "Colour = 7" in (tmp_path / FILE_NAME).read_text(encoding="utf-8")


def test_a_value_outside_the_limits_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    for bad in (99, 201):
        with pytest.raises(ValueError, match="100 to 200"):
            settings.put(TEXT_SCALE, bad)
    with pytest.raises(ValueError, match="one line"):
        settings.put(NAMES[0], "two\nlines")
    assert not (tmp_path / FILE_NAME).exists()


def test_no_temporary_file_stays_and_an_unwritable_folder_does_not_stop_the_program(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Settings(tmp_path / "deep" / "down").put(THEME, "light")
    assert os.listdir(tmp_path / "deep" / "down") == [FILE_NAME]
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    settings = Settings(blocked / "below")
    with caplog.at_level(logging.WARNING):
        settings.put(THEME, "light")
    assert settings.get(THEME) == "light"
    assert "could not be saved" in caplog.text


def test_a_data_folder_holds_everything(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "stick")
    paths.create()
    folders = (paths.library, paths.records, paths.settings, paths.cache)
    assert all(folder.is_dir() and folder.parent == tmp_path / "stick" for folder in folders)
    assert len(set(folders)) == 4


def test_without_a_data_folder_the_systems_are_used_and_nothing_is_made() -> None:
    paths = Paths()
    for folder in (paths.library, paths.records, paths.settings, paths.cache):
        assert folder.is_absolute()
        assert "trails-desktop" in folder.parts


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    with pytest.raises(PathError, match=r"cannot be made: .+\.$"):
        Paths(blocked).create()


def test_enter_presses_what_has_the_focus_in_a_sheet(qtbot: QtBot) -> None:
    """F1 promises it for every button."""
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(800, 600)
    sheet = MenuSheet(ground, Look(theme("dark"), speed=0))
    with qtbot.waitExposed(ground):
        ground.show()
    sheet.ask("Menu", "", [Choice("help", "book", "Keys")], "Back")
    with qtbot.waitSignal(sheet.chosen) as heard:
        qtbot.keyClick(ground.window().focusWidget(), Qt.Key.Key_Return)
    assert heard.args == ["help"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_however_an_editor_has_written_it_the_file_is_read(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "settings.ini").write_bytes("[match]\nname-1 = Änne\n".encode(encoding))
    assert Settings(tmp_path).get(NAMES[0]) == "Änne"


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"\x00" * 500, b"no section\n", b"[a\n", b"\xe4\xf6", b"[a]\n" + b"x" * 2_000_000]
)
def test_a_file_that_cannot_be_read_is_put_aside_and_not_written_over(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(content)
    settings = Settings(tmp_path)
    settings.put(NAMES[0], "Ann")
    assert Settings(tmp_path).get(NAMES[0]) == "Ann"
    assert (tmp_path / "settings.ini.damaged").read_bytes() == content
    assert "the defaults are used" in caplog.text
    caplog.clear()


@pytest.mark.skipif(os.name != "posix", reason="links need no rights there")
def test_settings_kept_elsewhere_by_a_link_stay_there(tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.ini"
    real.write_text("[match]\nname-1 = Ann\n", encoding="utf-8")
    folder = tmp_path / "settings"
    folder.mkdir()
    (folder / "settings.ini").symlink_to(real)
    Settings(folder).put(NAMES[0], "Bryn")
    assert (folder / "settings.ini").is_symlink() and "Bryn" in real.read_text(encoding="utf-8")


def test_finished_matches_are_kept_by_the_rule_that_settings_show(tmp_path: Path, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 900)
    settings = Settings(tmp_path)
    sheet = SettingsSheet(window, look(settings), settings)
    sheet.open()
    assert KEEPING[sheet.kept.selected()] == 0, "all, as before"
    for number in range(60):
        (path := tmp_path / f"match-{number:04d}.match").write_text("x")
        os.utime(path, (1000 + number, 1000 + number))
    keep_newest(tmp_path, settings.get(KEPT))
    assert len(list(tmp_path.glob("*.match"))) == 60
    qtbot.mouseClick(sheet.kept.buttons[3], Qt.MouseButton.LeftButton)
    assert settings.get(KEPT) == 50
    keep_newest(tmp_path, settings.get(KEPT))
    assert sorted(path.name for path in tmp_path.glob("*.match"))[0] == "match-0010.match"
    assert len(list(tmp_path.glob("*.match"))) == 50


@pytest.mark.skipif(os.name != "posix", reason="rights of folders are POSIX")
def test_folders_are_for_their_owner_only_from_the_start(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Paths(tmp_path / "far" / "data").create()
    finally:
        os.umask(before)
    made = [path for path in (tmp_path / "far").rglob("*") if path.is_dir()]
    assert len(made) >= 5 and all(path.stat().st_mode & 0o777 == 0o700 for path in (tmp_path / "far", *made))
