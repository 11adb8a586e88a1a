"""Reading a document: every word is checked before anything runs, and errors name file, line and word."""

from __future__ import annotations

from collections.abc import Iterable

from engine.scenario.common.lesson import Lesson, Stage, read_lesson
from engine.scenario.common.reading import (
    ANON,
    EntryWords,
    at_most,
    belongs,
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
from engine.seawall.events.atoms import MOST_EX_RESOURCES, MOST_RESOURCES
from engine.seawall.play.deploying import BASE_LIMIT, UNIT_LIMIT
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
_DECK_TYPES = ("unit", "pilot", "command", "base")
#: What can lie in each place (3-1-1); a Pilot, or a Command by its Pilot effect, lies under a Unit.
_LINES = {
    "battle": ("unit",),
    "pilot": ("pilot", "command"),
    "base": ("base",),
    "resources": ("resource",),
    "resource deck": ("resource",),
    **dict.fromkeys(("deck", "hand", "shields", "trash"), _DECK_TYPES),
    "removed": (*_DECK_TYPES, "resource"),
}
#: How much a place holds (3-5-2, 3-6-3, 3-4-2).
_MOST = {"battle": UNIT_LIMIT.limit, "base": BASE_LIMIT.limit, "resources": MOST_RESOURCES}
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
    cards = read_cards(top.get("cards"), (*library, BLANK, RESOURCE, FIRST_PIER, SPARE_RESOURCE), load_card)
    for item in () if "cards" not in top else [key for key, _ in top["cards"].pairs("cards")]:
        for token in _tokens(cards[item.word("a card's id")]):
            if token not in cards:
                raise item.error(f"there is no card '{token}' to be deployed as a token")
            belongs(item, token, cards[token].type, "tokens", ("unit",))
    return cards


def _tokens(card: Card) -> set[str]:
    """The ids of the tokens that a card deploys."""
    left = [one for ability in card.abilities for one in ability.do]
    found = set()
    while left:
        one = left.pop()
        left += [*one.then, *one.other]
        found |= {one.words[0][0]} if one.verb == "token" else set()
    return found


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
        there = _place(zone, value, seat, used, cards)
        if zone in _MOST:
            at_most(value, zone, len(there), _MOST[zone])
        if zone == "resources":
            at_most(value, "EX Resources", sum(one.card is SPARE_RESOURCE for one in there), MOST_EX_RESOURCES)
        placed += there
    return placed


def _place(zone: str, value: Item, seat: int, used: dict[str, int], cards: Cards) -> list[Placed]:
    if zone == "resources":
        return _resources(value, seat, used, cards)
    if zone == "base":
        return [] if is_none(value) else [_entry(entry, zone, seat, used, cards) for entry in value.several(zone)]
    if value.is_list:
        return [_entry(entry, zone, seat, used, cards) for entry in value.elements(zone)]
    return _anonymous(count(value, zone), zone, seat, value.line)


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


def _entry(item: Item, zone: str, seat: int, used: dict[str, int], cards: Cards, place: str = "") -> Placed:
    """A card in a zone. place: "pilot" under a Unit."""
    entry = read_entry(item, seat, zone, zone in _FIELD, cards, used, _ENTRY)
    card = entry.card
    belongs(item, card.id, card.type, place or zone, _LINES[place or zone])
    if card.token and zone not in _FIELD:
        raise item.error(f"{card.id} is a token: it cannot lie in the {zone} (4-17-2-4)")
    if place == "pilot" and card.type == "command" and card.pilot is None:
        raise item.error(f"{card.id} is a command without a Pilot effect: it cannot lie under a Unit (2-3-5-4-1)")
    if place == "pilot" and "pilot" in entry.found:
        raise entry.found["pilot"].error("under a Pilot lies nothing (6-5-2-3-3)")
    return Placed(
        card,
        entry.name,
        zone,
        seat,
        entry.owner,
        item.line,
        ready=entry.ready,
        damage=entry.damage,
        pilot=_entry(entry.found["pilot"], zone, seat, used, cards, "pilot") if "pilot" in entry.found else None,
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
