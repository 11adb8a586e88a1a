"""The report of ``trails cards check``, spelling of lines, and words of two languages."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text import compile as text_compile
from engine.text.compile import LineResult
from engine.text.report import check, report
from engine.text.source.normalise import origin, plain, read_line
from engine.text.surface import Ref
from engine.trails import tree as t
from engine.trails.cards.printing import Printing
from tests.text.reading import pool, words

CARDS = Path(__file__).parents[3] / "assets" / "cards"


def printings() -> list[Printing]:
    return [printing for number in pool() for printing in pool()[number].values()]


def test_the_whole_set_is_understood() -> None:
    data = report(printings())
    assert data["cards"] == len(pool()) == data["understood"] == data["pairs"] == data["pairs_agree"]
    assert data["manual"] == 0
    assert data["lines"] == data["lines_understood"]
    assert all(line["says"] for card in data["results"] for line in card["lines"])


def test_one_language_alone() -> None:
    data = report([printing for printing in printings() if printing.lang == "ja"])
    assert data["pairs"] == 0
    assert {card["agrees"] for card in data["results"]} == {None}
    assert report(printings(), lang="en")["results"][0]["lang"] == "en"
    assert {card["lang"] for card in report(printings(), lang="en")["results"]} == {"en"}


def write(folder: Path, **changes: str) -> Path:
    record = {"number": "T-1", "lang": "en", "name": "Try", "type": "EVENT", "ep": 1, "text": "Stun target UNIT."}
    other = {**record, "lang": "ja", "name": "試し", "text": "UNITを1つ対象とし、それをスタンする。"}
    path = folder / "cards.json"
    path.write_text(json.dumps([{**record, **changes}, other], ensure_ascii=False), encoding="utf-8")
    return path


def test_json_says_line_by_line_what_was_understood(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check([write(tmp_path)], True) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["results"][0]["agrees"] is True
    line = data["results"][0]["lines"][0]
    assert line == {
        "text": "Stun target UNIT.",
        "status": "understood",
        "kind": "effect",
        "says": "Stun target UNIT.",
        "problem": None,
    }


def test_a_line_that_is_not_understood_is_shown_with_a_caret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, text="Stun target UNIT gently.")
    assert check([path], False) == 1
    out = capsys.readouterr().out
    assert "Not understood from here: gently." in out
    assert "    Stun target UNIT gently.\n                     ^" in out
    assert "0 of 1 cards understood" in out
    assert check([path], True) == 1
    line = json.loads(capsys.readouterr().out)["results"][0]["lines"][0]
    assert line["status"] == "manual"
    assert line["problem"] == {
        "at": 17,
        "near": "Stun target UNIT",
        "message": "Not understood from here: gently.",
    }


def test_texts_that_differ_in_meaning_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check([write(tmp_path, text="Cure target UNIT.")], False) == 1
    assert "do not mean the same" in capsys.readouterr().out


def test_words_are_tied_by_the_cards() -> None:
    assert words().canonical("orgs", "白灯会") == "White Vigil"
    assert words().spoken("White Vigil", "ja") == "白灯会"
    assert words().canonical("names", "マーレン・ソレル") == "Maren Sorrel"
    assert words().canonical("orgs", "Nobody") == "Nobody"


@given(st.text(alphabet="abU {}’“”（）()・•１２ＡＢ　 、。+-＋", max_size=30), st.sampled_from(["en", "ja"]))
def test_spelling_settles_and_offsets_lead_back(text: str, lang: str) -> None:
    folded = plain(text, lang)
    assert plain(folded, lang) == folded or '"' in text or "(" in folded or ")" in folded
    places = [origin(text, lang, offset) for offset in range(len(folded) + 1)]
    assert places == sorted(places)
    assert all(0 <= place <= len(text) for place in places)


def test_bullets_and_icons_of_every_print() -> None:
    for bullet in "•・■":
        line = read_line(f"{bullet} {{action}}: Draw a card.", "en")
        assert line.craft
        assert line.text.endswith(": Draw a card.")
    assert not read_line("Draw a card.", "en").craft


def test_where_two_languages_differ_each_line_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = [
        {
            "number": "X-1",
            "lang": "ja",
            "name": "火",
            "type": "EVENT",
            "ep": 1,
            "text": "カードを2枚引く。\n絆を3点得る。",
        },
        {"number": "X-1", "lang": "en", "name": "Fire", "type": "EVENT", "ep": 1, "text": "Draw a card.\nGain 3 bond."},
        {"number": "X-2", "lang": "ja", "name": "水", "type": "EVENT", "ep": 1, "text": "カードを2枚ひく。"},
        {"number": "X-2", "lang": "en", "name": "Water", "type": "EVENT", "ep": 1, "text": "Draw two cards."},
    ]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(rows), encoding="utf-8")
    assert check([file], as_json=False) == 1
    said = capsys.readouterr().out
    assert "line 1 in ja: Draw two cards." in said and "line 1 in en: Draw a card." in said and "line 2" not in said
    assert "its texts cannot be compared: that in ja is not understood" in said
    check([file], as_json=True)
    assert {tuple(row) for row in json.loads(capsys.readouterr().out)["results"]} == {
        ("number", "name", "lang", "agrees", "lines")
    }


def test_what_only_the_grammar_knows_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    stray = LineResult("Draw a card.", "effect", tree=t.Effect((), (Ref("it"),)), clauses=((Ref("it"),),))
    monkeypatch.setattr(text_compile, "compile_line", lambda *_: stray)
    read = text_compile.compile_card(replace(printings()[0], type="EVENT", text="Draw a card.", arts=None), words())
    assert not read.understood and read.meaning == t.Meaning()
