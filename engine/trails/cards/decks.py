"""Deck files, and the rules of deck construction (602).

A deck file is UTF-8 text: ``# key: value`` headers (``name``, ``mode``, ``plan``, ``packs`` ...), then one line a
card, ``4 Name [Sub-name]`` or ``4 01-023``. ``//`` starts a comment, but not in a header. The clipboard uses the same
text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field

from engine.kernel.frozen import frozen
from engine.trails.cards.pool import CardPool, fold

STRATEGY, BLITZ = "strategy", "blitz"
MODES = (STRATEGY, BLITZ)
SIZES = {STRATEGY: 50, BLITZ: 40}
RULES = {STRATEGY: "602.4a", BLITZ: "602.3a"}
COPIES = 4
#: Blitz Shield: so many packs of so many cards (602.3a), on record in this header.
PACKS, PACK_SIZE, PACKS_KEY = 5, 8, "packs"
#: Sub-names of which a Strategy deck may have any number (602.4b-1).
COMMON = frozenset(("common", "一般"))
_CARD = re.compile(r"(?P<count>\d{1,3})\s*[x×]?\s+(?P<name>[^\[\]]+?)\s*(?:\[(?P<subname>[^\[\]]+)\])?")
_CROSSED = re.compile(r"[x×]\s")
_HEADER = re.compile(r"#\s*(?P<key>[A-Za-z][\w -]*?)\s*:\s*(?P<value>.*)")
_COMMENT = re.compile(r"(?:^|\s)//.*$")


class DeckError(Exception):
    """A deck file that cannot be read, or a line of it that names no card. Says where and why."""


@frozen
class DeckLine:
    """So many copies of a card, named by name and sub-name or by number. line: of the file, 0 if it has none."""

    count: int
    name: str  #: the card's name, or its number where no sub-name is given
    subname: str = ""
    line: int = field(default=0, compare=False)

    @property
    def label(self) -> str:
        """``Name [Sub-name]`` as a deck file writes it."""
        return f"{self.name} [{self.subname}]" if self.subname else self.name


@frozen
class Deck:
    """A deck as written: it may be unfinished, illegal, or name cards that nobody has."""

    name: str = ""
    mode: str = STRATEGY
    plan: str = ""  #: how it wants to play, one sentence
    lines: tuple[DeckLine, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()  #: further headers, in order
    where: str = field(default="", compare=False)  #: file it came from, for messages

    @property
    def size(self) -> int:
        """Number of cards."""
        return sum(line.count for line in self.lines)

    @property
    def packs(self) -> tuple[tuple[str, ...], ...]:
        """The packs on record: card numbers, the packs with ``|`` between them. None without a record."""
        record = dict(self.headers).get(PACKS_KEY, "")
        return tuple(tuple(pack.split()) for pack in record.split("|")) if record.strip() else ()


@frozen
class Problem:
    """One reason why a deck may not be played.

    rule: rule id, "" where the deck only names an unknown card. template: an English sentence with named fields, args:
    the fields. cards: labels or names of the cards meant, none if it is the whole deck.
    """

    rule: str
    template: str
    args: tuple[tuple[str, str | int], ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """The English sentence."""
        return self.template.format(**dict(self.args))


def read_deck(text: str, where: str = "deck") -> Deck:
    """Read a deck file. Raises :class:`DeckError` with the line for one that is neither header nor card."""
    known: dict[str, str] = {}
    further: list[tuple[str, str]] = []
    lines: list[DeckLine] = []
    for row, raw in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        line = raw.strip()
        if line.startswith("#"):
            header = header_of(line)
            if header is None:
                raise DeckError(f"{where}, line {row}: a header is written '# key: value'")
            key, value = header
            if key not in ("name", "mode", "plan"):
                further.append((key, value))
            elif key in known:
                raise DeckError(f"{where}, line {row}: the header '{key}' stands twice")
            else:
                known[key] = _mode(value, f"{where}, line {row}") if key == "mode" else value
            continue
        line = _COMMENT.sub("", line).strip()
        if not line:
            continue
        card = line_of(line, row)
        if card is None:
            raise DeckError(f"{where}, line {row}: '{line}' is not a card; write '4 Name [Sub-name]' or '4 D1-012'")
        if card.count < 1:
            raise DeckError(f"{where}, line {row}: a deck holds a card at least once")
        lines.append(card)
    return Deck(
        known.get("name", ""), known.get("mode", STRATEGY), known.get("plan", ""), tuple(lines), tuple(further), where
    )


def write_deck(deck: Deck) -> str:
    """The deck as text, which :func:`read_deck` reads as the same deck."""
    headers = [("name", deck.name), ("mode", deck.mode), ("plan", deck.plan), *deck.headers]
    out = [f"# {key}: {value}" for key, value in headers if value]
    out.append("")
    out.extend(map(text_of, deck.lines))
    return "\n".join(out) + "\n"


def header_of(line: str) -> tuple[str, str] | None:
    """Key in small letters and value of a line ``# key: value``; None for any other line."""
    found = _HEADER.fullmatch(line.strip())
    return (found["key"].lower(), found["value"].strip()) if found is not None else None


