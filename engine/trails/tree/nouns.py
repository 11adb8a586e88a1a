"""Noun phrases, amounts and conditions of the effect tree. Import them through :mod:`engine.trails.tree`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final

from engine.kernel.frozen import frozen
from engine.trails.tree.zones import in_both_places


# --- whom -----------------------------------------------------------------------------------------------------------
class Made:
    """Base of nodes that know more than they say: it is worked out of what they say, once, as they are made,
    and no part of what they mean. A subclass lists it as its slots and works it out in :meth:`_derive`."""

    __slots__ = ()

    def _derive(self) -> None:
        """Fill all of its own slots."""

    def __post_init__(self) -> None:
        self._derive()

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, also in another process, are made anew and work it out for themselves."""
        return type(self), tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]


class _Asking(Made):
    """Of a filter."""

    __slots__ = ("asks_identity", "asks_others", "fighting", "plain", "spread", "stunned")
    asks_identity: bool  #: it asks what a card is, and not only where it lies and how it is turned
    asks_others: bool  #: it asks how a card stands to others, or what ability waits
    fighting: bool  #: it is about the field and asks for what takes part in the attack
    plain: bool  #: of cards on the field it asks nothing but type and whether they are stunned, as most filters do
    spread: bool  #: it is about the field, and of some types about homebases: "ITEM or BASE" (203.3, 203.4)
    stunned: bool | None  #: whether they are to be, of a plain one; None: either


#: What has happened to an object in this turn, and the event that is it (1211).
TURN_STATES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "attacked": "attacks",
        "entered": "enters",
        "was attacked": "is attacked",
        "was stunned": "is stunned",
        "was cured": "is cured",
        "was readied": "is readied",
        "was actioned": "is actioned",
        "fought back": "fights back",
    }
)
#: What a UNIT is in an attack. It "was" so if it is, or has been in the latest attack of this turn.
FIGHTING: Final = ("attacking", "defending", "combating", "attacking alone", "attacking player", "sclm attacking")
WAS: Final = "was "
#: Between icon crafts of which one is enough; before a sub-name that a card must not have.
EITHER_ICON, NO_SUBNAME = " or ", "sub-name "


@frozen
class Filter(_Asking):
    """A set of objects; every given condition must hold.

    zone: where (203.3, 203.4, 506.5: the field unless said). whose: "you", "opponent" or "any" (controller on the
    field and in standby, owner elsewhere). types, orgs, names, subnames: any of them. contains: part of a name.
    states: all of "ready", "action", "stunned", "attacking", "defending", "combating", "support", "cursed",
    "attacking alone" (1326.4), "attacking player" (803.5b), "sclm attacking" (804.5); a leading "-" negates.
    icons: icon crafts it must have; a leading "-" negates, and of several with " or " between them one is enough.
    Ranges compare the current value, or the printed one where ``printed``. scope: "all", "other" (not this card),
    "this". face: "up", "down" or "any".

    States may also be "arts" (it has arts), "craft" (it has a craft), "organization", "other organization" (one it does
    not print), "linked" and "boarded" (ja:1336, ja:1337), "attacked" and "entered" (the field) in this turn,
    and the other words of :data:`TURN_STATES`; those of :data:`FIGHTING` with "was " before them.
    without: organizations and types it must not have, and "chosen" for those that the source remembers; unnamed: names,
    and sub-names behind "sub-name ". shares: register with which it has an organization in common. The type "ITEM•UNIT"
    asks for both types at once. fights: register it is in combat with. among: register whose
    objects it is one of, behind a colon a verb that was really done to it. extreme: "least" or "most" and a field:
    nothing else that fits has less, or more. ability:
    what waits in standby: "card", "arts", "activated", "triggered", "craft", "ability" or "any"; several of them, and
    types of cards, with + between them ("EVENT+arts"). but: register whose objects it is none of
    ("other" in an EVENT or arts, which is no object among others). named: register with
    which it has a name in common, or :data:`NAMED` or :data:`NAMED_TYPE`. keywords: what one of its crafts is
    classified as (207.7, 1332.6); a leading "-" negates.

    Guards: tests/trails/100/104-principles/really_done.yaml for what was really done,
    tests/trails/1300/1337-board/aboard.yaml for "register:crew" (who is boarding),
    tests/trails/1200/1204-targets/targets.yaml for ``either``.
    """

    zone: str = "field"
    whose: Any = "any"  #: or :class:`Of`: that of the owner or controller of something, or of "that player"
    types: tuple[str, ...] = ()
    orgs: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    subnames: tuple[str, ...] = ()
    contains: str = ""
    states: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    ranges: tuple[Range | AnyRange, ...] = ()
    scope: str = "all"
    face: str = "any"
    without: tuple[str, ...] = ()
    shares: str = ""
    fights: str = ""
    among: str = ""
    extreme: str = ""
    ability: str = ""
    but: str = ""
    named: str = ""
    unnamed: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    aims: Any = None  #: "this", or a filter: what waits in standby has such a thing among its targets
    either: tuple[Any, ...] = ()  #: filters of which one must fit besides, wherever they look and whosever
    source: Any = None  #: a filter: the card whose ability it is that waits in standby fits it, wherever that lies
    #: What it has in common ("organization", "name", "cp", "str", "def", "level") with another object that fits
    like: tuple[Any, ...] = ()

    def __post_init__(self) -> None:
        what = self.types or self.orgs or self.names or self.subnames or self.contains or self.icons or self.ranges
        more = bool(self.without or self.shares or self.extreme or self.named or self.unnamed or self.keywords)
        if self.states and not more:
            more = any(state.lstrip("-") in _WHAT for state in self.states)
        more = more or bool(self.like)
        more = more or any(one.asks_identity for one in self.either)
        self.asks_identity = bool(what or more)
        others = self.shares or self.fights or self.among or self.extreme or self.ability or self.aims
        others = others or self.source or self.like
        others = others or any(one.asks_others for one in self.either)
        self.asks_others = bool(others or self.but or self.named)
        mixed = in_both_places((*((kind,) for kind in self.types), *(one.types for one in self.either)))
        self.spread = self.zone == "field" and mixed
        rest = self.orgs or self.names or self.subnames or self.contains or self.icons or self.ranges or self.either
        plain = self.zone == "field" and self.scope == "all" and self.face == "any" and "ITEM•UNIT" not in self.types
        plain = plain and not mixed and not (rest or more or self.asks_others) and self.states in _STUN
        self.fighting = self.zone == "field" and any(one in FIGHTING for one in self.states)
        self.plain = plain
        self.stunned = _STUN.get(self.states) if plain else None


