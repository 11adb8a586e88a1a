"""What a seat with priority is offered (902.4): every act against which :mod:`engine.trails.play.legality` has no
reason.

Nothing is judged here. What was found is kept, each list as long as what it was read from is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.kernel.decisions import Option
from engine.kernel.objects import Obj
from engine.trails.cards.carddef import CardDef
from engine.trails.layers.derive import activated
from engine.trails.layers.derived import Derived, Usable
from engine.trails.layers.permissions import permits
from engine.trails.play.legality import (
    PASS,
    SUPPORTS_ALL,
    arts_reasons,
    condition_reasons,
    craft_context,
    craft_reasons,
    may_support,
    nothing,
    play_reasons,
    target_reasons,
    using_reasons,
)
from engine.trails.state.game import Fight, TrailsGame
from engine.trails.state.uses import used_up
from engine.trails.tree.reads import FLEETING, SETTLED
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE, STANDBY, TRAIL


def options(game: TrailsGame, seat: int) -> tuple[Option, ...]:
    """Everything a seat with priority may do, passing first, the rest in canonical order (902.4).

    The whole list is kept, and so are its pieces, each as long as what it reads is the same; see
    :class:`engine.trails.layers.derived.Derived`.
    """
    objs, zones = game.objs, game.zones
    derived: Derived = game.derived
    hand, homebase, field = zones[HAND + seat], zones[HOMEBASE + seat], zones[FIELD + seat]
    waiting = [ident for ident in homebase if objs[ident].ready]
    ready = [ident for ident in field if objs[ident].ready]
    deploys = game.step == "deployment" and game.step_seat == seat and not zones[STANDBY]
    fight = game.fight
    # forks share what is kept, and their decks give other cards to the same objects
    held = [objs[ident].cards for ident in hand + homebase]
    reads = (hand, homebase, held, waiting, ready, game.ep[seat], game.cp[seat], deploys, fight, game.used)
    kept = derived.offered.get(seat)
    if kept is not None and kept[0] == reads and (kept[2] is None or kept[2] == zones[HOMEBASE:]):
        return kept[1]
    if "cannot gain ep" in derived.player_rules[seat]:
        waiting = []
    payable = game.ep[seat] + len(waiting)  # as costs.payable_ep has it
    plays, lasts = _plays(game, seat, held, payable, deploys, fight)
    usable, lasting = _usable(game, seat, fight)
    if game.permits:
        elsewhere = [ident for ident in permits(game, seat) if nothing(play_reasons(game, seat, objs[ident]))]
        plays, lasts = (*plays, *(("play", ident) for ident in elsewhere)), FLEETING
    crafts = _crafts(game, seat, payable, usable, (seat, fight, payable, game.cp[seat], len(hand), *ready))
    if game.elsewhere:
        crafts, lasts = [*crafts, *_elsewhere(game, seat)], FLEETING
    gains: list[Option] = [("gain", ident) for ident in waiting]
    result = (PASS, *plays, *crafts, *gains, *_supports(game, seat, ready))
    lasts = min(lasts, lasting)
    if lasts > FLEETING:
        derived.offered[seat] = (reads, result, None if lasts == SETTLED else zones[HOMEBASE:])
    return result


def _plays(
    game: TrailsGame, seat: int, held: list[tuple[int, ...]], payable: int, deploys: bool, fight: Fight | None
) -> tuple[tuple[Option, ...], int]:
    """Cards and arts that can be played from the hand and the homebase, and how long that stays so.

    held: the cards of the objects that lie there.
    """
    derived: Derived = game.derived
    cp = game.cp[seat]
    reads = (game.zones[HAND + seat], game.zones[HOMEBASE + seat], held, payable, cp if deploys else -1, fight)
    kept = derived.plays.get(seat)
    if kept is not None and kept[0] == reads:
        return kept[1], SETTLED
    out: list[Option] = []
    objs, printed = game.objs, game.printed
    changed = derived.traits
    dear = bool(derived.costs)
    lasts = FLEETING if dear else SETTLED
    for zone in (HAND + seat, HOMEBASE + seat):
        home = zone >= HOMEBASE
        alike: dict[int, tuple[bool, bool]] = {}  # copies of one card in one place may do the same things
        for ident in game.zones[zone]:
            obj = objs[ident]
            number = obj.cards[0]
            if number < 0:
                continue
            card = printed[number]
            own = dear or ident in changed  # an effect sets this copy apart
            if own:
                lasts = min(lasts, card.lasts)
                if nothing(play_reasons(game, seat, obj)):
                    out.append(("play", ident))
                if card.arts is not None and nothing(arts_reasons(game, seat, obj)):
                    out.append(("arts", ident))
                continue
            if home and obj.face_up:
                continue  # nothing of a face-up homebase card is played
            if not (deploys or card.instant):
                continue  # most UNITs have nothing outside deployment
            if not card.deployed and not card.based and card.traits.ep > payable:
                continue
            lasts = min(lasts, card.lasts)
            can = alike.get(id(card))
            if can is None:
                traits = card.traits
                if card.deployed:
                    plays = deploys and (traits.cp or 0) <= cp
                else:
                    plays = home or not card.based  # a BASE is not played from the hand
                arts = card.arts is not None and card.arts_ep <= payable
                can = alike[id(card)] = (
                    plays and _is_clear(game, seat, obj, card, home, fight, play_reasons),
                    arts and _is_clear(game, seat, obj, card, home, fight, arts_reasons),
                )
            if can[0]:
                out.append(("play", ident))
            if can[1]:
                out.append(("arts", ident))
    result = tuple(out)
    if lasts == SETTLED:
        derived.plays[seat] = (reads, result)
    return result, lasts


def _is_clear(
    game: TrailsGame,
    seat: int,
    obj: Obj,
    card: CardDef,
    home: bool,
    fight: Fight | None,
    reasons: Callable[[TrailsGame, int, Obj], Iterator[Reason]],
) -> bool:
    """Whether nothing is against playing a card, or its arts, that can be paid for. The answer is kept if it lasts."""
    if not card.settled or card.based:
        return nothing(reasons(game, seat, obj))
    clear: dict[Any, bool] = game.derived.clear
    key = (id(card), seat, home, fight, reasons is play_reasons)
    known = clear.get(key)
    if known is None:
        known = clear[key] = nothing(reasons(game, seat, obj))
    return known


def _crafts(game: TrailsGame, seat: int, payable: int, usable: list[Usable], means: tuple[Any, ...]) -> list[Option]:
    """Activated crafts that can be played. What cannot be paid is left out before it is looked at closely.

    means: everything that a cost whose texts last takes into account.
    """
    objs = game.objs
    derived: Derived = game.derived
    clear = derived.clear
    dear = bool(derived.costs)
    out: list[Option] = []
    for ident, number, craft, quick in usable:
        obj = objs[ident]
        if (craft.needs_ready and not obj.ready) or (craft.ep > payable and not dear):
            continue
        if quick and not dear:
            may = not craft.once or not used_up(game, craft.once, ("craft", ident, number))
        elif craft.lasts == SETTLED and not dear and not craft.once:
            key = (ident, number, obj.ready, means)
            known = clear.get(key)
            if known is None:
                ctx = craft_context(game, seat, ident, craft)
                known = clear[key] = nothing(using_reasons(game, craft, number, ctx))
            may = known
        elif craft.settled:
            may = nothing(using_reasons(game, craft, number, craft_context(game, seat, ident, craft)))
        else:
            may = nothing(craft_reasons(game, seat, obj, number))
        if may:
            out.append(("craft", ident, number))
    return out


def _elsewhere(game: TrailsGame, seat: int) -> Iterator[Option]:
    """Activated crafts that are valid in the hand or the trail (1202.5).

    Their zone is ``Activated.zone``, in words in :mod:`engine.text.grammar.line.own_zone`. Guards:
    tests/trails/1200/1202-validity/other_zones.yaml, tests/trails/invariants.py.
    """
    for ident in (*game.zones[HAND + seat], *game.zones[TRAIL + seat]):
        obj = game.objs[ident]
        if obj.known and obj.cards:
            for number, craft in enumerate(activated(game, obj), start=1):
                if craft.zone != "field" and nothing(craft_reasons(game, seat, obj, number)):
                    yield ("craft", ident, number)


def _usable(game: TrailsGame, seat: int, fight: Fight | None) -> tuple[list[Usable], int]:
    """Crafts of a seat's valid sources, but not those against which there is something that lasts.

    Also how long that stays so, beside what the seat has ready, in hand and in its pools, and what was used.
    """
    derived: Derived = game.derived
    key = (seat, fight)
    kept = derived.usable.get(key)
    if kept is not None:
        return kept
    out: list[Usable] = []
    changed = derived.traits
    lasts = FLEETING if derived.costs else SETTLED
    for source in derived.sources:
        if source.controller == seat and (game.defn(source).usable or source.id in changed):
            for number, craft in enumerate(activated(game, source), start=1):
                if craft.zone != "field":
                    continue
                if craft.settled:
                    ctx = craft_context(game, seat, source.id, craft)
                    met = nothing(condition_reasons(game, craft, ctx))
                    if not met or not nothing(target_reasons(game, craft.effect, ctx, craft.cost)):
                        continue
                far = source.zone >> 1 == FIELD >> 1
                quick = craft.settled and craft.plain and (far or not (craft.needs_ready and craft.ep))
                lasts = min(lasts, craft.lasts)
                out.append((source.id, number, craft, quick))
    derived.usable[key] = out, lasts
    return out, lasts


def _supports(game: TrailsGame, seat: int, ready: list[int]) -> tuple[Option, ...]:
    """Supports that can be given by the UNITs that are ready."""
    if not ready:
        return ()
    derived: Derived = game.derived
    pairs = derived.pairs.get(seat)
    if pairs is None:
        pairs = derived.pairs[seat] = _pairs(game, seat)
    kept = derived.supports.get(seat)
    if kept is not None and kept[0] == ready:
        return kept[1]
    able = set(ready)
    result = tuple([option for option in pairs if option[2] in able])
    derived.supports[seat] = (ready, result)
    return result


def _pairs(game: TrailsGame, seat: int) -> tuple[Option, ...]:
    """Every support there could be if all UNITs were ready."""
    field = [(ident, game.traits(ident)) for ident in game.zones[FIELD + seat]]
    reads = [(ident, traits.types, traits.orgs, traits.icons, SUPPORTS_ALL in traits.rules) for ident, traits in field]
    kept = game.offers.get(seat)
    if kept is not None and kept[0] == reads:
        return kept[1]
    units = [(ident, traits) for ident, traits in field if "UNIT" in traits.types]
    pairs: tuple[Option, ...] = tuple(
        ("support", target, supporter)
        for target, one in units
        for supporter, other in units
        if target != supporter and may_support(one, other)
    )
    game.offers[seat] = (reads, pairs)
    return pairs
