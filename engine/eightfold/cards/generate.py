"""Decks made up from a seed, for games between computer players: every kind of card, keyword, moment and verb."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.eightfold.cards.card import CHARACTERS, ELEMENTS, ITEMS, Card
from engine.eightfold.cards.construction import COPIES, DECK_SIZE
from engine.eightfold.cards.load import load_card

_JOBS = ("Juggler", "Lamplighter", "Fiddler")
_KINDS = ("forward",) * 9 + ("backup",) * 6 + ("monster", "summon", "summon", *ITEMS, "formation")
_ENEMY = {"side": "opponent", "kind": "forward"}
_OWN = {"side": "you", "kind": "character"}
_MOMENTS = ("enters", "attacks", "blocks", "blocked", "broken", "put away", "hits", "wounded", "main", "discarded")


def random_deck(seed: str) -> tuple[Card, ...]:
    """A legal deck of two or three elements."""
    random = Random(f"eightfold deck|{seed}")
    elements = random.sample(ELEMENTS, random.randint(2, 3))
    main: list[Card] = []
    while len(main) < DECK_SIZE:
        card = load_card(f"{seed}-{len(main)}", _card(random, len(main), random.choice(elements)))
        main += [card] * min(random.randint(1, COPIES), DECK_SIZE - len(main))
    return tuple(main)


def _card(random: Random, at: int, element: str) -> dict[str, Any]:
    kind = random.choice(_KINDS)
    cost = random.randint(1, 5)
    card: dict[str, Any] = {
        "type": kind,
        "name": f"{kind} {at % 17}" + random.choice(("", "", f"/mask {at % 5}")),
        "element": element,
        "cost": cost,
    }
    if kind in CHARACTERS:
        card |= {"job": random.choice(_JOBS), "soldier": random.choice(("yes", "no"))}
    if kind == "forward":
        card |= {"power": cost * 1000 + random.choice((0, 1000, 2000, 3000)), "party": random.choice(("yes", "no"))}
        words = ("brave", "haste", "pre-emptive strike", "level up")
        card["keywords"] = random.sample(words, random.choice((0, 0, 1, 2)))
    if kind == "summon":
        abilities: list[dict[str, Any]] = [{"effect": _do(random)}]
        if random.random() < 0.2:
            abilities.append({"war god": random.choice(_JOBS)})
        return {**card, "abilities": abilities, "ex": random.choice(("yes", "no"))}
    if kind in ITEMS:
        carried: list[dict[str, Any]] = [
            {"always": [{"boost": {"power": 1000}, "to": "bearer"}]},
            {"unequip": {"cp": {"any": 1}}},
        ]
        return {**card, "abilities": carried}
    if kind == "formation":
        card["needs"] = {"count": {"side": "you", "kind": "forward"}, "at least": 1}
        return {**card, "abilities": [{"always": [{"boost": {"power": 1000}, "to": {"all": _OWN}}]}]}
    return {**card, "abilities": [_ability(random, kind, element) for _ in range(random.choice((0, 1, 1, 2)))]}


def _ability(random: Random, kind: str, element: str) -> dict[str, Any]:
    cost = random.choice(
        (
            {"dull": "this"},
            {"cp": {element: 1, "any": 1}},
            {"discard": 1},
            {"put away": "this"},
            {"cp": {"any": 1}, "remove": "this"},
            {"cp": {"any": 1}, "dull": "this"},
        )
    )
    own = {
        "forward": ("junction", "awakening", "flash", "overdrive", "link", "combination"),
        "backup": ("assist", "job change", "flash"),
        "monster": ("blue magic", "junction"),
    }[kind]
    shape = random.choice(("when", "when", "when", "action", "special", "always", "instead", *own))
    if shape == "when":
        ability: dict[str, Any] = {"when": random.choice(_MOMENTS), "do": _do(random)}
        if random.random() < 0.2:
            ability["of"] = {"side": random.choice(("you", "opponent")), "kind": "forward"}
        extras: tuple[dict[str, Any], ...] = ({"once": "yes"}, {"may": "yes"}, {"ex": "yes"}, {}, {})
        return {**ability, **random.choice(extras)}
    if shape == "always":
        part: dict[str, Any] = random.choice(
            (
                {"boost": {"power": 1000}, "to": {"all": _OWN}},
                {"give": [random.choice(("brave", "haste"))]},
                {"less": 1000},
                {"cannot": random.choice(("be chosen", "block"))},
                {"cannot": "be blocked", "by": {"max cost": 2}},
                {"must": "attack"},
            )
        )
        counted = {"count": {"side": random.choice(("you", "opponent")), "kind": "backup"}, "at least": 1}
        return {"always": [part], **random.choice(({}, {"if": counted}, {"if": {"my turn": "no"}}))}
    if shape == "instead":
        return {"instead of": "broken", "do": random.choice(([{"remove": "this"}], [{"dull": "this"}]))}
    parts: dict[str, dict[str, Any]] = {
        "combination": {"combination": {"names": ["forward 1", "forward 2"], "less": 1}},
        "link": {"link": {"elements": [element], "cost": 3}},
        "overdrive": {"overdrive": {"cp": {element: 1}}, "do": _do(random)},
        "job change": {"job change": {"cost": 3, "cp": {"any": 1}}},
        "assist": {"assist": _do(random)},
        "junction": {"junction": {"cp": {"any": 1}}},
        "awakening": {"awakening": {"put away": "this"}},
    }
    return parts.get(shape) or {
        shape: {"cp": {"any": 1}} if shape in ("flash", "blue magic") else cost,
        "do": _do(random),
    }


def _do(random: Random) -> list[dict[str, Any]]:
    choices: tuple[dict[str, Any], ...] = (
        {"draw": 1},
        {"discard": 1, "who": random.choice(("you", "opponent", "each"))},
        {"mill": 1, "who": "each"},
        {"damage": 3000, "to": {"choose": 1, "from": _ENEMY}},
        {"damage": 2000, "to": {"all": _ENEMY}},
        {"break": {"choose": 1, "from": {"kind": "forward", "max cost": 3}}},
        {"return": {"choose": 1, "up to": "yes", "from": {"kind": "forward"}}},
        {"remove": {"pick": 1, "from": {"side": "any", "zone": "break zone"}}},
        {"put away": {"pick": 1, "from": {"side": "opponent", "kind": "character"}, "by": "opponent"}},
        {"dull": {"choose": 1, "from": _ENEMY}},
        {"freeze": {"choose": 1, "from": {"side": "opponent", "kind": "character"}}},
        {"activate": {"all": _OWN}},
        {"boost": {"power": 2000}, "to": {"choose": 1, "from": {"kind": "forward"}}},
        {"set": {"power": 3000}, "to": {"choose": 1, "from": {"kind": "forward"}}},
        {"give": ["haste"], "to": {"all": _OWN}},
        {"control": {"choose": 1, "from": _ENEMY}, "until": "turn"},
        {"put": {"pick": 1, "up to": "yes", "from": {"side": "you", "zone": "break zone", "kind": "character"}}},
        {"put": {"pick": 1, "from": {"side": "you", "zone": "deck"}}, "state": "dull"},
        {"search": {"kind": "forward", "max cost": 2}, "to": random.choice(("hand", "field"))},
        {"hit": 1, "who": "opponent"},
        {"later": "turn end", "do": [{"draw": 1}]},
        {"may": [{"draw": 1}]},
        {"if": {"my turn": "yes"}, "then": [{"draw": 1}], "else": [{"mill": 1}]},
        {"put away": {"choose": 1, "up to": "yes", "from": {"kind": "summon"}}},
    )
    return random.sample(choices, random.choice((1, 1, 2)))
