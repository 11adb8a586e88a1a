"""A match as a file: one header line, then one line an answer. Autosave, replay, bug report and test are this file.

Lines are JSON. The header holds versions, a digest of every card used, both decks, names, players and the seed; an
answer holds its seat, its options by content and whether it gave itself. Appending one line an answer means that a
killed program loses at most the answer that was being written; a torn last line is left out when reading.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Refused
from engine.kernel.events import Event
from engine.trails.carddef import CardDef, make_card
from engine.trails.library import CardPool
from engine.trails.rules import TrailsRules
from engine.trails.setup import new_game
from engine.trails.state import TrailsGame
from engine.trails.switches import Switches

FORMAT = 1


class RecordError(Exception):
    """A record that cannot be read or played again; says what differs."""


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
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Given:
    """One answer. auto: it gave itself (only one thing was possible, or a pass nobody would miss)."""

    seat: int
    answer: Answer
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    header: Header
    answers: tuple[Given, ...] = ()


def card_digest(pool: CardPool, number: str) -> str:
    """Digest of everything about a card that decides how it plays."""
    versions = {lang: asdict(printing) for lang, printing in pool.versions(number).items()}
    for printing in versions.values():
        for cosmetic in ("art", "image", "extra", "rarity", "set"):
            printing.pop(cosmetic)
    text = json.dumps(versions, sort_keys=True, ensure_ascii=False, default=str)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def make_header(
    pool: CardPool,
    decks: tuple[Sequence[str], Sequence[str]],
    seed: int | str,
    names: tuple[str, str] = ("", ""),
    players: tuple[str, str] = ("human", "human"),
    switches: Switches | None = None,
) -> Header:
    """The header of a match about to begin."""
    numbers = sorted({*decks[0], *decks[1]})
    return Header(
        decks=(tuple(decks[0]), tuple(decks[1])),
        seed=str(seed),
        names=names,
        players=players,
        cards={number: card_digest(pool, number) for number in numbers},
        switches={} if switches is None else switches._asdict(),
    )


def cards_of(pool: CardPool, numbers: Iterable[str]) -> list[CardDef]:
    """Playable cards by number."""
    made: dict[str, CardDef] = {}
    for number in numbers:
        if number not in made:
            made[number] = make_card(pool.versions(number), meaning=pool.meaning(number))
    return [made[number] for number in numbers]


def start(header: Header, pool: CardPool, *, auto: bool = False) -> TrailsGame:
    """The game of a header at its first question. Raises :class:`RecordError` if the cards here differ."""
    if header.format != FORMAT:
        raise RecordError(f"The record has format {header.format}, this program reads format {FORMAT}")
    if header.rules != TrailsRules.version:
        raise RecordError(f"The record was played by rules {header.rules}, this program plays {TrailsRules.version}")
    for number, digest in header.cards.items():
        if number not in pool:
            raise RecordError(f"The record uses card {number}, which is not in the library")
        if card_digest(pool, number) != digest:
            raise RecordError(f"Card {number} is not the same here as in the record")
    known = set(Switches._fields)
    if not set(header.switches) <= known:
        raise RecordError(f"The record names the unknown switch {sorted(set(header.switches) - known)[0]}")
    decks = (cards_of(pool, header.decks[0]), cards_of(pool, header.decks[1]))
    return new_game(decks, Seeded(header.seed), Switches(**header.switches), auto=auto)


def replay(record: Record, pool: CardPool, each: Callable[[TrailsGame, list[Event]], None] | None = None) -> TrailsGame:
    """The game after all answers of a record. Raises :class:`RecordError` naming the step that does not fit.

    each: called with the events of every step right after it, for the log.
    """
    game = start(record.header, pool)
    if each is not None:
        each(game, game.drain())
    for index, given in enumerate(record.answers, start=1):
        if game.outcome is not None:
            raise RecordError(f"The game was over before step {index} of the record")
        if given.answer == (("concede",),):
            from engine.trails.conceding import concede

            concede(game, given.seat)
            continue
        decision = game.decision
        if decision is None or decision.seat != given.seat:
            raise RecordError(f"Step {index} of the record is answered by the wrong seat")
        try:
            game.answer(given.answer)
        except Refused as error:
            raise RecordError(f"Step {index} of the record is not possible: {error}") from error
        events = game.drain()
        if each is not None:
            each(game, events)
    return game


def write_header(header: Header) -> str:
    """The first line of a record file."""
    return json.dumps({"trails": "match", **asdict(header)}, ensure_ascii=False, sort_keys=True) + "\n"


def write_answer(given: Given) -> str:
    """One further line."""
    return (
        json.dumps([given.seat, [list(option) for option in given.answer], int(given.auto)], ensure_ascii=False) + "\n"
    )


def read_record(text: str, where: str = "record") -> Record:
    """A record from its file. A torn last line is left out. Raises :class:`RecordError` naming line and fault."""
    lines = text.split("\n")
    try:
        head = json.loads(lines[0])
        if not isinstance(head, dict) or head.pop("trails", None) != "match":
            raise ValueError("it does not begin with a match header")
        names = set(Header.__dataclass_fields__)
        if set(head) - names:
            raise ValueError(f"the header has the unknown field {sorted(set(head) - names)[0]}")
        one, two = head["decks"]
        header = Header(
            **{
                **head,
                "decks": (tuple(map(str, one)), tuple(map(str, two))),
                "names": _pair(head.get("names", ("", ""))),
                "players": _pair(head.get("players", ("human", "human"))),
            }
        )
    except (ValueError, TypeError, KeyError) as error:
        raise RecordError(f"{where} cannot be read: line 1: {error}") from error
    answers: list[Given] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        try:
            seat, answer, auto = json.loads(line)
            options = tuple(_option(option) for option in answer)
            if seat not in (0, 1):
                raise ValueError("a seat is 0 or 1")
            answers.append(Given(seat, options, bool(auto)))
        except (ValueError, TypeError) as error:
            if number == len(lines):  # no newline after it: the program was stopped while writing it
                break
            raise RecordError(f"{where} cannot be read: line {number}: {error}") from error
    return Record(header, tuple(answers))


def _pair(value: Any) -> tuple[str, str]:
    one, two = value
    return str(one), str(two)


def _option(value: Any) -> tuple[str | int, ...]:
    if not isinstance(value, list) or not value or not all(type(part) in (str, int) for part in value):
        raise ValueError("an option is a list of words and whole numbers")
    return tuple(value)
