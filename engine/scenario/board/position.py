"""Positions as scenario texts: setting one up for a match, and writing down the one a game is in.

A position holds what a scenario's board holds: cards and where they lie, their states, bond, CP, EP, whose step it is.
What was only set going for a while (effects of this turn, what was used once this turn) is not part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from engine.kernel.chance import Fixed
from engine.kernel.objects import Obj
from engine.scenario.board.building import build
from engine.scenario.board.cards import BLANK
from engine.scenario.board.table import Table
from engine.scenario.common.steps import SEATS
from engine.scenario.reader import read_text
from engine.scenario.runner import Player
from engine.scenario.source import ScenarioError
from engine.scenario.words import Scenario
from engine.trails.cards.pool import CardPool
from engine.trails.events.states import STUNNED
from engine.trails.records.record import Header, RecordError, card_digest
from engine.trails.state.game import TrailsGame
from engine.trails.state.rulings import Switches
from engine.trails.tree.zones import INDEX, STANDBY

#: Bytes of a position; it is one line of a record.
MOST_BYTES = 30_000
_WHERE = "the position"


class NoPosition(Exception):
    """The game stands where no scenario can begin. Says why in one sentence."""


def read_position(text: str, pool: CardPool, where: str = _WHERE) -> Scenario:
    """The one scenario of a text. Raises :class:`ScenarioError`."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise ScenarioError(where, 0, f"it is longer than {MOST_BYTES} bytes")
    found = read_text(text, where, pool)
    if len(found) != 1:
        raise ScenarioError(where, found[1].line, "only one position can be played at a time")
    return found[0]


def set_up(scenario: Scenario) -> TrailsGame:
    """The game in the position of a scenario, at its first question. Raises :class:`RecordError`."""
    try:
        game, names = build(scenario)
        Player(Table(game, names, scenario.board.initiative)).begin(scenario.board.at)
        game.run()
    except (AssertionError, ArithmeticError, LookupError, AttributeError, TypeError, ValueError) as error:
        raise RecordError(f"The position cannot be set up ({type(error).__name__}: {error})") from error
    return game


def open_position(header: Header, pool: CardPool) -> TrailsGame:
    """The game of a record that began in a position. Raises :class:`RecordError`."""
    try:
        return set_up(read_position(header.position, pool))
    except ScenarioError as error:
        raise RecordError(f"The position of the record cannot be read: {error}") from error


def position_header(
    text: str,
    pool: CardPool,
    names: tuple[str, str] = ("", ""),
    players: tuple[str, str] = ("human", "human"),
    scenario: Scenario | None = None,
) -> Header:
    """The header of a match that begins in a position. scenario: what the text says, if it was read before.
    Raises :class:`ScenarioError`."""
    scenario = scenario or read_position(text, pool)
    decks: list[tuple[str, ...]] = []
    for side in scenario.board.sides:
        numbers = dict.fromkeys(card.card for card in side.cards if card.name)
        decks.append(tuple(numbers) or (BLANK,))
    known = sorted({number for deck in decks for number in deck if number in pool and not scenario.cards.owns(number)})
    return Header(
        decks=(decks[0], decks[1]),
        seed="position",
        names=names,
        players=players,
        cards={number: card_digest(pool, number) for number in known},
        switches=scenario.switches._asdict(),
        position=text,
    )


# --- writing ----------------------------------------------------------------------------------------------------------
def write_position(game: TrailsGame, title: str, own_cards: Mapping[str, Any] | None = None) -> str:
    """The position of a game as a scenario text. Raises :class:`NoPosition`.

    own_cards: what stands under ``cards:`` of the scenario that the game came from. Cards in a deck that nobody has
    looked at are written in an order of their own: in a match their order is not settled before they are dealt.
    """
    at, seat = _moment(game)
    board: dict[str, Any] = {"at": at, "turn": max(1, game.turn), "initiative": SEATS[game.initiative]}
    if seat not in (-1, game.initiative):
        board["seat"] = SEATS[seat]
    for side in (0, 1):
        board[SEATS[side]] = _side(game, side)
    document: dict[str, Any] = {"title": title}
    usual = Switches()._asdict()
    if changed := {name: value for name, value in game.switches._asdict().items() if value != usual[name]}:
        document["switches"] = changed
    if own_cards:
        document["cards"] = dict(own_cards)
    document["board"] = board
    text: str = yaml.safe_dump(document, allow_unicode=True, sort_keys=False, default_flow_style=None, width=110)
    return text


def _moment(game: TrailsGame) -> tuple[str, int]:
    decision = game.decision
    if game.outcome is not None or decision is None:
        raise NoPosition("The game is over.")
    if game.zones[STANDBY]:
        raise NoPosition("Something waits in the standby zone; let it resolve first.")
    if game.combat is not None:
        raise NoPosition("An attack is going on; a position is written before or after it.")
    if decision.purpose == "attackers":
        return "combat", decision.seat
    if decision.purpose == "place":  # the draw step is over, and nothing has happened since
        return "draw", decision.seat
    if decision.purpose == "priority" and game.step in ("draw", "homebase", "deployment"):
        if decision.seat != game.step_seat:
            raise NoPosition("The step's own player has passed; a position is written while that player is asked.")
        return game.step, game.step_seat
    raise NoPosition("A position is written in the draw, homebase or deployment step, or when attackers are chosen.")


def _side(game: TrailsGame, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {"bond": game.bond[seat], "cp": game.cp[seat], "ep": game.ep[seat]}
    for zone, index in INDEX.items():
        if index != STANDBY:
            found[zone] = _zone(game, zone, index + seat)
    return found


def _zone(game: TrailsGame, zone: str, index: int) -> list[Any]:
    cards: list[Any] = []
    undealt = list(game.pools[index]) if zone == "deck" else []
    if undealt and not isinstance(game.chance, Fixed):
        undealt.sort(key=lambda card: (game.printed[card].number, card))
    for obj in game.there(index):
        if zone == "deck" and not obj.known:
            cards.append(game.printed[undealt.pop(0)].number if undealt else BLANK)
        else:
            cards.extend(_entry(game, obj, zone, index & 1, number) for number in obj.cards)
    return cards


def _entry(game: TrailsGame, obj: Obj, zone: str, seat: int, card: int) -> Any:
    number = game.printed[card].number if card >= 0 else BLANK
    entry: dict[str, Any] = {}
    if zone in ("field", "homebase"):
        if STUNNED in obj.marks:
            entry["state"] = "stunned"
        elif not obj.ready:
            entry["state"] = "action"
        if STUNNED not in obj.marks and obj.face_up != (zone == "field"):
            entry["face"] = "up" if obj.face_up else "down"
        if zone == "field" and obj.owner != seat:
            entry["owner"] = SEATS[obj.owner]
        if marks := sorted(mark for mark in obj.marks if mark != STUNNED):
            entry["attributes"] = marks
    return {"card": number, **entry} if entry else number
