"""What follows from the facts, as it is kept until an atom says that it may have changed."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.kernel.decisions import Option
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef, Traits
from engine.trails.layers.elsewhere import Pricing
from engine.trails.layers.linked_orgs import linked_traits
from engine.trails.state.game import Fight, TrailsGame
from engine.trails.tree.zones import FIELD, HOMEBASE, STANDBY

#: Zones in which crafts reach each card by itself.
NEAR = (FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1, STANDBY)

#: Rules for each player, as often as they are said.
Said = tuple[tuple[Any, ...], tuple[Any, ...]]

#: An activated craft that may be usable: object, number, craft, and whether only readiness, EP and use decide.
Usable = tuple[int, int, t.Activated, bool]

#: Supports that could be given if all UNITs were ready, in order, and by supporter the places of its own among them.
Pairs = tuple[tuple[Option, ...], dict[int, list[int]]]


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


class Offering:
    """What a seat with priority was offered last, by pieces, in one attack or outside one (902.4).

    It is part of what was derived and goes with it; beyond that each piece stands with what it was read from, and is
    good as long as that is the same. Forks share it: two that have gone apart overwrite each other's pieces, with what
    each read, and neither takes the other's for its own.

    options: the whole list. reads: the zones of the seat, how its objects are turned and which cards they are, its
    pools, whether it deploys, what was used; None if nothing of the list lasts. openly: the open zones if it read them.

    waiting, ready: what is ready in homebase and field, read from the zones and ``turned``; gains: what could be gained
    from that. held: cards in hand and homebase and how they are turned, with the objects ``held_by`` that they are of,
    read from the zones ``hand`` and ``based`` with the marks ``dealt`` and ``based_dealt``. playable: what could be
    played of these, by whether the seat deploys, and how long that lasts; plays: what can be, by that, EP and CP.
    clear: by card, place and way of playing, whether there is nothing against it but what it costs.

    usable: activated crafts but those that have no target or whose condition is not met; how long that lasts, and which
    means of the player they take into account. crafts: those that can be paid with the means ``crafts_read``; paid: by
    craft and means, whether it can be. pairs, places: see :data:`Pairs`; able: by place,
    whether its supporter is among the ready ones ``supports_read``; supports: those pairs.
    """

    __slots__ = (
        "_ruled",
        "able",
        "based",
        "based_dealt",
        "clear",
        "crafts",
        "crafts_read",
        "dealt",
        "field",
        "gains",
        "hand",
        "held",
        "held_by",
        "homebase",
        "means",
        "openly",
        "options",
        "paid",
        "pairs",
        "places",
        "playable",
        "plays",
        "reads",
        "ready",
        "supports",
        "supports_read",
        "turned",
        "usable",
        "usable_lasts",
        "waiting",
    )

    def __init__(self) -> None:
        self.reads: tuple[Any, ...] | None = None
        self.openly: list[tuple[int, ...]] | None = None
        self.options: tuple[Option, ...] = ()
        self.turned: object = None
        self.homebase: tuple[int, ...] = ()
        self.field: tuple[int, ...] = ()
        self.waiting: list[int] = []
        self.ready: list[int] = []
        self.gains: tuple[Option, ...] = ()
        self.dealt: object = None
        self.based_dealt: object = None
        self.hand: tuple[int, ...] = ()
        self.based: tuple[int, ...] = ()
        self.held_by: tuple[int, ...] = ()
        self.held: list[tuple[tuple[int, ...], bool]] = []
        self.playable: dict[bool, tuple[list[Any], int]] = {}
        self.plays: dict[tuple[bool, int, int], tuple[Option, ...]] = {}
        self.clear: dict[tuple[int, bool, bool], bool] = {}
        self._ruled: bool | None = None
        self.usable: list[Usable] | None = None
        self.usable_lasts = 0
        self.means: tuple[bool, ...] = ()
        self.crafts_read: tuple[Any, ...] | None = None
        self.crafts: list[Option] = []
        self.paid: dict[tuple[Any, ...], bool] = {}
        self.pairs: tuple[Option, ...] | None = None
        self.places: dict[int, list[int]] = {}
        self.able = bytearray()
        self.supports_read: list[int] | None = None
        self.supports: tuple[Option, ...] = ()

    def ruled(self, game: TrailsGame, seat: int) -> bool:
        """Whether an effect can be against playing something: by rules for the player, or for a card not played yet."""
        if self._ruled is None:
            rules = any(lasting.rules and lasting.objs for lasting in game.effects)
            self._ruled = bool(rules or (game.view_cache or game.derived).player_rules[seat])
        return self._ruled


class Derived:
    """The cache. traits: only objects that differ from their printed card. listeners: by trigger event.
    stirring: kinds of events that may be what one of them waits for, or a hidden card, or what texts ask about.
    calm: kinds of events that change nothing here and that nobody waits for. sums_up: whether somebody waits for, or
    asks about, what a whole group of events comes to.

    sources: objects whose crafts are valid, as they were when this was derived (a turn does not make it stale); cards:
    what they are, in the same order.
    replacers: replacement crafts by event. player_rules: by seat; said: the same, once for each effect that says so.
    costs: crafts that change costs, oldest first.

    linked: organizations linked for each owner, or None. It is about cards that are not among ``traits``: those that
    lie where nothing else reaches them come and go without making this stale.

    watches: events after which it may be another, beyond those that always change it. watched_zones: cards that come to
    or leave these, by index, are such events. speakers: objects that say something where most crafts are not valid.
    dealt: marks of zones whose cards were dealt (:attr:`engine.kernel.game.Game.dealt`), as they were then.
    fight: the attack it was read from. cut: there was more to work out than a table can hold.

    What else follows from the same facts is worked out when it is first asked for, and kept here, so that it goes when
    they change and forks share it. reach: whether an effect (by identity) of a seat and object finds its targets.
    offerings: by seat and attack, what that seat was offered last. panes: zones as seats see them, with what they were
    read from. spared: by seat, what it cannot target.
    """

    __slots__ = (
        "calm",
        "cards",
        "costs",
        "cut",
        "dealt",
        "fight",
        "linked",
        "listeners",
        "offerings",
        "panes",
        "player_rules",
        "reach",
        "replacers",
        "said",
        "sources",
        "spared",
        "speakers",
        "stirring",
        "sums_up",
        "traits",
        "watched_zones",
        "watches",
    )

    #: What a card that is not among ``traits`` is with the links of its owner.
    with_links = staticmethod(linked_traits)

    def __init__(self) -> None:
        self.traits: dict[int, Traits] = {}
        self.sources: list[Obj] = []
        self.cards: list[CardDef] = []
        self.speakers: frozenset[int] = frozenset()
        self.watched_zones: frozenset[int] = frozenset()
        self.spared: dict[int, frozenset[int]] = {}
        self.listeners: dict[str, list[Listener]] = {}
        self.stirring: frozenset[str] = frozenset()
        self.sums_up = False
        self.calm: frozenset[str] = frozenset()
        self.dealt: tuple[object, ...] = ()
        self.fight: Fight | None = None
        self.cut = False
        self.linked: tuple[tuple[frozenset[str], ...], tuple[frozenset[str], ...]] | None = None
        self.costs: tuple[Pricing, ...] = ()
        self.replacers: dict[str, list[Replacer]] = {}
        self.watches: frozenset[str] = frozenset()
        self.player_rules: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
        self.said: Said = ((), ())
        self.reach: dict[tuple[Any, ...], bool] = {}
        self.offerings: dict[tuple[int, Fight | None], Offering] = {}
        self.panes: dict[tuple[int, int], tuple[list[Obj], Any, frozenset[int], tuple[Any, ...]]] = {}
