"""Lines that nobody could read, in sealed matches: carried out by hand, each step agreed by the other side."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from engine.kernel.decisions import Answer
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printings
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE
from engine.trails.views.records import View
from tests.lan.campaign import deliver_some
from tests.lan.memory import check_nothing_known
from tests.lan.peers import Pair, lively
from tests.trails import gibberish
from trails_desktop.lan.sealed.games.trails import facts_of
from trails_desktop.lan.sealed.handshake import digests_of

SPELL = {"number": "S", "lang": "en", "name": "Oracle", "type": "EVENT", "ep": 0, "text": "Frob the moon."}
UNIT = {"number": "U", "lang": "en", "name": "Fighter", "type": "UNIT", "cp": 1, "str": 3, "def": 2}


@lru_cache(maxsize=1)
def pool() -> CardPool:
    return CardPool(read_printings([SPELL, UNIT], "here"))


class Work:
    """A sealed match in which somebody is asked for a hand tool. seat: who."""

    def __init__(self, seed: int = 1, folder: Path | None = None) -> None:
        deck = ("S", "U") * 20
        self.pair = Pair(seed, (deck, deck), pools=(pool(), pool()), known=digests_of(pool()), folder=folder)
        pair = self.pair
        pair.connect()
        while True:
            pair.settle()
            self.seat = pair.asked()
            game = pair.sides[self.seat].game
            assert self.seat >= 0 and game is not None and game.decision is not None
            decision = game.decision
            if decision.purpose == "hand":
                return
            plays = [option for option in decision.options if option[0] == "play"]
            if decision.purpose == "priority":
                deploys = plays and game.step == "deployment" and not game.waiting
                pair.answer(self.seat, (plays[-1],) if deploys else (("pass",),))
            else:
                pair.answer(self.seat, lively(decision, pair.random))

    def does(self, *answers: Answer) -> None:
        """The seat at work says that."""
        for answer in answers:
            self.pair.settle()
            assert self.pair.asked() == self.seat
            self.pair.answer(self.seat, answer)
        self.pair.settle()

    def other(self, word: str) -> None:
        """The other player is asked whether that is right."""
        assert self.pair.asked() == self.seat ^ 1
        decision = self.view(self.seat ^ 1).decision
        assert decision is not None and decision.purpose == "agree"
        self.pair.answer(self.seat ^ 1, ((word,),))
        self.pair.settle()

    def view(self, seat: int) -> View:
        return self.pair.sides[seat].view()

    def bond(self) -> int:
        """Of the seat at work, the same on both sides."""
        bonds = [self.view(seat).players[self.seat].bond for seat in (0, 1)]
        assert bonds[0] == bonds[1]
        return bonds[0]

    def there(self, zone: int) -> list[int]:
        """The objects of a zone of the seat at work, the same on both sides."""
        idents = [[obj.id for obj in side.game.there(zone + self.seat)] for side in self.pair.sides if side.game]
        assert len(idents) == 2 and idents[0] == idents[1]
        return idents[0]

    def verified(self) -> None:
        """To the end; both audits agree."""
        self.pair.settle()
        self.pair.put(self.seat, self.pair.sides[self.seat].concede())
        self.pair.settle()
        for side in self.pair.sides:
            assert side.verdict is not None and side.verdict.ok, (str(side.sentence), side.verdict)


def test_a_step_that_was_agreed_is_done_on_both_sides() -> None:
    work = Work()
    card = work.there(HAND)[0]
    before = len(work.there(FIELD))
    work.does((("tool", "move"),), (("pick", card),), (("to", "exile"),))
    asked = work.view(work.seat ^ 1).decision
    assert asked is not None and dict(asked.args)["line"] == "Frob the moon."
    assert dict(asked.args)["cards"][:2] in (("cards", "S"), ("cards", "U"))
    work.other("yes")
    assert card not in work.there(HAND) and len(work.there(FIELD)) == before
    for seat in (0, 1):
        assert [one.number for one in work.view(seat).players[work.seat].exile][-1:] != [None]
    check_nothing_known(work.pair)
    work.does((("tool", "done"),))
    work.verified()


def test_a_step_that_was_refused_is_not_done_and_the_work_goes_on() -> None:
    work = Work()
    hand = work.there(HAND)
    bond = work.bond()
    work.does((("tool", "bond"),), (("seat", work.seat),), (("n", -5),))
    work.other("no")
    assert work.bond() == bond and work.there(HAND) == hand
    decision = work.view(work.seat).decision
    assert decision is not None and decision.purpose == "hand" and decision.options[0] == ("tool", "done")
    work.does((("tool", "bond"),), (("seat", work.seat),), (("n", -3),))
    work.other("yes")
    assert work.bond() != bond
    work.does((("tool", "done"),))
    work.verified()


def test_what_is_put_face_down_by_hand_stays_unknown_to_the_other_program() -> None:
    work = Work()
    card = work.there(HAND)[0]
    down = len(work.there(HOMEBASE))
    work.does((("tool", "move"),), (("pick", card),), (("to", "homebase"),))
    asked = work.view(work.seat ^ 1).decision
    assert asked is not None and dict(asked.args)["cards"] == ("cards", 1)  # one card, no name
    work.other("yes")
    assert len(work.there(HOMEBASE)) == down + 1
    other = work.pair.sides[work.seat ^ 1].game
    assert other is not None and not other.objs[work.there(HOMEBASE)[-1]].known
    check_nothing_known(work.pair)
    work.does((("tool", "search"),))
    work.other("yes")
    looking = work.view(work.seat).looking
    assert len(looking) > 20 and work.view(work.seat ^ 1).looking == ()
    check_nothing_known(work.pair)
    work.does((("pick", looking[0].id),), (("to", "hand"),))
    work.other("yes")
    check_nothing_known(work.pair)
    work.does((("tool", "done"),))
    work.verified()


def test_a_hand_is_shown_only_with_the_consent_of_its_owner() -> None:
    for word, known in (("no", False), ("yes", True)):
        work = Work()
        work.does((("tool", "reveal hand"),))
        check_nothing_known(work.pair)
        work.other(word)
        mine = work.pair.sides[work.seat].game
        assert mine is not None
        assert all(obj.known is known for obj in mine.there(HAND + (work.seat ^ 1)))
        work.does((("tool", "done"),))
        work.verified()


def test_a_step_is_taken_back_by_consent_as_long_as_nothing_was_shown(tmp_path: Path) -> None:
    work = Work(folder=tmp_path)
    pair, seat = work.pair, work.seat
    bond = work.bond()
    work.does((("tool", "bond"),), (("seat", seat),), (("n", -4),))
    work.other("yes")
    assert work.bond() != bond
    assert pair.sides[seat].undo_state().policy == "ask"
    pair.put(seat, pair.sides[seat].ask_undo())
    pair.settle()
    pair.put(seat ^ 1, pair.sides[seat ^ 1].answer_undo(False))
    pair.settle()
    assert work.bond() != bond  # refused
    pair.put(seat, pair.sides[seat].ask_undo())
    pair.settle()
    pair.put(seat ^ 1, pair.sides[seat ^ 1].answer_undo(True))
    pair.settle()
    assert work.bond() == bond
    pair.restart(seat)
    pair.connect()
    pair.settle()
    assert work.bond() == bond and pair.asked() == seat
    card = work.there(HAND)[0]
    while (decision := work.view(seat).decision) is not None and ("tool", "done") not in decision.options:
        work.does((("n", 0),) if not decision.options else (decision.options[-1],))
    work.does((("tool", "move"),), (("pick", card),), (("to", "exile"),))
    work.other("yes")
    assert pair.sides[seat].undo_state().policy == "never"  # a card was shown
    work.does((("tool", "done"),))
    work.verified()


@pytest.mark.parametrize("seed", (5, 18))
def test_matches_full_of_unread_lines_are_verified_although_the_line_breaks_and_programs_are_killed(
    seed: int, tmp_path: Path
) -> None:
    random = Random(seed)
    known = gibberish.pool(seed)
    decks = tuple(random.choices(list(known), k=20)), tuple(random.choices(list(known), k=20))
    pair = Pair(seed, decks, pools=(known, known), known=digests_of(known), folder=tmp_path)
    asked: Counter[str] = Counter()

    def each(pair: Pair) -> None:
        game = pair.sides[pair.asked()].game
        if pair.asked() < 0 or game is None or game.decision is None:
            return
        asked[game.decision.purpose] += 1
        if game.decision.purpose not in ("hand", "agree"):
            return
        if random.random() < 0.02:
            check_nothing_known(pair)
        if random.random() < 0.05:
            deliver_some(pair)
            pair.cut() if random.random() < 0.7 else pair.restart(random.randrange(2))
            pair.connect()

    pair.connect()
    pair.play(6000, each)
    pair.settle()
    for side in pair.sides:
        assert side.verdict is not None and side.verdict.ok, (str(side.sentence), side.verdict)
    one, two = (side.game for side in pair.sides)
    assert one is not None and two is not None and facts_of(one) == facts_of(two)
    assert asked["hand"] > 30 and asked["agree"] > 10 and pair.cuts
