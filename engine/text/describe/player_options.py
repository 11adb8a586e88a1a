"""The sentences for what each player may do, and the clause for what one of them chooses from and does."""

from __future__ import annotations

from typing import Any

from engine.text.describe.both_players import own_numbers
from engine.text.describe.scope import Scope
from engine.text.describe.words import CannotSay
from engine.text.grammar.condition.player.relative_clauses import alike, registers
from engine.text.grammar.sentence.option.each_player import PLAYERS, EachDone, EachMay
from engine.text.grammar.sentence.option.opponent_choice import OneWay
from engine.text.trees import renamed
from engine.trails.tree import May, Offer, Together


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
