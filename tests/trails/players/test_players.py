"""Computer players: what they may know, what they answer, and who wins."""

from __future__ import annotations

import dataclasses
from collections import Counter
from random import Random

import pytest

from engine import selfplay
from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.players.base import Player
from engine.players.greedy import GreedyPlayer, safe
from engine.players.levels import NAMES
from engine.players.random_player import RandomPlayer, random_answer
from engine.players.roster import make_player
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.views.records import CardView, PlayerView, View
from engine.trails.views.view import view
from tests.trails import cards

PICKS: tuple[Option, ...] = tuple(("pick", ident) for ident in (11, 12, 13, 14))
QUESTIONS = [
    Decision(0, Kind.ACT, "priority", "902.4", "", (("pass",), ("play", 5), ("gain", 6))),
    Decision(0, Kind.CHOOSE, "choose", "1204.2d", "", PICKS, 1, 3),
    Decision(0, Kind.CHOOSE, "cure", "705.6", "", PICKS, 0, 1),
    Decision(0, Kind.ORDER, "order", "1", "", PICKS),
    Decision(0, Kind.NUMBER, "number", "1204.2c", "", (), 2, 5),
    Decision(0, Kind.SPLIT, "split", "1", "", PICKS, 1, 4, 7),
    Decision(0, Kind.YES_NO, "yes-no", "1203.6", "", (("yes",), ("no",))),
    Decision(0, Kind.NAME, "name", "1", "", (("name", "Moth"), ("name", "Quill"))),
    Decision(0, Kind.ARRANGE, "arrange", "1323.1", "", (("card", 7), ("card", 8))),
    Decision(
        0,
        Kind.CHOOSE,
        "attackers",
        "803.3",
        "",
        PICKS,
        0,
        4,
        shared=("organization", "target"),
        tags=((("A", "B"), (1, 2)), (("B",), (2,)), (("A",), (1,)), ((), (1, 2))),
    ),
]


@pytest.mark.parametrize("decision", QUESTIONS, ids=lambda decision: f"{decision.kind}-{decision.purpose}")
def test_the_random_player_reaches_every_option_and_never_a_wrong_answer(decision: Decision) -> None:
    random = Random(1)
    answers = [random_answer(decision, random) for _ in range(300)]
    assert not [answer for answer in answers if decision.refusal(answer)]
    taken = {option[: len(option) - 1] if decision.kind is Kind.SPLIT else option for one in answers for option in one}
    if decision.kind is Kind.NUMBER:
        assert taken == {("n", number) for number in range(2, 6)}
    elif decision.kind is Kind.ARRANGE:
        assert taken == {(where, ident) for where in ("top", "under") for ident in (7, 8)}
    else:
        assert taken == set(decision.options)


@pytest.mark.parametrize("decision", QUESTIONS, ids=lambda decision: f"{decision.kind}-{decision.purpose}")
def test_where_the_greedy_player_knows_nothing_it_gives_some_legal_answer(decision: Decision) -> None:
    assert decision.refusal(safe(decision)) == ""


def test_attacking_groups_are_legal_and_of_every_size() -> None:
    random = Random(2)
    groups = Counter(len(random_answer(QUESTIONS[-1], random)) for _ in range(300))
    assert set(groups) == {0, 1, 2}  # 11 with 12, or 11 with 13; 14 has no organization


def test_who_cannot_attack_alone_never_does() -> None:
    alone = PICKS[:2]  # 11 and 12 share an organization, 11 and 13 another one
    random = Random(3)
    for least in (0, 1):
        decision = dataclasses.replace(QUESTIONS[-1], least=least, accompanied=alone)
        answers = {random_answer(decision, random) for _ in range(300)}
        assert all(decision.refusal(answer) == "" for answer in answers)
        assert any(set(answer) & set(alone) for answer in answers)
        assert decision.refusal(safe(decision)) == ""
    assert "together" in decision.refusal(PICKS[:1])