#: States of plain filters, and whether they ask for stunned cards.
_STUN: Mapping[tuple[str, ...], bool | None] = {(): None, ("stunned",): True, ("-stunned",): False}

#: States that are about what a card is.
_WHAT = frozenset(("arts", "craft", "organization", "other organization"))


#: Register of the cards of a hand that were shown or looked at, where they are counted later.
SEEN: Final = "seen"
#: After the name of a register of what waits in standby: the card whose ability it is.
SOURCE: Final = ":source"


@frozen
class Range:
    """``least <= field <= most`` of an object's number; None = open.

    field: cp, ep, level, str, def, wings, "arts ep" for the EP cost of its arts, or "orgs" for how many organizations
    it has.
    """

    field: str
    least: Amount | None = None
    most: Amount | None = None
    printed: bool = False


@frozen
class AnyRange:
    """At least one of several ranges: "with STR 3 or less or DEF 2 or less"."""

    of: tuple[Range, ...]


def plain_ranges(ranges: tuple[Range | AnyRange, ...]) -> tuple[Range, ...]:
    """All ranges that are asked for, one by one."""
    return tuple(one for limit in ranges for one in (limit.of if isinstance(limit, AnyRange) else (limit,)))


#: Objects an instruction works on: the name of a register ("it", "this", ...) or every object of a filter.
Who = str | Filter


@frozen
class Against:
    """A rule for an object that is about certain others (803.5a-2, 1326): a member of ``rules``.

    what: "cannot be attacked by", "cannot attack", "must attack" (if able), "cannot be fought back by",
    "attacks only", "attacked only by", "must fight back" (if able), "may attack" (whatever Covert says); about
    certain cards or abilities: "cannot be stunned by", "cannot be ko by", "cannot be destroyed by", "cannot be targeted
    by", and likewise of what is "returned", "exiled", "cured", "readied" and "actioned", and "cannot leave by" (see
    :mod:`engine.trails.layers.protection`). who: the others; "this" is the card that says so, another register what it
    means when the effect resolves. ident: the object once that is known.
    """

    what: str
    who: Who
    ident: int = 0


@frozen
class Of:
    """The owner, or the controller, of the first object of a register (last known if it is gone).

    what "seat": the player whom the trigger event was about, or who was chosen; its register is "player"
    (:data:`THAT_PLAYER`).
    """

    who: str
    what: str = "owner"  #: "owner", "controller", "seat"


