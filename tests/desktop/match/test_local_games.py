"""A match of any game in this process: what is asked of whom, taking back, trying out, the log, the file."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.effects.player import RandomPlayer
from engine.game import Game
from engine.games import game_named
from engine.kernel.decisions import Answer, Refused
from engine.kernel.fingerprint import fingerprint
from engine.records.playing import verify
from engine.records.record import DeckList, load_record
from engine.views import View
from tests.desktop.game_kills import run
from trails_desktop.match.game_port import GameChange
from trails_desktop.match.games.local import LocalGame, resume, saved_summary
from trails_desktop.match.games.setup import GameSetup
from trails_desktop.match.games.telling import LogWords
from trails_desktop.match.games.thinking import Asked, think

GAMES = ("seawall", "eightfold")


@dataclass(frozen=True)
class Talk:
    """Words of a game, plain ones."""

    log: Any = field(
        default=lambda: {
            "turn": LogWords("turn of {who}", opens_turn=True),
            "move": LogWords("{card} goes to {place}", {"hand": "{who} takes {card}"}),
        }
    )
    places: Any = dict
    reasons: Any = str
    card_name: Any = lambda number, name: name.upper()


def port(name: str) -> Game:
    found = game_named(name)
    assert found is not None
    return found


def setup(name: str = "seawall", players: tuple[str, str] = ("human", "human"), seed: str = "5") -> GameSetup:
    return GameSetup(name, ("Ada", "Bryn"), (DeckList(dealt="a"), DeckList(dealt="b")), players, seed)


def begun(qtbot: QtBot, name: str = "seawall", folder: Path | None = None, **more: Any) -> LocalGame:
    match = LocalGame(port(name), setup(name, **more), Talk(), folder, pace=0)
    match.seat_wanted.connect(match.sit_down)
    match.start()
    return match


def play(match: LocalGame, most: int = 400, seed: int = 1, watch: Any = None) -> int:
    """Random answers for whoever sits there; returns how many."""
    player, done = RandomPlayer(seed, 0), 0
    while done < most and (seen := match.view()).winner is None:
        assert seen.decision is not None
        answer = player.choose(seen)
        if watch is not None:
            watch(match, answer)
        match.answer(answer)
        done += 1
    return done


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_to_its_end_and_kept(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    match = begun(qtbot, name, tmp_path)
    ended: list[View] = []
    match.ended.connect(ended.append)
    play(match, 5000)
    assert len(ended) == 1 and ended[0].winner is not None and match.ending
    assert not (tmp_path / "current.match").exists() and match.kept == "match-0001.match"
    found = verify(load_record(tmp_path / match.kept), port(name))
    assert found.ok and found.winner == ended[0].winner and found.turns > 2


def test_the_other_person_is_asked_for_before_anything_of_theirs_is_seen(qtbot: QtBot) -> None:
    match = LocalGame(port("seawall"), setup(), Talk(), pace=0)
    wanted: list[int] = []
    match.seat_wanted.connect(wanted.append)
    match.start()
    player = RandomPlayer(3, 0)
    while not wanted:
        match.answer(player.choose(match.view()))
    seen = match.view()
    assert wanted == [1 - match.seat] and seen.decision is None and seen.asked == wanted[0]
    assert all(card.name is None for card in seen.sides[wanted[0]].zones["hand"])
    with pytest.raises(Refused):
        match.answer((("pass",),))
    match.sit_down(wanted[0])
    assert match.seat == wanted[0] and match.view().decision is not None


def test_what_is_not_allowed_changes_nothing(qtbot: QtBot) -> None:
    match = begun(qtbot)
    before = fingerprint(match._match)
    with pytest.raises(Refused):
        match.answer((("fly", 999),))
    assert fingerprint(match._match) == before and not match.record().answers


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_returns_to_the_same_question(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    match, stream = begun(qtbot, name, tmp_path), Random(4)
    player, states, back = RandomPlayer(8, 0), {}, 0
    for _ in range(70):
        if match.view().winner is not None:
            break
        count = len(match.record().answers)
        states[count] = (fingerprint(match._match), match.view(), len(match.log()))
        match.answer(player.choose(match.view()))
        if stream.random() < 0.3 and match.can_undo():
            match.undo()
            back += 1
            count = len(match.record().answers)
            state, seen, told = states[count]
            assert fingerprint(match._match) == state
            assert (match.view(), len(match.log())) == (seen, told)
    assert back > 2
    match.close()
    assert [one.answer for one in load_record(tmp_path / (match.kept or "current.match")).answers] == [
        one.answer for one in match.record().answers
    ]


def test_what_was_hidden_of_the_other_and_is_seen_is_not_taken_back(qtbot: QtBot) -> None:
    match, policies, whys = begun(qtbot), set(), set()

    def look(match: LocalGame, answer: Answer) -> None:
        undo = match.undo_state()
        policies.add(undo.policy)
        whys.add(undo.why)

    play(match, 300, watch=look)
    assert {"free", "ask"} <= policies
    assert "Hidden cards of your own were seen since" in whys
    match.concede() if match.view().winner is None else None
    assert not match.can_undo()


def test_against_the_computer_everything_is_taken_back(qtbot: QtBot) -> None:
    match = begun(qtbot, players=("human", "random"))
    while match.view().decision is None:
        qtbot.waitSignal(match.changed, timeout=60_000).wait()
    assert match.undo_state().policy == "never"
    match.answer(RandomPlayer(1, 0).choose(match.view()))
    assert match.undo_state().policy == "free"
    match.close()


def test_the_thinking_process_finds_its_player_by_name(qtbot: QtBot) -> None:
    for name, player in (("eightfold", "random"), ("seawall", "greedy")):
        match = begun(qtbot, name)
        for _ in range(3):
            seen = match.view()
            assert seen.decision is not None
            answer = think(player, 3, Asked(seen.decision, match.record()))
            seen.decision.check(answer)
            match.answer(answer)
        match.undo()
        again = match.view().decision
        assert again is not None
        again.check(think(player, 3, Asked(again, match.record())))


@pytest.mark.parametrize("name", GAMES)
def test_trying_out_tells_nothing_hidden_and_leaves_the_match_alone(qtbot: QtBot, name: str) -> None:
    match, told = begun(qtbot, name), []

    def attempt(match: LocalGame, answer: Answer) -> None:
        before = match.view()
        hidden = {card.id for card in before.cards() if card.name is None}
        state = fingerprint(match._match)
        seen = match.try_out(answer)
        assert fingerprint(match._match) == state
        told.append(seen is not None)
        if seen is not None:
            named = {card.id for card in seen.cards() if card.name is not None}
            assert not named & hidden

    play(match, 60, watch=attempt)
    assert sum(told) > len(told) / 2
    assert match.try_out((("fly", 1),)) is None


def test_trying_out_is_the_same_whatever_is_hidden(qtbot: QtBot) -> None:
    """Two worlds that differ in the other seat's deck only: nothing of it comes through."""
    other = replace(setup(), decks=(DeckList(dealt="a"), DeckList(dealt="c")))
    worlds = [LocalGame(port("seawall"), one, Talk(), pace=0) for one in (setup(), other)]
    compared = 0
    for match in worlds:
        match.start()
    if worlds[0].view().decision is not None:
        for option in worlds[0].view().decision.options:  # type: ignore[union-attr]
            assert worlds[0].try_out((option,)) == worlds[1].try_out((option,))
            compared += 1
    assert compared


