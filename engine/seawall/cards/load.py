"""A card from plain data, as scenario files and card files give it."""

from __future__ import annotations

from typing import Any

from engine.effects.load import card_type, keyword, load_abilities
from engine.effects.words import EffectError, quoted, several, truth, whole
from engine.seawall.cards.card import COLORS, TYPES, Card, Part
from engine.seawall.cards.vocabulary import WORDS

FIELDS = (
    "type", "name", "number", "numbers", "color", "traits", "level", "cost", "ap", "hp", "link", "keywords", "pilot",
    "token", "abilities", "text", "rarity", "set", "art",
)  # fmt: skip


def load_card(ident: str, data: Any) -> Card:
    """A card. Raises :class:`engine.effects.load.EffectError`, which says which word is wrong."""
    kind = card_type(ident, data, FIELDS, TYPES)
    if data.get("pilot") is not None and kind != "command":
        raise EffectError(f"{ident} is a {kind}: a Pilot effect stands on commands only")
    abilities = load_abilities(data.get("abilities", []), WORDS)
    if kind != "command" and any(one.kind == "command" for one in abilities):
        raise EffectError(f"{ident} is a {kind}: 'command' stands on commands only")
    token = truth(data, "token")
    plain = token or kind == "resource"  # 2-4-2, 2-8-2, 2-9-2: without color, level and cost
    color = "" if plain else data.get("color", "blue")
    if color and color not in COLORS:
        raise EffectError(f"the color of {ident} cannot be '{quoted(color)}'; it is one of {', '.join(COLORS)}")
    numbers = _texts(ident, data.get("numbers", data.get("number", ident))) or (ident,)
    return Card(
        id=ident,
        number=numbers[0],
        also=numbers[1:],
        type=kind,
        names=_texts(ident, data.get("name", ident)),
        color=color,
        traits=_texts(ident, data.get("traits", [])),
        level=0 if plain else _number(ident, data, "level", 1),
        cost=0 if plain else _number(ident, data, "cost", 1),
        ap=_number(ident, data, "ap", 0),
        hp=_number(ident, data, "hp", 0),
        link=_link(ident, data["link"]) if data.get("link") is not None else None,
        keywords=tuple(keyword(one, WORDS) for one in several(data.get("keywords", []))),
        pilot=_pilot(ident, data["pilot"]) if data.get("pilot") is not None else None,
        token=token,
        abilities=abilities,
    )


def _link(ident: str, data: Any) -> tuple[str, tuple[str, ...]]:
    if not isinstance(data, dict) or len(data) != 1 or next(iter(data)) not in ("name", "trait"):
        raise EffectError(f"the link of {ident} must be {{name: N}} or {{trait: T}}, not '{quoted(data)}'")
    word, value = next(iter(data.items()))
    return word, _texts(ident, value)


def _pilot(ident: str, data: Any) -> Part:
    if not isinstance(data, dict) or not set(data) <= {"name", "traits", "ap", "hp"}:
        raise EffectError(f"the pilot of {ident} must be a map of name, traits, ap, hp, not '{quoted(data)}'")
    traits = _texts(ident, data.get("traits", []))
    name = _text(ident, data.get("name", ident))
    return Part(name, traits, _number(ident, data, "ap", 0), _number(ident, data, "hp", 0))


def _number(ident: str, data: dict[str, Any], word: str, usual: int) -> int:
    return whole(data.get(word, usual), f"{word} of {ident}", 0)


def _text(ident: str, data: Any) -> str:
    if isinstance(data, bool | dict | list) or data is None:
        raise EffectError(f"a name of {ident} must be a word, not '{quoted(data)}'")
    return str(data)


def _texts(ident: str, data: Any) -> tuple[str, ...]:
    return tuple(_text(ident, one) for one in several(data))
