"""The first set: sixty cards in two languages, every mechanism on two of them at least, texts as they were printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engine import yaml12
from engine.effects.nodes import Ability, Filter, Instruction
from engine.effects.printed.packs import open_packs
from engine.eightfold.cards.card import ELEMENTS, Card
from engine.eightfold.cards.vocabulary import WORDS
from tests.games.shipped import catalogue

CATALOGUE = catalogue("eightfold")
PRINTED = Path(__file__).with_name("printed.yaml")
SET = list(CATALOGUE.cards.values())
CARDS: list[Card] = [entry.card for entry in SET]
#: Words that cards of this set do without: nothing demands Noon or Hush (11.3.8.1.1), and
#: nothing is a token.
WITHOUT = {"cost shine", "cost dark", "flag token"}


def mechanisms(card: Card) -> Iterator[str]:
    """Everything that a card makes use of."""
    yield from (f"keyword {word}" for word, _ in card.keywords)
    holds = {
        "icon soldier": card.soldier,
        "icon party": card.party,
        "second wind": card.ex or bool(card.bursts),
        "war god": bool(card.war_god),
        "combination": card.combination is not None,
        "bearer": card.bearer is not None,
        "needs": card.needs is not None,
    }
    yield from (what for what, has in holds.items() if has)
    for ability in card.abilities:
        yield from _of_ability(ability)


def _of_ability(one: Ability) -> Iterator[str]:
    yield from (f"{one.kind} {word}" for word in one.on or ("",))
    yield one.kind
    yield from (f"cost {part}" for part, _ in one.cost)
    if one.of is not None:
        yield "of"
        yield from _of_filter(one.of)
    if one.once:
        yield "once"
    if one.may:
        yield "may use"
    if one.test is not None:
        yield f"test {one.test.what}"
        yield from _of_filter(one.test.among)
    for part in one.do:
        yield from _of_instruction(part)


def _of_filter(among: Filter | None) -> Iterator[str]:
    if among is not None:
        yield from (f"flag {flag}" for flag, _ in among.flags)
        yield from (f"most {field}" for field, _ in among.most)
        yield from (f"word {field}" for field, _ in among.words)
        if among.zone:
            yield f"zone {among.zone}"


def _of_instruction(part: Instruction) -> Iterator[str]:
    yield f"verb {part.verb}"
    if part.verb in ("cannot", "must"):
        yield from (f"{part.verb} {ban}" for ban, _ in part.words)
    if part.verb == "search":
        yield f"found {part.words[0][0]}"
    if part.who != "you":
        yield f"who {part.who}"
    if part.until and part.verb in WORDS.lasting:
        yield f"until {part.until}"
    for _, amount in part.measures:
        yield f"measure {amount.what}"
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
    assert [entry.number for entry in SET] == [f"LF-{n:03}" for n in range(1, 61)]
    kinds = Counter((card.element, card.type) for card in CARDS)
    for element in ELEMENTS[:6]:
        many = Counter({kind: count for (one, kind), count in kinds.items() if one == element and kind != "formation"})
        assert (many["forward"], many["backup"], many["summon"], many.total()) == (5, 2, 1, 9), element
    assert kinds["shine", "forward"] == kinds["dark", "forward"] == 2
    assert sum(card.type == "formation" for card in CARDS) == 2
    forwards = [card for card in CARDS if card.type == "forward"]
    assert {card.cost for card in forwards} == set(range(1, 8))
    assert {card.power for card in forwards} >= {2000, 10000} and all(card.power % 1000 == 0 for card in forwards)
    assert {card.type for card in CARDS} >= {"weapon", "armor", "accessory", "monster"}


def test_every_mechanism_stands_on_two_cards_at_least() -> None:
    count = Counter(mechanism for card in CARDS for mechanism in set(mechanisms(card)))
    wanted = {
        *(f"verb {verb}" for verb in (*WORDS.verbs, "if", "may")),
        *(f"when {moment}" for moment in WORDS.moments),
        *(use for use in WORDS.uses),
        *(f"cost {part}" for part in WORDS.costs),
        *(f"instead {event}" for event in WORDS.instead),
        *(f"keyword {word}" for word in WORDS.keywords),
        *(f"cannot {ban}" for ban in WORDS.bans),
        *(f"must {ban}" for ban in ("attack", "block")),
        *(f"test {test}" for test in (*WORDS.tests, "count")),
        *(f"flag {flag}" for flag in WORDS.flags),
        *(f"until {span}" for span in WORDS.spans),
        *(f"found {where}" for where in WORDS.found),
        *(f"to {how}" for how in ("this", "bearer", "that", "chosen", "all", "choose", "pick", "search")),
        *(f"measure {what}" for what in ("count", "power")),
        "who opponent", "who each", "once", "up to", "always", "may use", "of", "war god", "combination", "needs",
        "second wind", "icon soldier", "icon party", "bearer", "word element",
    }  # fmt: skip
    assert {one: count[one] for one in sorted(wanted - WITHOUT) if count[one] < 2} == {}


def test_as_much_of_each_mechanism_as_was_planned() -> None:
    count = Counter(mechanism for card in CARDS for mechanism in set(mechanisms(card)))
    planned = {
        "keyword haste": 4, "keyword brave": 4, "keyword pre-emptive strike": 4, "second wind": 10,
        "keyword level up": 2, "link": 3, "assist": 3, "overdrive": 3, "combination": 2, "awakening": 2,
        "blue magic": 3, "flash": 3, "unequip": 3, "job change": 2, "junction": 2, "special": 4, "icon party": 6,
        "icon soldier": 6,
    }  # fmt: skip
    assert {what: count[what] for what, least in planned.items() if count[what] < least} == {}
    assert sum(len(card.names) > 1 for card in CARDS) == 1


def test_who_is_promoted_or_unmasked_has_somebody_of_its_name() -> None:
    names = Counter(name for card in CARDS if card.type == "forward" for name in card.names)
    for card in CARDS:
        if "level up" in dict(card.keywords):
            assert names[card.name] == 2, card.id
        if card.combination is not None:
            assert all(names[name] for name in card.combination[0]), card.id
    jobs = {job for card in CARDS if card.type != "summon" for job in card.jobs}
    assert {card.war_god for card in CARDS} - {""} <= jobs


def test_the_printed_texts_are_what_was_printed() -> None:
    """What is changed on purpose is written anew: ``python -m tests.eightfold.test_cards``."""
    assert yaml12.load(PRINTED.read_text(encoding="utf-8")) == printed()


def printed() -> dict[str, dict[str, str]]:
    return {number: dict(entry.texts) for number, entry in CATALOGUE.cards.items() if entry.texts["en"]}


def test_japanese_texts_hold_no_english() -> None:
    for entry in CATALOGUE.cards.values():
        text = entry.text("ja").replace("X", "")  # a number that is read from the game
        assert not re.search(r"[A-Za-z]", text + entry.name("ja")), entry.number
        for field, words in entry.words.items():
            if field != "icon":
                assert not any(re.search(r"[A-Za-z]", CATALOGUE.word(word, "ja")) for word in words), entry.number


def test_no_two_pictures_of_a_quarter_are_made_alike() -> None:
    for element in ELEMENTS:
        art = [entry.art for entry in SET if entry.type == "forward" and entry.card.element == element]
        assert len({one["mask"] for one in art}) == len(art) and len({one["eyes"] for one in art}) == len(art)
    other = [entry.art["motif"] for entry in SET if entry.type != "forward"]
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
