"""The shape of the house: ceilings that only fall (``tests/ceilings.yaml``), and that CONTRIBUTING tells the truth."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import yaml12
from tests.circles import circles
from tests.syntax import sources_below, syntax

ROOT = Path(__file__).resolve().parents[1]
ROOTS = ("engine", "trails_desktop")
CEILINGS: dict[str, Any] = yaml12.load((ROOT / "tests" / "ceilings.yaml").read_text(encoding="utf-8"))  # type: ignore[assignment]


def module(path: Path) -> str:
    """The dotted name of a source."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    return {module(path): path for path in sources_below(*(ROOT / root for root in ROOTS))}


@cache
def imported() -> tuple[dict[str, set[str]], tuple[tuple[str, str], ...]]:
    """Which modules of the project a module names (for the type checker too), and which pairs of them in a function."""
    graph: dict[str, set[str]] = {}
    late = []
    for name, path in modules().items():
        graph[name] = set()
        for node, inside in statements(syntax(path.read_text(encoding="utf-8"))):
            for other in named(node):
                if other in modules() and other != name:
                    graph[name].add(other)
                    if inside:
                        late.append((name, other))
    return graph, tuple(late)


def statements(node: ast.AST, inside: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """All below a node, and whether each stands in a function. Expressions, most of a tree, hold none."""
    inside = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield child, inside
            yield from statements(child, inside)


def named(node: ast.AST) -> list[str]:
    """Modules that a statement imports, as it names them."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        full = [f"{node.module}.{alias.name}" for alias in node.names]
        return [name if name in modules() else node.module for name in full]
    return []


def test_no_two_files_import_each_other_however_far_round() -> None:
    assert circles(imported()[0]) == []


def test_a_circle_would_be_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert circles(graph) == [["a", "b", "c"]]


def test_no_folder_is_fuller_than_its_ceiling() -> None:
    count = Counter(path.parent.relative_to(ROOT).as_posix() for path in modules().values())
    most: dict[str, int] = CEILINGS["files_in_a_folder"]
    assert {folder: files for folder, files in count.items() if files > most.get(folder, most["anywhere"])} == {}
    assert [folder for folder in most if folder != "anywhere" and count[folder] < most[folder]] == [], "let it fall"


def test_no_file_is_longer_than_its_ceiling() -> None:
    most: dict[str, int] = CEILINGS["lines_of_a_file"]
    found = {}
    for path in modules().values():
        name = path.relative_to(ROOT).as_posix()
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > most.get(name, most["anywhere"]):
            found[name] = lines
    assert found == {}
    there = {path.relative_to(ROOT).as_posix(): path for path in modules().values()}
    listed = [name for name in most if name != "anywhere"]
    assert [name for name in listed if name not in there] == [], "a file of the list is gone"
    short = [name for name in listed if there[name].read_text(encoding="utf-8").count("\n") <= most["anywhere"]]
    assert short == [], "let it fall"


def test_imports_in_functions_have_a_reason() -> None:
    reasons: dict[str, dict[str, Any]] = CEILINGS["imports_in_functions"]
    count = Counter(name for name, _ in imported()[1])
    assert {name: number for name, number in count.items() if number > reasons.get(name, {}).get("most", 0)} == {}
    assert [name for name, one in reasons.items() if count[name] < one["most"]] == [], "let it fall"
    assert all(one["why"] for one in reasons.values())


def test_every_package_says_what_lives_there() -> None:
    folders = {path.parent for path in modules().values()}
    assert [folder for folder in folders if not (folder / "__init__.py").is_file()] == []
    said = {
        folder: ast.get_docstring(syntax((folder / "__init__.py").read_text(encoding="utf-8"))) for folder in folders
    }
    assert sorted(str(folder.relative_to(ROOT)) for folder, text in said.items() if len(text or "") < 30) == []


@pytest.mark.parametrize("name", list(CEILINGS["bytes"]))
def test_documents_stay_short(name: str) -> None:
    assert len((ROOT / name).read_bytes()) <= CEILINGS["bytes"][name]


def test_translations_stand_in_few_files() -> None:
    """One a package or a few pages that belong together; that no context is in two: test_translations.py."""
    assert len(list((ROOT / "assets" / "translations").glob("*.ts"))) <= CEILINGS["translation_files"]


def test_no_source_names_a_guard_that_is_gone() -> None:
    found = {}
    for path in modules().values():
        text = path.read_text(encoding="utf-8")
        gone = [one for one in re.findall(r"(?<![\w/])tests/[\w/.-]+\.(?:py|yaml)", text) if not (ROOT / one).exists()]
        if gone:
            found[path.relative_to(ROOT).as_posix()] = gone
    assert found == {}
