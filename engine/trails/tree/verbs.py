"""Instructions of the effect tree. Import them through :mod:`engine.trails.tree`.

A new verb: its node here (:mod:`engine.trails.tree.lasting` if it is for a time), listed in
:mod:`engine.trails.tree`; its words in :mod:`engine.trails.tree.loading.verbs` (``meaning`` if it holds other
instructions); its function in the table of :mod:`engine.trails.verbs.table`. Guard: a scenario under
tests/trails/.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.frozen import frozen
from engine.trails.tree.choices import Choose, ChoosePlayer, NameCard, NameNumber, NameType
from engine.trails.tree.conditions import Condition
from engine.trails.tree.lasting import (
    GainCrafts,
    GainNames,
    GainOrgs,
    Get,
    Have,
    Ignore,
    LinkOrgs,
    Lose,
    PlayerRule,
    Price,
    Set,
    Swap,
)
from engine.trails.tree.nouns import Amount, Filter, Player, Range, Who

#: The moment of a delayed trigger for the end of the turn after this one; with a step or phase behind it for that of
#: the next turn ("next turn combat phase"), which is never that of a later one.
NEXT_TURN = "next turn"
#: Before the moment of a delayed trigger for a step or phase of this turn ("this turn combat phase"): if it is over or
#: left out, nothing comes of it.
THIS_TURN = "this turn "


@frozen
class Do:
    """A verb without further arguments on objects.

    verb: "stun" (1306), "cure" (1308), "ko" (1317.1), "destroy" (1317.2), "ready", "action" (1315), "support", "support
    this turn", "support this combat", "lose support" (1309), "exile" (1330), "return" (to the owner's hand), "rebuild"
    (1335), "face up", "face down", "discard" (1314), "counter" (1324), "curse", "curse this turn" (1338), "link"
    (ja:1336.1: two UNITs become one).
    along: it is done at the same time as the one before it ("stun target UNIT and target ITEM"). unhurt: who takes no
    stun damage from it ("" = everybody does).
    """

    verb: str
    who: Who
    along: bool = False
    unhurt: Player = ""


@frozen
class Put:
    """Move objects to a zone: "field" (its owner's, 1320.1a), "your field", "homebase", "hand", "deck top", "deck
    bottom", "trail", "deck" (shuffled in). along: as in :class:`Do`."""

    who: Who
    to: str
    state: str = "ready"  #: "ready", "action"
    face: str = "up"  #: "up", "down"
    along: bool = False


@frozen
class Draw:
    """1313. register: holds what was drawn, if what follows speaks of it. own: as in :class:`Discard`."""

    player: Player = "you"
    amount: Amount = 1
    register: str = ""
    own: bool = False


@frozen
class Discard:
    """A number of hand cards, chosen by their player, or at random (1314).

    own: the amount is counted from the seat of whoever discards: each player all but two of their own cards.
    """

    player: Player = "you"
    amount: Amount = 1
    how: str = "choose"  #: "choose", "random"
    own: bool = False


@frozen
class Bond:
    """Gain (positive) or lose (negative) bond.

    becomes: bond becomes a number: the amount is what that is apart from the bond now, gained or lost as it comes.
    """

    player: Player = "you"
    amount: Amount = 1
    becomes: bool = False


@frozen
class Gain:
    """Gain CP or EP into the pool. what: "cp" or "ep"."""

    what: str
    player: Player = "you"
    amount: Amount = 1


@frozen
class Plan:
    """1323. player: who plans, on their own deck."""

    amount: Amount = 1
    player: Player = "you"


@frozen
class Search:
    """Look for cards in a hidden zone (1312.2, 1312.3): finding fewer, even none, is allowed by a quality only. least:
    how many there have to be where none is asked for (1312.1, R077).
    apart: "name" if no two of them may have a card name in common; they are chosen one after another then. total: what
    a number of all of them together may come to; likewise.
    """

    register: str
    filter: Filter
    most: Amount = 1
    apart: str = ""
    total: Range | None = None
    least: Amount = 0


@frozen
class LookTop:
    """Look at the top cards of a deck alone ("look"), show them to all ("reveal", 1311), or take them unseen ("take").

    It binds them. end: "bottom" for the cards under the deck instead (504.2: the order of a deck is tracked).

    Guard of ``end``: tests/trails/500/504-deck-bottom.yaml.
    """

    register: str
    amount: Amount = 1
    how: str = "look"  #: "look", "reveal", "take"
    player: Player = "you"  #: whose deck
    end: str = "top"  #: "top", "bottom"


@frozen
class Dig:
    """Show cards from the top of a deck one by one until one fits ``of``, or there are no more (1311.1).

    It binds all of them, and the one that fits as ``found``.
    """

    register: str
    found: str
    of: Filter
    player: Player = "you"  #: whose deck


@frozen
class Look:
    """Look at hidden cards alone until the effect has resolved (502.2)."""

    who: Who


@frozen
class Reveal:
    """Show hidden cards to everybody until the effect has resolved (1311)."""

    who: Who


@frozen
class Shuffle:
    """Shuffle a player's deck."""

    player: Player = "you"


@frozen
class ChooseOrgs:
    """Choose organizations among those of the objects of a filter (1312.4); the source remembers them."""

    among: Filter
    count: int = 1


@frozen
class Link:
    """This UNIT and one other may be tactically linked (ja:1408.1); who: register it must come from, "" = any own."""

    who: str = ""


@frozen
class Board:
    """One or two own ready UNITs with a total CP cost of at least ``least`` board this ITEM (ja:1337.1, ja:1411.1)."""

    least: Amount


@frozen
class Crew:
    """What ``who`` means boards the one ITEM of the register ``on`` (ja:1337.1), wherever it lies."""

    who: Who
    on: str = "this"


@frozen
class Pair:
    """Two UNITs become one (ja:1336.1): those of the registers ``who`` and ``other``."""

    who: str
    other: str


@frozen
class Control:
    """A player gains control of objects on the field (105.3, 506.4). until: "game", or "turn": then its owner does."""

    who: Who
    player: Player = "you"
    until: str = "game"


@frozen
class Trade:
    """Control of two objects on the field of different players is exchanged (105.3, 506.4): those of two registers, or
    the two of one. until as in :class:`Control`."""

    who: str
    other: str = ""
    until: str = "game"


@frozen
class PlayCard:
    """A player plays cards, from wherever they lie. free: without paying; less: so much cheaper."""

    who: Who
    free: bool = False
    less: Amount = 0
    player: Player = "you"


@frozen
class Wait:
    """A triggered craft that its player has for a time, each time or only the next time (1211.8).

    craft: an :class:`engine.trails.tree.Triggered`, which speaks of nothing that was said before it; or an
    :class:`engine.trails.tree.Replacement`, which may be about the objects of a register (1216).
    """

    craft: Any
    until: str = "turn"
    next: bool = False  #: only the next time


@frozen
class Delayed:
    """Make a delayed trigger for the next such moment (1211.8), e.g. "cure phase" or "draw step of opponent"; or for
    when this card leaves the field: moment "this leaves", edge "when"; or for the turn after this one, or a
    step or phase of it: :data:`NEXT_TURN`; or for a phase of this turn: :data:`THIS_TURN`.

    Guard: tests/trails/1200/1211-delayed/step_of_a_player.yaml.
    """

    moment: str
    then: tuple[Instruction, ...]
    keep: tuple[str, ...] = ()  #: registers it remembers
    edge: str = "start"  #: "start", "end", "when"


@frozen
class May:
    """ "You may A. If you do, B" (1203.6): ``cost`` is wholly possible or cannot be chosen.

    otherwise: what follows if it is not done.
    """

    cost: tuple[Instruction, ...]
    then: tuple[Instruction, ...] = ()
    player: Player = "you"
    otherwise: tuple[Instruction, ...] = ()


@frozen
class Together:
    """What several players may do, each of them one of the options: all of them decide, the primary player first, then
    what they have decided is done at once, and then what follows for each of them (1502.1).

    decided: while it is carried out, what is left of the options that have been decided.
    """

    options: tuple[May, ...]
    decided: tuple[May, ...] = ()


@frozen
class Offer:
    """A player chooses one of several parts while the effect resolves (1312.1), and it is done."""

    options: tuple[tuple[Instruction, ...], ...]
    player: Player = "opponent"


@frozen
class If:
    """One part or the other; neither, where there is nothing of which it is asked (1221.1).

    instead: the other part goes without asking, and the first one takes its place ("draw a card. If the discarded card
    was a UNIT, draw two cards instead").
    """

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()
    instead: bool = False


@frozen
class PayEP:
    """Pay EP, or CP, as a cost inside an effect or of a craft (1318)."""

    amount: Amount
    what: str = "ep"
    player: Player = "you"


@frozen
class Hand:
    """What nobody read: the players carry it out by hand. text: the printed line, at: where the unread part begins."""

    text: str
    lang: str = "en"
    at: int = 0

    @property
    def rest(self) -> str:
        """The unread part."""
        return self.text[self.at :].strip()


Instruction = (
    Choose
    | ChoosePlayer
    | NameCard
    | NameNumber
    | NameType
    | Get
    | Have
    | GainOrgs
    | GainCrafts
    | GainNames
    | Do
    | Put
    | Draw
    | Discard
    | Bond
    | Gain
    | Plan
    | Search
    | LookTop
    | Dig
    | Reveal
    | Shuffle
    | ChooseOrgs
    | Set
    | Swap
    | Trade
    | LinkOrgs
    | Lose
    | Ignore
    | Link
    | Look
    | Board
    | Crew
    | Pair
    | Control
    | PlayCard
    | PlayerRule
    | Price
    | Wait
    | Delayed
    | May
    | Together
    | If
    | Offer
    | PayEP
    | Hand
)
