"""Names of organizations in two languages are learnt, told and asked about once; no card is refused for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.trails.records.record import card_digest
from tests.library.common import Record, jsonl, take, unit
from trails_desktop.lan.sealed.card_records import read_records, write_records
from trails_desktop.library.library import Library
from trails_desktop.library.orgs import OrgName, OrgQuestion
from trails_desktop.library.storage.pool import LibraryPool
from trails_desktop.library.storage.sentences import LibraryError


def ja(number: str, org: str, **more: object) -> Record:
    return unit(number, lang="ja", name=f"無名{number[-1]}", orgs=[org], **more)


def en(number: str, org: str, **more: object) -> Record:
    return unit(number, orgs=[org], **more)


def asked(library: Library, folder: Path, *cards: Record) -> tuple[OrgQuestion, ...]:
    plan = library.plan_import(jsonl(folder / "asked.jsonl", cards))
    assert plan.ok
    return plan.questions


def test_a_set_is_translated_card_by_card(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [ja("X-001", "赤組"), ja("X-002", "赤組")]))
    assert library.pool().org("赤組") == "赤組"
    take(library, jsonl(tmp_path / "b.jsonl", [en("X-001", "Red Company")]))
    pool = library.pool()
    assert pool.playable("X-002").traits.orgs == pool.playable("X-001").traits.orgs == {"Red Company"}
    assert library.find("org:red is:mine").numbers == ("X-001", "X-002")
    assert not library.left_out


def test_an_unknown_word_is_asked_about_once(library: Library, tmp_path: Path) -> None:
    card = ja("X-001", "赤組")
    (question,) = asked(library, tmp_path, card)
    assert question == OrgQuestion("赤組", "ja")
    plan = library.plan_import(tmp_path / "asked.jsonl")
    library.carry_out(plan, orgs=[question.answer("  Longline  Couriers ")])
    assert library.pool().playable("X-001").traits.orgs == {"Longline Couriers"}
    assert asked(library, tmp_path, ja("X-002", "赤組")) == ()
    assert "X-001" in library.find("org:couriers").numbers
    assert library.find('org="赤組"').numbers == library.find('org="longline couriers"').numbers


def test_no_answer_is_an_answer(library: Library, tmp_path: Path) -> None:
    (question,) = asked(library, tmp_path, ja("X-001", "赤組"))
    library.carry_out(library.plan_import(tmp_path / "asked.jsonl"), orgs=[question.answer("")])
    assert library.pool().org("赤組") == "赤組"
    assert asked(library, tmp_path, ja("X-002", "赤組")) == ()


def test_what_is_known_is_not_asked(library: Library, tmp_path: Path) -> None:
    assert asked(library, tmp_path, ja("X-001", "長路逓信隊"), en("X-002", "Prism College")) == ()
    assert asked(library, tmp_path, en("X-001", "Red Company")) == ()  # no Japanese word waits for it
    take(library, jsonl(tmp_path / "a.jsonl", [ja("X-002", "赤組")]))
    assert asked(library, tmp_path, en("X-001", "Red Company")) == (OrgQuestion("Red Company", "en"),)
    assert asked(library, tmp_path, en("X-001", "Red Company"), ja("X-001", "赤組")) == ()


def test_cards_that_disagree_are_asked_about_and_the_first_holds(library: Library, tmp_path: Path) -> None:
    card = [en("X-001", "Red Company"), ja("X-001", "長路逓信隊")]
    (question,) = asked(library, tmp_path, *card)
    assert question == OrgQuestion("長路逓信隊", "ja", ("Longline Couriers", "Red Company"))
    plan = library.plan_import(tmp_path / "asked.jsonl")
    library.carry_out(plan)
    assert library.pool().playable("X-001").traits.orgs == {"Longline Couriers"}
    library.orgs.tell([question.answer("Red Company")])
    assert library.pool().org("長路逓信隊") == "Red Company"
    library.orgs.untell([question.answer("Red Company")])
    assert library.pool().org("長路逓信隊") == "Longline Couriers"


def test_a_text_is_read_with_the_words_that_were_told(library: Library, tmp_path: Path) -> None:
    text = "・{enter}あなたの赤組のUNIT1つにつき、カードを1枚引く。"
    take(library, jsonl(tmp_path / "a.jsonl", [ja("X-001", "赤組", text=text), en("X-002", "Red Company")]))
    assert "Red Company" not in str(library.pool().meaning("X-001"))
    library.keep_texts()
    library.orgs.tell([OrgName("Red Company", "赤組")])
    assert "Red Company" in str(library.pool().meaning("X-001"))


def test_the_table_names_every_word(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [ja("X-001", "赤組"), en("X-002", "Blue Company")]))
    library.orgs.tell([OrgName("Red Company", "赤組"), OrgName("Loners", "")])
    names = library.orgs.all()
    assert names[:2] == (OrgName("Red Company", "赤組"), OrgName("Loners", ""))
    assert OrgName("Longline Couriers", "長路逓信隊", told=False) in names
    assert OrgName("Blue Company", "", told=False) in names
    library.orgs.tell([OrgName("Crimson Company", "赤組")])
    assert [one.en for one in library.orgs.all() if one.ja == "赤組"] == ["Crimson Company"]
    with pytest.raises(LibraryError, match="cannot be the name"):
        library.orgs.tell([OrgName("a|b", "赤組")])
    told = OrgName("Crimson Company", "赤組")
    with pytest.raises(LibraryError, match="cannot be the name"):
        library.orgs.tell([OrgName("Crimson Company", "赤|組")], [told])
    assert told in library.orgs.all() and library.pool().org("赤組") == "Crimson Company"
    library.orgs.tell([OrgName("Crimson Company", "紅組")], [told])
    assert told not in library.orgs.all() and library.pool().org("紅組") == "Crimson Company"


def test_what_was_told_here_holds_on_the_other_machine(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [ja("X-001", "赤組")]))
    library.orgs.tell([OrgName("Red Company", "赤組")])
    pool = library.pool()
    other = LibraryPool(read_records(write_records(pool, ["X-001"]), ["X-001"]))
    assert other.playable("X-001").traits.orgs == pool.playable("X-001").traits.orgs
    assert card_digest(other, "X-001") == card_digest(pool, "X-001")


def test_kana_of_either_kind_finds_organizations_and_sub_names(library: Library, tmp_path: Path) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [ja("X-001", "ランタン組", subname="ともしび")]))
    for query in ("org:らんたん", "org:ランタン", "org:ﾗﾝﾀﾝ", "org=らんたん組", "sub:ともしび", "sub:トモシビ"):
        assert library.find(query).numbers == ("X-001",), query
