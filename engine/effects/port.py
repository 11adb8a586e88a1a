"""A game with cards as data, as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from engine.effects.book import load_rules, unshown
from engine.effects.player import RandomPlayer
from engine.game import Game, Playing
from engine.kernel.chance import Chance


def port(
    ident: str,
    name: str,
    alias: str,
    new_match: Callable[..., Playing],
    question: Callable[[Any], Any],
    view: Callable[[Any, int], Any],
    concede: Callable[[Any, int], None],
    dealt_deck: Callable[[str], Any],
    usual: Any,
    values: Mapping[str, tuple[Any, ...]],
    **more: Any,
) -> Game:
    """The port of a game whose book lies in ``engine.IDENT.book``. new_match: from decks and chance, and ``auto``.
    usual: every switch; values: of those that are no truth. The rest: see :class:`engine.game.Game`."""
    book = f"engine.{ident}.book"
    switches = {word: values.get(word, (first, not first)) for word, first in usual._asdict().items()}

    def start(decks: Sequence[Any], chance: Chance, auto: bool, chosen: Mapping[str, Any] | None = None) -> Playing:
        for word, value in (chosen or {}).items():
            if value not in switches.get(word, ()):
                raise ValueError(f"{name} has no switch {word} that can be {value}")
        return new_match(decks, chance, switches=usual._replace(**(chosen or {})), auto=auto)

    return Game(
        id=ident,
        name=name,
        aliases=(alias,),
        start=start,
        question=question,
        view=view,
        concede=concede,
        player=_player,
        players=("random",),
        book=partial(load_rules, book),
        scenarios=ident,
        dealt_deck=dealt_deck,
        switches=switches,
        unshown=partial(unshown, book),
        **more,
    )


def _player(name: str, seat: int, seed: str, cards: Any) -> RandomPlayer:
    if name != "random":
        raise KeyError(name)
    return RandomPlayer(seed, seat)
