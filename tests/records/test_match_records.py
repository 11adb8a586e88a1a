"""A match of any game as a file: played again it is the same, and whatever is wrong with it is one sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.game import Game
from engine.games import game_named
from engine.kernel.fingerprint import fingerprint
from engine.records.lines import CONCEDE, Given, RecordError, write_back
from engine.records.playing import changed, give, make_header, mark_after, recovered, replay, start, verify
from engine.records.record import (
    DeckList,
    Mark,
    Record,
    game_of,
    load_sound,
    load_summary,
    read_record,
    write_answer,
    write_header,
    write_record,
)
from engine.records.sums import summed
from trails_desktop.app.cli import main
from trails_desktop.resources import with_cards

GAMES = ("seawall", "eightfold")


def port(name: str) -> Game:
    found = game_named(name)
    assert found is not None
    return found


@cache
def played(name: str, most: int = 160) -> Record:
    """A match between random players, up to so many answers."""
    game = port(name)
    header = make_header(game, (DeckList(dealt="a"), DeckList(dealt="b")), "7", names=("Ada", "Bryn"))
    match = start(header, game)
    players = [game.player("random", seat, "1", None) for seat in (0, 1)]
    answers: list[Given] = []
    marks: list[Mark] = []
    while match.outcome is None and len(answers) < most:
        assert match.decision is not None
        seat, turn = match.decision.seat, match.turn
        given = Given(seat, players[seat].choose(game.question(match)))
        give(game, match, given)
        answers.append(given)
        mark = mark_after(match, turn, len(answers))
        marks += [mark] if mark is not None else []
    return Record(header, tuple(answers), tuple(marks))


@pytest.mark.parametrize("name", GAMES)
def test_written_and_read_it_is_the_same_match(name: str) -> None:
    record = played(name)
    again = read_record(write_record(record))
    assert again == record
    assert verify(again, port(name)).ok
    assert len(record.marks) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_went_another_way_is_known(name: str) -> None:
    record = played(name)
    last = record.marks[-1]
    odd = replace(record, marks=(*record.marks[:-1], replace(last, state="0" * 32)))
    assert verify(odd, port(name)).step == last.after
    missing = replace(record, marks=record.marks[1:])
    assert "does not say how turn" in verify(missing, port(name)).message
    ended = replace(record, answers=(*record.answers[:9], Given(0, (("nothing",),)), *record.answers[10:]))
    assert "is not possible" in verify(ended, port(name)).message


def test_giving_up_ends_it() -> None:
    game, record = port("seawall"), played("seawall", 20)
    over = replay(replace(record, answers=(*record.answers, Given(1, CONCEDE))), game)
    assert over.outcome.winner == 0
    late = replace(record, answers=(*record.answers, Given(1, CONCEDE), Given(1, CONCEDE)))
    assert "the game was over before" in verify(late, game).message


def test_answers_taken_back_are_gone() -> None:
    game, record = port("seawall"), played("seawall", 30)
    text = write_record(record.up_to(20)) + write_back(12) + write_answer(record.answers[12])
    read = read_record(text)
    assert read.answers == record.answers[:13]
    assert all(mark.after <= 12 for mark in read.marks)
    assert fingerprint(replay(read, game)) == fingerprint(replay(record.up_to(13), game))


def test_damage_ends_it_at_the_last_good_point(tmp_path: Path) -> None:
    file, record = tmp_path / "current.match", played("seawall", 30)
    content, _ = summed(write_record(record))
    lines = content.splitlines(keepends=True)
    file.write_text("".join(lines[:-1]) + lines[-1][:9], encoding="utf-8")  # torn while it was written
    sound, why = load_sound(file)
    assert why == "" and len(sound.answers) >= 28
    at = next(at for at in range(8, len(lines)) if lines[at].startswith("["))
    lines[at] = lines[at].replace("[", "[ ", 1)
    file.write_text("".join(lines), encoding="utf-8")
    sound, why = load_sound(file)
    assert f"line {at + 1}: it was changed: its check sum does not fit" in why
    assert sound.answers == record.answers[: len(sound.answers)] and sound.answers


def test_a_record_tells_what_it_is_about(tmp_path: Path) -> None:
    file, record = tmp_path / "m.match", played("seawall")
    file.write_text(write_record(record), encoding="utf-8")
    assert load_summary(file).turn == record.marks[-1].turn
    assert game_of(file) == "seawall"
    file.write_text(write_record(record) + write_back(0), encoding="utf-8")
    assert load_summary(file).turn == 0
    file.write_text('{"trails":"match"}\n', encoding="utf-8")
    assert game_of(file) == ""


def test_other_rules_are_followed_as_far_as_they_go() -> None:
    record = played("seawall", 60)
    older = replace(record, header=replace(record.header, version=0))
    game = port("seawall")
    assert "version 0 of Seawall" in changed(older.header, game)
    assert verify(older, game).ok
    odd = replace(older, answers=(*older.answers[:40], Given(0, (("nothing",),))))
    back, why = recovered(odd, game)
    assert len(back.answers) == 40 and "Step 41" in why and back.header.version == game.version
    other = replace(record.header, digests=("0" * 16, record.header.digests[1]))
    assert "another one" in changed(other, game)
    assert recovered(replace(record, header=other), game) == (record, "")


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("game", "eightfold", "is of the game eightfold, not of Seawall"),
        ("switches", {"no_such": True}, "no switch no_such"),
        ("switches", {"double_defeat": "both"}, "no switch double_defeat that can be both"),
        ("decks", (DeckList(("X-1",)), DeckList(dealt="b")), "uses card X-1, which is not here"),
    ],
)
def test_what_cannot_be_played_says_so(field: str, value: object, why: str) -> None:
    header = replace(played("seawall", 5).header, **{field: value})  # type: ignore[arg-type]
    with pytest.raises(RecordError, match=why):
        start(header, port("seawall"))


def test_a_switch_at_another_value_is_played() -> None:
    header = replace(played("seawall", 5).header, switches={"double_defeat": "active"})
    match = start(header, port("seawall"))
    assert match.switches.double_defeat == "active"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"match": 9}, "has format 9, this program reads format 1"),
        ({"match": "x"}, "does not begin with a match header"),
        ({"more": 1}, 'the unknown field "more"'),
        ({"decks": [[], []]}, "a list of 1 to 500 card numbers"),
        ({"decks": [{}, "b"]}, "a list of 1 to 500 card numbers"),
        ({"series": [1]}, "a list of three"),
        ({"seed": 7}, '"seed" is a text'),
    ],
)
def test_bad_headers_are_one_sentence(change: dict[str, object], why: str) -> None:
    head = json.loads(write_header(played("seawall", 5).header))
    with pytest.raises(RecordError, match=why):
        read_record(json.dumps({**head, **change}) + "\n")


def test_the_command_plays_matches_of_any_game_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, odd, by_number = (tmp_path / f"{name}.match" for name in ("good", "odd", "listed"))
    record = played("seawall", 40)
    deck = DeckList(with_cards(port("seawall")).ready_decks[0].cards)
    listed = make_header(with_cards(port("seawall")), (deck, deck), "7")
    by_number.write_text(write_record(Record(listed)), encoding="utf-8")
    good.write_text(write_record(record), encoding="utf-8")
    odd.write_text(write_record(replace(record, header=replace(record.header, game="chess"))), encoding="utf-8")
    assert main(["--data", str(tmp_path / "data"), "replay", "verify", str(good), str(by_number), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verified"] == 2
    assert main(["--data", str(tmp_path / "data"), "replay", "verify", str(odd)]) == 2
    assert capsys.readouterr().err.endswith('"odd.match" is a match of the game chess, which is not here\n')
