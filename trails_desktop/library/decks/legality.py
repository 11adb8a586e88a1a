"""Whether a deck may be played, why not, and what would repair it: the rules are the engine's, the repairs are data.

A repair is a whole deck: whoever offers it shows its sentence and, if it is taken, saves or shows that deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.trails.cards.decks import BLITZ, COMMON, COPIES, RULES, SIZES, STRATEGY, Deck, DeckLine, Problem, check_deck
from engine.trails.cards.decks import number_of as _number_of
from engine.trails.cards.pool import CardPool, fold
from trails_desktop.library.decks.difference import label_of
from trails_desktop.library.decks.filling import filled_up
from trails_desktop.library.decks.packs import PACKS, read_packs, write_packs
from trails_desktop.library.storage.sentences import Said, say

_OFFERS: Final = 4  #: repairs offered for one reason
_REPAIR: Final = say("Repair")
_MOST_REPAIRS: Final = 200  #: repairs taken at once


@dataclass(frozen=True, slots=True)
class Repair:
    """One way out. said: what it does, one sentence; deck: the deck after it; verb: what its button says."""

    said: Said
    deck: Deck
    verb: Said = _REPAIR


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a deck may not be played: the engine's problem (rule, template, fields, cards) and ways out, the best first.

    numbers: the cards it is about, by number, for marking them. packs: only five opened packs are a way out.
    """

    problem: Problem
    repairs: tuple[Repair, ...] = ()
    numbers: tuple[str, ...] = ()
    packs: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a deck may be played in a mode. missing: cards it lacks (negative: has too many)."""

    mode: str
    size: int
    wanted: int
    reasons: tuple[Reason, ...]
    together: Repair | None = None  #: for every name nobody knows the likeliest card, where there are such

    @property
    def legal(self) -> bool:
        """True if nothing is wrong."""
        return not self.reasons

    @property
    def missing(self) -> int:
        """How many cards the deck is short of."""
        return self.wanted - self.size


def judge(deck: Deck, pool: CardPool, mode: str = "", *, like: dict[str, Sequence[str]] | None = None) -> Verdict:
    """Every reason against a deck in a mode (its own unless given), with repairs.

    like: for cards nobody knows, by what the deck calls them, the numbers of cards that may be meant
    (:meth:`trails_desktop.library.search.searcher.Searcher.names_like`).
    """
    mode = mode or deck.mode
    problems = check_deck(deck, pool, mode)
    if mode == BLITZ and not any("pack" in problem.template for problem in problems):
        problems += _pack_problems(deck, pool)
    reasons = tuple(_reason(problem, deck, pool, mode, like or {}) for problem in problems)
    return Verdict(mode, deck.size, SIZES[mode], reasons, _together(deck, pool, like or {}))


def repaired(deck: Deck, pool: CardPool, mode: str = "", *, like: dict[str, Sequence[str]] | None = None) -> Repair:
    """Every repair at once: the first that is offered of each reason, until none is left or none has any."""
    made = deck
    for _ in range(_MOST_REPAIRS):
        way = next((one.repairs[0] for one in judge(made, pool, mode, like=like).reasons if one.repairs), None)
        if way is None or way.deck == made:
            break
        made = way.deck
    return Repair(say("Repair everything that is wrong with the deck"), made)


def _reason(problem: Problem, deck: Deck, pool: CardPool, mode: str, like: dict[str, Sequence[str]]) -> Reason:
    repairs = tuple(_repairs(problem, deck, pool, mode, like))[:_OFFERS]
    packs = mode == BLITZ and problem.rule == RULES[BLITZ] and not repairs
    return Reason(problem, repairs, _meant(problem, deck, pool), packs)


def _meant(problem: Problem, deck: Deck, pool: CardPool) -> tuple[str, ...]:
    """Numbers of the deck's cards that a problem is about."""
    wanted = set(problem.cards)
    found = []
    for line in deck.lines:
        number = _number_of(line, pool)
        if number is not None and (line.label in wanted or _name(number, pool) in wanted):
            found.append(number)
    return tuple(dict.fromkeys(found))


def _name(number: str, pool: CardPool) -> str:
    name, subname = pool.identity(number)
    return DeckLine(1, name, subname).label


