"""Importing and exporting card files: a preview, then all of it or nothing, and a way back."""

from __future__ import annotations

import codecs
import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine import yaml12
from tests.library.common import Record, content, generated, jsonl, sound, take, unit
from trails_desktop.library.importing import rows
from trails_desktop.library.importing.columns import guess, problem
from trails_desktop.library.importing.csv_table import guard, restore
from trails_desktop.library.importing.proposals import look_for
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage.sentences import STAGES, Cancelled, LibraryError
from trails_desktop.paths import Paths

ODD: list[Record] = [
    unit("X-001", text="• {enter} Draw a card.\n• [Covert]", orgs=["Harbor Watch", "Prism College"], rarity="SR",
         image="x-001.png", arts={"ep": 2, "name": "Tide, high", "text": 'Say "draw".\nThen, draw a card.'},
         corrected={"name": "Somebody", "since": "2026-01-01"}, subname="Second 'Mate'"),
    unit("X-001", lang="ja", name="無名", orgs=["港の番人", "分光学院"], text="・{enter}カードを1枚引く。",
         subname="二等航海士", arts={"ep": 2, "name": "高潮", "text": "カードを1枚引く。"}),
    unit("X-002", name="=HYPERLINK(1)", text="@SUM(A1)\n-1", subname="+1", mine="=2+5", rating=4.5, seen=True,
         nested={"a": [1, None, "x"]}, five="5", word="null"),
    {"number": "X-003", "lang": "en", "name": "on", "type": "EVENT", "ep": 1, "text": "no: yes # not a comment"},
    {"number": "X-004", "lang": "en", "name": "0o17", "type": "BASE", "level": 3, "subname": "1_000", "set": "~"},
    {"number": "X-005", "lang": "en", "name": "Two, in one", "type": "UNIT/ITEM", "cp": 0, "str": 0, "def": 9,
     "effects": [{"icon": "Covert"}], "art": {"motif": "tower"}},
]  # fmt: skip


MINE = unit("D1-055", name="Mine", cp=1, **{"def": 2}, orgs=["Prism College"])


# --- formats ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ending", ["jsonl", "json", "yaml", "yml", "csv"])
def test_what_is_exported_is_the_same_when_it_is_imported(library: Library, tmp_path: Path, ending: str) -> None:
    take(library, jsonl(tmp_path / "odd.jsonl", ODD))
    kept = list(library.records())
    file = tmp_path / f"all.{ending}"
    assert library.export(file) == len(kept)
    other = open_library(Paths(tmp_path / "other"))
    plan = other.plan_import(file)
    assert (plan.rejected, plan.count("added"), plan.count("updated")) == ((), 6, 0)
    other.carry_out(plan)
    assert list(other.records()) == kept
    assert library.plan_import(file).count("unchanged") == len(kept)


def test_an_export_can_be_of_some_cards(library: Library, tmp_path: Path) -> None:
    assert library.export(tmp_path / "two.json", ["D1-055", "D1-057"]) == 4
    numbers = {record["number"] for record in json.loads((tmp_path / "two.json").read_text("utf-8"))}
    assert numbers == {"D1-055", "D1-057"}


def test_the_yaml_is_that_of_our_own_reader(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "odd.jsonl", ODD))
    library.export(tmp_path / "all.yaml")
    assert yaml12.load((tmp_path / "all.yaml").read_text("utf-8")) == list(library.records())


def test_an_export_that_fails_leaves_the_old_file(library: Library, tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match=r"a card file ends in"):
        library.export(tmp_path / "cards.doc")
    with pytest.raises(LibraryError, match="cannot be written"):
        library.export(tmp_path / "nowhere" / "cards.json")
    assert list(tmp_path.glob("*.part")) == []


