"""What follows from the facts, as it is kept until an atom says that it may have changed."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.kernel.decisions import Option
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import Traits
from engine.trails.layers.elsewhere import Pricing
from engine.trails.layers.linked_orgs import linked_traits
from engine.trails.state.game import Fight
from engine.trails.tree.zones import FIELD, HOMEBASE, STANDBY

#: Zones in which crafts reach each card by itself.
NEAR = (FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1, STANDBY)

#: Rules for each player, as often as they are said.
Said = tuple[tuple[Any, ...], tuple[Any, ...]]

#: An activated craft that may be usable: object, number, craft, and whether only readiness, EP and use decide.
Usable = tuple[int, int, t.Activated, bool]


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


class Derived:
    """The cache. traits: only objects that differ from their printed card. listeners: by trigger event.
    stirring: kinds of events that may be what one of them waits for, or a hidden card, or what texts ask about.
    calm: kinds of events that change nothing here and that nobody waits for.

    sources: objects whose crafts are valid, as they were when this was derived (a turn does not make it stale).
    replacers: replacement crafts by event. player_rules: by seat; said: the same, once for each effect that says so.
    costs: crafts that change costs, oldest first.

    linked: organizations linked for each owner, or None. It is about cards that are not among ``traits``: those that
    lie where nothing else reaches them come and go without making this stale.

    watches: events after which it may be another, beyond those that always change it. watched_zones: cards that come to
    or leave these, by index, are such events. speakers: objects that say something where most crafts are not valid.
    fight: the attack it was read from. cut: there was more to work out than a table can hold.

    What else follows from the same facts is worked out when it is first asked for, and kept here, so that it goes when
    they change and forks share it. reach: whether an effect (by identity) of a seat and object finds its targets.
    usable: activated crafts by seat and attack, without those that have no target or whose condition is not met, and
    how long that lasts. clear: by card, seat, place, attack and way of playing, whether there is nothing against it but
    what it costs. stands, lies: by seat, what is ready in homebase and field, the cards in hand and homebase, with what
    that was read from. asked: by seat, the list that was given last and for which version of the game. offered: by
    seat, the last whole list of options, with the open zones if it read them. pairs: by seat, who could support whom.
    plays: by seat, whether it deploys, and attack: what could be played if it can be paid for, with what it was read
    from, and what can be by EP and CP; supports: likewise the last list, beyond these facts. panes: the same
    for zones as seats see them. spared: by seat, what it cannot target.
    """

    __slots__ = (
        "asked",
        "calm",
        "clear",
        "costs",
        "cut",
        "fight",
        "lies",
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
        "speakers",
        "stands",
        "stirring",
        "supports",
        "traits",
        "usable",
        "watched_zones",
        "watches",
    )

    #: What a card that is not among ``traits`` is with the links of its owner.
    with_links = staticmethod(linked_traits)

    def __init__(self) -> None:
        self.traits: dict[int, Traits] = {}
        self.sources: list[Obj] = []
        self.speakers: frozenset[int] = frozenset()
        self.watched_zones: frozenset[int] = frozenset()
        self.spared: dict[int, frozenset[int]] = {}
        self.listeners: dict[str, list[Listener]] = {}
        self.stirring: frozenset[str] = frozenset()
        self.calm: frozenset[str] = frozenset()
        self.fight: Fight | None = None
        self.cut = False
        self.linked: tuple[tuple[frozenset[str], ...], tuple[frozenset[str], ...]] | None = None
        self.costs: tuple[Pricing, ...] = ()
        self.replacers: dict[str, list[Replacer]] = {}
        self.watches: frozenset[str] = frozenset()
        self.player_rules: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
        self.said: Said = ((), ())
        self.reach: dict[tuple[Any, ...], bool] = {}
        self.usable: dict[tuple[int, Fight | None], tuple[list[Usable], int]] = {}
        self.clear: dict[Any, bool] = {}
        self.asked: dict[int, tuple[object, Any, tuple[Option, ...]]] = {}
        self.stands: dict[int, tuple[object, tuple[int, ...], tuple[int, ...], list[int], list[int]]] = {}
        self.lies: dict[int, tuple[object, tuple[int, ...], tuple[int, ...], list[tuple[int, ...]]]] = {}
        self.offered: dict[int, tuple[Any, tuple[Option, ...], Any]] = {}
        self.pairs: dict[int, tuple[Option, ...]] = {}
        self.plays: dict[
            tuple[int, bool, Fight | None], tuple[Any, list[Any], dict[tuple[int, int], tuple[Option, ...]]]
        ] = {}
        self.panes: dict[tuple[int, int], tuple[list[Obj], Any, frozenset[int], tuple[Any, ...]]] = {}
        self.supports: dict[int, tuple[list[int], tuple[Option, ...]]] = {}
