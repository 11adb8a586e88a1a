"""The lock files: complete, hashed, inside the ranges, and free of addresses."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)")


@cache
def project() -> dict[str, list[str]]:
    """The requirements of the project: `run`, and the extras by name."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"run": table["dependencies"], **table["optional-dependencies"]}


def pins(kind: str) -> dict[str, Version]:
    """The locked version of every package."""
    lines = (ROOT / "installer" / f"{kind}.lock").read_text(encoding="utf-8").splitlines()
    found = [match.groups() for line in lines if (match := PIN.match(line))]
    assert len({name for name, _ in found}) == len(found), "one version for every system and Python"
    return {canonicalize_name(name): Version(version) for name, version in found}


@pytest.mark.parametrize(
    ("kind", "groups"),
    [
        ("run", ["run", "build"]),
        ("test", ["run", "build", "test"]),
        ("packing", ["run", "build", "packing"]),
        ("compiled", ["compiled"]),
        ("windows", ["windows"]),
    ],
)
def test_every_range_holds_its_locked_version(kind: str, groups: list[str]) -> None:
    locked = pins(kind)
    for requirement in (Requirement(text) for group in groups for text in project()[group]):
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)]), requirement


def test_every_requirement_is_a_range() -> None:
    for text in (text for group in project().values() for text in group):
        assert any(part.operator in (">=", "~=") for part in Requirement(text).specifier), text
        assert "==" not in text


@pytest.mark.parametrize("kind", ["test", "packing"])
def test_what_is_tested_and_packed_is_what_the_player_gets(kind: str) -> None:
    run, more = pins("run"), pins(kind)
    assert {name: more.get(name) for name in run} == run
    assert set(more) > set(run)


@pytest.mark.parametrize("kind", ["run", "test", "compiled", "packing", "windows"])
def test_every_pin_has_hashes_and_no_address(kind: str) -> None:
    text = (ROOT / "installer" / f"{kind}.lock").read_text(encoding="utf-8")
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for entry in re.split(r"\n(?=\S)", code.strip()):
        assert PIN.match(entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry), entry
    assert not re.search(r"://|--index|--find-links|--trusted-host|@ ", text)


def test_pyside_stays_below_the_version_that_aborts() -> None:
    for kind in ("run", "test"):
        assert Version("6.11") <= pins(kind)["pyside6-essentials"] < Version("6.12")
        assert "pyside6" not in pins(kind), "the whole of PySide6 would be three times as large"
