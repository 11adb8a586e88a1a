"""Reading a document: every word is checked before anything runs, and errors name file, line and word."""

from __future__ import annotations

import re
from typing import Any

from engine.effects.load import EffectError
from engine.scenario.common.steps import SEATS, Reading, copy_name, is_none, read_step
from engine.scenario.source import Item, ScenarioError
from engine.seawall.cards.card import BLANK, COLORS, FIRST_PIER, RESOURCE, SPARE_RESOURCE, Card, blank
from engine.seawall.cards.load import load_card
from engine.seawall.scenario.moves import MOVES, read_expect, read_go_to, read_move
from engine.seawall.scenario.words import ANON, STARTS, Board, Construction, Head, Placed, Played
from engine.seawall.state.switches import VALUES, Switches

_TOP = ("game", "title", "rules", "switches", "cards", "board", "do", "deck", "expect")
_BOARD = ("at", "turn", "active", "shuffle", *SEATS)
_PILES = ("deck", "hand", "trash", "removed", "resource deck", "shields", "battle")
_SIDE = (*_PILES, "resources", "base")
_ENTRY = ("card", "as", "owner", "state", "damage", "pilot", "arrived")
_RESOURCES = ("active", "rested", "ex", "ex rested")
_RESERVED = frozenset(("A", "B", "player", "none", ANON, "asked", "asked for", "step", "winner"))
_TURNING = ("battle", "base", "resources")
_DECK, _RESOURCE_DECK, _SHIELDS = 20, 5, 6
Cards = dict[str, Card]


def read_head(document: Item) -> tuple[Head, dict[str, Item]]:
    """Title and rules, and everything by its word. Raises :class:`ScenarioError`."""
    top = document.fields("a scenario", _TOP)
    if "title" not in top:
        raise document.error("a scenario needs a title")
    rules = tuple(item.word("a rule id") for item in top["rules"].several("rules")) if "rules" in top else ()
    return Head(document.file, document.line, top["title"].word("the title"), rules), top


def read_match(top: dict[str, Item]) -> Played:
    """A document with a board."""
    cards = _cards(top.get("cards"))
    board = _board(top.get("board"), cards)
    placed = [one.name for one in _all(board.cards) if one.name]
    names = frozenset((*placed, *cards))
    reading = Reading(
        MOVES,
        lambda key, seat, verb, value, trying: read_move(key, seat, verb, value, names),
        lambda item: read_expect(item, names),
        read_go_to,
        ("all pass",),
    )
    return Played(
        board,
        _switches(top["switches"]) if "switches" in top else Switches(),
        cards,
        tuple(read_step(item, reading) for item in top["do"].elements("do")) if "do" in top else (),
        read_expect(top["expect"], names) if "expect" in top else None,
        names,
    )


def _all(cards: tuple[Placed, ...]) -> list[Placed]:
    return [one for card in cards for one in (card, card.pilot) if one is not None]


# --- cards ------------------------------------------------------------------------------------------------------------
def _cards(item: Item | None) -> Cards:
    cards = {card.id: card for card in (BLANK, RESOURCE, FIRST_PIER, SPARE_RESOURCE)}
    if item is None:
        return cards
    for key, value in item.pairs("cards"):
        ident = key.word("a card's id")
        try:
            cards[ident] = load_card(ident, value.data)
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


def _card(item: Item, cards: Cards) -> Card:
    word = item.word("a card")
    if word not in cards:
        raise item.error(f"there is no card '{word}'")
    return cards[word]


def _switches(item: Item) -> Switches:
    usual = Switches()
    changed: dict[str, Any] = {}
    for name, value in item.fields("switches", Switches._fields).items():
        if isinstance(getattr(usual, name), bool):
            words = {"yes": True, "no": False, True: True, False: False}
            if not isinstance(value.data, str | bool) or value.data not in words:
                raise value.error(f"the switch {name} must be true or false, not '{value.short}'")
            changed[name] = words[value.data]
        else:
            changed[name] = value.one_of(f"the switch {name}", VALUES[name])
    return usual._replace(**changed)


# --- boards -----------------------------------------------------------------------------------------------------------
def _board(item: Item | None, cards: Cards) -> Board:
    found = item.fields("the board", _BOARD) if item is not None else {}
    at = found["at"].one_of("at", STARTS) if "at" in found else "turn-start"
    if "shuffle" in found and at != "setup":
        raise found["shuffle"].error("shuffle can be said only at setup; elsewhere the decks lie as written")
    turn = found["turn"].number("turn") if "turn" in found else 3
    if turn < 1:
        raise found["turn"].error("turn must be at least 1")
    used: dict[str, int] = {}
    placed: list[Placed] = []
    for word in (*(word for word in found if word in SEATS), *(seat for seat in SEATS if seat not in found)):
        placed += _side(found.get(word), SEATS.index(word), used, cards, at)
    shuffle = found["shuffle"].data in (True, "yes") if "shuffle" in found else True
    active = SEATS.index(found["active"].one_of("active", SEATS)) if "active" in found else 0
    return Board(at, turn, active, shuffle, tuple(placed))


