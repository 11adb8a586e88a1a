"""What players do and may do, put back into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.text.describe.scope import Scope
from engine.text.describe.words import CannotSay
from engine.text.grammar.condition.player.relative_clauses import alike, mirrored, registers
from engine.text.grammar.sentence.option.each_player import PLAYERS, EachDone, EachMay
from engine.text.grammar.sentence.option.opponent_choice import OneWay
from engine.text.reference.pronoun.antecedents import Bound
from engine.text.surface import ANY, SUBJECT, back
from engine.text.trees import renamed
from engine.trails import tree as t
from engine.trails.tree import May, Offer, Together
from engine.trails.tree.reads import replace, speaks_of

#: What players do, of which a number of what is theirs says how much.
_COUNTED = (t.Bond, t.Gain)


def each_of_both(do: Sequence[Any]) -> tuple[tuple[Any, ...], int, list[Bound]] | None:
    """What each player does, how many instructions say so, and what they name; None if it is not said of each."""
    return _all_of_theirs(do) or _as_many_as_theirs(do)


def _all_of_theirs(do: Sequence[Any]) -> tuple[tuple[Any, ...], int, list[Bound]] | None:
    """ "Each player discards their hand, then draws that many cards"."""
    if len(do) < 6 or not all(isinstance(one, t.Choose) and one.least == one.most == ANY for one in (do[0], do[3])):
        return None
    mine, other = (replace(do[0], chooser="you"), *do[1:3]), (replace(do[3], chooser="you"), *do[4:6])
    theirs = renamed(mirrored(mine), {do[0].register: do[3].register})
    moved, much = do[1:3]
    whole: bool = do[0].filter == t.Filter(zone=do[0].filter.zone, whose="you", types=do[0].filter.types)
    if (replace(theirs[0], chooser="you"), *theirs[1:]) != other or not whole:
        return None
    if not isinstance(moved, t.Do | t.Put) or moved.who != do[0].register:
        return None
    if getattr(much, "amount", None) != t.Size(do[0].register) or getattr(much, "player", None) != "you":
        return None
    f = replace(do[0].filter, whose=SUBJECT)
    deed: Any = replace(moved, who=f)
    if moved == t.Do("discard", do[0].register):
        deed = t.Discard(SUBJECT, t.Count(f))
    named = [Bound(one.register, one.filter, one.register, True, group=True) for one in (do[0], do[3])]
    return (deed, replace(much, player=SUBJECT, amount=t.Size(back("them")))), 6, named


def own_numbers(clauses: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is said of some players, with how much it is by what is theirs: "for each UNIT they control"."""
    return tuple(map(_own_number, clauses))


def _own_number(clause: Any) -> Any:
    much: Any = getattr(clause, "amount", None)
    if not isinstance(much, t.Count) or much.of.whose != "opponent" or speaks_of(much.of.ranges, "opponent"):
        return clause
    return replace(clause, amount=replace(much, of=replace(much.of, whose=SUBJECT)))


def _as_many_as_theirs(do: Sequence[Any]) -> tuple[tuple[Any, ...], int, list[Bound]] | None:
    """ "Each player draws a card for each UNIT they control"."""
    first = do[0]
    if len(do) < 2 or not isinstance(first, _COUNTED) or first.player != "you" or mirrored(first) != do[1]:
        return None
    if not isinstance(first.amount, t.Count) or first.amount.of.whose != "you" or getattr(first, "register", ""):
        return None
    if speaks_of(first.amount.of.ranges, "you"):
        return None
    of = replace(first.amount.of, whose=SUBJECT)
    return (replace(first, player=SUBJECT, amount=replace(first.amount, of=of)),), 2, []


def said_of_each(unlinker: Scope, node: Together) -> list[tuple[Any, ...]]:
    """The sentences for what each player may do. Raises :class:`CannotSay` where they may not do the same."""
    if len(node.options) != 2 or tuple(option.player for option in node.options) != PLAYERS:
        raise CannotSay("options of others than both players")
    mine, theirs = node.options
    if not alike(May(mine.cost), May(theirs.cost, (), "opponent")):
        raise CannotSay("not the same option for both players")
    out: list[tuple[Any, ...]] = [(EachMay(unlinker.chain(theirs.cost, "opponent")),)]
    same = alike(mine, theirs)
    for branch in ("then", "otherwise"):
        my_own, their_own = getattr(mine, branch), getattr(theirs, branch)
        if same and their_own:
            out.append((EachDone(branch, "each", own_numbers(unlinker.chain(their_own, "opponent"))),))
            continue
        own = renamed(
            my_own, dict(zip(registers(mine.cost), registers(theirs.cost), strict=True))
        )  # one word means either's
        for of, do in (("you", own), ("opponent", their_own)):
            out += [(EachDone(branch, of, unlinker.chain(do)),)] if do else []
    each = all(one[0].of == "each" for one in out[1:])
    if (len(out) > 2 and not each) or unlinker.defines:
        raise CannotSay("more than one thing that follows for the players")
    return out


def one_way_said(unlinker: Scope, node: Offer, subject: str) -> OneWay:
    """The same as a clause of its subject."""
    before, ways = list(unlinker.bound), []
    for option in node.options:
        chain = unlinker.chain(option, subject)
        ways.append(own_numbers(chain) if subject == "opponent" else chain)
        unlinker.bound = list(before)
    return OneWay(tuple(ways))
