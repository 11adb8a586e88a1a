"""Positions on the table: what glows is what the engine allows, and rule scenarios are played by mouse."""

from __future__ import annotations

import os
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.kernel.chance import Seeded
from engine.kernel.identity import canonical
from engine.players.random_player import random_answer
from engine.trails.setup import new_game
from engine.trails.views.records import View
from tests.desktop.boards import BoardMatch, by_mouse
from tests.trails import cards
from tests.trails.stories import Story, stories
from trails_desktop.match.api import MatchChange
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

#: ``TRAILS_STATES=1000`` for the whole campaign.
STATES = int(os.environ.get("TRAILS_STATES", "90"))
#: A sample (every kind of question is in test_questions.py); ``python -m tests.desktop.boards`` plays all.
STORIES = stories()
SAMPLE = STORIES[::74]
#: What broke once when it was played by hand: a target that is gone before its attack notices, giving up, a long loop,
#: a card that lies in a pile.
SAMPLE += [one for one in STORIES if one.title.startswith(
    ("Support is lost when its target is stunned in answer", "A seat concedes without", "A forced loop of nobody's",
     "A card that may be played from the trail is offered")
) and one not in SAMPLE]  # fmt: skip


def test_what_glows_is_exactly_what_is_legal(qtbot: QtBot) -> None:
    """On random states of random games: cards with a glow or corners are those an answer names, every place a card may
    be dropped on is an answer the engine takes, and a card that cannot act has a reason."""
    load_fonts()
    chance, seen, glowed, seed = Random(1), 0, 0, 0
    game = new_game((cards.deck_cards(1), cards.deck_cards(2)), Seeded(0), auto=False)
    match = BoardMatch(game)
    table = TableWidget(match, {}, None, theme("dark"), speed=0)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    while seen < STATES:
        if match.game.outcome is not None:
            seed += 1
            match.game = new_game((cards.deck_cards(seed), cards.deck_cards(seed + 1)), Seeded(seed), auto=False)
            match.run()
        decision = match.game.decision
        assert decision is not None
        if len(decision.options) > 1 or chance.random() < 0.05:
            match.changed.emit(MatchChange((), (), True))
            glowed += _legal(table, match.view())
            seen += 1
        match.give(random_answer(decision, chance))
    assert glowed > STATES / 2, "the states were worth looking at"


def _legal(table: TableWidget, view: View) -> int:
    pilot, decision = table.pilot, view.decision
    assert decision is not None and pilot.view == view
    named = {int(option[1]) for option in decision.options if len(option) > 1 and isinstance(option[1], int)}
    named |= {int(option[2]) for option in decision.options if option[0] == "support"}
    drawn = {card.obj: item.marks for key, item in table.scene.cards.items() if (card := table.scene.shown[key]).obj}
    shown = {obj for obj, marks in drawn.items() if marks.can or marks.helps or marks.may or marks.picked}
    if decision.purpose == "priority":
        acting = {int(option[2 if option[0] == "support" else 1]) for option in decision.options if len(option) > 1}
        assert shown - _fighting(view) == acting & drawn.keys() - _fighting(view)
        for player in view.players:
            for card in (*player.hand, *player.field, *player.homebase):
                if card.id in drawn and card.id not in acting and card.number is not None:
                    assert table.port.why_not(card.id), "what does not glow has a reason"
    elif not pilot.asking.panel:
        assert shown <= named | _fighting(view)
        fits = set(pilot.asking.picks)
        assert fits & drawn.keys() <= shown, "what may be picked is marked"
    for player in view.players:
        for card in (*player.hand, *player.field, *player.homebase):
            for answer in pilot.drops(card).values():
                assert answer is None or decision.refusal(answer) == ""
    main = pilot.main_state()
    assert main.answer is None or decision.refusal(main.answer) == ""
    return len(shown)


def _fighting(view: View) -> set[int]:
    """Attackers wear the sign of picked cards as long as the attack lasts; targets have theirs."""
    return set(view.combat.attackers) | {view.combat.target} if view.combat is not None else set()


@pytest.mark.parametrize("story", SAMPLE, ids=lambda one: one.title)
def test_a_scenario_by_mouse(qapp: object, story: Story) -> None:
    load_fonts()
    by_mouse(story.read())


def test_foreseeing_a_payment_changes_nothing_and_is_what_is_then_proposed() -> None:
    chance, checked = Random(3), 0
    game = new_game((cards.deck_cards(1), cards.deck_cards(2)), Seeded(4), auto=False)
    match = BoardMatch(game)
    while checked < 6 and match.game.outcome is None:
        decision = match.game.decision
        assert decision is not None
        for option in decision.options if decision.purpose == "priority" else ():
            if option[0] not in ("play", "arts"):
                continue
            before = canonical(match.game)
            foreseen = match.foresee_payment((option,))
            assert canonical(match.game) == before, "a dry run leaves the game as it was"
            trial = BoardMatch(match.game.fork())
            trial.give((option,))
            if trial.game.decision is not None and trial.game.decision.purpose == "pay":
                assert tuple(int(one[1]) for one in trial.payment()) == foreseen.proposed
                checked += 1
        match.give(random_answer(decision, chance))
    assert checked, "somebody paid with the homebase"
