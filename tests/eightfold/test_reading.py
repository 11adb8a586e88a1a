"""What cannot be read is one sentence with the file, the line and the word."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.report import read_documents
from engine.scenario.source import ScenarioError
from engine.trails.cards.pool import CardPool

HEAD = "game: square-enix\ntitle: T\n"
CARDS = (
    "cards: {f: {type: forward}, b: {type: backup}, m: {type: monster}, i: {type: weapon}, s: {type: summon}, "
    "o: {type: formation}}\n"
)


def read(text: str, folder: Path) -> None:
    path = folder / "bad.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    read_documents(path, CardPool())


def ability(text: str) -> str:
    return f"cards:\n  x:\n    type: forward\n    abilities:\n      - {text}\n"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (CARDS + "board: {A: {forwards: [b]}}\n", 4, "b is a backup: among forwards can be only forward, weapon"),
        (CARDS + "board: {A: {backups: [f]}}\n", 4, "f is a forward: among backups can be only backup"),
        (CARDS + "board: {A: {monsters: [i]}}\n", 4, "i is a weapon: among monsters can be only monster"),
        (CARDS + "board: {A: {formation: f}}\n", 4, "f is a forward: among formation can be only formation"),
        (CARDS + "board: {B: {forwards: [s]}}\n", 4, "s is a summon: among forwards"),
        (CARDS + "board: {A: {forwards: [{card: f, items: [o]}]}}\n", 4, "o is a formation: among items can be only"),
        ("cards: {x: {type: forward, needs: {my turn: yes}}}\n", 3, "x is a forward: 'needs' stands on formation only"),
        (ability("{effect: [{draw: 1}]}"), 7, "x is a forward: 'effect' stands on summon only"),
        (ability("{when: enters, do: [{dull: {all: {element: pink}}}]}"), 7, "element cannot be 'pink'; it is one of"),
        ("cards: {x: {type: forward, cost: -1}}\n", 3, "cost of x must be at least 0, not -1"),
        ("cards: {x: {type: forward, power: -1000}}\n", 3, "power of x must be at least 0, not -1000"),
        (ability("{combination: {names: [a], less: -1}}"), 5, "less of x must be at least 0, not -1"),
        (ability("{action: {cp: {fire: -1}}, do: [{draw: 1}]}"), 5, "fire in a cost must be at least 0, not -1"),
        (ability("{action: {discard: -1}, do: [{draw: 1}]}"), 5, "discard in a cost must be at least 0, not -1"),
        (ability("{when: enters, do: [{damage: 1000}]}"), 5, "damage needs the word to: what it is done to"),
        (ability("{when: enters, do: [{break: {choose: 0, from: {}}}]}"), 5, "choose must be at least 1, not 0"),
        (ability("{when: state, do: [{draw: 1}]}"), 7, "an ability that waits for 'state' needs the word if"),
        (ability("{when: enters, with: {job: a}, do: []}"), 7, "a triggered ability knows no word 'with'"),
        (ability("{when: enters, do: [{later: broken, do: []}]}"), 7, "later cannot be 'broken'; it is one of turn"),
        (ability("{action: {cp: 1}}"), 5, "an ability needs the word do"),
        (ability("{junction: {cp: 1}, do: [{draw: 1}]}"), 7, "an ability with junction knows no word 'do'"),
        (ability("{link: {elements: [fire]}}"), 5, "link needs the word cost"),
        (ability("{job change: {cp: 1}}"), 5, "job change needs the word cost"),
        (ability("{combination: {names: [a]}, once: yes}"), 7, "an ability with combination knows no word 'once'"),
    ],
)
def test_what_cannot_be_read(text: str, line: int, said: str, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError) as caught:
        read(text, tmp_path)
    assert caught.value.line == line and said in caught.value.message, str(caught.value)


def test_an_item_lies_behind_its_bearer_or_by_itself(tmp_path: Path) -> None:
    read(
        CARDS + "board: {A: {forwards: [{card: f, items: [i]}, blank], backups: 2, monsters: [m], formation: o}}\n",
        tmp_path,
    )
