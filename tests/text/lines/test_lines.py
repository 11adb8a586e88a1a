"""Lines in printed style beyond the card set: what they mean, and where reading stops in those that mean nothing."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.trails import tree as t
from tests.cases import every
from tests.nets.lines import differs
from tests.text.reading import meant, read, records


def test_there_are_enough_lines() -> None:
    assert len(records("lines.yaml")) >= 150
    assert len(records("declined.yaml")) >= 40


@every(lambda: product(records("lines.yaml"), ("en", "ja")), lambda case: f"{case[1]}: {case[0]['en']}")
def test_a_line_means(record: dict[str, Any], lang: str) -> None:
    result = read(record[lang], lang, record["kind"])
    assert result.problem is None, result.problem.caret(result.text)
    assert result.tree == meant(record)
    assert result.readings == 1
    assert not differs(lang, record["kind"], record[lang], result)


@every(lambda: records("declined.yaml"), lambda record: str(record["text"]))
def test_a_line_is_declined_where_reading_stops(record: dict[str, Any]) -> None:
    before, _, after = record["text"].partition("‸")
    result = read(before + after, record["lang"], record["kind"])
    assert result.problem is not None, "this line was understood"
    assert result.text[: result.problem.at] == before
    assert result.problem.near == before.rstrip()
    assert result.tree is None
    assert not differs(record["lang"], record["kind"], before + after, result)


def test_the_caret_stands_under_the_place_in_wide_text_too() -> None:
    problem = read("カードを1枚食べる。", "ja", "event").problem
    assert problem is not None
    caret = problem.caret("カードを1枚食べる。").splitlines()[1]
    assert caret == " " * 11 + "^"


@pytest.mark.parametrize(
    ("one", "other", "lang"),
    [
        ("Stun target UNIT.", "Stun  target UNIT .", "en"),
        ("Draw a card. Then, discard a card.", "Draw 1 card. Then discard a card.", "en"),
        ("Return target UNIT to its owner’s hand.", "Return target UNIT to its owner's hand.", "en"),
        ("Target UNIT can’t attack this turn.", "Target UNIT cannot attack during this turn.", "en"),
        ("Draw a card. (Then you hold it.)", "Draw a card.", "en"),
        ("Stun target UNIT with STR 3 or less.", "Stun target UNIT with ATK 3 or less.", "en"),
        ("カードを１枚引く。", "カードを 1 枚引く。", "ja"),
        ("ＵＮＩＴを1つ対象とし、それをスタンする。", "UNIT を 1 つ対象とし、それをスタンする。", "ja"),
        (
            "UNITを1つ対象とし、それはこのターン中＋１／－１を得る。",
            "UNITを1つ対象とし、それはこのターン中+1/-1を得る。",
            "ja",
        ),
        (
            "CPコストが3以下のUNITを1体対象とし、それをスタンする。",
            "CP コストが 3 以下の UNIT を 1 つ対象とし、それをスタンする。",
            "ja",
        ),
        ("カードを1枚引く。（*手札に加える。）", "カードを1枚引く。", "ja"),
    ],
)
def test_spelling_makes_no_difference(one: str, other: str, lang: str) -> None:
    first, second = read(one, lang, "event"), read(other, lang, "event")
    assert first.tree is not None
    assert first.tree == second.tree


def test_unknown_organizations_are_read_only_where_one_can_stand() -> None:
    result = read("Target Morning Choir you control gets +1/+0 this turn.", "en", "event")
    assert result.tree.targets[0].filter.orgs == ("Morning Choir",)
    result = read("あなたの朝霧楽団を1つ対象とし、それはこのターン中+1/+0を得る。", "ja", "event")
    assert result.tree.targets[0].filter.orgs == ("朝霧楽団",)
    assert not read("Target Unit-like thing gets +1/+0 this turn.", "en", "event").understood
    assert not read("Stun target UNTI.", "en", "event").understood


def test_reminders_and_keywords_are_kept_beside_the_line() -> None:
    result = read("• Oath—Whenever this card attacks, gain 1 bond. (It is a small oath.)", "en")
    assert result.keyword == "Oath"
    assert result.reminders == ("It is a small oath.",)


@pytest.mark.parametrize(
    "noun, orgs, types",
    [
        ("River Guild UNIT", ("River Guild",), ("UNIT",)),
        ("River Guild", ("River Guild",), ()),
        ("Order of the Lamp ITEM", ("Order of the Lamp",), ("ITEM",)),
        ("Lamp Co. UNIT", ("Lamp Co.",), ("UNIT",)),
        ("Night Watch of the Harbor EVENT", ("Night Watch of the Harbor",), ("EVENT",)),
    ],
)
def test_an_organization_that_no_card_names_ends_before_a_type(
    noun: str, orgs: tuple[str, ...], types: tuple[str, ...]
) -> None:
    tree = read(f"Search your deck for a {noun}. Then, shuffle your deck.", "en", "event").tree
    assert isinstance(tree, t.Effect)
    search = tree.do[0]
    assert isinstance(search, t.Search)
    assert (search.filter.orgs, search.filter.types) == (orgs, types)


def test_an_icon_craft_is_no_organization() -> None:
    tree = read("• This card has Covert.", "en").tree
    assert tree is None or tree == read("• This card has [Covert].", "en").tree


def test_words_of_the_game_are_no_organizations() -> None:
    for line in ("Crafts your opponent plays cost 1 more EP.", "Arts you play cost 9 hats.", "Effects get +1/+0."):
        assert read(f"• {line}", "en").tree is None or "orgs=()" in str(read(f"• {line}", "en").tree), line
