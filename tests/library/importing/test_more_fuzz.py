"""More of what may come from outside: decks, codes, tables, pictures, old libraries with anything in them."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image

from engine.trails.cards.decks import DeckError, read_deck, write_deck
from tests.library.common import content, jsonl, sound, unit
from tests.library.fuzzing import many
from trails_desktop.library.decks.sharing import CodeError, deck_code, read_code
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage import files, schema
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.paths import Paths

#: Texts that mean something elsewhere: to a table, a path, a terminal, a template, a database.
TRICKS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["=1+1", "+1", "-1", "@SUM(A1)", "'=x", "\t=1", "\r=1", "=cmd|' /C calc'!A0", "＝1", '"', "a|b",
                     ",",
                     ";", "../../x", "C:\\x", "{0}", "{why}", "%s", "'; DROP TABLE card;--", "null", "true", "~", "1e5",
                     "0x1", "2024-01-01", "- a", "#", "// x", "[x]", "長い", "Ａ", "é", "e\u0301", "\u202e", "\ufeff"]),
)  # fmt: skip
#: The same where a field is one line without signs that no text has.
LINES = TRICKS.map(lambda text: " ".join("".join(c for c in text if c.isprintable()).split()))


@pytest.fixture(scope="module")
def shared(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("fuzz") / "data"
    shutil.copytree(made, folder)
    return open_library(Paths(folder))


# --- what is written is read ------------------------------------------------------------------------------------------
@many(25)
@given(
    name=LINES.filter(bool), subname=LINES, text=st.lists(LINES, max_size=3).map("\n".join),
    orgs=st.lists(LINES, max_size=2), extra=LINES, ending=st.sampled_from(("jsonl", "json", "yaml", "csv")),
)  # fmt: skip
@example(name="Only line ends", subname="", text="\n", orgs=[], extra="", ending="jsonl")
@example(name="=1+1", subname="-x", text="@a\n+b", orgs=["'=1"], extra="\t", ending="csv")
def test_fuzz_any_card_survives_every_format(
    shared: Library, tmp_path: Path, name: str, subname: str, text: str, orgs: list[str], extra: str, ending: str
) -> None:
    record = unit(name=name, subname=subname, text=text, orgs=[org for org in orgs if org], note=extra or None)
    plan = shared.plan_import(jsonl(tmp_path / "one.jsonl", [record]))
    if not plan.ok:
        assert any("|" in org for org in orgs), plan.rejected
        return
    ident = shared.carry_out(plan).ident
    try:
        file = tmp_path / f"out.{ending}"
        shared.export(file, ["X-001"])
        again = shared.plan_import(file)
        assert again.ok, again.rejected
        assert [(change.kind, change.fields) for change in again.changes] == [("unchanged", ())]
        if ending == "csv":
            cells = [cell for row in csv.reader(io.StringIO(file.read_text("utf-8-sig"), newline="")) for cell in row]
            assert not [cell for cell in cells if cell.lstrip()[:1] in ("=", "@")]
    finally:
        if ident:
            shared.undo_import(ident)


# --- decks ------------------------------------------------------------------------------------------------------------
DECKISH = st.lists(
    st.one_of(
        TRICKS,
        st.sampled_from(["# name: a", "# mode: blitz", "# mode: chess", "# packs: D1-001", "4 D1-055", "4 Name [Sub]",
                         "0 x", "-1 x", "99999999999999999999 x", "4", "4 [x", "# packs: ;;;", "４ D1-055"]),
    ),
    max_size=8,
).map("\n".join)  # fmt: skip


@many(150)
@given(text=DECKISH)
def test_fuzz_deck_texts(shared: Library, text: str) -> None:
    try:
        deck = read_deck(text, "x.deck")
    except DeckError as error:
        assert "\n" not in str(error) and "x.deck" in str(error)
        return
    try:
        code = deck_code(deck, shared.pool())
    except CodeError:
        pass
    else:
        assert read_code(code, shared.pool()).size == deck.size
    before = content(shared)
    try:
        ident, _ = shared.decks.save(deck)
    except LibraryError as error:
        assert error.said.text.endswith(".")
        assert content(shared) == before
        return
    assert read_deck(write_deck(shared.decks.load(ident))) == shared.decks.load(ident)
    assert {path.parent for path in shared.decks.folder.rglob("*.deck")} == {shared.decks.folder}
    shared.decks.remove(ident)
    shared.decks.delete(ident)


@many(60)
@given(raw=st.one_of(DECKISH.map(lambda text: text.encode("utf-8", "replace")), st.binary(max_size=60)))
def test_fuzz_deck_files_in_the_folder(shared: Library, raw: bytes) -> None:
    shared.decks.folder.mkdir(exist_ok=True)
    file = shared.decks.folder / "put.deck"
    file.write_bytes(raw)
    for said in shared.decks.take_up_files():
        assert "put.deck" in said.text and "\n" not in said.text
        assert file.read_bytes() == raw  # what is left alone is left as it is
    for entry in shared.decks.entries():
        shared.decks.remove(entry.ident)
        shared.decks.delete(entry.ident)
    file.unlink(missing_ok=True)


@many(100)
@given(
    at=st.integers(0, 200), letter=st.characters(), how=st.sampled_from(["put", "over", "cut", "twice"]),
    deck=st.sampled_from(["4 D1-055", "# name: 長い\n4 D1-055\n2 D1-057", "1 Nobody Knows [This]"]),
)  # fmt: skip
def test_fuzz_codes(shared: Library, at: int, letter: str, how: str, deck: str) -> None:
    code = deck_code(read_deck(deck), shared.pool())
    at %= len(code)
    changed = {
        "put": code[:at] + letter + code[at:], "over": code[:at] + letter + code[at + 1 :], "cut": code[:at],
        "twice": code + code[at:],
    }[how]  # fmt: skip
    try:
        back = read_code(changed, shared.pool())
    except CodeError as error:
        assert error.said.text.endswith(".") and "\n" not in str(error)
    else:  # only what means nothing in a code: its case, spaces and dashes
        assert [(line.count, line.label) for line in back.lines] == [
            (line.count, line.label) for line in read_code(code, shared.pool()).lines
        ]


# --- pictures ---------------------------------------------------------------------------------------------------------
@many(25)
@given(
    name=st.one_of(LINES, st.sampled_from(["D1-055", "d1_055", "D1-055.png", "..", "con", "D1-057"])),
    ending=st.sampled_from([".png", ".PNG", ".jpg", ".gif", ".webp", ".exe", ""]),
    raw=st.one_of(st.binary(max_size=40), st.just(b"good"), st.just(b"half")),
)
def test_fuzz_pictures(
    shared: Library, tmp_path_factory: pytest.TempPathFactory, name: str, ending: str, raw: bytes
) -> None:
    folder = tmp_path_factory.mktemp("pictures")
    held = io.BytesIO()
    Image.new("RGB", (30, 40), "red").save(held, "PNG")
    good = held.getvalue()
    try:
        (folder / f"{name.replace('/', '_')[:60]}{ending}").write_bytes(
            good if raw == b"good" else good[:40] if raw == b"half" else raw
        )
    except (OSError, ValueError):  # no name of a file here
        return
    taken = shared.pictures.take_in(folder, [("D1-055", ""), ("D1-057", "lamp.png")])
    for said in taken.problems:
        assert said.text.endswith(".") and "\n" not in said.text
    for number in taken.numbers:
        file = shared.pictures.file(number)
        assert file is not None and file.parent == shared.pictures.folder
        shared.pictures.remove(number)


# --- old libraries ----------------------------------------------------------------------------------------------------
WORDS = st.one_of(LINES, st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=15))


@many(6)
@given(data=st.data())
def test_fuzz_every_row_of_an_old_library_is_kept(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("old") / files.NAME
    schema.upgrade(path, "0001")
    cards = data.draw(st.lists(WORDS, min_size=1, max_size=4, unique=True))
    decks = data.draw(st.lists(st.tuples(WORDS, WORDS, WORDS, st.integers(1, 3)), max_size=4))
    packs = data.draw(st.lists(st.lists(st.sampled_from(cards), max_size=3), max_size=3))
    with contextlib.closing(sqlite3.connect(path)) as run:
        for at, number in enumerate(cards, start=1):
            record = json.dumps(unit(number, name=number or "x"), ensure_ascii=False)
            run.execute("INSERT INTO card VALUES (?,?,?)", (at, number, at))
            run.execute(
                "INSERT INTO printing VALUES (?,?,'en','user','',?,'','UNIT',1,NULL,NULL,1,1,'[]',?,NULL,'','','','',"
                "'{}',?)", (at, at, number, data.draw(WORDS), record),
            )  # fmt: skip
        for at, (name, notes, tags, versions) in enumerate(decks, start=1):
            run.execute("INSERT INTO deck VALUES (?,?,'strategy',?,?,'a','b',?)", (at, name, notes, tags, versions))
            for version in range(1, versions + 1):
                run.execute(
                    "INSERT INTO deck_version (deck_id, version, text, note, created) VALUES (?,?,?,'','')",
                    (at, version, data.draw(WORDS)),
                )
        run.execute("INSERT INTO opening VALUES (1,'','s','then',NULL)")
        for at, pack in enumerate(packs, start=1):
            run.execute("INSERT INTO pack VALUES (?,1,?,?)", (at, at, json.dumps(pack)))
        run.commit()
    before = every_row(path)
    schema.upgrade(path)
    sound(path)
    after = every_row(path)
    for table, rows in before.items():
        kept = [{name: row[name] for name in rows[0] if name != "tags"} for row in after[table]] if rows else []
        assert kept == [{name: value for name, value in row.items() if name != "tags"} for row in rows], table


def every_row(path: Path) -> dict[str, list[dict[str, Any]]]:
    with contextlib.closing(sqlite3.connect(path)) as run:
        run.row_factory = sqlite3.Row
        return {
            table: [dict(row) for row in run.execute(f"SELECT * FROM {table} ORDER BY rowid")]
            for table in ("card", "printing", "deck", "deck_version", "opening", "pack")
        }


# --- size -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ending", ["json", "yaml", "csv"])
def test_a_line_of_100_mb_of_any_kind_is_refused_with_a_sentence(
    shared: Library, tmp_path: Path, ending: str
) -> None:  # fmt: skip
    file = tmp_path / f"large.{ending}"
    head = {"json": '[{"number": "', "yaml": "- number: ", "csv": "number,name,type,cp\n"}[ending]
    with file.open("w", encoding="utf-8") as out:
        out.write(head)
        for _ in range(100):
            out.write("x" * 2**20)
    before = shared.revision
    try:
        plan = shared.plan_import(file)
    except LibraryError as error:
        assert error.said.text.endswith(".") and "\n" not in str(error)
    else:
        assert plan.refused and not plan.changes
    assert shared.revision == before


def test_the_library_is_sound_after_all_that(shared: Library) -> None:
    sound(shared.path)
    assert shared.decks.entries() == ()
