"""What can happen in the place of something (1216), and what is chosen only when what it speaks of is known."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.replacement.places import LEAVES
from engine.text.reference.memory.scope import Scope
from engine.text.surface import (
    SUBJECT,
    By,
    InsteadOf,
    LinkError,
    ModesClause,
    OfferClause,
    Otherwise,
    Said,
    WouldClause,
)
from engine.trails.tree import Bond, Choose, Compare, Either, Every, If, Is, LookTop, Much, Not, Search, Stat
from engine.trails.tree.reads import replace


def while_resolving(sentence: tuple[Any, ...]) -> tuple[Any, ...]:
    """One thing or another that speaks of what was named before is chosen when that is known."""
    modes = sentence[0] if len(sentence) == 1 else None
    if not isinstance(modes, ModesClause) or not modes.inline or "Ref(word=" not in repr(modes.options):
        return sentence
    return (OfferClause("you", modes.options),)


def takes_off(do: tuple[Any, ...], who: Any) -> bool:
    """Whether all that happens is that more, less or no bond is lost."""
    (node,) = do if len(do) == 1 else (None,)
    return not do or (isinstance(node, Bond) and isinstance(node.amount, Much) and node.player == who)


def carried(instead: InsteadOf, before: tuple[Any, ...]) -> tuple[Any, ...]:
    """What comes instead, done by whom the sentence before has named: 相手は絆を2点失う。…代わりに絆を3点失う."""
    (old,) = before if len(before) == 1 else (None,)
    (new,) = instead.then if len(instead.then) == 1 else (None,)
    if not instead.carries or not isinstance(old, By) or old.player == "you" or len(old.do) != 1:
        return instead.then
    (deed,) = old.do
    same = type(new) is type(deed) and (not isinstance(new, Bond) or _falls(new) is _falls(deed))
    return (By(old.player, (new,)),) if same and not isinstance(new, By) else instead.then


def _falls(bond: Any) -> bool:
    """Whether bond is lost."""
    return isinstance(bond.amount, int) and bond.amount < 0


def of_the_same(otherwise: Otherwise, before: tuple[Any, ...]) -> tuple[Any, ...]:
    """The other way, where it names no subject: of what the way before it speaks of. Raises LinkError."""
    one: Any = otherwise.then[0]
    if not isinstance(one, Said) or one.who != SUBJECT:
        return otherwise.then
    way: Any = before[-1]
    whom = {part.who for part in way.then if isinstance(part, Said)} if isinstance(way, If) else set()
    if len(whom) != 1:
        raise LinkError("of whom it is said is not clear", r"そうでな|それ以外")
    return (replace(one, who=whom.pop()),)


def asks_chosen(condition: Any) -> bool:
    """Whether a condition asks something of what was chosen or shown, which may be nothing."""
    if isinstance(condition, Every | Either):
        return any(map(asks_chosen, condition.of))
    if isinstance(condition, Not):
        return asks_chosen(condition.what)
    sides = (condition.left, condition.right) if isinstance(condition, Compare) else ()
    asked = [condition.who] if isinstance(condition, Is) else [side.of for side in sides if isinstance(side, Stat)]
    return any(isinstance(who, str) and who.startswith("\0") for who in asked)


_WHICH = "which of them something else comes instead of is not said"


def replaced(rest: tuple[Any, ...], then: tuple[Any, ...]) -> tuple[int, int]:
    """Which of several instructions something comes instead of: where they begin and end.

    All of them, if as many come instead; of more than that those of the same kind: "gain 2 bond and draw a card. If
    ..., gain 4 bond instead" draws all the same. Raises LinkError where none is of that kind.

    Guard: tests/trails/1300/1303-plus-minus/bonuses.yaml.
    """
    old, new = _deeds(rest), _deeds(then)
    within = old[0] if len(old) == 1 else None
    if isinstance(within, If) and len(_deeds(within.then)) > len(new):
        raise LinkError(_WHICH, r"instead|代わりに")
    if len(old) <= len(new) or len(old) < 2:
        return 0, len(rest)
    found = [at for at, node in enumerate(rest) if any(_kind(node) == _kind(one) for one in new)]
    alike = len(found) == len(new) and found == list(range(found[0], found[0] + len(new))) if found else False
    if not alike or len(old) != len(rest) or len(new) != len(then):
        raise LinkError(_WHICH, r"instead|代わりに")
    return found[0], found[-1] + 1


def _deeds(nodes: tuple[Any, ...]) -> list[Any]:
    return [node for node in nodes if not isinstance(node, (Choose, LookTop, Search))]


def _kind(node: Any) -> tuple[Any, ...]:
    falls = isinstance(node, Bond) and _falls(node)
    return type(node), getattr(node, "player", None), getattr(node, "who", None), falls


def going(linker: Scope, clause: WouldClause, player: str) -> Any:
    """What it would happen to: also a card that has only been played, of which it goes on to be said (1204.2i-1).

    Without a time only what has just been played or put onto the field is meant. Raises :class:`LinkError`."""
    asking, linker.asking = linker.asking, linker.asking or clause.event in LEAVES
    try:
        who = linker.noun(clause.who, player)
    finally:
        linker.asking = asking
    if clause.until != "game":
        return who
    one = next((one for one in linker.bound if one.mark == who), None)
    if one is None or one.many or one.mark == "this":
        raise LinkError("which card is meant, or for how long", r"would|instead|代わりに")
    kinds = set(one.filter.types)
    if one.put == "play":
        fits = kinds == {"EVENT"} if clause.event == "to trail" else bool(kinds) and kinds <= {"UNIT", "ITEM"}
    else:
        fits = clause.event != "to trail" and one.put in ("put field", "put your field")
    if not fits:
        raise LinkError(
            "how long that holds of it is not said, or it does not lie there", r"would|instead|代わりに|場を離|軌跡"
        )
    return who
