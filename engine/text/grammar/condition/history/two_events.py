"""One of two things that happened to the same: "if this card attacked or fought back this turn". Both languages."""

from __future__ import annotations

from engine.text.grammar.condition.history.turn_events import WERE, after, orders
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Either, Happened, Trigger


def add(g: Grammar) -> None:
    """One of two things that happened to the same in this turn: "attacked or fought back this turn"."""
    for event, (was, _), te in WERE:
        either = tuple(
            f"{form}か" for stem in te for form in (stem.replace("して", "する"), stem.removesuffix("て") + "た")
        )
        g.add("done-either", event, en=was, ja=either)
        g.add(
            "done-last",
            event,
            en=was.removeprefix("was "),
            ja=tuple(form for stem in te for form in after(stem, not_=False)),
        )
    g.add(
        "cond",
        build=lambda w, a, b, t="": Either((Happened(Trigger(a, w)), Happened(Trigger(b, w)))) if a != b else REJECT,
        match=never,
        en="{w:trig-who} (has |have |){a:done-either} or (was |){b:done-last} (|during |earlier )this turn",
        ja=orders("{a:done-either}{b:done-last}"),
    )
