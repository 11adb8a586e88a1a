"""A match as a file: one header line, then one line an answer. Autosave, replay, bug report and test are this file.

Lines are JSON. The header holds versions, a digest of every card used, both decks, switches, names, players and the
seed; an answer holds its seat, its options by content and whether it gave itself. Where a turn began, and where the
game ended, a line holds turn, bonds and the fingerprint of the whole state, so that a replay that goes another way is
noticed. Appending one line an answer means that a killed program loses at most the answer that was being written.
Reading these files: :mod:`engine.trails.records.reading`.

A later version of the program may read a card's text better, or describe states in another way. Its records of before
are still played: answers have to fit, turns and bonds have to agree, states are not compared (:func:`changed`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from hashlib import blake2b
from typing import Any

from engine.concealment import BothSecrets, Secret, read_seed
from engine.kernel.chance import Chance, Seeded
from engine.kernel.decisions import Refused
from engine.kernel.events import Event
from engine.kernel.fingerprint import canonical, fingerprint
from engine.records.lines import CONCEDE, Given, RecordError, Verified, carry_out, write_back, write_given
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Arts, Printing
from engine.trails.rules import TrailsRules
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.state.rulings import Switches, refusal
from engine.trails.tree.errors import CardError
from engine.trails.turn.conceding import concede

__all__ = ["CONCEDE", "Given", "RecordError", "Verified", "write_back"]  #: what every record has

FORMAT = 3  #: of the file
OLDER = frozenset((2,))  #: formats whose fingerprints and digests are made otherwise; the rest of them is the same
ENGINE = 13  #: raised whenever the same answers to the same cards may lead to another game
ENGINES_BEFORE = frozenset((3, 4, 5, 6, 7, 8, 9, 10, 11, 12))  #: followed as far as their answers fit (:func:`changed`)
_COSMETIC = frozenset(("art", "extra", "image", "rarity", "set"))
_HALF = 16  #: digits of a card's digest that are of what is printed


@dataclass(frozen=True, slots=True)
class Header:
    """What was settled before the match. decks: card numbers by seat. cards: digest by card number."""

    decks: tuple[tuple[str, ...], tuple[str, ...]]
    seed: str
    names: tuple[str, str] = ("", "")
    players: tuple[str, str] = ("human", "human")
    cards: Mapping[str, str] = field(default_factory=dict)
    switches: Mapping[str, Any] = field(default_factory=dict)
    rules: str = TrailsRules.version
    engine: int = ENGINE
    format: int = FORMAT
    series: tuple[int, int, int] = (1, 0, 0)  #: best of how many games; games won before, by seat
    position: str = ""  #: a scenario text if the match began in a position of its own, else ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Where the game stood after ``after`` answers, at the beginning of a turn or at its end. state: fingerprint."""

    after: int
    turn: int
    bond: tuple[int, int]
    state: str


@dataclass(frozen=True, slots=True)
class Record:
    header: Header
    answers: tuple[Given, ...] = ()
    marks: tuple[Mark, ...] = ()

    def up_to(self, count: int) -> Record:
        """The same match when there were ``count`` answers."""
        return Record(self.header, self.answers[:count], tuple(mark for mark in self.marks if mark.after <= count))


# --- what a match is made of ------------------------------------------------------------------------------------------
def card_digest(pool: CardPool, number: str) -> str:
    """Digest of everything about a card that decides how it plays: 16 hexadecimal digits for what is printed, 16 for
    what the engine reads there."""
    return _printed_digest(pool, number) + _digest(canonical(pool.meaning(number)))


def _printed_digest(pool: CardPool, number: str) -> str:
    printed = {lang: _printed(printing) for lang, printing in pool.printed_alike(number).items()}
    return _digest(json.dumps(printed, sort_keys=True, ensure_ascii=False, default=str))


def _printed(printing: Printing) -> dict[str, Any]:
    """What a card prints and how it plays, as plain data. To copy it all through would take the time of the digest ten
    times over, for every card of a match that begins."""
    values = ((one.name, getattr(printing, one.name)) for one in fields(printing) if one.name not in _COSMETIC)
    told = ((name, value) for name, value in values if value not in (None, "", (), {}))
    return {name: asdict(value) if isinstance(value, Arts) else value for name, value in told}


def _digest(text: str) -> str:
    return blake2b(text.encode(errors="backslashreplace"), digest_size=8).hexdigest()


def make_header(
    pool: CardPool,
    decks: tuple[Sequence[str], Sequence[str]],
    seed: int | str,
    names: tuple[str, str] = ("", ""),
    players: tuple[str, str] = ("human", "human"),
    switches: Switches | None = None,
) -> Header:
    """The header of a match about to begin. All switches are written down: their defaults may change."""
    numbers = sorted({*decks[0], *decks[1]})
    return Header(
        decks=(tuple(decks[0]), tuple(decks[1])),
        seed=str(seed),
        names=names,
        players=players,
        cards={number: card_digest(pool, number) for number in numbers},
        switches=(Switches() if switches is None else switches)._asdict(),
    )


