"""Before the first card: who plays, with which program, rules and cards, and which packs are opened together.

Two libraries need not be equal: what both have alike is what the match is played with, as long as both decks are made
of it. Otherwise the numbers that differ are told, and their records can be asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from engine.concealment import Secret, derive, digest
from engine.trails.cards.decks import PACK_SIZE, PACKS
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from trails_desktop import __version__
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.sentences import Breach, Fault, Sentence, plain, say
from trails_desktop.lan.sealed.card_records import read_records, write_records
from trails_desktop.lan.sealed.commitments import Hands
from trails_desktop.lan.sealed.games.port import SealedGame
from trails_desktop.lan.sealed.games.trails import TrailsSealed, deck_problem, digests_of, unplayable
from trails_desktop.lan.sealed.journal import Started
from trails_desktop.lan.sealed.packs import PackOpener, whole

__all__ = ["deck_problem", "digests_of", "unplayable"]
_PIECE = 800
_MOST_MARKS = 60_000
_RECORDS_A_MESSAGE = 4
_SHOWN = 8  #: card numbers named in a sentence


class Differing:
    """Where two libraries differ. only_here, only_there, unequal: card numbers in order."""

    def __init__(self, mine: Mapping[str, str], theirs: Mapping[str, str]) -> None:
        self.only_here = tuple(sorted(mine.keys() - theirs.keys()))
        self.only_there = tuple(sorted(theirs.keys() - mine.keys()))
        self.unequal = tuple(sorted(number for number in mine.keys() & theirs.keys() if mine[number] != theirs[number]))
        self.common = {number: mine[number] for number in mine.keys() & theirs.keys() - set(self.unequal)}

    @property
    def missing(self) -> tuple[str, ...]:
        """What may be asked for: cards that are other ones, or none, here."""
        return (*self.unequal, *self.only_there)


class Meeting:
    """One side's part of the agreement. agreed: both sides are ready for the decks. differs: why not, as a sentence."""

    def __init__(
        self, pool: CardPool | SealedGame, started: Started, digests: Mapping[str, str] | None, opener: PackOpener
    ) -> None:
        self.rules = sealed_game(pool)
        self.opener = opener
        self._started = started
        self._digests = dict(digests if digests is not None else self.rules.digests())
        self._marks: dict[str, str] = {}
        self._ready: tuple[m.Ready | None, m.Ready | None] = (None, None)  # mine, theirs
        self._hello: m.Hello | None = None
        self._common = self._digests
        self.match = b""
        self.make_secret: Callable[[bytes, bytes, int], Secret] = Secret
        self.secret = Secret(started.key, b"", started.seat)
        self.differs: Sentence | None = None
        self.differing: Differing | None = None
        self.asked: tuple[str, ...] = ()
        self.offered: list[Printing] = []
        self._records: list[str] = []
        self.pack_seed = b""
        self.pack_seal = b""
        self._settled = False
        self._cards: dict[str, Any] = {}

    @staticmethod
    def digest_of(pool: CardPool | SealedGame, digests: Mapping[str, str] | None) -> str:
        """One word for all cards of a pool."""
        return _digest(digests if digests is not None else sealed_game(pool).digests())

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def agreed(self) -> bool:
        """Whether decks can be bound now."""
        return self._settled and (not self._started.terms.packs or bool(self.pack_seed))

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat; the other's is "" until it came."""
        other = plain(self._hello.name)[:60] if self._hello is not None else ""
        return (self._started.name, other) if self._started.seat == 0 else (other, self._started.name)

    @property
    def cards(self) -> dict[str, Any]:
        """All cards the match may be played with, by number."""
        if not self._cards:
            numbers = sorted(self._common)
            self._cards = dict(zip(numbers, self.rules.cards_of(numbers), strict=True))
        return self._cards

    @property
    def pool(self) -> CardPool:
        """The library of this machine. Raises LookupError for a game that has none."""
        if not isinstance(self.rules, TrailsSealed):
            raise LookupError("this game has no library")
        return self.rules.pool

    @property
    def seat(self) -> int:
        """The own seat."""
        return self._started.seat

    def cards_of(self, numbers: Sequence[str]) -> list[Any]:
        """Playable cards of the own deck."""
        return [self.cards[number] for number in numbers]

    def digest(self, number: str) -> str:
        """Digest of a card of the match."""
        return self._common[number]

    def switches(self) -> Mapping[str, Any]:
        """The rulings agreed on."""
        return self.rules.switches(self._started.terms.switches)

    def starter(self, hands: Hands, sizes: tuple[int, int], slots: Sequence[str]) -> Callable[[], Any]:
        """What begins the game on this side's knowledge. slots: the own deck."""
        return self.rules.starter(hands, hands.book, sizes, (self.seat, slots), self.cards, self.switches())

    # --- talking ----------------------------------------------------------------------------------------------------
    def hello(self) -> m.Hello:
        """The first message."""
        s = self._started
        return m.Hello(__version__, self.rules.rules, self.rules.engine, s.digest, s.name, s.nonce, s.terms)

    def came(self, body: m.Body) -> list[m.Body]:
        """A message before the decks are bound: the replies. Raises :class:`Breach`."""
        if isinstance(body, m.Hello) and self._hello is None:
            return list(self._greet(body))
        if self._hello is None:
            raise Breach(say("It did not say who it is"), 0)
        if isinstance(body, m.CardMarks) and self.differing is None:
            return list(self._compare(body))
        if isinstance(body, m.Ready) and self._ready[1] is None:
            self._ready = (self._ready[0], body)
            return list(self._decide())
        if isinstance(body, m.CardAsk) and self.differing is not None:
            return self._give(body)
        if isinstance(body, m.CardGive) and self.asked:
            self._take(body)
            return []
        if isinstance(body, m.PackSeal) and self._settled and not self.pack_seal and self._started.terms.packs:
            self.pack_seal = body.seal
            return [m.PackGrant(derive(self.secret.key, "packs", self.match, self.seat))]
        if isinstance(body, m.PackGrant) and self.pack_seal and not self.pack_seed:
            self.pack_seed = pack_seed(self.secret, body.value)
            return []
        raise Breach(say("It sent a message that has no place here"), 0)

    def ask(self, numbers: Sequence[str]) -> m.CardAsk:
        """Ask for records of cards that differ."""
        assert self.differing is not None
        wanted = tuple(number for number in numbers if number in self.differing.missing)[:50]
        self.asked = (*self.asked, *wanted)
        return m.CardAsk(wanted)

    def _greet(self, hello: m.Hello) -> Iterator[m.Body]:
        self._hello = hello
        mine = self.hello()
        nonces = (mine.nonce, hello.nonce) if self.seat == 0 else (hello.nonce, mine.nonce)
        if hello.nonce == mine.nonce:
            raise Breach(say("It copied what this side said"), 0)
        self.match = digest("match", b"", 2, *nonces)
        self.secret = self.make_secret(self._started.key, self.match, self.seat)
        self.differs = compare(mine, hello)
        if self.differs is not None:
            return
        try:
            self.switches()
        except TypeError:
            self.differs = say("The match names a ruling that this program does not know")
            return
        if odd := self.rules.unplayable(self._started.deck):
            self.differs = say(
                "Card {number} of your deck asks what hidden cards are; a sealed match cannot be played with it",
                number=odd[0],
            )
            yield m.Stop(0, "a card asks what hidden cards are")
            return
        if hello.cards == mine.cards:
            yield from self._settle()
            return
        marks = [m.CardMark(number, word) for number, word in sorted(self._digests.items())]
        for at in range(0, max(1, len(marks)), _PIECE):
            yield m.CardMarks(tuple(marks[at : at + _PIECE]), at + _PIECE >= len(marks))

    def _settle(self) -> Iterator[m.Body]:
        self._settled = True
        if self._started.terms.packs:
            yield m.PackSeal(pack_binding(self.secret))

    def _compare(self, body: m.CardMarks) -> Iterator[m.Body]:
        self._marks.update((mark.number, mark.digest) for mark in body.marks)
        if len(self._marks) > _MOST_MARKS:
            raise Breach(say("It sent more cards than any library has"), 0)
        if not body.last:
            return
        self.differing = Differing(self._digests, self._marks)
        self._common = self.differing.common
        able = bool(self._common) and all(number in self._common for number in self._started.deck)
        ready = m.Ready(_digest(self._common), able)
        self._ready = (ready, self._ready[1])
        yield ready
        yield from self._decide()

    def _decide(self) -> Iterator[m.Body]:
        mine, theirs = self._ready
        if mine is None or theirs is None or self.differing is None or self._settled:
            return
        if mine.able and theirs.able and mine.common == theirs.common:
            yield from self._settle()
            return
        numbers = (*self.differing.unequal, *self.differing.only_here, *self.differing.only_there)
        shown = ", ".join(numbers[:_SHOWN]) + (" ..." if len(numbers) > _SHOWN else "")
        if not mine.able:
            self.differs = say(
                "The cards of the two libraries differ ({count}: {cards}), and your deck uses some of these",
                count=len(numbers),
                cards=shown,
            )
        else:
            self.differs = say(
                "The cards of the two libraries differ ({count}: {cards}), and the other deck uses some of these",
                count=len(numbers),
                cards=shown,
            )

    def _give(self, body: m.CardAsk) -> list[m.Body]:
        assert self.differing is not None
        may = {*self.differing.unequal, *self.differing.only_here}
        records = write_records(self.pool, [number for number in dict.fromkeys(body.numbers) if number in may])
        pieces = [records[at : at + _RECORDS_A_MESSAGE] for at in range(0, len(records), _RECORDS_A_MESSAGE)] or [[]]
        return [m.CardGive(tuple(piece), index == len(pieces) - 1) for index, piece in enumerate(pieces)]

    def _take(self, body: m.CardGive) -> None:
        self._records += body.records
        if len(self._records) > 4 * len(self.asked):
            raise Breach(say("It sent more cards than were asked for"), 0)
        if body.last:
            try:
                self.offered += read_records(self._records, self.asked)
            except Fault as fault:
                raise Breach(fault.sentence, 0) from fault
            self._records = []

    def check(self, seat: int, seal: m.Seal) -> None:
        """What can be said about a bound deck at once. Raises :class:`Breach`."""
        if seat == self.seat:
            return
        if not self.agreed:
            raise Breach(say("It bound a deck before both had agreed"), 0)
        if len(set(seal.slots)) != len(seal.slots):
            raise Breach(say("It bound one card twice"), 0)
        alike = self._started.terms.mode or not isinstance(self.rules, TrailsSealed)
        if self._started.deck and len(self._started.deck) != len(seal.slots) and alike:
            raise Breach(say("Its deck has {size} cards", size=len(seal.slots)), 0)
        if whole(self._started.terms.packs) and len(seal.slots) != PACKS * PACK_SIZE:
            raise Breach(say("Its deck has {size} cards", size=len(seal.slots)), 0)
        if bool(seal.open_list) != self._started.terms.open_lists:
            raise Breach(say("It did not show its deck as agreed"), 0)
        for number in seal.open_list:
            if number not in self._common:
                raise Breach(say("Its deck has card {number}, which both do not have alike", number=number), 0)
        if seal.open_list and (why := self.rules.deck_problem(seal.open_list, self._started.terms.mode)):
            raise Breach(say("The deck is not legal: {why}", why=why), 0)


