"""Trails as its puzzles with one way are made (:class:`engine.scenario.unique.posing.Posing`)."""

from __future__ import annotations

import json
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

import yaml

from engine.scenario.board.cards import BLANK
from engine.scenario.board.position import NoPosition, set_up, write_position
from engine.scenario.common.steps import SEATS
from engine.scenario.reader import read_text
from engine.scenario.unique.posing import Board, Data, Rules
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.pool import CardPool
from engine.trails.state.game import TrailsGame

#: What crafts wait for that happens in fights, or once somebody is stunned.
_FIGHTS: Final = frozenset(("attacks", "is attacked", "stuns", "is stunned", "overkill"))
_MOST: Final = 60  #: bond that nobody takes in a turn
_CLOSE: Final = 2
_KEEP: Final = ({"field": 5, "hand": 3, "ep": 4}, {"field": 3})
_TASK: Final = MappingProxyType(
    {
        "en": "The other side has {left} bond left. Win this turn.",
        "ja": "相手の絆は残り{left}。このターンに勝とう。",
    }
)


def begin(document: Data, pool: CardPool) -> TrailsGame:
    """The match of a document. Raises :class:`engine.scenario.source.ScenarioError`."""
    return set_up(read_text(json.dumps(document), "the puzzle", pool)[0])


def _decided(game: TrailsGame) -> bool:
    """In the cure phase nobody attacks any more: bond changes by card texts alone, if there are such."""
    return game.step == "cure" and not any(_touches_bond(card) for card in set(game.printed) if card is not None)


@lru_cache(maxsize=4096)
def _touches_bond(card: CardDef) -> bool:
    """Whether a card can begin, outside a fight, what ends in bond lost or gained: by a text that speaks of it, or that
    stuns (1306.3). What only follows from an attack or from a stun begins nothing."""
    meaning = card.meaning
    begun = [
        craft
        for craft in meaning.crafts
        if not isinstance(craft, t.Continuous)
        and not (isinstance(craft, t.Triggered) and craft.trigger.event in _FIGHTS)
    ]
    said = repr((begun, meaning.event, meaning.arts)).casefold()
    return "bond" in said or "stun" in said


def _dial(board: Board, left: int) -> None:
    board["B"]["bond"] = left


def board_of(game: TrailsGame) -> Board | None:
    """The board at which a seat is asked for an attack."""
    decision = game.decision
    if decision is None or decision.purpose != "attackers":
        return None
    try:
        found: Any = yaml.safe_load(write_position(game, "puzzle"))["board"]
    except NoPosition:
        return None
    seat = decision.seat
    own, other = found[SEATS[seat]], found[SEATS[seat ^ 1]]
    field = [card for card in own["field"] if _state(card) == ""]
    hand = [card for card in own["hand"] if card != BLANK]
    return {
        "at": found["at"],
        "turn": found["turn"],
        "A": {"field": field, "hand": hand, "ep": _ready(own)},
        "B": {"field": _spent(other["field"])},
    }


def _spent(field: list[Any]) -> list[Any]:
    """Units that have acted already: they defend, and do no more."""
    made = []
    for card in field:
        if _state(card) != "stunned":
            entry = card if isinstance(card, dict) else {"card": card}
            made.append({"card": entry["card"], "state": "action", **entry})
    return made


def _ready(side: Data) -> int:
    """EP that a side can gain: here it has them already, so that nobody has to try when."""
    return sum(1 for card in side["homebase"] if _state(card) != "action")


def _state(card: Any) -> str:
    return str(card.get("state", "")) if isinstance(card, dict) else ""


RULES: Final = Rules(
    begin=begin,
    board=board_of,
    keep=_KEEP,
    left=lambda game: game.bond[1],
    dial=_dial,
    most=_MOST,
    close=_CLOSE,
    task=_TASK,
    decided=_decided,
)
