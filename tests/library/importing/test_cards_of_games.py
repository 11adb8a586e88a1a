"""Cards of games whose effects are data, by files: what goes out comes in as the same card, in a match, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import Row
from engine.games import known_names
from engine.records import playing
from engine.records.lines import RecordError
from engine.records.record import DeckList, Record, read_record, write_record
from tests.games.shipped import port
from trails_desktop.library.importing.of_games import plan, write_cards
from trails_desktop.library.library import Library

GAMES = [name for name in known_names() if port(name).extended is not None]


def first_rows(name: str, count: int = 1) -> list[Row]:
    brought = port(name).brought
    assert brought is not None
    return [entry.data for entry in brought.cards.values() if entry.data][:count]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ending", [".csv", ".jsonl"])
def test_what_is_exported_is_the_same_card_when_it_comes_in(game: str, ending: str, tmp_path: Path) -> None:
    rules, file = port(game), tmp_path / f"cards{ending}"
    assert rules.brought is not None
    count = write_cards(file, rules)
    found = plan(file, rules, ())
    assert found.refused == () and (found.added, found.updated, found.unchanged) == (count, 0, 0)
    assert count >= 60
    again = rules.with_cards(found.rows).brought
    assert again is not None and len(again.outside) == count
    for number in again.outside:
        one, other = rules.brought.cards[number], again.cards[number]
        assert (one.card, one.texts, one.names) == (other.card, other.texts, other.names)
    assert plan(file, rules, found.rows).unchanged == count


@pytest.mark.parametrize("game", GAMES)
def test_every_row_that_cannot_be_used_is_one_sentence(game: str, tmp_path: Path) -> None:
    (good,) = first_rows(game)
    deep: Any = []
    for _ in range(50):
        deep = [deep]
    bad: list[tuple[Any, str]] = [
        ({**good, "number": "X-1", "type": "castle"}, "the type of X-1 cannot be 'castle'"),
        ({**good, "number": "X-2", "wings": 4}, "the card X-2 knows no word 'wings'"),
        ({**good, "number": "X-3", "abilities": [{"when": "it rains", "do": []}]}, "it rains"),
        ({**good, "number": "X-4", "game": "chess"}, "it is a card of another game (chess)"),
        ({**good, "number": "X-5", "name": ""}, "the name of X-5 must be a text"),
        ({**good, "number": "X # 6"}, "has spaces at its ends or one of [ ] # //"),
        ({**good, "number": 7}, "a number is a text"),
        ({**good, "number": "X-8", "name": "N" * 300}, "is longer than 200 letters"),
        ({**good, "number": "X-9", "abilities": deep}, "nested more than"),
        ({**good, "number": "X-10", "abilities": [{"when": {"en": 4}, "do": {}}]}, "must be a text"),
        ({"name": "Nobody"}, "a card needs a number"),
        (["no", "card"], "a record is a map of fields"),
    ]
    file = tmp_path / "own.jsonl"
    lines = [json.dumps(row) for row in (*(row for row, _ in bad), {**good, "number": "Y"}, {**good, "number": "Y"})]
    file.write_text("\n".join(["no JSON", *lines]), encoding="utf-8")
    found = plan(file, port(game), ())
    assert len(found.refused) == len(bad) + 2 and found.added == 1
    said = [sentence for _, sentence in found.refused]
    assert "line 1:" in said[0] and said[-1] == f"own.jsonl, line {len(bad) + 3}: Y stands twice in the file"
    for line, (sentence, (_, why)) in enumerate(zip(said[1:], bad, strict=False), start=2):
        assert sentence.startswith(f"own.jsonl, line {line}: ") and why in sentence and "\n" not in sentence, sentence


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_own_cards_is_played_where_they_are_not(game: str, library: Library) -> None:
    rules = port(game)
    deck = rules.ready_decks[0].cards
    number = deck[0]
    assert rules.brought is not None
    own = {**rules.brought.cards[number].data, "number": "MY-1", "name": {"en": "Mine", "ja": "私の"}}
    library.game_cards.take_in(game, [own])
    library.game_cards.take_in(game, [own])
    assert library.game_cards.rows(game) == (own,) and library.game_cards.rows("another") == ()
    stocked = rules.with_cards(library.game_cards.rows(game))
    mine = DeckList(tuple("MY-1" if one == number else one for one in deck))
    header = playing.make_header(stocked, (mine, DeckList(deck)), "5")
    assert header.cards == (own,)
    read = read_record(write_record(Record(header)))
    assert read.header == header and playing.changed(read.header, rules) == ""
    match: Any = playing.start(read.header, rules)
    assert any(card is not None and card.name == "Mine" for card in match.printed)
    with pytest.raises(RecordError, match="uses card MY-1, which is not here"):
        playing.make_header(rules, (mine, mine), "5")
    plain = playing.make_header(stocked, (DeckList(deck), DeckList(deck)), "5")
    assert plain.cards == () and '"cards"' not in write_record(Record(plain))
    library.game_cards.remove(game, ["MY-1"])
    assert library.game_cards.rows(game) == ()
