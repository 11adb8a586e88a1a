"""The first set: sixty cards in two languages, every mechanism on two of them at least, texts as they were printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engine import yaml12
from engine.effects.nodes import Ability, Filter, Instruction
from engine.effects.printed.packs import open_packs
from engine.seawall.cards.card import COLORS, Card
from engine.seawall.cards.vocabulary import WORDS
from tests.games.shipped import catalogue

CATALOGUE = catalogue("seawall")
PRINTED = Path(__file__).with_name("printed.yaml")
SET = [entry for entry in CATALOGUE.cards.values() if entry.set and not entry.token]
CARDS: list[Card] = [entry.card for entry in SET]
#: Verbs, moments and the like that cards of this set do without: a Pilot's text says "this", no card has another one.
WITHOUT = {"to bearer"}


def mechanisms(card: Card) -> Iterator[str]:
    """Everything that a card makes use of."""
    yield from (f"keyword {word}" for word, _ in card.keywords)
    if card.link is not None:
        yield f"link {card.link[0]}"
    if card.pilot is not None:
        yield "pilot part"
    for ability in card.abilities:
        yield from _of_ability(ability)


def _of_ability(one: Ability) -> Iterator[str]:
    yield from (f"{one.kind} {word}" for word in one.on or ("",))
    yield from (f"cost {part}" for part, _ in one.cost)
    if one.of is not None:
        yield "of"
        yield from _of_filter(one.of)
    if one.once:
        yield "once"
    if one.may:
        yield "may use"
    if one.fits:
        yield f"{one.on[0]} with"
    if one.test is not None:
        yield f"test {one.test.what}" + (" with" if one.test.fits else "")
        yield from _of_filter(one.test.among)
    for part in one.do:
        yield from _of_instruction(part)


def _of_filter(among: Filter | None) -> Iterator[str]:
    if among is not None:
        yield from (f"flag {flag}" for flag, _ in among.flags)
        yield from (f"most {field}" for field, _ in among.most)
        if among.zone:
            yield f"zone {among.zone}"


def _of_instruction(part: Instruction) -> Iterator[str]:
    yield f"verb {part.verb}"
    if part.verb == "cannot":
        yield from (f"ban {ban}" for ban, _ in part.words)
    if part.verb == "search":
        yield f"found {part.words[0][0]}"
    if part.who != "you":
        yield f"who {part.who}"
    if part.until and part.verb in WORDS.lasting:
        yield f"until {part.until}"
    if part.to is not None:
        yield f"to {part.to.how}"
        if part.to.up_to:
            yield "up to"
        yield from _of_filter(part.to.among)
    if part.test is not None and part.verb == "if":
        yield f"test {part.test.what}"
    for inner in (*part.then, *part.other):
        yield from _of_instruction(inner)


def test_sixty_cards_of_the_kinds_that_were_planned() -> None:
    assert [entry.number for entry in SET] == [f"WE-{n:03}" for n in range(1, 61)]
    kinds = Counter((card.color, card.type) for card in CARDS)
    for color in COLORS:
        assert (kinds[color, "unit"], kinds[color, "pilot"], kinds[color, "base"]) == (8, 3, 1)
    assert kinds.total() == 60 and sum(card.type == "command" for card in CARDS) == 10
    assert kinds["", "resource"] == 2 and sum(card.pilot is not None for card in CARDS) == 2
    assert {card.level for card in CARDS if card.type == "unit"} == set(range(1, 9))
    plain = [card for card in CARDS if card.type == "unit" and not card.abilities and not card.keywords]
    assert len(plain) == 8
    assert len({entry.names[lang] for entry in SET for lang in ("en", "ja")}) == 120


def test_every_mechanism_stands_on_two_cards_at_least() -> None:
    count = Counter(mechanism for card in CARDS for mechanism in set(mechanisms(card)))
    wanted = {
        *(f"verb {verb}" for verb in (*WORDS.verbs, "if", "may")),
        *(f"when {moment}" for moment in WORDS.moments),
        *(f"{use} {timing}" for use, timings in WORDS.uses.items() for timing in timings),
        *(f"cost {part}" for part in WORDS.costs),
        *(f"instead {event}" for event in WORDS.instead),
        *(f"keyword {word}" for word in WORDS.keywords),
        *(f"ban {ban}" for ban in WORDS.bans),
        *(f"test {test}" for test in (*WORDS.tests, "count", "paired with")),
        *(f"flag {flag}" for flag in WORDS.flags),
        *(f"until {span}" for span in WORDS.spans),
        *(f"found {where}" for where in WORDS.found),
        *(f"to {how}" for how in ("this", "that", "chosen", "all", "choose", "search")),
        "who opponent", "who each", "link name", "link trait", "pilot part", "paired with", "once", "up to", "always ",
        "may use", "of",
    }  # fmt: skip
    assert {one: count[one] for one in sorted(wanted - WITHOUT) if count[one] < 2} == {}


def test_as_much_of_each_timing_as_was_planned() -> None:
    count = Counter(mechanism for card in CARDS for mechanism in mechanisms(card))
    planned = {
        "when deploy": 8, "when attack": 8, "when destroyed": 5, "when paired": 5, "when burst": 12, "activate main": 4,
        "activate action": 3, "once": 4, "instead destroyed": 2, "always ": 4, "link name": 6, "link trait": 6,
    }  # fmt: skip
    assert {what: count[what] for what, least in planned.items() if count[what] < least} == {}
    assert count["test paired"] + count["test paired with"] >= 6
    assert sum("<Evasive>" in entry.text("en") for entry in SET) >= 3


def test_the_printed_texts_are_what_was_printed() -> None:
    """What is changed on purpose is written anew: ``python -m tests.seawall.test_cards``."""
    assert yaml12.load(PRINTED.read_text(encoding="utf-8")) == printed()


def printed() -> dict[str, dict[str, str]]:
    return {number: dict(entry.texts) for number, entry in CATALOGUE.cards.items() if entry.texts["en"]}


def test_japanese_texts_hold_no_english() -> None:
    for entry in CATALOGUE.cards.values():
        assert not re.search(r"[A-Za-z]", re.sub(r"AP|HP", "", entry.text("ja") + entry.name("ja"))), entry.number
        for words in entry.words.values():
            assert not any(re.search(r"[A-Za-z]", CATALOGUE.word(word, "ja")) for word in words), entry.number


def test_what_binds_is_there() -> None:
    """Every link names a Pilot or a trait that a Pilot of the set has, also by a Command's Pilot part."""
    pilots = [card for card in CARDS if card.type == "pilot"]
    parts = [card.pilot for card in CARDS if card.pilot is not None]
    names = {card.name for card in pilots} | {part.name for part in parts}
    traits = {trait for one in (*pilots, *parts) for trait in one.traits}
    for card in CARDS:
        if card.link is not None:
            assert set(card.link[1]) <= (names if card.link[0] == "name" else traits), card.number


def test_no_two_pictures_of_a_color_are_made_alike() -> None:
    for color in COLORS:
        art = [entry.art for entry in SET if entry.type == "unit" and entry.card.color == color]
        assert len({one["hull"] for one in art}) == len(art) and len({one["part"] for one in art}) == len(art)
    other = [entry.art["motif"] for entry in SET if entry.type in ("command", "base", "resource")]
    assert len(set(other)) == len(other)


def test_packs_are_opened_alike_from_the_same_seed() -> None:
    (set_,) = CATALOGUE.sets
    packs = open_packs(set_, CATALOGUE.cards, 20, "seed")
    assert packs == open_packs(set_, CATALOGUE.cards, 20, "seed") != open_packs(set_, CATALOGUE.cards, 20, "other")
    for pack in packs:
        assert len(pack) == len(set(pack)) == 8
        assert [CATALOGUE.cards[number].rarity for number in pack[:7]] == ["C"] * 4 + ["U"] * 2 + ["R"]


if __name__ == "__main__":
    import yaml

    PRINTED.write_text(yaml.safe_dump(printed(), allow_unicode=True, sort_keys=True, width=1000), encoding="utf-8")
