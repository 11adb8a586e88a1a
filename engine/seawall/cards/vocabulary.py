"""The words of effect data in this game (see :mod:`engine.effects.load`)."""

from __future__ import annotations

from engine.effects import words as shapes
from engine.effects.words import Words
from engine.seawall.cards.card import COLORS

KEYWORDS = {
    "repair": True,
    "breach": True,
    "support": True,
    "blocker": False,
    "first strike": False,
    "high-maneuver": False,
}
WORDS = Words(
    moments=(
        "turn start",
        "turn end",
        "deploy",
        "attack",
        "attack unit",
        "attack player",
        "destroyed",
        "paired",
        "burst",
        "damaged",
    ),
    uses={"command": ("main", "action"), "activate": ("main", "action")},
    costs={"rest": False, "pay": True, "discard": True},
    instead=("destroyed",),
    verbs={
        "draw": shapes.AMOUNT,
        "discard": shapes.AMOUNT,
        "mill": shapes.AMOUNT,
        "damage": shapes.AMOUNT_TO,
        "heal": shapes.AMOUNT_TO,
        "destroy": shapes.TARGET,
        "put away": shapes.TARGET,
        "return": shapes.TARGET,
        "remove": shapes.TARGET,
        "rest": shapes.TARGET,
        "activate": shapes.TARGET,
        "boost": shapes.NUMBERS,
        "set": shapes.NUMBERS,
        "give": shapes.KEYWORDS,
        "cannot": shapes.BAN,
        "deploy": shapes.TARGET,
        "token": shapes.CARD,
        "ex resource": shapes.AMOUNT,
        "resource": shapes.AMOUNT,
        "shield area": shapes.AMOUNT,
        "destroy shield": shapes.AMOUNT,
        "destroy resource": shapes.AMOUNT,
        "search": shapes.SEARCH,
    },
    lasting=("boost", "set", "give", "cannot"),
    bans=("attack", "block", "be chosen"),
    keywords=KEYWORDS,
    kinds=("unit", "base", "pilot", "command", "resource", "card"),
    zones=("battle", "base", "shields", "resources", "hand", "deck", "resource deck", "trash", "removed"),
    states=("active", "rested"),
    fields=("trait", "color", "name"),
    numbers=("ap", "hp", "level", "cost"),
    flags=("other", "battling", "damaged", "token", "linked", "paired"),
    tests=("paired", "linked", "my turn"),
    qualified=("paired",),
    spans=("turn", "battle", "always"),
    found=("hand", "field"),
    aimed=("damage",),
    times=("turn start", "turn end"),
    values={"color": COLORS},
)