#: The register of the arts or craft that was played, where a craft waits for that: it lies in standby.
WAITING: Final = "waiting"

#: In the place of a register with which cards have a name in common: the card that was named.
NAMED: Final = "named card"
#: In the same place: that it is of the type that was named.
NAMED_TYPE: Final = "named type"

#: The player who did what a craft waits for, or whose step it is, or who was chosen: "that player".
THAT_PLAYER = Of("player", "seat")


#: A player: "you", "opponent", "each"; where an instruction takes one, also whose something is.
Player = Any


# --- how much -------------------------------------------------------------------------------------------------------
@frozen
class Count:
    """The number of objects of a filter, times ``each``."""

    of: Filter
    each: int = 1


@frozen
class Size:
    """The number of objects in a register, times ``each``. type: only those that were of it, wherever they are now.

    done: only those to which this verb was really done ("stunned this way": none that was stunned already).
    """

    of: str
    each: int = 1
    type: str = ""
    done: str = ""  #: "", or one of :data:`DOABLE`


#: Verbs of which a text counts to how many objects they were done.
DOABLE = ("stun", "cure", "ko", "destroy", "ready", "action", "counter", "return", "exile", "face up", "face down")


@frozen
class Stat:
    """A number of the first object of a register (last known if it is gone, 1221); "printed str" is the printed one.

    Or of the objects of a filter that says which have the least or the most of it; 0 if there are none.
    """

    field: str
    of: Who


@frozen
class Total:
    """The sum of a number over all objects meant (last known where they are gone), times ``each``."""

    field: str
    of: Who
    each: int = 1


@frozen
class PlayerStat:
    """A player's "bond", "cp" or "ep"; "bond lost" and "bond gained": how much in this turn."""

    field: str
    of: Player


#: Numbers of a turn that a player is asked for, with the event that they add up.
TURN_BOND = {"bond lost": "loses bond", "bond gained": "gains bond"}


@frozen
class CountOrgs:
    """The number of different organizations on the objects meant; "all organizations" adds none (1333.2)."""

    of: Who
    each: int = 1


@frozen
class Share:
    """``each`` for every ``by`` of an amount, rounded down."""

    amount: Amount
    by: int = 2
    each: int = 1


@frozen
class Neg:
    """Minus an amount."""

    amount: Amount


@frozen
class X:
    """The indefinite value of this ability (1305)."""

    each: int = 1


@frozen
class Named:
    """The number that was named while the effect resolves."""


@frozen
class Much:
    """How much bond was, or would be, lost or gained in what a craft waits for, and ``more`` of it, but not under 0.

    All of it times each.

    It is bound by :mod:`engine.trails.events.happenings` and by replacements under ``MUCH``, a register that holds
    a number and no ids.
    """

    each: int = 1
    more: Any = 0  #: a number, or an amount


@frozen
class Times:
    """To how many objects in this turn what a trigger waits for has happened, or how often if it is about none; times
    each."""

    of: Any
    each: int = 1


@frozen
class Apart:
    """How far two amounts are from each other, whichever is greater."""

    one: Amount
    other: Amount


@frozen
class Alikes:
    """Of how many objects that fit it is true at the most that they stand to each other as ``how`` says (see
    ``Choose.alike``): "three or more UNITs that share an organization"; times each: "for each different name"."""

    of: Filter
    how: str = "organization"
    each: int = 1


@frozen
class Capped:
    """An amount, but not farther from 0 than ``most``: "to a maximum of 5". most: below 0 for what is lost."""

    amount: Amount
    most: int


@frozen
class Floored:
    """How much a cost becomes less, but it does not go below ``least`` by that (1204.2f-8). Only in costs."""

    amount: Amount
    least: int


@frozen
class Sum:
    parts: tuple[Amount, ...]


Amount = (
    int
    | Alikes
    | Count
    | CountOrgs
    | Size
    | Stat
    | Total
    | PlayerStat
    | Share
    | Neg
    | X
    | Named
    | Much
    | Times
    | Apart
    | Capped
    | Floored
    | Sum
)


def stats_in(amount: Amount) -> Iterator[Stat]:
    """The numbers of single objects that an amount is reckoned from: of nothing there are none (1221.1)."""
    if isinstance(amount, Stat):
        yield amount
    elif isinstance(amount, Neg | Share | Capped | Floored):
        yield from stats_in(amount.amount)
    elif isinstance(amount, Sum | Apart):
        for part in amount.parts if isinstance(amount, Sum) else (amount.one, amount.other):
            yield from stats_in(part)
