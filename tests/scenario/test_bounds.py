"""What cards and boards ask for is cut at what a game can hold, and told: the attacker's inputs, and their kind."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.reader import read_file, read_text
from engine.scenario.runner import Player, run
from engine.scenario.words import Scenario
from engine.trails.cards.pool import CardPool
from engine.trails.layers import derive
from engine.trails.query.context import MOST_NUMBER
from engine.trails.state.game import TrailsGame
from engine.trails.views.log import tell
from engine.trails.views.view import view

ATTACK = Path(__file__).parent / "attack"
HUGE = 99_999_999
CUT = "{card} names more than a game can hold; {n} counts instead"
TOO_MANY = "The effects on the table are too many; the youngest of them do nothing"


def played(scenario: Scenario) -> tuple[TrailsGame, list[str], int]:
    """The game, the lines of its log, and how many events there were."""
    game, names = build(scenario)
    lines: list[str] = []
    count = 0

    def watch(_: Game, event: Event) -> None:
        nonlocal count
        count += 1
        lines.extend(line.template for line in tell(game, [event], 0)[1])

    game.watch = watch
    player = Player(Table(game, names, scenario.board.initiative))
    player.begin(scenario.board.at)
    for step in scenario.do:
        player.do(step)
    return game, lines, count


def of(text: str) -> Scenario:
    return read_text(
        f'title: x\nrules: ["104.2"]\ncards:\n  go: {{type: EVENT, ep: 0, text: "{text}"}}\n'
        "  u: {type: UNIT, cp: 0, str: 1, def: 1}\n"
        "board: {at: draw, A: {bond: 9, hand: [go, u, u], field: [u], deck: 9}, B: {bond: 9, deck: 9, hand: 3}}\n"
        "do:\n  - A play: go\n  - resolve\n",
        "x",
        CardPool(),
    )[0]


@pytest.mark.parametrize("name", ["draw_99999999", "many_counting"])
def test_the_attackers_boards_are_played(name: str) -> None:
    (scenario,) = read_file(ATTACK / f"{name}.yaml", CardPool())
    assert run(scenario).ok


@pytest.mark.parametrize("number", [HUGE, 10**30])
@pytest.mark.parametrize(
    "text",
    [
        "Draw {n} cards.",
        "Your opponent discards {n} cards.",
        "Gain {n} bond.",
        "Your opponent loses {n} bond.",
        "Gain {n} EP.",
        "Plan {n}.",
        "Each UNIT gets +{n}/+{n} until the end of the turn.",
        "Each UNIT you control gets -{n}/-{n} until the end of the turn.",
    ],
)
def test_numbers_of_effects_are_cut_and_told(text: str, number: int) -> None:
    game, lines, count = played(of(text.format(n=number)))
    assert count < 3 * MOST_NUMBER and lines.count(CUT) >= 1
    for seat in range(3):
        shown = view(game, seat)
        assert msgspec.msgpack.encode(shown)
        assert all(abs(card.strength or 0) <= 2 * MOST_NUMBER for side in shown.players for card in side.field)


def test_numbers_of_games_are_not_cut() -> None:
    for text in ("Draw 9 cards. Gain 30 bond.", f"Look at the top {HUGE} cards of your deck."):
        _, lines, _ = played(of(text))
        assert CUT not in lines


def board(count: int) -> Scenario:
    units = ", ".join("u" for _ in range(count))
    return read_text(
        'title: x\nrules: ["1101"]\ncards:\n'
        '  u: {type: UNIT, cp: 0, str: 1, def: 1, text: "• Each UNIT gets +1/+1 for each other UNIT."}\n'
        '  go: {type: EVENT, ep: 0, text: "Gain 1 bond."}\n'
        f"board: {{at: draw, A: {{bond: 9, hand: [go, {{card: go, as: on}}], field: [{units}]}}}}\n"
        "do:\n  - A play: go\n  - resolve\n  - A play: on\n  - resolve\n",
        "x",
        CardPool(),
    )[0]


def test_lasting_effects_of_a_full_board_are_not_cut() -> None:
    game, lines, _ = played(board(12))
    assert TOO_MANY not in lines and not game.derived.cut
    assert {card.strength for card in view(game, 0).players[0].field} == {1 + 12 * 11}


def test_lasting_effects_beyond_a_table_are_told_once_and_alike_on_every_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(derive, "MOST_WORK", 2000)
    first, lines, _ = played(board(20))
    second, again, _ = played(board(20))
    assert lines.count(TOO_MANY) == 1 and lines == again
    assert view(first, 0) == view(second, 0)


def test_doubling_upon_doubling_stays_a_number_that_can_be_said() -> None:
    units = ", ".join("d" for _ in range(40))
    (scenario,) = read_text(
        'title: x\nrules: ["1215.1"]\ncards:\n'
        '  d: {type: UNIT, cp: 0, str: 9, def: 9, text: "• Each UNIT gets +X/+0, where X is its STR."}\n'
        f"board: {{at: draw, A: {{field: [{units}]}}}}\ndo: []\n",
        "x",
        CardPool(),
    )
    game, _, _ = played(scenario)
    assert msgspec.msgpack.encode(view(game, 0))
