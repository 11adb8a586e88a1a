"""The rules in both languages, and which rulings touch a card."""

from __future__ import annotations

import re

import pytest

from engine.trails import tree as t
from engine.trails.book.rulebook import load_book, load_rules, load_rulings
from engine.trails.book.topics import COMMON, topics, touching
from engine.trails.cards import icon_crafts
from engine.trails.cards.pool import load_pool
from engine.trails.tree.loading import words
from trails_desktop.resources import resource_dir

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def test_every_rule_and_ruling_is_said_in_japanese() -> None:
    english, japanese = load_book(), load_book("ja")
    assert list(english) == list(japanese)
    for rule, entry in japanese.items():
        assert JAPANESE.search(entry.says), f"{rule} has no Japanese"
        assert entry.kind == english[rule].kind
        assert bool(entry.about) == bool(english[rule].about)
    for ruling in load_rulings("ja").values():
        assert JAPANESE.search(ruling.about)


def test_japanese_sentences_are_written_one_for_one() -> None:
    said = load_rules("ja")
    assert load_rules()["703.6a"].says.startswith("Two cards")
    assert "2枚引く" in said["703.6a"].says
    assert "0以下" in said["705.5"].says
    # Numbers that decide something are the same in both languages.
    for rule, entry in load_rules().items():
        for number in re.findall(r"(?<![\w.-])\d{2}(?![\w.-])", entry.says):
            assert number in said[rule].says, f"{rule}: {number} is missing in Japanese"


def test_every_ruling_says_how_the_book_is_read() -> None:
    rulings = load_rulings()
    for ruling in rulings.values():
        assert len(ruling.says) > 30 and ruling.says.rstrip().endswith(".")
    assert len({ruling.says for ruling in rulings.values()}) == len(rulings)


def test_topics_of_rulings_are_words_that_cards_can_have() -> None:
    """Each topic is a word of the tree's vocabulary, or comes up in the shipped cards."""
    pool = load_pool(resource_dir("assets") / "cards")
    seen = {one for number in pool for one in topics(pool.meaning(number), pool.printing(number).types)}
    vocabulary = {*icon_crafts.RULES, *words.RULES, *words.PLAYER_RULES, *words.TRIGGERS}
    from_a_field = {
        "ITEM/UNIT", "all orgs", "link orgs", "names", "treat name", "treat bond", "each chooses", "homebase count",
        "homebase move", "hidden trigger", "turn trigger", "baseline", "lose", "overkill", "sclm",
    }  # fmt: skip
    verbs = {"stun", "cure", "ready", "action", "counter", "rebuild", "support", "curse"}
    nodes = {*word_of_nodes(), *COMMON, *verbs, *from_a_field}
    used = {topic for ruling in load_rulings().values() for topic in ruling.topics}
    assert not used - seen - vocabulary - nodes
    assert len(used & seen) > 40, "and most of them come up"


def word_of_nodes() -> set[str]:
    empty = t.Effect((), ())
    every = t.Meaning((
        t.Triggered(t.Trigger("start", moment="draw step"), empty), t.Triggered(t.Trigger("is attacked"), empty),
        t.Triggered(t.Trigger("attacks"), empty), t.Triggered(t.Trigger("attacks alone"), empty),
        t.Triggered(t.Trigger("stuns"), empty), t.Triggered(t.Trigger("enters"), empty),
        t.Triggered(t.Trigger("leaves"), empty), t.Triggered(t.Trigger("while"), empty),
        t.Triggered(t.Trigger("to trail"), empty), t.AttackCost((t.Discard(), t.PayEP(1), t.Gain("ep"))),
        t.Replacement("stun", "this", (t.Draw(), t.Bond(), t.Plan())), t.PlayLimit(t.Initiative()),
        t.Activated(t.Cost(()), t.Effect((t.Target("it", t.Filter()),), (
            t.May((t.Reveal("it"),)), t.Search("a", t.Filter()), t.Choose("b", t.Filter()), t.LookTop("c"),
            t.Delayed("cure phase", ()), t.Put("it", "trail"), t.Control("it"), t.Ignore("it"), t.GainOrgs("it", "b"),
            t.Get("it", 1, 1, "combat"), t.Set("it", "str", t.X()), t.Have("it"), t.Lose("it"),
        ))),
        t.Continuous(t.Filter(), strength=t.CountOrgs(t.Filter()), costs=(t.CostChange("less", 1),)),
    ))  # fmt: skip
    return set(topics(every))


@pytest.mark.parametrize("key", sorted(icon_crafts.RULES))
def test_every_icon_craft_has_its_ruling(key: str) -> None:
    about = topics(t.Meaning((t.Icon(key),)))
    assert key in about
    assert touching(load_rulings().values(), about)


def test_a_card_shows_the_rulings_of_what_it_does() -> None:
    rebuild = t.Meaning(event=t.Effect((), (t.Do("rebuild", t.Filter(zone="homebase")),)))
    found = [one.id for one in touching(load_rulings().values(), topics(rebuild, ("EVENT",)))]
    assert found[0] == "R082", "what it does comes before what every EVENT is"
    assert {"R038", "R045"} <= set(found) and "R027" not in found
    plain = topics(t.Meaning(), ("UNIT",))
    assert plain == ("UNIT",)
    maybe = t.Meaning((t.Triggered(t.Trigger("enters"), t.Effect((), (t.May((t.Discard(),), (t.Draw(),)),))),))
    assert {"may", "discard", "draw", "enter trigger", "triggered"} == set(topics(maybe))
    assert {"R065", "R009"} <= {one.id for one in touching(load_rulings().values(), topics(maybe))}
