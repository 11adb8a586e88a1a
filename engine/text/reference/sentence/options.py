"""Options that hang on a condition or wait, and what follows from what had to be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.surface import IfDone, IfNot, LinkError, Otherwise
from engine.trails.tree import (
    DOABLE,
    Choose,
    Compare,
    Count,
    Delayed,
    Discard,
    Do,
    Filter,
    If,
    May,
    Put,
    Reveal,
    Size,
    Wait,
)
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


def after_duty(done: list[Any], then: tuple[Any, ...], *, done_it: bool) -> list[Any]:
    """The instructions ``done`` of a sentence followed by ``then`` if they were done, or if they could not be.

    Hand cards are counted before some are discarded; of what is chosen, the number chosen decides. Raises LinkError
    where nothing tells whether it was done.
    """
    if len(done) == 1 and isinstance(done[0], Discard) and isinstance(done[0].amount, int):
        if done[0].player not in ("you", "opponent"):
            raise LinkError("each player does it or does not")
        hand = Compare(Count(Filter(zone="hand", whose=done[0].player)), ">=", done[0].amount)
        if done_it:
            return [If(hand, (*done, *then), tuple(done) if done[0].amount > 1 else ())]
        return [If(hand, tuple(done), (*done, *then) if done[0].amount > 1 else then)]
    last = done[-1] if done else None
    chosen = next((node for node in done if isinstance(node, Choose)), None)
    several = sum(isinstance(node, Choose) for node in done) > 1
    if several or (chosen is None and len({node.who for node in done if isinstance(node, Do)}) > 1):
        raise LinkError("which of them it has to be done to is not said")
    if chosen is None and isinstance(last, Do) and last.verb in DOABLE and isinstance(last.who, str):
        left = Size(last.who, done=last.verb)  # it may be so already, or forbidden, or no target any more
        return [*done, If(Compare(left, *((">=", 1) if done_it else ("=", 0))), then)]
    if chosen is None or not all(isinstance(node, (Choose, Do, Put, Reveal)) for node in done):
        raise LinkError("nothing tells whether it was done")
    verbs = [node.verb for node in done if isinstance(node, Do) and node.who == chosen.register]
    # not to what was in that state before (104.3); what is nowhere else yet goes where it is put
    really = next((verb for verb in verbs if verb in DOABLE and verb not in ("return", "exile")), "")
    return [*done, If(Compare(Size(chosen.register, done=really), *((">=", 1) if done_it else ("=", 0))), then)]
