"""Procedures: labelled steps in order, jumps, inheritance, and copies when a fork writes."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Decision, Kind
from engine.kernel.frames import Frame, at, step
from tests.kernel.toys import a
from tests.kernel.toys.common import Rest, facts, say


class Count(Frame):
    """Asks in the middle and remembers."""

    __slots__ = ("seen", "total")

    def __init__(self):
        super().__init__()
        self.seen = ()
        self.total = 0

    @step("7.1")
    def first(self, game):
        self.seen = (*self.seen, "7.1")

    @step("7.2")
    def ask(self, game):
        game.ask(Decision(0, Kind.NUMBER, "number", game.rule, "How many?", (), 0, 9))

    @step("7.3a")
    def add(self, game):
        self.total += int(game.taken[0][1])
        if self.total < 5:
            self.jump("7.2")

    @step("7.4")
    def last(self, game):
        game.give((self.total, self.seen))


class Longer(Count):
    """One step more, after the inherited ones."""

    __slots__ = ("more",)

    def __init__(self):
        super().__init__()
        self.more = "kept"

    @step("7.5")
    def after(self, game):
        raise AssertionError("the inherited last step gives before this one runs")


def running(frame):
    game = a.empty_game([])
    game.push(Rest())
    game.push(frame)
    game.run()
    return game


def test_steps_stand_in_their_order_under_their_labels():
    assert Count.LABELS == ("7.1", "7.2", "7.3a", "7.4")
    assert (*Count.LABELS, "7.5") == Longer.LABELS
    assert Count.FIELDS == ("pc", "seen", "total")
    assert Longer.FIELDS == ("pc", "seen", "total", "more")


def test_a_question_holds_the_frame_and_a_jump_goes_back_to_a_label():
    game = running(Count())
    assert game.decision.rule == "7.2" and game.frames[-1].rule == "7.2"
    say(game, ("n", 2))
    assert game.decision.rule == "7.2"
    say(game, ("n", 4))
    assert game.returned == (6, ("7.1",)) and game.decision.purpose == "rest"


def test_a_frame_may_start_at_a_later_step():
    game = running(at(Count(), "7.2"))
    say(game, ("n", 9))
    assert game.returned == (9, ())


def test_an_unknown_label_is_a_mistake():
    with pytest.raises(ValueError, match="tuple"):
        at(Count(), "9.9")


def test_a_frame_may_be_replaced_by_another():
    class Away(Frame):
        __slots__ = ()

        @step("1")
        def one(self, game):
            game.replace(at(Count(), "7.4"))

        @step("2")
        def two(self, game):
            raise AssertionError("replaced frames do not go on")

    assert running(Away()).returned == (0, ())


def test_forks_in_the_middle_of_a_question_go_their_own_ways():
    game = running(Longer())
    first, second = game.fork(), game.fork()
    before = facts(game)
    assert facts(first) == facts(second) == before
    say(first, ("n", 1))
    say(second, ("n", 3))
    third = first.fork()
    say(third, ("n", 4))
    assert third.returned == (5, ("7.1",))
    assert facts(game) == before
    assert (game.frames[-1].total, first.frames[-1].total, second.frames[-1].total) == (0, 1, 3)
    assert first.frames[-1].more == "kept"
    say(game, ("n", 9))
    assert game.returned == (9, ("7.1",))
    assert first.returned is None and first.frames[-1].total == 1


def test_a_frame_is_shared_until_somebody_writes():
    game = running(Count())
    fork = game.fork()
    assert fork.frames[-1] is game.frames[-1] and fork.frames[0] is game.frames[0]
    say(fork, ("n", 1))
    assert fork.frames[-1] is not game.frames[-1] and fork.frames[0] is game.frames[0]


def test_a_frames_values_tell_equal_frames_from_different_ones():
    one, other = running(Count()), running(Count())
    assert one.frames[-1].values() == other.frames[-1].values() == ("Count", 2, ("7.1",), 0)
    say(one, ("n", 1))
    assert one.frames[-1].values() != other.frames[-1].values()
