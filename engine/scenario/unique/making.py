"""Puzzles out of games between computer players.

A board is thinned: secrets go, few cards stay. The other seat gets exactly as much as can be taken from it this turn,
so that only the best play wins. If there are several ways still, or too much to look at, a card goes, and again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.scenario.unique.answers import TooWide
from engine.scenario.unique.grading import Hardness, cards_of, hint_of, level, title_of
from engine.scenario.unique.posing import Data, Posing
from engine.scenario.unique.ways import Search, Way, furthest

QUESTIONS: Final = 180  #: looked at for one board while it is made
PROVE: Final = 4000  #: and to prove one that is written down
_TRIES: Final = 5  #: cards taken away from one board
_LEAST: Final = 2  #: acts of a way: fewer are no puzzle
_FEWEST: Final = 8  #: ends of the turn: where there are fewer nobody has to think
_SIDES: Final = ("A", "B")


@dataclass(frozen=True, slots=True)
class Made:
    """A puzzle. document: as it is written. way: the only one. hardness: how hard it is. shape: what is done; a
    puzzle of the same shape is the same one."""

    document: Data
    way: Way
    hardness: Hardness
    shape: tuple[str, ...]


def make(posing: Posing, seed: int | str) -> Iterator[Made | None]:
    """Puzzles without end, from one game after the other; no two of one shape. None after each board that gave none,
    so that whoever asks can stop."""
    seen: set[tuple[str, ...]] = set()
    number = 0
    while True:
        random = Random(f"puzzles|{seed}|{number}")
        for match in posing.matches(f"{seed}/{number}"):
            board = posing.rules.board(match)
            found = None if board is None else _thinned(posing, board, random, seen)
            if found is not None:
                seen.add(found.shape)
            yield found
        number += 1


def _thinned(posing: Posing, board: Data, random: Random, seen: set[tuple[str, ...]]) -> Made | None:
    """A puzzle out of a board, if one is found."""
    board = thin(posing, board, random)
    for _ in range(_TRIES):
        search = None
        try:
            if (reach := _reach(posing, board)) <= 0:
                return None
            posing.rules.dial(board, reach)
            search = Search(posing, QUESTIONS)
            ways = search.found(posing.begin(document(posing, board)))
        except TooWide:  # much smaller is quicker than a little smaller
            ways = ()
            _less(board, random, ways)
        if search is not None and len(ways) == 1 and _makes_think(posing, ways[0], search):
            made = _made(posing, board, ways[0], search)
            return None if made.shape in seen else made
        if not _less(board, random, ways):
            return None
    return None


def _makes_think(posing: Posing, way: Way, search: Search) -> bool:
    """Whether a way is worth a puzzle: there is enough else to do, some of it nearly wins, and it takes a thought."""
    enough = len(way) >= _LEAST and search.near > 0 and search.lines >= _FEWEST
    return enough and not all(posing.rules.plain(act) for act, _ in way)


def _reach(posing: Posing, board: Data) -> int:
    """How much seat A takes this turn whatever B does, 0 where it is nothing."""
    full = deepcopy(board)
    posing.rules.dial(full, posing.rules.most)
    game = posing.begin(document(posing, full))
    return posing.rules.most - furthest(posing, game, QUESTIONS)


def thin(posing: Posing, board: Data, random: Random) -> Data:
    """A board with few cards, and without what B could have in secret."""
    made = {word: value for word, value in board.items() if word not in _SIDES}
    for side, keep in zip(_SIDES, posing.rules.keep, strict=True):
        zones: Data = {}
        for zone, value in board[side].items():
            if zone not in keep:
                continue
            if isinstance(value, list):
                many = min(len(value), random.randint((1 + keep[zone]) // 2, keep[zone]))
                chosen = sorted(random.sample(range(len(value)), many))
                zones[zone] = [value[at] for at in chosen]
            else:
                zones[zone] = min(value, keep[zone]) if isinstance(value, int) else value
        made[side] = zones
    return made


def _less(board: Data, random: Random, ways: Sequence[Way]) -> bool:
    """Take a card away, if there are several ways one that is not in all of them; whether there was one."""
    places = [
        (cards, at)
        for side in _SIDES
        for cards in board[side].values()
        if isinstance(cards, list)
        for at in range(len(cards))
    ]
    each = [{card for act, _ in way for card in cards_of(act)} for way in ways]
    apart = set().union(*each) - each[0].intersection(*each) if each else set()
    chosen = [(cards, at) for cards, at in places if _card(cards[at]) in apart] or places
    if not chosen:
        return False
    cards, at = random.choice(chosen)
    del cards[at]
    return True


def document(posing: Posing, board: Data) -> Data:
    """A board as a document that has to be won."""
    return {"game": posing.game, "title": "puzzle", "goal": {"winner": "A"}, "board": board}


def _made(posing: Posing, board: Data, way: Way, search: Search) -> Made:
    hardness = Hardness(search.lines, search.near, len(way))
    document_ = document(posing, board)
    title = {lang: title_of(posing, way, lang) for lang in ("en", "ja")}
    left = posing.rules.left(posing.begin(document_))
    document_["title"] = title["en"]
    document_["puzzle"] = {
        "level": level(hardness),
        "title": title,
        "task": {lang: text.format(left=left) for lang, text in posing.rules.task.items()},
        "hint": {lang: hint_of(posing, way, lang) for lang in ("en", "ja")},
        "after": {"en": "There was no other way.", "ja": "ほかに道はなかった。"},
    }
    shape = tuple(sorted(act for act, _ in way))
    return Made(document_, way, hardness, shape)


def _card(entry: Any) -> str:
    return str(entry["card"] if isinstance(entry, dict) else entry)
