"""The words of effect data in this game (see :mod:`engine.effects.load`)."""

from __future__ import annotations

from engine.effects import words as shapes
from engine.effects.words import Words
from engine.eightfold.cards.card import CHARACTERS, ELEMENTS, ITEMS

KEYWORDS = {"brave": False, "haste": False, "pre-emptive strike": False, "level up": False}
#: Kinds of abilities that stand in the card's list with a cost: used from the field, or from the hand.
FIELD_USES = ("action", "special", "awakening", "job change", "junction", "unequip")
HAND_USES = ("blue magic", "flash")
WORDS = Words(
    moments=(
        "turn start",
        "turn end",
        "enters",
        "attacks",
        "blocks",
        "blocked",
        "broken",
        "put away",
        "hits",
        "wounded",
        "main",
        "discarded",
        "state",
    ),
    uses={
        **{kind: ("any", "own") for kind in (*FIELD_USES, *HAND_USES)},
        **{kind: ("any",) for kind in ("effect", "overdrive", "assist", "link")},
    },
    costs={
        **{element: True for element in (*ELEMENTS, "any")},
        "dull": False,
        "discard": True,
        "put away": False,
        "remove": False,
    },
    instead=("broken",),
    verbs={
        "draw": shapes.AMOUNT,
        "discard": shapes.AMOUNT,
        "mill": shapes.AMOUNT,
        "hit": shapes.AMOUNT,
        "damage": shapes.AMOUNT_TO,
        "break": shapes.TARGET,
        "put away": shapes.TARGET,
        "return": shapes.TARGET,
        "remove": shapes.TARGET,
        "dull": shapes.TARGET,
        "activate": shapes.TARGET,
        "freeze": shapes.TARGET,
        "boost": shapes.NUMBERS,
        "set": shapes.NUMBERS,
        "give": shapes.KEYWORDS,
        "cannot": shapes.BAN,
        "must": shapes.BAN,
        "less": shapes.AMOUNT_FOR,
        "control": shapes.TARGET_FOR,
        "put": shapes.PLACED,
        "search": shapes.SEARCH,
        "win": shapes.SEAT,
        "later": shapes.LATER,
    },
    lasting=("boost", "set", "give", "cannot", "must", "less", "control"),
    bans=("attack", "block", "be chosen", "be blocked"),
    keywords=KEYWORDS,
    kinds=(*CHARACTERS, "character", "item", *ITEMS, "formation", "summon", "card"),
    zones=("field", "hand", "deck", "damage", "break zone", "removed", "stack"),
    states=("active", "dull"),
    fields=("name", "element", "job"),
    numbers=("power", "cost"),
    flags=("other", "battling", "damaged", "frozen", "soldier", "token"),
    tests=("junctioned", "my turn"),
    qualified=(),
    spans=("turn", "always"),
    found=("hand", "field"),
    picks=True,
    aimed=("damage",),
    times=("turn start", "turn end", "main"),
    standing=("state",),
    values={"element": ELEMENTS},
)
