"""How long, by steps and phases: "until your next draw step", 次の戦闘フェイズ終了時まで (1215.4, 1215.7, 1215.9).

Both languages. A turn belongs to both players (702.1), so that there is no "until your next turn"; steps have players,
phases have none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Body, Ref
from engine.trails.state.durations import spans
from engine.trails.tree import Trigger, Wait
from engine.trails.tree.lasting import NEXT

_STEPS = (("draw step", "ドローステップ"), ("homebase step", "拠点ステップ"), ("deployment step", "配備ステップ"))
_PHASES = (("preparation phase", "準備フェイズ"), ("combat phase", "戦闘フェイズ"), ("cure phase", "回復フェイズ"))
_PLAYERS = (("you", "your", "(あなたの|自身の)"), ("opponent", "(your opponent's|their)", "相手の"))
_START = "(|the (start|beginning) of )"
_BEGINS = "(|の)(開始時|最初|始め|はじめ|開始)"
_ENDS = "(|の)(終了時|終わり|最後|終了)"
_DURING = "(during|in)"


def add(g: Grammar) -> None:
    """Add to the rules until, until-c and until-1 (see :mod:`engine.text.grammar.time.duration.expressions`)."""
    for until, en, ja in _spans():
        g.add("until", until, en=en, ja=tuple(word + "(|、|は|それぞれ|、それぞれ)" for word in ja))
        g.add("until-c", until, en=en, ja=tuple(word + "(、|)" for word in ja))
        g.add("until-1", until, en=en)
        first = tuple(word.removeprefix(" ").replace(" (|during )", "(|during )") + ", " for word in en)
        g.add("lead", until, en=first, ja=tuple(word + "(、|)" for word in ja))
        g.add("span", until, en=en, ja=tuple(word + "(、|)" for word in ja))
        g.add("span-first", until, en=first)
    for only, time, ja_time in ((False, "", ""), (True, "the next time ", "次に")):
        trigger = "trigger-next" if only else "trigger"
        for ref in (False, True) if not only else (False,):
            t = f"{{t:{'ref-' if ref else ''}{trigger}}}"
            g.add(
                "compound-x",
                build=partial(_wait, only=only),
                match=partial(_waits, only=only, ref=ref),
                en=(f"{{u:span-first}}{time}{t}, {{s:sentence}}", f"{time}{t}{{u:span}}, {{s:sentence}}"),
                ja=f"{{u:span}}{ja_time}{t.replace('-next', '')}(、|){{s:sentence}}",
            )


def _wait(t: Any, s: Any, u: str, only: bool) -> Any:
    if not isinstance(t, Trigger) or t.event in ("start", "end"):
        return REJECT  # a moment comes once, and is said otherwise
    return (Wait(("triggered", t, Body((s,))), u, only),)


def _waits(v: Any, only: bool, ref: bool) -> Mapping[str, Any] | None:
    if len(v) != 1 or not isinstance(v[0], Wait) or v[0].next is not only or not spans(v[0].until):
        return None
    _, trigger, (sentence,) = v[0].craft
    if isinstance(trigger.who, Ref) is not ref:
        return None
    return {"t": trigger, "s": sentence, "u": v[0].until}


def _spans() -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Durations, English, Japanese."""
    yield (
        "to next turn",
        (" until the start of the next turn", " until (the beginning|the start|start) of (the |)next turn",
         " until (the |)next turn (begins|starts)"),
        ("次のターンの開始時まで", f"次のターン{_BEGINS}まで", "次のターンが始まるまで"),
    )  # fmt: skip
    yield ("through step", (" until (the |)end of (this|the current) step", " (|during )this step"),
           ("このステップ終了時まで", f"このステップ{_ENDS}まで", "このステップ(中|の間)"))  # fmt: skip
    yield ("through phase", (" until (the |)end of (this|the current) phase", " (|during )this phase"),
           ("このフェイズ終了時まで", f"このフェイズ{_ENDS}まで", "このフェイズ(中|の間)"))  # fmt: skip
    for step, ja_step in _STEPS:
        for player, whose, ja_whose in _PLAYERS:
            its = f"{step} of {player}"
            ja_next = f"({ja_whose}次の|次の{ja_whose}){ja_step}"
            yield (f"to {NEXT}{its}",
                   (f" until {whose} next {step}", f" until {_START}{whose} next {step}(| begins| starts)"),
                   (f"{ja_next}まで", f"{ja_next}{_BEGINS}まで", f"{ja_next}が始まるまで"))  # fmt: skip
            yield (f"through {NEXT}{its}", (f" until (the |)end of {whose} next {step}",),
                   (f"{ja_next}終了時まで", f"{ja_next}{_ENDS}まで"))  # fmt: skip
            yield (f"in {NEXT}{its}", (f" {_DURING} {whose} next {step}",), (f"{ja_next}(中|の間|に)",))
            yield (f"to {its}", (f" until {_START}{whose} {step}",), (f"{ja_whose}{ja_step}(|{_BEGINS})まで",))
            yield (f"through {its}", (f" until (the |)end of {whose} {step}",), (f"{ja_whose}{ja_step}{_ENDS}まで",))
    for phase, ja_phase in _PHASES:
        ja_this, ja_next = f"(|この|このターンの){ja_phase}", f"次の{ja_phase}"
        yield (f"to {NEXT}{phase}", (f" until {_START}the next {phase}(| begins| starts)",),
               (f"{ja_next}まで", f"{ja_next}{_BEGINS}まで"))  # fmt: skip
        yield (f"through {NEXT}{phase}", (f" until (the |)end of the next {phase}",),
               (f"{ja_next}終了時まで", f"{ja_next}{_ENDS}まで"))  # fmt: skip
        if phase != "cure phase":  # see engine.text.grammar.time.moment.cure_phase
            yield (f"in {NEXT}{phase}", (f" {_DURING} the next {phase}",), (f"{ja_next}(中|の間)",))
        yield (f"to {phase}", (f" until {_START}(the|this|this turn's) {phase}(| begins| starts)",),
               (f"{ja_this}まで", f"{ja_this}{_BEGINS}まで"))  # fmt: skip
        yield (f"through {phase}", (f" until (the |)end of (the|this|this turn's) {phase}",),
               (f"{ja_this}終了時まで", f"{ja_this}{_ENDS}まで"))  # fmt: skip
