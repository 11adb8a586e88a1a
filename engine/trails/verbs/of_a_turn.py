"""Instructions about what comes: costs and triggers of a turn, parts to choose from, cards shown one by one."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.query.context import seats
from engine.trails.query.costs import cost_reasons
from engine.trails.query.filters import concerned, matches, present
from engine.trails.query.traits import chosen_orgs, field_of
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import Lasting, TrailsGame, duration
from engine.trails.tree.plain import mode_args
from engine.trails.tree.variable_x import with_number
from engine.trails.tree.zones import DECK, STANDBY, TRAIL


def price(game: TrailsGame, frame: Effects, node: t.Price) -> bool:
    """Playing costs more or less for a time (1304.1); how much is worked out now (1215.6)."""
    until = duration(game, node.until, frame.seat)
    if until:
        amount: t.Amount = frame.amount(game, node.change.amount)
        if isinstance(node.change.amount, t.Floored):
            amount = t.Floored(amount, node.change.amount.least)
        change = replace(node.change, amount=amount)
        crafts: tuple[t.Craft, ...] = (t.Continuous(node.who, costs=(change,)),)
        if node.next:
            crafts = (*crafts, t.Triggered(_played(node), t.Effect((), ())))
        lasting = Lasting(0, until, (), frame.seat, frame.number, "1304.1", crafts=crafts, source=frame.source)
        game.commit([frame.event("effect", seat=frame.seat, rule="1304.1", extra=lasting._replace(once=node.next))])
    return True


def _played(node: t.Price) -> t.Trigger:
    """What ends a price for the next card, arts or craft: it has been played, and paid for (1204.2k)."""
    player = node.change.player
    if node.change.of in ("arts", "craft"):
        return t.Trigger("plays arts" if node.change.of == "arts" else "plays craft", None, None, player)
    return t.Trigger("is played", replace(node.who, zone="standby", whose="any" if player == "each" else player))


#: What happens to a card that was played or put somewhere.
_LEAVING = ("leave", "field to trail", "to trail")


def wait(game: TrailsGame, frame: Effects, node: t.Wait) -> bool:
    """A triggered craft of a player for a time (1211.8); it refers to the card whose effect made it."""
    until = duration(game, node.until, frame.seat)
    replaces = isinstance(node.craft, t.Replacement)
    about = node.craft.who if replaces else node.craft.trigger.who
    if about in ("this", "you", "opponent"):
        about = None
    idents = present(game, about, frame.context()) if isinstance(about, str) else ()
    if isinstance(about, str) and replaces:
        idents = idents or _just_played(game, frame.regs.get(about, ()))
        if node.craft.event in _LEAVING:  # what could not be played stays in the trail, and goes nowhere
            idents = tuple(ident for ident in idents if game.objs[ident].zone >> 1 != TRAIL >> 1)
    if until and (idents or not isinstance(about, str)):
        rule = "1216.1" if replaces else "1211.8"
        craft = with_number(node.craft, frame.x)
        lasting = Lasting(0, until, idents, frame.seat, frame.number, rule, crafts=(craft,), source=frame.source)
        game.commit([frame.event("effect", seat=frame.seat, rule=rule, extra=lasting._replace(once=node.next))])
    return True


def _just_played(game: TrailsGame, idents: tuple[int, ...]) -> tuple[int, ...]:
    """Cards that the same effect has played, as they wait in standby: what is said of them goes with them
    (1204.2i-1).

    Guard: tests/trails/1200/1202-validity/played_from_trail.yaml.
    """
    gone = [obj for ident in idents if ident not in game.objs and (obj := game.find(ident)) is not None]
    waiting = (game.objs[ident] for ident in game.zones[STANDBY])
    return tuple(one.id for one in waiting if one.cards and any(one.cards == obj.cards for obj in gone))


def offer(game: TrailsGame, frame: Effects, node: t.Offer) -> bool:
    """A player says which part is done (1312.1)."""
    if frame.stage == 0:
        options: tuple[Option, ...] = tuple(
            ("mode", number)
            for number, option in enumerate(node.options, start=1)
            if frame.cause != "cost" or _payable(game, frame, option)
        )
        who = concerned(game, node.player, frame.context())
        if not who:  # the owner or controller of nothing that is known
            frame.code = frame.code[1:]
            return True
        seat = who[0]
        prompt = "Choose what it does"
        could = {int(one[1]): t.Effect((), node.options[int(one[1]) - 1]) for one in options}
        args = (("least", 1), ("most", 1), *mode_args(frame.number, frame.source, could))
        source = frame.source
        game.ask(Decision(seat, Kind.CHOOSE, "choose", "1312.1", prompt, options, 1, 1, source=source, args=args))
        return False
    frame.code = (*node.options[int(game.taken[0][1]) - 1], *frame.code[1:])
    return True


def choose_player(game: TrailsGame, frame: Effects, node: t.ChoosePlayer) -> bool:
    """One of the two players, whoever that is: it is compulsory (1312.1)."""
    seat = seats(node.chooser, frame.seat)[0]
    if frame.stage == 0:
        options: tuple[Option, ...] = (("seat", seat), ("seat", seat ^ 1))
        args = (("card", ("card", frame.number, frame.source)), ("least", 1), ("most", 1))
        prompt = "{card}: choose a player"
        source = frame.source
        game.ask(Decision(seat, Kind.CHOOSE, "choose", "1312.1", prompt, options, 1, 1, source=source, args=args))
        return False
    frame.bind(t.THAT_PLAYER.who, (int(game.taken[0][1]),))
    return True


def _payable(game: TrailsGame, frame: Effects, option: tuple[t.Instruction, ...]) -> bool:
    """Whether a part of a cost can be paid, and what is to be paid after it (1203.2)."""
    rest = t.Cost((*option, *frame.code[1:]))
    return next(cost_reasons(game, rest, frame.context(), craft=False), None) is None


def dig(game: TrailsGame, frame: Effects, node: t.Dig) -> bool:
    """Show the top cards one after the other until one fits (1311.1): each is seen before the next is touched."""
    seat = seats(node.player, frame.seat)[0]
    shown: list[int] = []
    fitting: tuple[int, ...] = ()
    for ident in game.zones[DECK + seat]:
        game.commit([Event("reveal", ident, seat=seat, n=1, by=frame.seat, rule="1311.1")])
        shown.append(ident)
        if matches(game, node.of, game.objs[ident], frame.context()):
            fitting = (ident,)
            break
    if shown:
        look = Event("look", seat=frame.seat, by=frame.seat, n=len(shown), rule="1311.1", extra=tuple(shown))
        game.commit([look])
    frame.bind(node.register, tuple(shown))
    frame.bind(node.found, fitting)
    return True


def swap(game: TrailsGame, frame: Effects, node: t.Swap) -> bool:
    """STR and DEF change places: each becomes what the other is now (104.6, 1215.6)."""
    until = duration(game, node.until, frame.seat)
    if node.field:
        return _swap_two(game, frame, node, until)
    for ident in present(game, node.who, frame.context()) if until else ():
        now = game.traits(ident)
        fixed = (("str", now.defence or 0), ("def", now.strength or 0))
        lasting = Lasting(0, until, (ident,), -1, frame.number, "104.6", sets=fixed, source=frame.source)
        game.commit([frame.event("effect", ident, n=1, rule="104.6", extra=lasting)])
    return True


def _swap_two(game: TrailsGame, frame: Effects, node: t.Swap, until: str) -> bool:
    """A number of two objects changes places; both have to be there, and have it (104.3, 1215.6)."""
    ctx = frame.context()
    two = (*present(game, node.who, ctx), *(present(game, node.other, ctx) if node.other else ()))
    if not until or len(set(two)) != 2:
        return True
    numbers = [field_of(game.traits(ident), node.field) for ident in two]
    if None in numbers:
        return True
    for ident, number in zip(two, reversed(numbers), strict=True):
        fixed = ((node.field, number or 0),)
        lasting = Lasting(0, until, (ident,), -1, frame.number, "104.6", sets=fixed, source=frame.source)
        game.commit([frame.event("effect", ident, n=1, rule="104.6", extra=lasting)])
    return True


def link_orgs(game: TrailsGame, frame: Effects, node: t.LinkOrgs) -> bool:
    """A player's organizations are linked for a time (1310.1)."""
    until = duration(game, node.until, frame.seat)
    orgs = node.orgs
    if "chosen" in orgs:
        orgs = tuple(sorted({*orgs, *chosen_orgs(game, frame.source)} - {"chosen"}))
    if until and len(orgs) > 1:
        crafts = (t.Continuous("this", link=orgs),)
        lasting = Lasting(0, until, (), frame.seat, frame.number, "1310.1", crafts=crafts, source=frame.source)
        game.commit([frame.event("effect", seat=frame.seat, rule="1310.1", extra=lasting)])
    return True
