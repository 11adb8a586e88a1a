"""Reading scenario files: every word is checked before anything runs, and errors name file, line and word."""

from __future__ import annotations

from pathlib import Path

from engine.scenario.board.cards import BLANK, Cards
from engine.scenario.common.puzzle import read_puzzle
from engine.scenario.common.reading import count, read_switches
from engine.scenario.common.steps import SEATS, copy_name
from engine.scenario.lesson import read_lesson
from engine.scenario.moves import read_expect, read_step
from engine.scenario.source import Item, Place, ScenarioError, documents, read_source
from engine.scenario.words import STEPS, ZONES, Board, Placed, Scenario, Side, Step
from engine.trails.cards.pool import CardPool
from engine.trails.state.rulings import VALUES, Switches

_TOP = ("game", "title", "rules", "switches", "cards", "board", "do", "expect", "goal", "puzzle", "lesson")
_BOARD = ("at", "turn", "initiative", "seat", "shuffle", *SEATS)
#: Moments that belong to one player's steps.
_OWN_STEPS = ("draw", "homebase", "deployment", "combat")
_SIDE = ("bond", "cp", "ep", *ZONES)
_ENTRY = ("card", "as", "state", "face", "owner", "attributes")
_RESERVED = frozenset(("A", "B", "player", "none", BLANK, "standby", "asked", "asked for", "step", "winner"))
DECK_SIZE = 20


def read_file(path: Path, library: CardPool) -> list[Scenario]:
    """The scenarios of a file. Raises :class:`ScenarioError`."""
    return read_text(read_source(path), str(path), library)


def read_text(text: str, file: str, library: CardPool) -> list[Scenario]:
    """The scenarios of a text. Raises :class:`ScenarioError`."""
    found = [read_document(document, library) for document in documents(text, file)]
    if not found:
        raise ScenarioError(file, 1, "there is no scenario in this file")
    return found


def read_document(document: Item, library: CardPool) -> Scenario:
    """One document. Raises :class:`ScenarioError`."""
    top = document.fields("a scenario", _TOP)
    if "title" not in top:
        raise document.error("a scenario needs a title")
    cards = Cards(top.get("cards"), library)
    board = _board(top["board"]) if "board" in top else Board(sides=(_side(None, 0, {}), _side(None, 1, {})))
    for side in board.sides:
        for placed in side.cards:
            if placed.name:
                cards.get(placed.card, Place(document.file, placed.line))
    names = frozenset(placed.name for side in board.sides for placed in side.cards if placed.name)
    steps: list[Step] = [read_step(item, names) for item in top["do"].elements("do")] if "do" in top else []
    return Scenario(
        file=document.file,
        line=document.line,
        title=top["title"].word("the title"),
        rules=tuple(item.word("a rule id") for item in top["rules"].elements("rules")) if "rules" in top else (),
        switches=Switches()._replace(**read_switches(top.get("switches"), Switches()._asdict(), VALUES)),
        cards=cards,
        board=board,
        do=tuple(steps),
        end=read_expect(top["expect"], names) if "expect" in top else None,
        goal=read_expect(top["goal"], names) if "goal" in top else None,
        puzzle=read_puzzle(top["puzzle"], lambda step: read_step(step, names)) if "puzzle" in top else None,
        lesson=read_lesson(top["lesson"], tuple(steps), names) if "lesson" in top else None,
        names=names,
    )


