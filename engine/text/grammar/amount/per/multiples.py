"""So much for each of something: an amount times what is counted, with a limit or without, and back."""

from __future__ import annotations

from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import REJECT
from engine.trails.tree import Alikes, Capped, Count, CountOrgs, Filter, Share, Size, Times
from engine.trails.tree.reads import replace


@frozen
class UpTo:
    """What something is done for each of, and the most that comes of it: a number, or the two of a bonus. unit: of what
    it is so many, "" if that is not said: "bond", "cards", "things"."""

    of: Any
    most: Any
    unit: str = ""


def scale(amount: Any, per: Any, unit: str = "") -> Any:
    """``amount`` for each object of a filter, or for each of another amount; ``REJECT`` where it is not clear what a
    limit is one of: how much comes of it, or how many are counted. unit: of what the amount is so many."""
    if not isinstance(amount, int) or not amount:
        return amount
    if isinstance(per, UpTo):
        most = per.most
        plain = abs(amount) == 1 or (per.unit != "" and per.unit == unit)
        if not isinstance(most, int) or most < abs(amount) or not plain:
            return REJECT
        return Capped(scale(amount, per.of), most if amount > 0 else -most)
    return Count(per, amount) if isinstance(per, Filter) else replace(per, each=amount)


def scale_bonus(bonus: tuple[int, ...], per: Any) -> Any:
    """Both numbers of a bonus for each of something; ``REJECT`` if a limit does not fit them."""
    if not isinstance(per, UpTo):
        return tuple(scale(part, per) for part in bonus)
    limits = per.most if isinstance(per.most, tuple) else tuple(per.most * part for part in bonus)
    if not isinstance(per.most, tuple) and any(abs(part) > 1 for part in bonus):
        return REJECT
    if any((part == 0) is not (most == 0) or part * most < 0 for part, most in zip(bonus, limits, strict=True)):
        return REJECT
    return tuple(Capped(scale(part, per.of), most) if part else 0 for part, most in zip(bonus, limits, strict=True))


def _uncapped(amounts: tuple[Any, ...]) -> tuple[Any, tuple[int, ...]] | None:
    """As :func:`unscale`, of amounts that all have a limit."""
    if any(not isinstance(amount, Capped) and amount != 0 for amount in amounts):
        return None
    found = unscale(tuple(amount.amount if isinstance(amount, Capped) else 0 for amount in amounts))
    if found is None or isinstance(found[0], UpTo):
        return None
    limits = tuple(amount.most if isinstance(amount, Capped) else 0 for amount in amounts)
    if any(part * most < 0 or abs(part) > abs(most) for part, most in zip(found[1], limits, strict=True)):
        return None
    return UpTo(found[0], limits if len(limits) > 1 else abs(limits[0])), found[1]


def unscale(amounts: tuple[Any, ...]) -> tuple[Any, tuple[int, ...]] | None:
    """What all amounts count one by one (a filter, or an amount), and the plain numbers; None if there is no such."""
    if any(isinstance(amount, Capped) for amount in amounts):
        return _uncapped(amounts)
    kinds = (Alikes, Count, CountOrgs, Size, Share, Times)
    pers = {replace(amount, each=1) for amount in amounts if isinstance(amount, kinds)}
    if len(pers) != 1 or any(not isinstance(amount, kinds) and amount != 0 for amount in amounts):
        return None
    if any(isinstance(amount, kinds) and amount.each == 0 for amount in amounts):
        return None
    (per,) = pers
    plain = tuple(amount.each if isinstance(amount, kinds) else 0 for amount in amounts)
    return per.of if isinstance(per, Count) else per, plain
