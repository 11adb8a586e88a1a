"""Searching all that one side of a match holds, and all it was sent, for the other side's unopened cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from engine.trails.carddef import CardDef
from engine.trails.library import CardPool
from engine.trails.zones import DECK, HAND, HOMEBASE
from tests.lan.peers import Clock, Pair
from trails_desktop.lan import messages as m
from trails_desktop.lan.session import SealedMatch

_CODE = (FunctionType, BuiltinFunctionType, MethodType, ModuleType, type)
_LEAVES = (int, str, float, bytes, bytearray, type(None), *_CODE, CardPool, CardDef, Random, Clock, Path)


def reachable(root: object) -> Iterator[object]:
    """Everything that hangs on an object, without help of the collector."""
    seen: set[int] = set()
    todo: list[Any] = [root]
    while todo:
        value = todo.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        yield value
        if isinstance(value, _LEAVES):
            continue
        if isinstance(value, dict):
            todo += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple | set | frozenset) or type(value).__name__ == "deque":
            todo += list(value)
        else:
            todo += list(getattr(value, "__dict__", {}).values())
            for kind in type(value).__mro__:
                slots = vars(kind).get("__slots__", ())
                for name in (slots,) if isinstance(slots, str) else slots:
                    todo.append(getattr(value, name, None))


def memory_of(side: SealedMatch) -> bytes:
    """All bytes that a side holds, one after the other."""
    return b"\x00".join(bytes(value) for value in reachable(side) if isinstance(value, bytes | bytearray))


def opened_by(pair: Pair, seat: int) -> set[int]:
    """Slots that a seat has opened to the other one."""
    out = set()
    for payload in pair.traffic[seat ^ 1]:
        message = m.decode(payload)
        body = message.body if isinstance(message, m.Envelope) else None
        if isinstance(body, m.Gave | m.Supplied):
            out |= {opening.slot for opening in body.supply.openings}
    return out


def check_nothing_known(pair: Pair) -> int:
    """Raises if a side holds, or was sent, something of the other's unopened cards. Returns how many were sought."""
    sought = 0
    for seat in (0, 1):
        side, other = pair.sides[seat], pair.sides[seat ^ 1]
        if side._hands is None or side.game is None or other._hands is None:
            continue
        opened = opened_by(pair, seat ^ 1)
        secret = other._hands.secret
        blob = memory_of(side) + b"".join(pair.traffic[seat])
        assert secret.key not in blob
        for slot in range(len(other._seals[seat ^ 1].slots)):
            if slot not in opened:
                sought += 1
                assert secret.salt(slot) not in blob
                assert side._hands.book[side._hands._first[seat ^ 1] + slot] is None
        for zone in (DECK, HAND, HOMEBASE):
            for obj in side.game.there(zone + (seat ^ 1)):
                known = obj.cards and obj.cards[0] >= 0
                assert not known or obj.cards[0] - side._hands._first[seat ^ 1] in opened
    return sought
