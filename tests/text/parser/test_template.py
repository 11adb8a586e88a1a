"""Templates from their beginning: what they go on with comes to the same as all their wordings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.text.parser.grammar import Grammar
from engine.text.parser.states import Reader, pairs
from engine.text.parser.template import Parse, choice, first, spread, tails, tokens, without_end, written

WORDS = st.sampled_from(["a", "b", "ab", "a ", " b", "引く", "を", "{x:noun}", "{y}", ""])


def sequences(parts: Any) -> Any:
    return st.lists(parts, max_size=4).map("".join)


def choices(inner: Any) -> Any:
    return st.lists(sequences(inner), min_size=1, max_size=3).map(lambda ways: f"({'|'.join(ways)})")


TEMPLATES = sequences(st.recursive(WORDS, lambda inner: st.one_of(WORDS, choices(inner)), max_leaves=8))


def whole(reader: Reader, left: str) -> Iterator[str]:
    """Every wording, by what a template can go on with; holes as they are kept."""
    if reader.ends(left):
        yield ""
    for token, rest in pairs(reader.heads(left)):
        for more in whole(reader, rest):
            yield token + more


def kept(wording: str) -> str:
    """A wording with its holes as they are kept."""
    return "".join(part if isinstance(part, str) else f"{{{part[0]}:{part[1]}" for part in tokens(wording))


@settings(max_examples=300)
@given(TEMPLATES)
def test_going_on_from_the_beginning_comes_to_every_wording(template: str) -> None:
    wordings = spread(template)
    assert set(whole(Reader(), template)) == {kept(one) for one in wordings}
    assert first(template) == wordings[0]


@settings(max_examples=200)
@given(TEMPLATES)
def test_tails_are_the_same_wordings_and_show_how_they_end(template: str) -> None:
    ends = list(tails(template))
    assert {one for tail in ends for one in spread(tail)} == set(spread(template))
    for tail in ends:
        plain = tail[tail.rfind(")") + 1 :]
        assert plain == tail or "}" in plain or len(plain) >= 8


@settings(max_examples=100)
@given(TEMPLATES)
def test_the_words_of_templates_are_those_of_all_their_states(template: str) -> None:
    reader, seen = Reader(), [template]
    found: set[str] = set()
    for left in seen:
        for token, rest in pairs(reader.heads(left)):
            found |= {token} if token[0] != "{" else set()
            seen += [rest] if rest not in seen else []
    assert Reader().words([template]) == found


def test_choices_and_ends() -> None:
    assert choice("(a|(b|c)d|)e") == (["a", "(b|c)d", ""], "e")
    assert without_end("引く", "く") == "引"
    assert without_end("引く", "う") is None
    assert written((("x", "noun"), " is ", ("y", "y"))) == "{x:noun} is {y:y}"
    for bad in ("(a", "{x"):
        with pytest.raises(ValueError, match="without an end"):
            Reader().heads(bad)


def test_what_comes_about_in_two_ways_is_one_reading() -> None:
    g = Grammar()
    g.add("line", "x", en=("(a|)(a|)b", "ab"), ja="(引く|引)(く|)")
    g.freeze()
    assert g.read("line", "en", Parse("ab", None, quick=True)) == [(2, "x")]
    assert sorted(g.read("line", "ja", Parse("引く", None, quick=True))) == [(1, "x"), (2, "x")]


def test_no_caret_stands_in_the_middle_of_a_word() -> None:
    g = Grammar()
    g.add("line", "x", en="in this (turn|combat)", ja="この(ターン|戦闘)中")
    g.freeze()
    for lang, text, at in (("en", "in this game", 8), ("ja", "この週中", 0)):
        parse = Parse(text, None)
        assert g.read("line", lang, parse) == []
        assert parse.far == at
