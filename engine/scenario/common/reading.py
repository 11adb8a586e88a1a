"""Reading documents of every game: heads, cards, switches, verdicts, boards and the cards on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from engine.effects.words import EffectError
from engine.scenario.common.steps import SEATS, All, Cannot, Expect, Reading, copy_name, read_step
from engine.scenario.source import Item, ScenarioError

#: Of a card of which nothing is said.
ANON = "blank"
BoardT = TypeVar("BoardT")
CardT = TypeVar("CardT")
MoveT = TypeVar("MoveT")
PlacedT = TypeVar("PlacedT")
SwitchesT = TypeVar("SwitchesT")
_TRUTH = {"yes": True, "no": False, "true": True, "false": False, True: True, False: False}


@dataclass(frozen=True, slots=True)
class Head:
    """What documents begin with."""

    file: str
    line: int
    title: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is expected of a deck. rules: of which each, or a rule below it, must be named."""

    legal: bool
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Placed(Generic[CardT]):
    """A card on the board. name: "" for an anonymous one. arrived: this turn."""

    card: CardT
    name: str
    zone: str
    seat: int
    owner: int
    line: int
    ready: bool = True
    damage: int = 0
    arrived: bool = False


@dataclass(frozen=True, slots=True)
class Board(Generic[PlacedT]):
    """The position. active: whose turn; at setup who comes first."""

    at: str = "turn-start"
    turn: int = 3
    active: int = 0
    shuffle: bool = True
    cards: tuple[PlacedT, ...] = ()


@dataclass(frozen=True, slots=True)
class Played(Generic[BoardT, SwitchesT, MoveT]):
    """A match to be played. cards: by id, those the scenario defines and those every table knows."""

    board: BoardT
    switches: SwitchesT
    cards: Mapping[str, Any]
    do: tuple[MoveT | Cannot[MoveT] | All | Expect, ...] = ()
    end: Expect | None = None
    names: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class EntryWords:
    """The words for a card on a board. known: all of them. reserved: what cannot be a name. lying: what only a card has
    that lies on the field. states: that of a card that can be used, and the other."""

    known: tuple[str, ...]
    reserved: frozenset[str]
    lying: tuple[str, ...]
    states: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Entry(Generic[CardT]):
    """A card on a board, as far as games write it alike. name: "" for an anonymous one. arrived: this turn. found: all
    that is said of it, by word."""

    card: CardT
    name: str
    owner: int
    ready: bool
    damage: int
    arrived: bool
    found: Mapping[str, Item]


# --- documents --------------------------------------------------------------------------------------------------------
def read_head(document: Item, known: tuple[str, ...]) -> tuple[Head, dict[str, Item]]:
    """Title and rules, and everything by its word. known: the words. Raises
    :class:`engine.scenario.source.ScenarioError`, as all that reads."""
    top = document.fields("a scenario", known)
    if "title" not in top:
        raise document.error("a scenario needs a title")
    rules = tuple(item.word("a rule id") for item in top["rules"].several("rules")) if "rules" in top else ()
    return Head(document.file, document.line, top["title"].word("the title"), rules), top


def read_played(
    top: Mapping[str, Item],
    board: BoardT,
    switches: SwitchesT,
    cards: Mapping[str, Any],
    names: frozenset[str],
    reading: Reading[MoveT],
) -> Played[BoardT, SwitchesT, MoveT]:
    """A document with a board that is read already: its steps."""
    steps = tuple(read_step(item, reading) for item in top["do"].elements("do")) if "do" in top else ()
    return Played(board, switches, cards, steps, reading.expect(top["expect"]) if "expect" in top else None, names)


def read_verdict(top: Mapping[str, Item]) -> Verdict:
    """What a document with a deck expects."""
    if "expect" not in top:
        raise top["deck"].error("a deck needs expect: whether it is legal")
    expect = top["expect"].fields("expect", ("legal", "rules"))
    if "legal" not in expect:
        raise top["expect"].error("expect needs the word legal")
    rules = tuple(one.word("a rule id") for one in expect["rules"].several("rules")) if "rules" in expect else ()
    return Verdict(truth(expect["legal"], "legal"), rules)


def read_switches(
    item: Item | None,
    usual: Mapping[str, Any],
    values: Mapping[str, tuple[Any, ...]],
    yes: Callable[[Item, str], bool] = Item.truth,
) -> dict[str, Any]:
    """The switches that are named. usual: all of them. values: of those that are no truth. yes: reads a truth."""
    changed: dict[str, Any] = {}
    for name, value in () if item is None else item.fields("switches", tuple(usual)).items():
        what = f"the switch {name}"
        changed[name] = yes(value, what) if isinstance(usual[name], bool) else value.one_of(what, values[name])
    return changed


# --- words ------------------------------------------------------------------------------------------------------------
def truth(value: Item, what: str) -> bool:
    """``yes`` or ``no``, ``true`` or ``false``."""
    if not isinstance(value.data, str | bool) or value.data not in _TRUTH:
        raise value.error(f"{what} must be yes or no, not '{value.short}'")
    return _TRUTH[value.data]


def is_number(value: Item) -> bool:
    """Whether a whole number stands there."""
    return isinstance(value.data, int) and not isinstance(value.data, bool)


