"""Options, and in which order what a sentence says is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.condition.features import first_time, nth_time
from engine.text.reference.settlement import LASTING
from engine.text.surface import IfDone, IfNot, LinkError, Otherwise
from engine.trails.tree import (
    DOABLE,
    Choose,
    Compare,
    Count,
    Delayed,
    Discard,
    Do,
    During,
    Effect,
    Either,
    Every,
    Filter,
    Get,
    Have,
    If,
    Is,
    May,
    Much,
    Not,
    Offer,
    PlayedFrom,
    Put,
    Replacement,
    Reveal,
    Set,
    Size,
    Trigger,
    Wait,
)
from engine.trails.tree.reads import parts_in, replace, speaks_of

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


#: What a UNIT does in a combat.
_FIGHTING = frozenset(("attacking", "attacking alone", "attacking player", "sclm attacking", "defending", "combating"))
#: Trigger events after which it does so no more.
_ENDING = frozenset(
    (
        "combat ends",
        "is stunned",
        "is stunned in combat",
        "is stunned by",
        "stunned by player",
        "leaves",
        "is ko",
        "is destroyed",
    )
)
#: Which times in a turn have a word of their own.
_TIMES = range(2, 6)


def says_which_time(condition: Any, trigger: Trigger, *also: Trigger) -> bool:
    """Whether a condition says which time in a turn it is, which is known as it happens."""
    return condition == first_time(trigger, *also) or any(condition == nth_time(trigger, n, *also) for n in _TIMES)


def known_then(condition: Any) -> bool:
    """Whether the answer cannot change before the craft resolves: it is asked at once, and nothing waits in vain."""
    if isinstance(condition, (Every, Either)):
        return all(known_then(part) for part in condition.of)
    if isinstance(condition, Not):
        return known_then(condition.what)
    if isinstance(condition, Compare):
        return isinstance(condition.left, Much) and isinstance(condition.right, int)
    return isinstance(condition, (During, PlayedFrom))


def over_then(condition: Any, trigger: Trigger) -> bool:
    """Whether it asks what something was doing in a combat that is over when the craft resolves."""
    fighting = isinstance(condition, Is) and any(
        state.removeprefix("-") in _FIGHTING for state in condition.filter.states
    )
    return trigger.event in _ENDING and fighting


def provided(effect: Effect, condition: Any) -> Effect:
    """The effect, of which nothing is done unless the condition holds then. Its targets are chosen before (1204.2)."""
    do = (If(condition, effect.do),) if effect.do else ()
    return replace(effect, do=do, modes=tuple(provided(mode, condition) for mode in effect.modes))


def asked_of(effect: Effect) -> tuple[Any, Effect]:
    """The condition on which all of an effect depends, and the effect without it; None and the effect if none does."""
    first: Any = effect.do[0] if effect.do else None
    if effect.modes and first is None:
        asked = [asked_of(mode) for mode in effect.modes]
        condition = asked[0][0]
        if condition is None or any(one != condition for one, _ in asked):
            return None, effect
        return condition, replace(effect, modes=tuple(bare for _, bare in asked))
    if len(effect.do) != 1 or not isinstance(first, If) or first.otherwise or first.instead:
        return None, effect
    modes = tuple(asked_of(mode) for mode in effect.modes)
    if any(condition != first.condition for condition, _ in modes):
        return None, effect
    return first.condition, replace(effect, do=first.then, modes=tuple(bare for _, bare in modes))
