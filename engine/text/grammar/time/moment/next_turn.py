"""What waits for a step or phase of the next turn: "at the start of the next turn's combat phase, ..." (1211.8).

And for a phase of this one: "at the start of this turn's cure phase". If that step or phase is left out, or has already
begun, nothing comes of it. Which one of the steps of this turn is meant, of which there are several, is not said.
The turn is shared (702.1): "your next turn" is declined, "your
draw step of the next turn" is not. Both languages side by side.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import NEXT_TURN, THIS_TURN, Delayed

_MOMENTS = (
    ("preparation phase", "preparation phase", "準備フェイズ"),
    ("combat phase", "combat phase", "戦闘フェイズ"),
    ("cure phase", "cure phase", "回復フェイズ"),
    ("draw step", "draw step", "ドローステップ"),
    ("homebase step", "homebase step", "拠点ステップ"),
    ("deployment step", "deployment step", "配備ステップ"),
    ("propose attacker step", "propose attacker step", "攻撃対象選択ステップ"),
)
#: Those that each player has one of.
_OWN = ("draw step", "homebase step", "deployment step")
#: Those of which every turn has one.
_PHASES = ("preparation phase", "combat phase", "cure phase")
#: Of whose end nobody is told: the turn ends within the cure phase (705.3).
_ENDLESS = ("cure phase", "propose attacker step")
_WHOSE = (
    ("of you", "your ", "your ", "(あなた|自身)の"),
    ("of opponent", "your opponent's ", "(your opponent's|their) ", "相手の"),
)
_EDGES = (("start", "(start|beginning)", "開始時"), ("end", "end", "終了時"))
_NEXT_EN = "(the |)next turn"
_NEXT_JA = "次の(ターン|ターン中)(の|)"


def add(g: Grammar) -> None:
    """Rules: next-start, next-end (a step or phase of the next turn that begins or ends); adds to "compound-x"."""
    for edge, en, ja in _EDGES:
        rule = f"next-{edge}"
        for moment, en_moment, ja_moment in _MOMENTS:
            if edge == "end" and moment in _ENDLESS:
                continue
            _moment(g, rule, moment, en_moment, ja_moment)
        g.add(
            "compound-x",
            build=partial(_made, edge=edge),
            match=partial(_later, edge=edge),
            en=(f"at the {en} of {{m:{rule}}}, {{s:sentence}}", f"{{s:chain}} at the {en} of {{m:{rule}}}"),
            ja=f"{{m:{rule}}}(の|){ja}(、|に、|に|){{s:sentence}}",
        )


def _moment(g: Grammar, rule: str, moment: str, en: str, ja: str) -> None:
    """A step or phase of the next turn, and that of one of the players."""
    g.add(
        rule,
        f"{NEXT_TURN} {moment}",
        en=(f"the next turn's {en}", f"the {en} (of|in|during) {_NEXT_EN}", f"the {en} next turn"),
        ja=f"{_NEXT_JA}{ja}",
    )
    if moment in _PHASES:
        g.add(
            rule,
            f"{THIS_TURN}{moment}",
            en=(f"this turn's {en}", f"the {en} (of |in |during |)this turn"),
            ja=f"このターン(の|中の){ja}",
        )
    for whose, said, its, ja_its in _WHOSE if moment in _OWN else ():
        shape = f"{NEXT_TURN} {moment} {whose}"
        ways = (f"{its}{en} (of|in|during) {_NEXT_EN}", f"{its}{en} next turn")
        g.add(rule, shape, en=f"{said}{en} (of|in|during) the next turn", says=True)
        g.add(rule, shape, match=never, en=ways)
        g.add(rule, shape, ja=f"{_NEXT_JA}{ja_its}{ja}")


def _made(m: str, s: Any, edge: str) -> Any:
    return (Delayed(m, s, (), edge),)


def _later(v: Any, edge: str) -> dict[str, Any] | None:
    fits = len(v) == 1 and isinstance(v[0], Delayed) and v[0].edge == edge
    fits = fits and v[0].moment.startswith((f"{NEXT_TURN} ", THIS_TURN))
    return {"m": v[0].moment, "s": v[0].then} if fits else None
