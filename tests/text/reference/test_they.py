"""Who "they" are who do something: the other person named last; and whose hand, deck and rest is meant."""

from __future__ import annotations

import pytest

from engine.text.describe.paraphrase import said_lines
from engine.trails import tree as t
from tests.text.reading import read, words

CONTROLLER = t.Of("it", "controller")


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("Your opponent draws a card. Then, they gain 1 bond.", "opponent"),
        ("Each player draws a card. Then, they gain 1 bond.", "each"),
        ("Destroy target ITEM. Its controller draws a card. Then, they gain 1 bond.", CONTROLLER),
        ("If your opponent controls an ITEM, they gain 1 bond.", "opponent"),
    ],
)
def test_they_are_who_was_named_last(line: str, who: object) -> None:
    tree = read(line, "en", "event").tree
    assert isinstance(tree, t.Effect)
    last = tree.do[-1]
    assert (last.then[0] if isinstance(last, t.If) else last) == t.Bond(who, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "line",
    [
        "• Whenever a player draws a card, they gain 1 bond.",
        "• At the start of each player's deployment step, they gain 1 bond.",
    ],
)
def test_a_player_who_is_nobody_in_particular_is_not_taken_for_the_opponent(line: str) -> None:
    tree = read(line, "en").tree
    assert not tree or t.Bond("opponent", 1) not in tree[0].effect.do


def test_whose_hand_it_is_decides_nothing_about_who_chooses() -> None:
    line = "Your opponent chooses a card in your hand. Discard it."
    tree = read(line, "en", "event").tree
    assert isinstance(tree, t.Effect)
    assert tree.do[0] == t.Choose("card", t.Filter(zone="hand", whose="you"), 1, 1, "opponent")
    for lang in ("en", "ja"):
        assert read(said_lines([tree], lang, words()), lang, "event").tree == tree


@pytest.mark.parametrize(
    "line",
    [
        "K.O. target UNIT. Its controller stuns target UNIT they control.",  # whose it is comes out too late
    ],
)
def test_what_cannot_be_said_of_just_anybody_is_not_read(line: str) -> None:
    assert not read(line, "en", "event").understood
