"""What the packages are made by, where it needs no build: what is kept, named and counted."""

from __future__ import annotations

import re
import struct
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

import trails_desktop
from installer import build
from installer.packages import bill, licences, linux, pruning, windows, work
from trails_desktop.licences import works

ROOT = Path(__file__).resolve().parents[2]


def locked() -> dict[str, str]:
    """What the player gets of Python's packages, by the lock without the tools that build."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lock = bill.without_tools((ROOT / "installer" / "run.lock").read_text(encoding="utf-8"), project)
    return {
        re.sub(r"[-_.]+", "-", name).lower(): version for name, version in re.findall(r"^(\S+?)==(\S+)", lock, re.M)
    }


def test_the_licences_are_those_of_the_locked_packages() -> None:
    """After a change of the lock: sh installer/build.sh licences."""
    own, *others = works()
    assert own.name == "Trails Desktop" and own.texts
    shown = {re.sub(r"[-_.]+", "-", work.name).lower(): work for work in others}
    assert set(shown) == set(locked())
    for work_ in others:
        assert work_.licence, work_.name
        assert work_.texts or "MIT" in work_.licence, work_.name


def test_tools_are_not_shipped_and_what_they_share_is() -> None:
    assert "hatchling" not in locked() and "pathspec" not in locked()
    assert {"pyside6-essentials", "sqlalchemy", "typing-extensions"} <= set(locked())


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("PySide6/QtCore.pyd", True),
        ("PySide6/QtNetwork.pyd", True),
        ("PySide6/Qt6Network.dll", True),
        ("PySide6/QtQml.pyd", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qminimal.dll", False),
        ("trails_desktop/data/assets/cards/d1-works.yaml", True),
        ("hatchling/build.py", False),
        ("PIL/Image.pyi", False),
        ("cryptography-50.0.2.dist-info/licenses/LICENSE", True),
    ],
)
def test_what_a_window_needs_is_kept_for_windows(path: str, kept: bool) -> None:
    assert pruning.windows_keeps(path) is kept


def test_every_part_of_qt_that_the_program_imports_is_kept() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "trails_desktop").rglob("*.py"))
    parts = {part for text in sources for part in re.findall(r"^\s*from PySide6\.(\w+) import", text, re.M)}
    assert {"QtCore", "QtGui", "QtWidgets"} <= parts
    assert [part for part in parts - {"QtTest"} if not pruning.windows_keeps(f"PySide6/{part}.pyd")] == []


def test_fonts_are_kept_in_the_cuts_that_are_loaded() -> None:
    assert pruning.folder_keeps("fontpkg_barlow/files/Barlow-Medium.ttf")
    assert not pruning.folder_keeps("fontpkg_barlow/files/Barlow-BlackItalic.ttf")
    assert pruning.folder_keeps("PySide6/Qt/plugins/platforms/libqoffscreen.so")


def test_the_deb_needs_what_it_does_not_bring() -> None:
    system = "libraries='\nlibEGL.so.1=libegl1\nlibxcb-cursor.so.0=libxcb-cursor0\n'"
    needs = linux.depends(system, {"libxcb-cursor.so.0"}, "2.36")
    assert needs == ["libc6 (>= 2.36)", "libegl1", "fontconfig-config"]
    text = linux.control("0.2.0", "Somebody <a@b>", 12, needs)
    assert "Depends: libc6 (>= 2.36), libegl1, fontconfig-config\n" in text and "Maintainer: Somebody <a@b>\n" in text


def test_debian_hears_the_licence_and_whose_it_is() -> None:
    text = linux.copyright_file((ROOT / "LICENSE").read_text(encoding="utf-8"))
    assert re.search(r"^Copyright: \d{4} ", text, re.M) and "Permission is hereby granted" in text
    assert linux.changelog("0.2.0", "A <a@b>", 0).endswith("  Thu, 01 Jan 1970 00:00:00 +0000\n")


def test_a_start_of_windows_is_a_stub_and_the_program() -> None:
    made = windows.start(b"MZstub", "pythonw")
    assert made.startswith(b"MZstub#!<launcher_dir>\\python\\pythonw.exe\r\n")
    with zipfile.ZipFile(BytesIO(made)) as inside:
        assert b"trails_desktop.app.cli" in inside.read("__main__.py")
    assert made == windows.start(b"MZstub", "pythonw"), "the same in every build"
    assert windows.numbers("0.2.0") == "0.2.0.0" and windows.numbers("1.2rc3") == "1.2.3.0"


def test_what_windows_gets_does_not_depend_on_the_system_that_builds() -> None:
    """pip reads the lock's markers for the system it runs on, not for the one it downloads for."""
    lock = (ROOT / "installer" / "run.lock").read_text(encoding="utf-8")
    assert re.findall(r";.*(sys_platform|platform_system|os_name)", lock) == []


def test_the_version_stands_in_one_place_and_its_changes_are_told() -> None:
    assert work.version_of(ROOT) == trails_desktop.__version__
    assert f"\n## {trails_desktop.__version__}\n" in (ROOT / "CHANGES.md").read_text(encoding="utf-8")


def test_each_text_of_a_licence_is_kept_once(tmp_path: Path) -> None:
    made = licences.document(
        [licences.Work("b", "1", "MIT", ("text\n",)), licences.Work("A", "2", "MIT", ("text  \n", "text"))]
    )
    assert [row["name"] for row in made["works"]] == ["A", "b"] and len(made["texts"]) == 1
    licences.write(tmp_path / "x.json", made)
    assert [one.texts for one in works(tmp_path)] == [("text\n",)] * 2


def test_files_get_one_time_and_plain_modes(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b"
    file.parent.mkdir()
    file.write_text("x", encoding="utf-8")
    file.chmod(0o600)
    (tmp_path / "link").symlink_to("nowhere")
    work.settle(tmp_path, 1_000_000)
    assert file.stat().st_mtime == 1_000_000 and file.stat().st_mode & 0o777 == 0o644
    work.write_sums(file.parent)
    assert re.fullmatch(r"[0-9a-f]{64}  b\n", (file.parent / "SHA256SUMS").read_text(encoding="utf-8"))


def test_pictures_become_one_icon() -> None:
    pytest.importorskip("PySide6.QtGui")
    from installer.packages.paint import ico

    made = ico({256: b"large", 16: b"small"})
    assert struct.unpack_from("<HHH", made) == (0, 1, 2)
    size, at = struct.unpack_from("<II", made, 6 + 8)
    assert made[at : at + size] == b"small" and made.endswith(b"large")


def test_an_unknown_package_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["rpm"]) == 2
    assert "there is no package 'rpm'" in capsys.readouterr().err
