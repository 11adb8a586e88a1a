"""What was done to the rest, or to all of a kind among shown cards, and can be counted: "put into your trail this way".

Such an object has no word of its own but "this way": see ``Registers.done_to``. Nothing is counted where one verb was
done to several things, of which a sentence counts them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.text.reference.pronoun.antecedents import Bound, kinds_of
from engine.text.surface import LinkError
from engine.trails.tree import Do, Filter, Put, Size
from engine.trails.tree.reads import replace

#: What says that something is done later to what has gone out of sight.
FOLLOWED = r"\b(?:it|them|that card|that UNIT)\b|それ|その"
_WAY = r"this way|これにより|この方法|この効果"


def followed(linker: Any, done: Any, out: list[Any]) -> Any:
    """The instruction, with a register for what is meant by a filter among shown cards."""
    if not isinstance(done, (Do, Put)) or not isinstance(done.who, Filter) or not done.who.among.startswith("\0"):
        return done
    out.append(linker.all_of(done.who))
    one: Bound = linker.bound.pop()
    linker.rests = (*linker.rests, one)
    if isinstance(done, Put):
        one.put = f"put {done.to}"
    else:
        one.done.add(done.verb)
    return replace(done, who=one.mark)


def at_once(linker: Any, verb: str, kind: str) -> Bound | None:
    """The rest, if a verb was done to that alone. Raises :class:`LinkError` if it was done to several things."""
    if not verb:
        return None
    those = [one for one in (*linker.bound, *linker.rests) if _meant(one, verb, kind)]
    if len(those) > 1:
        raise LinkError("it was done more than once, and which are counted is not said", _WAY)
    return those[0] if those and those[0] in linker.rests else None


def _meant(one: Bound, verb: str, kind: str) -> bool:
    if one.spared or verb not in (*one.done, one.put):
        return False
    return not kind or not kinds_of(one.filter) or kind in kinds_of(one.filter)


def any_counted(rests: Sequence[Bound], verb: str) -> bool:
    """Whether a verb was done to such cards."""
    return any(verb in (*one.done, one.put) for one in rests)


def not_followed(one: Bound) -> bool:
    """Whether something has gone where nobody can tell it from other cards until later (502.3)."""
    return "return" in one.done or one.put == "put hand" or one.put.startswith("put deck")


def only_counted(node: Any, following: Any, later: Sequence[Any]) -> bool:
    """Whether everything of a kind among shown cards is chosen only for what is done to it and counted afterwards."""
    if not node.filter.among or not isinstance(following, (Do, Put)) or following.who != node.register:
        return False
    return all(_counts(one, node.register) for one in later)


def _counts(node: Any, register: str) -> bool:
    if isinstance(node, Size) and node.of == register:
        return True
    if isinstance(node, tuple):
        return all(_counts(one, register) for one in node)
    if isinstance(node, str):
        return node.partition(":")[0] != register
    return not is_dataclass(node) or all(_counts(getattr(node, one.name), register) for one in fields(node))
