"""Before the first card: versions, rules, cards that differ, records that are sent, packs opened together."""

from __future__ import annotations

import json
from dataclasses import replace as changed
from typing import Any

import msgspec
import pytest

from engine.concealment import Secret
from engine.kernel.decisions import Refused
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from tests.lan import tricky
from tests.lan.cheating.mallory import tricking
from tests.lan.peers import Pair
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.sealed.card_records import read_records, write_records
from trails_desktop.lan.sealed.handshake import Differing, compare, pack_seed, unplayable
from trails_desktop.lan.sealed.packs import packs_hold, plain_packs
from trails_desktop.lan.sealed.session import SealedMatch


def printings(pool: CardPool) -> list[Printing]:
    return [printing for number in pool for printing in pool.versions(number).values()]


def library(without: tuple[str, ...] = (), other: tuple[str, ...] = ()) -> CardPool:
    """The tricky cards, without some, with another cost on others."""
    out = []
    for printing in printings(tricky.pool()):
        if printing.number not in without:
            out.append(changed(printing, ep=3, cp=3) if printing.number in other else printing)
    return CardPool(out)


def met(pools: tuple[CardPool, CardPool], decks: tuple[tuple[str, ...], tuple[str, ...]], **more: Any) -> Pair:
    pair = Pair(1, decks, pools=pools, **more)
    pair.connect()
    pair.settle()
    return pair


PLAIN = ("base", "plan", "look") * 8


def test_libraries_that_differ_elsewhere_play_with_what_both_have() -> None:
    pair = met((library(without=("mill",)), library(other=("seek",))), (PLAIN, PLAIN))
    assert all(side.state == "playing" for side in pair.sides)
    assert pair.sides[0]._meeting.differing is not None
    assert pair.sides[0]._meeting.differing.only_there == ("mill",)
    assert pair.sides[1]._meeting.differing is not None and pair.sides[1]._meeting.differing.unequal == ("seek",)
    pair.play()
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_a_deck_of_cards_that_differ_is_told_with_their_numbers_and_they_can_be_sent() -> None:
    pools = (library(without=("mill",)), library(other=("seek",)))
    pair = met(pools, (PLAIN, (*PLAIN, "mill", "seek")))
    one, two = pair.sides
    assert one.state == two.state == "differs"
    assert "mill" in str(one.sentence) and "seek" in str(one.sentence) and "the other deck" in str(one.sentence)
    assert "your deck" in str(two.sentence)
    pair.put(0, one.ask_cards(("mill", "seek", "base")))
    pair.settle()
    offered = one.offered_cards()
    assert {printing.number for printing in offered} == {"mill", "seek"}
    both = [printing for printing in printings(pools[0]) if printing.number != "seek"] + offered
    again = met((CardPool(both), pools[1]), (PLAIN, (*PLAIN, "mill", "seek")))
    assert all(side.state == "playing" for side in again.sides)


def test_records_survive_the_way() -> None:
    pool = tricky.pool()
    came = read_records(write_records(pool, list(pool)), list(pool))
    again = CardPool(came)
    from engine.trails.records.record import card_digest

    assert {number: card_digest(again, number) for number in again} == tricky.digests()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        '{"number": "base"}',
        json.dumps({"number": "other", "name": "x", "type": "BASE", "level": 1}),
        json.dumps({"number": "base", "name": "x", "type": "BASE", "level": 1000}),
        json.dumps({"number": "base", "name": "x", "type": "BASE", "level": 1, "effects": [{"no such": 1}]}),
        json.dumps({"number": "base", "name": "x", "type": "BASE", "level": 1, "effects": [{"event": {"do": 5}}]}),
        json.dumps({"number": "base", "name": ["x"], "type": "BASE", "level": 1}),
        "[" * 3000,
        json.dumps("X" * 15_000),
        json.dumps([[[[]]]]),
        json.dumps({"number": "base", "name": "x", "type": "UNIT", "cp": 10**30}),
    ],
)
def test_records_that_are_no_cards_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Fault, match="cannot be used") as caught:
        read_records([text], ["base"])
    assert "\n" not in str(caught.value)


def test_no_picture_and_no_unknown_field_comes_with_a_record() -> None:
    record = {"number": "base", "name": "x", "type": "BASE", "level": 1, "image": "/etc/passwd", "art": {"a": 1}}
    (came,) = read_records([json.dumps(record)], ["base"])
    assert (came.image, came.art, came.extra) == ("", {}, ())


def test_cards_nobody_asked_for_stop_the_meeting() -> None:
    def trick(me: Any, body: m.Body) -> m.Body | None:
        if isinstance(body, m.CardMarks):
            SealedMatch._send(me, body)
            return m.CardGive(("{}",), True)
        return body

    pair = Pair(1, (PLAIN, PLAIN), pools=(library(without=("mill",)), library()), made=(SealedMatch, tricking(trick)))
    pair.connect()
    pair.settle()
    assert pair.sides[0].state == "stopped" and "no place" in str(pair.sides[0].sentence)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("rules", "9.9", "plays by rules 9.9"),
        ("engine", 77, "version 77"),
        ("terms", m.Terms(switches=(("hate_scope", "other"),)), "hate_scope"),
        ("terms", m.Terms(best_of=3), "same kind of match"),
    ],
)
def test_what_differs_is_said(field: str, value: object, words: str) -> None:
    hello = m.Hello("1", "1", 1, "x", "A", bytes(32), m.Terms())
    sentence = compare(hello, msgspec.structs.replace(hello, **{field: value}))
    assert sentence is not None and words in str(sentence)
    assert compare(hello, hello) is None


