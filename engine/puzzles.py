"""Puzzles with one way: which games they are made of, and whether those that are written down are what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import combinations
from typing import Any, Final

import yaml

from engine.game import Game
from engine.scenario import proof as moves
from engine.scenario.common import proof as common
from engine.scenario.reader import read_document
from engine.scenario.source import documents
from engine.scenario.unique.answers import TooWide
from engine.scenario.unique.posing import Posing
from engine.scenario.unique.ways import Search
from engine.selfplay import Entrant, Plan, start

_PLAYER: Final = "greedy"  #: who plays the games that boards are taken from
PROVE: Final = 20_000  #: questions that are looked at to prove a puzzle


def posing(
    game: Game, library: Any, cards: Mapping[str, Any], decks: Sequence[Sequence[str]], name: Callable[[str, str], str]
) -> Posing:
    """A game as its puzzles are made. library: as its boards are set up with. cards: what the rules play, by number.
    decks: that are played against each other. Raises ValueError for a game of which no puzzles are made."""
    if not game.poses:
        raise ValueError(f"no puzzles are made of {game.name}")
    pairs = list(combinations(range(len(decks)), 2))
    numbers = {number: cards[number] for number in sorted({number for deck in decks for number in deck})}

    def matches(seed: str) -> Iterator[Any]:
        one, other = pairs[sum(seed.encode()) % len(pairs)]
        entrants = Entrant(_PLAYER, tuple(decks[one])), Entrant(_PLAYER, tuple(decks[other]))
        return _played(Plan(entrants, f"puzzles/{seed}", 1, numbers, game.id))

    return Posing(game.id, import_module(game.poses).RULES, library, matches, name)


def _played(plan: Plan) -> Iterator[Any]:
    """A game, at every question."""
    match, players = start(plan, 0)
    while match.outcome is None and match.decision is not None:
        yield match
        seat = match.decision.seat
        match.answer(players[seat].choose(plan.port.shown_to(players[seat], match, seat)))
        match.events.clear()


def proofs(posing: Posing, game: Game, text: str, file: str) -> Iterator[tuple[str, str]]:
    """The title of every puzzle of a text, and what keeps it from being one, "" for a good one: of a puzzle with moves
    the proof of these, of one without that there is one way. Raises :class:`engine.scenario.source.ScenarioError`."""
    for item in documents(text, file):
        title = str(item.data.get("title", "")) if item.is_map else ""
        if item.is_map and "do" not in item.data:
            found = faults(posing, item.data)
        elif game.riddles is None:
            found = moves.faults(read_document(item, posing.library))
        else:
            (riddle,) = game.riddles(yaml.safe_dump(item.data, allow_unicode=True), file, game.cards)
            found = common.faults(riddle)
        yield title, "; ".join(found)


def faults(posing: Posing, document: dict[str, Any]) -> Iterator[str]:
    """What keeps a document from being a puzzle with one way, in sentences: none for a good one."""
    search = Search(posing, PROVE)
    try:
        ways = search.found(posing.begin(document))
    except TooWide:
        yield f"there is too much to look at: more than {PROVE} questions"
        return
    if not ways:
        yield "there is no way to win this turn"
    elif len(ways) > 1:
        yield f"there are {len(ways)} ways to win this turn"
