"""Effect data in a game of its own words: the package knows none of a particular game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.effects import words as shapes
from engine.effects.find import Context, candidates, found, holds, possible
from engine.effects.load import load_abilities, load_filter
from engine.effects.nodes import Instruction, Target
from engine.effects.run import Effects
from engine.effects.spans import Lasting, closed, on
from engine.effects.words import EffectError, Words
from engine.kernel.atoms import change, create
from engine.kernel.chance import Seeded
from engine.kernel.game import Game
from engine.kernel.zones import Sight, ZoneSpec

WORDS = Words(
    moments=("dawn", "sings"),
    uses={"spell": ("night", "day")},
    costs={"tire": False, "coins": True},
    instead=("lost",),
    verbs={"gild": shapes.TARGET, "pay": shapes.AMOUNT, "wear": shapes.NUMBERS},
    lasting=("wear",),
    bans=("sing",),
    keywords={"loud": True, "shy": False},
    kinds=("bird", "card"),
    zones=("tree", "nest"),
    states=("awake",),
    fields=("plumage",),
    numbers=("weight",),
    flags=("other",),
    tests=("dark",),
    qualified=(),
    spans=("day", "always"),
    found=("nest",),
)


class Birds:
    """Facts and verbs over objects that are their own description: ``entry`` is (plumage, weight)."""

    zones = (ZoneSpec("tree", Sight.ALL), ZoneSpec("nest", Sight.ALL))
    choose_rule = may_rule = "B1"

    def __init__(self) -> None:
        self.facts = self
        self.paid: list[int] = []
        self.verbs = {"gild": self.gild, "pay": lambda game, frame, one, ids: self.paid.append(one.n)}

    def gild(self, game: Game, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
        for ident in ids:
            change(game, game.objs[ident], marks=frozenset({"gilt"}))

    def places(self, game, among, seat):
        return [ident for place in game.zones for ident in place]

    def kind(self, game, ident, kind, traits):
        return kind == "bird"

    def word(self, game, ident, field, traits):
        return (game.objs[ident].entry[0],)

    def number(self, game, ident, field, traits):
        return game.objs[ident].entry[1]

    def state(self, game, ident, state):
        return game.objs[ident].ready

    def flag(self, game, ident, flag, context, traits):
        return ident != context.source

    def side(self, game, ident, traits):
        return game.objs[ident].owner

    def test(self, game, condition, context, traits):
        return condition.want

    def choosable(self, game, ident, seat):
        return game.objs[ident].entry[1] < 9

    def offered(self, game, target, there):
        return there

    def none_allowed(self, game):
        return True


@pytest.fixture
def game() -> Game:
    match = Game(Birds(), (), Seeded(1))
    for owner, plumage, weight in ((0, "red", 3), (0, "blue", 5), (1, "red", 9), (1, "red", 2)):
        create(match, owner, owner=owner, entry=(plumage, weight))
    return match


def do(data: Any) -> tuple[Instruction, ...]:
    (ability,) = load_abilities([{"when": "dawn", "do": data}], WORDS)
    return ability.do


def test_filters_ask_the_games_facts(game: Game) -> None:
    facts, context = game.rules, Context(0, 1)

    def ids(data: Any) -> tuple[int, ...]:
        return found(facts, game, load_filter(data, WORDS), context)

    assert ids({}) == (1, 2, 3, 4)
    assert ids({"side": "you"}) == (1, 2) and ids({"side": "opponent"}) == (3, 4)
    assert ids({"plumage": ["red", "green"], "max weight": 3}) == (1, 4)
    assert ids({"plumage has": "lu"}) == (2,) and ids({"min weight": 5}) == (2, 3)
    assert ids({"other": "yes", "side": "you"}) == (2,) and ids({"other": "no"}) == (1,)


def test_conditions_count_and_choices_need_something(game: Game) -> None:
    facts, context = game.rules, Context(0, 1)
    (ability,) = load_abilities(
        [
            {
                "when": "dawn",
                "if": {"count": {"plumage": "red"}, "at most": 2},
                "do": [{"if": {"dark": "no"}, "then": []}],
            }
        ],
        WORDS,
    )
    assert not holds(facts, game, ability.test, context) and not holds(facts, game, ability.do[0].test, context)
    heavy = do([{"gild": {"choose": 1, "from": {"min weight": 9}}}])
    assert not possible(facts, game, heavy, context)
    assert possible(facts, game, do([{"gild": {"choose": 1, "up to": "yes", "from": {"min weight": 9}}}]), context)
    target = do([{"gild": {"choose": 1, "from": {"side": "opponent"}}}])[0].to
    assert isinstance(target, Target) and candidates(facts, game, target, context) == (4,)


def test_instructions_are_carried_out_in_order_and_ask_when_they_are_reached(game: Game) -> None:
    data = [
        {"pay": 1},
        {"may": [{"pay": 2}]},
        {"gild": {"choose": 1, "from": {"side": "you"}}},
        {"gild": "chosen"},
        {"pay": 3},
    ]
    game.push(Effects(0, 1, do(data)))
    game.push(Effects(0, 1, ()))
    game.run()
    assert game.decision is not None and game.decision.purpose == "yes-no" and game.rules.paid == [1]
    game.answer((("yes",),))
    assert (
        game.decision is not None and game.decision.options == (("pick", 1), ("pick", 2)) and game.rules.paid == [1, 2]
    )
    with pytest.raises(IndexError):  # nothing waits below these two frames
        game.answer((("pick", 2),))
    assert game.rules.paid == [1, 2, 3] and game.objs[2].marks == {"gilt"} and not game.objs[1].marks


def test_spans_end_by_name_and_with_their_objects() -> None:
    wear = Instruction("wear", numbers=(("weight", 1),))
    effects = (Lasting(1, "day", (1,), wear), Lasting(2, "", (2, 3), wear), Lasting(3, "night", (4,), wear))
    assert [one.stamp for one in closed(effects, "day")] == [2, 3]
    assert [one.stamp for one in on(effects, (3, 1))] == [1, 2]


@pytest.mark.parametrize(
    ("data", "word"),
    [
        ([{"when": "dusk", "do": []}], "dusk"),
        ([{"when": "dawn"}], "do"),
        ([{"when": "dawn", "always": []}], "always"),
        ([{"when": "dawn", "do": [{"fly": 1}]}], "fly"),
        ([{"when": "dawn", "do": [{"pay": "much"}]}], "much"),
        ([{"when": "dawn", "do": [{"pay": 1, "to": "this"}]}], "to"),
        ([{"when": "dawn", "do": [{"gild": {"pick": 1, "from": {}}}]}], "pick"),
        ([{"always": [{"pay": 1}]}], "pay"),
        ([{"spell": "noon", "do": []}], "noon"),
        ([{"spell": "day", "cost": {"tire": "that"}, "do": []}], "that"),
    ],
)
def test_what_cannot_be_read_names_the_word(data: Any, word: str) -> None:
    with pytest.raises(EffectError, match=re.escape(word)):
        load_abilities(data, WORDS)


def test_the_package_has_no_word_of_one_game() -> None:
    banned = {"attack", "shield", "battle", "trash", "resource", "pilot", "unit", "burst", "rested", "forward", "bond"}
    for path in (Path(__file__).resolve().parents[2] / "engine" / "effects").glob("*.py"):
        words = {word.lower() for word in re.findall(r"[A-Za-z]+", path.read_text("utf-8"))}
        assert not words & banned, f"{path.name}: {sorted(words & banned)}"
