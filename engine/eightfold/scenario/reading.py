"""Reading a document: every word is checked before anything runs, and errors name file, line and word."""

from __future__ import annotations

import re
from typing import Any

from engine.effects.load import EffectError
from engine.eightfold.cards.card import BLANK, Card, blank
from engine.eightfold.cards.load import load_card
from engine.eightfold.scenario.moves import MOVES, read_expect, read_go_to, read_move
from engine.eightfold.scenario.words import ANON, STARTS, Board, Construction, Head, Placed, Played
from engine.eightfold.state.switches import VALUES, Switches
from engine.scenario.common.steps import SEATS, Reading, copy_name, is_none, read_step
from engine.scenario.source import Item, ScenarioError

_TOP = ("game", "title", "rules", "switches", "cards", "board", "do", "deck", "expect")
_BOARD = ("at", "turn", "active", "shuffle", *SEATS)
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
_ENTRY = ("card", "as", "owner", "state", "damage", "frozen", "items", "arrived")
_RESERVED = frozenset(("A", "B", "none", ANON, "asked", "asked for", "stack", "winner"))
_DECK = 20
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
    return [one for card in cards for one in (card, *card.items)]


# --- cards ------------------------------------------------------------------------------------------------------------
def _cards(item: Item | None) -> Cards:
    cards = {BLANK.id: BLANK}
    if item is None:
        return cards
    for key, value in item.pairs("cards"):
        ident = key.word("a card's id")
        try:
            cards[ident] = load_card(ident, value.data)
        except EffectError as error:
            raise ScenarioError(value.file, _line_of(value, str(error)), f"card {ident}: {error}") from error
    return cards


def _line_of(value: Item, message: str) -> int:
    """The line on which the word stands that a message quotes first."""
    quoted = re.findall(r"'([^']+)'", message)
    found = [node for node in _scalars(value.node) if quoted and node.value == quoted[0]]
    return found[0].start_mark.line + 1 if found else value.line


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
            changed[name] = _truth(value, f"the switch {name}")
        else:
            changed[name] = value.one_of(f"the switch {name}", VALUES[name])
    return usual._replace(**changed)


def _truth(value: Item, what: str) -> bool:
    words = {"yes": True, "no": False, "true": True, "false": False, True: True, False: False}
    if not isinstance(value.data, str | bool) or value.data not in words:
        raise value.error(f"{what} must be yes or no, not '{value.short}'")
    return words[value.data]


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
        placed += _side(found.get(word), SEATS.index(word), used, cards)
    shuffle = _truth(found["shuffle"], "shuffle") if "shuffle" in found else True
    active = SEATS.index(found["active"].one_of("active", SEATS)) if "active" in found else 0
    return Board(at, turn, active, shuffle, tuple(placed))


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
        elif isinstance(value.data, int) and not isinstance(value.data, bool):
            placed += _anonymous(_count(value, word), ZONES[word], seat, value.line)
        elif word == "formation":
            placed.append(_entry(value, word, seat, used, cards))
        else:
            raise value.error(f"{word} must be a list of cards or a number, not '{value.short}'")
    return placed


def _count(value: Item, what: str) -> int:
    if (count := value.number(what)) < 0:
        raise value.error(f"{what} cannot hold {count} cards")
    return count


def _anonymous(count: int, zone: str, seat: int, line: int) -> list[Placed]:
    return [Placed(BLANK, "", zone, seat, seat, line) for _ in range(count)]


def _entry(item: Item, word: str, seat: int, used: dict[str, int], cards: Cards) -> Placed:
    zone = ZONES.get(word, "field")
    found = item.fields("a card on the board", _ENTRY) if item.is_map else {"card": item}
    if "card" not in found:
        raise item.error("a card on the board needs the word card")
    card = _card(found["card"], cards)
    owner = SEATS.index(found["owner"].one_of("owner", SEATS)) if "owner" in found else seat
    name = _name(found, card, used, item.is_map)
    for key in ("state", "damage", "frozen", "arrived", "items"):
        if key in found and zone != "field":
            raise found[key].error(f"a card in the {zone} has no {key}")
    damage = found["damage"].number("damage") if "damage" in found else 0
    if damage < 0:
        raise found["damage"].error("damage cannot be below 0")
    if "arrived" in found:
        found["arrived"].one_of("arrived", ("this turn", "earlier"))
    items = found["items"].several("items") if "items" in found else []
    return Placed(
        card,
        name,
        zone,
        seat,
        owner,
        item.line,
        ready=found["state"].one_of("state", ("active", "dull")) == "active" if "state" in found else True,
        damage=damage,
        frozen=_truth(found["frozen"], "frozen") if "frozen" in found else False,
        arrived="arrived" in found and found["arrived"].word("arrived") == "this turn",
        items=tuple(_entry(one, "items", seat, used, cards) for one in items),
    )


def _name(found: dict[str, Item], card: Card, used: dict[str, int], said: bool) -> str:
    if "as" not in found:
        if card.id == ANON:
            return ""
        name = copy_name(card.id, used)
        used.setdefault(name, 1)
        return name
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
    found = top["deck"].fields("the deck", ("main",))
    if "expect" not in top:
        raise top["deck"].error("a deck needs expect: whether it is legal")
    expect = top["expect"].fields("expect", ("legal", "rules"))
    if "legal" not in expect:
        raise top["expect"].error("expect needs the word legal")
    main = _pile(found["main"], cards) if "main" in found else [blank(f"{at}") for at in range(50)]
    rules = tuple(one.word("a rule id") for one in expect["rules"].several("rules")) if "rules" in expect else ()
    return Construction(tuple(main), _truth(expect["legal"], "legal"), rules)


def _pile(item: Item, cards: Cards) -> list[Card]:
    """Cards by their id; blank ones are all different, so that no limit of copies is broken."""
    pile: list[Card] = []
    for key, value in item.pairs("the deck"):
        count = _count(value, "the deck")
        if (key.word("a card").split(" ")[0] == ANON and key.word("a card") not in cards) or key.word("a card") == ANON:
            pile += [blank(f"{len(pile) + at}") for at in range(count)]
        else:
            pile += [_card(key, cards)] * count
    return pile