def _pack_problems(deck: Deck, pool: CardPool) -> list[Problem]:
    """602.3a: the deck is the forty cards of the five packs that were opened for it."""
    packs = read_packs(dict(deck.headers).get(PACKS, ""))
    if not packs:
        return [Problem(RULES[BLITZ], "The deck does not say which five packs its cards come from.")]
    if len(packs) != 5:
        sentence = "The deck comes from {count} packs; Blitz Shield is played with five."
        return [Problem(RULES[BLITZ], sentence, (("count", len(packs)),))]
    held, opened = _held(resolved(deck, pool), pool), _held((number for pack in packs for number in pack), pool)
    wrong = [card for card in dict.fromkeys((*held, *opened)) if held[card] != opened[card]]
    if not wrong:
        return []
    sentence = "The deck is not made of exactly the cards of its five packs; {card} is among those that differ."
    return [Problem(RULES[BLITZ], sentence, (("card", wrong[0]),), tuple(wrong))]


def resolved(deck: Deck, pool: CardPool) -> Iterable[str]:
    """The number of every copy in the deck that the pool knows."""
    for line in deck.lines:
        number = _number_of(line, pool)
        if number is not None:
            yield from [number] * line.count


def _held(numbers: Iterable[str], pool: CardPool) -> Counter[str]:
    """Copies by corrected name and sub-name: reprints are one card."""
    return Counter(_name(number, pool) if number in pool else number for number in numbers)


# --- repairs ----------------------------------------------------------------------------------------------------------
def _repairs(
    problem: Problem, deck: Deck, pool: CardPool, mode: str, like: dict[str, Sequence[str]]
) -> Iterable[Repair]:  # fmt: skip
    if problem.rule == "602.4b" and problem.cards:
        yield from _fewer(problem, deck, pool)
    elif not problem.rule and problem.cards:
        yield from _other(problem.cards[0], deck, pool, like)
    elif mode == BLITZ:
        yield from _from_packs(deck, pool)
    elif problem.rule == RULES[mode]:
        yield from _right_size(deck, pool, mode)


def _fewer(problem: Problem, deck: Deck, pool: CardPool) -> Iterable[Repair]:
    card = problem.cards[0]
    lines, left = [], COPIES
    for line in deck.lines:
        number = _number_of(line, pool)
        if number is not None and _name(number, pool) == card:
            kept = min(line.count, left)
            left -= kept
            line = replace(line, count=kept)
        if line.count:
            lines.append(line)
    yield Repair(say("Keep {most} copies of {card}", most=COPIES, card=card), replace(deck, lines=tuple(lines)))


def _other(label: str, deck: Deck, pool: CardPool, like: dict[str, Sequence[str]]) -> Iterable[Repair]:
    for number in like.get(label, ()):
        if number in pool:
            named = label_of(number, pool)
            lines = [_named(line.count, number, pool) if line.label == label else line for line in deck.lines]
            yield Repair(say("Take {other} in place of {card}", other=named, card=label), _joined(deck, lines, pool))
    kept = [line for line in deck.lines if line.label != label]
    yield Repair(say("Take {card} out of the deck", card=label), replace(deck, lines=tuple(kept)))


def _together(deck: Deck, pool: CardPool, like: dict[str, Sequence[str]]) -> Repair | None:
    """All repairs of names at once: each the first that is offered alone."""
    likeliest = {label: next((number for number in numbers if number in pool), "") for label, numbers in like.items()}
    lines: list[DeckLine] = []
    count = 0
    for line in deck.lines:
        number = likeliest.get(line.label, "") if _number_of(line, pool) is None else ""
        count += bool(number)
        lines.append(_named(line.count, number, pool) if number else line)
    if not count:
        return None
    return Repair(
        say("Take the likeliest card for {count} names nobody knows", count=count), _joined(deck, lines, pool)
    )


def _from_packs(deck: Deck, pool: CardPool) -> Iterable[Repair]:
    packs = read_packs(dict(deck.headers).get(PACKS, ""))
    if len(packs) == 5:
        made = deck_of_packs(packs, pool, deck.name)
        headers = tuple(one for one in deck.headers if one[0] != PACKS) + made.headers
        yield Repair(
            say("Make the deck of exactly the cards of its packs"),
            replace(deck, mode=BLITZ, lines=made.lines, headers=headers),
        )


