"""Crafts of the effect tree, and what they wait for. Import them through :mod:`engine.trails.tree`."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from engine.kernel.frozen import frozen
from engine.trails.tree.choices import Choose
from engine.trails.tree.conditions import Condition
from engine.trails.tree.effects import Effect
from engine.trails.tree.nouns import THAT_PLAYER, WAITING, Amount, Filter, Made, Player, Who
from engine.trails.tree.reads import FLEETING, SELF, claims, lasting, reads, speaks_of, watches
from engine.trails.tree.verbs import Board, Bond, Crew, Discard, Do, Draw, Instruction, LookTop, Offer, PayEP


@frozen
class Trigger:
    """When a craft triggers.

    event: "attacks", "attacks player", "attacks alone" (1326.4), "fights back", "sclm attacks", "is attacked", "is
    sclm attacked", "stuns" (1222.4), "is stunned by" (``other``: "it" is the one that stuns), "stuns in combat" and
    "is stunned in combat" (804.11a), "is stunned", "stunned by player" (``by``: whose card stuns it, 1222.4), "is
    cured", "cures" (what a player cures, by effects and in the cure phase: 705.6), "overkill" (deals Overkill
    damage), "enters" (put onto the field), "leaves" (the field), "is
    readied", "is actioned", "is cursed", "is linked" (ja:1336), "is boarded" (ja:1337), "is rebuilt", "plays arts"
    (``moment``: "hand" or "homebase", "" = from either), "plays craft" (activated; ``moment``: the icon craft it is,
    "" = any), "gains ep", "plans", "is ko", "is destroyed", "kos" and "destroys" (its effect
    does: ``other``), "while" (``condition`` holds: a conditional trigger,
    1211.9), "to trail", "is played", "draws", "discards", "discards
    from hand", "empties hand" (has no card left in hand), "combat ends"
    (804.13), "loses bond", "gains bond", "gains support", "is sclm supported" (1220.1b), "executes support" (1219.2c;
    it happens to the UNIT that is actioned for it, ``other``: its target), "loses much bond" and "gains much bond"
    (``moment``: how much at once at the least), "bond becomes" (``moment``: "20 or less", "30 or more", "10"), "takes
    stun damage" (1306.3), "is turned up", "is turned down", "is targeted" (other: what waits in standby; by: whose it
    is), "is countered" (what waits in standby), "moves" from zone to zone (``moment``: "hand trail", or " trail" for
    one from anywhere; player: its owner), "moved" likewise by an effect (1222.6; by: whose), "start" and "end" of
    ``moment``. who: which object it must happen to or come from ("this" or a filter). other: for "stuns", the UNIT
    that is stunned. player: whose doing, bond, step or card. moment: "turn", "preparation phase", "draw step",
    "homebase step", "deployment step", "combat phase", "propose attacker step", "cure phase". register: name for the
    object (default "it" = the other object where there is one). by: by whose cost or effect a card was moved
    (1222.5), "each" = anybody's, "" = anything. Also "boards" (ja:1337; other: the ITEM).
    """

    event: str
    who: Who | None = None
    other: Filter | None = None
    player: Player = "each"
    moment: str = ""
    by: Player = ""
    together: int = 0  #: once for all that happen at once, if it happens to so many; "it" is all of them. 0: once each


@frozen
class Cost:
    """The cost of an activated craft, paid in the written order (1203.4).

    steps: instructions on "this" or chosen objects; ``Do("action", "this")`` is the action icon (1321.1).
    """

    steps: tuple[Instruction, ...]


@frozen
class Icon:
    """An icon craft (1400s) by its English key, with its number or quoted crafts where it has them."""

    key: str
    value: int = 0
    crafts: tuple[Any, ...] = ()


#: Verbs of a cost that can be done or not by how a card is turned.
_TURNING = frozenset(("ready", "action", "face up", "face down"))
_ACTION = Do("action", "this")  #: the action icon


class _Using(Made):
    """Of an activated craft."""

    __slots__ = ("ep", "lasts", "means", "needs_ready", "plain", "settled")
    ep: int  #: EP that its cost demands at the least
    needs_ready: bool  #: its cost actions the card itself
    means: tuple[bool, bool, bool, bool]  #: whether what can be paid hangs on EP, on CP, on the hand, on what is ready
    plain: bool  #: its cost is nothing but actioning the card itself and numbers of EP
    settled: bool  #: its condition and targets read only the attack and what makes a state be derived anew
    lasts: int  #: how long its condition, targets and cost read the same, beside hand, pools, what is ready and used


def _means(steps: tuple[Instruction, ...]) -> tuple[bool, bool, bool, bool]:
    """What of its player's means a cost takes into account: EP, CP, cards in hand, which UNITs are ready."""
    pays = [part.what for part in steps if isinstance(part, PayEP)]
    hand = any(isinstance(part, Discard) for part in steps)
    turning = any(isinstance(part, Board | Crew) for part in steps)
    if all(isinstance(part, PayEP | Discard | Do | Choose | Bond | Draw | Board | Crew) for part in steps):
        return "ep" in pays, "cp" in pays, hand, turning
    return True, True, True, True


