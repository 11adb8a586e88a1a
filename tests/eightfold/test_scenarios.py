"""Every scenario of the chapters, one case each of one test; what each engine rule is shown by."""

from __future__ import annotations

from pathlib import Path

from engine.eightfold.state.switches import Switches
from engine.games import game_named
from engine.scenario.common.running import MatchDocument
from engine.scenario.report import read_documents
from engine.trails.book.rulebook import scenarios_by_rule
from engine.trails.cards.pool import CardPool
from tests.cases import every

HERE = Path(__file__).parent / "scenarios"
DOCUMENTS = [one for path in sorted(HERE.glob("*.yaml")) for one in read_documents(path, CardPool())]


@every(DOCUMENTS, lambda one: f"{Path(one.head.file).stem}: {one.head.title}")
def test_scenario(document) -> None:
    result = document.run()
    assert result.ok, f"{document.head.file}, line {document.head.line}: {result.message} (step {result.step})"


def test_every_scenario_says_what_it_shows() -> None:
    titles = [one.head.title for one in DOCUMENTS]
    assert len(titles) == len(set(titles)) >= 110
    game = game_named("eightfold")
    assert game is not None
    known = set(game.book("en"))
    for one in DOCUMENTS:
        assert one.head.rules, one.head.title
        assert all(rule in known or rule.startswith("R-S") for rule in one.head.rules), one.head.title


def test_every_engine_rule_is_shown_or_says_why_not() -> None:
    game = game_named("square-enix")
    assert game is not None
    shown = scenarios_by_rule(HERE)
    engine = [rule.id for rule in game.book("en").values() if rule.kind in ("engine", "deck")]
    reasons = game.unshown()
    assert [rule for rule in engine if rule not in shown and rule not in reasons] == []
    assert [rule for rule in reasons if rule in shown or rule not in engine] == [], "it is shown by now"


def test_running_a_scenario_twice_gives_the_same() -> None:
    matches = [one for one in DOCUMENTS if isinstance(one, MatchDocument)]
    assert all(one.run() == one.run() for one in matches[:20])


def test_every_switch_is_shown_both_ways() -> None:
    usual = Switches()
    turned = [one.played.switches for one in DOCUMENTS if isinstance(one, MatchDocument)]
    assert [name for name in usual._fields if {getattr(one, name) for one in turned} == {getattr(usual, name)}] == []


def test_a_forced_loop_in_which_something_is_chosen_is_a_draw(tmp_path: Path) -> None:
    path = tmp_path / "loop.yaml"
    path.write_text(
        "game: square-enix\ntitle: A loop\nrules: ['13.1']\n"
        "cards: {ping: {type: backup, abilities: [{when: state, if: {my turn: yes},"
        " do: [{dull: {pick: 1, from: {kind: forward}}}]}]}}\n"
        "board: {at: main 1, A: {backups: [ping], forwards: 2}, B: {}}\ndo:\n"
        + "- resolve\n- A choose: blank\n" * 300
        + "- expect: {winner: draw}\n",
        encoding="utf-8",
    )
    (document,) = read_documents(path, CardPool())
    assert document.run().message == ""
