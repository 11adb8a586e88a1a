"""Crafts of several parts, of each of several things, and in all zones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.text.grammar.amount.sums import THEIRS
from engine.text.grammar.static.whole_cost import ep_itself
from engine.text.reference.instruction.choices import once_each
from engine.text.surface import SELF, Both, LinkError, Ref, Static
from engine.trails.tree import Compare, Continuous, CostChange, Count, Every, Filter, Is, Not, Range, Stat
from engine.trails.tree.reads import replace

#: Where cards of a player can lie, beside the standby zone, in which they are being played.
_ZONES = ("field", "hand", "homebase", "trail", "deck", "exile", "standby")


def everywhere(craft: Any) -> tuple[Any, ...]:
    """A craft as it holds in all zones."""
    if not isinstance(craft, Continuous) or not isinstance(craft.who, Filter):
        return (
            ep_itself(replace(craft, everywhere=True)),
        )  # its own EP cost is that number, not only what playing it costs
    f = craft.who
    return tuple(
        replace(craft, who=replace(f, zone=zone, scope=f.scope if zone in ("field", "homebase") else "all"))
        for zone in _ZONES
    )


_COUNTERED = "cannot be countered"
#: What costs of arts and crafts are said of: no cards of which more could be said.
ABILITIES = "abilities"


def told(statics: Iterable[Static]) -> Iterable[Static]:
    """With what "it" and "they" are in each, and what a condition says of each thing."""
    before: Any = None
    player = ""
    for one in _apart(statics):
        if before is not None and _points_at(one.said.who, before):
            one = replace(one, said=replace(one.said, who=_meant(one, before, player)))  # "It can't be attacked if ..."
        one = about_each(one)
        before = one.said.who if isinstance(one.said.who, (str, Filter)) else None
        player = _who_plays(one)
        yield from _apart((one,))


def _apart(statics: Iterable[Static]) -> Iterable[Static]:
    """What is said of several things in one is said of each."""
    for one in statics:
        if isinstance(one.said.who, Both):
            for part in once_each(one.said.who.parts):
                yield replace(one, said=replace(one.said, who=part))
        else:
            yield one


def _points_at(word: Any, before: Any) -> bool:
    """Whether a word is what was spoken of before: "it" this card, "they" or "those UNITs" all of a kind."""
    if before == "this":
        return bool(word == Ref("it"))
    return word == Ref("them") or (isinstance(word, Ref) and tuple(f"{kind}s" for kind in before.types) == (word.word,))


def _who_plays(one: Static) -> str:
    """The player of whose cards a change of costs speaks, "" for any or none; :data:`ABILITIES` if it is of those."""
    changes = [part.value for part in one.said.predicates if part.kind == "costs"]
    changed = [change for value in changes for change in value if isinstance(change, CostChange)]
    if any(change.of in ("arts", "craft") for change in changed):
        return ABILITIES
    players = {change.player for change in changed}
    return players.pop() if len(players) == 1 and not players & {"any", "each"} else ""


def _meant(one: Static, before: Any, player: str) -> Any:
    """ "EVENTs you play cost 1 less. They can't be countered": those that this player plays, and no others. What they
    are on the field is not said of those that are played."""
    if not player or not isinstance(before, Filter):
        return before
    if player == ABILITIES or any(part.kind != "rules" or part.value != (_COUNTERED,) for part in one.said.predicates):
        raise LinkError("what is played is not what is spoken of", r"\bthey\b|それら")
    return replace(before, whose=player)


_EACH = frozenset(("it", "them", "UNIT", "UNITs", "ITEM", "ITEMs", "card", "cards"))
#: What can be asked of each besides its states, where nothing is said of it yet.
_ASKED = ("icons", "ranges", "keywords", "orgs", "names", "subnames", "shares")


def about_each(static: Any) -> Any:
    """A sentence of a continuous craft, about what its condition says; the same one where that says nothing."""
    condition, said = static.condition, static.said
    parts: tuple[Any, ...] = condition.of if isinstance(condition, Every) else (condition,)
    if isinstance(said.who, Filter):
        if any(isinstance(part, Compare) and isinstance(part.left, Count) for part in parts):
            return static  # "if you control a 'Warden' and it is stunned, ...": it is not each of these
        who = said.who
        left = []
        for part in parts:
            narrowed = _narrowed(who, part)
            if narrowed is None:
                left.append(part)
            else:
                who = narrowed
        if len(left) == len(parts):
            return static
        return replace(static, said=replace(said, who=who), condition=_every(left))
    word = said.who.word if isinstance(said.who, Ref) else ""
    if word not in _EACH or condition is None:
        return static
    found = [part.left.of for part in parts if _there(part)]
    meant = _any_of(found, several=word == "them" or word.endswith("s"))
    if meant is None:
        return static
    left = [part for part in parts if not (_there(part) and part.right == 1 and len(found) == 1)]
    return replace(static, said=replace(said, who=meant), condition=_every(left))


def _every(left: list[Any]) -> Any:
    return None if not left else left[0] if len(left) == 1 else Every(tuple(left))


def _narrowed(who: Filter, part: Any) -> Filter | None:
    """The filter with what a condition asks of each; None if it asks something else."""
    if isinstance(part, Compare):
        return _of_number(who, part)
    no = isinstance(part, Not)
    asked = part.what if isinstance(part, Not) else part
    whose: Any = asked.who if isinstance(asked, Is) else None
    if not isinstance(asked, Is) or not isinstance(whose, Ref) or whose.word not in _EACH:
        return None
    f = asked.filter
    if replace(f, states=(), **{name: () for name in _ASKED if name != "shares"}, shares="") != Filter():
        return None
    if no and (len(f.states) != 1 or f != Filter(states=f.states)):
        return None
    states = (
        tuple(state.removeprefix("-") if state[0] == "-" else f"-{state}" for state in f.states) if no else f.states
    )
    if any(getattr(f, name) and getattr(who, name) for name in _ASKED) or set(states) & set(who.states):
        return None
    more = {name: getattr(f, name) for name in _ASKED if getattr(f, name)}
    return replace(who, states=tuple(sorted((*who.states, *states))), **more)


def _of_number(who: Filter, part: Compare) -> Filter | None:
    """The filter with what is asked of a number of each."""
    stat, number = part.left, part.right
    whose: Any = stat.of if isinstance(stat, Stat) else None
    if not isinstance(stat, Stat) or not isinstance(whose, Ref) or not isinstance(number, int) or who.ranges:
        return None
    if whose.word not in (*_EACH, THEIRS, SELF) or part.op not in _ENDS:
        return None
    least, most = _ENDS[part.op]
    field = stat.field.removeprefix("printed ")
    low, high = (None if end is None else number + end for end in (least, most))
    return replace(who, ranges=(Range(field, low, high, field != stat.field),))


#: Of a comparison, what is added to its number for the least and for the most that fits.
_ENDS: Any = {">=": (0, None), ">": (1, None), "<=": (None, 0), "<": (None, -1), "=": (0, 0)}


def _there(part: Any) -> bool:
    """Whether a condition is that something lies on the field."""
    counted = isinstance(part, Compare) and isinstance(part.left, Count) and part.left.each == 1 and part.op == ">="
    return counted and isinstance(part.right, int) and part.right >= 1 and part.left.of.zone == "field"


def _any_of(found: list[Filter], *, several: bool) -> Filter | Both | None:
    """What is counted, each of it if there are several; None where one thing is meant of which there may be more, or
    where nothing is counted."""
    if not found:
        return None
    first = found[0]
    if not several and (len(found) > 1 or not (first.names or first.subnames)):
        return None
    return first if len(found) == 1 else Both(tuple(found))
