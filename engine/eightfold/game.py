"""Eightfold as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine import yaml12
from engine.eightfold.cards.generate import random_deck
from engine.eightfold.player import RandomPlayer
from engine.eightfold.setup import concede, new_match
from engine.eightfold.state.match import Match
from engine.eightfold.state.switches import VALUES, Switches
from engine.eightfold.views.view import question, view
from engine.game import Game
from engine.kernel.chance import Chance


class Rule(NamedTuple):
    """One rule of the book, in our words."""

    id: str
    kind: str
    says: str


@cache
def load_rules(lang: str = "en") -> dict[str, Rule]:
    """All rules by id, in the book's order."""
    text = files("engine.eightfold.book").joinpath("rules.yaml").read_text(encoding="utf-8")
    entries: Any = yaml12.load(text)
    return {entry["id"]: Rule(entry["id"], entry["kind"], entry["says"]) for entry in entries}


@cache
def unshown() -> Mapping[str, str]:
    """Rules that no scenario shows, with the reason."""
    text = files("engine.eightfold.book").joinpath("unshown.yaml").read_text(encoding="utf-8")
    entries: Any = yaml12.load(text)
    return {rule: reason for reason, rules in (entries or {}).items() for rule in rules}


def _start(decks: Sequence[Any], chance: Chance, auto: bool) -> Match:
    return new_match(decks, chance, auto=auto)


def _player(name: str, seat: int, seed: str, cards: Any) -> RandomPlayer:
    if name != "random":
        raise KeyError(name)
    return RandomPlayer(seed, seat)


EIGHTFOLD = Game(
    id="eightfold",
    name="Eightfold",
    aliases=("square-enix",),
    start=_start,
    question=question,
    view=view,
    concede=concede,
    player=_player,
    players=("random",),
    book=load_rules,
    scenarios="eightfold",
    dealt_deck=random_deck,
    switches={name: VALUES.get(name, (usual, not usual)) for name, usual in Switches()._asdict().items()},
    unshown=unshown,
)