_MOST_CARDS: Final = 1000  #: in one place: many more than any deck has


def count(value: Item, what: str) -> int:
    """How many cards a place holds."""
    if not 0 <= (number := value.number(what)) <= _MOST_CARDS:
        raise value.error(f"{what} cannot hold {number} cards")
    return number


# --- cards ------------------------------------------------------------------------------------------------------------
def read_cards(item: Item | None, known: Sequence[CardT], load: Callable[[str, Any], CardT]) -> dict[str, CardT]:
    """The cards that a scenario defines, by id. known: those of every table. load: reads one; raises
    :class:`engine.effects.load.EffectError`."""
    cards = {str(getattr(card, "id")): card for card in known}  # noqa: B009
    for key, value in () if item is None else item.pairs("cards"):
        ident = key.word("a card's id")
        try:
            cards[ident] = load(ident, value.data)
        except EffectError as error:
            raise ScenarioError(value.file, _line_of(value, str(error)), f"card {ident}: {error}") from error
    return cards


def _line_of(item: Item, message: str) -> int:
    """The line on which the word stands that a message quotes first."""
    quoted = re.findall(r"'([^']+)'", message)
    found = [node for node in _scalars(item.node) if quoted and node.value == quoted[0]]
    return found[0].start_mark.line + 1 if found else item.line


def _scalars(node: Any) -> list[Any]:
    if isinstance(node.value, str):
        return [node]
    return [
        scalar
        for part in node.value
        for inner in (part if isinstance(part, tuple) else (part,))
        for scalar in _scalars(inner)
    ]


def card_of(item: Item, cards: Mapping[str, CardT]) -> CardT:
    """The card that a word names."""
    word = item.word("a card")
    if word not in cards:
        raise item.error(f"there is no card '{word}'")
    return cards[word]


# --- boards -----------------------------------------------------------------------------------------------------------
def belongs(item: Item, ident: str, kind: str, place: str, kinds: Sequence[str]) -> None:
    """A card lies where its type can lie. kind: its type. place: of the board. kinds: the types that lie there."""
    if kind not in kinds:
        raise item.error(f"{ident} is a {kind}: among {place} can be only {', '.join(kinds)}")


def at_most(item: Item, place: str, many: int, most: int) -> None:
    """A place holds no more than the rules let it hold."""
    if many > most:
        raise item.error(f"{place} cannot hold {many} cards; at most {most}")


def read_board(
    item: Item | None, starts: tuple[str, ...], side: Callable[[Item | None, int, str], list[PlacedT]]
) -> Board[PlacedT]:
    """A position. starts: the moments at which it can be. side: what lies on a side, the seat, and the moment."""
    known = ("at", "turn", "active", "shuffle", *SEATS)
    found = item.fields("the board", known) if item is not None else {}
    at = found["at"].one_of("at", starts) if "at" in found else "turn-start"
    if "shuffle" in found and at != "setup":
        raise found["shuffle"].error("shuffle can be said only at setup; elsewhere the decks lie as written")
    turn = found["turn"].number("turn") if "turn" in found else 3
    if turn < 1:
        raise found["turn"].error("turn must be at least 1")
    placed: list[PlacedT] = []
    for word in (*(word for word in found if word in SEATS), *(seat for seat in SEATS if seat not in found)):
        placed += side(found.get(word), SEATS.index(word), at)
    shuffle = truth(found["shuffle"], "shuffle") if "shuffle" in found else True
    active = SEATS.index(found["active"].one_of("active", SEATS)) if "active" in found else 0
    return Board(at, turn, active, shuffle, tuple(placed))


def read_entry(
    item: Item, seat: int, zone: str, lies: bool, cards: Mapping[str, CardT], used: dict[str, int], words: EntryWords
) -> Entry[CardT]:
    """A card in a zone of a seat. lies: whether it is on the field. used: names taken so far; the card's is noted."""
    found = item.fields("a card on the board", words.known) if item.is_map else {"card": item}
    if "card" not in found:
        raise item.error("a card on the board needs the word card")
    card = card_of(found["card"], cards)
    owner = SEATS.index(found["owner"].one_of("owner", SEATS)) if "owner" in found else seat
    name = _name(found, used, words.reserved)
    for word in words.lying:
        if word in found and not lies:
            raise found[word].error(f"a card in the {zone} has no {word}")
    damage = found["damage"].number("damage") if "damage" in found else 0
    if damage < 0:
        raise found["damage"].error("damage cannot be below 0")
    arrived = found["arrived"].one_of("arrived", ("this turn", "earlier")) if "arrived" in found else "earlier"
    state = found["state"].one_of("state", words.states) if "state" in found else words.states[0]
    return Entry(card, name, owner, state == words.states[0], damage, arrived == "this turn", found)


def _name(found: Mapping[str, Item], used: dict[str, int], reserved: frozenset[str]) -> str:
    if "as" not in found:
        card = found["card"].word("a card")
        if card == ANON:
            return ""
        name = copy_name(card, used)
    else:
        name = found["as"].word("as")
        if name in reserved:
            raise found["as"].error(f"'{name}' means something else here and cannot be a name")
        if used.get(name, 0):
            raise found["as"].error(f"the name '{name}' stands twice")
    used.setdefault(name, 1)
    return name