def cards_of(pool: CardPool, numbers: Iterable[str]) -> list[CardDef]:
    """Playable cards by number."""
    wanted = list(numbers)
    made = {number: pool.playable(number) for number in dict.fromkeys(wanted)}
    return [made[number] for number in wanted]


def differs(header: Header, pool: CardPool) -> str:
    """What is not here as it was when a match of this header was played, in one sentence, or ""."""
    return impossible(header, pool) or changed(header, pool)


def impossible(header: Header, pool: CardPool) -> str:
    """Why a match of this header cannot be played here: what is of another version, in one sentence, or ""."""
    if header.format != FORMAT and header.format not in OLDER:
        return f"The record has format {header.format}, this program reads format {FORMAT}"
    if header.rules != TrailsRules.version:
        return f"The record was played by rules {header.rules}, this program plays {TrailsRules.version}"
    if header.engine != ENGINE and header.engine not in ENGINES_BEFORE:
        return f"The record was played by version {header.engine} of the engine, this program has version {ENGINE}"
    if odd := sorted(set(header.switches) - set(Switches._fields)):
        return f"The record names the unknown switch {odd[0]}"
    for name, value in header.switches.items():
        if why := refusal(name, value):
            return f"The record cannot be played: {why}"
    for number in dict.fromkeys((*header.decks[0], *header.decks[1])):
        if header.position and number not in header.cards:
            continue  # a card that the position defines itself
        if number not in pool:
            return f"The record uses card {number}, which is not in the library"
        if number not in header.cards:
            return f"The record does not say how card {number} was when it was played"
        if not _same_print(header, pool, number):
            return f"Card {number} ({pool.printing(number).name}) is not the same here as in the record"
    return ""


def _same_print(header: Header, pool: CardPool, number: str) -> bool:
    return header.format in OLDER or _printed_digest(pool, number) == header.cards[number][:_HALF]


def changed(header: Header, pool: CardPool) -> str:
    """Why the states of a match of this header are not compared, though it can be played here: one sentence, or ""."""
    if header.format in OLDER or header.engine in ENGINES_BEFORE:
        return "The record was written by an earlier version of this program"
    for number, digest in header.cards.items():
        if number in pool and card_digest(pool, number) != digest:
            name = pool.printing(number).name
            return f"This program reads card {number} ({name}) in another way than when the record was written"
    return ""


def up_to_date(header: Header, pool: CardPool) -> Header:
    """The header as this program writes it."""
    if not changed(header, pool):
        return header
    cards = {number: card_digest(pool, number) if number in pool else old for number, old in header.cards.items()}
    return replace(header, cards=cards, engine=ENGINE, format=FORMAT)


# --- playing again ----------------------------------------------------------------------------------------------------
Opener = Callable[[Header, CardPool], TrailsGame]  #: sets up the position of a header; raises :class:`RecordError`


def start(header: Header, pool: CardPool, *, auto: bool = False, opener: Opener | None = None) -> TrailsGame:
    """The game of a header at its first question. Raises :class:`RecordError` if it cannot be played here.

    opener: sets up a match that began in a position of its own.
    """
    try:
        if why := impossible(header, pool):
            raise RecordError(why)
        secrets = read_seed(header.seed)
        if secrets is not None:
            return start_sealed(header, pool, BothSecrets(secrets), secrets)
        if header.position:
            if opener is None:
                raise RecordError("The record begins in a position of its own, which cannot be set up here")
            return opener(header, pool)
        decks = (cards_of(pool, header.decks[0]), cards_of(pool, header.decks[1]))
        return new_game(decks, Seeded(header.seed), Switches(**header.switches), auto=auto)
    except CardError as error:
        raise RecordError(f"The record uses a card that cannot be used: {error}") from error


def start_sealed(header: Header, pool: CardPool, chance: Chance, secrets: tuple[Secret, Secret]) -> TrailsGame:
    """The game of a sealed match whose secrets are open, at its first question. chance: made from these secrets.

    The header's cards are those of the decks and those that a hidden card might have been for all that was known.
    """
    one, two = (cards_of(pool, secret.arranged(deck)) for secret, deck in zip(secrets, header.decks, strict=True))
    for number in header.cards:
        if number not in pool or not _same_print(header, pool, number):
            raise RecordError(f"Card {number} is not the same here as in the record")
    return new_game((one, two), chance, Switches(**header.switches), world=cards_of(pool, sorted(header.cards)))


def give(game: TrailsGame, given: Given) -> None:
    """Carry out one recorded answer. Raises ``Refused`` and changes nothing if it does not fit."""
    carry_out(game, given, concede)