def _of_decks(steps: tuple[Instruction, ...]) -> bool:
    """Whether parts of a cost want cards from the top of a deck."""
    return any(
        isinstance(part, LookTop | Draw) or (isinstance(part, Offer) and any(map(_of_decks, part.options)))
        for part in steps
    )


@frozen
class Activated(_Using):
    """``cost: effect`` (1210)."""

    cost: Cost
    effect: Effect
    condition: Condition | None = None
    once: str = ""  #: "", "turn" for once each turn, "turn 2" for twice, ...
    zone: str = "field"  #: where it is valid: "hand" or "trail" of its owner, else where its card's crafts are (1202.5)
    keyword: str = field(default="", compare=False)  #: what it is classified as; no part of what it says (207.7)

    def _derive(self) -> None:
        ep, needs_ready, plain = 0, False, True
        for part in self.cost.steps:
            if part == _ACTION:
                needs_ready = True
            elif isinstance(part, PayEP) and part.what == "ep" and isinstance(part.amount, int):
                ep = max(ep, part.amount)
            else:
                plain = False
        self.ep = ep
        self.needs_ready = needs_ready
        self.plain = plain
        self.means = _means(self.cost.steps)
        self.settled = self.effect.settled and watches(self.condition) <= {"combat"}
        lasts = min(self.effect.lasts, lasting(self.condition), lasting(self.cost))
        if any(isinstance(part, Do) and part.who != "this" and part.verb in _TURNING for part in self.cost.steps):
            lasts = FLEETING  # what can be turned changes without anything moving
        if _of_decks(self.cost.steps):
            lasts = FLEETING  # how many cards are left changes with every draw
        self.lasts = lasts


class _Waiting(Made):
    """Of a triggered craft."""

    __slots__ = ("claims", "counters", "personal")
    claims: bool  #: its condition asks what hidden cards are
    counters: bool  #: it speaks of the arts or craft that it waits for
    personal: bool  #: it speaks of the player whom the event is about


@frozen
class Triggered(_Waiting):
    """``When ..., effect`` (1211). condition: of its validity, asked when it triggers.

    What stands after the trigger, "when ..., if ...", is asked as it resolves: an ``If`` of its effect.

    zone: where it is valid; in the hidden zones "hand" and "homebase" (face-down) its player may reveal it (1211.3);
    in its owner's "trail" or "exile" it waits as on the field.
    also: other trigger conditions it waits for as well.
    """

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None
    once: str = ""
    zone: str = "field"
    also: tuple[Trigger, ...] = ()
    keyword: str = field(default="", compare=False)

    def _derive(self) -> None:
        self.claims = claims(self.condition)
        self.counters = speaks_of((self.effect, self.condition), WAITING)
        self.personal = speaks_of(self.effect, THAT_PLAYER)


@frozen
class CostChange:
    """How playing gets dearer or cheaper (1204.2f-6 to -8).

    kind: "more", "less", "becomes" (the amount is another), "paid in" (``pay`` instead). of: "play", "arts", "craft",
    or "level": the building level of a BASE that is played.
    player: who plays. pay: "cp" or "ep". zone: where from, "" = wherever it lies.
    """

    kind: str
    amount: Amount = 0
    of: str = "play"
    player: Player = "each"
    pay: str = ""
    zone: str = ""


class _Looking(Made):
    """Of a continuous craft."""

    __slots__ = ("added", "amounts", "each_own", "scope", "watched")
    added: tuple[tuple[str, Amount], ...]  #: amounts that are added to numbers, by the name of the number
    scope: int  #: fields it reads to find whom it is about, as bits
    amounts: int  #: fields its amounts read
    each_own: bool  #: an amount is a number of the object that it is for
    watched: frozenset[str]  #: events after which it may read differently


