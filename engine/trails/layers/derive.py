"""What follows from the facts: current traits by layers (1215), who listens to what, which rules hold.

Computed on demand and cached until an atom says that it may have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.layers import MOST_WORK, Part, Work, apply_layers
from engine.kernel.layers import Traits as TraitsById
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef, Traits, heard_crafts
from engine.trails.cards.icon_crafts import BOARDED, CHOSE_COVERT, MARTIAL_ARTS, UNRESOLVED, crafts_of
from engine.trails.layers.changes import look_in
from engine.trails.layers.derived import NEAR, Derived, Listener, Replacer
from engine.trails.layers.elsewhere import Pricing, lying, priced, throughout, waiting
from engine.trails.layers.linked_orgs import Links, link_parts, linked_groups
from engine.trails.layers.parts import (
    LAYER_ABILITIES,
    boarded_part,
    covert_part,
    craft_parts,
    ignored_by,
    lasting_parts,
    made_again,
    martial_arts_parts,
    stunned_part,
)
from engine.trails.layers.printed import Lying, lying_in
from engine.trails.layers.rules_of_players import player_rules_now, player_rules_of, said_once
from engine.trails.layers.watches import stirring
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context
from engine.trails.state.durations import spans
from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import BOND_BECOMES
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, INDEX, TRAIL, ZONES

LINKED = "linked "  #: mark of a source that remembers an organization chosen to be linked


_NOTHING: frozenset[str] = frozenset()
#: Happenings that are of a group of events and of none of them.
_SUMMED = frozenset(("empties hand", BOND_BECOMES))
_NO_LINKS: tuple[Links, Links] = ((), ())
_HANDS = (HAND, HAND + 1)
#: Words of what looks at cards elsewhere, with the zones.
_INDEXES = {f"in {name}": (index, index + 1) for name, index in INDEX.items()} | {"zones": tuple(range(2 * len(ZONES)))}
_ELSEWHERE = frozenset(_INDEXES)
#: Where crafts reach cards that lie apart, if they name the place: "UNITs in your trail have ...".
_APART = {"hand": _HANDS, "trail": (TRAIL, TRAIL + 1), "exile": (EXILE, EXILE + 1), "deck": (DECK, DECK + 1)}
_APART_WORDS = tuple(f"in {name}" for name in _APART)


def derive(game: TrailsGame, *, everywhere: bool = False) -> Derived:
    """Everything at once, from scratch.

    everywhere: cards in all zones are looked at, even if nothing but links reaches them there (for the check that
    looking less comes to the same).
    """
    out = Derived()
    sources, printed = valid_sources(game), game.printed
    cards = [printed[obj.cards[0]] if len(obj.cards) == 1 else game.defn(obj) for obj in sources]  # all known
    out.sources, out.cards = sources, cards
    parts: list[Part] = []
    links: list[tuple[int, int, frozenset[str]]] = []
    seen, reached = set[str](), set[int]()
    spared, late = ignored_by(game), list[Part]()
    prices: list[Pricing] = []
    ruling: list[Obj] = []
    for obj, card in zip(sources, cards, strict=True):
        if not card.continuous:
            continue
        if card.ruling:
            ruling.append(obj)
        for craft in card.continuous:
            made = craft_parts(game, obj, card.number, craft)
            parts += made
            if obj.id in spared:
                late += made_again(made, obj.id, spared[obj.id])
            seen |= craft.watched
            if isinstance(craft.who, t.Filter) and craft.who.zone in _APART and not craft.costs:
                reached.update(_APART[craft.who.zone])
            if craft.costs:
                prices.append(Pricing(obj.controller, obj.id, obj.stamp, craft))
            if craft.link and _linked_now(game, obj, craft):
                links.append((obj.controller, obj.stamp, linked_orgs(obj, craft)))
    speakers: set[int] = set()
    there = lying_in(game, range(len(game.zones))) if game.lying else None
    if there is not None:
        ruling += lying(game, there, parts, prices, seen, speakers)
    for lasting in game.effects:
        if lasting.seat >= 0 and lasting.begins <= game.turn:
            for craft in lasting.crafts:  # organizations that an effect links for a time
                if isinstance(craft, t.Continuous) and craft.link:
                    links.append((lasting.seat, lasting.stamp, frozenset(craft.link)))
    alone: list[int] = []
    far = set[int]()
    if there is not None:
        far = throughout(game, there, sources, parts, prices, seen, speakers, alone)
    far = far | reached  # those that come and go there are watched: these crafts name the place
    held = {
        zone
        for lasting in game.effects
        if lasting.objs
        for zone in (game.objs[ident].zone for ident in lasting.objs if ident in game.objs)
        if zone in _HANDS or (lasting.cp and zone not in NEAR)
    }  # where a card lies for which an effect holds before it is played: "it costs 2 less CP this turn"
    far = far | held
    own = priced(game, sources, parts, prices, seen) if game.priced else False
    if own:
        far = far.union(_HANDS)  # those that come and go there are noticed by what they say (:mod:`.rules`)
    for lasting in game.effects if links or own or far or alone else ():
        for granted in lasting.crafts:  # it may look at cards elsewhere
            seen |= getattr(granted, "watched", _NOTHING)
    out.said = player_rules_of(game, ruling)
    game.treats = out.player_rules = said_once(out.said)
    for lasting in game.effects:
        if spans(lasting.until):
            seen.update(("step", "skips", "turn start", "pools"))  # with which it ends, or begins
        if lasting.begins > game.turn:
            continue  # it is for a turn still to come (1215.7)
        if lasting.seat >= 0 and lasting.crafts:
            costly = (craft for craft in lasting.crafts if isinstance(craft, t.Continuous) and craft.costs)
            prices += [Pricing(lasting.seat, 0, lasting.stamp, craft) for craft in costly]
        if lasting.seat < 0:
            parts += lasting_parts(game, lasting)
    fight = out.fight = game.fight
    if fight is not None:
        made = martial_arts_parts(game, (*fight[0], fight[1]))
        parts += made
        for ident, stamp in spared.items():
            late += made_again(made, ident, stamp)
    objs = game.objs
    for ident in game.zones[FIELD] + game.zones[FIELD + 1]:
        obj = objs[ident]
        if not obj.marks:
            continue
        if BOARDED in obj.marks:
            parts.append(boarded_part(obj.id))
        silent = "stunned" in obj.marks and not game.switches.stunned_keeps_crafts_for_reference
        if CHOSE_COVERT in obj.marks and not silent:
            parts.append(covert_part(obj.id, obj.stamp))
        if "stunned" in obj.marks:
            card = game.defn(obj)
            if silent or card.baseline_orgs or card.traits.wings:
                parts.append(stunned_part(obj.id, card.baseline_orgs, silent))
            _last_words(out, obj, card, _LAST_WORDS[game.switches.stunned_leaving_triggers])
    linked = linked_groups(links) if links else _NO_LINKS
    apart = bool(game.lying or reached or held) or not seen.isdisjoint(_ELSEWHERE)
    elsewhere = (everywhere or apart) and (own or bool(links))  # somebody looks there while this is made
    if apart and (own or links):
        seen.update(_APART_WORDS)
    if links and not elsewhere:
        out.linked = _names(linked[0]), _names(linked[1])
    parts += link_parts(game, linked) + late
    if parts:
        zones: Sequence[int] = range(len(game.zones)) if elsewhere else (*sorted(far.difference(NEAR)), *NEAR)
        work = Work(MOST_WORK)
        out.traits, out.cut = _changed(game, there or lying_in(game, zones), parts, zones, alone, seen, work), work.over
    if prices or out.traits:
        out.costs = _prices(game, out, prices)
    if out.traits:
        out.said = player_rules_now(game, out, ruling)
        out.player_rules = said_once(out.said)
    _listen(game, out, seen, speakers)
    out.speakers = frozenset(speakers)
    out.stirring = stirring(frozenset(out.listeners)) | stirring(game.hearing) | stirring(game.asked)
    out.sums_up = not (_SUMMED.isdisjoint(out.listeners) and _SUMMED.isdisjoint(game.asked | game.hearing))
    out.watches = frozenset(seen | {"priced"} if game.priced else seen)
    out.watched_zones = frozenset(zone for name in seen & _ELSEWHERE for zone in _INDEXES[name])
    return out


#: Triggers about itself that a stunned UNIT still has: of a craft that stuns it as its cost (1211.10), and by a switch
#: those that speak of its own leaving (R104).
_LAST_WORDS = {
    False: frozenset(("plays craft",)),
    True: frozenset(("to trail", "leaves", "moves", "moved", "plays craft")),
}


def _last_words(out: Derived, obj: Obj, card: CardDef, spoken: frozenset[str]) -> None:
    """A stunned UNIT's crafts are invalid, also those about its own leaving, since a move from the field looks at the
    card as it was there (1202.2a, 1211.6b, R104); but not those that speak of a craft that stuns it as its cost: they
    triggered when it was played (1211.10).

    spoken: what is still heard. Guard: tests/trails/rulings/triggers.yaml.
    """
    for index, craft in enumerate(card.triggered, start=1):
        if craft.trigger.event in spoken and craft.trigger.who == "this":
            entry = Listener(obj.controller, obj.id, craft, index, card.number, craft.trigger)
            out.listeners.setdefault(craft.trigger.event, []).append(entry)


def _linked_now(game: TrailsGame, obj: Obj, craft: t.Continuous) -> bool:
    """Whether the condition of a craft that links organizations is met, by printed values: links play no part."""
    return craft.condition is None or holds(
        game, craft.condition, Context(obj.controller, obj.id, {}), look_in(game, {})
    )


def linked_orgs(obj: Obj, craft: t.Continuous) -> frozenset[str]:
    """Organizations that a craft links: the printed ones, or those its source remembers (R084)."""
    if "chosen" not in craft.link:
        return frozenset(craft.link)
    chosen = (mark[len(LINKED) :] for mark in obj.marks if mark.startswith(LINKED))
    return frozenset((*craft.link, *chosen)) - {"chosen"}


def valid_sources(game: TrailsGame) -> list[Obj]:
    """Objects whose crafts are valid: unstunned UNITs and ITEMs on the field, face-up BASEs (1202, D25)."""
    objs = game.objs
    sources = [
        obj
        for zone in (FIELD, FIELD + 1)
        for obj in map(objs.__getitem__, game.zones[zone])
        if "stunned" not in obj.marks
    ]
    for zone in (HOMEBASE, HOMEBASE + 1):
        for ident in game.zones[zone]:
            obj = objs[ident]
            if obj.face_up and game.defn(obj).based and UNRESOLVED not in obj.marks:
                sources.append(obj)
    return sources


def activated(game: TrailsGame, obj: Obj) -> tuple[t.Activated, ...]:
    """Activated crafts an object has, printed ones first unless it lost them (1331.3, 1334.2)."""
    card = game.defn(obj)
    now = (game.view_cache or game.derived).traits.get(obj.id)
    if now is None:
        return card.usable
    having = [*(() if now.silent else card.activated), *now.gained]
    having += [craft for icon in now.icons for craft in crafts_of(icon)]
    return tuple([craft for craft in having if isinstance(craft, t.Activated)])


def _names(groups: Links) -> tuple[frozenset[str], ...]:
    return tuple(orgs for _, orgs in groups)


def _changed(
    game: TrailsGame,
    there: list[Lying],
    parts: list[Part],
    zones: Iterable[int],
    alone: list[int],
    seen: set[str],
    work: Work,
) -> dict[int, Traits]:
    """The traits of objects that parts change. there: what lies in each zone; zones: where they are looked for; alone:
    those that are elsewhere."""
    objs = game.objs
    traits: TraitsById = {}
    for ident in alone:
        now = there[objs[ident].zone].traits.get(ident)
        if now is not None:
            traits[ident] = now
    for zone in zones:
        traits.update(there[zone].traits)

    def grow(layer: int, now: TraitsById) -> Sequence[Part]:
        """Continuous crafts that were gained work from the next layer on."""
        if layer != LAYER_ABILITIES:
            return ()
        more: list[Part] = []
        for ident, having in now.items():
            for craft in having.gained:
                if isinstance(craft, t.Continuous) and ident in objs:
                    obj = objs[ident]
                    more += [
                        part
                        for part in craft_parts(game, obj, game.defn(obj).number, craft, gained=True)
                        if part.layer > layer
                    ]
                    seen.update(craft.watched)
        return more

    owned = set[int]()
    apply_layers(parts, traits, grow, work, owned)
    return {ident: traits[ident] for ident in owned}


def _prices(game: TrailsGame, out: Derived, printed: list[Pricing]) -> tuple[Pricing, ...]:
    """Valid crafts that change costs, printed and gained, by age."""
    valid = [price for price in printed if price.obj not in out.traits or not out.traits[price.obj].silent]
    having = [(ident, now.gained) for ident, now in out.traits.items() if now.gained]
    if having:
        sources = {obj.id: obj for obj in out.sources}
        for ident, gained in having:
            own = ident not in sources  # what lies elsewhere speaks of its own cost
            if own and ident in game.objs:
                sources[ident] = game.objs[ident]
            for craft in gained if ident in sources else ():
                if isinstance(craft, t.Continuous) and craft.costs and (not own or craft.who == "this"):
                    valid.append(Pricing(sources[ident].controller, ident, sources[ident].stamp, craft))
    return tuple(sorted(valid, key=lambda price: price.stamp))


def attack_costs(game: TrailsGame, ident: int) -> tuple[t.AttackCost, ...]:
    """What a UNIT's attacking demands (804.3): printed and gained."""
    now = game.derived.traits.get(ident)
    printed = game.defn(game.objs[ident]).attack_costs
    if now is None:
        return printed
    having = (*(() if now.silent else printed), *now.gained)
    return tuple(craft for craft in having if isinstance(craft, t.AttackCost))


