"""Reminder text: no part of the card, and checked against what stands there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.text.compile import Compiled, compile_card
from engine.text.report import check
from engine.trails.cards.printing import read_printing
from tests.text.reading import words


def card(text: str, lang: str = "en", kind: str = "UNIT") -> Compiled:
    record: dict[str, Any] = {"number": "T-1", "lang": lang, "name": "Try", "type": kind, "text": text}
    if kind == "UNIT":
        record |= {"cp": 2, "str": 1, "def": 1, "orgs": ["White Vigil"]}
    else:
        record |= {"ep": 1}
    return compile_card(read_printing(record, "here"), words())


def notes(text: str, lang: str = "en", kind: str = "UNIT") -> list[str]:
    compiled = card(text, lang, kind)
    assert compiled.understood
    return [note.message for line in compiled.lines for note in line.notes]


@pytest.mark.parametrize(
    ("text", "lang", "kind"),
    [
        (
            "[Covert] (This UNIT can only attack players or UNITs with [Covert], and can only be attacked by them.)",
            "en",
            "UNIT",
        ),
        (
            "[Covert] (*This card can attack only UNITs with [Covert] or players, "
            "and can be only attacked by UNITs with [Covert].)",
            "en",
            "UNIT",
        ),
        ("[Hate]\n(This card must be attacked if able.)", "en", "UNIT"),
        ("[Magic] (Stun this card: At the start of the cure phase, cure this card.)", "en", "UNIT"),
        (
            "[Dispatch] (You may play this card face-down from your homebase. When you do, you may put a card in your "
            "hand face-down into your homebase actioned.)",
            "en",
            "UNIT",
        ),
        ("• {action}: Plan 2. (Look at the top two cards of your deck; any of them go to the bottom.)", "en", "UNIT"),
        ("Stun target UNIT. (Its controller loses bond equal to its CP cost.)", "en", "EVENT"),
        ("Plan 3. (Look at the top 3 cards of your deck, and put them back on top or at the bottom.)", "en", "EVENT"),
        ("【魔法】（＊これをスタンすると、回復フェイズに回復する。）", "ja", "UNIT"),
        ("【光まとう翼 2】（これの光まとう翼は2である。）", "ja", "UNIT"),
        (
            "【暗躍】\n（これはプレイヤーか【暗躍】を持つUNITしか攻撃できず、"
            "【暗躍】を持つUNITからしか攻撃されない。）",
            "ja",
            "UNIT",
        ),
        (
            "【高揚「これは+1/+1を得る。」】（あなたの絆が20点以下なら、これは「これは+1/+1を得る。」を得る。）",
            "ja",
            "UNIT",
        ),
        ("計画2。（あなたのデッキの上の2枚を見て、任意の枚数を下に置く。）", "ja", "EVENT"),
        ("UNITを1つ対象とし、それはサポートを得る。（それへの攻撃はオーバーキルしない。）", "ja", "EVENT"),
    ],
)
def test_a_reminder_of_what_stands_there_is_fine(text: str, lang: str, kind: str) -> None:
    assert notes(text, lang, kind) == []


@pytest.mark.parametrize(
    ("text", "lang", "kind", "message"),
    [
        (
            "[Hate] (Stun this card: At the start of the cure phase, cure this card.)",
            "en",
            "UNIT",
            "The reminder explains [Magic], which does not stand here",
        ),
        (
            "【光まとう翼 2】（これの光まとう翼は3である。）",
            "ja",
            "UNIT",
            "The reminder explains 【光まとう翼 3】, but 【光まとう翼 2】 stands here",
        ),
        (
            "Plan 2. (Look at the top three cards of your deck.)",
            "en",
            "EVENT",
            "The reminder says 3 where 'plan' means 2",
        ),
        ("Draw a card. (The moon is made of glass.)", "en", "EVENT", "The reminder explains nothing that stands here"),
        (
            "Draw a card. (Look at the top two cards of your deck.)",
            "en",
            "EVENT",
            "The reminder explains nothing that stands here",
        ),
        ("カードを1枚引く。（これは攻撃できない。）", "ja", "EVENT", "The reminder explains nothing that stands here"),
        (
            "[Martial Arts] (+2/+2 for each UNIT without [Martial Arts] that it is combating.)",
            "en",
            "UNIT",
            "The reminder says 2 where [Martial Arts] means 1",
        ),
    ],
)
def test_a_line_with_a_reminder_of_something_else_is_declined(text: str, lang: str, kind: str, message: str) -> None:
    compiled = card(text, lang, kind)
    assert [line.problem.message for line in compiled.lines if line.problem is not None] == [message]


@pytest.mark.parametrize(
    ("text", "lang", "kind"),
    [
        ("• (1 EP): Draw a card.", "en", "UNIT"),
        ("・（1EP支払う）：カードを1枚引く。", "ja", "UNIT"),
        ("Stun target UNIT (with CP cost 2 or less).", "en", "EVENT"),
        ("• (Once per turn) Whenever this card attacks, draw a card.", "en", "UNIT"),
        ("• {action}: Draw a card. (Or (if you like) two.)", "en", "UNIT"),
    ],
)
def test_a_parenthesis_that_would_change_the_line_is_no_reminder(text: str, lang: str, kind: str) -> None:
    compiled = card(text, lang, kind)
    (line,) = compiled.lines
    assert line.problem is not None and line.text[line.problem.at] in "(（"
    assert compiled.meaning.crafts == () and compiled.meaning.event is None


def test_a_line_of_reminder_alone_is_understood() -> None:
    compiled = card("[Hate]\n(This card must be attacked if able.)")
    assert [line.kind for line in compiled.lines] == ["icons", "reminder"]


def test_a_bonus_for_good_beside_one_for_a_time_is_noted() -> None:
    compiled = card("UNITS you control get +1/+0 this turn. UNITS your opponent controls get -1/-0.", kind="EVENT")
    assert compiled.understood
    assert [note.message for line in compiled.lines for note in line.notes] == [
        "What has no time lasts for the rest of the game"
    ]


def test_the_report_shows_where_the_parenthesis_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.json"
    text = "Plan 2. (The top five cards.)"
    record = {"number": "T-1", "lang": "en", "name": "Try", "type": "EVENT", "ep": 1, "text": text}
    path.write_text(json.dumps([record]), encoding="utf-8")
    assert check([path], False) == 1
    assert "The reminder says 5 where 'plan' means 2\n    Plan 2. (The top five cards.)\n            ^" in (
        capsys.readouterr().out
    )
