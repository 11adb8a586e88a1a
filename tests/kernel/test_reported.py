"""Details of the kernel that the toys brought up."""

from __future__ import annotations

import pytest

from engine.kernel import atoms
from engine.kernel.decisions import Decision, Kind, Refused
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.objects import UnknownCard
from tests.kernel.test_replacement import Hit, Instead, Rules
from tests.kernel.toys import a
from tests.kernel.toys.common import Card, fill, say, start

ONE, TWO = ("pick", 1), ("pick", 2)


def decision(kind, options=(ONE, TWO), **fields):
    return Decision(0, kind, "choose", "1", "?", options, **fields)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (decision(Kind.ORDER), (TWO, ("pick", "1"))),
        (decision(Kind.ARRANGE), (("top", "x"), ("under", 1))),
        (decision(Kind.ACT), (("pick", True),)),
        (decision(Kind.CHOOSE), (("pick", 1.0),)),
        (decision(Kind.ARRANGE), (("top", True), ("under", 2))),
        (decision(Kind.ORDER), (("pick", True), TWO)),
    ],
)
def test_an_answer_is_made_of_the_very_same_values(asked, answer):
    with pytest.raises(Refused):
        asked.check(answer)


@pytest.mark.parametrize(
    "asked",
    [
        decision(Kind.CHOOSE, (), least=1),
        decision(Kind.SPLIT, (ONE,), least=2, total=1),
        decision(Kind.CHOOSE, least=2, most=2, shared=("colour",), tags=((("red",),), (("blue",),))),
    ],
)
def test_an_answer_that_would_be_refused_is_not_forced(asked):
    assert asked.forced is None


class Base(Frame):
    __slots__ = ("trace",)

    def __init__(self):
        super().__init__()
        self.trace = ()

    @step("1")
    def one(self, game):
        self.trace = (*self.trace, "one")

    @step("2")
    def two(self, game):
        self.trace = (*self.trace, "two")

    @step("3")
    def three(self, game):
        game.give(self.trace)


def test_an_overridden_step_keeps_its_place():
    class Labelled(Base):
        __slots__ = ()

        @step("2b")
        def two(self, game):
            self.trace = (*self.trace, "other")

    class Plain(Base):
        __slots__ = ()

        def two(self, game):
            self.trace = (*self.trace, "other")

    assert Labelled.LABELS == ("1", "2b", "3")
    assert Plain.LABELS == ("1", "2", "3")
    for kind in (Labelled, Plain):
        game = a.empty_game([])
        start(game, kind())
        assert game.returned == ("one", "other")


def test_a_frame_without_slots_is_a_mistake():
    """Its fields would be lost at a fork without a word."""
    with pytest.raises(TypeError, match="__slots__"):

        class Loose(Frame):
            pass


def test_forks_of_a_replacement_do_not_share_what_is_filled_in_later():
    """Both forks carry out the same proposed event; each has its own object afterwards."""
    game = a.GameA(Rules(Instead("double", factor=2), Instead("more", more=-1)), [Card("x"), Card("y")], a.Seeded(1))
    x, y = fill(game, a.FIELD, [0, 1])
    start(game, Hit(Event("move", x, to=a.PILE, cause="kill"), Event("points", seat=0, n=-1)))
    fork = game.fork()
    say(game, ("replacement", 0))
    mine = next(event for event in game.events if event.kind == "move")
    new = mine.new
    fork.commit([Event("move", y, to=a.PILE)])
    say(fork, ("replacement", 0))
    assert mine.new == new and new in game.objs


def test_an_object_that_stays_the_same_stays_on_its_side():
    game = a.empty_game([Card("x")])
    (body,) = fill(game, a.FIELD, [0], controller=1)
    atoms.move(game, Event("move", body, to=a.DEN), same=True)
    assert game.objs[body].controller == 1


def test_the_door_has_all_cards_of_an_object():
    game = a.empty_game([Card("x"), Card("y")])
    both = atoms.create(game, a.FIELD, owner=0, cards=(0, 1))
    assert [card.name for card in game.cards(both)] == ["x", "y"]
    with pytest.raises(UnknownCard):
        game.cards(atoms.create(game, a.FIELD, owner=0, cards=(0, -1)))
