"""Card tables as spreadsheets write them: separators, titles, encodings, numbers, languages and dates."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.library.common import Record, jsonl, sound, take, unit
from trails_desktop.library.importing.cells import is_date, joined, language, number, parts
from trails_desktop.library.importing.rows import read_headers
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.paths import Paths

HEAD = "number,set,lang,name,subname,type,cp,str,def,orgs,text,rarity"
ROWS = (
    "H1-001,Harbour,en,Odo Quill,Lamp Clerk,UNIT,2,2,1,Longline Couriers,,C",
    "H1-001,港,ja,オド・クイル,灯台書記,UNIT,2,2,1,長路逓信隊,,C",
)
TABLE = "\n".join((HEAD, *ROWS)) + "\n"


def added(library: Library, file: Path) -> int:
    plan = library.plan_import(file)
    assert not plan.rejected, plan.rejected
    return plan.count("added")


@pytest.mark.parametrize(
    "text",
    [
        TABLE, "sep=;\n" + TABLE.replace(",", ";"), '"sep=,"\n' + TABLE, "sep=|\n" + TABLE.replace(",", "|"),
        "My cards\n\n" + TABLE, "Cards of the harbour,,,\n2026,,\n" + TABLE, TABLE.replace(",2,2,1,", ",2.0,2.00,1.0,"),
        TABLE.replace(",2,2,1,", ',"2,0","2,0","1,0",'), TABLE.replace(",2,2,1,", ",２,２,１,"),
        TABLE.replace(",2,2,1,", ",+2,+2,+1,"), TABLE.replace(",2,2,1,", ",2E+00,2e0,1.0E+00,"), "\ufeff\ufeff" + TABLE,
        TABLE.replace(",en,", ",English,").replace(",ja,", ",Japanese,"), TABLE.replace(",ja,", ",jp,"),
        TABLE.replace(",en,", ",EN,").replace(",ja,", ",日本語,"),
        TABLE.replace("\n", "\r"), TABLE.replace("\n", "\r\n"),
        TABLE.replace(",", "\t"), "sep=\t\n" + TABLE.replace(",", "\t"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("ending", ["csv", "tsv", "txt"])
def test_tables_as_spreadsheets_write_them(library: Library, tmp_path: Path, text: str, ending: str) -> None:
    file = tmp_path / f"cards.{ending}"
    file.write_bytes(text.encode())
    assert added(library, file) == 2
    assert "number" in read_headers(file)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("codec", "said"),
    [("cp932", "Shift-JIS"), ("euc_jp", "EUC-JP"), ("utf-16", "UTF-16"), ("utf-16-le", "UTF-16"),
     ("utf-16-be", "UTF-16"), ("utf-8-sig", ""), ("iso2022_jp", "ISO-2022-JP")],
)  # fmt: skip
def test_encodings_are_recognised_and_said(
    library: Library, tmp_path: Path, codec: str, said: str, ends: str
) -> None:  # fmt: skip
    file = tmp_path / "cards.csv"
    file.write_bytes(TABLE.replace("\n", ends).encode(codec))
    plan = library.plan_import(file)
    assert (plan.rejected, plan.count("added"), plan.encoding) == ((), 2, said)
    library.carry_out(plan)
    assert library.pool().printing("H1-001", "ja").name == "オド・クイル"
    sound(library.path)


@pytest.mark.parametrize(
    "date", ["1-Jan", "Jan-01", "2026/1/1", "01.02.2026", "1月1日", "2026-01-01 00:00:00", "3/4/26"]
)
def test_a_date_is_no_card_number(library: Library, tmp_path: Path, date: str) -> None:
    file = tmp_path / "cards.csv"
    file.write_text(TABLE.replace("H1-001", date), encoding="utf-8")
    plan = library.plan_import(file)
    assert plan.refused == 2 and f"'{date}' is a date" in plan.rejected[0].reason


@pytest.mark.parametrize("word", ["D1-001", "MAR-01", "1-01", "01-023", "2026", "may", "X-2", "1/2"])
def test_numbers_that_only_look_like_dates(word: str) -> None:
    assert not is_date(word)


@given(st.lists(st.text("ab ,;、・", min_size=1).map(str.strip), max_size=3))
def test_names_in_a_cell_are_read_back(names: list[str]) -> None:
    names = [name for name in names if name]
    assert parts(joined(names)) == names


@given(st.text(max_size=12))
def test_any_cell_is_something(cell: str) -> None:
    assert isinstance(number(cell), int | str | None)
    assert isinstance(language(cell), str) and isinstance(is_date(cell), bool)


def test_organizations_with_the_signs_people_put_between_them() -> None:
    for cell in ("A|B", "A; B", "A、B", "A, B", "A\nB", "A；B"):
        assert parts(cell) == ["A", "B"]
    assert parts("A,B") == ["A,B"]


@pytest.mark.parametrize("ending", ["csv", "tsv"])
def test_a_table_can_be_written_for_excel(library: Library, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"all.{ending}"
    library.export(file, ["D1-055"], marked=True)
    assert file.read_bytes().startswith(codecs.BOM_UTF8)
    assert library.plan_import(file).count("unchanged") == 2


# --- cards of one language --------------------------------------------------------------------------------------------
def ja(number: str, name: str, *orgs: str) -> Record:
    return unit(number, lang="ja", name=name, orgs=list(orgs))


def en(number: str, name: str, *orgs: str) -> Record:
    return unit(number, name=name, orgs=list(orgs))


def test_a_card_of_one_language_may_belong_to_any_organization(tmp_path: Path) -> None:
    library = open_library(Paths(tmp_path / "data"))
    take(library, jsonl(tmp_path / "pair.jsonl", [en("X-001", "Odo", "Harbour Post"), ja("X-001", "オド", "港逓信")]))
    take(
        library,
        jsonl(tmp_path / "alone.jsonl", [ja("X-002", "カナメ", "港逓信"), en("X-003", "Kaname", "Harbour Post")]),
    )
    pool = library.pool()
    assert pool.org("港逓信") == "Harbour Post" and set(pool) >= {"X-001", "X-002", "X-003"}


def test_a_set_with_its_own_organizations_is_translated_card_by_card(tmp_path: Path) -> None:
    library = open_library(Paths(tmp_path / "data"))
    take(library, jsonl(tmp_path / "ja.jsonl", [ja("X-001", "オド", "港隊"), ja("X-002", "カナメ", "港隊")]))
    assert library.pool().org("港隊") == "港隊"
    take(library, jsonl(tmp_path / "one.jsonl", [en("X-002", "Kaname", "Harbour Watch")]))
    pool = library.pool()
    assert pool.org("港隊") == pool.words.canonical("orgs", "港隊") == "Harbour Watch"
    take(library, jsonl(tmp_path / "two.jsonl", [en("X-001", "Odo", "Harbour Watch")]))
    assert library.left_out == () and library.pool().words.canonical("orgs", "港隊") == "Harbour Watch"


def test_a_table_without_numbers_is_refused_as_before(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text("a title\nfoo,bar\n1,2\n", encoding="utf-8")
    with pytest.raises(LibraryError, match="no column holds the numbers"):
        library.plan_import(file)


_ROWS = "Z-001,Quay Keeper,UNIT,2,1,3\nZ-002,Old Lamp,ITEM,1,,\n"
_JA_ROWS = "Z-001,波止場の番人,ユニット,2,1,3\nZ-002,古いランプ,アイテム,1,,\n"
_HEADS, _JA_HEADS = "number,name,type,cp,str,def\n", "番号,カード名,種類,コスト,攻撃力,防御力\n"
_SIGNED = "'Ｚ－001,波止場の番人,【ユニット】,2CP,1,3\nZ－002,古いランプ,アイテム,1,－,－\n"
_DRAWN = (_HEADS + "---,---,---,---,---,---\n" + _ROWS).replace(",", " | ")


@pytest.mark.parametrize(
    ("text", "encoding", "lang"),
    [
        (_JA_HEADS + _JA_ROWS, "cp932", "ja"),
        (_JA_HEADS + _JA_ROWS, "euc-jp", "ja"),
        ((_JA_HEADS + _JA_ROWS).replace(",", "，"), "utf-8", "ja"),
        (_JA_HEADS.replace("番号", "番号 (No.)").replace("種類", "種類/Type") + _JA_ROWS, "utf-8", "ja"),
        (_JA_HEADS + _SIGNED, "utf-8", "ja"),
        ((_HEADS + _ROWS).replace(",", "|"), "utf-8", "en"),
        ("\n".join(f"| {line} |" for line in _DRAWN.splitlines()), "utf-8", "en"),
        (_HEADS + _ROWS + "Total,2,,,,\n", "utf-8", "en"),
        ("card_no,Card Name,cardType,Lv/CP,Attack,Defense\n" + _ROWS.replace("UNIT", "Unit"), "utf-8", "en"),
    ],
    ids=["sjis", "euc", "wide commas", "heads in both", "signs", "bars", "drawn", "sum", "other heads"],
)  # fmt: skip
def test_tables_of_other_desks(library: Library, tmp_path: Path, text: str, encoding: str, lang: str) -> None:
    file = tmp_path / "cards.csv"
    file.write_bytes(text.encode(encoding))
    plan = library.plan_import(file)
    assert [(one.number, one.lang) for one in plan.changes] == [("Z-001", lang), ("Z-002", lang)], plan.rejected
    assert plan.ok
    library.carry_out(plan)
    made = library.pool().printing("Z-001", lang)
    assert (made.type, made.cp, made.strength, made.defence) == ("UNIT", 2, 1, 3)
