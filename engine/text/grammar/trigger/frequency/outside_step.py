"""What happens other than in a step: "outside of a draw step", ドローステップ以外で. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.clause.conjunction import _STEPS
from engine.text.grammar.lexicon.events import PLAYERS_WOULD
from engine.text.parser.grammar import Grammar, hole
from engine.text.surface import SUBJECT
from engine.trails.tree import During, Not
from engine.trails.tree.reads import replace

_OUT = "(outside of|outside|other than during|except during|not during)"
_BA = "(場合|なら|時)(、|に、|は、)"
_PLAYERS = (("you", "you", "あなたが"), ("opponent", "your opponent", "相手が"))


def add(g: Grammar) -> None:
    """Rules: outside (value: a condition), timely (that, or in a step). Add to "craft-line"."""
    for step, en, ja in _STEPS:
        g.add("outside", Not(During((step,), "each")), en=f"{_OUT} (a|the|any|each) {en}",
              ja=f"{ja}(中|)以外(で|に|では|には|の時に)(、|)")  # fmt: skip
        for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の"),
                                   (SUBJECT, "their", "自身の")):  # fmt: skip
            g.add("outside", Not(During((step,), whose)), en=f"{_OUT} {your} {en}",
                  ja=f"{owner}{ja}(中|)以外(で|に|では|には|の時に)(、|)")  # fmt: skip
    g.add("timely", hole("c"), ja="{c:outside}", match=lambda v: {"c": v} if isinstance(v, Not) else None)
    g.add("timely", hole("c"), ja="{c:during1}(に|、|)", match=lambda v: {"c": v} if isinstance(v, During) else None)
    # instead of what a player would do
    for event, act, act_ja in PLAYERS_WOULD:
        for player, who, ja in _PLAYERS:
            g.add("would-in-step", build=partial(_would, event=event, player=player),
                  match=partial(_in_step, event=event, player=player),
                  en=f"{who} would {act} {{c:outside}}", ja=f"{ja}{{c:timely}}{act_ja}")  # fmt: skip
    g.add(
        "craft-line",
        build=lambda e, s: ("replacement", *e, s),
        match=_would_match,
        en="if {e:would-in-step}, {s:instead}(.|)",
        ja=f"{{e:would-in-step}}{_BA}{{s:instead}}(。|)",
    )
    lines = g.rule("craft-line").productions
    lines.insert(0, lines.pop())  # printed so, and not as a condition of its own


def _of(c: Any, player: Any) -> Any:
    """The condition with "their" filled in."""
    if isinstance(c, Not) and isinstance(c.what, During) and c.what.whose == SUBJECT:
        return Not(replace(c.what, whose=player))
    return c


def _would(c: Any, event: str, player: str) -> Any:
    return _of(c, player), (event, player, "")


def _in_step(v: Any, event: str, player: str) -> Mapping[str, Any] | None:
    return {"c": v[0]} if v[1] == (event, player, "") else None


def _would_match(v: Any) -> Mapping[str, Any] | None:
    fits = v[0] == "replacement" and isinstance(v[1], Not) and isinstance(v[1].what, During)
    return {"e": (v[1], v[2]), "s": v[3]} if fits else None
