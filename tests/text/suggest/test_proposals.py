"""What is not in printed style plays nothing by itself: a printed sentence is proposed, and plays once it is taken."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.text.byhand import playable
from engine.text.compile import compile_card, compile_line
from engine.text.report import check, report
from engine.text.suggest.proposal import accepted, propose, with_proposals
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, read_printing
from tests.cases import every
from tests.text.reading import read, records, words


def kind(record: dict[str, Any]) -> str:
    return record["kind"] if record["kind"] in ("event", "arts") else ""


@every(lambda: records("proposed.yaml"), lambda record: str(record["en"]))
def test_what_a_player_types_is_proposed_as_it_would_be_printed(record: dict[str, Any]) -> None:
    trees = []
    for lang in ("en", "ja"):
        as_typed = read(record[lang], lang, record["kind"])
        said = record[lang]
        if not as_typed.understood:
            said = propose(record[lang], lang, words(), kind(record))
            assert said, "nothing is proposed"
        trees.append(read(said, lang, record["kind"]).tree)
    assert trees[0] is not None and trees[0] == trees[1]


def test_each_of_these_lines_is_loose_in_one_language_at_least() -> None:
    for record in records("proposed.yaml"):
        assert not all(read(record[lang], lang, record["kind"]).understood for lang in ("en", "ja")), record


def event(text: str, lang: str = "en") -> Printing:
    record = {"number": "T-1", "lang": lang, "name": "Try", "type": "EVENT", "ep": 1, "text": text}
    return read_printing(record, "here")


TYPED = "KO target enemy unit with DEF 1 or lower"


def test_a_proposal_is_asked_for_and_plays_nothing() -> None:
    card = event(f"Draw a card.\n{TYPED}")
    plain = compile_card(card, words())
    assert [line.state for line in plain.lines] == ["understood", "manual"]
    asked = with_proposals(plain, card, words())
    assert [line.state for line in asked.lines] == ["understood", "proposed"]
    assert asked.meaning == plain.meaning and not asked.understood
    effect = playable(card, asked, words()).event
    assert effect is not None and effect.do == (t.Draw(), t.Hand(TYPED, "en"))


def test_what_was_taken_stands_on_the_card() -> None:
    card = event(f"Draw a card.\n{TYPED}")
    changed = accepted(card, with_proposals(compile_card(card, words()), card, words()))
    assert changed.text == "Draw a card.\nK.O. target UNIT your opponent controls with DEF 1 or less."
    assert compile_card(changed, words()).understood
    assert accepted(changed, compile_card(changed, words())) == changed
    assert replace(changed, text=card.text) == card


def test_nothing_is_proposed_for_what_is_understood_or_makes_no_sense() -> None:
    assert propose("Draw a card.", "en", words(), "event") == ""
    assert propose("Frobnicate the moon.", "en", words(), "event") == ""


def test_the_report_counts_proposals_for_themselves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = report([event(f"{TYPED}\nFrobnicate the moon.\nDraw a card.")])
    assert (data["lines"], data["lines_understood"], data["proposed"]) == (3, 1, 1)
    path = tmp_path / "cards.json"
    record = {"number": "T-1", "lang": "en", "name": "Try", "type": "EVENT", "ep": 1, "text": TYPED}
    path.write_text(json.dumps([record]), encoding="utf-8")
    assert check([path], False) == 1
    out = capsys.readouterr().out
    assert "    Did you mean: K.O. target UNIT your opponent controls with DEF 1 or less." in out
    assert "1 lines proposed" in out


@pytest.mark.parametrize(
    ("text", "lang", "as_kind", "message"),
    [
        ("Draw a card.", "en", "", "It says what is done, but not when"),
        ("カードを1枚引く。", "ja", "", "It says what is done, but not when"),
        ("• Draw a card.", "en", "event", "has no dot before it"),
    ],
)
def test_a_line_of_another_kind_is_told_so(text: str, lang: str, as_kind: str, message: str) -> None:
    problem = compile_line(text, lang, words(), as_kind).problem
    assert problem is not None and message in problem.message


@every(lambda: records("typed.yaml"), lambda record: str(record["typed"]))
def test_what_is_typed_loosely_plays_nothing_and_is_proposed_in_print(record: dict[str, Any]) -> None:
    typed, lang = record["typed"], record["lang"]
    assert not read(typed, lang, record["kind"]).understood
    assert propose(typed, lang, words(), kind(record)) == record["printed"]


@pytest.mark.parametrize(
    ("text", "lang", "at", "message"),
    [
        ("Draw a card", "en", 11, "A full stop is missing"),
        ("• This card can't be attacked by units.", "en", 33, "Cards print this word in capitals"),
        ("• whenever this card attacks, draw a card.", "en", 2, "The line begins with a small letter"),
        ("・これが攻撃した時、カードを1枚引く", "ja", 18, "A full stop is missing"),
    ],
)
def test_a_line_that_stands_otherwise_than_in_print_is_declined_there(
    text: str, lang: str, at: int, message: str
) -> None:
    problem = read(text, lang, "" if text[0] in "•・" else "event").problem
    assert problem is not None and (problem.at, problem.message) == (at, message)


@pytest.mark.parametrize("text", ["[Covert][Dispatch]", "• [Boarding 2]", "(* Draw a card)"])
def test_icons_and_reminders_need_no_stop(text: str) -> None:
    assert read(text, "en").understood
