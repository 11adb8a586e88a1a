"""A card from plain data, as scenario files and card files give it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.effects.load import EffectError, card_type, keyword, load_abilities, load_condition, load_filter, whole
from engine.effects.nodes import Ability, Instruction
from engine.eightfold.cards.card import CHARACTERS, ELEMENTS, TYPES, Card
from engine.eightfold.cards.vocabulary import FIELD_USES, HAND_USES, WORDS

FIELDS = (
    "type", "name", "number", "numbers", "element", "cost", "power", "job", "soldier", "party", "ex", "bearer", "needs",
    "keywords", "abilities", "text", "rarity", "set", "art",
)  # fmt: skip
#: Keywords that the card itself has to do with, not its list of abilities.
_OF_CARD = ("war god", "combination")
#: Kinds of abilities whose effect is what the word itself says.
_MADE = ("effect", "assist", "link", "job change", "awakening", "unequip", "junction")


def load_card(ident: str, data: Any) -> Card:
    """A card. Raises :class:`engine.effects.load.EffectError`, which says which word is wrong."""
    kind = card_type(ident, data, FIELDS, TYPES)
    element = data.get("element", "fire")
    if element not in ELEMENTS:
        raise EffectError(f"the element of {ident} cannot be '{element}'; it is one of {', '.join(ELEMENTS)}")
    names = _names(_text(ident, data.get("name", ident)))
    entries = _list(data.get("abilities", []))
    numbers = data["numbers"] if "numbers" in data else data.get("number", ident)
    return Card(
        id=ident,
        numbers=tuple(_text(ident, one) for one in _list(numbers)),
        type=str(kind),
        names=names,
        element=element,
        cost=_number(ident, data, "cost", 1),
        power=_number(ident, data, "power", 0) if "power" in data else None,
        jobs=tuple(_text(ident, one) for one in _list(data.get("job", []))),
        soldier=_yes(ident, data, "soldier"),
        party=_yes(ident, data, "party"),
        ex=_yes(ident, data, "ex"),
        bearer=load_filter(data["bearer"], WORDS) if data.get("bearer") is not None else None,
        needs=load_condition(data["needs"], WORDS) if data.get("needs") is not None else None,
        keywords=tuple(keyword(one, WORDS) for one in _list(data.get("keywords", []))),
        abilities=tuple(
            ability
            for number, one in enumerate(entries, start=1)
            if (ability := _ability(one, number, names)) is not None
        ),
        bursts=tuple(
            number for number, one in enumerate(entries, start=1) if isinstance(one, dict) and _yes(ident, one, "ex")
        ),
        war_god=_war_god(ident, entries),
        combination=_combination(ident, entries),
    )


def _names(printed: str) -> tuple[str, ...]:
    """5.2.2.2: the whole, and what stands before and after a slash."""
    parts = [part.strip() for part in printed.split("/")]
    return tuple(dict.fromkeys((printed, *parts))) if len(parts) > 1 else (printed,)


# --- abilities --------------------------------------------------------------------------------------------------------
def _ability(data: Any, number: int, names: tuple[str, ...]) -> Ability | None:
    """An entry of the list: what has parts of its own is brought into the form that all abilities share."""
    if not isinstance(data, dict):
        raise EffectError(f"an ability must be a map, not '{data}'")
    found = {key: value for key, value in data.items() if key != "ex"}
    for word in _OF_CARD:
        if word in found:
            _parts(found, f"an ability with {word}", (word,))
            return None
    made: tuple[Instruction, ...] = ()
    kind = next(
        (word for word in (*FIELD_USES, *HAND_USES, "overdrive", "effect", "assist", "link") if word in found), ""
    )
    if kind in _MADE and "do" in found:
        raise EffectError(f"an ability with {kind} knows no word 'do'; the word itself says what it does")
    if kind in ("effect", "assist"):
        found = {**found, kind: "any", "do": found[kind]}
    elif kind == "link":
        parts = _parts(found[kind], kind, ("elements", "cost"))
        among = {"side": "you", "zone": "hand", "kind": "forward", "max cost": _priced(parts, kind)}
        if "elements" in parts:
            among["element"] = parts["elements"]
        found = {**found, kind: "any", "do": [{"put": {"pick": 1, "up to": "yes", "from": among}}]}
    elif kind:
        found, made = _used(found, kind, names)
    (ability,) = load_abilities([found], WORDS)
    return replace(ability, number=number, do=ability.do or made)


def _used(found: dict[str, Any], kind: str, names: tuple[str, ...]) -> tuple[dict[str, Any], tuple[Instruction, ...]]:
    """An ability with a cost before the colon (11.7.2, 11.8.2)."""
    cost = found[kind] if found[kind] is not None else {}
    made: tuple[Instruction, ...] = ()
    turn = found.pop("turn", "any") if "turn" in found else "any"
    if turn not in ("any", "own"):
        raise EffectError(f"turn cannot be '{turn}'; it can be own")
    if kind == "job change":
        cost = dict(_parts(cost, kind, ("cost", "cp", "dull", "discard", "put away", "remove")))
        among = {"side": "you", "zone": "hand", "kind": "backup", "max cost": _priced(cost, kind)}
        del cost["cost"]
        found["do"] = [{"put": {"pick": 1, "up to": "yes", "from": among}}]
    elif kind == "awakening":
        found["do"] = [{"search": {"name": list(names)}, "to": "field"}]
    elif kind == "unequip":
        found["do"] = [{"return": "this"}]
    elif kind == "junction":
        found["do"] = []
        made = (Instruction("junction"),)
    if kind in ("awakening", "job change"):
        turn = "own"  # 15.2.10.3, 15.2.13.2#2
    return {**found, kind: turn, "cost": _cost(cost, kind)}, made


def _cost(data: Any, kind: str) -> dict[str, Any]:
    """CP by element beside the other parts."""
    parts = dict(_parts(data, kind, ("cp", "dull", "discard", "put away", "remove")))
    points = parts.pop("cp", {})
    if isinstance(points, int) and not isinstance(points, bool):
        points = {"any": points}
    for element in _parts(points, "cp", (*ELEMENTS, "any")):
        parts[element] = points[element]
    return parts


def _priced(parts: dict[str, Any], kind: str) -> int:
    """The cost up to which a card may come."""
    if "cost" not in parts:
        raise EffectError(f"{kind} needs the word cost: up to which a card may come")
    return whole(parts["cost"], f"cost of {kind}", 0)


def _parts(data: Any, what: str, known: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise EffectError(f"{what} must be a map, not '{data}'")
    for word in data:
        if word not in known:
            raise EffectError(f"{what} knows no word '{word}'; it knows {', '.join(known)}")
    return data


def _war_god(ident: str, entries: list[Any]) -> str:
    found = next((one for one in entries if isinstance(one, dict) and "war god" in one), None)
    return "" if found is None else _text(ident, found["war god"])


def _combination(ident: str, entries: list[Any]) -> tuple[tuple[str, ...], int] | None:
    found = next((one for one in entries if isinstance(one, dict) and "combination" in one), None)
    if found is None:
        return None
    parts = _parts(found["combination"], "combination", ("names", "less"))
    names = tuple(_text(ident, one) for one in _list(parts.get("names", [])))
    return names, _number(ident, parts, "less", 1)


# --- plain values -----------------------------------------------------------------------------------------------------
def _number(ident: str, data: dict[str, Any], word: str, usual: int) -> int:
    return whole(data.get(word, usual), f"{word} of {ident}", 0)


def _yes(ident: str, data: dict[str, Any], word: str) -> bool:
    value = data.get(word, "no")
    if value in ("yes", True):
        return True
    if value in ("no", False):
        return False
    raise EffectError(f"{word} of {ident} must be yes or no, not '{value}'")


def _text(ident: str, data: Any) -> str:
    if isinstance(data, bool | dict | list) or data is None:
        raise EffectError(f"a name of {ident} must be a word, not '{data}'")
    return str(data)


def _list(data: Any) -> list[Any]:
    return data if isinstance(data, list) else [data]


def is_character(card: Card) -> bool:
    """Whether it is a Forward, Backup or Monster (5.2.3.1.1)."""
    return card.type in CHARACTERS
