"""Whose things are "theirs" where nobody is named who does it: the opponent's if they were spoken of, else nobody's."""

from __future__ import annotations

import pytest

from tests.text.reading import read


@pytest.mark.parametrize(
    ("kind", "their", "named"),
    [
        ("event", "If your opponent controls an ITEM, destroy target ITEM they control.",
         "If your opponent controls an ITEM, destroy target ITEM your opponent controls."),
        ("", "• Whenever your opponent plays an EVENT, action target UNIT they control.",
         "• Whenever your opponent plays an EVENT, action target UNIT your opponent controls."),
        ("", "• Whenever your opponent draws a card, put the top card of their deck into their trail.",
         "• Whenever your opponent draws a card, put the top card of your opponent's deck into their trail."),
        ("event", "If you control more UNITs than your opponent, UNITs they control get -0/-1 this turn.",
         "If you control more UNITs than your opponent, UNITs your opponent controls get -0/-1 this turn."),
        ("event", "Look at your opponent's hand. Choose an ITEM in their hand and discard it.",
         "Look at your opponent's hand. Choose an ITEM in your opponent's hand and discard it."),
    ],
)  # fmt: skip
def test_what_is_theirs_is_the_opponents(kind: str, their: str, named: str) -> None:
    one, other = read(their, "en", kind), read(named, "en", kind)
    assert one.understood and other.understood
    assert one.tree == other.tree


@pytest.mark.parametrize(
    "line",
    [
        "Stun target UNIT they control.",
        "Draw a card for each ITEM they control.",
        "Put the top card of their deck into their trail.",
        "If your opponent has no UNITs, look at the top card of their deck.",
        "Each player draws a card. Then, stun target UNIT they control.",
    ],
)
def test_nobody_knows_whose_it_is(line: str) -> None:
    assert not read(line, "en", "event").understood


@pytest.mark.parametrize(
    "line",
    [
        "Your opponent stuns a UNIT they control.",
        "Each player discards all cards in their hand.",
        "Return target UNIT to their hand.",
        "Your opponent shuffles their deck. Then, they draw a card.",
    ],
)
def test_who_is_named_does_it_with_what_is_theirs(line: str) -> None:
    assert read(line, "en", "event").understood
