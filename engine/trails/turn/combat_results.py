"""What comes of a combat (804.11, 1327, 1404.1): who is stunned, Overkill damage, what waits for its end."""

from __future__ import annotations

from engine.kernel.events import Event
from engine.trails.layers.attack_restrictions import concerns
from engine.trails.query.traits import has_support
from engine.trails.state.game import Combat, TrailsGame


def unanswered(game: TrailsGame, attacker: int, defender: int) -> bool:
    """Whether an attacker cannot be fought back, by anybody or by this UNIT (1327.1)."""
    rules = game.traits(attacker).rules
    return "cannot be fought back" in rules or concerns(game, rules, "cannot be fought back by", attacker, defender)


def answered(game: TrailsGame, attacker: int, defender: int) -> bool:
    """Whether an attacker must be fought back if able, by anybody or by this UNIT (1327.2)."""
    if "fought back if able" in game.traits(attacker).rules:
        return True
    return concerns(game, game.traits(defender).rules, "must fight back", defender, attacker)


def results(game: TrailsGame, combat: Combat, fought: tuple[int, ...]) -> list[Event]:
    """804.11a-2 to a-4 or 804.11b as one group: stuns and overkill from figures read once (R022 to R024)."""
    seat, foe = combat.seat, combat.seat ^ 1
    strengths = {ident: game.traits(ident).strength or 0 for ident in combat.attackers}
    clash = Event(
        "clash", combat.target, seat=seat, by=seat, n=combat.target_seat, rule="804.11", extra=combat.attackers
    )
    if not combat.target:
        return [
            clash,
            *(
                overkill(ident, combat.target_seat, strength, seat, "804.11b")
                for ident, strength in strengths.items()
                if strength > 0 and "cannot overkill" not in game.traits(ident).rules
            ),
        ]
    defender = game.traits(combat.target)
    defence, total = defender.defence or 0, sum(strengths.values())
    out = [clash]
    out += [Event("fight back", combat.target, seat=foe, src=ident, by=foe, rule="804.11a-1") for ident in fought]
    if total >= defence:
        src = combat.attackers[0]
        out.append(
            Event("stun", combat.target, src=src, by=seat, cause="combat", rule="804.11a-2", extra=combat.attackers)
        )
    if not combat.sclm and total > defence and not is_supported(game, combat):
        attacker = combat.attackers[0]
        if "cannot overkill" not in game.traits(attacker).rules:
            out.append(overkill(attacker, foe, total - defence, seat, "804.11a-3"))
    for ident in fought:
        if (defender.strength or 0) >= (game.traits(ident).defence or 0):
            by = (combat.target,) if game.switches.fight_back_counts_as_stunning else ()
            out.append(Event("stun", ident, src=combat.target, by=foe, cause="combat", rule="804.11a-4", extra=by))
    return out


def combat_ends(game: TrailsGame, rule: str) -> list[Event]:
    """What waits for the end of this combat becomes due (1211.2, 1211.8)."""
    heard = game.combat is not None and "combat ends" in game.derived.listeners  # once for each
    due = heard or any(delay.moment == "combat" for delay in game.delays)
    return [Event("moment", rule=rule, extra=("end", "combat"))] if due else []


def overkill(attacker: int, seat: int, amount: int, by: int, rule: str) -> Event:
    """Overkill damage (1222.3: its source is the attacking UNIT)."""
    return Event("bond", attacker, seat=seat, n=-amount, src=attacker, by=by, cause="overkill", rule=rule)


def first_attacks(game: TrailsGame, seat: int, group: tuple[int, ...]) -> list[Event]:
    """1404.1: the first attack of a side in a turn; by a switch, the first of each of its UNITs (R089)."""
    fresh, marks = group, [("first attack", seat)]
    if game.switches.attribution_scope == "each_unit":
        fresh = tuple(ident for ident in group if ("first attack of", ident) not in game.used)
        marks = [("first attack of", ident) for ident in fresh]
    elif marks[0] in game.used:
        return []
    if not fresh:
        return []
    used = [Event("used", extra=mark) for mark in marks]
    return [*used, Event("first attacks", seat=seat, by=seat, rule="1404.1", extra=fresh)]


def is_supported(game: TrailsGame, combat: Combat) -> bool:
    """Support is looked up at 804.11a-3, or was at 804.8 (R053)."""
    return combat.supported if game.switches.support_check == "at_attack" else supported(game, combat.target)


def supported(game: TrailsGame, ident: int) -> bool:
    return has_support(game, game.objs[ident])
