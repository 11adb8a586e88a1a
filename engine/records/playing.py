"""Playing a record again, by the port of its game. Whatever does not fit is one sentence with the step.

Rules of another version may follow the same answers: then answers have to fit and turns have to agree, states are not
compared (:func:`changed`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from engine.concealment import BothSecrets, read_seed
from engine.game import Game, Playing
from engine.kernel.chance import Chance, Seeded
from engine.kernel.decisions import Refused
from engine.kernel.events import Event
from engine.kernel.fingerprint import canonical, fingerprint
from engine.opaque import mix_hands
from engine.records.lines import Given, RecordError, Verified, carry_out
from engine.records.record import DeckList, Header, Mark, Record

#: Called with the match and the events of a step.
Each = Callable[[Playing, list[Event]], None]


def brought(game: Game, deck: DeckList) -> Any:
    """What a seat brings, as its game takes it. Raises :class:`RecordError`."""
    if deck.dealt:
        if game.dealt_deck is None:
            raise RecordError(f"{game.name} makes up no decks")
        return game.dealt_deck(deck.dealt)
    if game.decked is None:
        raise RecordError(f"{game.name} knows no cards by number")
    if unknown := [number for number in deck.cards if number not in game.cards]:
        raise RecordError(f"The match uses card {unknown[0]}, which is not here")
    return game.decked(game.cards, deck.cards)


def make_header(game: Game, decks: tuple[DeckList, DeckList], seed: str, **fields: Any) -> Header:
    """The header of a match that begins now. fields: more of it. Raises :class:`RecordError`."""
    cards = game.outside(number for deck in decks for number in deck.cards)
    one, two = (_digest(brought(game, deck)) for deck in decks)
    return Header(game.id, game.version, decks, (one, two), seed, cards=cards, **fields)


def _digest(deck: Any) -> str:
    return blake2b(canonical(deck).encode(errors="backslashreplace"), digest_size=8).hexdigest()


def changed(header: Header, game: Game) -> str:
    """Why the states of a match of this header are not compared, though it can be played here: one sentence, or ""."""
    if header.version != game.version:
        return f"The record was played by version {header.version} of {game.name}, this program has {game.version}"
    with_own = game.with_cards(header.cards)
    for deck, digest in zip(header.decks, header.digests, strict=True):
        if _digest(brought(with_own, deck)) != digest:
            return "A card of the decks is another one than when the record was written"
    return ""


def start(header: Header, game: Game, *, auto: bool = False) -> Playing:
    """The match of a header at its first question. Raises :class:`RecordError` if it cannot be played here."""
    if header.game != game.id:
        raise RecordError(f"The record is of the game {header.game}, not of {game.name}")
    game = game.with_cards(header.cards)
    try:
        decks = [brought(game, deck) for deck in header.decks]
        chance: Chance = Seeded(header.seed)
        secrets = read_seed(header.seed)
        if secrets is not None:  # a sealed match, whose secrets are open
            mixed = [secret.arranged(deck.cards) for secret, deck in zip(secrets, header.decks, strict=True)]
            decks = [brought(game, DeckList(numbers)) for numbers in mixed]
            chance = BothSecrets(secrets)
        more = (header.switches,) if header.switches else ()
        match = game.start(decks, chance, auto, *more)
    except ValueError as error:
        raise RecordError(f"The record cannot be played: {error}") from error
    mix_hands(match)
    return match


def give(game: Game, match: Playing, given: Given) -> None:
    """Carry out one recorded answer. Raises ``Refused`` and changes nothing if it does not fit."""
    carry_out(match, given, game.concede)
    mix_hands(match)


def mark_after(match: Playing, turn: int, count: int) -> Mark | None:
    """The mark to be written after answer number ``count``, before which it was turn ``turn``; mostly None."""
    if match.turn == turn and match.outcome is None:
        return None
    return Mark(count, match.turn, fingerprint(match))


def drained(match: Playing) -> list[Event]:
    """What happened since this was last asked."""
    events, match.events = match.events, []
    return events


def replay(
    record: Record, game: Game, each: Each | None = None, before: Callable[[Playing, Given], None] | None = None
) -> Playing:
    """The match after all answers of a record. Raises :class:`RecordError` naming the step that does not fit.

    Marks are compared where the record has them. each: called with the events of every step right after it, and of the
    beginning; before: called before every step.
    """
    match = start(record.header, game)
    events = drained(match)
    if each is not None:
        each(match, events)
    marks = {mark.after: mark for mark in record.marks}
    whole = not changed(record.header, game)
    for step, given in enumerate(record.answers, start=1):
        if before is not None:
            before(match, given)
        turn = match.turn
        try:
            give(game, match, given)
            same = step not in marks or _agree(marks[step], mark_after(match, turn, step), whole)
        except Refused as error:
            raise RecordError(f"Step {step} of the record is not possible: {error}", step) from error
        except Exception as error:  # a record comes from anywhere: a fault of a card's rules is no fault of the program
            name = type(error).__name__
            raise RecordError(f"Step {step} of the record cannot be carried out ({name}: {error})", step) from error
        if not same:
            raise RecordError(f"After step {step} of the record the game differs from the one that was played", step)
        events = drained(match)
        if each is not None:
            each(match, events)
    return match


def _agree(one: Mark, other: Mark | None, whole: bool) -> bool:
    return one == other if whole or other is None else one.turn == other.turn


def verify(record: Record, game: Game) -> Verified:
    """Play a record again and compare the state at every turn. Every turn must have its mark, save one torn off."""
    matches: list[Playing] = []
    turns: list[int] = []
    try:
        match = replay(record, game, lambda one, _: turns.append(one.turn), lambda one, _: matches.append(one))
    except RecordError as error:
        return Verified(False, matches[-1].turn if matches else 0, None, error.step, str(error))
    winner = None if match.outcome is None else match.outcome.winner
    marked = {mark.after for mark in record.marks}
    for step in range(1, len(turns)):
        if turns[step] != turns[step - 1] and step not in marked and step != len(record.answers):
            message = f"The record does not say how turn {turns[step]} began"
            return Verified(False, match.turn, winner, step, message)
    return Verified(True, match.turn, winner, message=changed(record.header, game))


def recovered(record: Record, game: Game) -> tuple[Record, str]:
    """As much of a record as can be played here, as this program would have written it, and why that is not all of it,
    "" if it is. Raises :class:`RecordError` if it cannot even begin."""
    try:
        return _renewed(record, game), ""
    except RecordError as error:
        if error.step is None:
            raise
        last = error.step - 1
        if any(mark.after == error.step for mark in record.marks):  # it went another way since the turn began
            last = max((mark.after for mark in record.marks if mark.after < error.step), default=0)
        return _renewed(record.up_to(last), game), str(error)


def _renewed(record: Record, game: Game) -> Record:
    if not changed(record.header, game):
        replay(record, game)
        return record
    turns: list[int] = []
    marks: list[Mark] = []

    def note(match: Playing, _: list[Event]) -> None:
        if turns and (mark := mark_after(match, turns[-1], len(turns))) is not None:
            marks.append(mark)
        turns.append(match.turn)

    replay(record, game, note)
    made = make_header(game.with_cards(record.header.cards), record.header.decks, record.header.seed)
    header = replace(record.header, version=made.version, digests=made.digests)
    return Record(header, record.answers, tuple(marks))
