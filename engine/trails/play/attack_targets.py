"""Who may attack whom (803.3, 803.5, 803.6): one reading for proposals, targets, checks and reasons.

A target is an object id, or ``-1 - seat`` for a player.

Guard of permissions to attack: tests/trails/800/803-propose/permissions.yaml.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.objects import Obj
from engine.trails.cards.carddef import ALL_ORGS
from engine.trails.cards.icon_crafts import COVERT, HATE
from engine.trails.layers.attack_restrictions import concerns, forbidden, must_attack
from engine.trails.layers.escorts import lonely, with_company
from engine.trails.state.game import TrailsGame
from engine.trails.state.player_numbers import NOT_BY_SEVERAL, NOT_TOGETHER, by_several, may_join, most_attackers
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import FIELD


def target_reasons(game: TrailsGame, attacker: int, target: int) -> Iterator[Reason]:
    """Against this UNIT naming that UNIT, leaving duties such as Hate aside (803.5a, 803.6e to g)."""
    obj = game.objs[target]
    traits = game.traits(target)
    if "UNIT" not in traits.types:
        yield Reason("803.6f", "Only UNITs can be attacked")
        return
    if "stunned" in obj.marks:
        yield Reason("803.5a-1", "A stunned UNIT cannot be attacked")
    if "cannot be attacked" in traits.rules:
        yield Reason("803.5a-2", "An effect forbids attacking it")
    if forbidden(game, attacker, target):
        yield Reason("803.5a-2", "An effect forbids attacking it")
    hidden, open_ = COVERT in game.traits(attacker).icons, COVERT in traits.icons
    if hidden != open_ and concerns(game, game.traits(attacker).rules, "may attack", attacker, target):
        return
    if hidden and not open_:
        yield Reason("1402.1", "A UNIT with Covert can attack only UNITs with Covert, or players")
    elif open_ and not hidden:
        yield Reason("1402.1", "It has Covert; only UNITs with Covert may attack it")


def nameable(game: TrailsGame, attacker: int) -> list[int]:
    """Opposing UNITs this attacker could name (R015)."""
    seat = game.objs[attacker].controller
    return [
        target
        for target in game.zones[FIELD + (seat ^ 1)]
        if next(target_reasons(game, attacker, target), None) is None
    ]


def player_reasons(game: TrailsGame, attacker: int, named: Sequence[int]) -> Iterator[Reason]:
    """Against this UNIT attacking the other player, leaving duties aside (803.5b, 803.6e, 803.6h).

    named: the UNITs it can name (:func:`nameable`).
    """
    rules = game.traits(attacker).rules
    if "may attack players" not in rules and named:
        yield Reason("803.6h", "A UNIT of that player could be attacked instead")
    if "cannot attack players" in rules:
        yield Reason("803.6e", "An effect forbids it to attack players")


def own_reasons(game: TrailsGame, obj: Obj) -> Iterator[Reason]:
    """Against a UNIT attacking at all (803.3a)."""
    traits = game.traits(obj.id)
    if "UNIT" not in traits.types:
        yield Reason("803.6a", "Only UNITs attack")
        return
    if not obj.ready:
        yield Reason("803.3a-1", "It is not ready")
    if "cannot attack" in traits.rules:
        yield Reason("803.3a-2", "An effect forbids it to attack")


def attacks(game: TrailsGame, seat: int) -> dict[int, tuple[int, ...]]:
    """Possible attackers of a seat with the targets each of them may attack, duties included.

    Each is looked at by itself, but one that can't attack alone has only targets to which another one could go with
    it (R028: part of some legal proposal). The player is a target only for an attacker that can name no UNIT (803.5b),
    or may attack players anyway. If some attacker can attack a UNIT that must be attacked if able, every proposal has
    such a UNIT as its target (1326.2, 1407.1, R027).
    """
    able: dict[int, tuple[int, ...]] = {}
    names: dict[int, list[int]] = {}
    for obj in game.there(FIELD + seat):
        if next(own_reasons(game, obj), None) is not None:
            continue
        named = nameable(game, obj.id)
        player = () if any(True for _ in player_reasons(game, obj.id, named)) else (-1 - (seat ^ 1),)
        if targets := tuple(must_attack(game, obj.id, named)) or (*named, *player):
            able[obj.id] = targets
            names[obj.id] = named
    if lonely(game, able):
        able = with_company(game, seat, able, {ident: frozenset(orgs_of(game, ident)) for ident in able})
        names = {ident: [target for target in names[ident] if target in targets] for ident, targets in able.items()}
    duty = {target for named in names.values() for target in named if demands(game, target)}
    if duty and game.switches.hate_scope == "chosen_attackers":  # only who can attack such a UNIT has to (R027)
        able = {ident: tuple(duty.intersection(targets)) or targets for ident, targets in able.items()}
    elif duty:
        able = {
            ident: allowed
            for ident, targets in able.items()
            if (allowed := tuple(target for target in targets if target in duty))
        }
    return able


def demands(game: TrailsGame, target: int) -> bool:
    """Whether a UNIT must be attacked if able. A stunned one's crafts are invalid."""
    traits = game.traits(target)
    return HATE in traits.icons or "attack if able" in traits.rules