def _listen(game: TrailsGame, out: Derived, seen: set[str], speakers: set[int]) -> None:
    """Who listens to what, with the crafts that cards have now."""
    traits, listeners = out.traits, out.listeners
    for obj, card in zip(out.sources, out.cards, strict=True):
        now = traits.get(obj.id)
        if not card.hears and (now is None or (not now.icons and not now.gained)):
            continue
        icons = card.traits.icons if now is None else now.icons
        if MARTIAL_ARTS in icons:
            seen.add("combat")  # it looks at its foes there (1406.1)
        if now is None or (now.icons == card.traits.icons and not now.silent and not now.gained):
            heard = card.heard
            if not heard and not card.replacements:
                continue
            replacing: tuple[t.Craft, ...] = card.replacements
        else:
            heard = heard_crafts(now.gained if now.silent else card.triggered + now.gained, icons)
            replacing = (*(() if now.silent else card.replacements), *now.gained)
        own = heard is card.heard  # by most cards the same is heard as long as they lie there
        kept = game.heard.get(obj.id) if own else None
        if kept is None or kept[0] is not heard or kept[1] != obj.controller:
            entries = [
                (trigger.event, Listener(obj.controller, obj.id, craft, number, card.number, trigger))
                for number, craft in heard
                for trigger in (craft.trigger, *craft.also)
            ]
            kept = (heard, obj.controller, entries)
            if own:
                game.heard[obj.id] = kept
        for event, entry in kept[2]:
            if event in listeners:
                listeners[event].append(entry)
            else:
                listeners[event] = [entry]
        for place, other in enumerate(replacing):
            if isinstance(other, t.Replacement):
                replacer = Replacer(obj.controller, obj.id, other, card.number, place=place)
                out.replacers.setdefault(other.event, []).append(replacer)
    for obj, number, craft in waiting(game) if game.afar else ():
        speakers.add(obj.id)
        for trigger in (craft.trigger, *craft.also):
            entry = Listener(obj.owner, obj.id, craft, number, game.defn(obj).number, trigger)
            out.listeners.setdefault(trigger.event, []).append(entry)
    for lasting in game.effects:
        if lasting.seat < 0 or lasting.begins > game.turn:
            continue
        for place, later in enumerate(lasting.crafts):  # what a player waits for, for a time (1211.8)
            if isinstance(later, t.Triggered):
                ends = lasting.stamp if lasting.once else 0
                for trigger in (later.trigger, *later.also):
                    entry = Listener(
                        lasting.seat, lasting.source, later, 0, lasting.number, trigger, ends, lasting.objs
                    )
                    out.listeners.setdefault(trigger.event, []).append(entry)
            elif isinstance(later, t.Replacement):
                ends = lasting.stamp if lasting.once else 0
                one = Replacer(
                    lasting.seat, lasting.source, later, lasting.number, lasting.objs, ends, lasting.stamp, place
                )
                out.replacers.setdefault(later.event, []).append(one)
