"""Names of objects: a name belongs to a physical card and follows it through all zones."""

from __future__ import annotations

from engine.kernel.chance import Fixed
from engine.kernel.objects import Obj
from engine.kernel.triggers import Pending
from engine.scenario.board.cards import BLANK
from engine.scenario.board.numbering import as_printed
from engine.scenario.common.steps import SEATS
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.tree.zones import STANDBY


class Names:
    """Physical cards by name. An anonymous card's name is empty."""

    __slots__ = ("_by_card", "_by_name")

    def __init__(self, by_card: tuple[str, ...]) -> None:
        self._by_card = by_card
        self._by_name = {name: index for index, name in enumerate(by_card) if name}

    def find(self, game: TrailsGame, name: str) -> Obj | None:
        """The object that is this card now; None while nobody knows where in a deck it lies."""
        card = self._by_name.get(name)
        if card is None:
            return None
        return next((obj for obj in game.objs.values() if card in obj.cards), None)

    def deck_of(self, game: TrailsGame, name: str) -> int | None:
        """Zone index of the deck among whose undealt cards it is."""
        card = self._by_name.get(name)
        return next((zone for zone, pool in enumerate(game.pools) if card in pool), None)

    def deck(self, game: TrailsGame, zone: int) -> tuple[str, ...]:
        """The names in a deck, top first; undealt cards in the order in which they will be dealt, if that is fixed."""
        undealt = list(game.pools[zone]) if isinstance(game.chance, Fixed) else []
        found = []
        for obj in game.there(zone):
            if obj.known:
                found.append(self.of(game, obj))
            else:
                found.append((self._by_card[undealt.pop(0)] or BLANK) if undealt else "?")
        return tuple(found)

    def of(self, game: TrailsGame, obj: Obj | None) -> str:
        """The name of an object."""
        if obj is None:
            return "?"
        if obj.entry is not None and not obj.cards:
            return self.labels(game, obj)[0]
        cards = [card for card in obj.cards if card >= 0]
        return (self._by_card[cards[0]] or BLANK) if cards else "?"

    def source(self, game: TrailsGame, ident: int) -> str:
        """The name of the card that is or was the object ``ident``."""
        return self.of(game, game.find(ident))

    def labels(self, game: TrailsGame, obj: Obj) -> tuple[str, ...]:
        """What an object in standby may be called, the usual way first."""
        entry: Entry = obj.entry
        name = self.source(game, entry.source) if not obj.cards else self._by_card[obj.cards[0]] or BLANK
        if entry.kind in ("card", "event", "base"):
            return (name,)
        if entry.kind == "arts":
            return (f"{name} arts",)
        if entry.kind == "support":
            target = dict(entry.targets)["it"][0]
            return (f"support {self.source(game, target)}", f"support {name}")
        if entry.kind == "trigger":
            return trigger_labels(name, entry.craft)
        source = game.find(entry.source)
        return (f"{name} craft {as_printed(game, source, entry.craft) if source is not None else entry.craft}",)

    def pending(self, game: TrailsGame, pending: Pending) -> tuple[str, ...]:
        """What a craft that waits to be put up may be called in a choice."""
        name = self.source(game, pending.source)
        _, number = pending.craft
        return (name, *trigger_labels(name, number))

    def standby(self, game: TrailsGame) -> list[tuple[str, ...]]:
        """What waits, top first."""
        return [self.labels(game, obj) for obj in game.there(STANDBY)]


def trigger_labels(name: str, number: int) -> tuple[str, ...]:
    """Names of a triggered craft; icon crafts and delayed triggers have no number and count as the first."""
    return (f"{name} trigger {number}",) if number else (f"{name} trigger 1", f"{name} trigger 0")


def seat_word(seat: int) -> str:
    """A, B or none."""
    return SEATS[seat] if seat >= 0 else "none"
