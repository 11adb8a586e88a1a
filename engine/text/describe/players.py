"""Of whom a sentence speaks, what it can point at, and several objects of one verb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.text.describe.words import CannotSay
from engine.text.grammar.condition.relative_clauses import alike, mirrored, registers
from engine.text.grammar.noun.pairs import named_so
from engine.text.grammar.sentence.options import PLAYERS, EachDone, EachMay
from engine.text.grammar.sentence.they import OneWay
from engine.text.grammar.verb.destinations import own
from engine.text.reference.antecedents import Bound
from engine.text.surface import ANY, SUBJECT, Aim, AimClause, Both, OfferClause, Ref, back
from engine.text.trees import renamed
from engine.trails import tree as t
from engine.trails.tree import May, Offer, Together
from engine.trails.tree.reads import replace, speaks_of


class Scope(Protocol):
    """See :class:`engine.text.describe.words.Words` for what the attributes mean."""

    lang: str
    bound: list[Bound]
    open: list[str]
    inline: bool
    defines: list[Any]
    after: list[tuple[Any, ...]]

    def who(self, who: Any) -> Any:
        """The word for what something is done to."""
        ...

    def aim(self, register: str) -> Aim:
        """The noun that declares a target."""
        ...

    def pick(self, node: t.Choose, subject: str) -> Any:
        """The noun of what is chosen."""
        ...

    def value(self, node: Any) -> Any:
        """An amount or condition with words for its registers."""
        ...

    def filter_of(self, who: Any) -> t.Filter | None:
        """What is known of that to which something is done."""
        ...

    def chain(self, do: Sequence[Any], subject: str = "you") -> tuple[Any, ...]:
        """The clauses of instructions with one subject."""
        ...

    def next(self, do: Sequence[Any], index: int, subject: str = "you") -> tuple[list[Any], int]:
        """The clauses of the next instructions, and where the rest begins."""
        ...

    def offer(self, node: t.Offer) -> OfferClause:
        """The clause of parts to choose from."""
        ...


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


def said_in_one(unlinker: Scope, do: Sequence[Any], index: int, subject: str) -> tuple[list[Any], int] | None:
    """The clauses for a verb with several objects, and where the rest begins; None if there is no such verb here."""
    at = index
    while at < len(do) and isinstance(do[at], t.Choose) and not do[at].least == do[at].most == ANY:
        at += 1
    end = at + 1
    while end < len(do) and getattr(do[end], "along", False):
        end += 1
    chosen: dict[str, Any] = {node.register: node for node in do[index:at]}
    shown = [node.who for node in do[at : at + len(chosen)] if isinstance(node, t.Reveal)]
    if len(shown) > 1 and shown == list(chosen):  # "reveal a UNIT and an ITEM from among them"
        end = at + len(shown)
    if end == at + 1 or at >= len(do):
        return None
    marks = [node.who for node in do[at:end]]
    if not chosen.keys() <= {mark for mark in marks if isinstance(mark, str)}:
        return None
    if any(node.chooser != subject for node in chosen.values()):
        raise CannotSay("somebody else chooses")
    aimed = [mark for mark in marks if isinstance(mark, str) and mark in unlinker.open]
    if chosen and aimed:
        raise CannotSay("targets, and what is chosen")
    lead: list[Any] = []
    if unlinker.lang == "ja" and unlinker.inline and aimed:
        aims = tuple(unlinker.aim(mark) for mark in aimed)
        lead = [AimClause(aims)] if named_so(aims) else [AimClause(aim) for aim in aims]
    parts = [unlinker.pick(chosen[mark], subject) if mark in chosen else unlinker.who(mark) for mark in marks]
    who: Any = Both(tuple(parts))
    if all(isinstance(part, Ref) for part in parts):
        last = [one.mark for one in unlinker.bound[-len(marks) :]]
        if last != marks or any(one.many for one in unlinker.bound[-len(marks) :]):
            raise CannotSay("several things that were not named together")
        who = Ref("them")
    deed: Any = replace(do[at], who=who)
    filters = [unlinker.filter_of(mark) for mark in marks]
    if subject == "you" and all(own(deed, f) != deed for f in filters):
        deed = own(deed, filters[0])
    return [*lead, deed], end
