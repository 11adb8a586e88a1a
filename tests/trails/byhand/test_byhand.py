"""Hand resolution in whole games: it ends, leaks nothing, runs from one seat's knowledge, and can be recorded."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Kind
from engine.kernel.fingerprint import fingerprint
from engine.players.greedy import GreedyPlayer
from engine.players.random_player import RandomPlayer, random_answer
from engine.text.byhand import craft, meaning_of
from engine.text.compile import LineResult, Problem
from engine.text.partial import Heard
from engine.text.source.proper_names import WordTable
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.cards.printing import read_printing
from engine.trails.records.one_seat import OneSided, disclosed, learn, public_facts
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, HAND, TRAIL
from engine.trails.verbs.byhand import procedure
from engine.trails.verbs.byhand import tools as byhand_tools
from engine.trails.verbs.byhand.words import WHERE
from engine.trails.views.log import tell
from engine.trails.views.view import view
from tests.trails import gibberish, invariants
from tests.trails.views.test_secrets import _same_tale, lively, other_world

SPELL = {"number": "S", "lang": "en", "name": "Oracle", "type": "EVENT", "ep": 0, "text": "Frob the moon."}
UNIT = {"number": "U", "lang": "en", "name": "Fighter", "type": "UNIT", "cp": 1, "str": 3, "def": 2}


def made(*records: dict[str, object]) -> list[CardDef]:
    printings = [read_printing(record, "here") for record in records]
    words = WordTable(printings)
    return [make_card({one.lang: one}, meaning=meaning_of({one.lang: one}, words)) for one in printings]


def at_work(seed: int = 1) -> TrailsGame:
    """A game in which seat of the first decision by hand is asked for a tool."""
    spell, unit = made(SPELL, UNIT)
    deck = [spell, unit] * 20
    game = new_game((deck, deck), Seeded(seed))
    random = Random(seed)
    while True:
        decision = game.decision
        assert decision is not None
        if decision.purpose == "hand":
            return game
        plays = [option for option in decision.options if option[0] == "play"]
        if decision.purpose == "priority" and plays and game.step == "deployment" and not game.waiting:
            game.answer((plays[-1],))
        elif decision.purpose == "priority":
            game.answer((("pass",),))
        else:
            game.answer(random_answer(decision, random))


@pytest.mark.parametrize("seed", (1, 2))
def test_games_with_unread_cards_keep_every_invariant(seed: int) -> None:
    assert invariants.play(seed, 60, pool=gibberish.cards(seed)) > 200


def test_a_whole_game_by_hand_runs_from_one_seats_knowledge() -> None:
    used: set[str] = set()
    for seed in (3, 4):
        random = Random(seed)
        known = list(gibberish.cards(seed).values())
        pair = (random.choices(known, k=40), random.choices(known, k=40))
        full = new_game(pair, Seeded(seed))
        sides = [new_game(pair, OneSided(Seeded(seed), seat)) for seat in (0, 1)]
        while full.outcome is None:
            decision = full.decision
            assert decision is not None
            answer = lively(decision, random)
            if decision.purpose == "hand":
                used.add(str(answer[0][1]) if answer and answer[0][0] == "tool" else "")
                if ("how", "random") in answer:  # cards that chance picks are opened after the coin, not before
                    answer = (("how", "choose"),)
            opened = disclosed(full, decision, answer)
            for seat, side in enumerate(sides):
                assert public_facts(side) == public_facts(full)
                if seat != decision.seat:
                    learn(side, opened)
            full.answer(answer)
            for side in sides:
                side.answer(answer)
        assert all(side.outcome == full.outcome for side in sides)
    assert {"move", "search", "look", "reveal hand", "face up", "draw"} <= used


def test_two_worlds_look_the_same_while_somebody_works_by_hand() -> None:
    compared = 0
    for seed in (5, 6):
        random = Random(seed)
        known = list(gibberish.cards(seed).values())
        first = new_game((random.choices(known, k=40), random.choices(known, k=40)), Seeded(seed))
        while first.outcome is None and compared < 60 * (seed - 4):
            decision = first.decision
            assert decision is not None
            if decision.purpose in ("hand", "agree") and random.random() < 0.3:
                seat = random.choice((0, 1))
                second = other_world(first, seat, random)
                assert repr(view(first, seat)) == repr(view(second, seat))
                compared += _same_tale(first, second, seat, random)
            first.answer(lively(decision, random))
            first.drain()
    assert compared >= 40


def test_what_one_searches_the_other_never_reads() -> None:
    game = at_work()
    assert game.decision is not None
    seat = game.decision.seat
    game.drain()
    game.answer((("tool", "search"),))
    _agree(game, seat)
    found = game.decision
    assert found is not None and found.seat == seat and len(found.options) == len(game.zones[DECK + seat])
    assert len(view(game, seat).looking) == len(found.options) and view(game, seat ^ 1).looking == ()
    assert view(game, seat ^ 1).decision is None
    game.answer(found.options[:2])
    game.answer((("to", "hand"),))
    asked = view(game, seat ^ 1).decision
    assert asked is not None and dict(asked.args)["cards"] == ("cards", 2)  # two cards, no name
    _agree(game, seat)
    events = game.drain()
    other, own = tell(game, events, seat ^ 1)[1], tell(game, events, seat)[1]
    names = [arg for line in other for _, arg in line.args if isinstance(arg, tuple) and arg[:2] in _named(game)]
    assert names == [] and any("moves {cards} from the deck" in line.template for line in own)
    assert game.looking == (-1, ())


def _named(game: TrailsGame) -> set[tuple[str, str]]:
    return {("card", "U")}  # the spell itself is public, a fighter in hand or deck is not


def _agree(game: TrailsGame, seat: int, word: str = "yes") -> None:
    assert game.decision is not None and (game.decision.purpose, game.decision.seat) == ("agree", seat ^ 1)
    game.answer(((word,),))


def test_what_is_objected_to_leaves_no_trace_but_a_line() -> None:
    game = at_work()
    assert game.decision is not None
    seat = game.decision.seat
    game.drain()
    before = (game.bond, tuple(game.zones), game.coins, list(game.deals))
    game.answer((("tool", "bond"),))
    game.answer((("seat", seat ^ 1),))
    game.answer((("n", -7),))
    asked = game.decision
    assert asked is not None and asked.kind is Kind.YES_NO and dict(asked.args)["n"] == 7
    _agree(game, seat, "no")
    assert (game.bond, tuple(game.zones), game.coins, list(game.deals)) == before
    assert game.decision is not None and game.decision.purpose == "hand"
    assert [line.template for line in tell(game, game.drain(), 0)[1]] == [
        "{who} does not agree, and that step is not done"
    ]


def test_work_by_hand_ends_even_if_nobody_wants_it_to() -> None:
    game = at_work()
    random = Random(1)
    taken = 0
    while game.decision is not None and game.decision.purpose in ("hand", "agree", "choose", "arrange"):
        decision = game.decision
        tools = [option for option in decision.options if option[0] == "tool" and option != byhand_tools.DONE]
        if decision.purpose == "agree":
            game.answer((("no",),))
        else:
            game.answer((random.choice(tools),) if tools else random_answer(decision, random))
        taken += 1
    assert taken <= 8 * procedure.MOST_STEPS
    assert game.outcome is not None or game.zones[TRAIL + 0] or game.zones[TRAIL + 1]


def test_back_and_nothing_change_nothing() -> None:
    game = at_work()
    assert game.decision is not None
    facts = (game.bond, tuple(game.zones))
    for answers in (
        [(("tool", "move"),), ()],
        [(("tool", "bond"),), (("back",),)],
        [(("tool", "bond"),), (("seat", 0),), (("n", 0),)],
        [(("tool", "look"),), (("n", 0),)],
    ):
        for answer in answers:
            game.answer(answer)
        assert game.decision is not None and game.decision.purpose == "hand"
        assert (game.bond, tuple(game.zones)) == facts
        assert any(option == ("tool", "move") for option in game.decision.options)


def test_the_computer_agrees_and_lets_be() -> None:
    game = at_work()
    assert game.decision is not None
    seat = game.decision.seat
    greedy = GreedyPlayer({})
    assert greedy.choose(view(game, seat)) == (byhand_tools.DONE,)
    game.answer((("tool", "draw"),))
    game.answer((("seat", seat),))
    game.answer((("n", 2),))
    assert greedy.choose(view(game, seat ^ 1)) == (("yes",),)
    held = len(game.zones[HAND + seat])
    game.answer((("yes",),))
    assert len(game.zones[HAND + seat]) == held + 2
    lazy = [RandomPlayer(n, seat).choose(view(game, seat)) for n in range(40)]
    assert 10 <= sum(answer == (byhand_tools.DONE,) for answer in lazy) <= 35


def test_the_same_answers_lead_to_the_same_state() -> None:
    one, two = at_work(7), at_work(7)
    for answer in ((("tool", "shuffle"),), (("seat", 0),), (("yes",),), (("tool", "draw"),)):
        one.answer(answer)
        two.answer(answer)
        assert fingerprint(one) == fingerprint(two) == fingerprint(one.fork())


def test_every_place_has_its_words() -> None:
    assert set(WHERE) == set(byhand_tools.PLACES)


# --- what is read of a line -------------------------------------------------------------------------------------------
def hands(meaning: t.Meaning) -> list[t.Hand]:
    effects = [craft.effect for craft in meaning.crafts if isinstance(craft, t.Activated | t.Triggered)]
    effects += [effect for effect in (meaning.event, meaning.arts) if effect is not None]
    return [node for effect in effects for node in effect.do if isinstance(node, t.Hand)]


def test_unread_lines_stay_and_read_ones_work() -> None:
    text = "• {action}: Draw a card.\n• The moon frobs."
    (card,) = made({**UNIT, "text": text})
    assert [hand.text for hand in hands(card.meaning)] == ["• The moon frobs."]
    assert len(card.activated) == 2 and card.activated[1].once == "turn"


def test_a_language_that_was_read_wholly_comes_before_one_that_was_not() -> None:
    english = read_printing({**SPELL, "text": "Draw a card."}, "here")
    japanese = read_printing({**SPELL, "lang": "ja", "name": "神託", "text": "月を食べる。"}, "here")
    versions = {"en": english, "ja": japanese}
    meaning = meaning_of(versions, WordTable(versions.values()))
    assert hands(meaning) == [] and meaning.event is not None and len(meaning.event.do) == 1


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=60), st.sampled_from(("en", "ja")), st.sampled_from(("UNIT", "EVENT", "BASE", "ITEM")))
def test_any_text_at_all_makes_a_card(text: str, lang: str, kind: str) -> None:
    arts = {"ep": 1, "text": "?" + text}
    record = {**UNIT, "lang": lang, "type": kind, "ep": 0, "level": 1, "text": text, "arts": arts}
    (card,) = made(record)
    lines = [line for line in (text + "\n?" + text).splitlines() if line.strip()]
    assert len(hands(card.meaning)) <= len(lines)
    assert all(hand.text in lines for hand in hands(card.meaning))


def test_a_note_lies_on_a_card_and_can_be_taken_off() -> None:
    game = at_work()
    assert game.decision is not None
    seat = game.decision.seat
    fighter = next(ident for ident in game.zones[HAND + seat] if game.number(game.objs[ident]) == "U")
    _do(game, seat, (("tool", "move"),), (("pick", fighter),), (("to", "field"),))
    (unit,) = view(game, seat ^ 1).players[seat].field
    _do(game, seat, (("tool", "note"),), (("pick", unit.id),), (("note", "Frob the moon."),))
    assert view(game, seat ^ 1).players[seat].field[0].attributes == ("note: Frob the moon.",)
    _do(game, seat, (("tool", "note"),), (("pick", unit.id),), (("note", ""),))
    assert view(game, seat ^ 1).players[seat].field[0].attributes == ()


def _do(game: TrailsGame, seat: int, *answers: Answer) -> None:
    for answer in answers:
        game.answer(answer)
    _agree(game, seat)


def heard(tree: t.Craft | t.Effect, text: str, at: int) -> tuple[LineResult, str, Heard]:
    """A declined line of which the beginning was read."""
    return LineResult(text, "", problem=Problem(at, text[:at], "")), "en", Heard("", tree, at, text[at:])


def test_what_was_read_of_a_line_works_by_itself() -> None:
    cost = t.Cost((t.Do("action", "this"),))
    read = heard(t.Activated(cost, t.Effect((), (t.Draw(),))), "• {action}: Draw a card. Frob.", 25)
    made = craft(*read)
    assert isinstance(made, t.Activated) and made.cost == cost and not made.once
    assert made.effect.do == (t.Draw(), t.Hand("• {action}: Draw a card. Frob.", "en", 25))
    assert isinstance(made.effect.do[1], t.Hand) and made.effect.do[1].rest == "Frob."


def test_a_trigger_that_always_holds_does_not_go_on_for_ever() -> None:
    made = craft(*heard(t.Triggered(t.Trigger("while"), t.Effect((), ())), "• While it is night, frob.", 21))
    assert isinstance(made, t.Triggered) and made.once == "turn"
    made = craft(*heard(t.Triggered(t.Trigger("attacks", "this"), t.Effect((), ())), "• When ..., frob.", 12))
    assert isinstance(made, t.Triggered) and not made.once
