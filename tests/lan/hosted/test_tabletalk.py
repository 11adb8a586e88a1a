"""Clocks and talk at a referee's table, and what is no message there."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.trails.records.reading import read_record
from engine.trails.records.record import CONCEDE
from tests.lan import tricky
from tests.lan.cheating.hostile_table import attack_referee, attack_visitor
from tests.lan.peers import lively
from tests.lan.tables import Here, Round
from trails_desktop.app.commands.serve import rules_of
from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.clocks import WAY, TableTime
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.trails import TrailsTable, read_seen
from trails_desktop.lan.referee.talk import AskFight, AskWhy, Slow, Speak, Spoken, TableRules, Times, Told
from trails_desktop.lan.referee.wire import Here as Names
from trails_desktop.lan.referee.wire import No, Open, Reply, Result, Sit, View, read_message
from trails_desktop.lan.visitor.client import Visitor


def round_of(folder: Path, *, watchers: int = 0, **rules: object) -> Round:
    return Round(folder, TrailsTable(tricky.pool()), tricky.decks(1), rules=TableRules(**rules), watchers=watchers)  # type: ignore[arg-type]


# --- clocks -----------------------------------------------------------------------------------------------------------
def test_the_clock_runs_for_who_is_asked_and_stands_while_a_line_is_cut(tmp_path: Path) -> None:
    round = round_of(tmp_path, clock=ClockRule("chess", 60, 2))
    seat = round.table.match.asked
    assert round.players[0].last(Times) == Times((60_000, 60_000), seat)
    round.now += 10.0
    round.answer(lambda decision: lively(decision, Random(1)))
    told = round.players[0].last(Times)
    assert told.left[seat] == pytest.approx(52_000, abs=300) and told == round.players[1].last(Times)
    asked = round.table.match.asked
    round.table.goes(round.players[1].who)  # the cable is out
    told = round.players[0].last(Times)
    assert told.runs == -1 and round.players[0].last(Names).present == (True, False)
    round.now += 100.0
    back = Here(round.table, bytes([1]) * 32)
    after = back.last(Times)
    assert after.runs == asked and after.left == told.left
    assert back.last(Names).present == (True, True)


def test_who_is_asked_and_stays_away_loses_by_the_clock(tmp_path: Path) -> None:
    """The clock stands for three minutes of a game in all, however often the line is cut; then it runs."""
    round = round_of(tmp_path, clock=ClockRule("decision", 5))
    seat = round.table.match.asked
    for _ in range(3):
        round.table.goes(round.at(seat).who)
        round.now += 50.0
        round.players[seat] = Here(round.table, bytes([seat]) * 32)
        assert not round.table.match.over
    round.table.goes(round.at(seat).who)
    assert round.table.bell == pytest.approx(30 + 5 + WAY, abs=0.1)
    round.now += 30.0 + 4.0
    round.table.ring()
    assert not round.table.match.over
    round.now += 3.0
    round.table.ring()
    assert round.table.match.over and round.table.match.winner == seat ^ 1


def test_who_waits_and_is_away_costs_the_other_one_no_time(tmp_path: Path) -> None:
    round = round_of(tmp_path, clock=ClockRule("decision", 5))
    seat = round.table.match.asked
    round.table.goes(round.at(seat ^ 1).who)
    round.now += 10_000.0
    round.table.ring()
    assert not round.table.match.over
    round.players[seat ^ 1] = Here(round.table, bytes([seat ^ 1]) * 32)
    assert not round.table.match.over and round.players[seat].last(Times).runs == seat


def test_who_runs_out_of_time_has_lost_and_no_sooner(tmp_path: Path) -> None:
    round = round_of(tmp_path, clock=ClockRule("decision", 20), watchers=1)
    seat = round.table.match.asked
    round.now += 20.0 + WAY / 2  # an answer may still be on the way
    round.table.ring()
    assert not round.table.match.over
    round.answer(lambda decision: lively(decision, Random(1)))
    assert not round.table.match.over and round.table.match.moves == 1
    seat = round.table.match.asked
    round.now += 20.0 + WAY + 0.1
    question = read_seen(round.players[seat].last(View).seen)
    assert question.view.decision is not None
    answers = round.players[seat].says(Reply(question.number, lively(question.view.decision, Random(1))))
    assert isinstance(answers[-1], No) and "run out" in answers[-1].why  # too late: the referee need not have rung
    for one in (*round.players, *round.watchers):
        assert one.view().winner == seat ^ 1
        assert one.last(Times).out == seat
        seen = read_seen(one.last(View).seen)
        assert seen.lines[-1].template == "The time of {who} has run out"
    record = read_record(round.players[0].last(Result).record)
    assert record.answers[-1].answer == CONCEDE and record.answers[-1].seat == seat


def test_a_clock_that_the_referee_stops_too_soon_is_noticed(tmp_path: Path) -> None:
    for spent, believed in ((3.0, False), (25.0, True)):
        now = [0.0]
        visitor = Visitor(GamesHere(tricky.pool), now=partial(now.__getitem__, 0))
        visitor.seat = 0
        visitor._talker = object()  # type: ignore[assignment]
        visitor._timed(Times((30_000, 30_000), 0))
        now[0] += spent
        visitor._timed(Times((-1_000, 30_000), -1, 0))
        assert visitor._played.timed_out is believed


def test_time_is_told_alike_whatever_the_clock(tmp_path: Path) -> None:
    off = TableTime(ClockRule(), 0.0)
    off.look(0, 1, True, 5.0)
    assert not off.on and off.due(100.0) is None
    held = TableTime(ClockRule("chess", 100, 0), 0.0)
    held.look(0, 1, True, 0.0)
    held.look(0, 1, False, 30.0)
    assert held.due(1_000.0) is None and held.left(0, 1_000.0) == 70.0
    held.look(0, 1, True, 1_000.0)
    assert held.due(1_070.0) == pytest.approx(WAY)


# --- talk -------------------------------------------------------------------------------------------------------------
def test_what_is_said_comes_to_everybody_and_again_to_who_was_away(tmp_path: Path) -> None:
    round = round_of(tmp_path, watchers=1)
    aki, bryn = round.players
    aki.says(Speak("  hello\n\x1b[31m<b>there</b>  "))
    for one in (aki, bryn, *round.watchers):
        spoken = one.last(Spoken)
        assert spoken == Spoken(0, 0, "Player 0", "hello [31m<b>there</b>")
    round.table.goes(bryn.who)
    aki.says(Speak("are you there"))
    back = Here(round.table, bytes([1]) * 32)
    assert [spoken.number for spoken in back.heard if isinstance(spoken, Spoken)] == [0, 1]
    visitor = Visitor(GamesHere(tricky.pool))
    for spoken in [*aki.heard, *back.heard]:
        if isinstance(spoken, Spoken):
            visitor._told(spoken, None)  # type: ignore[arg-type]
    assert [spoken.text for spoken in visitor.chat] == ["hello [31m<b>there</b>", "are you there"]  # each once


@pytest.mark.parametrize(
    ("talk", "plays", "watches"), [("players", True, False), ("all", True, True), ("off", False, False)]
)
def test_who_may_talk_is_what_holds_at_the_table(talk: str, plays: bool, watches: bool, tmp_path: Path) -> None:
    round = round_of(tmp_path, watchers=1, talk=talk)
    for one, may in ((round.players[0], plays), (round.watchers[0], watches)):
        (answer,) = one.says(Speak("hello"))
        assert isinstance(answer, Spoken if may else No)
        if isinstance(answer, No):
            assert answer.about == "talk" and answer.why
    stranger = Here(round.table, b"s" * 32)
    (answer,) = stranger.says(Speak("hello"))
    assert isinstance(answer, No)


def test_too_much_talk_is_answered_and_only_what_was_heard_is_passed_on(tmp_path: Path) -> None:
    round = round_of(tmp_path)
    answers = [round.players[0].says(Speak(f"line {number}"))[0] for number in range(100)]
    heard = [answer for answer in answers if isinstance(answer, Spoken)]
    assert 5 <= len(heard) <= 8 and all(isinstance(answer, Slow) for answer in answers[len(heard) :])
    assert sum(isinstance(message, Spoken) for message in round.players[1].heard) == len(heard)
    round.now += 60.0
    assert isinstance(round.players[0].says(Speak("again"))[0], Spoken)
    assert len(round.table.talk.said) <= 50


def test_a_table_without_watchers_turns_them_away(tmp_path: Path) -> None:
    round = round_of(tmp_path, watchers=0)
    round.table.rules = TableRules(watchers=0)
    curious = Here(round.table, b"c" * 32)
    (answer,) = curious.says(Sit("Cleo", watch=True))
    assert isinstance(answer, No) and answer.why == "Nobody else can watch here"


# --- what is no message -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "words",
    [
        {"t": "ask why", "ref": -1, "obj": 1},
        {"t": "ask why", "ref": 1, "obj": 2**40},
        {"t": "ask why", "ref": 1, "obj": 1, "verb": "x" * 61},
        {"t": "ask why", "ref": 1, "obj": 1, "more": 1},
        {"t": "ask fight", "ref": 1, "attackers": [1] * 61, "target": 0, "seat": 0},
        {"t": "ask fight", "ref": 1, "attackers": [1], "target": 0, "seat": 2},
        {"t": "ask pay", "ref": 1, "answer": [["play", 1.5]]},
        {"t": "speak", "text": "x" * 301},
        {"t": "speak", "text": 5},
        {"t": "times", "left": [0, 2**40]},
        {"t": "told"},
        {"t": "told", "ref": 0, "reasons": [["502.2", "x", []]] * 41},
        {"t": "spoken", "number": 0, "seat": 3, "name": "x", "text": "y"},
        {"t": "no such"},
    ],
)
def test_what_is_malformed_is_refused(words: dict[str, object]) -> None:
    with pytest.raises(Fault, match="no program of ours"):
        read_message(msgspec.msgpack.encode(words))


def test_what_only_the_referee_says_has_no_place_from_a_player(tmp_path: Path) -> None:
    round = round_of(tmp_path)
    number = round.table.match.moves
    for message in (Told(1), Slow(1, 5), Times((1, 1)), Spoken(0, 1, "Player 1", "I give up"), Open(bytes(32))):
        (answer,) = round.players[0].says(message)
        assert isinstance(answer, No)
    assert round.table.match.moves == number and round.players[1].last(Spoken) is None


def test_odd_questions_are_answered(tmp_path: Path) -> None:
    round = round_of(tmp_path)
    for question in (AskFight(1, (), 0, 0), AskFight(1, (5, 5, 5), 5, -1), AskFight(1, (2**31,), 2**31, 1)):
        assert round.players[0].says(question) == [Told(1)]
    for verb in ("support", "be attacked", "craft", "gain", "trigger", "concede"):
        for ident in range(0, 140):
            round.now += 1.0
            (answer,) = round.players[0].says(AskWhy(ident, ident, verb))
            assert isinstance(answer, Told)


def test_players_and_a_referee_that_talk_nonsense(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    attack_referee(1, 1_500, counts, tmp_path)
    asyncio.run(attack_visitor(1, 400, counts, tmp_path))
    assert counts["matches"] == 1 and counts["refused"] > 200 and counts["answered Told"] > 100
    assert counts["refused by a visitor"] > 100 and counts["taken"] > 10


# --- serve ------------------------------------------------------------------------------------------------------------
def test_the_words_of_the_command_become_rules() -> None:
    assert rules_of("off", "players", 8) == TableRules()
    assert rules_of("decision:60", "all", 0) == TableRules(ClockRule("decision", 60), "all", 0)
    assert rules_of("chess:1200+2", "off", 64) == TableRules(ClockRule("chess", 1200, 2), "off", 64)
    assert rules_of("chess:900", "off", 1).clock == ClockRule("chess", 900, 0)
    for clock in ("", "on", "decision", "decision:-5", "decision:0", "chess:99999", "chess:60+9999", "blitz:5"):
        with pytest.raises(ValueError, match="--clock"):
            rules_of(clock, "all", 8)
    with pytest.raises(ValueError, match="--watchers"):
        rules_of("off", "all", 65)