def _board(item: Item) -> Board:
    found = item.fields("the board", _BOARD)
    turn = found["turn"].number("turn") if "turn" in found else 1
    if turn < 1:
        raise found["turn"].error("turn must be at least 1")
    at = found["at"].one_of("at", STEPS) if "at" in found else "turn-start"
    if "shuffle" in found and at != "setup":
        raise found["shuffle"].error("shuffle can be said only at setup; elsewhere the decks lie as written")
    if "seat" in found and at not in _OWN_STEPS:
        raise found["seat"].error(f"seat says whose step it is, and {at} is nobody's")
    used: dict[str, int] = {}
    sides: dict[str, Side] = {}
    for word in (*(word for word in found if word in SEATS), *(seat for seat in SEATS if seat not in found)):
        sides[word] = _side(found.get(word), SEATS.index(word), used)
    initiative = SEATS.index(found["initiative"].one_of("initiative", SEATS)) if "initiative" in found else 0
    return Board(
        at=at,
        turn=turn,
        initiative=initiative,
        seat=SEATS.index(found["seat"].one_of("seat", SEATS)) if "seat" in found else initiative,
        shuffle=found["shuffle"].truth("shuffle") if "shuffle" in found else True,
        sides=(sides["A"], sides["B"]),
    )


def _side(item: Item | None, seat: int, used: dict[str, int]) -> Side:
    found = item.fields(f"the side of {SEATS[seat]}", _SIDE) if item is not None else {}
    cards: list[Placed] = []
    if "deck" not in found:
        cards += _blanks(DECK_SIZE, "deck", seat, item.line if item is not None else 0)
    for zone, value in found.items():
        if zone not in ZONES:
            continue
        if not value.is_list:
            cards += _blanks(count(value, zone), zone, seat, value.line)
        else:
            cards += [_entry(entry, zone, seat, used) for entry in value.elements(zone)]
    return Side(
        bond=found["bond"].number("bond") if "bond" in found else 40,
        cp=_pool(found["cp"], "cp") if "cp" in found else None,
        ep=_pool(found["ep"], "ep") if "ep" in found else 0,
        cards=tuple(cards),
    )


def _pool(item: Item, what: str) -> int:
    if (number := item.number(what)) < 0:
        raise item.error(f"{what} cannot be below 0")
    return number


def _blanks(many: int, zone: str, seat: int, line: int) -> list[Placed]:
    face_up = zone != "homebase"
    return [Placed(BLANK, "", seat, zone, seat, line, face_up=face_up) for _ in range(many)]


def _entry(item: Item, zone: str, seat: int, used: dict[str, int]) -> Placed:
    found = item.fields("a card on the board", _ENTRY) if item.is_map else {"card": item}
    if "card" not in found:
        raise item.error("a card on the board needs the word card")
    card = found["card"].word("card")
    if card == BLANK and "as" not in found and not item.is_map:
        return Placed(BLANK, "", seat, zone, seat, item.line, face_up=zone != "homebase")
    name = found["as"].word("as") if "as" in found else copy_name(card, used)
    if name in _RESERVED:
        raise found.get("as", found["card"]).error(f"'{name}' means something else here and cannot be a name")
    if used.get(name, 0) and "as" in found:
        raise found["as"].error(f"the name '{name}' stands twice")
    used.setdefault(name, 1)
    oriented = zone in ("field", "homebase")
    for word in ("state", "face", "attributes"):
        if word in found and not oriented:
            raise found[word].error(f"a card in the {zone} zone has no {word}")
    state = found["state"].one_of("state", ("ready", "action", "stunned")) if "state" in found else "ready"
    if state == "stunned" and zone != "field":
        raise found["state"].error("only a card on the field can be stunned")
    if "owner" in found and zone != "field":
        raise found["owner"].error("only a card on the field can have another owner")
    face = found["face"].one_of("face", ("up", "down")) if "face" in found else ""
    if state == "stunned" and face == "up":
        raise found["face"].error("a stunned UNIT is face-down")
    face_up = face == "up" if face else zone != "homebase" and state != "stunned"
    return Placed(
        card=card,
        name=name,
        owner=SEATS.index(found["owner"].one_of("owner", SEATS)) if "owner" in found else seat,
        zone=zone,
        seat=seat,
        line=item.line,
        ready=state == "ready",
        stunned=state == "stunned",
        face_up=face_up,
        attributes=tuple(word.word("an attribute") for word in found["attributes"].elements("attributes"))
        if "attributes" in found
        else (),
    )
