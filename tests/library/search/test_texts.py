"""Texts of cards that bring no effects: compiled when they are needed, kept, and read anew when a word changes."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

import trails_desktop.library
from engine.text.compile import compile_card
from engine.trails import tree as t
from engine.trails.cards.make import make_card
from engine.trails.cards.pool import load_pool
from tests.cases import every
from tests.library.common import jsonl, take, unit
from tests.syntax import sources_below, syntax
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.search.query import FIELDS, FLAGS
from trails_desktop.library.storage import meanings, reading
from trails_desktop.library.storage.pool import PlayableCards, load_library
from trails_desktop.library.storage.sentences import STAGES
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir
from trails_desktop.ui.language import read_catalogue

SHIPPED = load_pool(resource_dir("assets") / "cards")
HOUSE = Path(trails_desktop.library.__file__).parent


@every(SHIPPED)
def test_a_meaning_is_plain_data_and_back(number: str) -> None:
    meaning = SHIPPED.meaning(number)
    assert meanings.load(meanings.dump(meaning)) == meaning


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"is": "Meaning"', '{"is": "Path"}', '{"is": "Meaning", "x": 1}', "[" * 9999]
)
def test_what_is_no_meaning_is_refused(text: str) -> None:
    with pytest.raises(meanings.NotPlain):
        meanings.load(text)


def by_hand(meaning: t.Meaning) -> bool:
    """Whether something of a card is left to be done by hand."""
    return "Hand(" in repr(meaning)


def test_an_imported_card_is_playable_by_its_text(library: Library, tmp_path: Path) -> None:
    take(
        library,
        jsonl(tmp_path / "a.jsonl", [unit("X-001", text="• {enter} Draw a card."), unit("X-002", text="Frobnicate.")]),
    )
    pool = library.pool()
    (craft,) = pool.meaning("X-001").crafts
    assert isinstance(craft, t.Triggered)
    assert make_card(pool.versions("X-001"), meaning=pool.meaning("X-001")).triggered
    assert by_hand(pool.meaning("X-002"))
    library.keep_texts()
    assert library.find("is:mine is:playable").numbers == ("X-001",)
    assert library.find("is:manual").numbers == ("X-002",)
    (problem,) = library.problems("X-002")
    assert problem["text"] == "Frobnicate."


def test_a_text_is_compiled_once(library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take(
        library,
        jsonl(tmp_path / "a.jsonl", [unit("X-001", text="• {enter} Draw a card."), unit("X-002", text="• Plan 2.")]),
    )
    assert library.unread() == ("X-001", "X-002")
    assert library.read_texts() == 2
    assert library.unread() == ()
    first = library.pool().meaning("X-001")

    def never(*_: object) -> object:
        raise AssertionError("it was compiled before")

    monkeypatch.setattr(reading, "compile_card", never)
    for pool in (open_library(library.paths).pool(), load_library(library.path)):
        assert pool.meaning("X-001") == first
        assert PlayableCards(pool)["X-001"].number == "X-001"


def test_a_new_word_has_the_texts_read_anew_in_which_it_stands(library: Library, tmp_path: Path) -> None:
    text = "・{enter}あなたの他の港を守る人びとはすべて、このターン中+1/+1を得る。"
    take(
        library,
        jsonl(
            tmp_path / "a.jsonl", [unit("X-001", lang="ja", name="無名", text=text), unit("X-002", text="• Plan 2.")]
        ),
    )
    library.read_texts()
    assert by_hand(library.pool().meaning("X-001"))  # nobody knows that these are an organization
    pair = [unit("X-003", orgs=["Harbor Watch"]), unit("X-003", lang="ja", name="誰か", orgs=["港を守る人びと"])]
    ident = take(library, jsonl(tmp_path / "b.jsonl", pair))
    assert library.unread() == ("X-001",)
    assert "Harbor Watch" in meanings.dump(library.pool().meaning("X-001"))
    library.read_texts()
    library.undo_import(ident)
    assert library.unread() == ("X-001",)
    assert by_hand(library.pool().meaning("X-001"))


def test_another_grammar_has_every_text_read_anew(
    paths: Paths, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001", text="• Plan 2.")]))
    library.read_texts()
    monkeypatch.setattr(meanings, "grammar_stamp", lambda: "another")
    assert open_library(paths).unread() == ("X-001",)


def test_a_damaged_meaning_is_read_anew(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001", text="• {enter} Draw a card.")]))
    library.read_texts()
    with library.reading() as connection:
        connection.execute("UPDATE compiled SET meaning='{}'")
    pool = open_library(library.paths).pool()
    assert pool.meaning("X-001") == compile_card(pool.printing("X-001"), pool.words).meaning != t.Meaning()


def test_effects_that_the_disk_changed_give_way_to_the_text(library: Library) -> None:
    sound = library.pool().meaning("D1-005")
    with library.reading() as connection:
        changed = connection.execute(
            """UPDATE printing SET record = replace(record, '"whose"', '"Whose"') WHERE record LIKE '%"D1-005"%'"""
        ).rowcount
    assert changed
    assert open_library(library.paths).pool().meaning("D1-005") == sound != t.Meaning()


# --- sentences --------------------------------------------------------------------------------------------------------
def sentences() -> set[str]:
    """Every template in the files of the library, found in their source."""
    found: set[str] = {*STAGES, *FLAGS.values(), *(field.help for field in FIELDS)}
    for file in sources_below(HOUSE):
        for node in ast.walk(syntax(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say" and node.args:
                template = node.args[0]
                if isinstance(template, ast.Constant):
                    assert isinstance(template.value, str)
                    found.add(template.value)
                else:  # of a table whose texts are counted above
                    assert ast.unparse(template) in ("FLAGS[value]", "field.help", "exact.help"), ast.unparse(template)
    return found


def problems() -> set[str]:
    """Templates of reasons against a deck that the library adds to those of the engine."""
    tree = syntax((HOUSE / "decks" / "legality.py").read_text("utf-8"))
    (maker,) = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "_pack_problems")
    texts = {node.value for node in ast.walk(maker) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if text.startswith("The deck ")}


def test_every_sentence_of_the_library_is_japanese() -> None:
    folder = resource_dir("assets") / "translations"
    catalogue = {key: text for key, text in read_catalogue(folder / "library_ja.ts").items() if key[0] == "library"}
    assert sorted({("library", text) for text in sentences()} ^ catalogue.keys()) == []
    assert sorted({("engine", text) for text in problems()} - read_catalogue(folder / "engine_ja.ts").keys()) == []
    for (_, source), text in catalogue.items():
        fields = [sorted(name for _, name, _, _ in Formatter().parse(one) if name) for one in (source, text)]
        assert set(fields[0]) == set(fields[1]), source
