"""What "other" is other than: this card, or what stands before.

"Other than this card" is ``surface.NOT_THIS`` until it is linked. Guards:
tests/trails/1300/1312-choose/all_others.yaml, tests/trails/1200/1211-triggered/occurrences.yaml.
"""

from __future__ import annotations

from engine.text.grammar.noun.modifier.vocabulary import EACH
from engine.text.reference.memory.registers import Memory
from engine.text.reference.pronoun.antecedents import SPOKEN, Bound, gone, kinds_of, points_at, trigger_object
from engine.text.surface import NOT_THIS, PAID, SELF
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace


def other(linker: Memory, f: Filter) -> Filter:
    """A noun of others, with what it leaves out.

    In an EVENT or arts that is what stands before; in a craft its own card, or what was chosen or aimed at before, if
    it could be one of them.
    """
    if f.scope == NOT_THIS:
        return replace(f, scope="other")
    if linker.card:
        one = points_at(linker.bound, "them")
        if one is None:
            return f
        one.used = one.used or one.thrown is None
        return replace(f, scope="all", but=one.mark if one.thrown is None else "")  # what was discarded is gone
    own = linker.asked_first and f.whose != "opponent"  # "if you control another UNIT": than this card
    left = None if f.but or own else left_out(linker.bound, f, linker.trigger)
    if left is None:
        return f
    left.used = True
    both = f.whose != "opponent" and left.filter.scope == "other"  # "another UNIT. Each other UNIT": neither of them
    return replace(f, scope="other" if both else "all", but=left.mark)


def left_out(bound: list[Bound], f: Filter, trigger: Trigger | None) -> Bound | None:
    """What stands before in a craft that others of a kind are other than, None if it is this card."""
    start = trigger_object(trigger)
    for one in reversed(bound):
        if one.mark in ("this", PAID) or one.name == SPOKEN or one.thrown is not None:
            continue
        waited = start is not None and one.mark == start.mark
        if waited and (gone(trigger) or (f.whose != "opponent" and one.filter.scope == "other")):
            continue  # where a craft waits for another one, "another" says once more that this card is left out
        if one.filter.zone == f.zone and could_be(one.filter, f):
            return one
    return None


def could_be(one: Filter, other: Filter) -> bool:
    """Whether what one noun says may be among what another one says, for all that their words tell."""
    if one.whose in ("you", "opponent") and other.whose in ("you", "opponent") and one.whose != other.whose:
        return False
    mine, theirs = kinds_of(one), kinds_of(other)
    if mine and theirs and set(mine).isdisjoint(theirs):
        return False
    return not (one.orgs and other.orgs and set(one.orgs).isdisjoint(other.orgs))


def as_the_one(f: Filter) -> Filter:
    """ "Each other card with the same name": the same as that of the one it is other than."""
    one = f.but or ("this" if f.scope == "other" else "")
    plain = one == "this" or (one.__class__ is str and one != SELF and f.scope == "all")
    return replace(f, named=one) if plain and one and f.named == EACH + "name" else f
