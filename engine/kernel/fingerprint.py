"""The whole state of a game as one short text: equal states have equal fingerprints, in every process.

Unlike :mod:`engine.kernel.identity`, which asks whether two *positions* are the same to the rules, nothing is left out
here: ids, ages, pending frames and the open decision count. It shows that a fork left its origin alone, and that a
record played again arrives at the same state. Caches and whatever the program hangs on a game are no state.

Texts are written down and compared by later versions of the program. So a field of a record or a slot of a game that
has nothing to say (its default; nothing at all) is left out: a new one does not change the text of what lacks it.

So a new field or slot has a default that means what was meant without it, and a default never changes. Guards:
tests/kernel/test_fingerprint.py, tests/trails/records/.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from engine.kernel.frames import Frame

#: Slots of a game that say nothing about its state: how it is run, what never changes, what is worked out anew.
NOT_STATE = frozenset(
    ("auto", "chance", "events", "group", "printed", "rules", "token", "watch", "world")
    + ("elsewhere", "heard", "lying", "memo", "offers", "reach", "turned", "dealt", "calm", "stoppable")
    + ("view_cache",)
    + ("zones",)  # described apart
)
_NOTHING = frozenset(("None", "{}", "[]"))
_UNSET = object()  #: equal to no value: a field without a default is always written


class NotPlain(TypeError):
    """Something in a state that is no plain value: it could be neither saved nor sent."""


def fingerprint(game: Any) -> str:
    """A text of 32 hexadecimal digits. Raises :class:`NotPlain` for a state that holds anything but plain values."""
    return blake2b("\n".join(describe(game)).encode(), digest_size=16).hexdigest()


def describe(game: Any) -> tuple[str, ...]:
    """What the fingerprint is made of, a line a field, for a person who looks for the difference of two states."""
    cls = type(game)
    lines = [f"zones {_text(_zones(game))}"]
    for name in sorted({*cls.SHARED, *cls.COPIED} - NOT_STATE):
        text = _text(getattr(game, name))
        if text not in _NOTHING:
            lines.append(f"{name} {text}")
    return tuple(lines)


def same(one: Any, other: Any) -> bool:
    """Whether two states have equal fingerprints. What they share is not written out, so forks are compared quickly."""
    cls = type(one)
    if cls is not type(other) or _zones(one) != _zones(other):
        return False
    names = {*cls.SHARED, *cls.COPIED} - NOT_STATE
    return all(_equal(getattr(one, name), getattr(other, name)) for name in names)


def _equal(one: Any, other: Any) -> bool:
    if one is other:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() == other.keys():
            return all(value is other[key] or _text(value) == _text(other[key]) for key, value in one.items())
        return False
    return _text(one) == _text(other)


def canonical(value: Any) -> str:
    """Any plain value as a text that tells it from every other, the same in every process. Raises :class:`NotPlain`."""
    return _text(value)


def _zones(game: Any) -> tuple[tuple[int, ...], ...]:
    return tuple(
        idents if game.spec(index).ordered else tuple(sorted(idents)) for index, idents in enumerate(game.zones)
    )


def _text(value: Any) -> str:
    """Any plain value as a text that tells it from every other."""
    kind: Any = type(value)
    return (_WRITERS.get(kind) or _writer(kind))(value)


@cache
def _writer(kind: Any) -> Callable[[Any], str]:
    """How values of a kind that is not built in are written."""
    name: str = kind.__name__
    if issubclass(kind, Frame):
        return lambda value: _said(name, kind.FIELDS, value.values()[1:])
    if issubclass(kind, tuple):  # a named one
        usual: dict[str, Any] = kind._field_defaults
        places = [(part, usual.get(part, _UNSET)) for part in kind._fields]
        return lambda value: _named(name, places, value)
    if issubclass(kind, Enum):
        return lambda value: f"{name}.{value.name}"
    if is_dataclass(kind):
        return lambda value: _frozen(value) if _hashable(kind, value) else _record(value)
    slots = _slots(kind)
    if slots is None:
        raise NotPlain(f"{kind.__module__}.{kind.__qualname__} is no plain value")
    if len(slots) == 1:
        return lambda value: _said(name, slots, (getattr(value, slots[0]),))
    fetch = attrgetter(*slots)
    return lambda value: _said(name, slots, fetch(value))


def _said(name: str, slots: tuple[str, ...], values: tuple[Any, ...]) -> str:
    """What says anything, by name."""
    texts = [repr(value) if type(value) is int else _text(value) for value in values]
    parts = [f"{slot}={text}" for slot, text in zip(slots, texts, strict=True) if text not in _NOTHING]
    return f"{name}({','.join(parts)})"


def _map(value: dict[Any, Any]) -> str:
    return "{" + ",".join(sorted(f"{_text(key)}:{_text(entry)}" for key, entry in value.items())) + "}"


def _set(value: Any) -> str:
    return "{" + ",".join(sorted(map(_text, value))) + "}"


def _row(value: Any) -> str:
    return "[" + ",".join([repr(part) if type(part) is int else _text(part) for part in value]) + "]"


def _named(name: str, places: Iterable[tuple[str, Any]], values: Iterable[Any]) -> str:
    """What is not at its default, by name. places: names of the fields with their defaults, in their order."""
    parts = [
        f"{part}={_text(value)}"
        for (part, usual), value in zip(places, values, strict=True)
        if type(value) is not type(usual) or value != usual
    ]
    return f"{name}({','.join(parts)})"


def _record(value: Any) -> str:
    kind: Any = type(value)
    places = _places(kind)
    return _named(kind.__name__, places, [getattr(value, part) for part, _ in places])


@cache
def _places(kind: Any) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, _default(field)) for field in fields(kind))


def _default(field: Field[Any]) -> Any:
    if field.default is not MISSING:
        return field.default
    return _UNSET if field.default_factory is MISSING else field.default_factory()


@lru_cache(maxsize=4096)
def _frozen(value: Any) -> str:
    """Records that never change, such as effect trees, are written once."""
    return _record(value)


def _hashable(kind: Any, value: Any) -> bool:
    made = kind.__dataclass_params__
    if not (made.frozen or made.unsafe_hash):
        return False
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _slots(kind: type) -> tuple[str, ...] | None:
    """Fields of a class that has nothing but slots; None for any other, functions and generators among them.

    A compiled class has none of Python's; those that are part of a state name them in ``SLOTS`` besides.
    """
    names: list[str] = []
    for base in reversed(kind.__mro__[:-1]):
        slots = vars(base).get("__slots__", vars(base).get("SLOTS"))
        if slots is None:
            return None
        names.extend((slots,) if isinstance(slots, str) else slots)
    return tuple(names) if names else None


_WRITERS: dict[type, Callable[[Any], str]] = {
    int: int.__repr__,
    str: str.__repr__,
    bool: bool.__repr__,
    type(None): repr,
    float: float.__repr__,
    bytes: bytes.__repr__,
    tuple: _row,
    list: _row,
    dict: _map,
    set: _set,
    frozenset: _set,
}
