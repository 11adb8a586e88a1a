"""An option that comes later, and what follows: "At the end of the turn, you may discard a card. If you do, ..."

The sentence after it belongs to what happens then, not to what happens now: it is read as part of it, printed after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.reference.sentence.conditional_option import apart
from engine.text.surface import IfDone, IfNot, Otherwise
from engine.trails.tree import Delayed, If, May, Wait
from engine.trails.tree.reads import replace


@frozen
class Told:
    """Several sentences that are carried out later."""

    sentences: tuple[tuple[Any, ...], ...]


def joined(said: Iterable[tuple[Any, ...]]) -> tuple[tuple[Any, ...], ...]:
    """Sentences of which what follows a later option is part of the one that makes it."""
    out: list[tuple[Any, ...]] = []
    for sentence in said:
        whole = _with(out[-1], sentence) if out else None
        if whole is None:
            out.append(sentence)
        else:
            out[-1] = whole
    return tuple(out)


def _with(before: tuple[Any, ...], sentence: tuple[Any, ...]) -> tuple[Any, ...] | None:
    follows, last = sentence[0], before[-1]
    if not isinstance(follows, IfDone | IfNot | Otherwise) or (
        isinstance(follows, Otherwise) and follows.of is not None
    ):
        return None
    if isinstance(last, Delayed):
        then: Any = last.then
        told = then.sentences if isinstance(then, Told) else (then,)
        return (*before[:-1], replace(last, then=Told((*told, sentence)))) if _open(told) else None
    if isinstance(last, Wait) and isinstance(last.craft, tuple):
        kind, trigger, body = last.craft
        if _open(body.sentences):
            return (
                *before[:-1],
                replace(last, craft=(kind, trigger, replace(body, sentences=(*body.sentences, sentence)))),
            )
    return None


def _open(sentences: tuple[tuple[Any, ...], ...]) -> bool:
    """Whether what happens later is, or ends in, an option."""
    last = sentences[0][-1]
    while isinstance(last, If):
        last = last.then[-1]
    return isinstance(last, May)


def parted(do: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any]:
    """What happens later, in one sentence, and the option of which others say what follows (None: none does)."""
    last: Any = do[-1] if do else None
    option = apart(last)
    if option is not None:
        return (*do[:-1], option[0]), replace(last.then[-1], then=option[1], otherwise=option[2])
    if isinstance(last, May) and (last.then or last.otherwise):
        return (*do[:-1], replace(last, then=(), otherwise=())), last
    return do, None
