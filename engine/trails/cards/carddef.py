"""Cards as the engine plays them: printed values, meaning, and the traits every object starts from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, ClassVar, Self

from engine.trails import tree as t
from engine.trails.cards.icon_crafts import DOLL, MARTIAL_ARTS, REINFORCEMENT, WINGS, crafts_of, printed_craft
from engine.trails.tree.nouns import TURN_STATES
from engine.trails.tree.reads import FLEETING, SETTLED, speaks_of

#: The mark for "has all organizations" (1333); it is no organization itself.
ALL_ORGS = "*"
#: Types of cards that are played in the deployment step alone (902.4h), and that cost CP.
DEPLOYED = frozenset(("UNIT", "ITEM"))

#: The rule of cards that do not come onto the field ready (503.1a).
ENTERS_ACTIONED = "enters actioned"

_FIELDS = (
    "types",
    "names",
    "subnames",
    "orgs",
    "cp",
    "ep",
    "level",
    "strength",
    "defence",
    "wings",
    "icons",
    "rules",
    "gained",
    "silent",
)


class Traits:
    """What an object is at present. Objects without effects share the traits of their printed card.

    types, names, subnames, orgs: sets. cp, ep, level, strength, defence: numbers or None; wings: Wings of Light.
    icons: icon crafts by key,
    one entry a copy. rules: words such as "cannot attack". gained: crafts it has beyond the printed ones. silent: it
    lost its printed crafts (1334.2). changes: (field, amount, source number, until, rule) in order.
    """

    __slots__ = (*_FIELDS, "changes")
    SLOTS: ClassVar = (*_FIELDS, "changes")

    def __init__(
        self,
        types: frozenset[str] = frozenset(),
        names: tuple[str, ...] = (),
        subnames: tuple[str, ...] = (),
        orgs: frozenset[str] = frozenset(),
        cp: int | None = None,
        ep: int | None = None,
        level: int | None = None,
        strength: int | None = None,
        defence: int | None = None,
        icons: tuple[str, ...] = (),
        rules: frozenset[str] = frozenset(),
    ) -> None:
        self.types = types
        self.names = names
        self.subnames = subnames
        self.orgs = orgs
        self.cp = cp
        self.ep = ep
        self.level = level
        self.strength = strength
        self.defence = defence
        self.icons = icons
        self.rules = rules
        self.wings = 0
        self.gained: tuple[Any, ...] = ()
        self.silent = False
        self.changes: tuple[tuple[str, int, str, str, str], ...] = ()

    def copy(self) -> Traits:
        """A private copy to be changed."""
        new = Traits(
            self.types,
            self.names,
            self.subnames,
            self.orgs,
            self.cp,
            self.ep,
            self.level,
            self.strength,
            self.defence,
            self.icons,
            self.rules,
        )
        new.wings, new.gained, new.silent = self.wings, self.gained, self.silent
        new.changes = self.changes
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process; a compiled class has no slots that could be found."""
        first = (self.types, self.names, self.subnames, self.orgs, self.cp, self.ep, self.level, self.strength)
        rest = (self.wings, self.gained, self.silent, self.changes)
        return _restored_traits, ((*first, self.defence, self.icons, self.rules), rest)

    def difference(self, before: Traits) -> tuple[Any, ...]:
        """What differs from ``before``, comparably (numbers as sums added, the rest as values)."""
        out: list[Any] = []
        for name in _FIELDS:
            new, old = getattr(self, name), getattr(before, name)
            if new != old:
                numbers = isinstance(new, int) and isinstance(old, int)
                gained = isinstance(new, frozenset) and isinstance(old, frozenset)
                out.append((name, new - old if numbers else tuple(sorted(new - old)) if gained else new))
        return tuple(out)

    def same(self, other: Traits) -> bool:
        """Equal in every field (for the check that cached traits are fresh)."""
        return all(getattr(self, name) == getattr(other, name) for name in _FIELDS)


def _restored_traits(first: tuple[Any, ...], rest: tuple[Any, ...]) -> Traits:
    """Traits as they came from another process."""
    new = Traits(*first)
    new.wings, new.gained, new.silent, new.changes = rest
    return new


