"""What the log says of effects that a player has for a time."""

from __future__ import annotations

from engine.trails import tree as t
from engine.trails.state.game import Lasting
from engine.trails.views.log_lasting import of_player


def told(change: t.CostChange) -> dict[str, object]:
    crafts = (t.Continuous(t.Filter(types=("EVENT",)), costs=(change,)),)
    line = of_player(Lasting(0, "turn", (), 0, "X-1", "1304.1", crafts=crafts, source=7))
    assert line is not None
    return dict(line[1])


def test_a_price_with_a_minimum_is_told_as_its_number() -> None:
    assert told(t.CostChange("less", t.Floored(2, 1)))["n"] == 2


def test_of_which_cards_it_is_said() -> None:
    assert told(t.CostChange("more", 1))["what"] == ("EVENT",)