def test_named_rulings_are_played_by() -> None:
    terms = m.Terms(switches=(("facedown_base_counts", True),))
    pair = met((tricky.pool(), tricky.pool()), (PLAIN, PLAIN), terms=terms, known=tricky.digests())
    assert pair.sides[0].game is not None and pair.sides[0].game.switches.facedown_base_counts is True
    odd = met(
        (tricky.pool(), tricky.pool()),
        (PLAIN, PLAIN),
        terms=m.Terms(switches=(("no_such", True),)),
        known=tricky.digests(),
    )
    assert odd.sides[0].state == "differs" and "ruling" in str(odd.sides[0].sentence)


def test_differences_are_by_number() -> None:
    differing = Differing({"a": "1", "b": "2", "c": "3"}, {"b": "2", "c": "4", "d": "5"})
    assert (differing.only_here, differing.unequal, differing.only_there) == (("a",), ("c",), ("d",))
    assert differing.common == {"b": "2"} and differing.missing == ("c", "d")


# --- packs ------------------------------------------------------------------------------------------------------------
def test_packs_are_opened_together_and_the_deck_comes_of_them() -> None:
    pair = met((tricky.pool(), tricky.pool()), ((), ()), terms=m.Terms(packs="6"), known=tricky.digests())
    assert all(side.state == "packs" for side in pair.sides)
    seeds = [side.pack_seed for side in pair.sides]
    assert seeds[0] != seeds[1] and all(len(seed) == 32 for seed in seeds)
    for payloads in pair.traffic:
        assert not any(seed in payload for seed in seeds for payload in payloads)
    for seat, side in enumerate(pair.sides):
        pair.put(seat, side.bring(plain_packs("6", side.pack_seed, tricky.pool())[:24]))
    pair.play()
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_a_card_that_was_in_no_pack_is_found_by_the_audit() -> None:
    pair = met((tricky.pool(), tricky.pool()), ((), ()), terms=m.Terms(packs="3"), known=tricky.digests())
    opened = [list(plain_packs("3", side.pack_seed, tricky.pool())) for side in pair.sides]
    missing = next(number for number in tricky.pool() if number not in opened[1])
    pair.put(0, pair.sides[0].bring(opened[0][:20]))
    pair.put(1, pair.sides[1].bring([*opened[1][:19], missing]))
    pair.play()
    verdict = pair.sides[0].verdict
    assert verdict is not None and not verdict.ok and "packs" in str(verdict.sentence)


def test_neither_seat_alone_makes_its_packs() -> None:
    match = bytes(32)
    one, two = Secret(b"1" * 32, match, 0), Secret(b"2" * 32, match, 1)
    assert pack_seed(one, bytes(32)) != pack_seed(one, bytes(31) + b"\x01")
    assert not packs_hold("2", (one, two), 0, b"", ("base",) * 40, tricky.pool(), plain_packs)


def test_no_deck_is_brought_when_none_is_built() -> None:
    pair = met((tricky.pool(), tricky.pool()), (PLAIN, PLAIN), known=tricky.digests())
    with pytest.raises(Refused):
        pair.sides[0].bring(PLAIN)


# --- texts that force an unseen truth ---------------------------------------------------------------------------------
def test_cards_that_ask_for_an_unseen_truth_are_named() -> None:
    from engine.trails.cards.printing import read_printings

    hand = {"zone": "hand", "whose": "you", "type": "UNIT"}
    effects = {
        "counts": [{"continuous": {"who": "this", "str": {"count": hand}}}],
        "shown": [{"event": {"do": [{"bond": {"count": hand}}]}}],
        "all": [{"event": {"do": [{"discard it": hand}]}}],
        "claims": [{"event": {"do": [{"choose": hand}, {"discard it": "it"}]}}],
        "many": [{"event": {"do": [{"bond": {"count": {"zone": "hand", "whose": "you"}}}]}}],
    }
    records = [
        {"number": name, "lang": "en", "set": "x", "name": name, "type": "EVENT", "ep": 0, "effects": effect}
        for name, effect in effects.items()
    ]
    pool = CardPool(read_printings(records, "x"))
    assert unplayable(pool, list(pool)) == ("counts", "all")
    assert unplayable(tricky.pool(), list(tricky.pool())) == ()


def test_an_illegal_open_list_is_refused_at_once() -> None:
    terms = m.Terms(mode="strategy", open_lists=True)
    pair = met((tricky.pool(), tricky.pool()), (("base",) * 50, ("plan",) * 50), terms=terms, known=tricky.digests())
    assert any(side.state == "stopped" and "legal" in str(side.sentence) for side in pair.sides)
