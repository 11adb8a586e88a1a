"""What follows from the facts: current traits by layers (1215), who listens to what, which rules hold.

Computed on demand and cached until an atom says that it may have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engine.kernel.decisions import Option
from engine.kernel.layers import Part, apply_layers
from engine.kernel.layers import Traits as TraitsById
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef, Traits, heard_crafts
from engine.trails.cards.icons import BOARDED, CHOSE_COVERT, MARTIAL_ARTS, UNRESOLVED, crafts_of
from engine.trails.layers.elsewhere import Pricing, lying, priced, throughout, waiting
from engine.trails.layers.linked_orgs import Links, link_parts, linked_groups, linked_traits
from engine.trails.layers.parts import (
    LAYER_ABILITIES,
    boarded_part,
    covert_part,
    craft_parts,
    ignored_by,
    is_over,
    lasting_parts,
    look_in,
    made_again,
    martial_arts_parts,
    stunned_part,
)
from engine.trails.layers.watches import stirring
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context, seats
from engine.trails.state.durations import spans
from engine.trails.state.game import Fight, TrailsGame
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL

LINKED = "linked "  #: mark of a source that remembers an organization chosen to be linked


class Listener(NamedTuple):
    """One triggered craft that is valid: its controller, object, craft and the craft's number (0 for icon crafts)."""

    seat: int
    obj: int
    craft: t.Triggered
    number_of_craft: int
    number: str
    trigger: t.Trigger  #: the one of its trigger conditions this is about
    ends: int = 0  #: the age of the effect that it ends when it triggers (1211.8)
    objs: tuple[int, ...] = ()  #: the objects that its trigger is about, where an effect has fixed them (1215.6)


class Replacer(NamedTuple):
    """One replacement craft that is valid (1216)."""

    seat: int
    obj: int
    craft: t.Replacement
    number: str
    objs: tuple[int, ...] = ()  #: the objects it is about, where an effect has fixed them (1215.6)
    ends: int = 0  #: the effect that ends with it: "the next time"
    effect: int = 0  #: the effect it is of
    place: int = 0  #: which of its object's, or of its effect's, it is


_NOTHING: frozenset[str] = frozenset()
_NO_LINKS: tuple[Links, Links] = ((), ())
_NEAR = (FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1, STANDBY)
_HANDS = (HAND, HAND + 1)
#: Where crafts reach cards that lie apart, if they name the place: "UNITs in your trail have ...".
_APART = {"hand": _HANDS, "trail": (TRAIL, TRAIL + 1), "exile": (EXILE, EXILE + 1), "deck": (DECK, DECK + 1)}

#: Rules for each player, as often as they are said.
Said = tuple[tuple[Any, ...], tuple[Any, ...]]
#: An activated craft that may be usable: object, number, craft, and whether only readiness, EP and use decide.
Usable = tuple[int, int, t.Activated, bool]


class Derived:
    """The cache. traits: only objects that differ from their printed card. listeners: by trigger event.
    stirring: kinds of events that may be what one of them waits for, or a hidden card, or what texts ask about.

    sources: objects whose crafts are valid, as they were when this was derived (a turn does not make it stale).
    replacers: replacement crafts by event. player_rules: by seat; said: the same, once for each effect that says so.
    costs: crafts that change costs, oldest first.

    linked: organizations linked for each owner, or None. It is about cards that are not among ``traits``: those that
    lie where nothing else reaches them come and go without making this stale.

    watches: events after which it may be another, beyond those that always change it. fight: the attack it was read
    from.

    What else follows from the same facts is worked out when it is first asked for, and kept here, so that it goes when
    they change and forks share it. reach: whether an effect (by identity) of a seat and object finds its targets.
    usable: activated crafts by seat and attack, without those that have no target or whose condition is not met, and
    how long that lasts. clear: by card, seat, place, attack and way of playing, whether there is nothing against it but
    what it costs. offered: by seat, the last whole list of options, with the open zones if it read them. pairs: by
    seat, who could support whom. plays, supports: by seat, the last list of these options, with what it was read from
    beyond these facts. panes: the same for zones as seats see them. spared: by seat, what it cannot target.
    """

    __slots__ = (
        "clear",
        "costs",
        "fight",
        "linked",
        "listeners",
        "offered",
        "pairs",
        "panes",
        "player_rules",
        "plays",
        "reach",
        "replacers",
        "said",
        "sources",
        "spared",
        "stirring",
        "supports",
        "traits",
        "usable",
        "watches",
    )

    #: What a card that is not among ``traits`` is with the links of its owner.
    with_links = staticmethod(linked_traits)

    def __init__(self) -> None:
        self.traits: dict[int, Traits] = {}
        self.sources: list[Obj] = []
        self.spared: dict[int, frozenset[int]] = {}
        self.listeners: dict[str, list[Listener]] = {}
        self.stirring: frozenset[str] = frozenset()
        self.fight: Fight | None = None
        self.linked: tuple[tuple[frozenset[str], ...], tuple[frozenset[str], ...]] | None = None
        self.costs: tuple[Pricing, ...] = ()
        self.replacers: dict[str, list[Replacer]] = {}
        self.watches: frozenset[str] = frozenset()
        self.player_rules: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
        self.said: Said = ((), ())
        self.reach: dict[tuple[Any, ...], bool] = {}
        self.usable: dict[tuple[int, Fight | None], tuple[list[Usable], int]] = {}
        self.clear: dict[Any, bool] = {}
        self.offered: dict[int, tuple[Any, tuple[Option, ...], Any]] = {}
        self.pairs: dict[int, tuple[Option, ...]] = {}
        self.plays: dict[int, tuple[Any, tuple[Option, ...]]] = {}
        self.panes: dict[tuple[int, int], tuple[list[Obj], Any, frozenset[int], tuple[Any, ...]]] = {}
        self.supports: dict[int, tuple[list[int], tuple[Option, ...]]] = {}


