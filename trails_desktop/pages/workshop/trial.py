"""Trying one card at once: a match on a made-up board, both seats played by the person who made the card."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from engine.scenario.board.position import position_header
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from engine.trails.records.record import Record
from trails_desktop.match.timeline import PracticeMatch

_HOMEBASE = 10  #: cards of each homebase: enough CP and EP for anything


def trial_pool(printings: Sequence[Printing], known: CardPool) -> CardPool:
    """The cards there are, with the one that is tried; it takes the place of one of its number."""
    number = printings[0].number
    others = [one for other in known if other != number for one in known.versions(other).values()]
    return CardPool((*others, *printings), known.told_orgs)


def trial_position(number: str, pool: CardPool) -> str:
    """Deployment of turn 3 with the card at hand, ready to be played from wherever its type is played from, some UNITs
    on both sides and plenty of CP and EP."""
    card = pool.deciding(number)
    units = _units(pool, number, card.orgs)
    own: dict[str, Any] = {"bond": 30, "cp": 20, "hand": [number, number, *units[2:4]], "field": units[:2]}
    home = (units * _HOMEBASE)[:_HOMEBASE]
    own["homebase"] = home
    if card.types & {"UNIT", "ITEM"}:
        own["field"] = [number, *units[:2]]
        own["homebase"] = [*own["homebase"], number]  # for Dispatch, and for arts
    else:
        own["homebase"] = [number, number, *own["homebase"]]
    other: dict[str, Any] = {
        "bond": 30,
        "hand": units[:2],
        "field": [*units[1:3], {"card": units[0], "state": "stunned"}],
    }
    other["homebase"] = home
    decks = {"deck": [*(units * 5)[:20]]}
    board = {"at": "deployment", "turn": 3, "initiative": "A", "A": {**own, **decks}, "B": {**other, **decks}}
    return json.dumps({"title": "Trial", "board": board}, ensure_ascii=False)


def _units(pool: CardPool, number: str, orgs: tuple[str, ...]) -> list[str]:
    """Four UNITs to play with: first those that share an organization with the card, cheap ones before dear ones."""
    wanted = {pool.org(org) for org in orgs}
    found = []
    for other in pool:
        one = pool.deciding(other)
        if other != number and one.types == {"UNIT"}:
            shares = bool(wanted & {pool.org(org) for org in one.orgs})
            found.append((not shares, abs((one.cp or 0) - 3), other))
    chosen = [other for _, _, other in sorted(found)[:4]]
    return (chosen * 4)[:4] if chosen else ["blank"] * 4


def trial_match(number: str, pool: CardPool, names: tuple[str, str]) -> PracticeMatch:
    """The match on the test table: both hands open, everything can be taken back, nothing is saved."""
    return PracticeMatch(Record(position_header(trial_position(number, pool), pool, names)), pool)
