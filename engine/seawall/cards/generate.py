"""Decks made up from a seed, for games between computer players: every kind of card, keyword, moment and verb."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.seawall.cards.card import COLORS, RESOURCE, Card
from engine.seawall.cards.construction import COPIES, DECK_SIZE, RESOURCE_DECK_SIZE
from engine.seawall.cards.deck import Decks
from engine.seawall.cards.load import load_card

_TRAITS = ("Crane", "Guild", "Tide", "Lamp")
_PILOTS = ("Mara", "Oren", "Suki")
_ENEMY = {"side": "opponent", "kind": "unit"}
_OWN = {"side": "you", "kind": "unit"}
_MOMENTS = (
    "deploy",
    "attack",
    "attack unit",
    "attack player",
    "destroyed",
    "paired",
    "damaged",
    "turn start",
    "turn end",
)
_KEYWORDS = ("repair 1", "breach 2", "support 1", "blocker", "first strike", "high-maneuver")
_KINDS = ("unit", "unit", "unit", "unit", "pilot", "command", "command", "base")


def random_deck(seed: str) -> Decks:
    """A legal deck of two colors, its resource deck and the tokens its cards make."""
    random = Random(f"seawall deck|{seed}")
    colors = random.sample(COLORS, 2)
    main: list[Card] = []
    while len(main) < DECK_SIZE:
        card = load_card(f"{seed}-{len(main)}", _card(random, random.choice(colors)))
        main += [card] * min(random.randint(2, COPIES), DECK_SIZE - len(main))
    token = load_card("drone", {"type": "unit", "name": "Drone", "ap": 1, "hp": 1, "token": "yes", "traits": ["Crane"]})
    return Decks(tuple(main), (RESOURCE,) * RESOURCE_DECK_SIZE, (token,))


def _card(random: Random, color: str) -> dict[str, Any]:
    kind = random.choice(_KINDS)
    level = random.randint(1, 6)
    card: dict[str, Any] = {
        "type": kind,
        "name": random.choice(_PILOTS) if kind == "pilot" else f"{kind} {random.randint(1, 99)}",
        "color": color,
        "level": level,
        "cost": random.randint(1, level),
        "traits": random.sample(_TRAITS, random.randint(0, 2)),
    }
    if kind == "unit":
        card |= {"ap": random.randint(0, 5), "hp": random.randint(1, 6)}
        card["keywords"] = random.sample(_KEYWORDS, random.choice((0, 0, 1, 2)))
        link = random.choice(({"name": random.choice(_PILOTS)}, {"trait": random.choice(_TRAITS)}, None))
        card["link"] = link
    elif kind == "base":
        card |= {"ap": random.randint(0, 2), "hp": random.randint(2, 6)}
    elif kind == "pilot":
        card |= {"ap": random.randint(0, 2), "hp": random.randint(0, 2)}
    card["abilities"] = [_ability(random, kind) for _ in range(random.choice((0, 1, 1, 2)))]
    if kind == "command":
        timings = random.choice((["main"], ["action"], ["main", "action"]))
        card["abilities"].insert(0, {"command": timings, "do": _do(random)})
        if random.random() < 0.3:
            card["pilot"] = {"name": random.choice(_PILOTS), "traits": ["Guild"], "ap": 1, "hp": 1}
    return card


def _ability(random: Random, kind: str) -> dict[str, Any]:
    roll = random.random()
    if kind == "command" or roll < 0.25:
        return {"when": "burst", "do": _do(random)}
    if roll < 0.35:
        cost: dict[str, Any] = random.choice(({"rest": "this"}, {"pay": 1}, {"discard": 1}, {"rest": "this", "pay": 2}))
        return {"activate": random.choice(("main", "action")), "cost": cost, "once": "yes", "do": _do(random)}
    if roll < 0.5:
        change = random.choice(
            ({"boost": {"ap": 1, "hp": random.choice((1, -1))}}, {"give": ["blocker"]}, {"set": {"ap": 2}})
        )
        to = random.choice(
            (
                {},
                {"to": {"all": {**_OWN, "trait": random.choice(_TRAITS)}}},
                {"to": {"all": {**_ENEMY, "damaged": "yes"}}},
            )
        )
        return {"always": [{**change, **to}], **_test(random)}
    if roll < 0.56:
        return {
            "instead of": "destroyed",
            "do": [random.choice(({"heal": 2, "to": "this"}, {"return": "this"}, {"rest": "this"}))],
        }
    ability: dict[str, Any] = {"when": random.choice(_MOMENTS), "do": _do(random), **_test(random)}
    if random.random() < 0.3:
        ability["of"] = random.choice((_OWN, _ENEMY, {"kind": "unit", "other": "yes"}))
    ability["once"] = random.choice(("yes", "no"))
    ability["may"] = random.choice(("yes", "no"))
    return ability


def _test(random: Random) -> dict[str, Any]:
    tests: tuple[dict[str, Any], ...] = (
        {}, {}, {}, {"if": {"paired": "yes"}}, {"if": {"linked": "yes"}}, {"if": {"my turn": "yes"}},
        {"if": {"count": _OWN, "at least": 2}}, {"if": {"count": {"side": "you", "zone": "trash"}, "at most": 3}},
    )  # fmt: skip
    return random.choice(tests)


def _do(random: Random, depth: int = 0) -> list[dict[str, Any]]:
    return [_instruction(random, depth) for _ in range(random.choice((1, 1, 2)))]


def _instruction(random: Random, depth: int) -> dict[str, Any]:
    if depth == 0 and random.random() < 0.15:
        return random.choice((
            {"may": _do(random, 1)},
            {"if": {"count": _ENEMY, "at least": 1}, "then": _do(random, 1), "else": _do(random, 1)},
        ))  # fmt: skip
    one: dict[str, Any] = {
        "choose": random.randint(1, 2),
        "from": random.choice((_OWN, _ENEMY, {**_ENEMY, "max hp": 3})),
    }
    if random.random() < 0.3:
        one["up to"] = "yes"
    target: Any = random.choice(
        (one, one, "this", "that", "chosen", {"all": _ENEMY}, {"all": {"side": "you", "kind": "base"}})
    )
    who = {"who": random.choice(("you", "you", "opponent", "each"))}
    until = {"until": random.choice(("turn", "battle", "always"))}
    from_trash = {"choose": 1, "from": {"side": "you", "kind": "unit", "zone": "trash", "max level": 3}}
    choices: tuple[dict[str, Any], ...] = (
        {"draw": 1, **who}, {"discard": 1, **who}, {"mill": 1, **who}, {"damage": 1, "to": target},
        {"heal": 1, "to": target}, {"destroy": one}, {"put away": one}, {"return": target}, {"remove": one},
        {"rest": target}, {"activate": target}, {"boost": {"ap": 1, "hp": -1}, "to": target, **until},
        {"set": {"ap": 1}, "to": target, **until}, {"give": ["breach 1"], "to": target, **until},
        {"cannot": random.choice(("attack", "block", "be chosen")), "to": target, **until}, {"deploy": from_trash},
        {"deploy": {"choose": 1, "from": {"side": "you", "kind": "unit", "zone": "hand", "max level": 2}}},
        {"token": "drone", **who}, {"ex resource": 1}, {"resource": 1}, {"shield area": 1, "who": "opponent"},
        {"destroy shield": 1, "who": "opponent"}, {"destroy resource": 1, **who},
        {"search": {**_OWN, "zone": "deck", "max level": 2}, "to": random.choice(("hand", "field"))},
        {"return": {**one, "from": {"side": "you", "zone": "trash"}}},
    )  # fmt: skip
    return random.choice(choices)
