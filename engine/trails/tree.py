"""The effect tree: what a card text means, as frozen data.

One small language of selections, amounts, verbs and conditions. Texts of both languages compile to it, every tree can
be compared, and one interpreter walks it. Amounts are always expressions, choices are enumerated words instead of
booleans, and a value that an earlier instruction bound is named by its register, never described again.
"""

from __future__ import annotations

from dataclasses import dataclass


# --- whom -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Filter:
    """A set of objects; every given condition must hold.

    zone: where (203.3, 203.4, 506.5: the field unless said). whose: "you", "opponent" or "any" (controller on the
    field and in standby, owner elsewhere). types, orgs, names, subnames: any of them. contains: part of a name.
    states: all of "ready", "action", "stunned", "attacking", "defending", "combating", "support", "cursed"; a leading
    "-" negates. icons: icon crafts it must have; a leading "-" negates. Ranges compare the current value, or the
    printed one where ``printed``. scope: "all", "other" (not this card), "this". face: "up", "down" or "any".
    """

    zone: str = "field"
    whose: str = "any"
    types: tuple[str, ...] = ()
    orgs: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    subnames: tuple[str, ...] = ()
    contains: str = ""
    states: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    ranges: tuple[Range, ...] = ()
    scope: str = "all"
    face: str = "any"


@dataclass(frozen=True, slots=True)
class Range:
    """``least <= field <= most`` of an object's number; None = open. field: cp, ep, level, str, def."""

    field: str
    least: Amount | None = None
    most: Amount | None = None
    printed: bool = False


#: Objects an instruction works on: the name of a register ("it", "this", ...) or every object of a filter.
Who = str | Filter
#: A player: "you", "opponent", "each".
Player = str


# --- how much -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Count:
    """The number of objects of a filter, times ``each``."""

    of: Filter
    each: int = 1


@dataclass(frozen=True, slots=True)
class Size:
    """The number of objects in a register."""

    of: str


@dataclass(frozen=True, slots=True)
class Stat:
    """A number of the first object of a register (last known if it is gone, 1221)."""

    field: str
    of: str


@dataclass(frozen=True, slots=True)
class PlayerStat:
    """A player's "bond", "cp" or "ep"."""

    field: str
    of: Player


@dataclass(frozen=True, slots=True)
class X:
    """The indefinite value of this ability (1305)."""

    each: int = 1


@dataclass(frozen=True, slots=True)
class Sum:
    parts: tuple[Amount, ...]


Amount = int | Count | Size | Stat | PlayerStat | X | Sum


# --- conditions -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Compare:
    """``left op right`` with op one of ">=", "<=", "=", ">", "<"."""

    left: Amount
    op: str
    right: Amount


@dataclass(frozen=True, slots=True)
class Is:
    """The first object of a register matches a filter (last known if it is gone)."""

    who: str
    filter: Filter


@dataclass(frozen=True, slots=True)
class During:
    """It is one of these steps ("draw", "homebase", "deployment", "combat", "cure"), of ``whose`` if a step has one."""

    steps: tuple[str, ...]
    whose: Player = "each"


@dataclass(frozen=True, slots=True)
class Not:
    what: Condition


@dataclass(frozen=True, slots=True)
class Every:
    """All of several conditions."""

    of: tuple[Condition, ...]


Condition = Compare | Is | During | Not | Every


# --- verbs ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Choose:
    """Pick ``least`` to ``most`` objects while resolving (1312). chooser: "you" or "opponent"."""

    register: str
    filter: Filter
    least: Amount = 1
    most: Amount = 1
    chooser: Player = "you"


@dataclass(frozen=True, slots=True)
class Get:
    """+X/+Y or -X/-Y (1303). until: "combat", "attack", "defence", "turn", "game"."""

    who: Who
    strength: Amount = 0
    defence: Amount = 0
    until: str = "turn"


@dataclass(frozen=True, slots=True)
class Have:
    """Gains organizations, icon crafts, names or rules (1331, 1332).

    rules: "cannot attack", "cannot be attacked", "cannot overkill", "cannot ready", "cannot fight back",
    "attack if able".
    """

    who: Who
    orgs: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    until: str = "turn"


@dataclass(frozen=True, slots=True)
class GainOrgs:
    """``who`` gains the organizations that the objects of a register have now (or last had, 1404.1)."""

    who: Who
    of: str
    until: str = "turn"


