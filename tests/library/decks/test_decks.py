"""Decks in the library: versions, files beside it, legality with repairs, sharing, packs and matches."""

from __future__ import annotations

import io
import os
from dataclasses import replace
from pathlib import Path

import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engine.trails.cards.decks import Deck, DeckLine, check_deck, read_deck, resolve, write_deck
from engine.trails.cards.pool import CardPool, load_pool
from tests.library.common import Record, content, jsonl, sound, take, unit
from trails_desktop.library.decks.difference import difference, label_of
from trails_desktop.library.decks.legality import Verdict, deck_of_packs, judge, with_card
from trails_desktop.library.decks.packs import read_packs, write_packs
from trails_desktop.library.decks.qr import qr_png, qr_rows
from trails_desktop.library.decks.sharing import CodeError, deck_code, looks_like_a_code, read_code
from trails_desktop.library.decks.shelf import MOST_VERSIONS, DeckShelf
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.resources import resource_dir
from trails_desktop.screens.decks.info import load_decks

READY = sorted(resource_dir("decks").glob("*.deck"))
POOL = load_pool(resource_dir("assets") / "cards")


def ready(at: int = 0) -> Deck:
    return read_deck(READY[at].read_text("utf-8"), READY[at].name)


# --- versions ---------------------------------------------------------------------------------------------------------
def test_every_saved_state_of_a_deck_is_kept(library: Library) -> None:
    shelf, deck = library.decks, ready()
    ident, first = shelf.save(deck)
    assert shelf.save(deck, ident) == (ident, first)  # nothing new, no new version
    smaller = replace(deck, lines=deck.lines[1:])
    assert shelf.save(smaller, ident, "without the first") == (ident, 2)
    assert shelf.load(ident) == smaller
    assert shelf.load(ident, 1) == deck
    assert [(one.version, one.note, one.size) for one in shelf.history(ident)] == [
        (2, "without the first", 46),
        (1, "", 50),
    ]
    assert shelf.restore(ident, 1) == 3
    assert (shelf.load(ident), len(shelf.history(ident))) == (deck, 3)
    with pytest.raises(LibraryError, match="no version 9"):
        shelf.load(ident, 9)
    with pytest.raises(LibraryError, match="no deck of this number"):
        shelf.load(99)


def test_changes_go_into_the_version_at_hand(library: Library) -> None:
    shelf, deck = library.decks, ready()
    less, least = (replace(deck, lines=deck.lines[at:]) for at in (1, 2))
    ident, first = shelf.save(deck)
    _, second = shelf.save(less, ident)
    assert shelf.save(least, ident, into=(second, less)) == (ident, second)
    assert [shelf.load(ident, at) for at in (first, second)] == [deck, least]
    assert (shelf.folder / shelf.entries()[0].file).read_text("utf-8") == shelf.text(ident)
    # all of it taken back: the version before is in use again, and the other is gone
    assert shelf.save(deck, ident, into=(second, least)) == (ident, first)
    assert [one.version for one in shelf.history(ident)] == [first]
    # a version with a name is never written over, nor is one that is not in use
    _, third = shelf.save(less, ident, "the good one")
    assert shelf.save(least, ident, into=(third, less)) == (ident, third + 1)
    assert shelf.save(less, ident, into=(first, deck)) == (ident, third + 2)
    assert [shelf.load(ident, at) for at in (third, third + 1)] == [less, least]


def test_what_another_program_saved_into_the_same_version_stays(library: Library) -> None:
    deck = ready()
    mine, theirs, last = (replace(deck, lines=deck.lines[at:]) for at in (1, 2, 3))
    ident, _ = library.decks.save(deck)
    _, version = library.decks.save(mine, ident)
    other = library.decks
    assert other.save(theirs, ident, into=(version, mine)) == (ident, version)
    assert library.decks.save(last, ident, into=(version, mine)) == (ident, version + 1)
    assert library.decks.load(ident, version) == theirs and library.decks.load(ident) == last


def test_old_versions_do_not_pile_up(library: Library) -> None:
    shelf = library.decks
    ident, _ = shelf.save(ready())
    shelf.save(replace(ready(), name="Named"), ident, "keep me")
    for at in range(MOST_VERSIONS + 5):
        shelf.save(replace(ready(), name=f"Deck {at}"), ident)
    history = shelf.history(ident)
    assert len([one for one in history if not one.note]) == MOST_VERSIONS
    assert [one.note for one in history if one.note] == ["keep me"]
    assert shelf.load(ident).name == f"Deck {MOST_VERSIONS + 4}"
    assert shelf.load(ident, history[-1].version).name == "Named"


