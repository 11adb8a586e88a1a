"""Ferry, the toy of docs/adding-a-game.md: load your ferry and land it before it sinks.

F1 each player has twelve loads from 1 to 6, shuffled, and draws three. F2 a turn: draw one; F3 then load a card from
the hand onto the ferry, or land the ferry. F4 a ferry with more than ten sinks: its loads are lost. F5 what is landed
counts; who has twenty wins at once. F6 who can neither load nor land passes; when both have nothing left, more wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from engine.catalogue import ReadyDeck
from engine.effects.player import RandomPlayer
from engine.effects.reasons import Reason
from engine.game import Game as Port
from engine.kernel import atoms
from engine.kernel.chance import Chance
from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.game import Game
from engine.kernel.objects import UNDEALT, Obj
from engine.kernel.zones import SEATS, Sight, ZoneSpec
from engine.views import CardView, SideView, View, asked_seat, headed, sees

DECK, HAND, BOAT, LANDED, LOST = range(0, 10, 2)
ENOUGH, TOO_MUCH, FIRST_HAND = 20, 10, 3


class Load(NamedTuple):
    """A card."""

    number: str
    name: str
    weight: int


LOADS: Mapping[str, Load] = {
    f"F-{weight}": Load(f"F-{weight}", name, weight)
    for weight, name in enumerate(("Mail", "Eggs", "Sheep", "Timber", "Anvil", "Bell"), start=1)
}


class Outcome(NamedTuple):
    """How it ended."""

    winner: int
    rule: str


class Match(Game):
    """owner: whose turn it is. step: what is done."""

    __slots__ = ("owner", "step", "turn")
    SHARED: ClassVar[tuple[str, ...]] = (*Game.SHARED, *__slots__)

    def __init__(self, decks: Sequence[Sequence[Load]], chance: Chance) -> None:
        super().__init__(Rules(), [load for deck in decks for load in deck], chance)
        self.owner, self.step, self.turn = 1, "setup", 0
        at = 0
        for seat, deck in enumerate(decks):
            self.pools[DECK + seat] = tuple(range(at, at + len(deck)))
            at += len(deck)
            for _ in deck:
                atoms.create(self, DECK + seat, owner=seat, cards=(UNDEALT,), bottom=True)

    def there(self, zone: int) -> list[Obj]:
        """What lies in a place."""
        return [self.objs[ident] for ident in self.zones[zone]]

    def weight(self, zone: int) -> int:
        """How much lies there in the open."""
        return sum(self.card(obj).weight for obj in self.there(zone))


def do_move(game: Any, event: Event) -> bool:
    """A card goes somewhere; whoever takes it off the deck finds out which."""
    atoms.move(game, event)
    atoms.deal(game, game.objs[event.new])
    return True


def do_turn(game: Any, event: Event) -> bool:
    """A turn begins."""
    game.owner, game.turn, game.step = event.seat, game.turn + 1, "load"
    return True


class Rules:
    """What the kernel asks; nothing here changes what a card is."""

    zones = (
        ZoneSpec("deck", Sight.NOBODY, ordered=True, deck=True),
        ZoneSpec("hand", Sight.OWNER),
        ZoneSpec("boat", Sight.ALL),
        ZoneSpec("landed", Sight.ALL),
        ZoneSpec("lost", Sight.ALL),
    )
    atoms: ClassVar[dict[str, Callable[[Any, Event], bool]]] = {"move": do_move, "sink": do_move, "turn": do_turn}

    def derive(self, game: Any) -> object:
        """Nothing."""
        return self

    def dirties(self, game: Any, event: Event) -> bool:
        """Nothing does."""
        return False

    def prohibited(self, game: Any, event: Event) -> bool:
        """Nothing is."""
        return False

    def replacements(self, game: Any, event: Event) -> Sequence[Any]:
        """There are none."""
        return ()

    def stoppable(self, derived: Any) -> frozenset[str]:
        """Nothing can be forbidden or replaced."""
        return frozenset()

    def calm(self, derived: Any) -> frozenset[str]:
        """Nothing follows from what happens."""
        return frozenset(self.atoms)

    def noted(self, game: Any, before: Any, done: Sequence[Event]) -> None:
        """Nothing."""


def draws(match: Match, seat: int, count: int, rule: str) -> list[Event]:
    """Cards from the deck to the hand, as many as there are."""
    return [Event("move", i, to=HAND + seat, seat=seat, by=seat, rule=rule) for i in match.zones[DECK + seat][:count]]


def options(match: Match, seat: int) -> tuple[Option, ...]:
    """What a seat can do in its turn."""
    loads: list[Option] = [("load", ident) for ident in match.zones[HAND + seat]]
    return (*loads, *((("land",),) if match.zones[BOAT + seat] else ())) or (("pass",),)


class Turn(Frame):
    """One turn after the other."""

    __slots__ = ()

    @step("F1")
    def first_hands(self, match: Any) -> None:
        match.commit([event for seat in range(SEATS) for event in draws(match, seat, FIRST_HAND, "F1")])

    @step("F2")
    def begins(self, match: Any) -> None:
        seat = match.owner ^ 1
        match.commit([Event("turn", seat=seat, by=seat, rule="F2"), *draws(match, seat, 1, "F2")])

    @step("F3")
    def asks(self, match: Any) -> None:
        match.ask(
            Decision(match.owner, Kind.ACT, "load", "F3", "Load a card or land the ferry", options(match, match.owner))
        )

    @step("F4")
    def does(self, match: Any) -> None:
        (option,), seat = match.taken, match.owner
        if option[0] == "load":
            match.commit([Event("move", int(option[1]), to=BOAT + seat, seat=seat, by=seat, rule="F3")])
            if match.weight(BOAT + seat) > TOO_MUCH:
                match.commit([Event("sink", i, to=LOST + seat, seat=seat, rule="F4") for i in match.zones[BOAT + seat]])
        elif option[0] == "land":
            match.commit(
                [Event("move", i, to=LANDED + seat, seat=seat, by=seat, rule="F5") for i in match.zones[BOAT + seat]]
            )

    @step("F5")
    def ends(self, match: Any) -> None:
        one, two = (match.weight(LANDED + seat) for seat in range(SEATS))
        if match.weight(LANDED + match.owner) >= ENOUGH:
            match.finish(Outcome(match.owner, "F5"))
        elif not any(match.zones[zone + seat] for zone in (DECK, HAND, BOAT) for seat in range(SEATS)):
            match.finish(Outcome(-1 if one == two else int(two > one), "F6"))
        self.jump("F2")


# --- what the program is given ----------------------------------------------------------------------------------------
def start(decks: Sequence[Sequence[Load]], chance: Chance, auto: bool, switches: Any = None) -> Match:
    """A match at its first question."""
    match = Match(decks, chance)
    match.auto = auto
    match.push(Turn())
    match.run()
    return match


def view(match: Match, seat: int) -> View:
    """What a seat sees."""
    sides = []
    for owner in range(SEATS):
        zones = {
            spec.name: tuple(card(match, obj, sees(spec.sight, owner, seat)) for obj in match.there(at * SEATS + owner))
            for at, spec in enumerate(Rules.zones)
        }
        sides.append(SideView(owner, zones, {name: len(cards) for name, cards in zones.items()}))
    return headed(match, seat, tuple(sides))


def card(match: Match, obj: Obj, seen: bool) -> CardView:
    """A card as it is seen."""
    zone = match.spec(obj.zone).name
    if not seen or not obj.known:
        return CardView(obj.id, obj.owner, zone, face_up=False)
    load = match.card(obj)
    return CardView(obj.id, obj.owner, zone, load.name, load.number, "load", numbers={"weight": load.weight})


def concede(match: Match, seat: int) -> None:
    """A seat gives up."""
    if match.outcome is None:
        match.finish(Outcome(seat ^ 1, "F6"))


def why_not(match: Match, seat: int, option: Option) -> list[Reason]:
    """Why a seat cannot do something now."""
    if match.decision is not None and option in match.decision.options and match.owner == seat:
        return []
    return [Reason(("F3",), "It is the turn of the other player")]


FERRY = Port(
    id="ferry",
    name="Ferry",
    aliases=(),
    start=start,
    question=lambda match: headed(match, asked_seat(match)),
    view=view,
    concede=concede,
    player=lambda name, seat, seed, cards: RandomPlayer(seed, seat),
    players=("random",),
    book=lambda language: {},
    scenarios="",
    dealt_deck=lambda seed: tuple(Random(seed).choices(list(LOADS.values()), k=12)),
    decked=lambda cards, numbers: tuple(cards[number] for number in numbers),
    cards=LOADS,
    ready_decks=(ReadyDeck("plain", {"en": "Two of each"}, {"en": "Nothing odd."}, (*LOADS, *LOADS)),),
    why_not=why_not,
    moves={"hand": ("load",)},
)
