"""Every kind of decision checks its answers; what is refused changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.decisions import Decision, Kind, Refused
from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import facts, play_on

ONE, TWO, THREE = ("pick", 1), ("pick", 2), ("pick", 3)


def decision(kind, options=(ONE, TWO, THREE), **fields):
    return Decision(0, kind, "choose", "1", "?", options, **fields)


@pytest.mark.parametrize(
    ("asked", "good", "bad"),
    [
        (decision(Kind.ACT), [(ONE,), (THREE,)], [(), (ONE, TWO), (("pick", 4),), (("pick", "1"),)]),
        (decision(Kind.YES_NO, (("yes",), ("no",))), [(("yes",),)], [(), (("maybe",),), (("yes",), ("no",))]),
        (decision(Kind.NAME, (("name", "x"),)), [(("name", "x"),)], [(("name", "y"),), ()]),
        (decision(Kind.CHOOSE, least=1, most=2), [(ONE,), (TWO, ONE)], [(), (ONE, ONE), (ONE, TWO, THREE)]),
        (decision(Kind.CHOOSE, least=0, most=0), [()], [(ONE,)]),
        (decision(Kind.ORDER), [(THREE, ONE, TWO)], [(ONE, TWO), (ONE, TWO, TWO), (ONE, TWO, ("pick", 4))]),
        (decision(Kind.NUMBER, (), least=1, most=3), [(("n", 1),), (("n", 3),)],
         [(("n", 0),), (("n", 4),), (("n", True),), (("n", 1.0),), (("n", 1), ("n", 1)), (("m", 1),), ()]),
        (decision(Kind.SPLIT, (ONE, TWO), total=3), [((*ONE, 1), (*TWO, 2)), ((*ONE, 3),)],
         [((*ONE, 1),), ((*ONE, 0), (*TWO, 3)), ((*ONE, 1), (*ONE, 2)), ((*THREE, 3),), ((*ONE, True), (*TWO, 2))]),
        (decision(Kind.SPLIT, (ONE, TWO), least=0, total=3), [((*ONE, 0), (*TWO, 3))], [((*ONE, -1), (*TWO, 4))]),
        (decision(Kind.ARRANGE, (("card", 7), ("card", 8))), [(("under", 8), ("top", 7)), (("top", 8), ("top", 7))],
         [(("top", 7),), (("top", 7), ("under", 7)), (("top", 7), ("side", 8)), (("top", 7), ("top", 9))]),
    ],
)  # fmt: skip
def test_each_kind_takes_what_it_lists_and_nothing_else(asked, good, bad):
    for answer in good:
        assert asked.refusal(answer) == ""
        asked.check(answer)
    for answer in bad:
        assert asked.refusal(answer)
        with pytest.raises(Refused):
            asked.check(answer)


def test_options_taken_together_need_something_in_common():
    tags = ((("red",), (5, 6)), (("red", "blue"), (6,)), (("blue",), (6,)))
    asked = decision(Kind.CHOOSE, least=0, most=3, shared=("colour", "target"), tags=tags)
    assert asked.refusal((ONE, TWO)) == asked.refusal((TWO, THREE)) == asked.refusal((THREE,)) == ""
    assert "colour" in asked.refusal((ONE, THREE))
    assert asked.common((ONE, TWO), "target") == {6}
    assert asked.common((), "target") == frozenset()


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (decision(Kind.ACT, (ONE,)), (ONE,)),
        (decision(Kind.ACT), None),
        (decision(Kind.CHOOSE, (), least=0), ()),
        (decision(Kind.CHOOSE, least=3, most=3), (ONE, TWO, THREE)),
        (decision(Kind.CHOOSE, least=0, most=1), None),
        (decision(Kind.ORDER, (ONE,)), (ONE,)),
        (decision(Kind.ORDER), None),
        (decision(Kind.NUMBER, (), least=2, most=2), (("n", 2),)),
        (decision(Kind.NUMBER, (), least=1, most=2), None),
        (decision(Kind.SPLIT, (ONE,), total=4), ((*ONE, 4),)),
        (decision(Kind.ARRANGE, ()), ()),
    ],
)
def test_a_forced_answer_is_the_only_one(asked, answer):
    assert asked.forced == answer
    if answer is not None:
        asked.check(answer)


PARTS = st.one_of(st.integers(-2, 300), st.sampled_from(["pass", "pick", "play", "n", "plan", "yes", "seat", "x"]))
OPTIONS = st.lists(PARTS, max_size=3).map(tuple)


@settings(max_examples=120, deadline=None)
@given(toy=st.sampled_from([a, b, c]), seed=st.integers(0, 40), moves=st.integers(0, 60),
       answer=st.lists(OPTIONS, max_size=3).map(tuple))  # fmt: skip
def test_an_answer_outside_the_options_is_refused_and_changes_nothing(toy, seed, moves, answer):
    game = toy.new_game(seed)
    play_on(game, seed, moves)
    before = facts(game)
    if game.decision is not None and not game.decision.refusal(answer):
        assert all(option in game.decision.options for option in answer)
        return
    with pytest.raises(Refused):
        game.answer(answer)
    assert facts(game) == before and game.counts <= moves


def test_nobody_is_asked_when_the_game_is_over():
    game = a.new_game()
    game.finish("done")
    with pytest.raises(Refused):
        game.answer((("pass",),))


def test_forced_answers_give_themselves_when_asked_to():
    for toy in (a, b, c):
        game = toy.new_game(3)
        game.auto = True
        for _ in range(200):
            if game.decision is None:
                break
            play_on(game, game.counts, 1)
            assert game.decision is None or game.decision.forced is None
        plain = toy.new_game(3)
        assert plain.auto is False
