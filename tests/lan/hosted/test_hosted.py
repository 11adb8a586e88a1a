"""A hosted match: seats and spectators get what they may see, and its chance is verified afterwards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.kernel.decisions import Answer, Refused
from tests.lan import tricky
from tests.lan.peers import lively
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.trails import TrailsTable, read_seen, write_seen
from trails_desktop.lan.referee.match import (
    SEATS,
    SPECTATOR,
    HostedMatch,
    Opened,
    bind_nonce,
    seed_of,
    verify_hosted,
)

NONCES = (b"1" * 32, b"2" * 32)
DECKS = (tricky.deck(1, 30), tricky.deck(2, 30))


def begun(seed: int = 1) -> HostedMatch:
    match = HostedMatch(TrailsTable(tricky.pool()), random=Random(seed).randbytes)
    for seat in (0, 1):
        match.join(seat, f"Player {seat}", DECKS[seat], bind_nonce(seat, NONCES[seat]))
    for seat in (0, 1):
        match.open(seat, NONCES[seat])
    return match


def played(seed: int = 1) -> tuple[HostedMatch, tuple[list[Answer], list[Answer]]]:
    match, random = begun(seed), Random(seed)
    given: tuple[list[Answer], list[Answer]] = ([], [])
    number = 0
    while not match.over:
        seat = match.asked
        seen = read_seen(write_seen(match.seen(seat)))
        assert seen.view.decision is not None and seen.number == number
        answer = lively(seen.view.decision, random)
        match.answer(seat, number, answer)
        given[seat].append(answer)
        number += 1
    return match, given


def test_a_match_is_played_by_what_seats_are_sent_and_verified() -> None:
    match, given = played()
    opened = match.opened()
    for seat in SEATS:
        own = {"deck": DECKS[seat], "seat": seat, "given": given[seat]} if seat != SPECTATOR else {}
        assert verify_hosted(opened, TrailsTable(tricky.pool()), bound=match.bound, bindings=match.bindings, **own).ok  # type: ignore[arg-type]


def test_a_host_that_cheats_is_found() -> None:
    match, given = played()
    opened = match.opened()

    def why(opened: Opened, **own: object) -> str:
        more = {"deck": DECKS[0], "seat": 0, "given": given[0], **own}
        verdict = verify_hosted(opened, TrailsTable(tricky.pool()), bound=match.bound, bindings=match.bindings, **more)  # type: ignore[arg-type]
        assert not verdict.ok
        return str(verdict.sentence)

    assert "key" in why(replace(opened, key=bytes(32)))
    assert "nonce" in why(replace(opened, nonces=(NONCES[1], NONCES[0])))
    seed = seed_of(opened.key, opened.nonces)
    assert "chance" in why(replace(opened, record=opened.record.replace(seed, "0" * 64)))
    assert "deck" in why(opened, deck=DECKS[0][::-1])
    assert "answer 1" in why(opened, given=[(("pass",),), *given[0][1:]])
    assert "answers of yours" in why(opened, given=given[0][:-1])
    cut = opened.record.rsplit("\n", 3)[0] + "\n"
    assert why(replace(opened, record=cut))
    assert "read" in why(replace(opened, record="nothing"))


def test_a_spectator_sees_no_hand_and_no_question() -> None:
    match, random = begun(), Random(5)
    for _ in range(150):
        if match.over:
            break
        seen = match.seen(SPECTATOR)
        assert seen.view.decision is None and not seen.view.looking
        for side in seen.view.players:
            assert all(card.id == 0 and card.number is None for card in side.hand if card.number is None)
            assert all(card.number is None for card in side.homebase if not card.face_up)
        other = match.seen(match.asked ^ 1)
        assert other.view.decision is None
        view = match.seen(match.asked).view
        assert view.decision is not None
        match.answer(match.asked, seen.number, lively(view.decision, random))


def test_answers_of_others_and_late_ones_change_nothing() -> None:
    match = begun()
    seat = match.asked
    before = match.seen(seat)
    for wrong in ((seat ^ 1, 0), (seat, 7), (SPECTATOR, 0)):
        with pytest.raises(Refused):
            match.answer(*wrong, (("pass",),))
    with pytest.raises(Refused):
        match.answer(seat, 0, (("play", 5),))
    assert match.seen(seat).view == before.view and match.asked == seat
    with pytest.raises(Refused):
        match.opened()


def test_seats_are_bound_before_anything_is_opened() -> None:
    match = HostedMatch(TrailsTable(tricky.pool()))
    with pytest.raises(Refused):
        match.open(0, NONCES[0])
    with pytest.raises(Refused, match="not in the library"):
        match.join(0, "A", ("no such",), bytes(32))
    match.join(0, "A", DECKS[0], bind_nonce(0, NONCES[0]))
    for seat, bound in ((0, bytes(32)), (1, bind_nonce(0, NONCES[0])), (1, b"short")):
        with pytest.raises(Refused):
            match.join(seat, "B", DECKS[1], bound)
    match.join(1, "B", DECKS[1], bind_nonce(1, NONCES[1]))
    with pytest.raises(Refused, match="not the one"):
        match.open(1, NONCES[0])
    with pytest.raises(Refused):
        match.seen(0)


def test_taking_back_by_consent() -> None:
    match, random = begun(), Random(3)
    asked = granted = 0
    for _ in range(300):
        if match.over:
            break
        for seat in (0, 1):
            if match.undo_state(seat).policy == "ask" and granted < 2:
                number = match.seen(seat).number
                assert match.ask_undo(seat) is False and match.undo_asked_by == seat
                with pytest.raises(Refused):
                    match.answer_undo(seat, True)
                asked += 1
                match.answer_undo(seat ^ 1, asked % 2 == 0)
                granted += asked % 2 == 0
                seen = match.seen(seat)
                assert (seen.number < number, seen.jumped) == (asked % 2 == 0,) * 2
        view = match.seen(match.asked).view
        assert view.decision is not None
        match.answer(match.asked, match.seen(match.asked).number, lively(view.decision, random))
    assert granted == 2
    if not match.over:
        match.concede(0)
    assert verify_hosted(match.opened(), TrailsTable(tricky.pool()), bound=match.bound, bindings=match.bindings).ok


@pytest.mark.parametrize("payload", [b"", b"\xc0", b"\x91" * 4000, bytes(2**20 + 1)])
def test_what_is_no_view_is_refused(payload: bytes) -> None:
    with pytest.raises(Fault):
        read_seen(payload)
