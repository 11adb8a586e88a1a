"""From instructions back to sentences: which stand alone, and what belongs to the option or condition before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.text.describe.players import said_of_each
from engine.text.describe.scope import Scope
from engine.text.describe.words import CannotSay
from engine.text.grammar.condition.player.relative_clauses import whoever
from engine.text.grammar.verb.object.implied_owner import goes_on, shown_and_put, unsaid
from engine.text.reference.sentence.options import after_duty, apart, nested
from engine.text.surface import ANY, AimClause, Define, IfDone, IfNot, InsteadOf, LinkError, Next, Otherwise, Unless
from engine.trails import tree as t
from engine.trails.tree.reads import replace


def several(unlinker: Scope, do: Sequence[Any]) -> list[tuple[Any, ...]]:
    """A sentence for each instruction; what belongs to the option or condition before it in one of its own."""
    out: list[tuple[Any, ...]] = []
    index = begun = 0
    looking = False
    while index < len(do):
        if isinstance(do[index], t.Together):
            out += said_of_each(unlinker, do[index])
            begun, index = index, index + 1
            continue
        if isinstance(do[index], t.Offer):
            if index + 1 < len(do) and do[index].player != "you":
                raise CannotSay("something after parts to choose from")
            out.append((unlinker.offer(do[index]),))
            begun, index = index, index + 1
            continue
        if isinstance(do[index], t.If) and do[index].instead:
            out += _in_its_place(unlinker, do[index], bool(out))
            begun, index = index, index + 1
            continue
        if out and (told := _told(unlinker, do[begun:index], do[index])) is not None:
            out.append((told,))
            begun, index = index, index + 1
            continue
        if (spared := _unless_paid(unlinker, do[index])) is not None:
            out += spared
            begun, index = index, index + 1
            continue
        begun, first = index, do[index]
        if (option := apart(first)) is not None:
            out.append(_asking(unlinker, option, bool(out)))
            for kind, then in ((IfDone, option[1]), (IfNot, option[2])):
                out += _explained(unlinker, partial(kind, player=first.then[-1].player), then) if then else []
            index += 1
            continue
        clauses, index = unlinker.next(do, index)
        last = do[index - 1]
        if isinstance(last, t.Reveal) and index < len(do) and shown_and_put(last, do[index]):
            more, index = unlinker.next(do, index)  # "reveal it and put it into your hand"
            clauses, last = [*clauses, *(unsaid(more) if unlinker.lang == "ja" else more)], do[index - 1]
        defines, unlinker.defines = unlinker.defines, []
        if defines and unlinker.lang == "en" and not isinstance(last, (t.May, t.If, t.Delayed, t.Wait)):
            clauses = [*clauses, Define(defines.pop())]
        looking = begun > 0 and goes_on(looking, do[begun - 1], first)
        after = out and not looking and not isinstance(clauses[0], t.If)  # "if ..." follows without "then"
        out.append((Next(tuple(clauses)),) if after else tuple(clauses))
        out += [(Define(amount),) for amount in defines]
        out += unlinker.after
        unlinker.after = []
        if defines and isinstance(last, t.May) and last.then:
            raise CannotSay("an explanation of X between an option and what follows")
        if isinstance(last, t.May) and nested([last], closed=True):
            inner: Any = last.then[-1]
            out += _explained(unlinker, partial(IfDone, player=last.player), (*last.then[:-1], replace(inner, then=())))
            out += _explained(unlinker, partial(IfDone, player=inner.player), inner.then)
        elif isinstance(last, t.May) and last.then:
            out += _explained(unlinker, partial(IfDone, player=last.player), last.then)
        if isinstance(last, t.May) and last.otherwise:
            out += _explained(unlinker, partial(IfNot, player=last.player), last.otherwise)
        if isinstance(last, t.If) and last.otherwise and whoever(last, None) is None:
            out += _else(unlinker, last.otherwise)
    return out


def _unless_paid(unlinker: Scope, node: Any) -> list[tuple[Any, ...]] | None:
    """ "Counter target EVENT unless your opponent pays 2 EP": the target first, and then who may spare it."""
    paid = isinstance(node, t.May) and not node.then and len(node.otherwise) == len(node.cost) == 1
    deed: Any = node.otherwise[0] if paid else None
    if not isinstance(deed, t.Do) or deed.verb != "counter" or not isinstance(node.cost[0], t.PayEP):
        return None
    if not isinstance(node.cost[0].amount, int) or node.player != "opponent":
        return None  # of others it is said in two sentences, which name the target first
    pay = (replace(node.cost[0], player="you"),)  # as its subject says it
    if deed.who not in unlinker.open:
        return None
    if unlinker.lang == "en":
        return [(Unless("opponent", pay, unlinker.chain(node.otherwise)),)]
    aimed = (AimClause(unlinker.aim(deed.who)),)
    return [aimed, (Unless("opponent", pay, unlinker.chain(node.otherwise)),)]


def _else(unlinker: Scope, do: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """ "Otherwise, ...", and "Otherwise, if ..." as often as there are conditions."""
    inner = do[0] if len(do) == 1 else None
    more = isinstance(inner, t.If) and inner.otherwise and not inner.instead and whoever(inner, None) is None
    if not isinstance(inner, t.If) or not more or apart(inner) is not None:
        return _explained(unlinker, Otherwise, do)
    return [*_explained(unlinker, Otherwise, (replace(inner, otherwise=()),)), *_else(unlinker, inner.otherwise)]


def followers(unlinker: Scope, option: Any) -> list[tuple[Any, ...]]:
    """The sentences that say what follows from an option that comes later."""
    if option is None:
        return []
    if unlinker.defines or nested([option]) or nested([option], closed=True):
        raise CannotSay("more than one thing that follows from a later option")
    out = []
    for kind, then in ((IfDone, option.then), (IfNot, option.otherwise)):
        out += _explained(unlinker, partial(kind, player=option.player), then) if then else []
    return out


def _asking(unlinker: Scope, option: tuple[t.If, Any, Any], after: bool) -> tuple[Any, ...]:
    """A condition with an option of which other sentences tell what follows."""
    clauses, _ = unlinker.next((option[0],), 0)
    if unlinker.defines:
        raise CannotSay("an explanation of X between an option and what follows")
    return (Next(tuple(clauses)),) if after else tuple(clauses)


def _in_its_place(unlinker: Scope, node: t.If, later: bool) -> list[tuple[Any, ...]]:
    """ "Draw a card. If the discarded card was a UNIT, draw two cards instead"."""
    plain = unlinker.chain(node.otherwise)
    instead = InsteadOf(unlinker.value(node.condition), unlinker.chain(node.then))
    if unlinker.defines:
        raise CannotSay("an explanation of X after a condition")
    return [(Next(plain),) if later else plain, (instead,)]


def _told(unlinker: Scope, done: Sequence[Any], node: Any) -> IfDone | IfNot | None:
    """ "If you do" and "if you can't" after the sentence in which something is chosen and has to be done."""
    first = done[0] if len(done) > 1 else None
    if not isinstance(first, t.Choose) or first.chooser not in ("you", "opponent") or not isinstance(node, t.If):
        return None
    if first.least == first.most == ANY:  # what is done to everything is not chosen first
        return None
    for done_it in (True, False):
        try:
            whole = after_duty(list(done), node.then, done_it=done_it)
        except LinkError:
            return None
        if whole == [*done, node]:
            then = unlinker.chain(node.then)
            if unlinker.defines:
                return None
            return IfDone(then, first.chooser) if done_it else IfNot(then, first.chooser, duty=True)
    return None


def _explained(unlinker: Scope, kind: Any, do: Sequence[Any]) -> list[tuple[Any, ...]]:
    """What follows an option or condition, and what X is in it."""
    clauses = unlinker.chain(do)
    defines, unlinker.defines = unlinker.defines, []
    if defines and (kind is Otherwise or len(defines) > 1):
        raise CannotSay("an explanation of X after a condition")
    if defines and unlinker.lang == "en":
        return [(kind((*clauses, Define(defines[0]))),)]
    return [(kind(clauses),), *((Define(amount),) for amount in defines)]
