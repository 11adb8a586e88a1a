"""Every scenario of the chapters, one case each of one test; what each engine rule is shown by."""

from __future__ import annotations

from pathlib import Path

from engine.games import game_named
from engine.scenario.common.running import MatchDocument
from engine.scenario.report import read_documents
from engine.seawall.state.switches import Switches
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
    assert len(titles) == len(set(titles)) >= 170
    game = game_named("seawall")
    assert game is not None
    known = set(game.book("en"))
    for one in DOCUMENTS:
        assert one.head.rules, one.head.title
        assert all(rule in known for rule in one.head.rules), one.head.title


def test_every_engine_rule_is_shown_or_says_why_not() -> None:
    game = game_named("gundam")
    assert game is not None
    shown = scenarios_by_rule(HERE)
    engine = [rule.id for rule in game.book("en").values() if rule.kind in ("engine", "deck")]
    reasons = game.unshown()
    assert [rule for rule in engine if rule not in shown and rule not in reasons] == []
    assert [rule for rule in reasons if rule in shown or rule not in engine] == [], "it is shown by now"


def test_running_a_scenario_twice_gives_the_same() -> None:
    matches = [one for one in DOCUMENTS if isinstance(one, MatchDocument)]
    assert all(one.run() == one.run() for one in matches[:20])


def test_every_switch_belongs_to_a_ruling_and_is_shown_both_ways() -> None:
    game = game_named("seawall")
    assert game is not None
    rulings = [rule for rule in game.book("en").values() if rule.kind == "ruling"]
    assert {rule.switch for rule in rulings if rule.switch} == set(game.switches)  # type: ignore[attr-defined]
    usual = Switches()
    turned = [
        one.played.switches for one in DOCUMENTS if isinstance(one, MatchDocument) and one.played.switches != usual
    ]
    assert {name for name in game.switches for one in turned if getattr(one, name) != getattr(usual, name)} == set(
        game.switches
    )
    shown = {rule for one in DOCUMENTS for rule in one.head.rules}
    assert [rule.id for rule in rulings if rule.id not in shown and rule.switch] == []