@dataclass(frozen=True, slots=True)
class Do:
    """A verb without further arguments on objects.

    verb: "stun" (1306), "cure" (1308), "ko" (1317.1), "destroy" (1317.2), "ready", "action" (1315), "support",
    "lose support" (1309), "exile" (1330), "return" (to the owner's hand), "rebuild" (1335), "face up", "face down",
    "discard" (1314), "counter" (1324).
    """

    verb: str
    who: Who


@dataclass(frozen=True, slots=True)
class Put:
    """Move objects to a zone: "field" (1320), "homebase", "hand", "deck top", "deck bottom", "trail"."""

    who: Who
    to: str
    state: str = "ready"  #: "ready", "action"
    face: str = "up"  #: "up", "down"


@dataclass(frozen=True, slots=True)
class Draw:
    """1313."""

    player: Player = "you"
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Discard:
    """A number of hand cards, chosen by their player, or at random (1314)."""

    player: Player = "you"
    amount: Amount = 1
    how: str = "choose"  #: "choose", "random"


@dataclass(frozen=True, slots=True)
class Bond:
    """Gain (positive) or lose (negative) bond."""

    player: Player = "you"
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain CP or EP into the pool. what: "cp" or "ep"."""

    what: str
    player: Player = "you"
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Plan:
    """1323."""

    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class PlayerRule:
    """A rule for a player for a time: "no stun damage" (1307)."""

    rule: str
    player: Player = "you"
    until: str = "turn"


@dataclass(frozen=True, slots=True)
class Delayed:
    """Make a delayed trigger for the next such moment (1211.8), e.g. "cure phase"."""

    moment: str
    then: tuple[Instruction, ...]
    keep: tuple[str, ...] = ()  #: registers it remembers


@dataclass(frozen=True, slots=True)
class May:
    """ "You may A. If you do, B" (1203.6): ``cost`` is wholly possible or cannot be chosen."""

    cost: tuple[Instruction, ...]
    then: tuple[Instruction, ...] = ()
    player: Player = "you"


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()


@dataclass(frozen=True, slots=True)
class PayEP:
    """Pay EP, as a cost inside an effect or of a craft (1318.2)."""

    amount: Amount


Instruction = (
    Choose
    | Get
    | Have
    | GainOrgs
    | Do
    | Put
    | Draw
    | Discard
    | Bond
    | Gain
    | Plan
    | PlayerRule
    | Delayed
    | May
    | If
    | PayEP
)


# --- abilities ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Target:
    """One demand for targets, chosen when the ability is played (1204.2d)."""

    register: str
    filter: Filter
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Effect:
    """Targets, then instructions in order."""

    targets: tuple[Target, ...]
    do: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Trigger:
    """When a craft triggers.

    event: "attacks", "sclm attacks", "is attacked", "is sclm attacked", "stuns" (1222.4), "is stunned", "is cured",
    "overkill" (deals Overkill damage), "enters" (put onto the field), "leaves" (the field), "is ko", "is destroyed",
    "to trail", "is played", "draws", "discards", "loses bond", "gains bond", "start" and "end" of ``moment``.
    who: which object it must happen to or come from ("this" or a filter). other: for "stuns", the UNIT that is
    stunned. player: whose doing, bond, step or card. moment: "turn", "preparation phase", "draw step", "homebase step",
    "deployment step", "combat phase", "propose attacker step", "cure phase". register: name for the object (default
    "it" = the other object where there is one).
    """

    event: str
    who: Who | None = None
    other: Filter | None = None
    player: Player = "each"
    moment: str = ""


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of an activated craft, paid in the written order (1203.4).

    steps: instructions on "this" or chosen objects; ``Do("action", "this")`` is the action icon (1321.1).
    """

    steps: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon craft (1400s) by its English key."""

    key: str
    value: int = 0


@dataclass(frozen=True, slots=True)
class Activated:
    """``cost: effect`` (1210)."""

    cost: Cost
    effect: Effect
    condition: Condition | None = None
    once: str = ""  #: "" or "turn"


@dataclass(frozen=True, slots=True)
class Triggered:
    """``When ..., effect`` (1211). condition: checked when it triggers."""

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None
    once: str = ""


@dataclass(frozen=True, slots=True)
class Continuous:
    """A continuous craft (1212): while it is valid, ``who`` has and gets what the parts say.

    who: "this" or a filter. strength, defence, cp: numbers added. condition: while it holds.
    """

    who: Who
    strength: Amount = 0
    defence: Amount = 0
    cp: Amount = 0
    orgs: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    condition: Condition | None = None


Craft = Icon | Activated | Triggered | Continuous


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a whole card does: its crafts in printed order, its EVENT ability and its arts ability."""

    crafts: tuple[Craft, ...] = ()
    event: Effect | None = None
    arts: Effect | None = None
