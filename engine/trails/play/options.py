"""What a seat with priority is offered (902.4): every act against which :mod:`engine.trails.play.legality` has no
reason.

Nothing is judged here. What was found is kept, each list as long as what it was read from is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import compress
from typing import Any

from engine.kernel.decisions import Option
from engine.kernel.objects import Obj
from engine.trails.cards.carddef import DEPLOYED, CardDef
from engine.trails.cards.icon_crafts import DISPATCH
from engine.trails.layers.derive import activated
from engine.trails.layers.derived import Derived, Offering, Pairs, Usable
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
)
from engine.trails.query.costs import cost_reasons
from engine.trails.query.traits import traits_of
from engine.trails.state.game import Fight, TrailsGame
from engine.trails.state.uses import used_up
from engine.trails.tree.reads import FLEETING, SETTLED
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE, STANDBY, TRAIL

#: A card, or its arts, that could be played: the option, its object, reasons against it; what it costs at the least, EP
#: and CP; a key that copies share which can be played or not alike, None where an effect sets the copy apart; whether
#: that stays so as long as what is derived does; whether nothing but its cost can be against it; whether its targets
#: take part in an attack. Plain, as so many are made.
Playable = tuple[
    Option,
    int,
    Callable[[TrailsGame, int, Obj], Iterator[Reason]],
    int,
    int,
    tuple[Any, ...] | None,
    bool,
    bool,
    bool,
]


def options(game: TrailsGame, seat: int) -> tuple[Option, ...]:
    """Everything a seat with priority may do, passing first, the rest in canonical order (902.4).

    The whole list is kept, and so are its pieces, each as long as what it reads is the same; see
    :class:`engine.trails.layers.derived.Offering`.
    """
    derived: Derived = game.view_cache or game.derived
    zones, dealt = game.zones, game.dealt
    deploys = game.step == "deployment" and game.step_seat == seat and not zones[STANDBY]
    fight = game.fight if game.combat is not None else None
    hand, homebase, field = _HELD[seat]
    reads = (
        zones[hand], zones[homebase], zones[field], game.turned[seat], dealt[hand], dealt[homebase], game.ep[seat],
        game.cp[seat], deploys, game.used,
    )  # fmt: skip
    kept = derived.offerings.get((seat, fight))
    if kept is None:
        kept = derived.offerings[seat, fight] = Offering()
    elif kept.reads == reads and (kept.openly is None or kept.openly == zones[HOMEBASE:]):
        return kept.options
    result, lasts = _options(game, seat, deploys, fight, kept)
    kept.reads = reads if lasts > FLEETING else None
    kept.openly = None if lasts == SETTLED else zones[HOMEBASE:]
    kept.options = result
    return result


#: By seat, where it holds cards.
_HELD = ((HAND, HOMEBASE, FIELD), (HAND + 1, HOMEBASE + 1, FIELD + 1))


def _options(
    game: TrailsGame, seat: int, deploys: bool, fight: Fight | None, kept: Offering
) -> tuple[tuple[Option, ...], int]:
    """The same, where something has changed since it was asked last, and how long it stays so."""
    objs, zones = game.objs, game.zones
    derived: Derived = game.view_cache or game.derived
    hand, homebase, field = zones[HAND + seat], zones[HOMEBASE + seat], zones[FIELD + seat]
    if kept.turned is not game.turned[seat] or kept.homebase is not homebase or kept.field is not field:
        waiting = [ident for ident in homebase if objs[ident].ready]
        if waiting != kept.waiting:
            kept.waiting, kept.gains = waiting, tuple([("gain", ident) for ident in waiting])
        ready = [ident for ident in field if objs[ident].ready]
        if ready != kept.ready:
            kept.ready = ready
        kept.turned, kept.homebase, kept.field = game.turned[seat], homebase, field
    # forks share what is kept, and their decks give other cards to the same objects
    dealt, based = game.dealt[HAND + seat], game.dealt[HOMEBASE + seat]
    if kept.dealt is not dealt or kept.based_dealt is not based or kept.hand is not hand or kept.based is not homebase:
        idents = hand + homebase
        held = [(obj.cards, obj.face_up) for obj in map(objs.__getitem__, idents)]
        if held != kept.held or kept.held_by != idents:
            kept.held, kept.held_by, kept.playable, kept.plays = held, idents, {}, {}
        kept.dealt, kept.based_dealt, kept.hand, kept.based = dealt, based, hand, homebase
    gains = () if "cannot gain ep" in derived.player_rules[seat] else kept.gains
    payable = game.ep[seat] + len(gains)  # as costs.payable_ep has it
    plays, lasts = _plays(game, seat, payable, deploys, fight, kept)
    if kept.usable is None:
        kept.usable, kept.usable_lasts, kept.means = _usable(game, seat, fight)
    if game.permits:
        elsewhere = [ident for ident in permits(game, seat) if nothing(play_reasons(game, seat, objs[ident]))]
        plays, lasts = (*plays, *(("play", ident) for ident in elsewhere)), FLEETING
    crafts = _crafts(game, seat, payable, kept) if kept.usable else []
    if game.elsewhere:
        crafts, lasts = [*crafts, *_elsewhere(game, seat)], FLEETING
    supports = _supports(game, seat, kept) if kept.ready else ()
    return (PASS, *plays, *crafts, *gains, *supports), min(lasts, kept.usable_lasts)


def _plays(
    game: TrailsGame, seat: int, payable: int, deploys: bool, fight: Fight | None, kept: Offering
) -> tuple[tuple[Option, ...], int]:
    """Cards and arts that can be played from the hand and the homebase, and how long that stays so."""
    cp = game.cp[seat]
    known = kept.plays.get((deploys, payable, cp))
    if known is not None:
        return known, SETTLED
    playable, lasts = _playable(game, seat, deploys, kept)
    clear = kept.clear
    out: list[Option] = []
    alike: dict[Any, bool] = {}  # copies of one card in one place may do the same things
    for option, ident, against, costs_ep, costs_cp, key, keeps, free, in_attack in playable:
        if costs_ep > payable or costs_cp > cp or (in_attack and fight is None):
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
    if lasts == SETTLED:
        kept.plays[deploys, payable, cp] = result
    return result, lasts


def _playable(game: TrailsGame, seat: int, deploys: bool, kept: Offering) -> tuple[list[Playable], int]:
    """What of the hand and the homebase could be played if it can be paid for and nothing is against it, and how long
    that stays so. What is against it is asked only of what can be paid, and the answer is kept if it lasts.

    What is found of a card that no effect sets apart hangs on the card alone, and outlasts what is derived: row by row,
    and all of it where no card is set apart.
    """
    known = kept.playable.get(deploys)
    if known is not None:
        return known
    derived: Derived = game.view_cache or game.derived
    ruled = kept.ruled(game, seat)
    slot = ("plays", seat, deploys, ruled)
    reads = (kept.held_by, kept.held)
    plain = not derived.costs and derived.traits.keys().isdisjoint(kept.held_by)
    last = game.offers.get(slot)
    if plain and last is not None and last[0] == reads:
        same: tuple[list[Playable], int] = last[1][1]
        kept.playable[deploys] = same
        return same
    out: list[Playable] = []
    objs, printed = game.objs, game.printed
    changed = derived.traits
    dear = bool(derived.costs)
    lasts = FLEETING if dear else SETTLED
    rows: dict[int, tuple[CardDef, bool, list[Playable]]] = {}
    before: dict[int, tuple[CardDef, bool, list[Playable]]] = {} if last is None else last[1][0]
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
                    out.append((("play", ident), ident, play_reasons, 0, 0, None, False, False, False))
                if card.arts is not None:
                    lasts = min(lasts, card.lasts)
                    out.append((("arts", ident), ident, arts_reasons, 0, 0, None, False, False, False))
                continue
            if (home and obj.face_up) or not (deploys or card.instant):
                continue  # nothing of a face-up homebase card is played; most UNITs have nothing outside deployment
            row = before.get(ident)
            if row is None or row[0] is not card or row[1] is not home:
                row = (card, home, _ways(game, ident, card, home, deploys, ruled))
            rows[ident] = row
            out += row[2]
            if card.lasts < lasts:
                lasts = card.lasts
    known = kept.playable[deploys] = (out, lasts)
    game.offers[slot] = (reads if plain else None, (rows, known))
    return known


def _ways(game: TrailsGame, ident: int, card: CardDef, home: bool, deploys: bool, ruled: bool) -> list[Playable]:
    """The ways to play a card that no effect sets apart. ruled: an effect may be against playing something."""
    out: list[Playable] = []
    traits = card.traits
    keeps = card.settled and not card.based
    # a BASE is not played from the hand, a UNIT from the homebase by Dispatch alone
    if home and card.deployed and DISPATCH not in traits.icons and not game.permits:
        pass
    elif deploys if card.deployed else home or not card.based:
        cp, ep = (traits.cp or 0, 0) if card.deployed else (0, 0 if card.based else traits.ep or 0)
        key = (id(card), home, True)
        free = keeps and not ruled and not home and (card.joins if card.deployed else card.event.free)
        fights = card.event.in_attack and not card.deployed
        out.append((("play", ident), ident, play_reasons, ep, cp, key, keeps, free, fights))
    if card.arts is not None:
        key = (id(card), home, False)
        free, fights = keeps and not ruled and card.arts.free, card.arts.in_attack
        out.append((("arts", ident), ident, arts_reasons, card.arts_ep or 0, 0, key, keeps, free, fights))
    return out


def _crafts(game: TrailsGame, seat: int, payable: int, kept: Offering) -> list[Option]:
    """Activated crafts that can be played. What cannot be paid is left out before it is looked at closely.

    Those whose texts last are kept with what of their player's means they take into account.
    """
    objs = game.objs
    derived: Derived = game.view_cache or game.derived
    means = (payable, game.cp[seat], len(game.zones[HAND + seat]), kept.ready, game.used, kept.waiting)
    reads: tuple[Any, ...] | None = None
    if kept.usable_lasts == SETTLED:
        reads = tuple(compress(means, kept.means))
        if kept.crafts_read == reads:
            return kept.crafts
    dear = bool(derived.costs)
    paid = kept.paid
    out: list[Option] = []
    for ident, number, craft, quick in kept.usable or ():
        obj = objs[ident]
        if (craft.needs_ready and not obj.ready) or (craft.ep > payable and not dear):
            continue
        if quick and not dear:
            may = not craft.once or not used_up(game, craft.once, ("craft", ident, number))
        elif craft.once and used_up(game, craft.once, ("craft", ident, number)):
            continue
        elif craft.lasts == SETTLED and not dear:
            key = (ident, number, obj.ready, *compress((payable, means[1], means[2], tuple(kept.ready)), craft.means))
            known = paid.get(key)
            if known is None:
                ctx = craft_context(game, seat, ident, craft)
                known = paid[key] = nothing(cost_reasons(game, craft.cost, ctx))
            may = known
        elif craft.settled:
            may = nothing(cost_reasons(game, craft.cost, craft_context(game, seat, ident, craft)))
        else:
            may = nothing(craft_reasons(game, seat, obj, number))
        if may:
            out.append(("craft", ident, number))
    kept.crafts_read, kept.crafts = reads, out
    return out


def _elsewhere(game: TrailsGame, seat: int) -> Iterator[Option]:
    """Activated crafts that are valid in the hand or the trail (1202.5).

    Their zone is ``Activated.zone``, in words in :mod:`engine.text.grammar.line.crafts`. Guards:
    tests/trails/1200/1202-validity/other_zones.yaml, tests/trails/invariants.py.
    """
    for ident in (*game.zones[HAND + seat], *game.zones[TRAIL + seat]):
        obj = game.objs[ident]
        if obj.known and obj.cards:
            for number, craft in enumerate(activated(game, obj), start=1):
                if craft.zone != "field" and nothing(craft_reasons(game, seat, obj, number)):
                    yield ("craft", ident, number)


def _usable(game: TrailsGame, seat: int, fight: Fight | None) -> tuple[list[Usable], int, tuple[bool, ...]]:
    """Crafts of a seat's valid sources, but not those against which there is something that lasts.

    Also how long that stays so, beside its player's means; and which of these, as :func:`_crafts` names them, those
    crafts take into account at all.
    """
    derived: Derived = game.view_cache or game.derived
    out: list[Usable] = []
    changed = derived.traits
    ruled = bool(derived.player_rules[seat])
    lasts = FLEETING if derived.costs else SETTLED
    ep = cp = hand = ready = used = waiting = False
    for source, card in zip(derived.sources, derived.cards, strict=True):
        if source.controller == seat and (card.usable or source.id in changed):
            far = source.zone >> 1 == FIELD >> 1
            having = activated(game, source) if source.id in changed else card.usable
            for number, craft in enumerate(having, start=1):
                if craft.zone != "field" or (craft.effect.in_attack and fight is None):
                    continue
                free = craft.condition is None and craft.effect.free and not ruled and source.id not in changed
                if craft.settled and not free:
                    ctx = craft_context(game, seat, source.id, craft)
                    if not nothing(condition_reasons(game, craft, ctx)):
                        continue
                    if not targeted(game, craft.effect, ctx, craft.cost):
                        continue
                quick = craft.settled and craft.plain and (far or not (craft.needs_ready and craft.ep))
                lasts = min(lasts, craft.lasts)
                out.append((source.id, number, craft, quick))
                means = craft.means
                ep, cp, hand = ep or craft.ep > 0 or means[0], cp or means[1], hand or means[2]
                ready = ready or means[3] or (craft.needs_ready and far)
                used = used or bool(craft.once)
                waiting = waiting or not far
    return out, lasts, (ep, cp, hand, ready, used, waiting)


def _supports(game: TrailsGame, seat: int, kept: Offering) -> tuple[Option, ...]:
    """Supports that can be given by the UNITs that are ready."""
    if "cannot support" in game.derived.player_rules[seat]:
        return ()
    ready = kept.ready
    if kept.supports_read is ready:
        return kept.supports
    before = kept.supports_read
    if kept.pairs is None or before is None:
        kept.pairs, kept.places = _pairs(game, seat)
        kept.able = bytearray(len(kept.pairs))
        before = []
    able, places = kept.able, kept.places
    for ident in set(ready).symmetric_difference(before):
        there = ident in ready
        for place in places.get(ident, ()):
            able[place] = there
    kept.supports = tuple(compress(kept.pairs, able))
    kept.supports_read = ready
    return kept.supports


def _pairs(game: TrailsGame, seat: int) -> Pairs:
    """Every support there could be if all UNITs were ready. Two that are what they were may do what they might."""
    field = game.zones[FIELD + seat]
    looks = {ident: now for ident, now in zip(field, traits_of(game, field), strict=True) if "UNIT" in now.types}
    now: list[tuple[int, Any]] = [
        (ident, (traits.orgs, traits.icons, SUPPORTS_ALL in traits.rules)) for ident, traits in looks.items()
    ]
    slot = ("supports", seat)
    kept = game.offers.get(slot)
    if kept is None:
        kept = ([], ({}, ((), {})))
    elif kept[0] == now:
        same: Pairs = kept[1][1]
        return same
    known: dict[int, dict[int, Option]] = kept[1][0]
    before = dict(kept[0])
    stays = [pair for pair in now if pair[0] in before and before[pair[0]] == pair[1]]
    if stays != now[: len(stays)] or stays != [pair for pair in kept[0] if pair in stays]:
        stays = []  # in another order than before: all of them are asked anew
    old = {ident for ident, _ in stays}
    gone = before.keys() - old
    came = [ident for ident, _ in now[len(stays) :]]
    rows: dict[int, dict[int, Option]] = {}
    for target, look in looks.items():
        if target in old:
            row = known[target].copy()
            for ident in gone:
                row.pop(ident, None)
            asked: Iterable[int] = came
        else:
            row, asked = {}, looks
        for supporter in asked:
            if target != supporter and may_support(look, looks[supporter]):
                row[supporter] = ("support", target, supporter)
        rows[target] = row
    pairs = tuple([option for row in rows.values() for option in row.values()])
    places: dict[int, list[int]] = {}
    for place, supporter in enumerate([ident for row in rows.values() for ident in row]):
        if supporter in places:
            places[supporter].append(place)
        else:
            places[supporter] = [place]
    made = (pairs, places)
    game.offers[slot] = (now, (rows, made))
    return made
