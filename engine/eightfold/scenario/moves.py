"""Reading moves and expectations."""

from __future__ import annotations

import re
from typing import Any

from engine.eightfold.cards.card import ELEMENTS
from engine.eightfold.scenario.words import ANON, Move
from engine.scenario.common.steps import SEATS, All, Check, Expect, is_none
from engine.scenario.source import Item

MOVES = (
    "play", "ability", "attack", "block", "split", "redraw", "choose", "say", "pass", "concede",
)  # fmt: skip
PLACES = ("next turn", "attack", "main 2", "end phase", "end")
ASKED_FOR = (
    "priority", "attackers", "block", "split", "choose", "order", "yes-no", "redraw", "discard", "none",
)  # fmt: skip
PILES = ("hand", "deck", "damage", "break zone", "removed", "forwards", "backups", "monsters", "formation", "field")
_ZONES = ("field", "hand", "deck", "damage", "break zone", "removed", "stack")
_WORDS: dict[str, tuple[str, ...]] = {
    "zone": _ZONES,
    "state": ("active", "dull"),
    "frozen": ("yes", "no"),
    "junctioned": ("yes", "no"),
    "owner": SEATS,
    "controller": SEATS,
    "element": ELEMENTS,
}
_FIGURES = ("power", "damage", "cost")
_LISTS = ("keywords", "items", "job")
_ABILITY = re.compile(r"(?P<name>.+?) (?:\d+|level up)")
_PAY = ("discard", "dull")

Names = frozenset[str]


def read_go_to(value: Item) -> All:
    """``go to: X``."""
    return All(value.line, "go to", value.one_of("go to", PLACES))


def read_move(key: Item, seat: int, verb: str, value: Item | None, names: Names) -> Move:
    """A move and its argument."""
    if verb in ("pass", "concede"):
        if value is not None:
            raise value.error(f"{verb} takes nothing")
        return Move(key.line, seat, verb)
    if value is None:
        raise key.error(f"{verb} needs an argument")
    if verb in ("redraw", "say"):
        word = value.one_of(verb, ("yes", "no")) if not isinstance(value.data, bool) else ("no", "yes")[value.data]
        return Move(key.line, seat, verb, (word,))
    if verb in ("play", "ability"):
        return _use(key, seat, verb, value, names)
    if verb == "split":
        shares = tuple((_name(name, names), count.number("a share")) for name, count in value.pairs("split"))
        return Move(key.line, seat, verb, shares=shares)
    if verb == "attack":
        if value.is_map:
            found = value.fields(verb, ("with",))
            _needs(value, found, verb, ("with",))
            value = found["with"]
        if is_none(value):
            return Move(key.line, seat, verb)
        return Move(key.line, seat, verb, tuple(_name(one, names) for one in value.several("with")))
    if is_none(value):
        return Move(key.line, seat, verb)
    if verb == "block":
        return Move(key.line, seat, verb, (_name(value, names),))
    return Move(key.line, seat, verb, tuple(_choice(item, names) for item in value.several(verb)))


def _use(key: Item, seat: int, verb: str, value: Item, names: Names) -> Move:
    """A card that is played, or an ability that is used."""
    own = ("on", "war god", "overdrive", "combination") if verb == "play" else ("number", "discard")
    found = value.fields(verb, ("card", "pay", "targets", *own)) if value.is_map else {"card": value}
    _needs(value, found, verb, ("card",))
    pay: dict[str, Item] = {}
    if "pay" in found and not is_none(found["pay"]):
        pay = found["pay"].fields("pay", _PAY)
    overdrive = False
    if "overdrive" in found:
        said = found["overdrive"]
        overdrive = said.data if isinstance(said.data, bool) else said.one_of("overdrive", ("yes", "no")) == "yes"
    return Move(
        key.line,
        seat,
        verb,
        (_name(found["card"], names),),
        on=_name(found["on"], names) if "on" in found else "",
        number=found["number"].number("number") if "number" in found else 1,
        discard=_several(pay.get("discard"), names),
        dull=_several(pay.get("dull"), names),
        spent=_several(found.get("discard"), names),
        targets=_targets(found["targets"], names) if "targets" in found else None,
        sacrifice=_name(found["war god"], names) if "war god" in found and not is_none(found["war god"]) else "",
        overdrive=overdrive,
        combination=_several(found.get("combination"), names),
    )


