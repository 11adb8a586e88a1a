"""The table on a real match: two people at one screen, the curtain between them, answers given on the table."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision, Kind
from engine.trails.cards.pool import load_pool
from engine.trails.views.records import View
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.setup import MatchSetup
from trails_desktop.resources import resource_dir
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme


def any_answer(decision: Decision, chance: random.Random) -> Answer:
    """Some answer the decision allows."""
    options = list(decision.options)
    if decision.kind is Kind.NUMBER:
        return (("n", chance.randint(decision.least, decision.most)),)
    if decision.kind is Kind.SPLIT:
        return ((*options[0], decision.total),)
    chance.shuffle(options)
    if decision.kind is Kind.ARRANGE:
        return tuple((chance.choice(("top", "under")), option[1]) for option in options)
    if decision.kind is Kind.ORDER:
        return tuple(options)
    if decision.kind is Kind.CHOOSE:
        return tuple(options[: max(decision.least, min(1, decision.most))])
    return (options[0],)


@pytest.mark.parametrize("seed", [1, 2])
def test_two_people_play_on_one_table(qtbot: QtBot, seed: int) -> None:
    load_fonts()
    pool = load_pool(resource_dir("assets") / "cards")
    decks = sorted(resource_dir("decks").glob("*.deck"))
    match = LocalMatch(MatchSetup(("Ada", "Ben"), (decks[0], decks[1]), ("human", "human"), seed), pool)
    table = TableWidget(match, {number: pool.versions(number) for number in pool}, None, theme("dark"), speed=0)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    wanted: list[int] = []
    match.seat_wanted.connect(wanted.append)
    match.seat_wanted.connect(table.cover)
    match.start()
    chance = random.Random(seed)
    asked: set[str] = set()
    for _ in range(70):
        while wanted:
            assert table.scene.cards == {}, "the curtain is down: nothing may lie on the table"
            seat = wanted.pop()
            match.sit_down(seat)
            table.uncover()
        view = match.view()
        if view.decision is None:
            break
        asked.add(view.decision.purpose)
        check(table, view)
        assert table.pilot.answer(any_answer(view.decision, chance))
    assert {"exchange", "place", "priority"} <= asked
    match.close()


def check(table: TableWidget, view: View) -> None:
    """What is shown is what the seat sees, and every glow, drop and button is an answer the decision allows."""
    pilot, decision = table.pilot, view.decision
    assert decision is not None and pilot.view == view
    mine = view.players[view.seat]
    assert {key_of(card.id) for card in (*mine.hand, *mine.field, *mine.homebase)} <= set(table.scene.cards)
    for card in view.players[1 - view.seat].hand:
        assert card.number is None
    glowing = {key[1] for key, item in table.scene.cards.items() if item.marks.can or item.marks.may}
    listed = set(pilot.asking.candidates())
    assert glowing <= listed | {pick for kind, pick in pilot.target_spots() if kind == "card"}
    for card in (*mine.hand, *mine.field, *mine.homebase):
        for answer in pilot.drops(card).values():
            assert answer is None or decision.refusal(answer) == ""
    main = pilot.main_state()
    assert main.answer is None or decision.refusal(main.answer) == ""
    if pilot.asking.panel:
        assert table.sheets.question is not None