def test_the_log_names_what_the_seat_knows(qtbot: QtBot) -> None:
    match = begun(qtbot)
    changes: list[GameChange] = []
    match.changed.connect(changes.append)
    play(match, 120)
    own = [line.text for line in match.log()]
    assert any(text.startswith("Turn of") for text in own)
    assert any("a card" in text for text in own) and any(text.isupper() or "UNIT" in text for text in own)
    turns = [line.turn for line in match.log()]
    assert turns == sorted(turns)
    for seat in (0, 1):
        hands = [said for said in match._told[seat] if said.place == "hand" and said.card is not None]
        assert all(said.whom == seat or said.kind != "move" or said.cards for said in hands)
        drawn = [said for said in match._told[seat] if said.place == "hand" and said.whom == 1 - seat]
        assert drawn and sum(said.card is None for said in drawn) >= 5  # the other player's first hand


def test_giving_up_is_told_and_ends_it(qtbot: QtBot) -> None:
    match = begun(qtbot)
    match.concede()
    assert match.view().winner == 1 - match.seat
    assert match.log()[-1].text == f"{match.names[match.seat]} gives up"


@pytest.mark.parametrize("name", GAMES)
def test_a_stopped_match_goes_on_where_it_was(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    match = begun(qtbot, name, tmp_path)
    play(match, 20)
    state, log = fingerprint(match._match), [said for said in match._told[0]]
    match.close()
    summary = saved_summary(tmp_path)
    assert summary is not None and summary.header.names == ("Ada", "Bryn") and summary.turn == match.view().turn
    again = resume(port(name), Talk(), tmp_path, pace=0)
    assert again is not None and again.earlier is None and again.setup == match.setup
    assert fingerprint(again._match) == state and again._told[0] == log
    wanted: list[int] = []
    again.seat_wanted.connect(wanted.append)
    again.start()
    assert wanted, "nobody sits there yet"
    again.close()


def test_a_damaged_match_goes_on_from_before_and_is_kept_whole(qtbot: QtBot, tmp_path: Path) -> None:
    match = begun(qtbot, "seawall", tmp_path)
    play(match, 20)
    match.close()
    file = tmp_path / "current.match"
    lines = file.read_bytes().split(b"\n")
    at = next(at for at in range(9, len(lines)) if lines[at].startswith(b"["))
    lines[at] = lines[at].replace(b"[", b"[ ", 1)
    file.write_bytes(b"\n".join(lines))
    again = resume(port("seawall"), Talk(), tmp_path, pace=0)
    assert again is not None and again.earlier is not None
    assert f"line {at + 1}" in again.earlier.why and again.earlier.file.exists()
    again.close()
    assert resume(port("seawall"), Talk(), tmp_path / "none") is None


def test_why_not_names_rules_and_is_empty_for_what_can_be_done(qtbot: QtBot) -> None:
    match, said = begun(qtbot), []

    def look(match: LocalGame, answer: Answer) -> None:
        seen = match.view()
        assert seen.decision is not None
        offered = {part for option in seen.decision.options for part in option[1:]}
        for card in seen.sides[match.seat].zones["hand"]:
            reasons = match.why_not(card.id)
            assert not (reasons and card.id in offered)
            said.extend(reasons)
        for card in seen.sides[1 - match.seat].zones["hand"]:
            assert match.why_not(card.id) == ()

    play(match, 40, watch=look)
    assert said and all(text.endswith(")") and "(" in text for text in said)


def test_killed_programs_go_on_at_the_same_question(qtbot: QtBot, tmp_path: Path) -> None:
    """More of them: ``python -m tests.desktop.game_kills 100``."""
    found = run("seawall", 2, tmp_path)
    assert (found.kills, found.same, found.faults) == (2, 2, [])


def test_a_player_that_searches_answers_from_the_process_beside_the_window(qtbot: QtBot) -> None:
    match = begun(qtbot, players=("human", "greedy"))
    player = RandomPlayer(3, 0)

    def computer_answered() -> bool:
        seen = match.view()
        if seen.decision is not None:
            match.answer(player.choose(seen))
        return sum(given.seat == 1 and not given.auto for given in match.record().answers) >= 3

    qtbot.waitUntil(computer_answered, timeout=60_000)
    match.close()