@frozen
class Continuous(_Looking):
    """A continuous craft (1212): while it is valid, ``who`` has and gets what the parts say.

    who: "this" or a filter. strength, defence, cp: numbers added. condition: while it holds. crafts: quoted crafts it
    has. lose: organizations and icon crafts it loses, "crafts" for all crafts. sets: numbers that become another.
    link: organizations of the controller that are linked (1310), "chosen" for the ones its source remembers.
    everywhere: it is about the card itself in every zone: a baseline craft (1212.2). costs: what playing the cards of
    ``who`` costs more or less, wherever they are played from.
    """

    who: Who
    strength: Amount = 0
    defence: Amount = 0
    cp: Amount = 0
    orgs: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    rules: tuple[Any, ...] = ()  #: words as in :class:`Have`, and :class:`Against`
    condition: Condition | None = None
    crafts: tuple[Any, ...] = ()
    lose: tuple[str, ...] = ()
    sets: tuple[tuple[str, Amount], ...] = ()
    link: tuple[str, ...] = ()
    everywhere: bool = False
    costs: tuple[CostChange, ...] = ()
    wings: Amount = 0  #: Wings of Light added (1304)
    player_rules: tuple[Any, ...] = ()  #: rules for ``player``, as in :class:`PlayerRule`
    player: Player = "you"
    level: Amount = 0  #: building level added
    orgs_of: Who | None = None  #: it has the organizations that these have
    types: tuple[str, ...] = ()  #: types it has besides its own
    ep: Amount = 0  #: EP cost added, of the card itself in all zones
    keyword: str = field(default="", compare=False)

    def _derive(self) -> None:
        amounts = (self.strength, self.defence, self.cp, self.sets, self.wings, self.level, self.ep)
        added = (("str", self.strength), ("def", self.defence), ("cp", self.cp), ("wings", self.wings),
                 ("level", self.level), ("ep", self.ep))  # fmt: skip
        self.added = tuple([one for one in added if one[1] != 0])
        self.scope = reads((self.who, self.condition))
        self.amounts = reads(amounts)
        self.each_own = speaks_of(amounts, SELF)
        seen = (self.who, self.condition, amounts, self.orgs_of, self.crafts)
        self.watched = watches(seen)


@frozen
class Replacement:
    """``If it would ..., ... instead`` (1216).

    event: "stun", "stun in combat", "ko", "destroy", "to trail", "field to trail", "anywhere to trail" (``who`` says
    only whose trail),
    "leave" (the field), "discard", "draw",
    "lose bond", "gain bond", "cure", "overkill" (it deals Overkill damage), "overkill damage" and
    "stun damage" (a player takes it); "stuns" (1222.4: it would stun ``other``, which is "it" then). who: the object
    ("this" or a filter), or the player for "draw" and "lose bond". instead: what happens in its place; empty = nothing.
    """

    event: str
    who: Who
    instead: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    may: bool = False  #: its controller may choose not to replace (1216.3)
    by: Player | Filter = ""  #: only where an effect does it: "each" = anybody's; of whom, as in :class:`Against`
    once: str = ""  #: "turn": only the first time in each turn that it would happen; "done": done once in each turn
    other: Filter | None = None  #: for "stuns", the UNIT that would be stunned
    keyword: str = field(default="", compare=False)


@frozen
class PlayLimit:
    """The card, or its arts, can be played only while ``condition`` holds (1202.5)."""

    condition: Condition
    of: str = "card"  #: "card", "arts"
    keyword: str = field(default="", compare=False)


@frozen
class MayPlay:
    """Its controller may play these cards from where they lie (1202.5). scope "this": the card itself, valid there.

    once: how many of them in a turn, as in :class:`Activated`. instead: a :class:`Replacement` of "it" that goes with
    what is so played, as long as it is the same card (1204.2i-1).
    """

    who: Filter
    condition: Condition | None = None
    once: str = ""
    instead: Replacement | None = None
    keyword: str = field(default="", compare=False)


@frozen
class AttackCost:
    """``Cannot attack unless you ...`` (804.3): paid by the attacking player before the attackers are actioned."""

    steps: tuple[Instruction, ...]
    keyword: str = field(default="", compare=False)


Craft = AttackCost | MayPlay | PlayLimit | Icon | Activated | Triggered | Continuous | Replacement
