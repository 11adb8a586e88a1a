"""What the readers say is recognised, so that it can be said in the player's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import engine
import trails_desktop
from engine.trails.cards.decks import DeckError, read_deck
from tests.library.common import jsonl, unit
from tests.syntax import syntax
from trails_desktop.library.importing.recognised import AT, NESTED, PLACES, SENTENCES, recognise
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.resources import resource_dir
from trails_desktop.ui.language import read_catalogue

ENGINE, HOUSE = Path(engine.__file__).parent / "trails" / "cards", Path(trails_desktop.__file__).parent
SOURCES = [
    *(ENGINE / name for name in ("printing.py", "pool.py", "decks.py", "packs.py")),
    *(HOUSE / "library" / "importing" / name for name in ("rows.py", "csv_table.py", "columns.py")),
    HOUSE / "library" / "storage" / "records.py",
    *(HOUSE / "library" / "decks" / "lists" / name for name in ("reader.py", "door.py")),
]
#: Whose first or last text is said: errors, and the values that carry a reason.
SAY = {"CardError": 0, "DeckError": 0, "PackError": 0, "_Fault": 0, "fault": 1}


def template(node: ast.expr) -> Iterator[str]:
    """The texts of an expression with a marked hole for every value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from template(node.body)
        yield from template(node.orelse)


def sentences(file: Path) -> Iterator[str]:
    for node in ast.walk(syntax(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SAY and len(node.args) > SAY[name]:
                yield from template(node.args[SAY[name]])
            elif name == "Row":
                yield from (text for word in node.keywords if word.arg == "reason" for text in template(word.value))
        elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
            yield from template(node.value.elts[-1])


def whole(text: str) -> str | None:
    """The text with something in every hole, None if it is nothing but values and places."""
    numbers = iter(range(3, 99))
    made = re.sub("\0", lambda _: str(next(numbers)), re.sub("^\0(?=[a-z])", "", text))  # a place ends in a colon
    return made if re.search("[a-z]{2}", text.replace("\0", "")) else None


def known(text: str) -> bool:
    """Whether the text, and everything in it that is a sentence or a place, is recognised."""
    found = recognise(text)
    return found is not None and (found.template != AT or known(str(dict(found.fields)["why"])))


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_every_sentence_in_the_source_is_recognised(file: Path) -> None:
    made = [text for one in sentences(file) if (text := whole(one)) and text not in ("3, 4", "3, record 4: 5")]
    made = [text for text in made if not re.fullmatch(r"(\d+|line \d+|record \d+|column \d+|[:, ]+)+", text)]
    assert [text for text in made if not known(text)] == []


def test_the_sentences_are_found_at_all() -> None:
    found = [text for file in SOURCES for text in sentences(file)]
    assert "\0: the field \0 is missing" in found and len(found) > 70


def test_all_of_it_is_japanese() -> None:
    whole = read_catalogue(resource_dir("assets") / "translations" / "library_ja.ts")
    catalogue = {key: text for key, text in whole.items() if key[0] == "reader"}
    wanted = {("reader", text) for text in (AT, ".", *PLACES, *SENTENCES)}
    assert set(catalogue) == wanted
    for (_, source), text in catalogue.items():
        fields = [sorted(name for _, name, _, _ in Formatter().parse(one) if name) for one in (source, text)]
        assert fields[0] == fields[1], source


def test_reasons_of_an_import_are_taken_apart(library: Library, tmp_path: Path) -> None:
    rows = [unit("X-001", cp="many"), unit("X-002", name=None), unit("X-003", image="../../etc: it is no file")]
    plan = library.plan_import(jsonl(tmp_path / "bad.jsonl", rows))
    said = [recognise(one.reason) for one in plan.rejected]
    parts = [dict(one.fields) for one in said if one is not None]
    assert [one["where"] for one in parts] == [
        "bad.jsonl, line 1, card X-001", "bad.jsonl, line 2, card X-002", "bad.jsonl, line 3, card X-003",
    ]  # fmt: skip
    whys = [recognise(str(one["why"])) for one in parts]
    assert [one.template for one in whys if one is not None] == [
        "{name} must be a whole number, not {value}", "the field {name} is missing",
        "image is {name}, but only the name of a file is allowed, without a way to it",
    ]  # fmt: skip
    place = recognise(str(parts[0]["where"]))
    assert place is not None and place.template == "{where}, card {number}"
    inner = recognise(dict(place.fields)["where"])  # type: ignore[arg-type]
    assert inner is not None and inner.fields == (("where", "bad.jsonl"), ("line", "1"))


@pytest.mark.parametrize(
    ("content", "template"),
    [
        ('[{"number": }]', "Expecting value"),
        ('[{"number": "a"} {"number": "b"}]', "a comma or ] is expected after record {record}"),
        ("{}", "a card file is a list of records"),
    ],
)
def test_errors_of_a_whole_file_too(library: Library, tmp_path: Path, content: str, template: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content, "utf-8")
    with pytest.raises(LibraryError) as caught:
        library.plan_import(file)
    why = str(dict(caught.value.said.fields)["why"])
    found = recognise(why)
    assert found is not None
    last = recognise(str(dict(found.fields)["why"])) if found.template == AT else found
    assert last is not None and last.template == template


def test_errors_of_decks_too() -> None:
    for text in ("hello", "0 Card", "# name: a\n# name: b", "# mode: chess", "#"):
        with pytest.raises(DeckError) as caught:
            read_deck(text, "my.deck")
        found = recognise(str(caught.value))
        assert found is not None and found.template == AT
        assert known(str(caught.value))


def test_other_texts_stay_as_they_are_and_take_no_time() -> None:
    assert recognise("Somebody said: something") is None
    assert recognise(": " * 300) is None
    assert recognise("x" * 100_000) is None
    assert {"where", "why"} == NESTED