def test_no_cell_of_a_table_is_a_formula(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "odd.jsonl", ODD))
    library.export(tmp_path / "all.csv")
    table = list(csv.reader(io.StringIO((tmp_path / "all.csv").read_text("utf-8-sig"), newline="")))
    assert [cell for row in table for cell in row if cell[:1] in ("=", "+", "-", "@", "\t", "\r")] == []
    assert any(cell == "'=HYPERLINK(1)" for row in table for cell in row)


@pytest.mark.parametrize("cell", ["=1", "'=1", "''=1", "'", "''", "x'=1", "'x", "", "-", "@a", "\tq", "1-2"])
def test_a_guarded_cell_is_restored(cell: str) -> None:
    assert restore(guard(cell)) == cell


# --- what is said and done --------------------------------------------------------------------------------------------
def test_the_preview_says_what_would_change_and_changes_nothing(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "one.jsonl", [unit("X-001"), unit("X-002")]))
    before = content(library)
    plan = library.plan_import(
        jsonl(tmp_path / "two.jsonl", [unit("X-001"), unit("X-002", cp=3, text="[Covert]"), unit("X-003", price=7)])
    )
    assert [(one.kind, one.row, one.number, one.fields) for one in plan.changes] == [
        ("unchanged", 1, "X-001", ()), ("updated", 2, "X-002", ("cp", "text")), ("added", 3, "X-003", ())
    ]  # fmt: skip
    assert plan.kept == {"price": 1}
    assert content(library) == before
    done = library.carry_out(plan)
    assert (done.added, done.updated, done.unchanged) == (1, 1, 1)
    assert (library.pool().printing("X-002").cp, library.pool().printing("X-003").extra) == (3, ("price",))


def test_what_lines_may_mean_is_found_before_they_are_imported_and_taken_as_one(
    library: Library, tmp_path: Path
) -> None:
    event: Record = {"number": "X-9", "lang": "en", "name": "Blast", "type": "EVENT", "ep": 1}
    text = "Draw a card.\nKO target enemy unit with DEF 1 or lower"
    arts = {"ep": 1, "name": "Ebb", "text": "KO target enemy unit with DEF 1 or lower"}
    plan = library.plan_import(jsonl(tmp_path / "one.jsonl", [{**event, "text": text}, unit("X-8", arts=arts)]))
    meant = look_for(plan, library.pool())
    printed = "K.O. target UNIT your opponent controls with DEF 1 or less."
    assert [(one.number, one.sentence) for one in meant.found] == [("X-9", printed), ("X-8", printed)]
    assert meant.shown(1)[0][1:] == ("X-9 en", "KO target enemy unit with DEF 1 or lower", printed)
    library.carry_out(meant.plan)
    pool = library.pool()
    assert pool.printing("X-9").text == f"Draw a card.\n{printed}"
    assert library.problems("X-9") == ()
    changed = pool.printing("X-8").arts
    assert changed is not None and changed.text == printed
    with pytest.raises(Cancelled):
        look_for(plan, pool, cancel=lambda: True)


