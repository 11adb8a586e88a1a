"""Rules for a player that hold a number: with how many UNITs to attack, how many to cure, to place and to draw."""

from __future__ import annotations

from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import (
    ATTACKS_WITH,
    CURES,
    CURES_MORE,
    DRAWS_LESS,
    DRAWS_MORE,
    PAYS,
    PLACES,
    PLACES_MORE,
)

#: Rule of a UNIT that attacks alone or not at all.
NOT_TOGETHER = "cannot sclm attack"
#: Rule of a UNIT that only one UNIT at a time attacks.
NOT_BY_SEVERAL = "cannot be sclm attacked"


def _numbers(game: TrailsGame, seat: int, word: str) -> list[int]:
    rules = game.derived.player_rules[seat]
    return [int(rule.removeprefix(word)) for rule in rules if isinstance(rule, str) and rule.startswith(word)]


def most_attackers(game: TrailsGame, seat: int) -> int:
    """With how many UNITs a player may attack at once (104.4: the least that a rule says)."""
    return min(_numbers(game, seat, ATTACKS_WITH), default=99)


def may_join(game: TrailsGame, seat: int, attackers: tuple[int, ...]) -> bool:
    """Whether so many of these may attack together."""
    if len(attackers) < 2:
        return True
    if any(NOT_TOGETHER in game.traits(ident).rules for ident in attackers):
        return False
    return len(attackers) <= most_attackers(game, seat)


def by_several(game: TrailsGame, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the targets that several UNITs may attack together; a player is below 0."""
    return tuple(target for target in targets if target <= 0 or NOT_BY_SEVERAL not in game.traits(target).rules)


def most_cured(game: TrailsGame, seat: int) -> int:
    """How many stunned UNITs a player may cure in the cure phase (705.6)."""
    return max((1, *_numbers(game, seat, CURES))) + sum(_each(game, seat, CURES_MORE))


def most_placed(game: TrailsGame, seat: int) -> int:
    """How many cards a player may place in the homebase step (703.7a)."""
    return max((1, *_numbers(game, seat, PLACES))) + sum(_each(game, seat, PLACES_MORE))


def tolls(game: TrailsGame, seat: int) -> list[int]:
    """How much EP a player pays for every UNIT that attacks, once for each effect that says so (804.3)."""
    return _each(game, seat, PAYS)


def to_draw(game: TrailsGame, seat: int) -> int:
    """How many cards a player draws in the draw step: two, and what effects add or take (703.6a)."""
    return max(0, 2 + sum(_each(game, seat, DRAWS_MORE)) - sum(_each(game, seat, DRAWS_LESS)))


def _each(game: TrailsGame, seat: int, word: str) -> list[int]:
    """The numbers of a rule, once for each effect that says so."""
    rules = game.derived.said[seat]
    return [int(rule.removeprefix(word)) for rule in rules if isinstance(rule, str) and rule.startswith(word)]