def test_the_random_player_depends_on_seed_and_seat_only() -> None:
    def answers(seed: int, seat: int) -> list[Answer]:
        player = RandomPlayer(seed, seat)
        return [player.choose(asked(decision)) for decision in QUESTIONS * 3]

    assert answers(1, 0) == answers(1, 0)
    assert answers(1, 0) != answers(2, 0)
    assert answers(1, 0) != answers(1, 1)


@pytest.mark.parametrize("name", NAMES)
def test_a_player_answers_only_questions_to_its_seat(name: str) -> None:
    player = make_player(name, 0, 1, cards.cards())
    with pytest.raises(ValueError, match="not asked"):
        player.choose(dataclasses.replace(asked(QUESTIONS[0]), decision=None))


def asked(decision: Decision) -> View:
    """A view of an empty table with a question in it."""
    game = new_game((cards.deck_cards(0), cards.deck_cards(1)), Seeded(1))
    return dataclasses.replace(view(game, 0), decision=decision)


# --- the greedy player ------------------------------------------------------------------------------------------------
def test_greedy_beats_random_in_at_least_85_of_100_games() -> None:
    """Seats alternate; both decks."""
    wins = 0
    for first, second in ((0, 1), (1, 0)):
        report = selfplay.run(cards.plan(("greedy", "random"), 25, seed=5, first=first, second=second))
        assert report.errors == 0
        wins += report.wins[0]
    assert wins >= 43  # 85 of 100, in half as many games


@pytest.mark.parametrize("seed", range(4))
def test_what_greedy_must_not_know_changes_nothing(seed: int) -> None:
    """Two worlds that look the same from its seat: the other's hand and both decks are other cards."""
    game, players = selfplay.start(cards.plan(("greedy", "greedy"), 1, seed=seed), 0)
    twin: Player = GreedyPlayer(cards.cards())
    compared = 0
    while game.outcome is None and compared < 60:
        decision = game.decision
        assert decision is not None
        seen = view(game, decision.seat)
        answer = players[decision.seat].choose(seen)
        if decision.seat == 0:
            other = view(other_world(game, 0), 0)
            assert other == seen
            assert twin.choose(other) == answer
            compared += 1
        game.answer(answer)
    assert compared > 20


def other_world(game: TrailsGame, seat: int) -> TrailsGame:
    """The same table with the hidden cards of the other seat turned round."""
    fork = game.fork()
    hidden = [
        ident
        for zone in (2 + (seat ^ 1), 6 + (seat ^ 1))
        for ident in fork.zones[zone]
        if not fork.objs[ident].face_up or zone < 6
    ]
    hidden = [ident for ident in hidden if ident not in fork.shown and fork.objs[ident].known]
    turned = [fork.objs[ident].cards for ident in hidden][::-1]
    for ident, known in zip(hidden, turned, strict=True):
        fork.objs[ident] = fork.objs[ident].but(cards=known)
    return fork


def unit(ident: int, seat: int, strength: int, defence: int, cp: int, **more: object) -> CardView:
    fields: dict[str, object] = {"types": ("UNIT",), "names": ("Ring Walker",), "number": "D1-109", "orgs": ("A",)}
    fields |= {"cp": cp, "strength": strength, "defence": defence, "numbers": ("D1-109",)} | more
    return CardView(id=ident, owner=seat, controller=seat, zone="field", **fields)  # type: ignore[arg-type]


def table(decision: Decision, mine: tuple[CardView, ...], theirs: tuple[CardView, ...], bond: int = 40) -> View:
    sides = tuple(PlayerView(seat, bond, 0, 0, (), (), field, (), (), 20) for seat, field in ((0, mine), (1, theirs)))
    base = asked(decision)
    return dataclasses.replace(
        base, turn=3, phase="combat", step="combat", step_seat=0, players=(sides[0], sides[1]), decision=decision
    )


def attack(*able: tuple[int, tuple[int, ...]]) -> Decision:
    options: tuple[Option, ...] = tuple(("pick", ident) for ident, _ in able)
    tags = tuple((("A",), targets) for _, targets in able)
    shared = ("organization", "target")
    return Decision(0, Kind.CHOOSE, "attackers", "803.3", "", options, 0, len(able), shared=shared, tags=tags)