def test_a_copy_that_was_not_written_any_more_is_no_change_of_the_players(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, deck = library.decks, ready()
    ident, version = shelf.save(deck)
    _, version = shelf.save(replace(deck, name="Draft"), ident)
    monkeypatch.setattr(DeckShelf, "_copy_out", lambda *_: None)  # the program ends before the file is written
    shelf.save(replace(deck, name="Newest"), ident, into=(version, replace(deck, name="Draft")))
    monkeypatch.undo()
    file = shelf.folder / shelf.entries()[0].file
    assert "Draft" in file.read_text("utf-8")
    assert shelf.take_up_files() == []
    assert shelf.load(ident).name == "Newest"
    assert file.read_text("utf-8") == shelf.text(ident)
    file.write_text(write_deck(replace(deck, name="By hand")), "utf-8")
    assert shelf.take_up_files() == []
    assert shelf.load(ident).name == "By hand"


def test_two_versions_are_compared_card_by_card(library: Library) -> None:
    deck = Deck("x", lines=(DeckLine(4, "D1-055"), DeckLine(2, "D1-057"), DeckLine(1, "Nobody", "At All")))
    pool = library.pool()
    second = pool.printing("D1-057", "ja")
    lines = (DeckLine(1, "Timo Vernier", "First Year"), DeckLine(2, second.name, second.subname), DeckLine(3, "D1-062"))
    other = Deck("x", lines=lines)
    found = [(one.number, one.before, one.after, one.by) for one in difference(deck, other, pool)]
    assert found == [("D1-055", 4, 1, -3), ("", 1, 0, -1), ("D1-062", 0, 3, 3)]
    assert difference(deck, deck, pool) == ()


def test_notes_tags_names_and_copies(library: Library) -> None:
    shelf = library.decks
    ident, _ = shelf.save(ready())
    shelf.set_notes(ident, "Beats walls.\nLoses to fog.")
    shelf.set_tags(ident, ("fast", " red  hot ", "fast", ""))
    copied = shelf.copy(ident, "Copy")
    shelf.rename(ident, "New name")
    entries = {entry.name: entry for entry in shelf.entries()}
    assert set(entries) == {"Copy", "New name"}
    assert (entries["New name"].notes, entries["New name"].tags) == ("Beats walls.\nLoses to fog.", ("fast", "red hot"))
    assert [entry.ident for entry in shelf.entries("fast")] == [ident]
    assert shelf.tags() == ("fast", "red hot")
    shelf.remove(copied)
    assert [entry.name for entry in shelf.entries()] == ["New name"]
    assert [entry.name for entry in shelf.entries(removed=True)] == ["Copy"]
    with pytest.raises(LibraryError, match="put it away first"):
        shelf.delete(ident)
    shelf.bring_back(copied)
    shelf.remove(copied)
    shelf.delete(copied)
    assert shelf.entries(removed=True) == ()
    sound(library.path)


def test_a_deck_that_no_file_can_hold_is_refused(library: Library) -> None:
    before = content(library)
    for deck in (
        Deck("two\nlines"),
        Deck("x", lines=(DeckLine(1, "a\nb"),)),
        Deck("x", lines=(DeckLine(0, "a"),)),
        Deck("x", lines=(DeckLine(1, "a [b"),)),
        Deck("\ud800"),
    ):
        with pytest.raises(LibraryError, match="cannot be saved"):
            library.decks.save(deck)
    assert content(library) == before


# --- files beside the library -----------------------------------------------------------------------------------------
def test_decks_lie_as_files_beside_the_library(library: Library) -> None:
    shelf = library.decks
    names = ["First Light", "first light", "///", "NUL", "長い見張り"]
    idents = [
        shelf.save(replace(ready(), name=name) if "/" not in name else replace(ready(), name="?"))[0] for name in names
    ]
    files = {entry.ident: shelf.folder / entry.file for entry in shelf.entries()}
    assert len(set(files.values())) == len(names)
    assert {path.parent for path in files.values()} == {shelf.folder}
    assert all(read_deck(path.read_text("utf-8")) == shelf.load(ident) for ident, path in files.items())
    shelf.remove(idents[0])
    assert not files[idents[0]].exists()


def test_files_that_were_put_or_changed_there_are_taken_up(library: Library) -> None:
    shelf = library.decks
    ident, _ = shelf.save(ready())
    (entry,) = shelf.entries()
    mine = shelf.folder / "mine.deck"
    text = "# name: Own\n// by hand\n4 D1-055 // good\n"
    mine.write_text(text, encoding="utf-8")
    (shelf.folder / entry.file).write_text(write_deck(ready(1)), encoding="utf-8")
    (shelf.folder / "broken.deck").write_text("what?", encoding="utf-8")
    (said,) = shelf.take_up_files()
    assert "broken.deck" in said.text
    assert shelf.load(ident) == ready(1)
    assert shelf.load(ident, 1) == ready()
    assert [deck.name for deck in shelf.entries()] == ["Full Steam", "Own"]
    assert mine.read_text("utf-8") == text
    before = content(library)
    shelf.take_up_files()
    assert content(library) == before


@pytest.mark.skipif(os.name != "posix", reason="pipes are files there")
def test_what_is_no_plain_file_among_the_decks_is_left_alone(library: Library) -> None:
    """A pipe would be waited for without end, by the start of the program and by the list of decks."""
    shelf = library.decks
    shelf.folder.mkdir(exist_ok=True)
    os.mkfifo(shelf.folder / "pipe.deck")
    (shelf.folder / "zero.deck").symlink_to("/dev/zero")
    (shelf.folder / "folder.deck").mkdir()
    assert len(shelf.take_up_files()) == 3
    found = load_decks([shelf.folder], library.pool())
    assert len(found) == 3 and all(deck.error for deck in found)


def test_a_copy_that_is_missing_or_old_is_written_anew(library: Library) -> None:
    shelf = library.decks
    ident, _ = shelf.save(ready())
    shelf.save(ready(1), ident)
    file = shelf.folder / shelf.entries()[0].file
    file.write_text(write_deck(ready()), encoding="utf-8")  # as if the program was killed before it wrote the copy
    shelf.take_up_files()
    assert read_deck(file.read_text("utf-8")) == ready(1)
    file.unlink()
    shelf.take_up_files()
    assert read_deck(file.read_text("utf-8")) == ready(1)
    assert len(shelf.history(ident)) == 2


# --- legality ---------------------------------------------------------------------------------------------------------
def rules(verdict: Verdict) -> list[str]:
    return [reason.problem.rule for reason in verdict.reasons]


def pool_with(tmp_path: Path, library: Library, *records: Record) -> CardPool:
    take(library, jsonl(tmp_path / "more.jsonl", records))
    return library.pool()


@pytest.mark.parametrize("at", range(len(READY)))
def test_ready_made_decks_are_legal(at: int) -> None:
    verdict = judge(ready(at), POOL)
    assert verdict.legal == (check_deck(ready(at), POOL) == [])
    assert verdict.missing == 0


@pytest.mark.parametrize("by", [-3, -1, 1, 5])
def test_a_deck_of_the_wrong_size_is_repaired(by: int) -> None:
    deck = ready()
    line = deck.lines[4] if by < 0 else deck.lines[-1]
    number = resolve(Deck(lines=(line,)), POOL)[0]
    wrong = with_card(deck, number, by, POOL)
    verdict = judge(wrong, POOL)
    assert rules(verdict)[0] == "602.4a"
    assert verdict.missing == 50 - wrong.size
    repaired = verdict.reasons[0].repairs[0].deck
    assert repaired.size == 50


def test_too_many_of_one_name_go_by_the_corrected_name(tmp_path: Path, library: Library) -> None:
    corrected = {"name": "Real Name", "subname": "Mate"}
    pool = pool_with(
        tmp_path, library, unit("X-001", name="Real Name", subname="Mate"),
        unit("X-002", name="Misprint", subname="Mate", corrected=corrected),
        unit("X-003", name="Real Name", subname="Common"), unit("X-004", lang="ja", name="誰か", subname="一般"),
    )  # fmt: skip
    deck = Deck(lines=(DeckLine(3, "X-001"), DeckLine(3, "X-002"), DeckLine(20, "X-003"), DeckLine(24, "X-004")))
    verdict = judge(deck, pool)
    (reason,) = verdict.reasons  # Common and 一般 are free
    assert reason.problem.rule == "602.4b"
    assert reason.numbers == ("X-001", "X-002")
    repaired = reason.repairs[0].deck
    assert [(line.count, line.name) for line in repaired.lines[:2]] == [(3, "X-001"), (1, "X-002")]
    assert rules(judge(repaired, pool)) == ["602.4a"]
    again = judge(repaired, pool).reasons[0].repairs
    assert judge(again[0].deck, pool).legal


def test_a_card_nobody_has_is_repaired_by_what_was_meant(library: Library) -> None:
    deck = ready()
    first = deck.lines[0]
    wrong = replace(deck, lines=(DeckLine(first.count, "Wik Haloran", first.subname), *deck.lines[1:]))
    label = wrong.lines[0].label
    verdict = judge(wrong, library.pool(), like={label: library.search.names_like(label)})
    (reason,) = verdict.reasons
    assert (reason.problem.rule, reason.problem.cards) == ("", (label,))
    assert judge(reason.repairs[0].deck, library.pool()).legal
    assert reason.repairs[-1].deck.size == 50 - first.count


def test_blitz_shield_is_exactly_its_five_packs(library: Library) -> None:
    pool = library.pool()
    numbers = list(pool)
    packs = [[numbers[0]] * 5 + numbers[at * 3 : at * 3 + 3] for at in range(5)]  # no limit of copies
    deck = deck_of_packs(packs, pool, "Blitz")
    assert judge(deck, pool).legal
    assert read_deck(write_deck(deck)) == deck
    assert read_packs(write_packs(packs)) == tuple(map(tuple, packs))
    swapped = with_card(with_card(deck, numbers[0], -1, pool), numbers[40], 1, pool)
    reasons = judge(swapped, pool).reasons
    assert {reason.problem.rule for reason in reasons} == {"602.3a"}
    assert {number for reason in reasons for number in reason.numbers} == {numbers[0], numbers[40]}
    assert judge(reasons[0].repairs[0].deck, pool).legal
    assert rules(judge(replace(deck, headers=()), pool)) == ["602.3a"]
    assert rules(judge(deck_of_packs(packs[:4], pool), pool)) == ["602.3a", "602.3a"]


# --- sharing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("at", range(len(READY)))
def test_a_deck_comes_back_from_its_code_and_its_picture(at: int) -> None:
    deck = ready(at)
    code = deck_code(deck, POOL)
    assert looks_like_a_code(code)
    assert "\n" not in code and len(code) < 130
    wanted = (deck.name, deck.mode, resolve(deck, POOL))
    messy = "\n".join(f" {code[at : at + 11].lower()}" for at in range(0, len(code), 11))
    picture = zxingcpp.read_barcodes(Image.open(io.BytesIO(qr_png(code))).convert("L"))[0].text
    for text in (code, messy, picture):
        back = read_code(text, POOL)
        assert (back.name, back.mode, resolve(back, POOL)) == wanted
    rows = qr_rows(code)
    assert {len(row) for row in rows} == {len(rows)}


#: Cards of the pool by number, and what nobody knows.
LABELS = st.one_of(
    st.sampled_from(list(POOL)), st.from_regex(r"[A-Za-zあ-ん0-9'-]{1,12}( \[[a-z]{1,5}\])?", fullmatch=True)
)


@settings(max_examples=60)
@given(
    st.lists(st.tuples(st.integers(1, 999), LABELS), max_size=12),
    st.text(st.characters(codec="utf-8", exclude_categories=["C"]), max_size=20),
    st.sampled_from(["strategy", "blitz"]),
)  # fmt: skip
def test_any_deck_comes_back_from_its_code(cards: list[tuple[int, str]], name: str, mode: str) -> None:
    lines = []
    for count, label in cards:
        head, _, tail = label.partition(" [")
        lines.append(DeckLine(count, head, tail.rstrip("]")))
    deck = Deck(name, mode, "", tuple(lines), (("packs", "a b | c"),) if mode == "blitz" else ())
    back = read_code(deck_code(deck, CardPool()), CardPool())
    assert back == deck
    known = read_code(deck_code(deck, POOL), POOL)
    assert difference(deck, known, POOL) == ()


@settings(max_examples=150)
@given(st.data())
def test_a_code_that_was_changed_is_refused(data: st.DataObject) -> None:
    code = deck_code(ready(), POOL)
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ-?é ") | st.characters(codec="utf-8"))
    changed = code[:at] + letter + code[at + data.draw(st.integers(0, 1)) :]
    try:
        assert resolve(read_code(changed, POOL), POOL) == resolve(ready(), POOL)  # a sign that makes no difference
    except CodeError as error:
        assert str(error).endswith(".")


@pytest.mark.parametrize(
    ("code", "why"),
    [("", "no deck code"), ("TRAILS7-ABC", "version 7"), ("TRAILS1-", "damaged"), ("TRAILS1-0000000000", "damaged"),
     ("x" * 30_000, "too long")],
)  # fmt: skip
def test_what_is_no_code_gets_a_sentence(code: str, why: str) -> None:
    with pytest.raises(CodeError, match=why):
        read_code(code, POOL)


def test_a_card_is_named_so_that_it_is_found_again(library: Library, tmp_path: Path) -> None:
    pool = pool_with(
        tmp_path, library, unit("X-001", name="Timo Vernier", subname="First Year"), unit("X-002", name="odd [x]")
    )
    assert label_of("D1-055", pool) == "Timo Vernier [First Year]"
    assert label_of("X-001", pool) == "X-001"  # the name means the first one
    assert label_of("X-002", pool) == "X-002"


# --- packs ------------------------------------------------------------------------------------------------------------
def test_packs_are_written_down_and_counted(library: Library) -> None:
    packs = [["D1-055", "D1-057", "D1-055"], ["D1-062"]]
    first = library.packs.record(packs, 7, "Carriers of Daylight")
    second = library.packs.record([["D1-055"]], "x")
    assert library.packs.collection() == {"D1-055": 3, "D1-057": 1, "D1-062": 1}
    ident, _ = library.decks.save(ready())
    library.packs.tie(first, ident)
    one, other = library.packs.openings()
    assert (one.ident, one.seed) == (second, "x")
    assert (other.packs, other.seed, other.deck) == (tuple(map(tuple, packs)), "7", ident)
    library.packs.forget(first)
    assert library.packs.collection() == {"D1-055": 1}
    library.decks.remove(ident)
    library.decks.delete(ident)
    with pytest.raises(LibraryError, match="no opening"):
        library.packs.opening(first)
    with pytest.raises(LibraryError, match="no pack"):
        library.packs.record([], 1)
    sound(library.path)


# --- matches ----------------------------------------------------------------------------------------------------------
def test_recorded_matches_are_listed_and_the_files_are_the_truth(library: Library) -> None:
    from engine.records.record import DeckList
    from engine.records.record import Header as OtherHeader
    from engine.records.record import Record as OtherRecord
    from engine.records.record import write_record as write_other
    from engine.trails.records.record import Given, Mark, Record, make_header, write_record

    folder = library.paths.records
    folder.mkdir(parents=True, exist_ok=True)
    decks = (resolve(ready(), POOL), resolve(ready(1), POOL))
    record = Record(make_header(POOL, decks, 5, ("Ann", "Ben"), ("human", "greedy")), (Given(0, (("yes",),)),),
                    (Mark(1, 3, (40, 35), "0" * 32),))  # fmt: skip
    (folder / "match-0001.match").write_text(write_record(record), encoding="utf-8")
    (folder / "broken.match").write_text("{", encoding="utf-8")
    other = OtherHeader("seawall", 1, (DeckList(dealt="a"), DeckList(("WE-001",))), ("", ""), "7", names=("Ada", "Bo"))
    (folder / "seawall").mkdir()
    (folder / "seawall" / "match-0001.match").write_text(write_other(OtherRecord(other)), encoding="utf-8")
    (said,) = library.matches.refresh()
    (of_other,) = library.matches.entries("seawall")
    assert (of_other.game, of_other.names, of_other.decks[1]) == ("seawall", ("Ada", "Bo"), ("WE-001",))
    assert len(library.matches.entries(None)) == 3
    assert "broken.match" in said.text
    entries = {entry.file: entry for entry in library.matches.entries()}
    good = entries["match-0001.match"]
    assert (good.names, good.players) == (("Ann", "Ben"), ("human", "greedy"))
    assert (good.turn, good.bond, good.finished) == (3, (40, 35), True)
    assert good.decks == tuple(map(tuple, decks))
    library.matches.forget()
    assert library.matches.entries() == ()
    library.matches.refresh()
    assert {entry.file for entry in library.matches.entries()} == set(entries)
    (folder / "broken.match").unlink()
    assert library.matches.refresh() == []
    assert [entry.file for entry in library.matches.entries()] == ["match-0001.match"]
