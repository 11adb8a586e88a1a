"""Searching all that one side of a match holds, and all it was sent, for the other side's unopened cards."""

from __future__ import annotations

import gc
from pathlib import Path
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from engine.trails.cards.carddef import CardDef
from engine.trails.cards.pool import CardPool
from engine.trails.tree.zones import DECK, HAND, HOMEBASE
from tests.lan.peers import Clock, Pair
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.sealed.session import SealedMatch

_PLAIN = frozenset((int, str, float, bool, type(None)))
_CODE = (BuiltinFunctionType, ModuleType, type)
_ELSEWHERE = (CardPool, CardDef, Random, Clock, Path)


def _kind(kind: type) -> str:
    """What is done with values of a type: "bytes", "function", "more" (look into it) or "" (nothing)."""
    if issubclass(kind, bytes | bytearray):
        return "bytes"
    if issubclass(kind, FunctionType):
        return "function"
    return "" if issubclass(kind, (*_CODE, *_ELSEWHERE)) else "more"


def memory_of(side: SealedMatch) -> bytes:
    """All bytes that a side holds, one after the other: whatever can be reached from it, what functions hold included.

    The collector is asked what an object refers to, so that no kind of container is forgotten.
    """
    seen: set[int] = set()
    kept: list[Any] = []  # nothing that was seen goes while we look, so that no id is used twice
    found: list[bytes] = []
    kinds: dict[type, str] = dict.fromkeys(_PLAIN, "")
    edge: list[Any] = [side]
    while edge:
        kept.append(edge)
        fresh: list[Any] = []
        for value in gc.get_referents(*edge):
            kind = kinds.get(type(value))
            if kind == "":
                continue
            if kind is None:
                kind = kinds[type(value)] = _kind(type(value))
            ident = id(value)
            if ident in seen:
                continue
            seen.add(ident)
            if kind == "bytes":
                found.append(bytes(value))
            elif kind == "function":
                fresh += [value.__closure__, value.__defaults__, value.__kwdefaults__]
            elif kind:
                fresh.append(value)
        edge = [value for value in fresh if value is not None]
    return b"\x00".join(found)


def opened_by(pair: Pair, seat: int) -> set[int]:
    """Slots that a seat has opened to the other one."""
    return _opened_in(pair.traffic[seat ^ 1])


def _opened_in(payloads: list[bytes]) -> set[int]:
    out = set()
    for payload in payloads:
        message = m.decode(m.enclosed(payload)[0])
        body = message.body if isinstance(message, m.Envelope) else None
        if isinstance(body, m.Gave | m.Supplied):
            out |= {opening.slot for opening in body.supply.openings}
    return out


class Search:
    """Looks again and again through one match. What came since the last time is read once: what is unopened now was
    unopened before, so what was searched for it then need not be searched again."""

    def __init__(self, pair: Pair) -> None:
        self._pair = pair
        self._read = [0, 0]
        self._opened: tuple[set[int], set[int]] = (set(), set())

    def look(self) -> int:
        """Raises AssertionError if a side holds, or was sent, something of the other's unopened cards. Returns how many
        were sought."""
        return sum(self._look(seat) for seat in (0, 1))

    def _look(self, seat: int) -> int:
        pair = self._pair
        side, other = pair.sides[seat], pair.sides[seat ^ 1]
        if side._hands is None or side.game is None or other._hands is None:
            return 0
        came = pair.traffic[seat][self._read[seat] :]
        self._read[seat] += len(came)
        opened = self._opened[seat]
        opened |= _opened_in(came)
        secret = other._hands.secret
        blob = memory_of(side) + b"".join(came)
        assert secret.key not in blob
        book, first, sought = side._hands.book, side._hands._first[seat ^ 1], 0
        for slot in range(len(other._seals[seat ^ 1].slots)):
            if slot not in opened:
                sought += 1
                assert secret.salt(slot) not in blob
                assert book[first + slot] is None
        for zone in (DECK, HAND, HOMEBASE):
            for obj in side.game.there(zone + (seat ^ 1)):
                known = obj.cards and obj.cards[0] >= 0
                assert not known or obj.cards[0] - first in opened
        return sought


def check_nothing_known(pair: Pair) -> int:
    """Look once through everything. Returns how many unopened cards were sought."""
    return Search(pair).look()