def derive(game: TrailsGame, *, everywhere: bool = False) -> Derived:
    """Everything at once, from scratch.

    everywhere: cards in all zones are looked at, even if nothing but links reaches them there (for the check that
    looking less comes to the same).
    """
    out = Derived()
    sources = out.sources = valid_sources(game)
    parts: list[Part] = []
    links: list[tuple[int, int, frozenset[str]]] = []
    seen, reached = set[str](), set[int]()
    spared, late = ignored_by(game), list[Part]()
    prices: list[Pricing] = []
    ruling: list[Obj] = []
    for obj in sources:
        card = game.defn(obj)
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
    if game.lying:
        ruling += lying(game, parts, prices, seen)
    for lasting in game.effects:
        if lasting.seat >= 0 and lasting.begins <= game.turn:
            for craft in lasting.crafts:  # organizations that an effect links for a time
                if isinstance(craft, t.Continuous) and craft.link:
                    links.append((lasting.seat, lasting.stamp, frozenset(craft.link)))
    far = throughout(game, sources, parts, prices, seen) if game.lying else set[int]()
    if reached:  # cards that come and go there
        seen.add("zones")
        far = far | reached
    held = {
        zone
        for lasting in game.effects
        if lasting.objs
        for zone in (game.objs[ident].zone for ident in lasting.objs if ident in game.objs)
        if zone in _HANDS or (lasting.cp and zone not in _NEAR)
    }  # where a card lies for which an effect holds before it is played: "it costs 2 less CP this turn"
    if held:
        seen.add("zones")
        far = far | held
    own = priced(game, sources, parts, prices, seen) if game.priced else False
    if own:
        far = far.union(_HANDS)  # those that come and go there are noticed by what they say (:mod:`.rules`)
    for lasting in game.effects if links or own or far else ():
        for granted in lasting.crafts:  # it may look at cards elsewhere
            seen |= getattr(granted, "watched", _NOTHING)
    out.said = _player_rules(game, ruling)
    game.treats = out.player_rules = _once(out.said)
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
    for obj in game.there(FIELD) + game.there(FIELD + 1):
        if not obj.marks:
            continue
        if BOARDED in obj.marks:
            parts.append(boarded_part(obj.id))
        silent = "stunned" in obj.marks and not game.switches.stunned_keeps_crafts_for_reference
        if CHOSE_COVERT in obj.marks and not silent:
            parts.append(covert_part(obj.id, obj.stamp))
        card = game.defn(obj)
        if "stunned" in obj.marks and (silent or card.baseline_orgs or card.traits.wings):
            parts.append(stunned_part(obj.id, card.baseline_orgs, silent))
        if "stunned" in obj.marks:
            _last_words(out, obj, game.defn(obj))
    linked = linked_groups(links) if links else _NO_LINKS
    elsewhere = (everywhere or "zones" in seen) and (own or bool(links))  # somebody looks there while this is made
    if links and not elsewhere:
        out.linked = _names(linked[0]), _names(linked[1])
    parts += link_parts(game, linked) + late
    if parts:
        zones = range(len(game.zones)) if elsewhere else (*sorted(far.difference(_NEAR)), *_NEAR)
        out.traits = _changed(game, parts, zones, seen)
    if prices or out.traits:
        out.costs = _prices(game, out, prices)
    if out.traits:
        out.said = _player_rules_now(game, out, ruling)
        out.player_rules = _once(out.said)
    _listen(game, out, seen)
    out.stirring = stirring(frozenset(out.listeners)) | stirring(game.hearing) | stirring(game.asked)
    out.watches = frozenset(seen | {"priced"} if game.priced else seen)
    return out


def _once(said: Said) -> tuple[frozenset[Any], frozenset[Any]]:
    """Rules for each player, each once."""
    return frozenset(said[0]), frozenset(said[1])


def _player_rules(game: TrailsGame, sources: list[Obj]) -> Said:
    """Rules for each player: of lasting effects, and of continuous crafts whose condition printed values meet.

    sources: cards with such crafts.
    """
    return _ruling(game, [(obj, craft) for obj in sources for craft in _ruling_there(game, obj)], {})


