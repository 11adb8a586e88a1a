"""Every sentence of a match between machines has its Japanese, with the same fields."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import trails_desktop.lan
import trails_desktop.pages.lobby
from engine.trails.state.rulings import VALUES, Switches
from tests.syntax import sources_below, syntax
from trails_desktop.pages.lobby.meeting.rulings import ANSWERS, ASKED
from trails_desktop.resources import resource_dir
from trails_desktop.ui.language import read_catalogue

FILES = sources_below(Path(trails_desktop.lan.__file__).parent)
CARRIERS = {"say": 0, "Undo": 1}


def templates() -> dict[str, str]:
    """Every template with the file it stands in."""
    found: dict[str, str] = {}
    for file in FILES:
        for node in ast.walk(syntax(file.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in CARRIERS and len(node.args) > CARRIERS[name]:
                text = node.args[CARRIERS[name]]
                assert isinstance(text, ast.Constant) and isinstance(text.value, str), f"{file.name}:{node.lineno}"
                found[text.value] = file.name
    return found


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_sentence_is_translated() -> None:
    catalogue: dict[tuple[str, str], str] = {}
    for file in (resource_dir("assets") / "translations").glob("*_ja.ts"):
        catalogue |= read_catalogue(file)
    japanese = {source: text for (context, source), text in catalogue.items() if context == "lan"}
    wanted = set(templates())
    assert len(wanted) > 60
    assert wanted - japanese.keys() == set()
    assert japanese.keys() - wanted == set()
    for source, text in japanese.items():
        assert text and fields(source) == fields(text), source


def test_what_is_refused_to_a_person_is_a_sentence_of_the_catalogue() -> None:
    """What only another program can bring about (a nonce, a seat) is for a log, and named here."""
    for_a_log = {"base.py", "match.py", "sitting.py"}
    bare = {
        (file.name, node.args[0].value)
        for file in FILES
        for node in ast.walk(syntax(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
        and isinstance(node.args[0], ast.Constant)
    }  # fmt: skip
    assert {text for name, text in bare if name not in for_a_log} <= {
        "there is nothing to open",
        "the match was not verified",
    }
    sentence = "What was said last is asked of the other program first; try again in a moment"
    assert sentence in templates()


def test_every_text_of_the_lobby_is_translated() -> None:
    catalogue: dict[tuple[str, str], str] = {}
    for file in (resource_dir("assets") / "translations").glob("*_ja.ts"):
        catalogue |= read_catalogue(file)
    seen = 0
    for file in sources_below(Path(trails_desktop.pages.lobby.__file__).parent):
        tree = syntax(file.read_text(encoding="utf-8"))
        for owner in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
            for node in ast.walk(owner):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                    text = node.args[0]
                    assert isinstance(text, ast.Constant), f"{file.name}:{node.lineno}"
                    japanese = catalogue.get((owner.name, text.value), "")
                    assert japanese and fields(text.value) == fields(japanese), f"{file.name}: {text.value}"
                    seen += 1
    assert seen > 100


def test_every_ruling_has_words_in_both_languages() -> None:
    catalogue: dict[tuple[str, str], str] = {}
    for file in (resource_dir("assets") / "translations").glob("*_ja.ts"):
        catalogue |= read_catalogue(file)
    names = Switches()._asdict()
    assert ASKED.keys() == names.keys()
    assert ANSWERS.keys() == {(name, value) for name in VALUES for value in VALUES[name]}
    for text in (*ASKED.values(), *ANSWERS.values()):
        assert catalogue[("Rulings", text)], text
