"""Rules for an object that are about certain others (803.5a-2, 1326.2): whom it cannot attack, or must."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.filters import matches, those
from engine.trails.state.game import TrailsGame


def bound(game: TrailsGame, rules: tuple[Any, ...], ctx: Context) -> tuple[Any, ...]:
    """The rules with the objects that their registers mean now, one rule for each object."""
    if not any(isinstance(rule, t.Against) for rule in rules):
        return rules
    out: list[Any] = []
    for rule in rules:
        if isinstance(rule, t.Against) and isinstance(rule.who, str):
            out += [t.Against(rule.what, rule.who, ident) for ident in those(game, rule.who, ctx)]
        else:
            out.append(rule)
    return tuple(out)


def concerns(game: TrailsGame, rules: Iterable[Any], what: str, holder: int, other: int) -> bool:
    """Whether one of the rules of an object is about another one."""
    for rule in rules:
        if not isinstance(rule, t.Against) or rule.what != what:
            continue
        if isinstance(rule.who, str):
            if rule.ident == other:
                return True
            continue
        obj = game.objs[holder]
        if matches(game, rule.who, game.objs[other], Context(obj.controller, holder, {})):
            return True
    return False


def bars(game: TrailsGame, rules: Iterable[Any], what: str, holder: int, other: int) -> bool:
    """Whether one of the rules of an object leaves only others than this one ("attacks only", "attacked only by")."""
    return any(
        isinstance(rule, t.Against) and rule.what == what and not concerns(game, (rule,), what, holder, other)
        for rule in rules
    )


def forbidden(game: TrailsGame, attacker: int, target: int) -> bool:
    """Whether a rule about certain others keeps this UNIT from attacking that one (803.5a-2)."""
    mine, theirs = game.traits(attacker).rules, game.traits(target).rules
    if theirs and (
        concerns(game, theirs, "cannot be attacked by", target, attacker)
        or bars(game, theirs, "attacked only by", target, attacker)
    ):
        return True
    return bool(mine) and (
        concerns(game, mine, "cannot attack", attacker, target) or bars(game, mine, "attacks only", attacker, target)
    )


def must_attack(game: TrailsGame, attacker: int, targets: Iterable[int]) -> Iterator[int]:
    """Those among possible targets that a UNIT must attack if able (1326.2, 1326.3)."""
    rules = game.traits(attacker).rules
    if rules:
        yield from (target for target in targets if concerns(game, rules, "must attack", attacker, target))
