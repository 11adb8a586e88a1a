"""An option under a condition, and what follows from it: "If it's a UNIT, you may put it onto the field. If you don't,
put it on the bottom of your deck."

Who was not asked has not done it either: what becomes of the same thing if it is not done comes in both cases.
"""

from __future__ import annotations

from typing import Any

from engine.text.surface import LinkError
from engine.trails.tree import If, May
from engine.trails.tree.reads import replace, speaks_of

_NOT = r"if (?:you|they|your opponent) (?:don't|do not|can't|cannot)|otherwise|そうし|そうで|できな"


def still_open(do: list[Any], branch: str) -> bool:
    """Whether the last of some instructions is a condition that ends in an option of which a part ("then", "otherwise")
    is still open. What either player may do is no such thing: whose option it is is not said."""
    node = do[-1]
    if branch == "then" and nested(do):
        return True
    others = (*do[-2:-1], *getattr(node, "otherwise", ()))
    if any(isinstance(one, If) and any(isinstance(part, May) for part in one.then) for one in others):
        return False
    if not isinstance(node, If) or not node.then or not isinstance(node.then[-1], May):
        return False
    option = node.then[-1]
    return not getattr(option, branch) and (not node.otherwise or (branch == "then" and not option.then))


def nested(do: list[Any], *, closed: bool = False) -> bool:
    """Whether the last is an option that ends in another one: "you may ... If you do, you may ... If you do, ...".
    closed: of which it is said what follows."""
    node = do[-1] if do else None
    if not isinstance(node, May) or node.otherwise or not node.then or not isinstance(node.then[-1], May):
        return False
    return bool(node.then[-1].then) is closed and not node.then[-1].otherwise


def followed_by(node: If | May, branch: str, do: tuple[Any, ...]) -> If | May:
    """The same with what follows if it is done, or if it is not."""
    last: Any = node.then[-1]
    held = {getattr(part, "who", "") for part in last.cost} - {"", "this"}
    if branch == "otherwise" and not any(isinstance(mark, str) and speaks_of(do, mark) for mark in held):
        raise LinkError("whether that is done where the condition is not met is not said", _NOT)
    option = replace(last, **{branch: do})
    whole = replace(node, then=(*node.then[:-1], option))
    return replace(whole, otherwise=do) if branch == "otherwise" else whole


def apart(node: Any) -> tuple[If, tuple[Any, ...], tuple[Any, ...]] | None:
    """A condition with its bare option, what follows if that is done, and if it is not; None if it is no such thing."""
    if not isinstance(node, If) or not node.then or not isinstance(node.then[-1], May):
        return None
    option = node.then[-1]
    if not (option.then or option.otherwise) or option.otherwise != node.otherwise:
        return None
    bare = replace(option, then=(), otherwise=())
    return If(node.condition, (*node.then[:-1], bare)), option.then, option.otherwise
