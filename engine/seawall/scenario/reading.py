"""Reading a document: every word is checked before anything runs, and errors name file, line and word."""

from __future__ import annotations

from collections.abc import Iterable

from engine.scenario.common.lesson import Lesson, Stage, read_lesson
from engine.scenario.common.reading import (
    ANON,
    EntryWords,
    card_of,
    count,
    read_board,
    read_cards,
    read_entry,
    read_played,
    read_switches,
    truth,
)
from engine.scenario.common.steps import SEATS, Reading, is_none
from engine.scenario.source import Item
from engine.seawall.cards.card import BLANK, COLORS, FIRST_PIER, RESOURCE, SPARE_RESOURCE, Card, blank
from engine.seawall.cards.load import load_card
from engine.seawall.scenario.moves import MOVES, Expected, known, read_go_to, read_move
from engine.seawall.scenario.words import STARTS, Board, Construction, Move, Placed, Played
from engine.seawall.state.switches import VALUES, Switches

TOP = ("game", "title", "rules", "switches", "cards", "board", "do", "deck", "expect", "goal", "puzzle", "lesson")
_PILES = ("deck", "hand", "trash", "removed", "resource deck", "shields", "battle")
_SIDE = (*_PILES, "resources", "base")
_RESOURCES = ("active", "rested", "ex", "ex rested")
_FIELD = ("battle", "base", "resources")
_ENTRY = EntryWords(
    known=("card", "as", "owner", "state", "damage", "pilot", "arrived"),
    reserved=frozenset(("A", "B", "player", "none", ANON, "asked", "asked for", "step", "winner")),
    lying=("state", "damage", "arrived", "pilot"),
    states=("active", "rested"),
)
#: What a lesson can point at.
STAGE = Stage(
    lambda step: isinstance(step, Move) and step.seat == 0,
    seats=("plate", "hand", "deck", "battle", "base", "shields", "resources", "trash"),
)
_DECK, _RESOURCE_DECK, _SHIELDS = 20, 5, 6
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
    cards = _cards(top, library)
    used: dict[str, int] = {}
    board = read_board(top.get("board"), STARTS, lambda item, seat, at: _side(item, seat, used, cards, at))
    names = known(frozenset((*(one.name for one in _all(board) if one.name), *cards)))
    switches = Switches()._replace(**read_switches(top.get("switches"), Switches()._asdict(), VALUES, truth))
    reading = Reading(
        MOVES,
        lambda key, seat, verb, value, trying: read_move(key, seat, verb, value, names),
        Expected(names).read,
        read_go_to,
        ("all pass",),
    )
    ending = {"expect": top["goal"]} if "goal" in top and "expect" not in top else {}
    return read_played({**top, **ending}, board, switches, cards, names.names, reading), reading


def _all(board: Board) -> list[Placed]:
    return [one for card in board.cards for one in (card, card.pilot) if one is not None]


def _cards(top: dict[str, Item], library: Iterable[Card] = ()) -> Cards:
    return read_cards(top.get("cards"), (*library, BLANK, RESOURCE, FIRST_PIER, SPARE_RESOURCE), load_card)


# --- boards -----------------------------------------------------------------------------------------------------------
def _side(item: Item | None, seat: int, used: dict[str, int], cards: Cards, at: str) -> list[Placed]:
    found = item.fields(f"the side of {SEATS[seat]}", _SIDE) if item is not None and not item.empty else {}
    line = item.line if item is not None else 0
    placed: list[Placed] = []
    usual = {"deck": _DECK, "resource deck": _RESOURCE_DECK, "shields": 0 if at == "setup" else _SHIELDS}
    for zone, many in usual.items():
        if zone not in found:
            placed += _anonymous(many, zone, seat, line)
    for zone, value in found.items():
        if zone == "resources":
            placed += _resources(value, seat, used, cards)
        elif zone == "base":
            if not is_none(value):
                entries = value.several("base")
                placed += [_entry(entry, zone, seat, used, cards) for entry in entries]
        elif value.is_list:
            placed += [_entry(entry, zone, seat, used, cards) for entry in value.elements(zone)]
        else:
            placed += _anonymous(count(value, zone), zone, seat, value.line)
    return placed


def _anonymous(
    many: int, zone: str, seat: int, line: int, card: Card | None = None, ready: bool = True
) -> list[Placed]:
    usual = RESOURCE if zone in ("resource deck", "resources") else BLANK
    return [Placed(card or usual, "", zone, seat, seat, line, ready=ready) for _ in range(many)]


def _resources(value: Item, seat: int, used: dict[str, int], cards: Cards) -> list[Placed]:
    zone = "resources"
    if value.is_list:
        return [_entry(entry, zone, seat, used, cards) for entry in value.elements(zone)]
    if not value.is_map:
        return _anonymous(count(value, zone), zone, seat, value.line)
    placed: list[Placed] = []
    for word, many in value.fields(zone, _RESOURCES).items():
        card = SPARE_RESOURCE if word.startswith("ex") else RESOURCE
        placed += _anonymous(count(many, word), zone, seat, value.line, card, not word.endswith("rested"))
    return placed


def _entry(item: Item, zone: str, seat: int, used: dict[str, int], cards: Cards) -> Placed:
    entry = read_entry(item, seat, zone, zone in _FIELD, cards, used, _ENTRY)
    return Placed(
        entry.card,
        entry.name,
        zone,
        seat,
        entry.owner,
        item.line,
        ready=entry.ready,
        damage=entry.damage,
        pilot=_entry(entry.found["pilot"], zone, seat, used, cards) if "pilot" in entry.found else None,
        arrived=entry.arrived,
    )


# --- construction -----------------------------------------------------------------------------------------------------
def read_construction(top: dict[str, Item]) -> Construction:
    """A document with a deck."""
    cards = _cards(top)
    found = top["deck"].fields("the deck", ("main", "resources"))
    main = _pile(found["main"], cards, False) if "main" in found else _blanks("blue", 50, 0)
    resources = _pile(found["resources"], cards, True) if "resources" in found else [RESOURCE] * 10
    return Construction(tuple(main), tuple(resources))


def _pile(item: Item, cards: Cards, resources: bool) -> list[Card]:
    pile: list[Card] = []
    for key, value in item.pairs("the deck"):
        many = count(value, "the deck")
        word, _, color = key.word("a card").partition(" ")
        if word == ANON and (not color or color in COLORS):
            pile += [RESOURCE] * many if resources else _blanks(color or "blue", many, len(pile))
        else:
            pile += [card_of(key, cards)] * many
    return pile


def _blanks(color: str, many: int, first: int) -> list[Card]:
    """Further cards that are all different: no limit of copies is broken."""
    return [blank(color, f"{first + at}") for at in range(many)]
