"""What is answered by itself, and how soon an answer leaves, tell nothing of hidden cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Decision, Kind
from engine.players.random_player import random_answer
from engine.trails.setup import new_game
from engine.trails.views.records import View
from engine.trails.views.view import view
from tests.trails import cards
from trails_desktop.lan.line.pacing import OPEN_SECONDS, SECRET_SECONDS, automatic, tells_of_hand, timing_class, wait_of
from trails_desktop.match import stops

GAMES = 6


def held(seen: View) -> set[int]:
    """The own cards that the other seat does not know."""
    side = seen.players[seen.seat]
    return {card.id for card in (*side.hand, *side.homebase) if card in side.hand or not card.face_up}


def without_answers(seen: View) -> View:
    """The same moment for somebody whose hidden cards can do nothing."""
    assert seen.decision is not None
    hidden = held(seen)
    left = tuple(one for one in seen.decision.options if not (hidden & {part for part in one if isinstance(part, int)}))
    return replace(seen, decision=replace(seen.decision, options=left))


def test_what_is_passed_by_itself_follows_from_what_everybody_sees() -> None:
    """At every priority of some games: with the hidden cards one has, or with such as can do nothing, the program asks
    its person or passes alike; also where two share a screen."""
    seen_both: dict[bool, int] = {True: 0, False: 0}
    differing = 0
    for seed in range(GAMES):
        chance = Random(seed)
        game = new_game((cards.deck_cards(seed), cards.deck_cards(seed + 1)), Seeded(seed), auto=False)
        game.run()
        while game.outcome is None:
            decision = game.decision
            if decision is None:
                game.run()
                continue
            if decision.purpose == "priority":
                mine = view(game, decision.seat)
                bare = without_answers(mine)
                assert mine.decision is not None and bare.decision is not None
                assert automatic(mine) == automatic(bare), mine.decision
                if stops.answering(mine):
                    assert stops.could_answer(mine) == stops.could_answer(bare)
                    seen_both[automatic(mine) is None] += 1
                    differing += len(mine.decision.options) != len(bare.decision.options)
            game.answer(random_answer(decision, chance))
    assert seen_both[True] and seen_both[False] and differing, "there was something to tell"


def test_the_time_until_an_answer_leaves_follows_from_the_question() -> None:
    yes = Decision(0, Kind.CHOOSE, "choose", "1312.2", "", (("pick", 1), ("pick", 2)), 0, 1)
    no = replace(yes, options=())
    assert timing_class(yes) == timing_class(no) == "secret"
    assert (wait_of(True, b"\x00\x00"), wait_of(True, b"\xff\xff")) == SECRET_SECONDS
    window = Decision(0, Kind.ACT, "priority", "902", "", (("pass",), ("arts", 7)))
    both = window, replace(window, options=(("pass",),))
    assert {timing_class(one) for one in both} == {"open"}
    assert {wait_of(False, chance) for chance in (b"ab", b"yz")} == {OPEN_SECONDS}
    assert [tells_of_hand(window, turn) for turn in (0, 1)] == [False, True]
    asked = replace(yes, veiled=True), replace(no, veiled=True), yes
    assert [tells_of_hand(one, 0) for one in asked] == [True, True, False], "in any other game, by what both see"
