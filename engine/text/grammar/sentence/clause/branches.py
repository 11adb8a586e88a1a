"""More than two ways: "If it's a UNIT, put it onto the field. If it's an ITEM, put it into your hand. Otherwise, ..."

What is done otherwise is done if none of the conditions before it held, as long as they ask for one of several types of
the same thing, which only one can be; whether all or only the last is meant where two of them may hold is not said. Of
conditions on something else only the last is meant.
"""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import LinkError, Otherwise
from engine.trails.tree import Filter, If, Is, Range
from engine.trails.tree.nouns import plain_ranges
from engine.trails.tree.reads import replace

_ELSE = "(それ以外なら|それ以外の場合|そうでないなら|そうでなければ|そうでない場合)(、|)"
_IF = "(なら|の場合)(、|)"


def add(g: Grammar) -> None:
    """Several ways in one Japanese sentence: それがUNITなら場に出し、ITEMなら手札に加え、それ以外なら軌跡に置く."""
    for chain in ("chain-c", "chain-t"):
        first, next_ = f"{{c:conds-if}}(、|){{s:{chain}}}、", f"{{f:np}}{_IF}"
        g.add("paragraph", build=_two, match=lambda v: None, ja=f"{first}{next_}{{t:sentence}}(。|)")
        g.add("paragraph", build=_three, match=lambda v: None,
              ja=f"{first}{next_}{{r:{chain}}}、{_ELSE}{{t:sentence}}(。|)")  # fmt: skip


def _two(c: Any, s: Any, f: Filter, t: Any) -> Any:
    asked = _also(c, f)
    return REJECT if asked is None else ((If(c, s),), (If(asked, t),))


def _three(c: Any, s: Any, f: Filter, r: Any, t: Any) -> Any:
    both = _two(c, s, f, r)
    return both if both is REJECT else (*both, (Otherwise(t),))


def _also(c: Any, f: Filter) -> Is | None:
    """The same question, for another type."""
    return replace(c, filter=f) if isinstance(c, Is) and f.types and c.filter.types and f != c.filter else None


def several_ways(do: list[Any]) -> list[Any]:
    """Instructions of which the last got what is done otherwise: each condition is asked if none before it held."""
    while len(do) > 1 and _same_asked(do[-2], do[-1]):
        if not _apart(do[-2].condition.filter, do[-1].condition.filter):
            raise LinkError(
                "whether it is done if the condition before held is not said", r"otherwise|if not|そうで|それ以外"
            )
        do = [*do[:-2], replace(do[-2], otherwise=(do[-1],))]
    return do


def last_else(node: Any) -> If | None:
    """The condition at the end of "Otherwise, if ...", of which another sentence can say what is done otherwise."""
    if not isinstance(node, If) or len(node.otherwise) != 1 or not isinstance(node.otherwise[0], If):
        return None
    inner: If = node.otherwise[0]
    return last_else(inner) if inner.otherwise else inner


def within(node: Any, open_: If, then: tuple[Any, ...]) -> Any:
    """The same with what is done otherwise in the last of the conditions."""
    inner: Any = (
        replace(open_, otherwise=then) if node.otherwise == (open_,) else within(node.otherwise[0], open_, then)
    )
    return replace(node, otherwise=(inner,))


def _same_asked(one: Any, other: Any) -> bool:
    """Whether two conditions ask what the same thing is."""
    if not isinstance(one, If) or one.otherwise or not isinstance(other, If):
        return False
    first, second = one.condition, other.condition
    return isinstance(first, Is) and isinstance(second, Is) and first.who == second.who


def _apart(one: Filter, other: Filter) -> bool:
    """Whether nothing is both: of other types, or a number of it is less for one than for the other."""
    if one.types and other.types and set(one.types).isdisjoint(other.types):
        return True
    limits = [(a, b) for a in plain_ranges(one.ranges) for b in plain_ranges(other.ranges) if a.field == b.field]
    return any(_below(a, b) or _below(b, a) for a, b in limits)


def _below(one: Range, other: Range) -> bool:
    return isinstance(one.most, int) and isinstance(other.least, int) and one.most < other.least
