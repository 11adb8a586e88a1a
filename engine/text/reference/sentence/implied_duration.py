"""How long that lasts for which a turn waits: "The next time a UNIT you control attacks this turn, it gets +2/+0".

Two players could read it in two ways, so it has to say it: "it gets +2/+0 this turn", それはこのターン中+2/+0を得る.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.text.reference.value.settlement import LASTING
from engine.text.surface import LinkError
from engine.trails.tree import Do, Get, Have, If, May, Offer, Replacement, Set, Wait
from engine.trails.tree.reads import parts_in, replace

_LASTING = r"(?<=, )(?:it|they|that \w+|UNITs|this card)\b|(?<=、)(?:それら?|その|これ)|を得|を持"


def timely(wait: Wait) -> Wait:
    """What a turn waits for. "This turn", in "the next time a UNIT you control attacks this turn, it gets +2/+0", may
    say when it has to attack, or also how long what it gets lasts (1215.7, 1215.8)."""
    craft = wait.craft
    do = craft.instead if isinstance(craft, Replacement) else craft.effect.do
    if wait.until == "turn" and any(node.until == "game" for node in lasting_in(do)):
        raise LinkError("whether that lasts for the turn or for good is not said", _LASTING)
    return wait


#: What an object gets for good, and the same for a time.
_FOR_A_TIME = {
    ("support", "turn"): "support this turn",
    ("support", "combat"): "support this combat",
    ("curse", "turn"): "curse this turn",
}


def one_time(nodes: list[Any]) -> list[Any]:
    """The instructions of one sentence. A time that stands once is meant for all that lasts (1215.7): "loses all crafts
    and its DEF becomes 0 this turn", "gets +2/+0 this turn and gains support"."""
    times = {node.until for node in nodes if isinstance(node, LASTING)} - {"game"}
    if len(times) != 1:
        return nodes
    (until,) = times
    out = []
    for node in nodes:
        if isinstance(node, LASTING) and node.until == "game":
            node = replace(node, until=until)
        elif isinstance(node, Do) and (timed := _FOR_A_TIME.get((node.verb, until))) is not None:
            node = replace(node, verb=timed)
        out.append(node)
    return out


def lasting_in(node: Any) -> Iterator[Any]:
    """What objects get and have for a time, in a piece of tree."""
    if isinstance(node, (Get, Have, Set)):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from lasting_in(part)
    elif isinstance(node, (If, May, Offer)):
        kind: Any = node.__class__
        for part in parts_in(kind)(node):
            yield from lasting_in(part)
