"""The state of a game of Trails: the kernel's state plus what this rulebook counts."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

from engine.kernel.game import Game
from engine.kernel.objects import Obj, Snapshot, UnknownCard
from engine.trails.cards.carddef import NO_TRAITS, CardDef, Traits, joined
from engine.trails.state.durations import fixed, spans
from engine.trails.tree.verbs import THIS_TURN
from engine.trails.tree.zones import STANDBY

#: The cause of a look that is told: it is not part of a choice among the cards.
TOLD = "look"

BOND: Final = 40  #: bond at the start, and its cap (R012)

Registers = dict[str, tuple[int, ...]]


class Combat(NamedTuple):
    """The attack going on. stage: "proposed" until 804.5, then "attacking". sclm: fixed at 804.5 (R020).

    dealt: the results of 804.11 have happened; statuses last until 804.13 all the same. supported: whether the
    defender had support when it was attacked, where that is what counts (R053).
    """

    seat: int
    attackers: tuple[int, ...]
    target: int
    target_seat: int
    stage: str
    sclm: bool = False
    dealt: bool = False
    supported: bool = False


Fight = tuple[tuple[int, ...], int]


class Fought(NamedTuple):
    """A UNIT that is in the latest attack no more. roles: what it was there. gone: it was so when it left the field."""

    obj: int
    roles: tuple[str, ...]
    gone: bool


class Entry(NamedTuple):
    """What an object of the standby zone is (509, 1204.2i, j).

    kind: "card" (UNIT, ITEM), "event", "base", "arts", "craft", "trigger", "support". number: card number of the
    source. source: object id of the source as it was when played. craft: number among the card's crafts of that kind.
    seat: controller. targets: registers of targets. x: indefinite value. known: registers bound before playing.
    ability: the effect or craft to carry out. snap: last known information of the source.
    """

    kind: str
    number: str
    source: int
    seat: int
    craft: int = 0
    targets: tuple[tuple[str, tuple[int, ...]], ...] = ()
    x: int | None = None
    known: tuple[tuple[str, tuple[int, ...]], ...] = ()
    ability: Any = None


class Lasting(NamedTuple):
    """A continuous effect of a resolved ability (1215): objects fixed at resolution (1215.6).

    objs: object ids; empty with seat >= 0 for an effect on a player, whose crafts are then that player's own. until:
    "combat", "turn", "game".
    """

    stamp: int
    until: str
    objs: tuple[int, ...]
    seat: int
    number: str  #: card number of the source
    rule: str
    strength: int = 0
    defence: int = 0
    orgs: frozenset[str] = frozenset()
    icons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    rules: tuple[Any, ...] = ()
    crafts: tuple[Any, ...] = ()
    lose_orgs: frozenset[str] = frozenset()
    lose_icons: tuple[str, ...] = ()
    silence: bool = False
    sets: tuple[tuple[str, int], ...] = ()
    begins: int = 0  #: the turn with which it begins (1215.7)
    wings: int = 0
    ignore: bool = False  #: effects before it are ignored (1325)
    types: tuple[str, ...] = ()
    source: int = 0  #: the card it is from, for effects that last until that leaves the field
    once: bool = False  #: a triggered craft of it ends it
    cp: int = 0


#: The moment of a :class:`Delay` that is no trigger: what is controlled for a turn goes back to ``seat`` (705.7).
LENT = "control"


class Delay(NamedTuple):
    """A delayed trigger (1211.8): fires once at the next such moment."""

    moment: str
    seat: int
    source: int
    number: str
    then: tuple[Any, ...]
    known: tuple[tuple[str, tuple[int, ...]], ...]
    edge: str = "start"

    @property
    def awaited(self) -> tuple[str, str]:
        """The moment, and whose it is: "you", "opponent", or "" for anybody's ("draw step of opponent").

        A moment of the next turn only begins with ``NEXT_TURN``. Guard:
        tests/trails/1200/1211-delayed/delayed.yaml.
        """
        moment, _, whose = self.moment.removeprefix(THIS_TURN).partition(" of ")
        return moment, whose


class Asking(NamedTuple):
    """A seat may reveal cards of a hidden zone whose crafts an event triggers (1211.3a).

    held: what lay in the zone at that moment. happening: the event, as noting has it.
    """

    seat: int
    zone: str
    held: tuple[int, ...]
    happening: Any


class Outcome(NamedTuple):
    """The end of a game. winner: seat, or -1 for a draw. why: English template for the reason. rule: rule id."""

    winner: int
    why: str
    rule: str
    loser: int = -1


class Act(NamedTuple):
    """Something a seat did with priority. place: where everything stood before; outline: the shortest account of it.

    what: the option by what its cards are, since a card that went and came again is another object.
    """

    outline: tuple[Any, ...]
    place: tuple[Any, ...]
    seat: int
    what: tuple[Any, ...]


class Loop(NamedTuple):
    """What was done in the present step. acts: how much; done: the latest of it; barred: what may not be begun now."""

    acts: int = 0
    done: tuple[Act, ...] = ()
    barred: tuple[Act, ...] = ()


NO_LOOP = Loop()


class TrailsGame(Game):
    """One game of Trails.

    bond, cp, ep: by seat. turn: from 1 (0 in setup). initiative: seat. phase, step: names as in views; step_seat:
    whose step runs, -1 if nobody's. combat: the attack, or None. fought: who was in the latest one of this turn and is
    no more. failed: seats that tried to draw from an empty deck
    since the last rule processing (1102.1). used: what was already used this turn. looking: cards a seat is shown.
    memo: views of objects, each good as long as object and traits are the very same ones; forks share it.
    world: cards that any hidden one may be; those of the two decks unless the decks are kept secret. offers: what was
    worked out last of what lies where (who could support whom, who could crew, as what cards could be played, what
    zones have printed), by a name, each with all that it was read from; forks share it. reach: which effects find
    targets, remembered until an event may change it. asking: questions about triggers on hidden cards that are due
    (1211.3). heard: by object, its triggered crafts that were valid last, with its controller, as they listen; forks
    share it.
    hearing: events that trigger a craft in a hidden zone on any card of the world, or one about its own move.
    treats: rules for players, while traits are being derived; at other times they are part of what is derived.
    priced: whether a card of the world speaks of its own cost. permits: whether one may be played, or lets others be
    played, from where cards are not played. history: happenings of this turn that some card
    of the world asks about. asked: their names.
    chain: triggered crafts and cards of effects played this turn, to bound a loop that nobody stops (1501.1c).
    loop: what was done in the present step, to notice a loop that players repeat (1501.1a, b).

    ``fought`` is what was something in an attack that it has left, or that is over: states with "was ". Guard:
    tests/trails/1200/1221-last-information/was_fighting.yaml.
    """

    __slots__ = (
        "afar",
        "asked",
        "asking",
        "bond",
        "chain",
        "combat",
        "cp",
        "delays",
        "elsewhere",
        "ep",
        "failed",
        "fought",
        "heard",
        "hearing",
        "history",
        "initiative",
        "looking",
        "loop",
        "lying",
        "memo",
        "offers",
        "permits",
        "phase",
        "priced",
        "reach",
        "shown",
        "step",
        "step_seat",
        "switches",
        "treats",
        "turn",
        "used",
        "world",
    )
    SHARED: ClassVar[tuple[str, ...]] = (
        *Game.SHARED,
        "bond",
        "chain",
        "combat",
        "cp",
        "delays",
        "ep",
        "failed",
        "fought",
        "initiative",
        "looking",
        "loop",
        "lying",
        "memo",
        "offers",
        "phase",
        "elsewhere",
        "permits",
        "priced",
        "shown",
        "step",
        "step_seat",
        "switches",
        "turn",
        "used",
        "afar",
        "asked",
        "asking",
        "heard",
        "hearing",
        "history",
        "world",
    )
    COPIED: ClassVar[tuple[str, ...]] = (*Game.COPIED, "reach")

    def __init__(self, rules: Any, printed: Any, chance: Any, switches: Any, world: Any = ()) -> None:
        super().__init__(rules, printed, chance)
        self.bond: tuple[int, int] = (BOND, BOND)
        self.cp: tuple[int, int] = (0, 0)
        self.ep: tuple[int, int] = (0, 0)
        self.turn = 0
        self.chain = 0
        self.loop = NO_LOOP
        self.initiative = 0
        self.phase = "setup"
        self.step = "setup"
        self.step_seat = -1
        self.combat: Combat | None = None
        self.fought: tuple[Fought, ...] = ()
        self.failed: tuple[int, ...] = ()
        self.used: frozenset[tuple[Any, ...]] = frozenset()
        self.delays: tuple[Delay, ...] = ()
        self.looking: tuple[int, tuple[int, ...]] = (-1, ())
        self.shown: frozenset[int] = frozenset()
        self.switches = switches
        self.offers: dict[Any, tuple[Any, Any]] = {}
        self.heard: dict[int, tuple[Any, int, list[Any]]] = {}
        self.memo: dict[int, tuple[Obj, Traits | None, str, Any]] = {}
        self.asking: tuple[Asking, ...] = ()
        self.history: tuple[Any, ...] = ()
        self.suppose(tuple(world or self.printed))
        self.treats: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
        self.reach: dict[tuple[Any, ...], bool] = {}

    def suppose(self, world: tuple[CardDef, ...]) -> None:
        """Any hidden card may be one of these: what follows from that for what has to be looked at."""
        self.world = world
        hidden = [craft for card in world for craft in (*card.hidden, *(craft for _, craft in card.moving))]
        self.hearing = frozenset(one.event for craft in hidden for one in (craft.trigger, *craft.also))
        self.asked = frozenset(name for card in world for name in card.asks)
        self.priced = any(card.priced for card in world)
        self.permits = any(card.may_play for card in world)
        self.elsewhere = any(card.elsewhere for card in world)
        self.afar = frozenset(craft.zone for card in world for _, craft in card.afar)
        self.lying = any(card.lying or card.throughout for card in world)

    @property
    def fight(self) -> Fight | None:
        """Who is attacking (from 804.5 on) and what is defending; 0 for a player."""
        combat = self.combat
        return None if combat is None or combat.stage != "attacking" else (combat.attackers, combat.target)

    @property
    def primary(self) -> int:
        """The primary player (702.3)."""
        return self.step_seat if self.step_seat >= 0 else self.initiative

    def defn(self, obj: Obj) -> CardDef:
        """The card of an object. Raises :class:`UnknownCard` if it is not known here."""
        cards = obj.cards
        if len(cards) == 1 and cards[0] >= 0:
            known: CardDef = self.printed[cards[0]]
            return known
        card: CardDef = self.card(obj)
        if len(cards) > 1:  # two linked UNITs (ja:1336.1)
            return joined(card, self.printed[cards[1]])
        return card

    def number(self, obj: Obj) -> str:
        """Card number of an object, "" if it has no known card."""
        if obj.entry is not None:
            entry: Entry = obj.entry
            return entry.number
        try:
            return self.defn(obj).number
        except UnknownCard:
            return ""

    def traits(self, ident: int) -> Traits:
        """Current traits of an object; last known ones if it is gone (1221); empty ones of an unknown card."""
        cache = self.view_cache
        if cache is None:
            cache = self.derived
        found: Traits | None = cache.traits.get(ident)
        if found is not None:
            return found
        obj = self.objs.get(ident)
        if obj is None:
            snap = self.lki.get(ident)
            if snap is None or snap.traits is not None:
                return NO_TRAITS if snap is None else snap.traits
            obj = snap.obj  # it came from a deck, where nothing changes what is printed
        cards = obj.cards
        if not cards or cards[0] < 0:
            entry = obj.entry
            if entry is not None and entry.kind in ("event", "base"):
                return self.traits(entry.source)  # the proxy of a card carries its information (1204.2i, R045)
            return NO_TRAITS
        traits: Traits = self.printed[cards[0]].traits if len(cards) == 1 else self.defn(obj).traits
        linked = cache.linked
        return traits if linked is None else cache.with_links(traits, linked[obj.owner])

    def find(self, ident: int) -> Obj | None:
        """The object, or what it was when it left."""
        obj = self.objs.get(ident)
        if obj is not None:
            return obj
        snap: Snapshot | None = self.lki.get(ident)
        return snap.obj if snap is not None else None

    def there(self, zone: int) -> list[Obj]:
        """Objects of a zone index, in order."""
        objs = self.objs
        return [objs[ident] for ident in self.zones[zone]]

    @property
    def waiting(self) -> bool:
        """Whether something lies in the standby zone."""
        return bool(self.zones[STANDBY])


#: To the end of the cure phase, in which cards are readied after what lasts for the turn has ended (705.7, 705.8).
CURE_PHASE = "cure phase"
#: Until the end of the next turn: one of this turn as soon as that has begun (1215.9).
THROUGH = "through next turn"


def duration(game: TrailsGame, until: str, seat: int = -1) -> str:
    """The scope an effect ends with; "" if its end has passed already, so that it never begins (1215.9, R072).

    seat: whose effect it is."""
    if until in ("combat", "attack", "defence"):
        return "combat" if game.combat is not None and game.combat.stage == "attacking" else ""
    if spans(until):
        return fixed(game, until, seat)
    return until
