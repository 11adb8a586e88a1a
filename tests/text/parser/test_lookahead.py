"""What the kernel does not try because the line cannot be that: it costs no reading, and it is really not tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.text.describe.paraphrase import grammar
from engine.text.parser.grammar import Grammar
from engine.text.parser.template import Parse, Readings
from engine.text.source.keywords import head_of
from engine.text.source.normalise import read_line
from tests.text.reading import pool, records, words


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """Every line of the set and of the corpora, and each without its end: with the rule that reads it."""
    known: dict[tuple[str, str], None] = {}
    for number in pool():
        printing = pool()[number][lang]
        for text in printing.text.splitlines():
            known[text, "event" if "EVENT" in printing.types else ""] = None
    for name in ("corpus/static", "corpus/trigger-combat", "corpus/verb", "corpus/noun", "declined"):
        for record in records(f"{name}.yaml"):
            for text in str(record.get(lang, "")).splitlines():
                known[text, record.get("kind", "")] = None
    for text, kind in known:
        rule = "effect-body" if kind in ("event", "arts") else "craft-line"
        yield text, rule
        yield text[: len(text) * 2 // 3], rule


def whole(parse: Parse, rule: str, lang: str) -> list[Any]:
    return [value for end, value in grammar().read(rule, lang, parse) if end == len(parse.text)]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_looking_ahead_loses_no_reading(lang: str) -> None:
    read = 0
    for text, rule in lines(lang):
        body = head_of(read_line(text, lang), rule == "effect-body")[0]
        quick = whole(Parse(body, words(), quick=True), rule, lang)
        assert quick == whole(Parse(body, words()), rule, lang), text
        read += bool(quick)
    assert read > 400


def counting(*guards: str) -> tuple[Grammar, list[int]]:
    """A grammar whose noun is read by a function that notes where it was asked; guards: what that cannot do without."""
    asked: list[int] = []

    def noun(parse: Parse, at: int) -> Readings:
        asked.append(at)
        return [(at + 3, "cat")] if parse.low.startswith("cat", at) else ()

    g = Grammar()
    for lang in ("en", "ja"):
        g.custom("noun", lang, noun)
        g.guard(lang, guards, "noun")
    if guards:
        g.add("line", build=lambda n: n, en="{n:noun}", ja="{n:noun}")
    g.add("line", build=lambda n: ("stun", n), en="{n:noun} is stunned", ja="{n:noun}を気絶させる")
    g.add("line", build=lambda n: ("cure", n), en="{n:noun} is cured", ja="{n:noun}を治す")
    g.freeze()
    return g, asked


@pytest.mark.parametrize(("lang", "good", "bad"), [("en", "cat is cured", "cat purrs"), ("ja", "catを治す", "catが")])
def test_what_lacks_its_verb_is_not_tried(lang: str, good: str, bad: str) -> None:
    g, asked = counting()
    assert g.read("line", lang, Parse(good, None, quick=True)) == [(len(good), ("cure", "cat"))]
    assert asked == [0]
    asked.clear()
    assert g.read("line", lang, Parse(bad, None, quick=True)) == []
    assert asked == []
    thorough = Parse(bad, None)
    assert g.read("line", lang, thorough) == []
    assert asked == [0]
    assert thorough.far >= 3  # the noun was read, for the caret


def test_an_offer_of_thousands_of_words_still_wants_one_of_them() -> None:
    g, asked = counting()
    verbs = [f"{number}回気絶させる" for number in range(2000)]
    g = Grammar()
    g.custom("noun", "en", lambda parse, at: ())
    g.custom("noun", "ja", lambda parse, at: asked.append(at) or [(at + 3, "cat")])
    for verb in verbs:
        g.add("verb", verb, ja=verb)
    g.add("line", build=lambda n, v: (n, v), ja="{n:noun}を{v:verb}")
    g.freeze()
    good = "catを1234回気絶させる"
    assert g.read("line", "ja", Parse(good, None, quick=True)) == [(len(good), ("cat", "1234回気絶させる"))]
    assert asked == [0]
    assert g.read("line", "ja", Parse("catを治す", None, quick=True)) == []
    assert asked == [0]


def test_words_with_a_space_between_them_keep_a_function_and_lose_nothing() -> None:
    g, asked = counting("a cat", "cats")
    assert g.read("line", "en", Parse("dog", None, quick=True)) == []
    assert asked == []
    assert g.read("line", "en", Parse("cat with a cat", None, quick=True)) == [(3, "cat")]


def test_a_rule_that_goes_on_with_itself_is_not_cut_short() -> None:
    g = Grammar()
    g.add("list", build=lambda: 1, en="one", ja="一つ")
    g.add("list", build=lambda rest: 1 + rest, en="one, {rest:list}", ja="一つ、{rest:list}")
    g.freeze()
    for lang, text in (("en", "one, one, one"), ("ja", "一つ、一つ、一つ")):
        assert (len(text), 3) in g.read("list", lang, Parse(text, None, quick=True))


def test_words_that_come_together_are_read_as_one_but_the_caret_stands_between_them() -> None:
    g = Grammar()
    for verb in ("stun", "cure"):
        g.add("line", verb, en=f"{verb} target unit", ja=f"UNITを{verb}")
        g.add("line", f"{verb} all", en=f"{verb} target units( now|)", ja=f"UNITを全て{verb}")
    g.freeze()
    for quick in (True, False):
        assert g.read("line", "en", Parse("cure target unit", None, quick=quick)) == [(16, "cure")]
        both = [(17, "stun all"), (21, "stun all")]
        assert sorted(g.read("line", "en", Parse("stun target units now", None, quick=quick)))[-2:] == both
        assert g.read("line", "en", Parse("stun target cards", None, quick=quick)) == []
    thorough = Parse("stun target cards", None)
    g.read("line", "en", thorough)
    assert thorough.far == len("stun target ")


def test_a_guard_keeps_a_function_from_being_asked() -> None:
    g, asked = counting("cat")
    assert g.read("line", "en", Parse("dog", None, quick=True)) == []
    assert asked == []
    assert g.read("line", "en", Parse("cat", None, quick=True)) == [(3, "cat")]