def greedy(seen: View) -> Answer:
    return GreedyPlayer(cards.cards()).choose(seen)


def test_greedy_attacks_what_it_stuns_without_losing_anything() -> None:
    seen = table(attack((1, (9,))), (unit(1, 0, 3, 4, 2),), (unit(9, 1, 2, 3, 3),))
    assert greedy(seen) == (("pick", 1),)


def test_greedy_does_not_attack_a_wall_that_strikes_back() -> None:
    seen = table(attack((1, (9,))), (unit(1, 0, 2, 2, 2),), (unit(9, 1, 4, 6, 3),))
    assert greedy(seen) == ()


def test_greedy_attacks_together_what_none_could_stun_alone() -> None:
    mine = (unit(1, 0, 3, 6, 2), unit(2, 0, 3, 6, 2))
    seen = table(attack((1, (9,)), (2, (9,))), mine, (unit(9, 1, 2, 6, 5),))
    assert greedy(seen) == (("pick", 1), ("pick", 2))


def test_greedy_sends_nobody_alone_who_cannot_go_so() -> None:
    mine = (unit(1, 0, 3, 6, 4), unit(2, 0, 1, 1, 1))
    asked_both = attack((1, (9,)), (2, (9,)))
    seen = table(dataclasses.replace(asked_both, accompanied=(("pick", 1),)), mine, (unit(9, 1, 2, 1, 4),))
    assert greedy(seen) != (("pick", 1),)
    assert asked_both.refusal(greedy(seen)) == ""


def test_greedy_takes_the_last_bond() -> None:
    mine = (unit(1, 0, 3, 1, 5),)
    seen = table(attack((1, (-2,))), mine, (), bond=3)
    assert greedy(seen) == (("pick", 1),)


def test_greedy_cures_its_best_unit() -> None:
    mine = (unit(1, 0, 1, 1, 1, stunned=True), unit(2, 0, 5, 6, 5, stunned=True), unit(3, 0, 2, 2, 2, stunned=True))
    options: tuple[Option, ...] = (("pick", 1), ("pick", 2), ("pick", 3))
    seen = table(Decision(0, Kind.CHOOSE, "cure", "705.6", "", options, 0, 1), mine, ())
    assert greedy(seen) == (("pick", 2),)


def test_greedy_strikes_back_at_whom_it_stuns() -> None:
    theirs = (unit(8, 1, 3, 5, 5), unit(9, 1, 3, 2, 2))
    options: tuple[Option, ...] = (("pick", 8), ("pick", 9))
    decision = Decision(0, Kind.CHOOSE, "fight back", "804.11a-1", "", options, source=1)
    assert greedy(table(decision, (unit(1, 0, 3, 4, 3),), theirs)) == (("pick", 9),)


@pytest.mark.parametrize(("whose", "chosen"), [("opponent", 9), ("any", 9)])
def test_greedy_aims_harm_at_the_opponents_best(whose: str, chosen: int) -> None:
    """Open the Furnace (D1-101) removes a UNIT; whoever may be targeted, it is not one's own."""
    options: tuple[Option, ...] = (("pick", 1), ("pick", 8), ("pick", 9))
    decision = Decision(0, Kind.CHOOSE, "choose", "1204.2d", "", options[1 if whose == "opponent" else 0 :], source=20)
    mine, theirs = (unit(1, 0, 3, 3, 3),), (unit(8, 1, 1, 1, 1), unit(9, 1, 3, 4, 3))
    seen = table(decision, mine, theirs)
    event = dataclasses.replace(
        unit(20, 0, 0, 0, 0), zone="hand", types=("EVENT",), number="D1-101" if whose == "opponent" else "D1-066"
    )
    me = dataclasses.replace(seen.players[0], hand=(event,))
    assert greedy(dataclasses.replace(seen, players=(me, seen.players[1]))) == (("pick", chosen),)
