"""Reading a document: every word is checked before anything runs, and errors name file, line and word."""

from __future__ import annotations

from collections.abc import Iterable

from engine.eightfold.cards.card import BLANK, ITEMS, Card, blank, blank_among
from engine.eightfold.cards.load import load_card
from engine.eightfold.scenario.moves import MOVES, Expected, known, read_go_to, read_move
from engine.eightfold.scenario.words import STARTS, Board, Construction, Move, Placed, Played
from engine.eightfold.state.switches import VALUES, Switches
from engine.scenario.common.lesson import Lesson, Stage, read_lesson
from engine.scenario.common.reading import (
    ANON,
    EntryWords,
    belongs,
    card_of,
    count,
    is_number,
    read_board,
    read_cards,
    read_entry,
    read_played,
    read_switches,
    truth,
)
from engine.scenario.common.steps import SEATS, Reading, is_none
from engine.scenario.source import Item

TOP = ("game", "title", "rules", "switches", "cards", "board", "do", "deck", "expect", "goal", "puzzle", "lesson")
#: Words of the board, and the zone each stands for.
ZONES = {
    "deck": "deck",
    "hand": "hand",
    "forwards": "field",
    "backups": "field",
    "monsters": "field",
    "formation": "field",
    "damage": "damage",
    "break zone": "break zone",
    "removed": "removed",
}
_ENTRY = EntryWords(
    known=("card", "as", "owner", "state", "damage", "frozen", "items", "arrived"),
    reserved=frozenset(("A", "B", "none", ANON, "asked", "asked for", "stack", "winner")),
    lying=("state", "damage", "frozen", "arrived", "items"),
    states=("active", "dull"),
)
#: What a lesson can point at.
STAGE = Stage(
    lambda step: isinstance(step, Move) and step.seat == 0,
    seats=("plate", "hand", "deck", "forwards", "backups", "monsters", "formation", "damage", "break zone"),
)
_DECK = 20
#: What lies in each line of the Field; an Item lies behind its bearer, or by itself among the Forwards.
_LINES = {
    "forwards": ("forward", *ITEMS),
    "backups": ("backup",),
    "monsters": ("monster",),
    "formation": ("formation",),
    "items": ITEMS,
}
Cards = dict[str, Card]


def read_match(top: dict[str, Item], library: Iterable[Card] = ()) -> Played:
    """A document with a board; a goal is what is expected in the end. library: further cards, by their ids."""
    return read_steps(top, library)[0]


def read_led(top: dict[str, Item], library: Iterable[Card]) -> tuple[Played, Lesson]:
    """A lesson: its match, and what is told step by step."""
    if "lesson" not in top:
        raise top["title"].error("a lesson needs the word lesson")
    played, _ = read_steps({word: item for word, item in top.items() if word != "lesson"}, library)
    names = frozenset(one.name for one in _all(played.board) if one.name)
    return played, read_lesson(top["lesson"], played.do, names, STAGE)


def read_steps(top: dict[str, Item], library: Iterable[Card]) -> tuple[Played, Reading[Move]]:
    """A document with a board, and how its steps are read."""
    cards = read_cards(top.get("cards"), (*library, BLANK), load_card)
    used: dict[str, int] = {}
    board = read_board(top.get("board"), STARTS, lambda item, seat, at: _side(item, seat, used, cards))
    names = known(frozenset((*(one.name for one in _all(board) if one.name), *cards)))
    switches = Switches()._replace(**read_switches(top.get("switches"), Switches()._asdict(), VALUES, truth))
    reading = Reading(
        MOVES,
        lambda key, seat, verb, value, trying: read_move(key, seat, verb, value, names),
        Expected(names).read,
        read_go_to,
    )
    ending = {"expect": top["goal"]} if "goal" in top and "expect" not in top else {}
    return read_played({**top, **ending}, board, switches, cards, names.names, reading), reading


def _all(board: Board) -> list[Placed]:
    return [one for card in board.cards for one in (card, *card.items)]


# --- boards -----------------------------------------------------------------------------------------------------------
def _side(item: Item | None, seat: int, used: dict[str, int], cards: Cards) -> list[Placed]:
    found = item.fields(f"the side of {SEATS[seat]}", tuple(ZONES)) if item is not None else {}
    line = item.line if item is not None else 0
    placed: list[Placed] = []
    if "deck" not in found:
        placed += _anonymous(_DECK, "deck", seat, line)
    for word, value in found.items():
        if is_none(value):
            continue
        if value.is_list:
            placed += [_entry(entry, word, seat, used, cards) for entry in value.elements(word)]
        elif is_number(value):
            placed += _anonymous(count(value, word), word, seat, value.line)
        elif word == "formation":
            placed.append(_entry(value, word, seat, used, cards))
        else:
            raise value.error(f"{word} must be a list of cards or a number, not '{value.short}'")
    return placed


def _anonymous(many: int, word: str, seat: int, line: int) -> list[Placed]:
    return [Placed(_blank(word), "", ZONES[word], seat, seat, line) for _ in range(many)]


def _blank(word: str) -> Card:
    """An anonymous card in a place of the board: one that can lie there."""
    return blank_among(_LINES[word][0]) if word in _LINES else BLANK


def _entry(item: Item, word: str, seat: int, used: dict[str, int], cards: Cards) -> Placed:
    zone = ZONES.get(word, "field")
    entry = read_entry(item, seat, zone, zone == "field", cards, used, _ENTRY)
    card = _blank(word) if entry.card is BLANK else entry.card
    if word in _LINES:
        belongs(item, card.id, card.type, word, _LINES[word])
    items = entry.found["items"].several("items") if "items" in entry.found else []
    return Placed(
        card,
        entry.name,
        zone,
        seat,
        entry.owner,
        item.line,
        ready=entry.ready,
        damage=entry.damage,
        frozen=truth(entry.found["frozen"], "frozen") if "frozen" in entry.found else False,
        arrived=entry.arrived,
        items=tuple(_entry(one, "items", seat, used, cards) for one in items),
    )


# --- construction -----------------------------------------------------------------------------------------------------
def read_construction(top: dict[str, Item]) -> Construction:
    """A document with a deck."""
    cards = read_cards(top.get("cards"), (BLANK,), load_card)
    found = top["deck"].fields("the deck", ("main",))
    main = _pile(found["main"], cards) if "main" in found else [blank(f"{at}") for at in range(50)]
    return Construction(tuple(main))


def _pile(item: Item, cards: Cards) -> list[Card]:
    """Cards by their id; blank ones are all different, so that no limit of copies is broken."""
    pile: list[Card] = []
    for key, value in item.pairs("the deck"):
        many = count(value, "the deck")
        word = key.word("a card")
        if word == ANON or (word.split(" ")[0] == ANON and word not in cards):
            pile += [blank(f"{len(pile) + at}") for at in range(many)]
        else:
            pile += [card_of(key, cards)] * many
    return pile
