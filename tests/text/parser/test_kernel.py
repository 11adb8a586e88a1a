"""The combinator kernel alone: templates read and print, every reading is kept, holes are found again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from engine.text.parser.grammar import REJECT, Grammar, hole, spread
from engine.text.parser.template import Parse


@dataclass(frozen=True, slots=True)
class Give:
    what: Any
    to: Any = "you"


class Plain:
    def spoken(self, canonical: str, lang: str) -> str:
        return canonical


def small() -> Grammar:
    g = Grammar()
    for word, ja in (("apple", "りんご"), ("pear", "なし")):
        g.add("fruit", word, en=f"(an|a) {word}", ja=ja)
    g.add("give", Give(hole("what")), en="give {what:fruit}", ja="{what:fruit}を渡す")
    g.add("give", Give(hole("what"), hole("to")), en="give {to:who} {what:fruit}", ja="{to:who}に{what:fruit}を渡す")
    g.add("who", "her", en="her", ja="彼女")
    g.freeze()
    return g


def whole(g: Grammar, rule: str, text: str, lang: str = "en") -> list[Any]:
    return [value for end, value in g.read(rule, lang, Parse(text, None)) if end == len(text)]


def test_one_production_reads_and_prints_both_languages() -> None:
    g = small()
    for text, lang in (("give her an apple", "en"), ("彼女にりんごを渡す", "ja")):
        assert whole(g, "give", text, lang) == [Give("apple", "her")]
        assert g.print("give", Give("apple", "her"), lang, Plain()) == text


def test_case_makes_no_difference_and_the_first_wording_is_printed() -> None:
    g = small()
    assert whole(g, "give", "Give a Apple") == [Give("apple")]
    assert g.print("give", Give("apple"), "en", Plain()) == "give an apple"


def test_all_readings_are_kept() -> None:
    g = Grammar()
    g.add("list", ("one", hole("a")), en="{a:word}")
    g.add("list", ("two", hole("a")), en="{a:word}")
    g.add("word", "x", en="x")
    g.freeze()
    assert whole(g, "list", "x") == [("one", "x"), ("two", "x")]


def test_the_furthest_place_is_kept() -> None:
    parse = Parse("give her a melon", None)
    assert small().read("give", "en", parse) == []
    assert parse.text[parse.far :] == "melon"


def test_a_build_function_can_reject() -> None:
    g = Grammar()
    g.add("small", build=lambda n: n if n < 5 else REJECT, en="{n:digit}")
    g.custom("digit", "en", lambda parse, at: [(at + 1, int(parse.text[at]))] if parse.text[at:].isdigit() else ())
    g.freeze()
    assert whole(g, "small", "4") == [4]
    assert whole(g, "small", "7") == []


def test_what_no_template_says_is_not_printed() -> None:
    assert small().print("give", Give("stone"), "en", Plain()) is None


def test_a_template_that_names_no_rule_is_an_error() -> None:
    g = Grammar()
    g.add("a", hole("x"), en="{x:nowhere}")
    with pytest.raises(KeyError, match="nowhere"):
        g.freeze()


def test_a_rule_that_begins_with_itself_is_an_error() -> None:
    g = Grammar()
    g.add("a", hole("x"), en="{x:a} more")
    with pytest.raises(ValueError, match="begins with itself"):
        g.freeze()


def test_wordings_spread_in_order() -> None:
    assert spread("(a|b|)c") == ["ac", "bc", "c"]
    assert spread("x(a|b)y(c|)") == ["xayc", "xay", "xbyc", "xby"]
    assert spread("(a(b|c)|d)e") == ["abe", "de", "ace", "de"]
    assert spread("plain") == ["plain"]


def test_a_pattern_fills_its_holes_however_deep_they_are() -> None:
    g = Grammar()
    g.add("give", ("both", (Give(hole("a"), "her"), Give(("x", hole("b"))))), en="{b:fruit} and {a:fruit}")
    g.add("fruit", "apple", en="apple")
    g.add("fruit", "pear", en="pear")
    g.freeze()
    assert whole(g, "give", "pear and apple") == [("both", (Give("apple", "her"), Give(("x", "pear"))))]


def test_a_language_is_made_ready_when_its_first_line_comes() -> None:
    g = Grammar()
    g.add("fruit", "apple", en="apple", ja="りんご")
    g.add("give", hole("a"), en="give {a:fruit}", ja="{a:nothing}を渡す")
    assert whole(g, "give", "give apple") == ["apple"]  # what is wrong with Japanese is none of its business
    with pytest.raises(KeyError, match="nothing"):
        g.make_ready("ja")
    with pytest.raises(KeyError, match="nothing"):  # nor is a half of it kept
        whole(g, "give", "りんごを渡す", "ja")
