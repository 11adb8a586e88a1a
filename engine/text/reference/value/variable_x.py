"""One X for the whole of an effect: what it was said to be holds wherever X stands in it, and it is worked out once.

"Draw X cards, where X is the number of UNITs you control. Gain X bond" speaks of one number (1305.2c), and so does
"draw X cards and gain X bond", even if the cards drawn would be counted now. Where X stands in one instruction alone
its value is written there; else it is that of the effect.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.text.surface import PAID, SELF, LinkError
from engine.text.trees import defined, has_x, mapped
from engine.trails.tree import Have
from engine.trails.tree.reads import replace, speaks_of

_WORDS = r"where X|\bX (?:is|equals)|X(?:は|とは)"


class Explained(NamedTuple):
    """Instructions that were said with X, and what they have become."""

    before: Any
    after: Any
    amount: Any


def worked_out(linker: Any, do: list[Any], amount: Any) -> list[Any]:
    """Instructions with what X is in the place of it; the linker remembers how they were said."""
    made = [defined(node, amount) for node in do]
    linker.explained += [Explained(*both, amount) for both in zip(do, made, strict=True) if both[0] != both[1]]
    if linker.cost_x and made == do:
        linker.explained.append(Explained((), (), amount))  # only what is paid is so much
    return made


def where_meant(linker: Any, last: list[Any], out: list[Any]) -> list[Any]:
    """The instructions that an explanation of X is about: those of the sentence before it, or further back."""
    if _uses(last) or any(has_x(aim) for _, aim in linker.targets):
        return last
    if _uses(out):
        return out
    if linker.cost_x:
        return last
    raise LinkError("X is explained, but nothing before it uses X", _WORDS)


def one_number(linker: Any, do: list[Any]) -> list[Any]:
    """The instructions of a whole effect, with X again where it is the same number in several of them."""
    said: list[Explained] = linker.explained
    if not said:
        return do
    left = linker.cost_x or bool(_uses(do))
    amounts = list({one.amount: None for one in said})
    if not amounts or (not left and (len(amounts) > 1 or sum(_uses(one.before) for one in said) < 2)):
        return do
    if len(amounts) > 1 or linker.x is not None:
        raise LinkError("which X is meant is not said", _WORDS)
    (amount,) = amounts
    if speaks_of(amount, SELF):  # each of several has a number of its own
        if left:
            raise LinkError("whose number it is would not be the same for all that is said", _WORDS)
        return do
    if linker.cost_x and speaks_of(amount, PAID):
        raise LinkError("X has to be known before it is paid", _WORDS)
    linker.x = amount
    was = {one.after: one.before for one in reversed(said)}
    return [mapped(node, lambda part: was.get(part, part)) for node in do]


def uses(do: Iterable[Any]) -> bool:
    """Whether X stands in any of some instructions."""
    return _uses(tuple(do)) > 0


def several_use(do: Iterable[Any]) -> bool:
    """Whether X stands in more than one instruction."""
    return _uses(tuple(do)) > 1


def _uses(node: Any) -> int:
    """In how many instructions X stands; not in crafts that are gained, which have an X of their own."""
    if isinstance(node, tuple | list):
        return sum(_uses(part) for part in node)
    if isinstance(node, Have):
        node = replace(node, crafts=())
    parts = [name for name in ("cost", "then", "otherwise", "options") if isinstance(getattr(node, name, None), tuple)]
    if not parts:
        return int(has_x(node))
    bare = replace(node, **dict.fromkeys(parts, ()))
    return int(has_x(bare)) + sum(_uses(getattr(node, name)) for name in parts)
