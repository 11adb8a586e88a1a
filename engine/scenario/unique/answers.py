"""Every answer to a question, those that come to the same only once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, Final

from engine.kernel.decisions import SINGLE, Answer, Decision, Kind, Option
from engine.kernel.objects import Obj

#: Answers to one question that are looked at; a question with more makes no puzzle.
MOST: Final = 200
_ORDERED: Final = 3  #: things that are put into every order; of more the order is the one in which they are named


class TooWide(Exception):
    """There is more to look at than a puzzle may have."""


def answers(game: Any, decision: Decision) -> list[Answer]:
    """All there are. Raises :class:`TooWide`."""
    found: dict[object, Answer] = {}
    for answer in _all(decision):
        if decision.refusal(answer):
            continue
        # in which order cards are taken is asked apart, where it counts
        parts = [alike(game, option) for option in answer]
        key = tuple(parts if decision.kind in (Kind.ORDER, Kind.ARRANGE) else sorted(parts, key=repr))
        found.setdefault(key, answer)
        if len(found) > MOST:
            raise TooWide
    if not found:  # what is asked has answers of a kind that is not tried here
        raise TooWide
    return list(found.values())


def _all(decision: Decision) -> Iterator[Answer]:
    kind, options = decision.kind, decision.options
    if kind in SINGLE:
        yield from ((option,) for option in options)
    elif kind is Kind.CHOOSE:
        if 2 ** len(options) > 16 * MOST and decision.most > 2:
            raise TooWide
        for many in range(decision.least, min(decision.most, len(options)) + 1):
            yield from combinations(options, many)
    elif kind is Kind.NUMBER:
        yield from ((("n", number),) for number in range(decision.least, decision.most + 1))
    elif kind is Kind.SPLIT:
        yield from _splits(decision)
    else:
        yield from permutations(options) if len(options) <= _ORDERED else (options,)


def _splits(decision: Decision) -> Iterator[Answer]:
    """All of it to one, or shared between two."""
    for option in decision.options:
        yield ((*option, decision.total),)
    for one, other in combinations(decision.options, 2):
        for share in range(decision.stride, decision.total, decision.stride):
            yield ((*one, share), (*other, decision.total - share))


def alike(game: Any, option: Option) -> tuple[object, ...]:
    """What an option is about, without the numbers of objects: equal cards in equal states are one."""
    return tuple(_part(game, part, place) for place, part in enumerate(option))


def _part(game: Any, part: str | int, place: int) -> object:
    obj = game.objs.get(part) if place and isinstance(part, int) else None
    if not isinstance(obj, Obj):
        return part
    host = game.objs.get(obj.host)
    own = (_printed(game, obj), obj.zone, obj.ready, obj.face_up, tuple(sorted(obj.marks)))
    under = sorted(_printed(game, one) for one in game.objs.values() if one.host == obj.id)
    bare = obj.entry is None and not obj.host and not _spoken_of(game, obj.id)
    return (*own, None if host is None else host.id, tuple(under), None if bare else obj.id)


def _printed(game: Any, obj: Obj) -> str:
    cards: Sequence[Any] = [game.printed[card] for card in obj.cards if card >= 0]
    return "/".join(str(getattr(card, "id", "") or card.number) for card in cards) if cards else str(obj.id)


def _spoken_of(game: Any, ident: int) -> bool:
    """Whether anything that was set going, or that is counted, is about one object."""
    damage = getattr(game, "damage", {})
    numbered = (*getattr(game, "arrived", ()), *getattr(game, "attacked", ()), *getattr(game, "frozen", ()))
    return ident in damage or ident in numbered or bool(game.effects)