NO_TRAITS = Traits()

_SLOTS = (
    "activated",
    "afar",
    "arts",
    "arts_ep",
    "asks",
    "attack_costs",
    "based",
    "baseline_orgs",
    "continuous",
    "deployed",
    "elsewhere",
    "entering",
    "event",
    "heard",
    "hears",
    "hidden",
    "instant",
    "joins",
    "keeps_removed",
    "laid",
    "lasts",
    "lying",
    "may_play",
    "meaning",
    "moving",
    "number",
    "play_limits",
    "priced",
    "replacements",
    "ruling",
    "settled",
    "speaks",
    "spoken",
    "throughout",
    "traits",
    "triggered",
    "usable",
)


class CardDef:
    """One card: its number, printed traits, meaning and the abilities by kind.

    activated, triggered, continuous: crafts by kind in printed order. usable: activated ones with those of icon
    crafts.
    arts_ep: EP cost of its arts, None without arts.
    baseline_orgs: what its baseline crafts add to the printed organizations (1215.1a). replacements: its crafts of
    that
    kind.
    entering: crafts by which cards enter the field actioned. priced: continuous crafts about the card's own cost.
    play_limits: when it or its arts may be played, by its own text (R050). asks: events
    of a turn that its texts ask about.
    ruling: continuous crafts with rules for players. hidden: triggered crafts that are valid in a hidden zone
    (1211.3). moving: those that speak of its own move between other zones than the field, with their numbers; laid: of
    them those that speak of its coming into a homebase, where it may lie face-down (1211.3a).
    heard: its triggered crafts and those of its icon crafts (see :func:`heard_crafts`). attack_costs: what
    its attacking demands (804.3). elsewhere: whether activated crafts of it may be valid in hand or trail.
    afar: triggered crafts that wait where the card lies openly elsewhere (1202.5), with their numbers.
    lying: continuous crafts valid in the trail; throughout: in all zones (1212.2).
    spoken: its names in other languages than the canonical one.
    hears: whether it waits for something, replaces something or looks at an attack.
    lasts: how long its EVENT and arts have targets or none, see :func:`engine.trails.tree.reads.lasting`. settled:
    whether that changes only with the attack and with what makes a state be derived anew.
    """

    __slots__ = _SLOTS

    def __new__(cls, *_: Any) -> Self:
        """An empty one, for :meth:`__init__` or for what came from another process."""
        return object.__new__(cls)

    def __init__(self, number: str, traits: Traits, meaning: t.Meaning, arts_ep: int | None) -> None:
        self.number = number
        self.meaning = meaning
        self.spoken: tuple[str, ...] = ()
        icons = [craft for craft in meaning.crafts if isinstance(craft, t.Icon)]
        crafts = (*meaning.crafts, *(craft for icon in icons for craft in printed_craft(icon)))
        self.activated = tuple(craft for craft in crafts if isinstance(craft, t.Activated))
        every = tuple(craft for craft in crafts if isinstance(craft, t.Triggered))
        self.triggered = tuple(craft for craft in every if craft.zone == "field")
        self.hidden = tuple(craft for craft in every if craft.zone in ("hand", "homebase"))
        apart_ = (craft for craft in every if craft.zone in ("trail", "exile"))
        self.afar = tuple(enumerate(apart_, start=len(self.triggered) + 1))
        self.moving = tuple(
            (number, craft)
            for number, craft in enumerate(self.triggered, start=1)
            if any(one.who == "this" and one.event in _OWN_MOVES for one in (craft.trigger, *craft.also))
        )
        self.laid = tuple(
            (number, craft)
            for number, craft in self.moving
            if any(one.who == "this" and one.moment.endswith(" homebase") for one in (craft.trigger, *craft.also))
        )
        self.continuous = tuple(craft for craft in crafts if isinstance(craft, t.Continuous))
        self.usable = (
            *self.activated,
            *(craft for icon in icons for craft in crafts_of(icon.key) if isinstance(craft, t.Activated)),
        )
        quoted = (one for craft in self.continuous for one in craft.crafts)
        self.elsewhere = any(
            isinstance(craft, t.Activated) and craft.zone != "field" for craft in (*self.usable, *quoted)
        )
        self.event = meaning.event or t.Effect((), ())
        self.arts = meaning.arts
        self.arts_ep = arts_ep
        traits.icons = tuple(icon.key for icon in icons)
        traits.wings = next((icon.value for icon in reversed(icons) if icon.key == WINGS), 0)
        if DOLL in traits.icons:
            traits.types |= {"ITEM", "UNIT"}
        baseline = tuple(craft for craft in self.continuous if _of_no_more_than_orgs(craft))
        self.baseline_orgs = frozenset(org for craft in baseline for org in craft.orgs) - traits.orgs
        traits.orgs |= self.baseline_orgs
        self.continuous = tuple(craft for craft in self.continuous if craft not in baseline)
        self.throughout = tuple(own for craft in self.continuous if (own := _defining(craft)) is not None)
        apart = tuple(craft for craft in self.continuous if not craft.everywhere)
        self.lying = tuple(craft for craft in apart if _lies_in_trail(craft.condition))
        self.speaks = bool(self.lying or self.throughout)  # where most crafts are not valid
        self.attack_costs = tuple(craft for craft in meaning.crafts if isinstance(craft, t.AttackCost))
        self.entering = tuple(craft for craft in self.continuous if ENTERS_ACTIONED in craft.rules)
        self.priced = tuple(craft for craft in apart if _about_own_cost(craft))
        self.play_limits = tuple(craft for craft in meaning.crafts if isinstance(craft, t.PlayLimit))
        self.may_play = tuple(craft for craft in meaning.crafts if isinstance(craft, t.MayPlay))
        self.asks = asked_in(meaning)
        self.keeps_removed = speaks_of(meaning, "removed")
        self.ruling = tuple(craft for craft in self.continuous if craft.player_rules)
        self.replacements = tuple(craft for craft in meaning.crafts if isinstance(craft, t.Replacement))
        self.traits = traits
        # what can be said at once about where and when something of the card can be played at all
        self.deployed = bool(traits.types & DEPLOYED)
        self.joins = self.deployed and REINFORCEMENT not in traits.icons  # whoever else is on its field (1403.1)
        self.based = "BASE" in traits.types
        self.instant = self.arts is not None or not self.deployed
        self.heard = heard_crafts(self.triggered, traits.icons)
        self.hears = bool(self.heard or self.replacements or MARTIAL_ARTS in traits.icons)
        effects = (self.event, self.arts) if self.arts is not None else (self.event,)
        self.lasts = FLEETING if self.play_limits or self.may_play else min(effect.lasts for effect in effects)
        self.settled = self.lasts == SETTLED

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process; what has been worked out is not worked out again."""
        return _restored_card, (tuple(getattr(self, name) for name in _SLOTS),)

    def __repr__(self) -> str:
        return f"CardDef({self.number})"


def _restored_card(values: tuple[Any, ...]) -> CardDef:
    """A card as it came from another process."""
    new = CardDef.__new__(CardDef)
    for name, value in zip(_SLOTS, values, strict=True):
        setattr(new, name, value)
    return new


#: Triggers that may be about what a card itself goes through elsewhere than on the field: its moves, and being played.
_OWN_MOVES = frozenset(("discards", "discards from hand", "moves", "moved", "is played"))


def _lies_in_trail(condition: t.Condition | None) -> bool:
    """Whether a condition wants its card in the trail."""
    parts = condition.of if isinstance(condition, t.Every) else (condition,)
    return t.Is("this", t.Filter(zone="trail")) in parts


def _of_no_more_than_orgs(craft: t.Continuous) -> bool:
    """Whether a craft says what organizations its card has, whatever else is so: in all zones, said or not (1212.2)."""
    return craft.who == "this" and craft == t.Continuous("this", orgs=craft.orgs, everywhere=craft.everywhere)


def _defining(craft: t.Continuous) -> t.Continuous | None:
    """What of a craft holds wherever its card lies: all of it if it says so, else what a baseline craft is (1212.2).

    That is without a condition, and says what types, organizations, STR and DEF the card itself has. More for each of
    something hangs on what there is; what its own cost is follows elsewhere (:func:`_about_own_cost`).

    So organizations without a condition are printed values (``baseline_orgs``); all else is derived where the card
    lies (:mod:`engine.trails.layers.elsewhere`). Guards: tests/trails/1200/1212-continuous/all_zones.yaml,
    tests/trails/1200/1212-continuous/baseline.yaml.
    """
    if craft.everywhere:
        return craft
    if craft.who != "this" or craft.condition is not None:
        return None
    own = t.Continuous(
        "this",
        craft.strength if isinstance(craft.strength, int) else 0,
        craft.defence if isinstance(craft.defence, int) else 0,
        orgs=craft.orgs,
        types=craft.types,
        sets=tuple(one for one in craft.sets if one[0] in ("str", "def")),
    )
    return own if own != t.Continuous("this") else None


def _about_own_cost(craft: t.Continuous) -> bool:
    """Whether a craft changes what its own card costs to play, and does nothing else."""
    sets = craft.condition is None and any(field == "cp" for field, _ in craft.sets)
    own = craft.who == "this" and (craft.cp != 0 or craft.level != 0 or bool(craft.costs) or sets)
    return own and craft.strength == 0 and craft.defence == 0 and not (craft.rules or craft.icons or craft.crafts)


@cache
def asked_in(node: Any) -> frozenset[str]:
    """Names of the events of a turn that a piece of tree asks about."""
    if isinstance(node, t.Happened | t.Times):
        waited: t.Trigger = node.trigger if isinstance(node, t.Happened) else node.of
        return asked_in((waited.who, waited.other)) | {waited.event}
    if isinstance(node, t.PlayerStat) and node.field in t.TURN_BOND:
        return frozenset((t.TURN_BOND[node.field],))
    if isinstance(node, t.Filter):  # the rest of it are words
        words = (state.removeprefix("-") for state in node.states)
        return asked_in((node.ranges, node.aims, node.either, node.source, node.like)) | {
            TURN_STATES[word] for word in words if word in TURN_STATES
        }
    parts: Iterable[Any] = node if isinstance(node, tuple) else ()
    if is_dataclass(node) and not isinstance(node, type):
        parts = [getattr(node, field.name) for field in fields(node)]
    return frozenset(name for part in parts for name in (asked_in(part) if not isinstance(part, (str, int)) else ()))


def heard_crafts(crafts: tuple[t.Craft, ...], icons: tuple[str, ...]) -> tuple[tuple[int, t.Triggered], ...]:
    """Triggered crafts with their numbers among ``crafts``, from 1; those of icon crafts have 0."""
    own = [(number, craft) for number, craft in enumerate(crafts, start=1) if isinstance(craft, t.Triggered)]
    of_icons = [(0, craft) for icon in icons for craft in crafts_of(icon) if isinstance(craft, t.Triggered)]
    return (*own, *of_icons)


@lru_cache(maxsize=512)
def joined(one: CardDef, other: CardDef) -> CardDef:
    """What two tactically linked UNITs are together (ja:1336.1): names, organizations and crafts of both, sums."""
    a, b = one.traits, other.traits
    traits = Traits(
        types=a.types | b.types,
        names=a.names + tuple(name for name in b.names if name not in a.names),
        subnames=a.subnames + tuple(name for name in b.subnames if name not in a.subnames),
        orgs=a.orgs | b.orgs,
        cp=(a.cp or 0) + (b.cp or 0),
        strength=(a.strength or 0) + (b.strength or 0),
        defence=(a.defence or 0) + (b.defence or 0),
    )
    keywords = tuple(sorted({*one.meaning.keywords, *other.meaning.keywords}))
    card = CardDef(one.number, traits, t.Meaning(one.meaning.crafts + other.meaning.crafts, keywords=keywords), None)
    card.traits.wings = a.wings + b.wings
    return card