def test_one_bad_row_and_nothing_is_imported(library: Library, tmp_path: Path) -> None:
    before = content(library)
    plan = library.plan_import(jsonl(tmp_path / "bad.jsonl", [unit("X-001"), unit("X-002", cp="two"), unit("X-003")]))
    assert not plan.ok
    ((row, reason),) = [(one.row, one.reason) for one in plan.rejected]
    assert (row, reason) == (2, "bad.jsonl, line 2, card X-002: cp must be a whole number, not 'two'")
    with pytest.raises(LibraryError, match="1 rows cannot be used"):
        library.carry_out(plan)
    assert content(library) == before


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"cp": True}, "cp must be a whole number"),
        ({"cp": 100}, "lie between 0 and 99"),
        ({"cp": None}, "needs a cp cost"),
        ({"name": ""}, "the field name is missing"),
        ({"name": "a\u0000b"}, "U+0000"),
        ({"name": "two\nlines"}, "must be one line"),
        ({"name": "x" * 300}, "longer than 200"),
        ({"text": "x" * 20_000}, "longer than 10000"),
        ({"type": "HERO"}, "type is 'HERO'"),
        ({"lang": "de"}, "only en and ja"),
        ({"orgs": "Prism College"}, "must be a list"),
        ({"orgs": ["Red | Watch"]}, "no | in it"),
        ({"arts": {"ep": 1}}, "text is missing"),
        ({"arts_ep": 1}, "a column of tables"),
        ({"corrected": []}, ""),
        ({"corrected": "x"}, "must be a map"),
        ({"image": "../../etc/passwd"}, "name of a file"),
        ({"image": "/abs.png"}, "name of a file"),
        ({"image": "c:\\x.png"}, "name of a file"),
        ({"image": "a\\b.png"}, "name of a file"),
        ({"image": "nul.png"}, "name of a file"),
        ({"image": ".hidden"}, "name of a file"),
        ({"effects": [{"explode": 1}]}, "effect 1"),
        ({"effects": [{"event": {"targets": {"it": {"least": "x"}}}}]}, "effects cannot be read"),
        ({"price": float("nan")}, "NaN is no number"),
        ({"big": 10**30}, "too large"),
        ({"number": "X-001 "}, "no space"),
    ],
)
def test_what_a_record_must_not_hold(library: Library, tmp_path: Path, fields: Record, reason: str) -> None:
    plan = library.plan_import(jsonl(tmp_path / "bad.jsonl", [{**unit(), **fields}]))
    assert [reason in one.reason and "line 1" in one.reason for one in plan.rejected] == ([True] if reason else [])


def test_printings_that_do_not_fit_together_are_refused(library: Library, tmp_path: Path) -> None:
    def reasons(*records: Record) -> list[tuple[int, str]]:
        plan = library.plan_import(jsonl(tmp_path / "pair.jsonl", records))
        return [(one.row, one.reason) for one in plan.rejected]

    ((row, why), (other, _)) = reasons(unit(cp=1), unit(cp=2, lang="ja"))
    assert (row, other, "differ in cp" in why) == (1, 2, True)
    ((row, why),) = reasons(unit("D1-055", cp=3, orgs=["Prism College"]))  # the Japanese one is in the library
    assert (row, "differ in cp" in why) == (1, True)
    ((row, why),) = reasons(unit(), unit())
    assert (row, "stands in row 1 already" in why) == (2, True)
    found = reasons(unit(orgs=["Red Watch"]), unit(lang="ja", orgs=["分光学院", "赤組"]))
    assert [row for row, _ in found] == [1, 2]
    assert "different numbers of organizations" in found[0][1]


def test_an_import_is_taken_back(library: Library, tmp_path: Path) -> None:
    before = content(library)
    first = take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001"), MINE]))
    second = take(library, jsonl(tmp_path / "b.jsonl", [unit("X-001", cp=5)]))
    with pytest.raises(LibraryError, match="1 of its cards were changed after it"):
        library.undo_import(first)
    library.undo_import(second)
    assert library.pool().printing("X-001").cp == 2
    library.undo_import(first)
    after = content(library)
    for table in ("printing", "card", "card_words", "compiled"):
        assert [row[1:] for row in after[table]] == [row[1:] for row in before[table]], table
    with pytest.raises(LibraryError, match="taken back already"):
        library.undo_import(first)
    assert [past.undone != "" for past in library.imports()] == [True, True]