def obliged(game: TrailsGame, attacker: int, targets: tuple[int, ...]) -> bool:
    """Whether a UNIT that can attack has to: any target, or one that it can attack (1326.3)."""
    if "must attack" in game.traits(attacker).rules:
        return True
    return any(True for _ in must_attack(game, attacker, (target for target in targets if target > 0)))


def orgs_of(game: TrailsGame, ident: int) -> tuple[str, ...]:
    """Organizations as tags for sharing one; ALL shares every organization that is named anywhere (R085)."""
    orgs = game.traits(ident).orgs
    if ALL_ORGS in orgs:
        everywhere = set(orgs)
        for zone in (FIELD, FIELD + 1):
            for other in game.zones[zone]:
                everywhere |= game.traits(other).orgs
        return tuple(sorted(everywhere))
    return tuple(sorted(orgs))


def shared_orgs(game: TrailsGame, ident: int) -> tuple[str, ...]:
    """The organizations by which it can attack together with others: none, if it cannot SCLM attack."""
    return () if NOT_TOGETHER in game.traits(ident).rules else orgs_of(game, ident)


def pressed(game: TrailsGame, seat: int, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """UNITs that an attack has to be made with, if ``chosen`` leaves one out that it need not (1326.3, R028).

    All of them attack that can do so together; empty if the choice is as it has to be.
    """
    able = attacks(game, seat)
    musts = [ident for ident in able if obliged(game, ident, able[ident])]
    if not musts:
        return ()
    if any(ident in chosen for ident in musts) and not any(
        common_targets(game, seat, (*chosen, ident)) for ident in musts if ident not in chosen
    ):
        return ()
    group: tuple[int, ...] = ()
    for ident in musts:
        if common_targets(game, seat, (*group, ident)):
            group = (*group, ident)
    if not group:  # none of them alone: another one has to go with it, one that was chosen if it can
        pairs = ((one, other) for one in musts for other in (*chosen, *able) if other != one)
        group = next((pair for pair in pairs if common_targets(game, seat, pair)), ())
    return group


def pressed_decision(seat: int, group: tuple[int, ...]) -> Decision:
    """803.3 asked again: these attack, since a choice without them is none (1326.3)."""
    options: tuple[Option, ...] = tuple(("pick", ident) for ident in group)
    prompt = "These UNITs have to attack"
    return Decision(seat, Kind.CHOOSE, "attackers", "1326.3", prompt, options, len(group), len(group))


def attack_decision(game: TrailsGame, seat: int) -> Decision:
    """803.3: select attackers, or none to decline unless a UNIT has to attack (1326.3)."""
    able = attacks(game, seat)
    must = any(obliged(game, ident, targets) for ident, targets in able.items())
    options: tuple[Option, ...] = tuple(("pick", ident) for ident in able)
    beside = (-1 - (seat ^ 1),) if game.switches.mixed_covert_check == "per_group" else ()
    return Decision(
        seat,
        Kind.CHOOSE,
        "attackers",
        "1326.3" if must else "803.3",
        "Choose one or more UNITs to attack with, or decline",
        options,
        1 if must else 0,
        min(len(options), most_attackers(game, seat)),
        shared=("organization", "target"),
        tags=tuple((shared_orgs(game, ident), (*by_several(game, of), *beside)) for ident, of in able.items()),
        accompanied=tuple(("pick", ident) for ident in lonely(game, able)),
    )


def common_targets(game: TrailsGame, seat: int, attackers: tuple[int, ...]) -> tuple[int, ...]:
    """What these attackers may attack together, in table order; empty if the proposal is illegal (803.6)."""
    able = attacks(game, seat)
    if not attackers or any(ident not in able for ident in attackers):
        return ()
    if len(attackers) > 1 and not _common_org(game, attackers):
        return ()
    if not may_join(game, seat, attackers) or (len(attackers) == 1 and lonely(game, attackers)):
        return ()
    targets = tuple(target for target in able[attackers[0]] if all(target in able[other] for other in attackers[1:]))
    if not targets and player_together(game, seat, attackers):
        return (-1 - (seat ^ 1),)
    return by_several(game, targets) if len(attackers) > 1 else targets


def player_together(game: TrailsGame, seat: int, attackers: tuple[int, ...]) -> bool:
    """Whether a group may attack the player since its UNITs could name none together: by a switch only (R016)."""
    if game.switches.mixed_covert_check != "per_group" or len(attackers) < 2:
        return False
    if any("cannot attack players" in game.traits(ident).rules for ident in attackers):
        return False
    return not frozenset.intersection(*(frozenset(nameable(game, ident)) for ident in attackers))


def _common_org(game: TrailsGame, attackers: tuple[int, ...]) -> bool:
    return bool(frozenset.intersection(*(frozenset(orgs_of(game, ident)) for ident in attackers)))


def target_option(target: int) -> Option:
    """A target as an option."""
    return ("pick", target) if target > 0 else ("seat", -1 - target)


def still_legal(game: TrailsGame, seat: int, attackers: tuple[int, ...], target: int) -> tuple[tuple[int, ...], bool]:
    """804.1: the second check. Returns the attackers that remain, and whether the target does (R017)."""
    for ident in attackers:
        obj = game.objs.get(ident)
        if obj is None or obj.zone != FIELD + seat:
            return (), target <= 0  # 804.1a: somebody left its zone, the attack is no longer legal
    if len(attackers) > 1 and not _common_org(game, attackers):
        return (), True
    if target > 0:
        obj = game.objs.get(target)
        traits = game.traits(target)
        if (
            obj is None
            or obj.zone != FIELD + (seat ^ 1)
            or "UNIT" not in traits.types
            or "stunned" in obj.marks
            or "cannot be attacked" in traits.rules
            or (len(attackers) > 1 and NOT_BY_SEVERAL in traits.rules)
        ):
            return attackers, False
    left = []
    together = target <= 0 and player_together(game, seat, attackers)
    for ident in attackers:
        if next(own_reasons(game, game.objs[ident]), None) is not None:
            continue
        if target > 0:
            if next(target_reasons(game, ident, target), None) is not None:
                continue
        elif together:
            pass
        elif next(player_reasons(game, ident, nameable(game, ident)), None) is not None:
            continue
        left.append(ident)
    if len(left) == 1 and lonely(game, left):  # 803.6c: alone its attack is forbidden
        left = []
    return tuple(left), True


def attacker_reasons(game: TrailsGame, seat: int, obj: Obj) -> Iterator[Reason]:
    """Every reason against choosing this UNIT as an attacker now; of the other side's, against attacking it."""
    if obj.zone == FIELD + (seat ^ 1):
        yield from attacked_reasons(game, seat, obj.id)
        return
    if obj.zone != FIELD + seat:
        yield Reason("803.3", "Only UNITs on your own field attack")
        return
    yield from own_reasons(game, obj)
    if next(own_reasons(game, obj), None) is None and obj.id not in attacks(game, seat):
        duty = [ident for ident in game.zones[FIELD + (seat ^ 1)] if demands(game, ident)]
        if duty:
            args = (("card", ("card", game.number(game.objs[duty[0]]), duty[0])),)
            yield Reason("1407.1", "{card} must be attacked if able, and this UNIT cannot attack it", args)
        elif lonely(game, (obj.id,)):
            yield Reason("803.6c", "It can't attack alone, and no other UNIT can attack with it")
        else:
            yield Reason("803.6e", "There is nothing it may attack")


def attacked_reasons(game: TrailsGame, seat: int, target: int) -> Iterator[Reason]:
    """Every reason against any UNIT of this seat attacking that one of the other side now (803.5a, 803.6e to g)."""
    able = attacks(game, seat)
    if any(target in targets for targets in able.values()):
        yield Reason("803.5", "It is attacked by one of your UNITs: choose that first")
        return
    ready = [obj.id for obj in game.there(FIELD + seat) if next(own_reasons(game, obj), None) is None]
    against = [tuple(target_reasons(game, ident, target)) for ident in ready]
    if not ready:
        yield Reason("803.3", "None of your UNITs can attack now")
    elif all(against):
        yield from dict.fromkeys(reason for reasons in against for reason in reasons)
    elif duty := [ident for targets in able.values() for ident in targets if ident > 0 and demands(game, ident)]:
        args = (("card", ("card", game.number(game.objs[duty[0]]), duty[0])),)
        yield Reason("1407.1", "{card} must be attacked if able, so nobody else can be", args)
    else:
        yield Reason("803.6e", "None of your UNITs may attack it now")