def _right_size(deck: Deck, pool: CardPool, mode: str) -> Iterable[Repair]:
    by = SIZES[mode] - deck.size
    if by < 0:
        yield Repair(say("Take out {count}, of the card with most copies first", count=-by), _smaller(deck, -by))
        return
    fill = say("Fill up to {size}", size=SIZES[mode])
    copied = _filled(deck, pool, by) if mode == STRATEGY else None
    if copied is not None:
        yield Repair(say("Add {count} copies of cards that are in the deck", count=by), copied, fill)
    fitting = filled_up(deck, pool, by) if mode == STRATEGY else None
    if fitting is not None:
        yield Repair(say("Add {count} of what goes with the deck", count=by), fitting, fill)
    free = [
        line for line in deck.lines
        if (number := _number_of(line, pool)) is not None and fold(pool.identity(number)[1]) in COMMON
    ]  # fmt: skip
    for line in free[:2]:
        lines = [replace(one, count=one.count + by) if one is line else one for one in deck.lines]
        yield Repair(say("Add {count} copies of {card}", count=by, card=line.label), replace(deck, lines=tuple(lines)))


def _smaller(deck: Deck, by: int) -> Deck:
    counts = [line.count for line in deck.lines]
    for _ in range(by):
        most = max(range(len(counts)), key=lambda at: (counts[at], at))
        counts[most] -= 1
    lines = tuple(replace(line, count=count) for line, count in zip(deck.lines, counts, strict=True) if count)
    return replace(deck, lines=lines)


def _filled(deck: Deck, pool: CardPool, by: int) -> Deck | None:
    """The deck with copies added evenly where four are not reached; None if there is no room for all."""
    copies: Counter[tuple[str, str]] = Counter()
    numbers = [_number_of(line, pool) for line in deck.lines]
    for line, number in zip(deck.lines, numbers, strict=True):
        if number is not None:
            copies[pool.identity(number)] += line.count
    counts = [line.count for line in deck.lines]
    while by:
        open_ = [
            at for at, number in enumerate(numbers)
            if number is not None and copies[pool.identity(number)] < COPIES
        ]  # fmt: skip
        if not open_:
            return None
        at = min(open_, key=lambda at: (-counts[at], at))
        counts[at] += 1
        copies[pool.identity(numbers[at] or "")] += 1
        by -= 1
    lines = tuple(replace(line, count=count) for line, count in zip(deck.lines, counts, strict=True))
    return replace(deck, lines=lines)


def _named(count: int, number: str, pool: CardPool) -> DeckLine:
    """A line that means this card."""
    label = label_of(number, pool)
    if label == number:
        return DeckLine(count, number)
    printing = pool.printing(number, "en")
    return DeckLine(count, printing.name, printing.subname)


def _joined(deck: Deck, lines: Iterable[DeckLine], pool: CardPool) -> Deck:
    """The deck with these lines, those of one card as one."""
    out: list[DeckLine] = []
    for line in lines:
        same = next((at for at, one in enumerate(out) if one.label == line.label), None)
        if same is None:
            out.append(line)
        else:
            out[same] = replace(out[same], count=out[same].count + line.count)
    return replace(deck, lines=tuple(out))


# --- making decks -----------------------------------------------------------------------------------------------------
def deck_of_packs(packs: Sequence[Sequence[str]], pool: CardPool, name: str = "") -> Deck:
    """The Blitz Shield deck of these packs, with the packs recorded in its header."""
    counted = Counter(number for pack in packs for number in pack)
    lines = tuple(_named(count, number, pool) if number in pool else DeckLine(count, number)
                  for number, count in counted.items())  # fmt: skip
    return Deck(name, BLITZ, "", lines, ((PACKS, write_packs(packs)),))


def with_card(deck: Deck, number: str, by: int, pool: CardPool) -> Deck:
    """The deck with so many copies more (or fewer) of a card: what adding and taking out do in a window."""
    lines: list[DeckLine] = []
    left, placed = by, False
    for line in deck.lines:
        if _number_of(line, pool) == number and left:
            count = max(0, line.count + left)
            left, placed = left - (count - line.count), True
            line = replace(line, count=count)
        if line.count:
            lines.append(line)
    if by > 0 and not placed:
        lines.append(_named(by, number, pool))
    return replace(deck, lines=tuple(lines))
