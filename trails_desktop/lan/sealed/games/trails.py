"""Trails as a sealed match plays it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from engine.concealment import Secret
from engine.kernel.chance import Chance
from engine.kernel.decisions import Answer, Decision, Kind
from engine.kernel.events import Event
from engine.records.lines import Given
from engine.takeback import Seen
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.decks import Deck, DeckLine, check_deck
from engine.trails.cards.pool import CardPool
from engine.trails.query.disclosure import hidden
from engine.trails.query.secrecy import unseen_truths, world_of
from engine.trails.records import record as rec
from engine.trails.records.one_seat import learn
from engine.trails.rules import TrailsRules
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.state.rulings import Switches
from engine.trails.tree.zones import DECK, FIELD, HAND, HOMEBASE
from engine.trails.turn.conceding import concede
from engine.trails.views.log import tell
from engine.trails.views.records import EventView, LogLine, View
from engine.trails.views.takeback import seen_in
from engine.trails.views.view import view
from trails_desktop.lan.line.pacing import timing_class


class TrailsSealed:
    """See :class:`trails_desktop.lan.sealed.games.port.SealedGame`. pool: the cards of this machine."""

    rules = TrailsRules.version
    engine = rec.ENGINE

    def __init__(self, pool: CardPool) -> None:
        self.pool = pool

    # --- before the first card
    def digests(self) -> Mapping[str, str]:
        """See the port."""
        return digests_of(self.pool)

    def cards_of(self, numbers: Sequence[str]) -> list[CardDef]:
        """See the port."""
        return rec.cards_of(self.pool, numbers)

    def switches(self, named: Sequence[tuple[str, Any]]) -> Mapping[str, Any]:
        """See the port."""
        return Switches(**dict(named))._asdict()

    def unplayable(self, deck: Sequence[str]) -> Sequence[str]:
        """See the port: cards whose texts force an unseen truth."""
        return unplayable(self.pool, [number for number in deck if number in self.pool])

    def deck_problem(self, deck: Sequence[str], mode: str) -> str:
        """See the port."""
        return deck_problem(deck, mode, self.pool)

    def arranged(self, secret: Secret, deck: Sequence[str]) -> tuple[str, ...]:
        """See the port."""
        return secret.arranged(deck)

    def starter(
        self, chance: Chance, book: Sequence[Any], sizes: tuple[int, int], own: tuple[int, Sequence[str]],
        cards: Mapping[str, Any], switches: Mapping[str, Any],
    ) -> Callable[[], TrailsGame]:  # fmt: skip
        """See the port."""
        world, ruled = world_of(cards.values()), Switches(**switches)

        def start() -> TrailsGame:
            game = new_game((book[: sizes[0]], book[sizes[0] :]), chance, ruled, world=world)
            game.printed = book
            return game

        return start

    # --- in step
    def facts(self, match: TrailsGame) -> bytes:
        """See the port."""
        return facts_of(match)

    def hidden(self, match: TrailsGame, obj: Any) -> bool:
        """See the port."""
        return hidden(obj)

    def learn(self, match: TrailsGame, known: Iterable[tuple[int, int]]) -> None:
        """See the port."""
        learn(match, known)

    def asked(self, match: TrailsGame) -> None:
        """Its own rules mix hands (R079)."""

    def downs(self, match: TrailsGame, seat: int) -> set[int]:
        """Cards that lie face-down in a homebase."""
        return down_there(match, seat)

    def kept_order(self, decision: Decision, answer: Answer) -> Answer | None:
        """See the port (1323)."""
        return kept_order(decision, answer)

    def secret(self, decision: Decision, match: TrailsGame) -> bool:
        """See the port."""
        return timing_class(decision) == "secret"

    # --- telling
    def view(self, match: TrailsGame, seat: int) -> View:
        """See the port."""
        return view(match, seat)

    def stands(self, match: TrailsGame) -> int:
        """How many coins were thrown."""
        return match.coins

    def tell(
        self, match: TrailsGame, before: int, events: Sequence[Event], seat: int
    ) -> tuple[Sequence[EventView], Sequence[LogLine]]:
        """See the port."""
        return tell(match, events, seat)

    def conceded(self, match: TrailsGame, seat: int, late: bool) -> LogLine:
        """See the port."""
        return LogLine(match.turn, "103.4", seat, "{who} concedes", (("who", ("seat", seat)),))

    def ended(self, seat: int) -> Sequence[EventView]:
        """See the port."""
        return (EventView("end", seat=seat),)

    def sights(self, match: TrailsGame, before: int, after: int, events: Sequence[Event], by: int) -> tuple[Seen, ...]:
        """See the port."""
        return seen_in(match, events, before)

    def concede(self, match: TrailsGame, seat: int) -> None:
        """See the port (103.4)."""
        concede(match, seat)

    # --- afterwards
    def header(
        self, decks: tuple[Sequence[str], Sequence[str]], seed: str, names: tuple[str, str],
        switches: Mapping[str, Any], digests: Mapping[str, str], cards: Mapping[str, Any],
    ) -> rec.Header:  # fmt: skip
        """See the port. Its cards are those of the decks and those that a hidden one might have been."""
        one, two = (tuple(deck) for deck in decks)
        numbers = sorted({*one, *two, *(card.number for card in world_of(cards.values()))})
        known = {number: digests[number] for number in numbers}
        return rec.Header((one, two), seed, names, ("human", "human"), known, dict(switches))

    def start_open(self, header: rec.Header, chance: Chance, secrets: tuple[Secret, Secret]) -> TrailsGame:
        """See the port."""
        return rec.start_sealed(header, self.pool, chance, secrets)

    def mark(self, match: TrailsGame, turn: int, count: int) -> rec.Mark | None:
        """See the port."""
        return rec.mark_after(match, turn, count)

    def record(self, header: rec.Header, given: Sequence[Given], marks: Sequence[rec.Mark]) -> rec.Record:
        """See the port."""
        return rec.Record(header, tuple(given), tuple(marks))

    def where(self, match: TrailsGame, seat: int, card: int) -> str:
        """See the port."""
        if card in match.pools[DECK + seat]:
            return "undealt"
        zone = next((obj.zone for obj in match.objs.values() if card in obj.cards), -1)
        return {HAND + seat: "hand", DECK + seat: "deck"}.get(zone, "")


def facts_of(game: TrailsGame) -> bytes:
    """Eight bytes of what both sides must agree on at a question: public facts and the cards that lie open."""
    decision, objs, zones = game.decision, game.objs, game.zones
    said: list[object] = [len(zone) for zone in zones[:FIELD]]
    for zone in range(FIELD, len(zones)):
        home = zone >> 1 == HOMEBASE >> 1
        said.append(-1 - zone)
        for ident in zones[zone]:
            obj = objs[ident]
            state = obj.owner + 2 * obj.controller + 4 * obj.ready + 8 * obj.face_up
            said += (ident, state) if home and not obj.face_up else (ident, state, obj.cards)
            if obj.marks:
                said.append(sorted(obj.marks))
    if decision is not None:
        said += (decision.seat, decision.kind.value, decision.purpose, decision.rule)
    if game.outcome is not None:
        said.append(tuple(game.outcome))
    said += (game.turn, game.phase, game.step, game.step_seat, game.initiative, game.bond, game.cp, game.ep)
    said += (game.coins, game.deals, game.next_id)
    return blake2b(repr(said).encode(), digest_size=8).digest()


def unplayable(pool: CardPool, deck: Sequence[str]) -> tuple[str, ...]:
    """Cards of a deck that no sealed match can be played with, since their texts force an unseen truth."""
    return unseen_truths(rec.cards_of(pool, dict.fromkeys(deck)))


def deck_problem(deck: Sequence[str], mode: str, pool: CardPool) -> str:
    """Why a deck may not be played in a mode, "" if it may or no mode is agreed on."""
    if not mode:
        return ""
    lines = tuple(DeckLine(count, number) for number, count in Counter(deck).items())
    problems = check_deck(Deck(mode=mode, lines=lines), pool)
    return problems[0].message if problems else ""


def digests_of(pool: CardPool) -> dict[str, str]:
    """Digests of all cards of a pool by number."""
    return {number: rec.card_digest(pool, number) for number in pool}


def down_there(game: TrailsGame, seat: int) -> set[int]:
    """Cards that lie face-down in a homebase."""
    return {obj.id for obj in game.there(HOMEBASE + seat) if not obj.face_up and len(obj.cards) == 1}


def kept_order(decision: Decision, answer: Answer) -> Answer | None:
    """The answer that is sent in place of one whose order is its player's alone (1323); None if nothing is kept.

    Only how many cards go where is told; handles stand in ascending order.
    """
    if decision.kind is not Kind.ARRANGE:
        return None
    idents = sorted(int(option[1]) for option in decision.options)
    top = sum(option[0] == "top" for option in answer)
    return tuple(("top" if place < top else "under", ident) for place, ident in enumerate(idents))
