"""Seawall as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine import yaml12
from engine.game import Game
from engine.kernel.chance import Chance
from engine.seawall.cards.generate import random_deck
from engine.seawall.player import RandomPlayer
from engine.seawall.setup import concede, new_match
from engine.seawall.state.match import Match
from engine.seawall.state.switches import VALUES, Switches
from engine.seawall.views.view import question, view


class Rule(NamedTuple):
    """One rule of the book, in our words; or a ruling (kind "ruling"), with the switch that reads it otherwise."""

    id: str
    kind: str
    says: str
    switch: str = ""


@cache
def load_rules(lang: str = "en") -> dict[str, Rule]:
    """All rules by id, in the book's order, and then the rulings."""
    book = {entry["id"]: Rule(entry["id"], entry["kind"], entry["says"]) for entry in _data("rules")}
    for entry in _data("rulings"):
        said = f"{entry['about']}: {entry['says']}"
        book[entry["id"]] = Rule(entry["id"], "ruling", said, entry.get("switch", ""))
    return book


def _data(name: str) -> Any:
    """What stands in a data file of the book."""
    return yaml12.load(files("engine.seawall.book").joinpath(f"{name}.yaml").read_text(encoding="utf-8"))


@cache
def unshown() -> Mapping[str, str]:
    """Rules that no scenario shows, with the reason."""
    return {rule: reason for reason, rules in _data("unshown").items() for rule in rules}


def _start(decks: Sequence[Any], chance: Chance, auto: bool) -> Match:
    return new_match(decks, chance, auto=auto)


def _player(name: str, seat: int, seed: str, cards: Any) -> RandomPlayer:
    if name != "random":
        raise KeyError(name)
    return RandomPlayer(seed, seat)


SEAWALL = Game(
    id="seawall",
    name="Seawall",
    aliases=("gundam",),
    start=_start,
    question=question,
    view=view,
    concede=concede,
    player=_player,
    players=("random",),
    book=load_rules,
    scenarios="seawall",
    dealt_deck=random_deck,
    switches={name: VALUES.get(name, (usual, not usual)) for name, usual in Switches()._asdict().items()},
    unshown=unshown,
)
