"""Which objects a filter means, whether a condition holds, what a target can be: asked of a game through its facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from engine.effects.nodes import Condition, Filter, Instruction, Target
from engine.kernel.chance import keeper_of
from engine.kernel.zones import Sight

Regs = Mapping[str, tuple[int, ...]]
_NOTHING: Regs = MappingProxyType({})


class Context(NamedTuple):
    """From where a text speaks. seat: its player. source: the object it speaks of as "this". regs: what else it can
    point at. was: the source as it was, where it speaks of itself after it left; 0 for none."""

    seat: int
    source: int
    regs: Regs = _NOTHING
    was: int = 0


class Facts(Protocol):
    """What a game says about its objects. ``traits``: what was derived so far, None for the present."""

    def places(self, game: Any, among: Filter, seat: int) -> Iterable[int]:
        """Ids in the places where the filter looks, in canonical order; one side only if it says so."""

    def kind(self, game: Any, ident: int, kind: str, traits: Any) -> bool:
        """Whether the object is of the kind."""

    def word(self, game: Any, ident: int, field: str, traits: Any) -> Iterable[str]:
        """Its words in a field."""

    def number(self, game: Any, ident: int, field: str, traits: Any) -> int | None:
        """Its number in a field, as read."""

    def state(self, game: Any, ident: int, state: str) -> bool:
        """Whether it is in the state."""

    def flag(self, game: Any, ident: int, flag: str, context: Context, traits: Any) -> bool:
        """Whether a yes-or-no word is true of it."""

    def side(self, game: Any, ident: int, traits: Any) -> int:
        """Whose it is."""

    def test(self, game: Any, condition: Condition, context: Context, traits: Any) -> bool:
        """Whether a condition of the game holds."""

    def choosable(self, game: Any, ident: int, seat: int) -> bool:
        """Whether a text of the seat may choose it."""

    def offered(self, game: Any, target: Target, there: tuple[int, ...]) -> tuple[int, ...]:
        """Of what a target means, what is offered: of a pile that nobody may look into only its top."""

    def none_allowed(self, game: Any) -> bool:
        """Whether "up to" a number can be none."""


def fits(facts: Facts, game: Any, ident: int, among: Filter, context: Context, traits: Any = None) -> bool:
    """Whether an object is one of those a filter means, wherever it is."""
    if among.side != "any" and (facts.side(game, ident, traits) == context.seat) != (among.side == "you"):
        return False
    if among.kind and not facts.kind(game, ident, among.kind, traits):
        return False
    if among.state and not facts.state(game, ident, among.state):
        return False
    for field, wanted in among.words:
        if not any(word in wanted for word in facts.word(game, ident, field, traits)):
            return False
    for field, piece in among.part:
        if not any(piece in word for word in facts.word(game, ident, field, traits)):
            return False
    for field, bound in among.most:
        if (number := facts.number(game, ident, field, traits)) is None or number > bound:
            return False
    for field, bound in among.least:
        if (number := facts.number(game, ident, field, traits)) is None or number < bound:
            return False
    return all(facts.flag(game, ident, flag, context, traits) == wanted for flag, wanted in among.flags)


def found(facts: Facts, game: Any, among: Filter, context: Context, traits: Any = None) -> tuple[int, ...]:
    """Everything a filter means."""
    there = facts.places(game, among, context.seat)
    return tuple(ident for ident in there if fits(facts, game, ident, among, context, traits))


def holds(facts: Facts, game: Any, condition: Condition | None, context: Context, traits: Any = None) -> bool:
    """Whether a condition holds; no condition does."""
    if condition is None:
        return True
    if condition.what != "count" or condition.among is None:
        return facts.test(game, condition, context, traits)
    count = len(found(facts, game, condition.among, context, traits))
    return condition.least <= count and (condition.most is None or count <= condition.most)


def candidates(facts: Facts, game: Any, target: Target, context: Context) -> tuple[int, ...]:
    """What may be chosen, or picked."""
    assert target.among is not None
    there = facts.offered(game, target, found(facts, game, target.among, context))
    if target.how != "choose":
        return there
    return tuple(ident for ident in there if facts.choosable(game, ident, context.seat))


def unseen(game: Any, target: Target) -> bool:
    """Whether what a target means is for its player alone to tell: it lies hidden, in a match of two programs each of
    which knows its own cards only. Then its player is always asked, and what is taken is shown."""
    among = target.among
    if among is None or not among.zone or keeper_of(game) is None:
        return False
    return any(spec.name == among.zone and spec.sight is not Sight.ALL for spec in game.rules.zones)


def possible(
    facts: Facts,
    game: Any,
    do: Iterable[Instruction],
    context: Context,
    without: int = 0,
    whole: bool = False,
    public: bool = False,
) -> bool:
    """Whether every choice that the instructions demand unconditionally has something to choose. without: an object
    that will not be where it is by then. whole: as many are needed as are to be chosen. public: told by what
    everybody sees, where it is the rules that ask and not a player (see :func:`unseen`)."""
    for one in do:
        target = one.to
        if target is None or target.how != "choose" or (target.up_to and facts.none_allowed(game)):
            continue
        there = candidates(facts, game, target, context)
        if unseen(game, target):  # nobody here can tell what lies there
            assert target.among is not None
            lying = facts.places(game, target.among, context.seat)
            there = tuple(i for i in lying if public or i in there or not game.objs[i].known)
        if len(there) - (without in there) < (target.many if whole else 1):
            return False
    return True