def _side(item: Item | None, seat: int, used: dict[str, int], cards: Cards, at: str) -> list[Placed]:
    found = item.fields(f"the side of {SEATS[seat]}", _SIDE) if item is not None and not item.empty else {}
    line = item.line if item is not None else 0
    placed: list[Placed] = []
    usual = {"deck": _DECK, "resource deck": _RESOURCE_DECK, "shields": 0 if at == "setup" else _SHIELDS}
    for zone, count in usual.items():
        if zone not in found:
            placed += _anonymous(count, zone, seat, line)
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
            placed += _anonymous(_count(value, zone), zone, seat, value.line)
    return placed


def _count(value: Item, what: str) -> int:
    if (count := value.number(what)) < 0:
        raise value.error(f"{what} cannot hold {count} cards")
    return count


def _anonymous(
    count: int, zone: str, seat: int, line: int, card: Card | None = None, ready: bool = True
) -> list[Placed]:
    usual = RESOURCE if zone in ("resource deck", "resources") else BLANK
    return [Placed(card or usual, "", zone, seat, seat, line, ready=ready) for _ in range(count)]


def _resources(value: Item, seat: int, used: dict[str, int], cards: Cards) -> list[Placed]:
    zone = "resources"
    if value.is_list:
        return [_entry(entry, zone, seat, used, cards) for entry in value.elements(zone)]
    if not value.is_map:
        return _anonymous(_count(value, zone), zone, seat, value.line)
    placed: list[Placed] = []
    for word, count in value.fields(zone, _RESOURCES).items():
        card = SPARE_RESOURCE if word.startswith("ex") else RESOURCE
        placed += _anonymous(_count(count, word), zone, seat, value.line, card, not word.endswith("rested"))
    return placed


def _entry(item: Item, zone: str, seat: int, used: dict[str, int], cards: Cards) -> Placed:
    found = item.fields("a card on the board", _ENTRY) if item.is_map else {"card": item}
    if "card" not in found:
        raise item.error("a card on the board needs the word card")
    card = _card(found["card"], cards)
    owner = SEATS.index(found["owner"].one_of("owner", SEATS)) if "owner" in found else seat
    name = _name(found, card, used, item.is_map)
    for word in ("state", "damage", "arrived", "pilot"):
        if word in found and zone not in _TURNING:
            raise found[word].error(f"a card in the {zone} has no {word}")
    damage = found["damage"].number("damage") if "damage" in found else 0
    if damage < 0:
        raise found["damage"].error("damage cannot be below 0")
    if "arrived" in found:
        found["arrived"].one_of("arrived", ("this turn", "earlier"))
    return Placed(
        card,
        name,
        zone,
        seat,
        owner,
        item.line,
        ready=found["state"].one_of("state", ("active", "rested")) == "active" if "state" in found else True,
        damage=damage,
        pilot=_entry(found["pilot"], zone, seat, used, cards) if "pilot" in found else None,
        arrived="arrived" in found and found["arrived"].word("arrived") == "this turn",
    )


def _name(found: dict[str, Item], card: Card, used: dict[str, int], said: bool) -> str:
    if "as" not in found:
        if card.id == ANON and not said:
            return ""
        name = copy_name(card.id, used)
        used.setdefault(name, 1)
        return "" if card.id == ANON else name
    name = found["as"].word("as")
    if name in _RESERVED:
        raise found["as"].error(f"'{name}' means something else here and cannot be a name")
    if used.get(name, 0):
        raise found["as"].error(f"the name '{name}' stands twice")
    used.setdefault(name, 1)
    return name


# --- construction -----------------------------------------------------------------------------------------------------
def read_construction(top: dict[str, Item]) -> Construction:
    """A document with a deck."""
    cards = _cards(top.get("cards"))
    found = top["deck"].fields("the deck", ("main", "resources"))
    if "expect" not in top:
        raise top["deck"].error("a deck needs expect: whether it is legal")
    expect = top["expect"].fields("expect", ("legal", "rules"))
    if "legal" not in expect:
        raise top["expect"].error("expect needs the word legal")
    main = _pile(found["main"], cards, False) if "main" in found else _blanks("blue", 50, 0)
    resources = _pile(found["resources"], cards, True) if "resources" in found else [RESOURCE] * 10
    legal = expect["legal"].one_of("legal", ("yes", "no")) if isinstance(expect["legal"].data, str) else ""
    return Construction(
        tuple(main),
        tuple(resources),
        legal == "yes" if legal else expect["legal"].truth("legal"),
        tuple(one.word("a rule id") for one in expect["rules"].several("rules")) if "rules" in expect else (),
    )


def _pile(item: Item, cards: Cards, resources: bool) -> list[Card]:
    pile: list[Card] = []
    for key, value in item.pairs("the deck"):
        count = _count(value, "the deck")
        word, _, color = key.word("a card").partition(" ")
        if word == ANON and (not color or color in COLORS):
            pile += [RESOURCE] * count if resources else _blanks(color or "blue", count, len(pile))
        else:
            pile += [_card(key, cards)] * count
    return pile


def _blanks(color: str, count: int, first: int) -> list[Card]:
    """Further cards that are all different: no limit of copies is broken."""
    return [blank(color, f"{first + at}") for at in range(count)]
