"""Setting a game up (603)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import atoms as k
from engine.kernel.chance import Chance
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.objects import UNDEALT
from engine.trails.cards.carddef import CardDef
from engine.trails.events.moves import Arrival
from engine.trails.rules import TrailsRules
from engine.trails.state.game import TrailsGame
from engine.trails.state.rulings import Switches
from engine.trails.tree.zones import DECK, HAND
from engine.trails.turn.turn import Turn

OPENING_HAND = 4


def new_game(
    decks: tuple[Sequence[CardDef], Sequence[CardDef]],
    chance: Chance,
    switches: Switches | None = None,
    *,
    auto: bool = False,
    world: Sequence[CardDef] = (),
) -> TrailsGame:
    """A game before 603.1a, run up to its first question.

    decks: the cards of both seats (order does not matter: decks are shuffled). chance: where chance comes from. auto:
    answers with only one possibility give themselves (selfplay and search; never in a match between people). world:
    cards that a hidden one may be, where the decks are secret; those of both decks unless said.
    """
    game = empty_game(decks, chance, switches or Switches(), auto=auto, world=world)
    for seat in (0, 1):
        first = len(decks[0]) if seat else 0
        for _ in decks[seat]:
            k.create(game, DECK + seat, owner=seat, cards=(UNDEALT,), bottom=True)
        game.pools[DECK + seat] = tuple(range(first, first + len(decks[seat])))
    game.push(Setup())
    game.run()
    return game


def empty_game(
    decks: tuple[Sequence[CardDef], Sequence[CardDef]],
    chance: Chance,
    switches: Switches,
    *,
    auto: bool = False,
    world: Sequence[CardDef] = (),
) -> TrailsGame:
    """A game with the printed cards of both decks and nothing on the table, for set-up and scenarios."""
    game = TrailsGame(TrailsRules(), (*decks[0], *decks[1]), chance, switches, world)
    game.auto = auto
    return game


class Setup(Frame):
    """603.1. first: the seat that was picked at random to decide."""

    __slots__ = ("first", "left")

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        self.left: tuple[int, ...] = ()

    @step("603.1a thrown")
    def throw(self, game: TrailsGame) -> None:
        """A random player decides who has the initiative first (R013)."""
        self.first = game.throw(2)

    @step("603.1a")
    def pick(self, game: TrailsGame) -> None:
        """That player is asked."""
        options = (("seat", 0), ("seat", 1))
        prompt = "You decide who has the initiative in the first turn"
        game.ask(Decision(self.first, Kind.CHOOSE, "initiative", "603.1a", prompt, options))

    @step("603.1a decided")
    def decide(self, game: TrailsGame) -> None:
        """Set it."""
        game.commit([Event("initiative", seat=int(game.taken[0][1]), by=self.first, rule="603.1a")])

    @step("603.1b")
    def shuffle(self, game: TrailsGame) -> None:
        """Both decks are shuffled."""
        game.commit([Event("shuffle", seat=seat, rule="603.1b") for seat in (0, 1)])

    @step("603.1c")
    def opening_hands(self, game: TrailsGame) -> None:
        """Four cards each; this is no drawing (D22)."""
        for _ in range(OPENING_HAND):
            for seat in (game.initiative, game.initiative ^ 1):
                _take(game, seat, "603.1c")
        self.left = (game.initiative, game.initiative ^ 1)

    @step("603.1d")
    def exchange(self, game: TrailsGame) -> None:
        """The initiative player first; the other then knows how many cards went."""
        options = tuple(("pick", ident) for ident in game.zones[HAND + self.left[0]])
        prompt = "Choose cards to put under your deck in this order; you take as many new ones"
        game.ask(Decision(self.left[0], Kind.CHOOSE, "exchange", "603.1d", prompt, options, 0, len(options)))

    @step("603.1d exchanged")
    def exchanged(self, game: TrailsGame) -> None:
        """Put them under, then take as many from the top."""
        seat = self.left[0]
        arrival = Arrival(bottom=True)
        rule = "603.1d"
        game.commit(
            Event(
                "move", int(option[1]), to=DECK + seat, seat=seat, by=seat, cause="exchange", rule=rule, extra=arrival
            )
            for option in game.taken
        )
        for _ in game.taken:
            _take(game, seat, rule)
        self.left = self.left[1:]
        if self.left:
            self.jump("603.1d")

    @step("603.1e")
    def begin(self, game: TrailsGame) -> None:
        """The first turn."""
        game.replace(Turn())


def _take(game: TrailsGame, seat: int, rule: str) -> None:
    deck = game.zones[DECK + seat]
    if deck:
        game.commit([Event("move", deck[0], to=HAND + seat, seat=seat, cause="take", rule=rule)])
