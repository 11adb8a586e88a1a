"""Several things that a line says of what it speaks of: what "it" and "they" are in each of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.text.reference.craft.distributive_condition import about_each
from engine.text.reference.instruction.choices import once_each
from engine.text.surface import Both, LinkError, Ref, Static
from engine.trails.tree import CostChange, Filter
from engine.trails.tree.reads import replace

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
