"""What an attack would do if nothing more happened: the same figures as 804.11, read on a fork."""

from __future__ import annotations

from engine.kernel.events import Event
from engine.kernel.frozen import frozen
from engine.trails.events.states import stun_damage
from engine.trails.play.attack_targets import common_targets
from engine.trails.play.legality import card_arg
from engine.trails.query.traits import has_support
from engine.trails.state.game import Combat, TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.turn.combat_results import results


@frozen
class CardTag:
    """A forecast tag worn by a card. kind: "stunned", "survives", "overkill", "struck back" or, where it is one of
    several attackers that the target may strike, "if struck back"."""

    obj: int
    kind: str
    amount: int = 0  #: bond lost, where it applies
    left: int = 0  #: the comparison that decides, e.g. STR 3 ...
    right: int = 0  #: ... against DEF 4


@frozen
class Forecast:
    """What an attack would do if nothing more happened, from a dry run on a fork."""

    lines: tuple[Reason, ...]  #: sentences with their rules, in order
    tags: tuple[CardTag, ...]
    strength: int  #: sum of STR
    defence: int | None  #: DEF of the target UNIT, None if a player is attacked
    bond: tuple[int, int]  #: both players' bond afterwards


def forecast(game: TrailsGame, attackers: tuple[int, ...], target: int, target_seat: int) -> Forecast | None:
    """Forecast of an attack on object ``target``, or on a player if it is 0. None if nobody may attack so.

    Works for an attack that could be proposed now and for the one that is going on. The game is not changed. Only
    public facts are read, so the forecast tells no seat what it may not know.
    """
    attackers = tuple(sorted(attackers))
    combat = game.combat
    if combat is not None and combat.dealt:
        return None
    if any(ident not in game.objs for ident in (*attackers, *([target] if target else []))):
        return None  # one of them is gone, and the attack has not come to notice it yet
    if combat is None or combat.attackers != attackers:
        if not attackers:
            return None
        seat = game.objs[attackers[0]].controller
        wanted = target or -1 - target_seat
        if wanted not in common_targets(game, seat, attackers):
            return None
        combat = Combat(seat, attackers, target, -1 if target else target_seat, "attacking", len(attackers) > 1)
    fork = game.fork()
    staged = combat._replace(stage="attacking", sclm=combat.sclm or len(attackers) > 1)
    fork.apply([Event("combat", extra=staged)])
    return _player_attacked(fork, staged) if not staged.target else _unit_attacked(fork, staged)


def _player_attacked(game: TrailsGame, combat: Combat) -> Forecast:
    strengths = [game.traits(ident).strength or 0 for ident in combat.attackers]
    events = _expected(game, combat)
    lost = -sum(event.n for event in events if event.kind == "bond")
    seat = combat.target_seat
    bond = (game.bond[0] - (lost if seat == 0 else 0), game.bond[1] - (lost if seat == 1 else 0))
    args = (("who", ("seat", seat)), ("n", lost), ("before", game.bond[seat]), ("after", bond[seat]))
    # What an attacked player loses is overkill, too, of each attacker (804.11b).
    said = "{who} loses {n} bond: {before} to {after}"
    if lost:
        said = "Overkill: {who} loses {n} bond, {before} to {after}"
    line = Reason("804.11b", said, args)
    tags = tuple(CardTag(event.src, "overkill", -event.n) for event in events if event.kind == "bond")
    why = [line for ident in combat.attackers for line in _sources(game, ident, "str")]
    return Forecast((line, *why), tags, sum(strengths), None, bond)


def _expected(game: TrailsGame, combat: Combat, fought: tuple[int, ...] = ()) -> list[Event]:
    """What comes of an attack, without what something forbids (104.4). fought: whom the target strikes back."""
    return [event for event in results(game, combat, fought) if not game.rules.prohibited(game, event)]


def _stunned(game: TrailsGame, events: list[Event], ident: int) -> int | None:
    """How much bond it costs that an object is stunned, None if it is not; what is ITEM, too, is destroyed (1306.5)."""
    event = next((event for event in events if event.kind == "stun" and event.obj == ident), None)
    if event is None:
        return None
    damage = stun_damage(game, game.objs[ident], event)
    destroyed = "ITEM" in game.traits(ident).types
    return 0 if destroyed or game.rules.prohibited(game, damage) else -damage.n


