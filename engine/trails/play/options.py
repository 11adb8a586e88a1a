"""What a seat with priority is offered (902.4): every act against which :mod:`engine.trails.play.legality` has no
reason.

Nothing is judged here. What was found is kept, each list as long as what it was read from is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import compress
from typing import Any

from engine.kernel.decisions import Option
from engine.kernel.objects import Obj
from engine.trails.cards.carddef import DEPLOYED, Traits
from engine.trails.cards.icon_crafts import DISPATCH
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
    targeted,
    using_reasons,
)
from engine.trails.state.game import Fight, TrailsGame
from engine.trails.state.uses import used_up
from engine.trails.tree.reads import FLEETING, SETTLED
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE, STANDBY, TRAIL

_NEVER: tuple[Any, ...] = (None, None)


#: A card, or its arts, that could be played: the option, its object, reasons against it; what it costs at the least, EP
#: and CP; a key that copies share which can be played or not alike, None where an effect sets the copy apart; whether
#: that stays so as long as what is derived does; whether nothing but its cost can be against it. Plain, as so many are
#: made.
Playable = tuple[
    Option,
    int,
    Callable[[TrailsGame, int, Obj], Iterator[Reason]],
    int,
    int,
    tuple[Any, ...] | None,
    bool,
    bool,
]


def options(game: TrailsGame, seat: int) -> tuple[Option, ...]:
    """Everything a seat with priority may do, passing first, the rest in canonical order (902.4).

    The whole list is kept, and so are its pieces, each as long as what it reads is the same; see
    :class:`engine.trails.layers.derived.Derived`.
    """
    derived: Derived = game.view_cache or game.derived
    deploys = game.step == "deployment" and game.step_seat == seat and not game.zones[STANDBY]
    fight = game.fight if game.combat is not None else None
    means = (game.ep[seat], game.cp[seat], deploys, fight, game.used)
    last = derived.asked.get(seat)
    if last is not None and last[0] is game.version and last[1] == means:
        return last[2]
    result = _options(game, seat, deploys, fight, means)
    if derived.offered.get(seat, _NEVER)[1] is result:
        derived.asked[seat] = (game.version, means, result)
    return result


def _options(
    game: TrailsGame, seat: int, deploys: bool, fight: Fight | None, means: tuple[Any, ...]
) -> tuple[Option, ...]:
    """The same, where something has changed since it was asked last."""
    objs, zones = game.objs, game.zones
    derived: Derived = game.view_cache or game.derived
    hand, homebase, field = zones[HAND + seat], zones[HOMEBASE + seat], zones[FIELD + seat]
    stood = derived.stands.get(seat)
    if stood is None or stood[0] is not game.turned or stood[1] is not homebase or stood[2] is not field:
        waiting = [ident for ident in homebase if objs[ident].ready]
        ready = [ident for ident in field if objs[ident].ready]
        stood = derived.stands[seat] = (game.turned, homebase, field, waiting, ready)
    waiting, ready = stood[3], stood[4]
    # forks share what is kept, and their decks give other cards to the same objects
    lies = derived.lies.get(seat)
    if lies is None or lies[0] is not game.dealt or lies[1] is not hand or lies[2] is not homebase:
        held = [objs[ident].cards for ident in hand + homebase]
        lies = derived.lies[seat] = (game.dealt, hand, homebase, held)
    held = lies[3]
    reads = (hand, homebase, held, waiting, ready, means)
    kept = derived.offered.get(seat)
    if kept is not None and kept[0] == reads and (kept[2] is None or kept[2] == zones[HOMEBASE:]):
        return kept[1]
    if "cannot gain ep" in derived.player_rules[seat]:
        waiting = []
    payable = game.ep[seat] + len(waiting)  # as costs.payable_ep has it
    plays, lasts = _plays(game, seat, held, payable, deploys, fight)
    usable, lasting = derived.usable.get((seat, fight)) or _usable(game, seat, fight)
    if game.permits:
        elsewhere = [ident for ident in permits(game, seat) if nothing(play_reasons(game, seat, objs[ident]))]
        plays, lasts = (*plays, *(("play", ident) for ident in elsewhere)), FLEETING
    means_now = (payable, game.cp[seat], len(hand), tuple(ready))
    crafts = _crafts(game, seat, payable, usable, means_now, fight) if usable else []
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
    derived: Derived = game.view_cache or game.derived
    reads = (game.zones[HAND + seat], game.zones[HOMEBASE + seat], held)
    means = (payable, game.cp[seat])
    kept = derived.plays.get((seat, deploys, fight))
    if kept is not None and kept[0] == reads:
        playable, lasts = kept[1], SETTLED
        paid = kept[2].get(means)
        if paid is not None:
            return paid, SETTLED
    else:
        playable, lasts = _playable(game, seat, deploys, fight)
        if lasts == SETTLED:
            kept = derived.plays[seat, deploys, fight] = (reads, playable, {})
    clear = derived.clear
    cp = means[1]
    out: list[Option] = []
    alike: dict[Any, bool] = {}  # copies of one card in one place may do the same things
    for option, ident, against, costs_ep, costs_cp, key, keeps, free in playable:
        if costs_ep > payable or costs_cp > cp:
            continue
        if free:
            out.append(option)
            continue
        kept_in = clear if keeps else alike
        may = None if key is None else kept_in.get(key)
        if may is None:
            may = nothing(against(game, seat, game.objs[ident]))
            if key is not None:
                kept_in[key] = may
        if may:
            out.append(option)
    result = tuple(out)
    if lasts == SETTLED and kept is not None:
        kept[2][means] = result
    return result, lasts


def _playable(game: TrailsGame, seat: int, deploys: bool, fight: Fight | None) -> tuple[list[Playable], int]:
    """What of the hand and the homebase could be played if it can be paid for and nothing is against it, and how long
    that stays so. What is against it is asked only of what can be paid, and the answer is kept if it lasts."""
    derived: Derived = game.derived
    out: list[Playable] = []
    objs, printed = game.objs, game.printed
    changed = derived.traits
    dear = bool(derived.costs)
    lasts = FLEETING if dear else SETTLED
    # whether an effect can be against playing something: rules for the player, rules for a card that is not played yet
    ruled = bool(derived.player_rules[seat]) or any(lasting.rules and lasting.objs for lasting in game.effects)
    for zone in (HAND + seat, HOMEBASE + seat):
        home = zone >= HOMEBASE
        for ident in game.zones[zone]:
            obj = objs[ident]
            number = obj.cards[0]
            if number < 0:
                continue
            card = printed[number]
            if dear or ident in changed:  # an effect sets this copy apart
                types = changed[ident].types if ident in changed else card.traits.types
                if deploys or types.isdisjoint(DEPLOYED):
                    lasts = min(lasts, card.lasts)
                    out.append((("play", ident), ident, play_reasons, 0, 0, None, False, False))
                if card.arts is not None:
                    lasts = min(lasts, card.lasts)
                    out.append((("arts", ident), ident, arts_reasons, 0, 0, None, False, False))
                continue
            if (home and obj.face_up) or not (deploys or card.instant):
                continue  # nothing of a face-up homebase card is played; most UNITs have nothing outside deployment
            lasts = min(lasts, card.lasts)
            traits = card.traits
            keeps = card.settled and not card.based
            # a BASE is not played from the hand, a UNIT from the homebase by Dispatch alone
            if home and card.deployed and DISPATCH not in traits.icons and not game.permits:
                pass
            elif deploys if card.deployed else home or not card.based:
                cp, ep = (traits.cp or 0, 0) if card.deployed else (0, 0 if card.based else traits.ep)
                key = (id(card), seat, home, fight, True)
                free = keeps and not ruled and (card.joins if card.deployed else card.event.free)
                out.append((("play", ident), ident, play_reasons, ep, cp, key, keeps, free and not home))
            if card.arts is not None:
                key = (id(card), seat, home, fight, False)
                free = keeps and not ruled and card.arts.free
                out.append((("arts", ident), ident, arts_reasons, card.arts_ep, 0, key, keeps, free))
    return out, lasts


def _crafts(
    game: TrailsGame, seat: int, payable: int, usable: list[Usable], means: tuple[Any, ...], fight: Fight | None
) -> list[Option]:
    """Activated crafts that can be played. What cannot be paid is left out before it is looked at closely.

    means: what a cost whose texts last takes into account: EP, CP, hand, what is ready (see ``Activated.means``).
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
        elif craft.once and used_up(game, craft.once, ("craft", ident, number)):
            continue
        elif craft.lasts == SETTLED and not dear:
            key = (ident, number, obj.ready, seat, fight, *compress(means, craft.means))
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
    out: list[Usable] = []
    changed = derived.traits
    ruled = bool(derived.player_rules[seat])
    lasts = FLEETING if derived.costs else SETTLED
    for source in derived.sources:
        if source.controller == seat and (game.defn(source).usable or source.id in changed):
            for number, craft in enumerate(activated(game, source), start=1):
                if craft.zone != "field":
                    continue
                free = craft.condition is None and craft.effect.free and not ruled and source.id not in changed
                if craft.settled and not free:
                    ctx = craft_context(game, seat, source.id, craft)
                    if not nothing(condition_reasons(game, craft, ctx)):
                        continue
                    if not targeted(game, craft.effect, ctx, craft.cost):
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
    if kept is not None and able.issubset(kept[0]):  # as after most acts: fewer than before
        pairs = kept[1]
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
    before: dict[int, Traits] = kept[2] if kept is not None else {}
    same = {ident for ident, traits in units if before.get(ident) is traits}
    known = frozenset(kept[1]) if kept is not None and same else frozenset()
    out: list[Option] = []
    for target, one in units:
        for supporter, other in units:
            if target != supporter:
                option = ("support", target, supporter)
                # two that are what they were may do what they might
                if option in known if target in same and supporter in same else may_support(one, other):
                    out.append(option)
    pairs = tuple(out)
    game.offers[seat] = (reads, pairs, dict(field))
    return pairs
