"""Records of matches: written, read, played again; whatever comes in their place is refused with one sentence."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.fingerprint import fingerprint
from engine.players.random_player import random_answer
from engine.records.lines import MOST_BYTES, MOST_LINE
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.pool import CardPool, load_pool, read_card_file
from engine.trails.cards.printing import read_printing
from engine.trails.records import record as rec
from engine.trails.records.reading import load_record, load_summary, read_record
from engine.trails.records.record import Given, Header, Mark, Record, RecordError
from engine.trails.state.rulings import Switches
from engine.trails.tree.errors import CardError

ROOT = Path(__file__).resolve().parents[3]
CARDS = ROOT / "assets" / "cards"


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(CARDS)


def header(pool: CardPool, seed: int | str = 1, switches: Switches | None = None) -> Header:
    files = [ROOT / "decks" / f"{name}.deck" for name in ("full-steam", "the-long-watch")]
    one, two = (resolve(read_deck(file.read_text(encoding="utf-8"), file.name), pool) for file in files)
    return rec.make_header(pool, (one, two), seed, ("Ada", "ブリン"), ("human", "greedy"), switches)


def played(pool: CardPool, seed: int, most: int = 10_000) -> Record:
    """A match of random answers, to the end or for so many."""
    head = header(pool, seed)
    game = rec.start(head, pool)
    stream = random.Random(seed)
    answers: list[Given] = []
    marks: list[Mark] = []
    while game.outcome is None and len(answers) < most:
        decision = game.decision
        assert decision is not None
        turn, answer = game.turn, Given(decision.seat, random_answer(decision, stream), stream.random() < 0.5)
        rec.give(game, answer)
        answers.append(answer)
        mark = rec.mark_after(game, turn, len(answers))
        marks += [] if mark is None else [mark]
    return Record(head, tuple(answers), tuple(marks))


@pytest.fixture(scope="module")
def whole(pool: CardPool) -> Record:
    """A match to its end."""
    return played(pool, 5)


@pytest.fixture(scope="module")
def content(whole: Record) -> bytes:
    return rec.write_record(whole).encode()


# --- there and back ---------------------------------------------------------------------------------------------------
def test_a_record_reads_as_it_was_written(whole: Record, content: bytes, tmp_path: Path) -> None:
    assert read_record(content) == whole
    assert read_record(content.decode()) == whole
    (tmp_path / "one.match").write_bytes(content)
    assert load_record(tmp_path / "one.match") == whole


def test_lines_appended_make_the_same_file_as_all_at_once(whole: Record, content: bytes) -> None:
    marks = {mark.after: mark for mark in whole.marks}
    text = rec.write_header(whole.header)
    for step, answer in enumerate(whole.answers, start=1):
        text += rec.write_answer(answer, marks.get(step))
    assert text.encode() == content


def test_every_turn_and_the_end_are_marked(pool: CardPool, whole: Record) -> None:
    game = rec.replay(whole, pool)
    assert [mark.turn for mark in whole.marks] == [*range(1, game.turn + 1), game.turn]
    assert whole.marks[-1] == Mark(len(whole.answers), game.turn, game.bond, fingerprint(game))
    found = rec.verify(whole, pool)
    assert game.outcome is not None
    assert found == rec.Verified(True, game.turn, game.outcome.winner)


def test_an_unfinished_match_is_verified_too(pool: CardPool) -> None:
    part = played(pool, 6, 40)
    found = rec.verify(part, pool)
    assert found.ok and found.winner is None


def test_a_match_can_be_given_up_without_being_asked(pool: CardPool) -> None:
    part = played(pool, 6, 40)
    game = rec.replay(part, pool)
    assert game.decision is not None
    loser = game.decision.seat ^ 1
    text = rec.write_record(replace(part, answers=(*part.answers, Given(loser, rec.CONCEDE))))
    assert rec.verify(read_record(text), pool).winner == loser ^ 1
    with pytest.raises(RecordError, match="over before"):
        rec.replay(replace(part, answers=(*part.answers, Given(loser, rec.CONCEDE), Given(0, rec.CONCEDE))), pool)


@pytest.mark.parametrize(
    "text", [b"", b"[", b'[0, [["pi', b'[0, [["n", 3]], 0', b"\0\0\0\0", '[0, [["name", "あ'.encode()[:-1]]
)
def test_a_torn_last_line_is_left_out(whole: Record, content: bytes, text: bytes) -> None:
    assert read_record(content + text) == whole
    if text:
        number = len(content.splitlines()) + 1
        with pytest.raises(RecordError, match=f"line {number}: "):
            read_record(content + text + b"\n")


def test_states_are_the_same_in_every_process(content: bytes, whole: Record, tmp_path: Path) -> None:
    """Whatever the hash seed: fingerprints, and the digests of the cards."""
    (tmp_path / "one.match").write_bytes(content)
    code = (
        "import sys\nfrom pathlib import Path\nfrom engine.trails.cards.pool import load_pool\n"
        "from engine.trails.records.record import verify\nfrom engine.trails.records.reading import load_record\n"
        "print(verify(load_record(Path(sys.argv[1])), load_pool(Path(sys.argv[2]))))"
    )
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / "one.match"), str(CARDS)],
            cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout.startswith("Verified(ok=True"), done.stdout


def test_a_summary_is_the_last_mark(whole: Record, content: bytes, pool: CardPool, tmp_path: Path) -> None:
    file = tmp_path / "one.match"
    for count in (0, 1, len(whole.answers) // 2, len(whole.answers)):
        marks = tuple(mark for mark in whole.marks if mark.after <= count)
        file.write_text(rec.write_record(Record(whole.header, whole.answers[:count], marks)), encoding="utf-8")
        summary = load_summary(file)
        last = marks[-1] if marks else Mark(0, 0, (0, 0), "")
        assert (summary.header, summary.turn, summary.bond) == (whole.header, last.turn, last.bond)


def test_switches_of_a_match_are_kept(pool: CardPool) -> None:
    head = header(pool, 1, Switches(rebuild_is_destroy=True, mixed_covert_check="per_group"))
    again = read_record(rec.write_header(head)).header
    assert again == head
    assert rec.start(again, pool).switches == Switches(rebuild_is_destroy=True, mixed_covert_check="per_group")


# --- another program, other rules, other cards ------------------------------------------------------------------------
def changed(whole: Record, **fields: object) -> bytes:
    """The record with other fields in its header."""
    lines = rec.write_record(whole).split("\n")
    return "\n".join([json.dumps({**json.loads(lines[0]), **fields}), *lines[1:]]).encode()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"format": 1}, "record has format 1, this program reads format 3"),
        ({"rules": "9.9"}, r"The record was played by rules 9.9, this program plays 1\.0\.1 en / 1\.0\.14 ja"),
        ({"engine": 0}, "The record was played by version 0 of the engine, this program has version 13"),
        ({"switches": {"no_such": True}}, "The record names the unknown switch no_such"),
        ({"cards": {}}, "does not say how card D1-[0-9]+ was"),
        ({"decks": [["X9-001"], ["X9-001"]]}, "The record uses card X9-001, which is not in the library"),
    ],
)
def test_what_differs_is_said(pool: CardPool, whole: Record, fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence) as caught:
        rec.replay(read_record(changed(whole, **fields)), pool)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("field", ["cp", "text", "name"])
def test_a_card_that_changed_is_named(pool: CardPool, whole: Record, field: str) -> None:
    number = whole.header.decks[0][0]
    printings = []
    for file in sorted(CARDS.iterdir()):
        for printing in read_card_file(file):
            if printing.number == number and (field != "name" or printing.lang == "en"):
                value = getattr(printing, field)
                other_value: Any = value + 1 if isinstance(value, int) else f"{value} Other"
                printing = replace(printing, **{field: other_value})
            printings.append(printing)
    other = CardPool(printings)
    with pytest.raises(RecordError, match=rf"Card {number} \(.*\) is not the same here as in the record"):
        rec.start(whole.header, other)


def test_pictures_and_rarities_of_a_card_may_change(pool: CardPool) -> None:
    row = {"number": "X1-001", "lang": "en", "name": "Kettle", "type": "ITEM", "cp": 1, "subname": "Common"}
    one = CardPool([read_printing(row, "here")])
    two = CardPool([read_printing({**row, "rarity": "SR", "image": "kettle.png", "wish": 1}, "here")])
    three = CardPool([read_printing({**row, "cp": 2}, "here")])
    digests = [rec.card_digest(cards, "X1-001") for cards in (one, two, three)]
    assert digests[0] == digests[1] != digests[2]


# --- a later version of the program -----------------------------------------------------------------------------------
def test_a_record_of_an_earlier_format_goes_on(pool: CardPool, tmp_path: Path) -> None:
    """Written by an earlier version of the program, not by this one. Turns and bonds are compared all the same."""
    old = load_record(Path(__file__).parents[1] / "records" / "format-2.match")
    found = rec.verify(old, pool)
    assert (found.ok, found.turns) == (True, 6) and "earlier version of this program" in found.message
    new, why = rec.recovered(old, pool)
    assert (new.answers, why) == (old.answers, "")
    assert new.header == replace(old.header, format=rec.FORMAT, engine=rec.ENGINE, cards=new.header.cards)
    assert [(mark.after, mark.turn, mark.bond) for mark in new.marks] == [
        (mark.after, mark.turn, mark.bond) for mark in old.marks
    ]
    assert rec.verify(read_record(rec.write_record(new)), pool) == rec.Verified(True, 6, None)
    odd = replace(old.marks[2], bond=(7, 7))
    marks = tuple(odd if mark.after == odd.after else mark for mark in old.marks)
    assert rec.verify(replace(old, marks=marks), pool).step == odd.after


def read_otherwise(whole: Record, number: str) -> Record:
    """The record as if its program had read the text of one card in another way."""
    digest = whole.header.cards[number]
    cards = {**whole.header.cards, number: digest[:16] + "0" * 16}
    marks = tuple(replace(mark, state="0" * 32) for mark in whole.marks)
    return replace(whole, header=replace(whole.header, cards=cards), marks=marks)


def test_a_card_that_is_read_otherwise_stops_no_match(pool: CardPool, whole: Record) -> None:
    number = whole.header.decks[0][0]
    old = read_otherwise(whole, number)
    found = rec.verify(old, pool)
    assert found.ok and f"reads card {number}" in found.message
    assert number in rec.differs(old.header, pool)  # where two programs have to agree, they don't
    assert rec.recovered(old, pool) == (whole, "")


def test_a_record_goes_on_as_far_as_it_can_be_followed(pool: CardPool, whole: Record) -> None:
    old = read_otherwise(whole, whole.header.decks[0][0])
    step = old.marks[3].after + 2
    impossible = Given(old.answers[step].seat, (("attack", 999),))
    answers = (*old.answers[:step], impossible, *old.answers[step + 1 :])
    kept, why = rec.recovered(replace(old, answers=answers), pool)
    assert kept.answers == whole.answers[:step] and kept.marks == whole.marks[:4]
    assert why.startswith(f"Step {step + 1} of the record is not possible")
    marks = tuple(replace(mark, bond=(99, 99)) if mark is old.marks[3] else mark for mark in old.marks)
    kept, why = rec.recovered(replace(old, marks=marks), pool)
    assert kept.answers == whole.answers[: whole.marks[2].after] and kept.marks == whole.marks[:3]
    assert f"step {old.marks[3].after}" in why
    with pytest.raises(RecordError, match=f"Step {step + 1} "):  # nothing changed here: it is the record that is wrong
        rec.replay(rec.recovered(replace(whole, answers=answers), pool)[0], pool)


def test_a_replay_that_goes_another_way_is_noticed_at_its_turn(pool: CardPool, whole: Record) -> None:
    wrong = whole.marks[3]
    marks = tuple(replace(mark, state="0" * 32) if mark is wrong else mark for mark in whole.marks)
    found = rec.verify(replace(whole, marks=marks), pool)
    assert (found.ok, found.step, found.turns) == (False, wrong.after, wrong.turn)
    assert found.message == f"After step {wrong.after} of the record the game differs from the one that was played"
    found = rec.verify(replace(whole, marks=tuple(mark for mark in whole.marks if mark is not wrong)), pool)
    assert (found.ok, found.step) == (False, wrong.after)
    other = replace(whole.header, seed="another")
    assert not rec.verify(replace(whole, header=other), pool).ok


def test_an_answer_that_does_not_fit_is_named(pool: CardPool, whole: Record) -> None:
    answers = list(whole.answers)
    answers[20] = replace(answers[20], answer=(("pick", 999_999),))
    found = rec.verify(replace(whole, answers=tuple(answers)), pool)
    assert (found.ok, found.step) == (False, 21)
    assert found.message.startswith("Step 21 of the record is not possible: ")
    answers[20] = replace(whole.answers[20], seat=whole.answers[20].seat ^ 1)
    assert "wrong seat" in rec.verify(replace(whole, answers=tuple(answers)), pool).message


# --- rubbish ----------------------------------------------------------------------------------------------------------
HEAD = "HEADER"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", 'line 1: it is no JSON'),
        (b"\n", "line 1: it is no JSON"),
        (b"[]\n", "line 1: it does not begin with a match header"),
        (b'{"trails": "deck"}\n', "line 1: it does not begin with a match header"),
        (b'{"trails": "match", "format": 2}\n', 'line 1: the header lacks "decks"'),
        (b'{"trails": "match", "format": 2, "wish": 1}\n', 'line 1: the header has the unknown field "wish"'),
        (b'{"trails": "match", "format": 2, "format": 2}\n', "line 1: a field stands there twice"),
        (b'{"trails": "match", "format": NaN}\n', "line 1: NaN is no number"),
        (b'{"trails": "match", "format": 2.0}\n', 'line 1: "format" is a whole number'),
        (b"\xff\xfe{}\n", "line 1: it is not UTF-8 text"),
        (b"HEADER[7, [], 0]\n", "line 2: a seat is 0 or 1"),
        (b"HEADER[true, [], 0]\n", "line 2: a seat is 0 or 1"),
        (b"HEADER[0, [], 2]\n", "line 2: whether an answer gave itself is 0 or 1"),
        (b"HEADER[0, [[]], 0]\n", "line 2: an option is a list"),
        (b"HEADER[0, [[1.5]], 0]\n", "line 2: .* is a whole number"),
        (b"HEADER[0, [[null]], 0]\n", "line 2: .* is a whole number"),
        (b"HEADER[0, [[99999999999]], 0]\n", "line 2: .* is a whole number"),
        (b"HEADER[0, [[" + b"9" * 5000 + b"]], 0]\n", "line 2: a number is too large"),
        (b'HEADER[0, [["\\ud800"]], 0]\n', "line 2: .* is no proper text"),
        (b"HEADER[0, []]\n", "line 2: an answer is a seat"),
        (b"HEADER12\n", "line 2: an answer is a seat"),
        (b"HEADER" + b"[" * 60_000 + b"\n", "line 2: brackets stand more than 4 deep"),
        (b"HEADER[0, [" + b"[0]," * 600 + b"[0]], 0]\n", "line 2: an answer is a list of at most 500 options"),
        (b"HEADER[0, [" + b"[0]," * MOST_LINE + b"[0]], 0]\n", "line 2: it is longer than"),
        (b"HEADER" + b" " * MOST_BYTES, "it is larger than 16 MB"),
        (b'HEADER{"turn": 1, "bond": [40, 40], "state": "' + b"0" * 32 + b'"}\n', "line 2: a state stands where"),
        (b'HEADER[0, [], 0]\n{"turn": 1, "bond": [40, 40], "state": "x"}\n', "line 3: a state is a text of 32"),
        (b'HEADER[0, [], 0]\n{"turn": 1, "bond": [40], "state": ""}\n', 'line 3: "bond" is a list of two'),
        (b'HEADER[0, [], 0]\n{"turn": 1}\n', "line 3: a state has the fields turn, bond and state"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_said_with_its_line(whole: Record, text: bytes, sentence: str) -> None:
    text = text.replace(HEAD.encode(), rec.write_header(whole.header).encode())
    with pytest.raises(RecordError, match=f"^here cannot be read: {sentence}") as caught:
        read_record(text, "here")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("decks", [["a"]]), ("decks", [["a"], []]), ("decks", [["a"], [1]]), ("decks", [["a"] * 501, ["a"]]),
        ("decks", "ab"), ("decks", None), ("seed", 5), ("seed", "x" * 501), ("names", ["a"]), ("names", ["a", 1]),
        ("players", {}), ("cards", []), ("cards", {"a": 1}), ("switches", {"rebuild_is_destroy": 1}),
        ("switches", {"rebuild_is_destroy": "yes"}), ("switches", {"hate_scope": True}), ("switches", {"x": [1]}),
        ("rules", None), ("engine", "1"), ("engine", True),
    ],
)  # fmt: skip
def test_a_header_of_wrong_types_is_refused(whole: Record, field: str, value: object) -> None:
    with pytest.raises(RecordError, match="line 1: "):
        read_record(changed(whole, **{field: value}))


def test_a_name_may_hold_anything_people_write(pool: CardPool) -> None:
    names = ('[[[[{"\\ " }', "線\u2028\u0085\r\t")
    head = replace(header(pool), names=names)
    assert read_record(rec.write_header(head)).header == head


@st.composite
def damage(draw: st.DrawFn) -> list[tuple[str, float, bytes]]:
    """What is done to a file: where it is cut, what is put in, what stands twice."""
    how = st.sampled_from(["cut", "put", "drop", "double", "swap"])
    piece = st.one_of(
        st.binary(max_size=6),
        st.sampled_from(
            [b"\n", b"[", b"]", b'"', b"{}", b"0", b"1e9", b"null", b"-1", b'["pass"]', b"\xed\xa0\x80", b"\\"]
        ),
    )
    return draw(st.lists(st.tuples(how, st.floats(0, 1), piece), min_size=1, max_size=4))


@settings(max_examples=150)
@given(damages=damage())
def test_damaged_files_are_read_or_refused_never_worse(
    damages: list[tuple[str, float, bytes]], pool: CardPool, short: bytes
) -> None:
    text = short
    for how, where, piece in damages:
        at = int(where * len(text))
        line_from, line_to = text.rfind(b"\n", 0, at) + 1, text.find(b"\n", at) + 1 or len(text)
        line = text[line_from:line_to]
        if how == "cut":
            text = text[:at]
        elif how == "put":
            text = text[:at] + piece + text[at:]
        elif how == "drop":
            text = text[:line_from] + text[line_to:]
        elif how == "double":
            text = text[:line_to] + line + text[line_to:]
        else:
            text = text[:at] + piece + text[at + max(1, len(piece)) :]
    try:
        record = read_record(text, "here")
    except RecordError as error:
        assert re.match(r"here (cannot be read|has format)", str(error)) and "\n" not in str(error)
        return
    found = rec.verify(record, pool)
    assert found.message == rec.changed(record.header, pool) if found.ok else found.message
    assert "\n" not in found.message
    assert "cannot be carried out" not in found.message, found


@pytest.fixture(scope="module")
def short(pool: CardPool) -> bytes:
    """A small file: the beginning of a match."""
    return rec.write_record(played(pool, 8, 30)).encode()


def test_a_file_that_is_a_folder_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r'^"[^"]+" cannot be read: '):
        load_record(tmp_path)
    with pytest.raises(FileNotFoundError):
        load_summary(tmp_path / "none.match")


def test_a_card_that_no_longer_loads_is_a_sentence(
    pool: CardPool, whole: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: CardPool, number: str) -> None:
        raise CardError("card D1-001: no such effect")

    monkeypatch.setattr(CardPool, "meaning", broken)
    with pytest.raises(RecordError, match="cannot be used: card D1-001: no such effect"):
        rec.start(whole.header, pool)
