"""Every sentence of a match between machines has its Japanese, with the same fields."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import trails_desktop.lan
from trails_desktop.resources import resource_dir
from trails_desktop.ui.language import read_catalogue

FILES = sorted(Path(trails_desktop.lan.__file__).parent.glob("*.py"))
CARRIERS = {"say": 0, "Undo": 1}


def templates() -> dict[str, str]:
    """Every template with the file it stands in."""
    found: dict[str, str] = {}
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in CARRIERS and len(node.args) > CARRIERS[name]:
                text = node.args[CARRIERS[name]]
                assert isinstance(text, ast.Constant) and isinstance(text.value, str), f"{file.name}:{node.lineno}"
                found[text.value] = file.name
    return found


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_sentence_is_translated() -> None:
    folder = resource_dir("assets") / "translations"
    catalogue = read_catalogue(folder / "net_ja.ts") | read_catalogue(folder / "link_ja.ts")
    japanese = {source: text for (context, source), text in catalogue.items() if context == "lan"}
    wanted = set(templates())
    assert len(wanted) > 60
    assert wanted - japanese.keys() == set()
    assert japanese.keys() - wanted == set()
    for source, text in japanese.items():
        assert text and fields(source) == fields(text), source