def _ruling_there(game: TrailsGame, obj: Obj) -> tuple[t.Continuous, ...]:
    """What a card says of players that is valid where it lies (1202.5)."""
    card = game.defn(obj)
    if obj.zone in _NEAR:
        return card.ruling
    return tuple(craft for craft in card.lying if craft.player_rules)


def _player_rules_now(game: TrailsGame, out: Derived, sources: list[Obj]) -> Said:
    """The same, of the crafts that cards have now, by the values that they have now.

    What is read while those are being worked out (as what players are treated) goes by the printed ones.
    """
    traits = out.traits
    having = {
        ident: gained
        for ident, now in traits.items()
        if now.gained
        and (gained := [craft for craft in now.gained if isinstance(craft, t.Continuous) and craft.player_rules])
    }
    if not sources and not having:
        return out.said
    printed = (obj for obj in sources if obj.id not in traits or not traits[obj.id].silent)
    crafts = [(obj, craft) for obj in printed for craft in _ruling_there(game, obj)]
    crafts += [(obj, craft) for obj in out.sources for craft in having.get(obj.id, ())]
    treats = game.treats
    rules = _ruling(game, crafts, traits)
    game.treats = treats
    return rules


def _ruling(game: TrailsGame, crafts: Iterable[tuple[Obj, t.Continuous]], traits: TraitsById) -> Said:
    rules: tuple[list[Any], list[Any]] = ([], [])
    for lasting in game.effects:
        if lasting.seat >= 0 and lasting.begins <= game.turn and not is_over(game, lasting):
            rules[lasting.seat].extend(lasting.rules)
    game.treats = (frozenset(rules[0]), frozenset(rules[1]))
    for obj, craft in crafts:
        if holds(game, craft.condition, Context(obj.controller, obj.id, {}), look_in(game, traits)):
            for seat in seats(craft.player, obj.controller):
                rules[seat].extend(craft.player_rules)
    return tuple(rules[0]), tuple(rules[1])


#: Triggers about itself that a stunned UNIT still has.
_LAST_WORDS = frozenset(("to trail", "leaves", "moves", "moved", "plays craft"))


def _last_words(out: Derived, obj: Obj, card: CardDef) -> None:
    """A stunned UNIT's crafts are invalid, but those that speak of its own going to the trail still trigger when an
    uncured UNIT is put there (R005): otherwise hardly any UNIT could ever say them. So do those that speak of a craft
    that stuns it as its cost: they triggered when it was played (1211.10).
    """
    for index, craft in enumerate(card.triggered, start=1):
        if craft.trigger.event in _LAST_WORDS and craft.trigger.who == "this":
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
    now = game.derived.traits.get(obj.id)
    if now is None:
        return card.usable
    having = [*(() if now.silent else card.activated), *now.gained]
    having += [craft for icon in now.icons for craft in crafts_of(icon)]
    return tuple(craft for craft in having if isinstance(craft, t.Activated))


def _names(groups: Links) -> tuple[frozenset[str], ...]:
    return tuple(orgs for _, orgs in groups)


def _changed(game: TrailsGame, parts: list[Part], zones: Iterable[int], seen: set[str]) -> dict[int, Traits]:
    objs = game.objs
    traits: TraitsById = {}
    for zone in zones:
        for ident in game.zones[zone]:
            obj = objs[ident]
            if obj.cards and obj.known:
                traits[ident] = game.defn(obj).traits
    printed = traits.copy()

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

    apply_layers(parts, traits, grow)
    return {ident: now for ident, now in traits.items() if now is not printed[ident]}


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


def _listen(game: TrailsGame, out: Derived, seen: set[str]) -> None:
    """Who listens to what, with the crafts that cards have now."""
    for obj in out.sources:
        card = game.defn(obj)
        now = out.traits.get(obj.id)
        icons = card.traits.icons if now is None else now.icons
        if MARTIAL_ARTS in icons:
            seen.add("combat")  # it looks at its foes there (1406.1)
        if now is None or (now.icons == card.traits.icons and not now.silent and not now.gained):
            heard = card.heard
            replacing: tuple[t.Craft, ...] = card.replacements
        else:
            heard = heard_crafts(now.gained if now.silent else card.triggered + now.gained, icons)
            replacing = (*(() if now.silent else card.replacements), *now.gained)
        for number, craft in heard:
            for trigger in (craft.trigger, *craft.also):
                entry = Listener(obj.controller, obj.id, craft, number, card.number, trigger)
                out.listeners.setdefault(trigger.event, []).append(entry)
        for place, other in enumerate(replacing):
            if isinstance(other, t.Replacement):
                replacer = Replacer(obj.controller, obj.id, other, card.number, place=place)
                out.replacers.setdefault(other.event, []).append(replacer)
    for obj, number, craft in waiting(game, seen) if game.afar else ():
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
