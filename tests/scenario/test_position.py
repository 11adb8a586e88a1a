"""Positions: a game that is written down and set up again stands where it stood, and goes on."""

from __future__ import annotations

import random

import pytest

from engine.players.random_player import random_answer
from engine.scenario.board.position import (
    NoPosition,
    open_position,
    position_header,
    read_position,
    set_up,
    write_position,
)
from engine.scenario.source import ScenarioError
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.records.reading import read_record
from engine.trails.records.record import Given, Record, RecordError, make_header, replay, start, verify, write_record
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import OPEN
from engine.trails.views.records import CardView
from engine.trails.views.view import view
from trails_desktop.resources import resource_dir

BOARD = """\
title: A small board
cards:
  tower: {type: UNIT, name: Tower, cp: 1, str: 2, def: 4, orgs: [Guard]}
board:
  at: deployment
  turn: 3
  A: {bond: 30, cp: 2, hand: [tower, D1-005], field: [{card: tower, as: tired, state: action}], deck: [tower, D1-006]}
  B: {field: [{card: tower, as: down, state: stunned}], homebase: [{card: D1-003, face: up}, tower]}
"""


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(resource_dir("assets") / "cards")


def random_game(pool: CardPool, seed: int) -> TrailsGame:
    files = sorted(resource_dir("decks").glob("*.deck"))
    chosen = [files[(seed + shift) % len(files)] for shift in (0, 1)]
    one, two = (resolve(read_deck(file.read_text(encoding="utf-8"), file.name), pool) for file in chosen)
    return start(make_header(pool, (one, two), seed), pool)


def facts(game: TrailsGame) -> tuple[object, ...]:
    """What a position holds of a game."""
    seen = view(game, OPEN)

    def card(one: CardView) -> tuple[object, ...]:
        marks = tuple(mark for mark in one.attributes)
        return one.number, one.owner, one.ready, one.face_up, one.stunned, marks

    sides = tuple(
        (side.bond, side.cp, side.ep, side.deck, *(tuple(card(one) for one in zone) for zone in
         (side.hand, side.field, side.homebase, side.trail, side.exile)))
        for side in seen.players
    )  # fmt: skip
    asked = (seen.step, seen.asked_for) if seen.asked_for != "place" else ("draw", "priority")
    return seen.turn, seen.initiative, *asked, seen.step_seat, seen.asked, sides


def test_a_game_stands_again_where_it_was_written_down(pool: CardPool) -> None:
    written = 0
    for seed in range(2):
        game, chance = random_game(pool, seed), random.Random(seed)
        while game.outcome is None and game.turn < 9:
            try:
                text = write_position(game, "again")
            except NoPosition:
                text = ""
            if text:
                written += 1
                again = set_up(read_position(text, pool))
                assert facts(again) == facts(game), text
                assert write_position(again, "again") == text
            assert game.decision is not None
            game.answer(random_answer(game.decision, chance))
    assert written > 30


def test_a_match_from_a_position_is_recorded_and_played_again(pool: CardPool) -> None:
    header = position_header(BOARD, pool, ("Ada", "Bo"))
    game, chance, given = open_position(header, pool), random.Random(1), []
    assert game.bond == (30, 40)
    while game.outcome is None and len(given) < 60:
        assert game.decision is not None
        answer = random_answer(game.decision, chance)
        given.append(Given(game.decision.seat, answer))
        game.answer(answer)
    record = read_record(write_record(Record(header, tuple(given))))
    assert record.header == header
    assert facts(replay(record, pool, opener=open_position)) == facts(game)
    with pytest.raises(RecordError, match="position of its own"):
        replay(record, pool)
    assert not verify(record, pool).ok


def test_cards_of_the_position_are_written_with_it(pool: CardPool) -> None:
    scenario = read_position(BOARD, pool)
    text = write_position(set_up(scenario), "again", scenario.cards.own_data())
    assert facts(set_up(read_position(text, pool))) == facts(set_up(scenario))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title: A\n---\ntitle: B\n", "only one position can be played at a time"),
        ("title: A\nboard: {at: nowhere}\n", "at cannot be 'nowhere'"),
        ("title: A\nboard: {at: cure, seat: B}\n", "seat says whose step it is, and cure is nobody's"),
        ("title: " + "A" * 40_000, "it is longer than 30000 bytes"),
        (":\n  - {", "the position"),
    ],
)
def test_a_bad_position_is_refused_in_words(pool: CardPool, text: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        position_header(text, pool)


def test_a_position_needs_a_quiet_moment(pool: CardPool) -> None:
    game = random_game(pool, 1)
    with pytest.raises(NoPosition, match="A position is written in the draw"):
        write_position(game, "too early")
