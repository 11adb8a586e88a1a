"""What a plural means: what was named in the plural last, or all the single things that were named; never one.

Guard: tests/trails/100/104-principles/participles.yaml.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.text.reference.pronoun.antecedents import SPOKEN, Bound, kinds_of
from engine.text.surface import LinkError, Ref

_WORDS = r"\b(?:they|them|those|their)\b|それら"
_KINDS = ("UNITs", "ITEMs", "EVENTs", "BASEs")


def several(linker: Any, who: Any) -> tuple[str, ...] | None:
    """The registers that a plural means together, None where it means what is one register, or as it always did.

    Raises :class:`LinkError` where nothing tells which of them are meant.
    """
    if not isinstance(who, Ref) or (who.word != "them" and who.word not in _KINDS):
        return None
    bound: Sequence[Bound] = [one for one in linker.bound if one.name != SPOKEN and one.mark != "this"]
    if who.word != "them":
        bound = [one for one in bound if who.word[:-1] in kinds_of(one.filter)]
    while len(bound) > 2 and bound[-1].thrown is not None and not bound[-1].many:
        bound = bound[:-1]  # one card that was discarded in between is not "them"
    if not bound or bound[-1].many or bound[-1].group or bound[-1].thrown is not None or bound[-1] is linker.start:
        return None
    if len(bound) > 1 and bound[-2].dug:
        return None  # what was shown until it was found
    singles: list[Bound] = []
    for one in reversed(bound):
        if one.many or one.group or one.thrown is not None or one is linker.start:
            break
        singles.insert(0, one)
    before = bound[: len(bound) - len(singles)]
    if len(singles) == 1:
        return _last_many(linker, before, singles[0])
    named = [set(marks) & {one.mark for one in singles} for _, marks in linker.groups]
    if any(0 < len(group) < len(singles) for group in named) or any(one.many or one.group for one in before):
        raise LinkError("which of them are meant is not said", _WORDS)
    if len({one.filter.zone for one in singles}) > 1 or len({_whither(one) for one in singles}) > 1:
        raise LinkError("they are not in one place any more", _WORDS)
    for one in singles:
        one.used = True
    return tuple(one.mark for one in singles)


def only_one(later: Sequence[Bound]) -> bool:
    """Whether what was named afterwards is one single thing, which a plural cannot mean."""
    if len(later) != 1:
        return False
    (one,) = later
    return not (one.many or one.group or one.thrown is not None or one.dug or one.filter.among)


def _last_many(linker: Any, before: Sequence[Bound], single: Bound) -> tuple[str, ...] | None:
    """What was named in the plural last, before a single thing that cannot be meant."""
    many = next((one for one in reversed(before) if one.many or one.group), None)
    if many is None and before and before[-1] is linker.start:
        raise LinkError("which of them are meant is not said", _WORDS)  # the one that triggered it, too?
    if many is None:
        return None
    if single.filter.among:
        return None  # it was chosen among them
    many.used = True
    return (many.mark,)


def _whither(one: Bound) -> str:
    """Where something went by what was done to it, as far as it is known."""
    return one.put or next((verb for verb in ("ko", "destroy", "return", "exile", "discard") if verb in one.done), "")