def line_of(text: str, line: int = 0) -> DeckLine | None:
    """A card's line as a deck file has it, a count of 0 included; None for what is none."""
    card = _CARD.fullmatch(_COMMENT.sub("", text).strip())
    return (
        DeckLine(int(card["count"]), card["name"], (card["subname"] or "").strip(), line) if card is not None else None
    )


def text_of(line: DeckLine) -> str:
    """The line as a deck file has it. A name that begins with an x alone has another before it, which is the
    count's."""
    cross = "x" if _CROSSED.match(line.name) else ""
    return f"{line.count}{cross} {line.label}"


def number_of(line: DeckLine, pool: CardPool) -> str | None:
    """The card number a line means, in either language; None if the pool has no such card.

    Where several numbers have that name and sub-name (reprints), the first one of the pool.
    """
    if not line.subname and line.name in pool:
        return line.name
    found = pool.find(line.name, line.subname)
    return found[0] if found else None


def resolve(deck: Deck, pool: CardPool) -> list[str]:
    """The card numbers of the deck, one for every copy. Raises :class:`DeckError` for a card nobody has."""
    numbers: list[str] = []
    for line in deck.lines:
        number = number_of(line, pool)
        if number is None:
            at = f"{deck.where}, line {line.line}: " if line.line else ""
            raise DeckError(f"{at}no card is called '{line.label}'")
        numbers.extend([number] * line.count)
    return numbers


def check_deck(deck: Deck, pool: CardPool, mode: str = "", *, recorded: bool = False) -> list[Problem]:
    """Why the deck may not be played in a mode (its own one unless given); an empty list means it is legal.

    602.3 for Blitz Shield, 602.4 for Strategy; names are corrected ones (R102), and no sub-name counts as one (R103).
    A Blitz Shield deck that has its packs on record must be exactly their cards; recorded: it must have them.
    """
    mode = mode or deck.mode
    if mode not in MODES:
        raise ValueError(f"{mode!r} is no deck mode")
    problems: list[Problem] = []
    size, wanted = deck.size, SIZES[mode]
    if size != wanted:
        few, by = size < wanted, abs(size - wanted)
        sentence = (
            "The deck has {size} cards, {by} too few: it must have exactly {wanted}."
            if few
            else "The deck has {size} cards, {by} too many: it must have exactly {wanted}."
        )
        problems.append(Problem(RULES[mode], sentence, (("size", size), ("by", by), ("wanted", wanted))))
    copies: Counter[tuple[str, str]] = Counter()
    for line in deck.lines:
        number = number_of(line, pool)
        if number is None:
            problems.append(Problem("", "No card is called {card}.", (("card", line.label),), (line.label,)))
        else:
            copies[pool.identity(number)] += line.count
    if mode == STRATEGY:
        problems.extend(_too_many(copies.items()))
    elif deck.packs or (recorded and size == wanted):
        problems.extend(_not_of_packs(deck, pool, copies))
    return problems


def _too_many(copies: Iterable[tuple[tuple[str, str], int]]) -> list[Problem]:
    problems = []
    for (name, subname), count in copies:
        if count > COPIES and fold(subname) not in COMMON:
            card = DeckLine(count, name, subname).label
            sentence = "The deck has {card} {count} times; {most} copies are allowed."
            problems.append(Problem("602.4b", sentence, (("card", card), ("count", count), ("most", COPIES)), (card,)))
    return problems


def _not_of_packs(deck: Deck, pool: CardPool, copies: Mapping[tuple[str, str], int]) -> list[Problem]:
    """Where the deck is not exactly the cards of five packs on record (602.3a)."""
    rule = RULES[BLITZ]
    if not deck.packs:
        sentence = "The deck has no record of the five packs it was opened from (the header 'packs')."
        return [Problem(rule, sentence)]
    problems: list[Problem] = []
    if len(deck.packs) != PACKS:
        sentence = "The deck has {packs} packs on record, but it must be the cards of {wanted}."
        problems.append(Problem(rule, sentence, (("packs", len(deck.packs)), ("wanted", PACKS))))
    held: Counter[tuple[str, str]] = Counter()
    for place, pack in enumerate(deck.packs, start=1):
        if len(pack) != PACK_SIZE:
            sentence = "Pack {pack} on record has {size} cards instead of {wanted}."
            problems.append(Problem(rule, sentence, (("pack", place), ("size", len(pack)), ("wanted", PACK_SIZE))))
        for number in pack:
            if number in pool:
                held[pool.identity(number)] += 1
            else:
                sentence = "Pack {pack} on record holds {card}, a number that no card has."
                problems.append(Problem("", sentence, (("pack", place), ("card", number)), (number,)))
    for identity in dict.fromkeys((*copies, *held)):
        has, opened = copies.get(identity, 0), held[identity]
        if has != opened:
            card = DeckLine(1, *identity).label
            sentence = "The deck has {card} {count} times, but its packs held it {held} times."
            problems.append(Problem(rule, sentence, (("card", card), ("count", has), ("held", opened)), (card,)))
    return problems


def _mode(value: str, where: str) -> str:
    word = value.casefold().split()[0] if value.split() else ""
    if word not in MODES:
        raise DeckError(f"{where}: the mode is '{value}', but only strategy and blitz are known")
    return word
