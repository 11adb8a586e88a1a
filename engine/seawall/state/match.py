"""The state of a match: what the kernel holds and what this game counts besides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from engine.effects.nodes import Ability
from engine.kernel.chance import Chance
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.kernel.objects import Obj
from engine.seawall.cards.card import Card
from engine.seawall.state.switches import Switches
from engine.seawall.state.zones import BATTLE, RESOURCES, SHIELDS


class Token(NamedTuple):
    """What a token is printed as: the ``entry`` of its object."""

    card: Card


class Battle(NamedTuple):
    """An attack going on. target: -1 for the player. attacker, target: incarnations at their declaration (R-G10)."""

    attacker: int
    target: int
    seat: int
    blocked: bool = False


class Outcome(NamedTuple):
    """How the match ended. winner: -1 for a draw."""

    winner: int
    rule: str


class Match(Game):
    """owner: the active player. step: word of the scenario format. damage: counters by incarnation. arrived: what
    entered this turn. used: once-per-turn abilities spent. batch: generation of triggers. spared: what was not
    destroyed though its HP are used up, with the reckoning at which. struck: who took battle damage without anything in
    the shield area. tokens: cards that effects make tokens of."""

    __slots__ = (
        "arrived", "batch", "battle", "damage", "owner", "spared", "step", "struck", "switches", "tokens", "turn",
        "used",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = (
        *Game.SHARED, "arrived", "batch", "battle", "owner", "spared", "step", "struck", "switches", "tokens", "turn",
        "used",
    )  # fmt: skip
    COPIED: ClassVar[tuple[str, ...]] = (*Game.COPIED, "damage")

    def __init__(
        self,
        rules: Any,
        printed: Sequence[Card],
        chance: Chance,
        switches: Switches | None = None,
        tokens: Sequence[Card] = (),
    ) -> None:
        super().__init__(rules, printed, chance)
        self.owner = 0
        self.turn = 0
        self.step = "setup"
        self.battle: Battle | None = None
        self.damage: dict[int, int] = {}
        self.arrived: frozenset[int] = frozenset()
        self.used: frozenset[tuple[int, int, int]] = frozenset()
        self.batch = 0
        self.spared: tuple[tuple[int, int, int], ...] = ()
        self.struck: frozenset[int] = frozenset()
        self.switches = switches or Switches()
        self.tokens = tuple(tokens)

    def commit(self, group: Iterable[Event]) -> None:
        """See the kernel; of a match that is over nothing happens any more (1-2-1)."""
        if self.outcome is None:
            super().commit(group)


def there(game: Match, zone: int) -> tuple[Obj, ...]:
    """The objects of a zone, in its order."""
    return tuple(game.objs[ident] for ident in game.zones[zone])


def printed(game: Match, obj: Obj) -> Card:
    """The printed card of an object, token or not. Raises :class:`engine.kernel.objects.UnknownCard`."""
    if obj.entry is not None:
        card: Card = obj.entry.card
        return card
    card = game.card(obj)
    return card


def is_token(obj: Obj) -> bool:
    """Whether an object is a token."""
    return obj.entry is not None


def units(game: Match, seat: int) -> tuple[Obj, ...]:
    """The Units of a seat; Pilots lie under them (3-5-1)."""
    return tuple(obj for obj in there(game, BATTLE + seat) if not obj.host)


def pilot_of(game: Match, unit: int) -> Obj | None:
    """The Pilot under a Unit."""
    obj = game.objs.get(unit)
    if obj is None:
        return None
    return next((one for one in there(game, obj.zone) if one.host == unit), None)


def resources(game: Match, seat: int, ex: bool) -> tuple[Obj, ...]:
    """The Resources of a seat, ordinary or EX."""
    return tuple(obj for obj in there(game, RESOURCES + seat) if is_token(obj) == ex)


def active(objs: Iterable[Obj]) -> tuple[Obj, ...]:
    """Those that are not rested."""
    return tuple(obj for obj in objs if obj.ready)


def burst_of(game: Match, obj: Obj) -> Ability | None:
    """The Burst of a card known here (11-2-5)."""
    if not obj.known:
        return None
    return next((one for one in printed(game, obj).abilities if one.on == ("burst",)), None)


def has_burst(game: Match, obj: Obj) -> bool:
    """Whether it is a Shield that can do something when it is turned over."""
    return obj.zone in (SHIELDS, SHIELDS + 1) and burst_of(game, obj) is not None
