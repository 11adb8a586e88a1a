"""What is forbidden is not done (104.4): whether something in force forbids an event that is about to happen.

Draws, turning, stunning, curing, moving, bond, EP and marks; how an object may attack is in ``attack_restrictions``.
"""

from __future__ import annotations

from engine.kernel.events import Event
from engine.trails.cards.icon_crafts import SUPPORTS
from engine.trails.layers.protection import withheld
from engine.trails.state.frames import spoken
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import EXILE, FIELD, HAND, HOMEBASE


def prohibited(game: TrailsGame, event: Event) -> bool:
    """104.4: what an effect forbids is not done.

    What effects alone may be kept from doing is ``SPARED`` of :mod:`engine.trails.tree.loading.words`. Guard:
    tests/trails/100/104.4-prohibitions/exempt_from_effects.yaml.
    """
    if event.kind not in FORBIDDABLE:
        return False
    if event.kind == "turn":
        rules = _rules_of(game, event.obj)
        if not rules:
            return False
        if event.cause == "effect":
            done = "cannot be readied" if event.n else "cannot be actioned"
            if _forbid(game, rules, done, event, True):
                return True
        if not event.n:
            return False
        if game.step == "cure" and "cannot ready in cure" in rules:
            return True
        return "cannot ready" in rules
    if event.kind == "face":
        rules = frozenset() if event.n else game.traits(event.obj).rules
        return bool(rules) and _forbid(game, rules, "cannot turn down", event, event.cause == "effect")
    if event.kind == "stun":
        rules = game.traits(event.obj).rules
        if event.cause == "combat" and "cannot be stunned in combat" in rules:
            return True
        return bool(rules) and _forbid(game, rules, "cannot be stunned", event, event.cause == "effect")
    if event.kind == "cure":
        rules = game.traits(event.obj).rules
        if game.step == "cure" and "cannot be cured in cure" in rules:
            return True
        return bool(rules) and _forbid(game, rules, "cannot be cured", event, event.cause == "effect")
    if event.cause == "draw" or event.kind == "failed draw":  # 1102.1 asks for an attempt (104.4)
        return "cannot draw" in game.derived.player_rules[event.seat]
    if event.kind == "move":
        leaves = event.cause in _FORBIDDEN or event.to >> 1 != FIELD >> 1
        obj = game.objs.get(event.obj) if leaves else None
        if obj is None or obj.zone not in _NEAR:
            return False
        rules = game.traits(obj.id).rules
        by_effect = event.cause == "effect" or (event.cause in _FORBIDDEN and _speaks(game))
        leaves = bool(rules) and obj.zone >> 1 == FIELD >> 1 != event.to >> 1
        if leaves and _forbid(game, rules, "cannot leave", event, by_effect):
            return True
        rule = _FORBIDDEN.get(event.cause, "") or (_AWAY.get(event.to >> 1, "") if event.cause == "effect" else "")
        return bool(rules) and _forbid(game, rules, rule, event, by_effect)
    if event.kind == "mark":
        gains = event.n and event.extra in SUPPORTS
        return bool(gains) and "cannot gain support" in _rules_of(game, event.obj)
    if event.kind == "ep":
        return event.n > 0 and "cannot gain ep" in game.derived.player_rules[event.seat]
    if event.kind == "bond":
        ruled = game.derived.player_rules[event.seat]
        if event.n < 0 and "cannot lose bond" in ruled:
            return True
        return bool(ruled) and ("cannot gain bond" if event.n > 0 else _NO_DAMAGE.get(event.cause, "")) in ruled
    return False


def _rules_of(game: TrailsGame, ident: int) -> frozenset[str]:
    """Rules for an object that is there: no card prints any."""
    now = (game.view_cache or game.derived).traits.get(ident)
    rules: frozenset[str] = _NONE if now is None else now.rules
    return rules


_NONE = frozenset[str]()
#: Kinds of events that something can forbid.
FORBIDDABLE = frozenset(("turn", "stun", "cure", "move", "bond", "mark", "ep", "face", "failed draw"))
#: Those of them that a rule for a player can forbid; the others are forbidden to objects.
FORBIDDABLE_TO_PLAYERS = frozenset(("move", "bond", "ep", "failed draw"))


def _speaks(game: TrailsGame) -> bool:
    """Whether it is no cost that is being paid: a cost is no effect (1203.1)."""
    frame = spoken(game)
    return frame is None or frame.speaker >= 0


def _forbid(game: TrailsGame, rules: frozenset[str], rule: str, event: Event, effect: bool) -> bool:
    """Whether a rule forbids an event altogether, or as an effect does it, or as an effect of the opponent does it."""
    if not rule or rule in rules:
        return bool(rule)
    if not effect or event.by < 0:
        return False
    foreign = event.by != game.objs[event.obj].controller
    if f"{rule} by effects" in rules or (foreign and f"{rule} by opponent" in rules):
        return True
    return withheld(game, rules, f"{rule} by", event)


#: What forbids a move with this cause.
_FORBIDDEN = {"ko": "cannot be ko", "destroy": "cannot be destroyed", "rebuild": "cannot be rebuilt"}
#: What forbids a move by an effect to these zones.
_AWAY = {HAND >> 1: "cannot be returned", EXILE >> 1: "cannot be exiled"}
_NO_DAMAGE = {"overkill": "no overkill damage"}
_NEAR = frozenset((FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1))
