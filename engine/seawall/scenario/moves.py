"""Reading moves and expectations."""

from __future__ import annotations

import re
from typing import Any

from engine.scenario.common.steps import SEATS, All, Check, Expect, is_none
from engine.scenario.source import Item
from engine.seawall.scenario.words import ANON, Move

MOVES = (
    "play", "activate", "support", "attack", "block", "end main", "redraw", "choose", "say", "pass", "concede",
)  # fmt: skip
PLACES = ("next turn", "end phase", "end")
ASKED_FOR = ("main", "block", "action", "choose", "order", "yes-no", "redraw", "discard", "none")
PILES = ("battle", "hand", "deck", "trash", "removed", "resource deck", "shields")
ZONES = (*PILES, "base", "resources", "none", "gone")
_WORDS: dict[str, tuple[str, ...]] = {
    "zone": ZONES,
    "state": ("active", "rested"),
    "face": ("up", "down"),
    "linked": ("yes", "no"),
    "owner": SEATS,
    "color": ("blue", "green", "red", "white", "none"),
}
_FIGURES = ("ap", "hp", "damage", "level", "cost")
_NAMES = ("pilot", "under")
_LISTS = ("keywords", "traits")
_RESOURCES = ("active", "rested", "ex")
_ABILITY = re.compile(r"(?P<name>.+?) (?:\d+|repair|breach|burst)")

Names = frozenset[str]


def read_go_to(value: Item) -> All:
    """``go to: X``."""
    return All(value.line, "go to", value.one_of("go to", PLACES))


def read_move(key: Item, seat: int, verb: str, value: Item | None, names: Names) -> Move:
    """A move and its argument."""
    if verb in ("pass", "concede", "end main"):
        if value is not None:
            raise value.error(f"{verb} takes nothing")
        return Move(key.line, seat, verb)
    if value is None:
        raise key.error(f"{verb} needs an argument")
    if verb in ("redraw", "say"):
        word = value.one_of(verb, ("yes", "no")) if not isinstance(value.data, bool) else ("no", "yes")[value.data]
        return Move(key.line, seat, verb, (word,))
    if verb == "play":
        return _play(key, seat, value, names)
    if verb == "activate":
        found = value.fields(verb, ("card", "number", "discard", "pay")) if value.is_map else {"card": value}
        _needs(value, found, verb, ("card",))
        return Move(
            key.line,
            seat,
            verb,
            (_name(found["card"], names),),
            ex=_ex(found),
            number=found["number"].number("number") if "number" in found else 1,
            discard=tuple(_name(one, names) for one in found["discard"].several("discard"))
            if "discard" in found
            else (),
        )
    if verb == "support":
        found = value.fields(verb, ("unit", "to"))
        _needs(value, found, verb, ("unit", "to"))
        return Move(key.line, seat, verb, (_name(found["unit"], names),), on=_name(found["to"], names))
    if verb == "attack":
        found = value.fields(verb, ("with", "on"))
        _needs(value, found, verb, ("with", "on"))
        on = found["on"].word("on")
        target = on if on == "player" else _name(found["on"], names)
        return Move(key.line, seat, verb, (_name(found["with"], names),), on=target)
    if is_none(value):
        return Move(key.line, seat, verb)
    if verb == "block":
        return Move(key.line, seat, verb, (_name(value, names),))
    return Move(key.line, seat, verb, tuple(_choice(item, names) for item in value.several(verb)))


def _play(key: Item, seat: int, value: Item, names: Names) -> Move:
    found = value.fields("play", ("card", "on", "pay")) if value.is_map else {"card": value}
    _needs(value, found, "play", ("card",))
    on = _name(found["on"], names) if "on" in found else ""
    return Move(key.line, seat, "play", (_name(found["card"], names),), on=on, ex=_ex(found))


def _ex(found: dict[str, Item]) -> int | None:
    if "pay" not in found:
        return None
    pay = found["pay"].fields("pay", ("ex",))
    _needs(found["pay"], pay, "pay", ("ex",))
    return pay["ex"].number("ex")


def _needs(value: Item, found: dict[str, Item], verb: str, words: tuple[str, ...]) -> None:
    for word in words:
        if word not in found:
            raise value.error(f"{verb} needs the word {word}")


def _name(item: Item, names: Names) -> str:
    name = item.word("a name")
    if name != ANON and name not in names and name.partition("#")[0] not in names:
        raise item.error(f"nothing on the board is called '{name}'")
    return name


