"""A referee's table over several games and days: sides change, rulings hold, and what was kept is gone on with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine.kernel.fingerprint import fingerprint
from engine.trails.records.reading import read_record
from engine.trails.state.rulings import Switches
from tests.lan import tricky
from tests.lan.peers import lively
from tests.lan.tables import Here, Round
from tests.trails import gibberish
from trails_desktop.app.commands.serve import rules_of
from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.trails import TrailsTable, read_seen
from trails_desktop.lan.referee.match import Opened, bind_nonce, verify_hosted
from trails_desktop.lan.referee.sitting import Sitting
from trails_desktop.lan.referee.talk import Speak, TableRules, Times
from trails_desktop.lan.referee.wire import Bound, GiveUp, Hold, No, Open, Ready, Reply, Result, Sit, View
from trails_desktop.lan.referee.wire import Here as Names

DECKS = (tricky.deck(1, 30), tricky.deck(2, 30))


def round_of(folder: Path, *, seed: int = 1, watchers: int = 0, kept: bool = False, **rules: object) -> Round:
    path = folder / ("0" * 32 + ".table") if kept else None
    return Round(
        folder, TrailsTable(tricky.pool()), DECKS, seed=seed, rules=TableRules(**rules), watchers=watchers, path=path
    )  # type: ignore[arg-type]


def some(round: Round, random: Random, count: int) -> None:
    for _ in range(count):
        if not round.table.match.over:
            round.answer(lambda decision: lively(decision, random))


def results(one: Here) -> list[Result]:
    return [message for message in one.heard if isinstance(message, Result)]


# --- several games ----------------------------------------------------------------------------------------------------
def test_best_of_three_changes_sides_and_opens_everything_only_at_the_end(tmp_path: Path) -> None:
    round, random = round_of(tmp_path, best_of=3, watchers=1), Random(1)
    table, (aki, bryn), looker = round.table, round.players, round.watchers[0]
    bounds = []
    for game, loser in enumerate((aki, bryn, aki)):
        some(round, random, 30)
        assert [one.last(Bound).game for one in (aki, bryn, looker)] == [game] * 3
        assert (aki.last(Bound).seat, bryn.last(Bound).seat, looker.last(Bound).seat) == (game % 2, 1 - game % 2, 2)
        assert table.names[aki.who.seat] == "Player 0" and aki.last(Names).names[aki.who.seat] == "Player 0"
        bounds.append(aki.last(Bound))
        loser.says(GiveUp())
        if game < 2:
            assert not results(aki) and not results(looker) and not table.over  # decks stay secret between games
            standing = aki.last(Names)
            assert standing.wins[bryn.who.seat] == 1 and sum(standing.wins) == game + 1
            round.next_game()
    assert table.over and table.settled
    assert table.sitting.wins[bryn.who.seat] == 2 and table.sitting.wins[aki.who.seat] == 1
    for one in (aki, bryn, looker):
        assert [result.game for result in results(one)] == [0, 1, 2]
        for result, bound in zip(results(one), bounds, strict=True):
            opened = Opened(result.key, result.nonces, result.record)
            assert verify_hosted(opened, TrailsTable(tricky.pool()), bound=bound.key, bindings=bound.nonces).ok
    headers = [read_record(result.record).header for result in results(aki)]
    assert [header.decks for header in headers] == [DECKS, DECKS[::-1], DECKS]
    assert [header.names[game % 2] for game, header in enumerate(headers)] == ["Player 0"] * 3
    assert [header.series for header in headers] == [(3, 0, 0), (3, 1, 0), (3, 1, 1)]
    assert len({header.seed for header in headers}) == 3


def test_two_wins_decide_and_no_game_follows(tmp_path: Path) -> None:
    round = round_of(tmp_path, best_of=3)
    aki, bryn = round.players
    for game in range(2):
        aki.says(GiveUp())
        assert round.table.over is (game == 1)
        if game == 0:
            round.next_game()
    assert len(results(aki)) == len(results(bryn)) == 2
    (answer,) = aki.says(Ready(2, bytes(32)))
    assert isinstance(answer, No) and answer.why == "No game follows"


def test_nobody_is_ready_twice_nor_too_soon_nor_with_a_copied_nonce(tmp_path: Path) -> None:
    round = round_of(tmp_path, best_of=3)
    aki, bryn = round.players
    (answer,) = aki.says(Ready(1, bytes(32)))
    assert isinstance(answer, No)  # the game is on
    aki.says(GiveUp())
    first = aki.last(Bound)
    for game, bound in ((0, bytes(32)), (2, bytes(32)), (1, first.nonces[0]), (1, first.nonces[1])):
        (answer,) = aki.says(Ready(game, bound))
        assert isinstance(answer, No), (game, bound)
    aki.says(Ready(1, bind_nonce(1, b"a" * 32)))
    assert bryn.last(Names).ready == (True, False)
    (answer,) = bryn.says(Ready(1, bind_nonce(1, b"a" * 32)))
    assert isinstance(answer, No)  # bound by what the other one has bound
    bryn.says(Ready(1, bind_nonce(0, b"b" * 32)))
    assert bryn.last(Names).game == 1 and bryn.last(Bound).seat == 0
    (answer,) = bryn.says(Open(b"c" * 32))
    assert isinstance(answer, No)
    aki.says(Open(b"a" * 32))
    bryn.says(Open(b"b" * 32))
    seen = len(aki.heard)
    assert bryn.says(Open(b"b" * 32)) == [] and len(aki.heard) == seen  # again: nothing happens
    asked = round.at(round.table.match.asked)
    decision = asked.view().decision
    assert decision is not None
    (answer,) = asked.says(Reply(0, lively(decision, Random(1)), game=0))  # of the game before
    assert isinstance(answer, No) and round.table.match.given == 0


def test_talk_stays_with_who_said_it_when_sides_change(tmp_path: Path) -> None:
    round = round_of(tmp_path, best_of=3, watchers=1, talk="all")
    aki, _ = round.players
    aki.says(Speak("first"))
    round.watchers[0].says(Speak("I watch"))
    aki.says(GiveUp())
    round.next_game()
    assert [(spoken.seat, spoken.name) for spoken in round.table.talk.said] == [(1, "Player 0"), (2, "Watcher 0")]


def test_every_game_has_a_clock_of_its_own(tmp_path: Path) -> None:
    round, random = round_of(tmp_path, best_of=3, clock=ClockRule("chess", 100, 0)), Random(3)
    round.now += 40.0
    some(round, random, 1)
    assert min(round.players[0].last(Times).left) == pytest.approx(60_000, abs=600)
    round.players[0].says(GiveUp())
    round.now += 1_000.0  # between the games nobody's time runs
    round.next_game()
    assert round.players[0].last(Times).left == (100_000, 100_000)


# --- standing still ---------------------------------------------------------------------------------------------------
def test_who_holds_the_match_stops_answers_for_both_and_the_clock_of_the_other(tmp_path: Path) -> None:
    round = round_of(tmp_path, clock=ClockRule("chess", 60, 0))
    asked = round.at(round.table.match.asked)
    other = round.at(asked.who.seat ^ 1)
    decision = asked.view().decision
    assert decision is not None
    other.says(Hold(True))
    assert asked.last(Names).held[other.who.seat] and asked.last(Times).runs == -1
    round.now += 600.0
    assert round.table.time.due(round.now) is None
    (answer,) = asked.says(Reply(0, lively(decision, Random(1))))
    assert isinstance(answer, No) and "stands still" in answer.why and round.table.match.given == 0
    (answer,) = other.says(Hold(True))
    assert isinstance(answer, No)
    asked.says(Hold(True))
    assert other.last(Names).held == (True, True)
    other.says(Hold(False))
    assert other.last(Times).runs == asked.who.seat  # who is asked does not win time by holding
    assert other.last(Times).left == (60_000, 60_000)
    asked.says(Hold(False))
    asked.says(Reply(0, lively(decision, Random(1))))
    assert round.table.match.given == 1
    other.says(Hold(True))
    other.says(GiveUp())  # this is always possible
    assert asked.last(Names).held == (False, False) and results(asked)


# --- rulings ----------------------------------------------------------------------------------------------------------
def test_rulings_of_a_table_hold_and_are_checked(tmp_path: Path) -> None:
    rules = rules_of("off", "players", 8, 3, ["rebuild_is_destroy=yes", "support_check=at_attack"], "", False)
    named = (("rebuild_is_destroy", True), ("support_check", "at_attack"))
    assert rules == TableRules(best_of=3, switches=named, take_back=False)
    round = round_of(tmp_path, switches=named)
    assert round.players[0].last(Names).rules.switches == named
    some(round, Random(1), 20)
    round.players[0].says(GiveUp())
    result, bound = results(round.players[1])[0], round.players[1].last(Bound)
    held = Switches(rebuild_is_destroy=True, support_check="at_attack")
    assert dict(read_record(result.record).header.switches) == held._asdict()
    opened = Opened(result.key, result.nonces, result.record)
    for switches, ok in ((held._asdict(), True), (Switches()._asdict(), False)):
        verdict = verify_hosted(
            opened, TrailsTable(tricky.pool()), bound=bound.key, bindings=bound.nonces, switches=switches
        )
        assert verdict.ok is ok
    assert "rulings" in str(verdict.sentence)


def test_words_of_rulings_that_are_none_are_refused() -> None:
    for word in ("no such=1", "rebuild_is_destroy=perhaps", "support_check", "support_check=yes"):
        with pytest.raises(Fault, match="ruling"):
            TrailsTable(tricky.pool()).switches(rules_of("off", "players", 8, 1, [word]).switches)
    with pytest.raises(Fault, match="ruling"):
        Sitting("0" * 32, TrailsTable(tricky.pool()), TableRules(switches=(("no such", True),)))


def test_a_table_can_refuse_decks_that_are_not_legal_and_taking_back(tmp_path: Path) -> None:
    table = round_of(tmp_path).table
    table.rules = table.sitting.rules = TableRules(mode="strategy")
    table.sitting.machines[0] = b""
    (answer,) = Here(table, b"n" * 32).says(Sit("New", DECKS[0], bytes(32)))
    assert isinstance(answer, No) and "cards" in answer.why  # the sentence of the deck rules
    round = round_of(tmp_path, take_back=False)
    some(round, Random(1), 12)
    for seat in (0, 1):
        state = round.table.match.undo_state(seat)
        assert state.policy == "never" and state.why == "Nothing is taken back at this table"


# --- another day ------------------------------------------------------------------------------------------------------
def test_a_referee_that_is_killed_goes_on_exactly_where_it_stood(tmp_path: Path) -> None:
    """Two tables with the same chance, one of them killed again and again: they cannot be told apart."""
    rules: dict[str, object] = {"best_of": 3, "clock": ClockRule("chess", 3_600, 2)}
    (tmp_path / "kept").mkdir()
    one, two = round_of(tmp_path, **rules), round_of(tmp_path / "kept", kept=True, **rules)
    chance, kills = Random(5), Random(6)
    script = Random(9)
    for game in range(2):
        for _ in range(60):
            seed = script.random()
            for round in (one, two):
                round.now += 3.0
                if not round.table.match.over:
                    round.answer(lambda decision, seed=seed: lively(decision, Random(seed)))
            if kills.random() < 0.2:
                two.crash()
            if chance.random() < 0.1 and not one.table.match.over:
                for seat in (0, 1):
                    if one.table.match.undo_state(seat).policy != "never":
                        for round in (one, two):
                            sitting = round.table.sitting
                            if not sitting.ask_undo(seat):
                                sitting.answer_undo(seat ^ 1, True)
                            round.table._show_all()
                        break
            games = [round.table.match._game for round in (one, two)]
            assert games[0] is not None and games[1] is not None
            assert fingerprint(games[0]) == fingerprint(games[1])
        for round in (one, two):
            if not round.table.match.over:
                round.at(0).says(GiveUp())
        assert one.table.sitting.wins == two.table.sitting.wins
        if game == 0:
            two.crash()
            one.next_game()
            two.next_game()
    assert one.table.sitting.used == two.table.sitting.used
    path = two.path
    assert path is not None and path.stat().st_mode & 0o077 == 0


def test_a_table_that_is_over_waits_for_who_was_not_told(tmp_path: Path) -> None:
    round = round_of(tmp_path, kept=True)
    aki, bryn = round.players
    round.table.goes(bryn.who)
    aki.says(GiveUp())
    assert round.table.over and not round.table.settled and results(aki)
    round.crash()
    assert round.table.over and round.table.settled  # both came again, and were told
    assert results(round.players[1])
    assert Sitting.resume(round.games, round.path or Path()).told == [True, True]


def test_a_file_that_is_torn_or_changed_is_mended_or_refused_with_a_sentence(tmp_path: Path) -> None:
    round, random = round_of(tmp_path, kept=True), Random(2)
    some(round, random, 25)
    path = round.path
    assert path is not None
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    assert Sitting.resume(round.games, path).match.given == 24  # the last one was being written
    for cut in (b"", b"\x00\x00\x00\x02hi", whole[:8], whole[:60] + whole[64:], b"\xff" * 100):
        path.write_bytes(cut)
        with pytest.raises(Fault, match="cannot be read"):
            Sitting.resume(round.games, path)


# --- lines that nobody can read ---------------------------------------------------------------------------------------
def test_lines_done_by_hand_are_agreed_at_a_referees_table_and_its_crash_loses_nothing(tmp_path: Path) -> None:
    random, known = Random(5), gibberish.pool(5)
    decks = tuple(random.choices(list(known), k=20)), tuple(random.choices(list(known), k=20))
    round = Round(tmp_path, TrailsTable(known), decks, seed=5, path=tmp_path / ("0" * 32 + ".table"))
    asked: Counter[str] = Counter()
    for step in range(3_000):
        if round.table.match.over or asked["agree"] > 15:
            break
        decision = round.at(round.table.match.asked).view().decision
        assert decision is not None
        asked[decision.purpose] += 1
        if decision.purpose in ("hand", "agree") and step % 31 == 0:
            round.crash()
        round.answer(lambda decision: lively(decision, random))
        for player in round.players:
            player.wire.forget()
    assert asked["hand"] > 20 and asked["agree"] > 5  # the other seat is asked for each step
    if not round.table.match.over:
        round.players[0].says(GiveUp())
    match = round.table.match
    assert verify_hosted(match.opened(), TrailsTable(known), bound=match.bound, bindings=match.bindings).ok


# --- the log ----------------------------------------------------------------------------------------------------------
def test_the_log_is_whole_however_lines_break_around_it(tmp_path: Path) -> None:
    """A view may be lost with the line; who comes again has every line all the same, each once."""
    round, random, chance = round_of(tmp_path, watchers=1), Random(4), Random(8)
    logs: dict[int, list[object]] = {}

    def hear(number: int, one: Here) -> None:
        """What a program there makes of the views that reach it."""
        log = logs.setdefault(number, [])
        for message in one.heard:
            if isinstance(message, View):
                seen = read_seen(message.seen)
                assert seen.first <= len(log)  # no gap
                del log[seen.first :]
                log.extend(seen.lines)
        one.wire.messages.clear()
        one.wire.payloads.clear()

    everybody = [*round.players]
    for _ in range(120):
        if round.table.match.over:
            break
        for number, one in enumerate(everybody):
            hear(number, one)
        seat = round.table.match.asked
        shown = round.table.match.seen(seat).view
        assert shown.decision is not None
        cut = chance.choice((None, None, 0, 1))
        if cut is not None and chance.random() < 0.5:  # before the answer
            round.table.goes(everybody[cut].who)
        who = everybody[seat].who
        if round.table._lines.get(seat) is who:
            round.table.hear(who, Reply(round.table.match.given, lively(shown.decision, random)))
        if cut is not None:  # after it: the view was sent and is lost
            if everybody[cut].who in round.table._visitors:
                round.table.goes(everybody[cut].who)
            everybody[cut].wire.messages.clear()
            everybody[cut] = Here(round.table, bytes([cut]) * 32)
        for undoing in (0, 1):
            if chance.random() < 0.05 and round.table.match.undo_state(undoing).policy == "ask":
                round.table.sitting.ask_undo(undoing)
                round.table.sitting.answer_undo(undoing ^ 1, True)
                round.table._show_all()
    for number, one in enumerate(everybody):
        hear(number, one)
        assert logs[number] == round.table.match._log[number]
    assert len(logs[0]) > 40
    late = Here(round.table, b"l" * 32)  # watches from here on, and reads all that was public
    late.who.seat = 2
    round.table._show(late.who, news=False)
    assert list(read_seen(late.last(View).seen).lines) == round.table.match._log[2]


def test_views_of_one_moment_tell_its_news_once(tmp_path: Path) -> None:
    round = round_of(tmp_path)
    some(round, Random(3), 30)
    views = [read_seen(message.seen) for message in round.players[0].heard if isinstance(message, View)]
    assert sum(len(seen.events) for seen in views) > 20
    joined: list[object] = []
    for seen in views:
        assert seen.first == len(joined)  # nothing is sent twice while the line holds
        joined.extend(seen.lines)
    again = Here(round.table, bytes(32))
    seen = read_seen(again.last(View).seen)
    assert list(seen.lines) == joined and not seen.events