def _unit_attacked(game: TrailsGame, combat: Combat) -> Forecast:
    """Stun, overkill and what fighting back could do, each as a sentence with its rule."""
    foe = combat.seat ^ 1
    target = game.traits(combat.target)
    total = sum(game.traits(ident).strength or 0 for ident in combat.attackers)
    defence, strength = target.defence or 0, target.strength or 0
    lines: list[Reason] = []
    tags: list[CardTag] = []
    bond = list(game.bond)
    name = card_arg(game, combat.target)
    base = (("card", name), ("total", total), ("def", defence))
    events = _expected(game, combat)
    cost = _stunned(game, events, combat.target)
    if cost is not None:
        bond[foe] -= cost
        tags.append(CardTag(combat.target, "stunned", cost, total, defence))
        if "ITEM" in target.types:
            lines.append(Reason("1306.5", "{total} against {def}: {card} is destroyed", base))
        else:
            lines.append(Reason("804.11a-2", "{total} against {def}: {card} is stunned", base))
        if cost:
            lines.append(Reason("1306.3", "{who} loses {n} bond", (("who", ("seat", foe)), ("n", cost))))
    else:
        tags.append(CardTag(combat.target, "survives", 0, total, defence))
        lines.append(Reason("804.11a-2", "{total} against {def}: {card} survives", base))
    over = -sum(event.n for event in events if event.kind == "bond")
    if over:
        bond[foe] -= over
        tags.append(CardTag(combat.target, "overkill", over))
        lines.append(Reason("804.11a-3", "Overkill: {who} loses {n} bond", (("who", ("seat", foe)), ("n", over))))
    elif combat.sclm and total > defence:
        lines.append(Reason("804.11a-3", "No overkill: it is an SCLM attack"))
    elif total > defence:
        if has_support(game, game.objs[combat.target]):
            lines.append(Reason("1309.1a", "No overkill: {card} has support", (("card", name),)))
        elif any(event.kind == "bond" for event in results(game, combat, ())):
            lines.append(Reason("104.4", "No overkill: an effect forbids it"))
        else:
            lines.append(Reason("1319.1", "No overkill: the attacking UNIT cannot cause it"))
    alone = len(combat.attackers) == 1
    for ident in combat.attackers:
        traits = game.traits(ident)
        cost = _stunned(game, _expected(game, combat, (ident,)), ident)
        if cost is not None:
            args = (("card", card_arg(game, ident)), ("str", strength), ("def", traits.defence or 0), ("n", cost))
            kind = "struck back" if alone else "if struck back"
            tags.append(CardTag(ident, kind, cost, strength, traits.defence or 0))
            if alone:
                bond[combat.seat] -= cost
                lines.append(Reason("804.11a-4", "{card} is struck back, {str} against {def}: stunned, -{n}", args))
            else:
                lines.append(Reason("804.11a-4", "If {card} is struck back: stunned, -{n}", args))
        else:
            tags.append(CardTag(ident, "survives", 0, strength, traits.defence or 0))
    lines += [line for ident in combat.attackers for line in _sources(game, ident, "str")]
    lines += _sources(game, combat.target, "def")
    return Forecast(tuple(lines), tuple(tags), total, defence, (bond[0], bond[1]))


def _sources(game: TrailsGame, ident: int, field: str) -> list[Reason]:
    """Where a number that decides comes from, if it is not the printed one: each card that changes it."""
    traits = game.traits(ident)
    by: dict[tuple[str, str], int] = {}
    for changed, amount, source, _, rule in traits.changes:
        if changed == field and source:
            by[source, rule] = by.get((source, rule), 0) + amount
    now = (traits.strength if field == "str" else traits.defence) or 0
    template = "{card} has STR {now}: {by} from {source}"
    if field == "def":
        template = "{card} has DEF {now}: {by} from {source}"
    base = (("card", card_arg(game, ident)), ("now", now))
    return [
        Reason(rule, template, (*base, ("by", f"{n:+d}"), ("source", ("card", source, 0))))
        for (source, rule), n in by.items()
        if n
    ]