def _several(item: Item | None, names: Names) -> tuple[str, ...]:
    return () if item is None or is_none(item) else tuple(_name(one, names) for one in item.several("cards"))


def _targets(item: Item, names: Names) -> tuple[str, ...]:
    return () if is_none(item) else tuple(_choice(one, names) for one in item.several("targets"))


def _needs(value: Item, found: dict[str, Item], verb: str, words: tuple[str, ...]) -> None:
    for word in words:
        if word not in found:
            raise value.error(f"{verb} needs the word {word}")


def _known(name: str, names: Names) -> bool:
    return name in (ANON, *names) or name.partition("#")[0] in (ANON, *names)


def _name(item: Item, names: Names) -> str:
    name = item.word("a name")
    if not _known(name, names):
        raise item.error(f"nothing on the board is called '{name}'")
    return name


def _choice(item: Item, names: Names) -> str:
    word = item.word("a choice")
    found = _ABILITY.fullmatch(word)
    if word.isdigit() or word in SEATS or (found is not None and _known(found["name"], names)):
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
    if value.is_map and _known(word, names):
        return [_quality(at, entry, name, ("object", word, name), word) for at, entry, name in _qualities(value, word)]
    return [_plain(key, word, value, names)]


def _plain(key: Item, word: str, value: Item, names: Names) -> Check:
    seat, dot, what = word.partition(".")
    if dot and seat in SEATS:
        path = ("zone", SEATS.index(seat), what)
        return Check(key.line, word, path, _zone_value(key, what, value, word, names))
    if word == "stack":
        found: Any = value.number(word) if isinstance(value.data, int) and not isinstance(value.data, bool) else None
        if found is None:
            found = () if is_none(value) else tuple(_choice(one, names) for one in value.several(word))
        return Check(key.line, word, (word,), found)
    if word == "asked":
        return Check(key.line, word, (word,), value.one_of(word, (*SEATS, "none")))
    if word == "asked for":
        return Check(key.line, word, (word,), value.one_of(word, ASKED_FOR))
    if word == "winner":
        return Check(key.line, word, (word,), value.one_of(word, (*SEATS, "draw", "none")))
    raise key.error(f"nothing on the board is called '{word}', and it is no other word of expect")


def _zone_value(key: Item, what: str, value: Item, word: str, names: Names) -> Any:
    if what not in PILES:
        raise key.error(f"'{word}': a player has {', '.join(PILES)}")
    if is_none(value):
        return ()
    if value.is_list:
        return tuple(_name(entry, names) for entry in value.elements(word))
    if isinstance(value.data, int) and not isinstance(value.data, bool):
        return value.number(word)
    return (_name(value, names),)


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
    elif name == "on":
        found = "none" if is_none(value) else value.word(name)
    elif name in _LISTS:
        found = () if is_none(value) else tuple(sorted(entry.word(name) for entry in value.several(name)))
    elif name == "name":
        found = None if value.empty else value.word(name)
    else:
        known = ", ".join((*_WORDS, *_FIGURES, "on", *_LISTS, "name"))
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
        elif entry.is_map and _known(name, names):
            for at, quality, what in _qualities(entry, name):
                inner = ("sees", seat, ("object", name, what))
                checks.append(_quality(at, quality, what, inner, f"{word} {name}"))
        else:
            plain = _plain(key, name, entry, names)
            if plain.path[0] not in ("zone", "stack"):
                raise key.error(f"'{name}' cannot be asked of a view")
            checks.append(Check(plain.line, f"{word} {name}", ("sees", seat, plain.path), plain.value))
    return checks