def mark_after(game: TrailsGame, turn: int, count: int) -> Mark | None:
    """The mark to be written after answer number ``count``, before which it was turn ``turn``; mostly None."""
    if game.turn == turn and game.outcome is None:
        return None
    return Mark(count, game.turn, game.bond, fingerprint(game))


def replay(
    record: Record,
    pool: CardPool,
    each: Callable[[TrailsGame, list[Event]], None] | None = None,
    before: Callable[[TrailsGame, Given], None] | None = None,
    opener: Opener | None = None,
) -> TrailsGame:
    """The game after all answers of a record. Raises :class:`RecordError` naming the step that does not fit.

    Marks are compared where the record has them, without their states if something :func:`changed`. each: called with
    the events of every step right after it, and of the beginning; before: called before every step.
    """
    game = start(record.header, pool, opener=opener)
    if each is not None:
        each(game, game.drain())
    marks = {mark.after: mark for mark in record.marks}
    whole = not changed(record.header, pool)
    for step, given in enumerate(record.answers, start=1):
        if before is not None:
            before(game, given)
        turn = game.turn
        try:
            give(game, given)
            same = step not in marks or _agree(marks[step], mark_after(game, turn, step), whole)
        except Refused as error:
            raise RecordError(f"Step {step} of the record is not possible: {error}", step) from error
        except Exception as error:  # a record comes from anywhere: a fault of a card's rules is no fault of the program
            name = type(error).__name__
            raise RecordError(f"Step {step} of the record cannot be carried out ({name}: {error})", step) from error
        if not same:
            raise RecordError(f"After step {step} of the record the game differs from the one that was played", step)
        events = game.drain()
        if each is not None:
            each(game, events)
    return game


def _agree(one: Mark, other: Mark | None, whole: bool) -> bool:
    if whole or other is None:
        return one == other
    return (one.turn, one.bond) == (other.turn, other.bond)


def recovered(record: Record, pool: CardPool, opener: Opener | None = None) -> tuple[Record, str]:
    """The record as this program would have written it, and why it is shorter than it was, "" if it is not.

    Only where something :func:`changed` it may end early: before the first answer that is not possible any more, or
    where the turn began at whose end bonds did not agree. Raises :class:`RecordError`.
    """
    if not changed(record.header, pool):
        return record, ""
    try:
        return _renewed(record, pool, opener), ""
    except RecordError as error:
        if error.step is None:
            raise
        last = error.step - 1
        if any(mark.after == error.step for mark in record.marks):
            last = max((mark.after for mark in record.marks if mark.after < error.step), default=0)
        return _renewed(record.up_to(last), pool, opener), str(error)


def _renewed(record: Record, pool: CardPool, opener: Opener | None) -> Record:
    turns: list[int] = []
    marks: list[Mark] = []

    def note(game: TrailsGame, _: list[Event]) -> None:
        if turns and (mark := mark_after(game, turns[-1], len(turns))) is not None:
            marks.append(mark)
        turns.append(game.turn)

    replay(record, pool, note, opener=opener)
    return Record(up_to_date(record.header, pool), record.answers, tuple(marks))


def verify(record: Record, pool: CardPool, opener: Opener | None = None) -> Verified:
    """Play a record again and compare the state at every turn. Every turn must have its mark, save one torn off."""
    games: list[TrailsGame] = []
    turns: list[int] = []
    try:
        game = replay(record, pool, lambda game, _: turns.append(game.turn), lambda game, _: games.append(game), opener)
    except RecordError as error:
        return Verified(False, games[-1].turn if games else 0, None, error.step, str(error))
    winner = None if game.outcome is None else game.outcome.winner
    marked = {mark.after for mark in record.marks}
    for step in range(1, len(turns)):
        if turns[step] != turns[step - 1] and step not in marked and step != len(record.answers):
            message = f"The record does not say how turn {turns[step]} began"
            return Verified(False, game.turn, winner, step, message)
    return Verified(True, game.turn, winner, message=changed(record.header, pool))


# --- writing ----------------------------------------------------------------------------------------------------------
def write_header(header: Header) -> str:
    """The first line of a record file."""
    return json.dumps({"trails": "match", **asdict(header)}, ensure_ascii=False, sort_keys=True) + "\n"


def write_answer(given: Given, mark: Mark | None = None) -> str:
    """One further line, and the line of the mark after it."""
    line = write_given(given)
    if mark is None:
        return line
    return line + json.dumps({"turn": mark.turn, "bond": list(mark.bond), "state": mark.state}) + "\n"


def write_record(record: Record) -> str:
    """A whole file."""
    marks = {mark.after: mark for mark in record.marks}
    lines = [write_answer(given, marks.get(step)) for step, given in enumerate(record.answers, start=1)]
    return write_header(record.header) + "".join(lines)
