"""What the table asks for, read from a view and its decision: which cards can act, which may be picked, what a click,
a drag, a drop or the main button means. Pure: no Qt, no port, nothing is decided here that the engine did not list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, Literal

from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.trails.tree.reasons import Reason
from engine.trails.views.records import CardView, View
from trails_desktop.table.questions import byhand

Panel = Literal["", "yes-no", "number", "order", "arrange", "name", "split", "list"]
#: Where a card may be dropped: ``("zone", name)`` with field, homebase, board or band, ``("card", id)``,
#: ``("seat", n)``.
Spot = tuple[str, str | int]

FIELD: Final[Spot] = ("zone", "field")
HOMEBASE: Final[Spot] = ("zone", "homebase")
BOARD: Final[Spot] = ("zone", "board")
BAND: Final[Spot] = ("zone", "band")

#: Purposes in which the seat marks cards of its own (amber) instead of pointing at any (cyan).
_OWN: Final = frozenset({"attackers", "exchange", "place", "pay", "cure"})
#: Purposes in which one card is taken out of the hand by dragging or by Enter, not by a mere click.
_DRAGGED: Final = frozenset({"place"})
_PANELS: Final[Mapping[Kind, Panel]] = MappingProxyType(
    {
        Kind.YES_NO: "yes-no", Kind.NUMBER: "number", Kind.ORDER: "order", Kind.ARRANGE: "arrange",
        Kind.NAME: "name", Kind.SPLIT: "split",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Act:
    """One thing a card can do now. verb: play, arts, craft, gain, support. craft: its number among the card's crafts.
    other: for support, the object that is supported."""

    option: Option
    verb: str
    craft: int = 0
    other: int = 0


@dataclass(frozen=True, slots=True)
class Asking:
    """A decision sorted by the things on the table it is about. ``purpose`` "" means this seat is not asked."""

    purpose: str = ""
    decision: Decision | None = None
    acts: Mapping[int, tuple[Act, ...]] = field(default_factory=dict)  #: priority: what each card can do
    picks: Mapping[int, Option] = field(default_factory=dict)  #: cards that may be picked
    seats: Mapping[int, Option] = field(default_factory=dict)  #: players that may be picked
    idle: Mapping[int, Reason] = field(default_factory=dict)  #: cards all of whose acts would do nothing now, and why
    others: tuple[Option, ...] = ()  #: options that are neither a card, nor a player, nor passing
    panel: Panel = ""  #: the panel that asks for it, "" if the cards themselves are enough

    @property
    def asked(self) -> bool:
        """Whether this seat has to decide now."""
        return self.decision is not None

    @property
    def multi(self) -> bool:
        """Whether several cards may be taken, so that a click marks and the main button finishes."""
        return self.decision is not None and self.decision.kind is Kind.CHOOSE and self.decision.most > 1

    @property
    def own(self) -> bool:
        """Whether the candidates are marked amber (own cards to use), not with cyan corners (targets)."""
        return self.purpose in _OWN

    @property
    def dragged(self) -> bool:
        """Whether candidates are dragged to where they go (a mere click only looks)."""
        return self.purpose in _DRAGGED

    def helps(self, obj: int) -> bool:
        """Whether all that an object can do is to help: support another, or be actioned for EP; or would do nothing. It
        moves nothing in the game by itself."""
        acts = self.acts.get(obj, ())
        return obj in self.idle or (bool(acts) and all(act.verb in ("support", "gain") for act in acts))

    @property
    def moves(self) -> bool:
        """Whether anything can be done with priority that moves the game: a play, arts or a craft."""
        return any(not self.helps(obj) for obj in self.acts)

    def candidates(self) -> frozenset[int]:
        """Objects that can act or be picked."""
        return frozenset(self.acts) | frozenset(self.picks)


def foreseen(asking: Asking, outlook: Callable[[Option], Reason | None]) -> Asking:
    """The same with what would do nothing now."""
    found: dict[int, Reason] = {}
    for obj, acts in asking.acts.items():
        whys = [outlook(act.option) if act.verb in ("play", "arts") else None for act in acts]
        if whys[0] is not None and None not in whys:
            found[obj] = whys[0]
    return replace(asking, idle=found) if found else asking


def read(view: View) -> Asking:
    """Sort the decision of a view. An empty :class:`Asking` if this seat is not asked."""
    decision = view.decision
    if decision is None:
        return Asking()
    acts: dict[int, list[Act]] = {}
    picks: dict[int, Option] = {}
    seats: dict[int, Option] = {}
    others: list[Option] = []
    for option in decision.options:
        verb, *rest = option
        numbers = [part for part in rest if isinstance(part, int)]
        if verb == "pass":
            continue
        if verb in ("play", "arts", "gain") and numbers:
            acts.setdefault(numbers[0], []).append(Act(option, str(verb)))
        elif verb == "craft" and len(numbers) == 2:
            acts.setdefault(numbers[0], []).append(Act(option, "craft", craft=numbers[1]))
        elif verb == "support" and len(numbers) == 2:
            acts.setdefault(numbers[1], []).append(Act(option, "support", other=numbers[0]))
        elif verb == "pick" and numbers:
            picks[numbers[0]] = option
        elif verb == "seat" and numbers:
            seats[numbers[0]] = option
        else:
            others.append(option)
    panel = _PANELS.get(decision.kind, "")
    if not panel and (others or (seats and not picks and decision.purpose == "initiative")):
        panel = "list"
    if panel == "arrange" or panel == "order":
        picks = {}
    return Asking(
        purpose=decision.purpose, decision=decision, acts={obj: tuple(list_) for obj, list_ in acts.items()},
        picks=picks, seats=seats, others=tuple(others), panel=panel,
    )  # fmt: skip


# --- what was taken so far -------------------------------------------------------------------------------------------
def toggle(asking: Asking, taken: Answer, option: Option) -> Answer:
    """The options taken after a click on one: taken back if it was there, added if the decision allows it, in place
    of the earlier one where only one may be taken. Unchanged if it does not fit (see :func:`misfit`)."""
    decision = asking.decision
    if decision is None or option not in decision.options:
        return taken
    if option in taken:
        return tuple(one for one in taken if one != option)
    if decision.most == 1:
        return (option,)
    if misfit(asking, taken, option):
        return taken
    if len(taken) >= decision.most:
        # The oldest mark gives way: to change a payment one clicks the card wanted instead.
        return (*taken[1:], option)
    return (*taken, option)


def misfit(asking: Asking, taken: Answer, option: Option) -> str:
    """The family (organization, target) that a further option does not share with those taken; "" if it fits."""
    decision = asking.decision
    if decision is None or not taken:
        return ""
    for family in decision.shared:
        if not decision.common((*taken, option), family):
            return family
    return ""


def whole(asking: Asking, taken: Answer) -> bool:
    """Whether the options taken are an answer the decision allows."""
    return asking.decision is not None and asking.decision.refusal(taken) == ""


def opening(asking: Asking, proposed: Answer = ()) -> Answer:
    """What is marked when a question comes up: the proposed payment, otherwise nothing."""
    if asking.purpose == "pay" and whole(asking, proposed):
        return proposed
    return ()


# --- click and drop --------------------------------------------------------------------------------------------------
def drops(asking: Asking, card: CardView) -> dict[Spot, Answer | None]:
    """Where a card may be dropped and what that answers; None = a menu opens there (several things are meant).

    Attack targets are not listed here: they depend on all attackers, ask the port for them.
    """
    spots: dict[Spot, Answer | None] = byhand.drops(asking.decision, card.id)
    if card.id in asking.picks and asking.purpose == "place":
        spots[HOMEBASE] = (asking.picks[card.id],)
    acts = asking.acts.get(card.id, ())
    quick = [act for act in acts if act.verb != "support"]
    for act in acts:
        if act.verb == "support":
            spots[("card", act.other)] = (act.option,)
    plays = [act for act in quick if act.verb == "play"]
    permanent = bool({"UNIT", "ITEM"} & set(card.types))
    if plays and permanent:
        spots[FIELD] = (plays[0].option,)
    elif plays:
        spots[BOARD] = (plays[0].option,)
        if "BASE" in card.types:
            spots[HOMEBASE] = (plays[0].option,)
    rest = [act for act in quick if act not in plays] if plays and permanent else quick
    if rest and card.zone in ("hand", "homebase"):
        band = (rest[0].option,) if len(rest) == 1 else None
        spots[BAND] = band
        if not plays:
            spots.setdefault(BOARD, band)
    return spots


def draggable(asking: Asking, card: CardView) -> bool:
    """Whether it makes sense to pick this card up now."""
    return bool(drops(asking, card)) or (asking.purpose == "attackers" and card.id in asking.picks)


# --- the main button -------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Main:
    """What the main button does. verb: pass, decline, done, keep, exchange, nothing, pay, attack, cure, wait, mark or
    none. count: for exchange. answer: None if it cannot be pressed now."""

    verb: str
    answer: Answer | None = None
    count: int = 0


def main(asking: Asking, taken: Answer, proposes: bool = True) -> Main:
    """The sensible default answer (Space): pass, decline, done, keep the hand, place nothing, pay as proposed, cure the
    only UNIT that is stunned; among several the key decides nothing, for declining loses them all. ``proposes``: False
    once that was put away (Esc)."""
    decision = asking.decision
    if decision is None:
        return Main("wait")
    if ("pass",) in decision.options:
        return Main("pass", (("pass",),))
    if asking.panel:
        return Main("panel")
    if decision.kind is not Kind.CHOOSE:
        return Main("none")
    answer = taken if whole(asking, taken) else None
    if asking.purpose == "attackers":
        # With attackers marked the next click chooses the target; the button takes that step first.
        return Main("attack", answer, len(taken)) if taken else Main("decline", answer)
    if asking.purpose == "exchange":
        return Main("exchange", answer, len(taken)) if taken else Main("keep", answer)
    if asking.purpose == "place":
        return Main("nothing", ()) if decision.least == 0 else Main("mark")
    if asking.purpose == "pay":
        return Main("pay", answer)
    if asking.purpose == "cure" and asking.picks and proposes and not taken:
        alone = len(asking.picks) == 1 and not asking.multi
        return Main("cure", tuple(asking.picks.values()) if alone else None, len(asking.picks))
    if decision.least == 0 and not taken:
        return Main("decline", ())
    return Main("done", answer, len(taken)) if asking.multi else Main("mark")


# --- cards that are not on the table ---------------------------------------------------------------------------------
def tray_cards(view: View, asking: Asking) -> tuple[CardView, ...]:
    """Cards to be shown over the table: what an effect shows, and candidates that lie in a pile."""
    lying = {card.id for player in view.players for card in (*player.field, *player.homebase, *player.hand)}
    cards = [card for card in view.looking if card.id not in lying]
    if asking.panel in ("arrange", "order"):
        return ()
    seen = {card.id for card in cards} | lying
    for player in view.players:
        for card in (*player.trail, *player.exile):
            if card.id in asking.picks and card.id not in seen:
                cards.append(card)
                seen.add(card.id)
    return tuple(cards)


def find(view: View, obj: int) -> CardView | None:
    """The card of an object id anywhere in a view."""
    if obj == 0:
        return None
    for player in view.players:
        for zone in (player.field, player.homebase, player.hand, player.trail, player.exile):
            for card in zone:
                if card.id == obj:
                    return card
    return next((card for card in view.looking if card.id == obj), None)


def holder(view: View, obj: int) -> int:
    """The seat on whose side an object lies, -1 if it is nowhere to be seen."""
    for player in view.players:
        if any(card.id == obj for zone in (player.field, player.homebase, player.hand, player.trail, player.exile)
               for card in zone):  # fmt: skip
            return player.seat
    return -1
