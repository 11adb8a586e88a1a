"""Any game of the registry as a sealed match plays it, by its port and :mod:`engine.opaque`.

Where the rules put cards aside unseen (shields, say) nobody knows them: they are dealt when they are turned over, by
both sides' secrets together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from engine.concealment import Secret
from engine.game import Game
from engine.kernel.chance import Chance, Fixed
from engine.kernel.decisions import Answer, Decision
from engine.kernel.events import Event
from engine.kernel.fingerprint import canonical
from engine.kernel.zones import SEATS, Sight
from engine.opaque import learn, mix_hands, public_facts
from engine.records import playing
from engine.records.lines import CONCEDE, Given
from engine.records.record import DeckList, Header, Mark, Record
from engine.takeback import Known, Seen, known_in, seen_between
from engine.views import View
from trails_desktop.lan.line.pacing import tells_of_hand
from trails_desktop.match.games.saying import Said, told

#: Kinds of events with which a turn begins.
_TURNS: Final = ("turn",)


class PortedSealed:
    """See :class:`trails_desktop.lan.sealed.games.port.SealedGame`. game: with its cards at hand."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules, self.engine = game.id, game.version

    # --- before the first card
    def digests(self) -> Mapping[str, str]:
        """See the port."""
        return {number: _digest(card) for number, card in self.game.cards.items()}

    def cards_of(self, numbers: Sequence[str]) -> list[Any]:
        """See the port."""
        return [self.game.cards[number] for number in numbers]

    def switches(self, named: Sequence[tuple[str, Any]]) -> Mapping[str, Any]:
        """See the port."""
        for name, value in named:
            if value not in self.game.switches.get(name, ()):
                raise TypeError(f"no switch {name} can be {value}")
        return dict(named)

    def unplayable(self, deck: Sequence[str]) -> Sequence[str]:
        """What is taken from a hidden place is shown, so every card can be played."""
        return ()

    def deck_problem(self, deck: Sequence[str], mode: str) -> str:
        """See the port."""
        check = self.game.check
        return "" if check is None else next((why.sentence for why in check(self.game.cards, deck)), "")

    def arranged(self, secret: Secret, deck: Sequence[str]) -> tuple[str, ...]:
        """See the port: shuffled, then pile by pile as the rules lay them out."""
        mixed = secret.arranged(deck)
        laid = self._start((mixed, mixed), Fixed(), {})
        return tuple(card.number for card in laid.printed[: len(mixed)])

    def starter(
        self, chance: Chance, book: Sequence[Any], sizes: tuple[int, int], own: tuple[int, Sequence[str]],
        cards: Mapping[str, Any], switches: Mapping[str, Any],
    ) -> Callable[[], Any]:  # fmt: skip
        """See the port. Of the other deck it is known how many cards there are: the own one stands for it."""
        _, slots = own

        def start() -> Any:
            match = self._start((slots, slots), chance, switches)
            match.printed = book
            match.view_cache = None
            self.asked(match)
            return match

        return start

    def _start(self, decks: tuple[Sequence[str], Sequence[str]], chance: Chance, switches: Mapping[str, Any]) -> Any:
        one, two = (playing.brought(self.game, DeckList(tuple(deck))) for deck in decks)
        more = (switches,) if switches else ()
        return self.game.start([one, two], chance, False, *more)

    # --- in step
    def facts(self, match: Any) -> bytes:
        """See the port."""
        return blake2b(repr(public_facts(match)).encode(), digest_size=8).digest()

    def hidden(self, match: Any, obj: Any) -> bool:
        """See the port."""
        return match.spec(obj.zone).sight is not Sight.ALL

    def learn(self, match: Any, known: Iterable[tuple[int, int]]) -> None:
        """See the port."""
        learn(match, known)

    def asked(self, match: Any) -> None:
        """See the port."""
        mix_hands(match)

    def downs(self, match: Any, seat: int) -> set[int]:
        """Which card a handle is follows from both secrets; nothing more binds it."""
        return set()

    def kept_order(self, decision: Decision, answer: Answer) -> Answer | None:
        """Handles tell nothing of their cards."""
        return None

    def secret(self, decision: Decision, match: Any) -> bool:
        """See the port."""
        return tells_of_hand(decision, match.owner)

    # --- telling
    def view(self, match: Any, seat: int) -> View:
        """See the port."""
        made: View = self.game.view(match, seat)
        return made

    def stands(self, match: Any) -> tuple[Any, Known]:
        """See the port: the match itself, which is looked at where somebody is told of it, and what is known of it."""
        return match, known_in(match)

    def tell(self, match: Any, before: Any, events: Sequence[Event], seat: int) -> tuple[Sequence[int], Sequence[Said]]:
        """See the port."""
        shown = None if before is None else self.view(before[0], seat)
        return (), told(match, events, shown, self.view(match, seat), _TURNS)

    def conceded(self, match: Any, seat: int, late: bool) -> Said:
        """See the port."""
        return Said(str(CONCEDE[0][0]), match.turn, seat, seat, str(match.outcome.rule))

    def ended(self, seat: int) -> Sequence[int]:
        """The log says it."""
        return ()

    def sights(self, match: Any, before: Any, after: Any, events: Sequence[Event], by: int) -> tuple[Seen, ...]:
        """See the port."""
        return seen_between(before[1], after[1], by)

    def concede(self, match: Any, seat: int) -> None:
        """See the port."""
        self.game.concede(match, seat)

    # --- afterwards
    def header(
        self, decks: tuple[Sequence[str], Sequence[str]], seed: str, names: tuple[str, str],
        switches: Mapping[str, Any], digests: Mapping[str, str], cards: Mapping[str, Any],
    ) -> Header:  # fmt: skip
        """See the port. Its decks stand in the order of their slots, as both secrets give it again."""
        one, two = (DeckList(tuple(deck)) for deck in decks)
        return playing.make_header(self.game, (one, two), seed, names=names, switches=dict(switches))

    def start_open(self, header: Header, chance: Chance, secrets: tuple[Secret, Secret]) -> Any:
        """See the port."""
        one, two = (self.arranged(secret, deck.cards) for secret, deck in zip(secrets, header.decks, strict=True))
        match = self._start((one, two), chance, header.switches)
        self.asked(match)
        return match

    def mark(self, match: Any, turn: int, count: int) -> Mark | None:
        """See the port."""
        return playing.mark_after(match, turn, count)

    def record(self, header: Header, given: Sequence[Given], marks: Sequence[Mark]) -> Record:
        """See the port."""
        return Record(header, tuple(given), tuple(marks))

    def where(self, match: Any, seat: int, card: int) -> str:
        """See the port."""
        if any(card in match.pools[zone] for zone in range(seat, len(match.pools), SEATS)):
            return "undealt"
        zone = next((obj.zone for obj in match.objs.values() if card in obj.cards), -1)
        name = "" if zone < 0 else match.spec(zone).name
        return name if name in ("hand", "deck") else ""


def _digest(card: Any) -> str:
    return blake2b(canonical(card).encode(errors="backslashreplace"), digest_size=8).hexdigest()