def compare(mine: m.Hello, theirs: m.Hello) -> Sentence | None:
    """What keeps two programs from playing with each other, in a sentence; None if nothing does. Cards apart."""
    if mine.rules != theirs.rules:
        return say(
            "The other program plays by rules {theirs}, this one by {mine}", mine=mine.rules, theirs=theirs.rules
        )
    if mine.engine != theirs.engine:
        return say(
            "The other program has version {theirs} of the rules engine, this one {mine}",
            mine=mine.engine,
            theirs=theirs.engine,
        )
    if mine.terms.switches != theirs.terms.switches:
        odd = sorted({name for name, _ in set(mine.terms.switches) ^ set(theirs.terms.switches)})
        return say("The two programs have other settings of the ruling {ruling}", ruling=odd[0] if odd else "")
    if mine.terms != theirs.terms:
        return say("The two programs have not agreed on the same kind of match")
    return None


def sealed_game(played: CardPool | SealedGame) -> SealedGame:
    """A game as it is played sealed; of the first one its cards are enough."""
    return TrailsSealed(played) if isinstance(played, CardPool) else played


def pack_binding(secret: Secret) -> bytes:
    """What binds a secret before packs are opened."""
    return digest("pack seal", secret.match, secret.seat, secret.key)


def pack_seed(secret: Secret, grant: bytes) -> bytes:
    """From which a seat's packs follow: its own secret and the other side's grant."""
    own = derive(secret.key, "own packs", secret.match, secret.seat)
    return digest("packs", secret.match, secret.seat, own, grant)


def _digest(digests: Mapping[str, str]) -> str:
    text = "\n".join(f"{number} {word}" for number, word in sorted(digests.items()))
    return blake2b(text.encode(errors="backslashreplace"), digest_size=16).hexdigest()
