"""A card from plain data, as scenario files and card files give it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.effects.load import card_type, keyword, load_abilities, load_condition, load_filter
from engine.effects.nodes import Ability, Instruction
from engine.effects.words import EffectError, mapping, one_of, only, quoted, several, whole
from engine.eightfold.cards.card import ELEMENTS, ITEMS, TYPES, Card
from engine.eightfold.cards.vocabulary import FIELD_USES, HAND_USES, WORDS

FIELDS = (
    "type", "name", "number", "numbers", "element", "cost", "power", "job", "soldier", "party", "ex", "bearer", "needs",
    "keywords", "abilities", "text", "rarity", "set", "art",
)  # fmt: skip
#: Keywords that the card itself has to do with, not its list of abilities.
_OF_CARD = ("war god", "combination")
#: What only some types have (11.2.1, 5.2.3.1.3.2, 7.12.1.3, 15.2.12.1, 15.2.7.1).
_HOME: dict[str, tuple[str, ...]] = {
    "effect": ("summon",),
    "war god": ("summon",),
    "bearer": ITEMS,
    "unequip": ITEMS,
    "needs": ("formation",),
}
#: Kinds of abilities whose effect is what the word itself says.
_MADE = ("effect", "assist", "link", "job change", "awakening", "unequip", "junction")


def load_card(ident: str, data: Any) -> Card:
    """A card. Raises :class:`engine.effects.load.EffectError`, which says which word is wrong."""
    kind = card_type(ident, data, FIELDS, TYPES)
    element = one_of(data.get("element", "fire"), f"the element of {ident}", ELEMENTS)
    names = _names(_text(ident, data.get("name", ident)))
    entries = several(data.get("abilities", []))
    _at_home(ident, kind, data, entries)
    numbers = data["numbers"] if "numbers" in data else data.get("number", ident)
    return Card(
        id=ident,
        numbers=tuple(_text(ident, one) for one in several(numbers)),
        type=str(kind),
        names=names,
        element=element,
        cost=_number(ident, data, "cost", 1),
        power=_number(ident, data, "power", 0) if "power" in data else None,
        jobs=tuple(_text(ident, one) for one in several(data.get("job", []))),
        soldier=_yes(ident, data, "soldier"),
        party=_yes(ident, data, "party"),
        ex=_yes(ident, data, "ex"),
        bearer=load_filter(data["bearer"], WORDS) if data.get("bearer") is not None else None,
        needs=load_condition(data["needs"], WORDS) if data.get("needs") is not None else None,
        keywords=tuple(keyword(one, WORDS) for one in several(data.get("keywords", []))),
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


def _at_home(ident: str, kind: str, data: dict[str, Any], entries: list[Any]) -> None:
    """What stands on some types only must stand on one of them."""
    said = {*(word for word in ("bearer", "needs") if data.get(word) is not None)}
    said |= {str(word) for one in entries if isinstance(one, dict) for word in one}
    for word, types in _HOME.items():
        if word in said and kind not in types:
            raise EffectError(f"{ident} is a {kind}: '{word}' stands on {', '.join(types)} only")


def _names(printed: str) -> tuple[str, ...]:
    """5.2.2.2: the whole, and what stands before and after a slash."""
    parts = [part.strip() for part in printed.split("/")]
    return tuple(dict.fromkeys((printed, *parts))) if len(parts) > 1 else (printed,)


# --- abilities --------------------------------------------------------------------------------------------------------
def _ability(data: Any, number: int, names: tuple[str, ...]) -> Ability | None:
    """An entry of the list: what has parts of its own is brought into the form that all abilities share."""
    if not isinstance(data, dict):
        raise EffectError(f"an ability must be a map, not '{quoted(data)}'")
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
    found = mapping(data, what)
    only(found, what, known)
    return found


def _war_god(ident: str, entries: list[Any]) -> str:
    found = next((one for one in entries if isinstance(one, dict) and "war god" in one), None)
    return "" if found is None else _text(ident, found["war god"])


def _combination(ident: str, entries: list[Any]) -> tuple[tuple[str, ...], int] | None:
    found = next((one for one in entries if isinstance(one, dict) and "combination" in one), None)
    if found is None:
        return None
    parts = _parts(found["combination"], "combination", ("names", "less"))
    names = tuple(_text(ident, one) for one in several(parts.get("names", [])))
    if not names:
        raise EffectError(f"combination of {ident} needs the word names")
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
    raise EffectError(f"{word} of {ident} must be yes or no, not '{quoted(value)}'")


def _text(ident: str, data: Any) -> str:
    if isinstance(data, bool | dict | list) or data is None:
        raise EffectError(f"a name of {ident} must be a word, not '{quoted(data)}'")
    return str(data)
