"""What cannot be read is one sentence with the file, the line and the word."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.report import read_documents
from engine.scenario.source import ScenarioError
from engine.trails.cards.pool import CardPool

HEAD = "game: gundam\ntitle: T\n"
CARDS = HEAD + (
    "cards: {m: {type: unit}, p: {type: pilot}, c: {type: command}, b: {type: base}, r: {type: resource}, "
    "t: {type: unit, token: yes}}\n"
)


def ability(text: str) -> str:
    return HEAD + f"cards:\n  m: {{type: unit, abilities: [{{{text}}}]}}\n"


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("game: chess\ntitle: T\n", 1, "chess"),
        (HEAD + "colour: x\n", 3, "colour"),
        (HEAD + "cards:\n  m: {type: ship}\n", 4, "ship"),
        (HEAD + "cards:\n  m: {type: unit, size: 3}\n", 4, "size"),
        (HEAD + "cards:\n  m:\n    type: unit\n    keywords: [flying]\n", 6, "flying"),
        (HEAD + "cards:\n  m:\n    type: unit\n    abilities:\n      - {when: deploy, do: [{drw: 1}]}\n", 7, "drw"),
        (HEAD + "cards:\n  m:\n    type: unit\n    abilities:\n      - {when: sunrise, do: []}\n", 7, "sunrise"),
        (HEAD + "board: {at: dusk}\n", 3, "dusk"),
        (HEAD + "board: {A: {hand: [ghost]}}\n", 3, "ghost"),
        (HEAD + "board: {A: {hand: -1}}\n", 3, "-1"),
        (HEAD + "board: {A: {field: 3}}\n", 3, "field"),
        (HEAD + "do:\n  - A dance: x\n", 4, "dance"),
        (HEAD + "do:\n  - resolve\n", 4, "resolve"),
        (HEAD + "do:\n  - go to: moon\n", 4, "moon"),
        (HEAD + "do:\n  - A play: ghost\n", 4, "ghost"),
        (HEAD + "do:\n  - expect: {ghost: {zone: hand}}\n", 4, "ghost"),
        (HEAD + "do:\n  - expect: {A.field: 3}\n", 4, "A.field"),
        (HEAD + "switches: {double_defeat: maybe}\n", 3, "maybe"),
        (HEAD + "deck: {main: {ghost: 4}}\nexpect: {legal: yes}\n", 3, "ghost"),
        (CARDS + "board: {A: {battle: [c]}}\n", 4, "c is a command: among battle can be only unit"),
        (CARDS + "board: {A: {base: m}}\n", 4, "m is a unit: among base can be only base"),
        (CARDS + "board: {A: {hand: [r]}}\n", 4, "r is a resource: among hand can be only unit, pilot"),
        (CARDS + "board: {A: {trash: [t]}}\n", 4, "t is a token: it cannot lie in the trash"),
        (CARDS + "board: {A: {battle: [{card: m, pilot: m}]}}\n", 4, "m is a unit: among pilot can be only pilot"),
        (CARDS + "board: {A: {battle: [{card: m, pilot: c}]}}\n", 4, "a command without a Pilot effect"),
        (CARDS + "board: {A: {battle: 7}}\n", 4, "battle cannot hold 7 cards; at most 6"),
        (CARDS + "board: {A: {resources: {ex: 6}}}\n", 4, "EX Resources cannot hold 6 cards; at most 5"),
        (HEAD + "cards: {m: {type: unit, token: perhaps}}\n", 3, "token must be yes or no, not 'perhaps'"),
        (HEAD + "cards: {m: {type: unit, pilot: {name: P}}}\n", 3, "a Pilot effect stands on commands only"),
        (HEAD + "cards: {m: {type: [{a: b}]}}\n", 3, "the type of m cannot be 'a list'"),
        (ability("command: [main], do: [{draw: 1}]"), 4, "'command' stands on commands only"),
        (ability("when: deploy, do: [{rest: {all: {color: pink}}}]"), 4, "color cannot be 'pink'"),
        (ability("when: deploy, do: [{may: [{token: ghost}]}]"), 4, "no card 'ghost' to be deployed as a token"),
    ],
)
def test_what_cannot_be_read(text: str, line: int, word: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        read_documents(path, CardPool())
    assert caught.value.line == line and word in caught.value.message, str(caught.value)


def test_games_stand_side_by_side_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "both.yaml"
    path.write_text("title: One\n---\ngame: trails\ntitle: Two\n---\n" + HEAD, encoding="utf-8")
    found = read_documents(path, CardPool())
    assert [type(one).__name__ for one in found] == ["TrailsDocument", "TrailsDocument", "MatchDocument"]
    assert all(one.run().ok for one in found)