def test_removed_cards_come_back(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001")]))
    ident = library.remove_cards(["X-001", "D1-055"])
    assert "X-001" not in library.pool()
    assert "D1-055" in library.pool()  # shipped cards stay
    library.undo_import(ident)
    assert "X-001" in library.pool()
    assert library.remove_cards(["D1-055"]) == 0


def test_a_plan_is_not_carried_out_on_another_library(library: Library, tmp_path: Path) -> None:
    plan = library.plan_import(jsonl(tmp_path / "a.jsonl", [unit("X-001")]))
    take(library, jsonl(tmp_path / "b.jsonl", [unit("X-002")]))
    with pytest.raises(LibraryError, match="changed meanwhile"):
        library.carry_out(plan)


def test_long_work_tells_how_far_it_is_and_stops_when_asked(library: Library, tmp_path: Path) -> None:
    file = jsonl(tmp_path / "many.jsonl", generated(400))
    told: list[tuple[int, int, str]] = []
    plan = library.plan_import(file, progress=lambda *step: told.append(step))
    assert {what for _, _, what in told} <= set(STAGES)
    assert len(told) > 4
    assert all(done <= of for done, of, _ in told)
    before = content(library)
    for stop in (1, 2, 4):
        calls = iter(range(100))
        with pytest.raises(Cancelled):
            library.plan_import(file, cancel=lambda calls=calls, stop=stop: next(calls) >= stop)  # type: ignore[misc]
    with pytest.raises(Cancelled):
        library.carry_out(plan, cancel=lambda: True)
    assert content(library) == before
    sound(library.path)


# --- tables of others -------------------------------------------------------------------------------------------------
def test_the_columns_of_another_table_are_guessed(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "foreign.csv"
    file.write_bytes(
        codecs.BOM_UTF8 + "Card No.;Card Name;カード種類;Cost;Attack;Defense;Faction;Effect;Price\r\n"
        "X-001;Somebody;unit;2;1;3;Prism College|Harbor Watch;\"Draw a card.\r\nThen, draw.\";4,50\r\n".encode()
    )  # fmt: skip
    headers = rows.read_headers(file)
    assert guess(headers) == {
        "Card No.": "number", "Card Name": "name", "カード種類": "type", "Cost": "cp", "Attack": "str",
        "Defense": "def", "Faction": "orgs", "Effect": "text",
    }  # fmt: skip
    take(library, file)
    card = library.pool().printing("X-001")
    assert (card.name, card.cp, card.strength, card.defence) == ("Somebody", 2, 1, 3)
    assert (card.orgs, card.text, card.extra) == (
        ("Prism College", "Harbor Watch"),
        "Draw a card.\nThen, draw.",
        ("Price",),
    )


def test_columns_can_be_told(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "foreign.csv"
    file.write_text("a,b,c,d\nX-001,Somebody,ITEM,1\n", encoding="utf-8")
    with pytest.raises(LibraryError, match="no column holds the numbers"):
        library.plan_import(file)
    plan = library.plan_import(file, {"a": "number", "b": "name", "c": "type", "d": "cp"})
    assert plan.ok
    assert problem({"a": "number", "b": "number"}) == "two columns stand for number"
    assert "there is no field 'colour'" in problem({"a": "colour"})


def test_a_table_in_utf16_is_read(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "wide.csv"
    file.write_text("number\tname\ttype\tcp\nX-001\t無名\tITEM\t1\n", encoding="utf-16")
    take(library, file)
    assert library.pool().printing("X-001").name == "無名"


# --- files that are none ----------------------------------------------------------------------------------------------
LAUGHS = [f"{later}: &{later} [{','.join([f'*{now}'] * 9)}]" for now, later in zip("abc", "bcd", strict=True)]
BOMB = "\n".join(["a: &a [x,x,x,x,x,x,x,x,x]", *LAUGHS])


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("a.json", "", "list of records"),
        ("a.json", "{}", "list of records"),
        ("a.json", "[{}", "a comma or ]"),
        ("a.json", "[{},]", "line 1"),
        ("a.json", "[] x", "after the list"),
        ("a.json", "[" * 100_000, "nested too deep"),
        ("a.json", '[{"a": NaN}]', "NaN is no number"),
        ("a.yaml", "", "list of records"),
        ("a.yaml", "a: 1", "list of records"),
        ("a.yaml", "- a: [", "line 2"),
        ("a.yaml", "- &x {a: 1}\n- *x", "anchors and aliases"),
        ("a.yaml", "-\n" + "".join(f"  {line}\n" for line in BOMB.splitlines()), "anchors and aliases"),
        ("a.yaml", "- !!python/object/apply:os.system [ls]", "types"),
        ("a.yaml", "- !!timestamp 2020-01-01", "types"),
        ("a.yaml", "- " + "[" * 200 + "]" * 200, "nested more than"),
        ("a.yaml", "- " * 50_000 + "x", "nested more than"),
        ("a.yaml", "- {a: 1, a: 2}", "stands twice"),
        ("a.yaml", "- {a: 1}\n---\n- {a: 2}", "one document"),
        ("a.csv", "", "it is empty"),
        ("a.csv", "name,type\nx,y\n", "no column holds the numbers"),
        ("a.csv", "number,number\n1,2\n", "two columns"),
        ("a.doc", "x", "a card file ends in"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_card_file_gets_one_sentence(
    library: Library, tmp_path: Path, name: str, text: str, why: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LibraryError) as caught:
        library.plan_import(file)
    said = str(caught.value)
    assert why in said
    assert file.name in said
    assert said.endswith(".")
    assert "\n" not in said


@pytest.mark.parametrize(
    ("name", "raw", "row", "why"),
    [
        ("a.jsonl", b'\n{"number": \n', 2, "column"),
        ("a.jsonl", b"[1]\n", 1, "a record is a map"),
        ("a.jsonl", b'{"a": 1, "a": 2}\n', 1, "stands twice"),
        ("a.jsonl", b'{"a": "\xff"}\n', 1, "not UTF-8 text"),
        ("a.jsonl", b"[" * 100_000 + b"\n", 1, "nested too deep"),
        ("a.jsonl", b'{"a": ' + b"9" * 5_000 + b"}\n", 1, "too large"),
        ("a.jsonl", b'{"number": "\\ud800"}\n', 1, "U+D800"),
        ("a.csv", b"number,name,type,cp\nX-1,A,ITEM,one\n", 2, "whole number"),
        ("a.csv", b'number,name,type,cp\nX-1,"A\n', 2, "never closed"),
        ("a.csv", b"number,name,type,cp\nX-1,A,ITEM,1,2\n", 2, "5 cells"),
        ("a.csv", b"number,name,type,cp\nX-1,A,ITEM,1\nX-2,\xff,ITEM,1\n", 3, "not UTF-8 text"),
        ("a.csv", b"number,name,type,cp\nX-1," + b"A" * 200_000 + b",ITEM,1\n", 2, "longer than"),
        ("a.csv", b"number,name,type,cp,corrected\nX-1,A,ITEM,1,{x\n", 2, "must be JSON"),
    ],
)  # fmt: skip
def test_a_row_that_cannot_be_read_is_named(
    library: Library, tmp_path: Path, name: str, raw: bytes, row: int, why: str
) -> None:
    file = tmp_path / name
    file.write_bytes(raw)
    plan = library.plan_import(file)
    assert [(one.row, why in one.reason) for one in plan.rejected] == [(row, True)]


def test_a_line_of_100_mb_is_passed_over(library: Library, tmp_path: Path) -> None:
    import tracemalloc

    file = tmp_path / "long.jsonl"
    with file.open("wb") as out:
        out.write(json.dumps(unit("X-001")).encode() + b"\n")
        for _ in range(100):
            out.write(b"x" * 2**20)
        out.write(b"\n" + json.dumps(unit("X-002")).encode() + b"\n")
    tracemalloc.start()
    try:
        plan = library.plan_import(file)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [(one.row, "longer than" in one.reason) for one in plan.rejected] == [(2, True)]
    assert [one.row for one in plan.changes] == [1, 3]
    assert peak < 30 * 2**20


def test_a_file_that_is_too_large_is_refused_before_it_is_read(
    library: Library, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(rows, "MOST_WHOLE", 1000)
    file = tmp_path / "large.json"
    file.write_text(json.dumps([unit(text="x" * 2000)]), encoding="utf-8")
    with pytest.raises(LibraryError, match="JSON lines"):
        library.plan_import(file)