def _choice(item: Item, names: Names) -> str:
    word = item.word("a choice")
    found = _ABILITY.fullmatch(word)
    if word.isdigit() or word in SEATS or (found is not None and found["name"] in names):
        return word
    return _name(item, names)


# --- expectations -----------------------------------------------------------------------------------------------------
def read_expect(item: Item, names: Names) -> Expect:
    """A map of what is expected."""
    checks: list[Check] = []
    for key, value in item.pairs("expect"):
        checks += _check(key, value, names)
    return Expect(item.line, tuple(checks))


def _check(key: Item, value: Item, names: Names) -> list[Check]:
    word = key.word("what is expected")
    if word in ("A sees", "B sees"):
        return _sees(word, value, names)
    if value.is_map and (word in names or word.partition("#")[0] in names):
        return [_quality(at, entry, name, ("object", word, name), word) for at, entry, name in _qualities(value, word)]
    return [_plain(key, word, value, names)]


def _plain(key: Item, word: str, value: Item, names: Names) -> Check:
    seat, dot, what = word.partition(".")
    if dot and seat in SEATS:
        return Check(key.line, word, ("zone", SEATS.index(seat), what), _zone_value(key, what, value, word, names))
    if word == "asked":
        return Check(key.line, word, (word,), value.one_of(word, (*SEATS, "none")))
    if word == "asked for":
        return Check(key.line, word, (word,), value.one_of(word, ASKED_FOR))
    if word == "winner":
        return Check(key.line, word, (word,), value.one_of(word, (*SEATS, "draw", "none")))
    raise key.error(f"nothing on the board is called '{word}', and it is no other word of expect")


def _zone_value(key: Item, what: str, value: Item, word: str, names: Names) -> Any:
    if what == "resources":
        if not value.is_map:
            return value.number(word)
        return tuple((name, item.number(name)) for name, item in value.fields(word, _RESOURCES).items())
    if what == "base":
        if isinstance(value.data, int) and not isinstance(value.data, bool):
            return value.number(word)
        if value.is_list:
            value = value.elements(word)[0] if value.data else value
        return "none" if is_none(value) else _name(value, names)
    if what not in PILES:
        raise key.error(f"'{word}': a player has {', '.join((*PILES, 'base', 'resources'))}")
    if not value.is_list:
        return value.number(word)
    return tuple(_name(entry, names) for entry in value.elements(word))


def _qualities(value: Item, word: str) -> list[tuple[Item, Item, str]]:
    return [(key, entry, key.word(word)) for key, entry in value.pairs(f"what is expected of {word}")]


def _quality(key: Item, value: Item, name: str, path: tuple[Any, ...], label: str) -> Check:
    found: Any
    if name in _WORDS:
        word = ("no", "yes")[value.data] if isinstance(value.data, bool) else value.word(name)
        if word not in _WORDS[name]:
            raise value.error(f"{name} cannot be '{word}'; it is one of {', '.join(_WORDS[name])}")
        found = word
    elif name in _FIGURES:
        found = None if value.empty else value.number(name)
    elif name in _NAMES:
        found = value.word(name)
    elif name in _LISTS:
        found = tuple(sorted(entry.word(name) for entry in value.several(name)))
    elif name == "name":
        found = None if value.empty else value.word(name)
    else:
        known = ", ".join((*_WORDS, *_FIGURES, *_NAMES, *_LISTS, "name"))
        raise key.error(f"'{name}' cannot be expected of a card; words are {known}")
    return Check(key.line, f"{label}.{name}", path, found)


def _sees(word: str, value: Item, names: Names) -> list[Check]:
    seat = SEATS.index(word[0])
    checks: list[Check] = []
    for key, entry in value.pairs(word):
        name = key.word(word)
        if name == "asked":
            path = ("sees", seat, ("asked",))
            checks.append(Check(key.line, f"{word} asked", path, entry.one_of(name, (*SEATS, "none"))))
        elif entry.is_map and (name in names or name.partition("#")[0] in names):
            for at, quality, what in _qualities(entry, name):
                inner = ("sees", seat, ("object", name, what))
                checks.append(_quality(at, quality, what, inner, f"{word} {name}"))
        else:
            plain = _plain(key, name, entry, names)
            if plain.path[0] != "zone":
                raise key.error(f"'{name}' cannot be asked of a view")
            checks.append(Check(plain.line, f"{word} {name}", ("sees", seat, plain.path), plain.value))
    return checks
