"""Attacks told of their player: "When you attack with two or more UNITs" (803.3, 804.8). Both languages.

It is once for each attack, and "they" are all those that it is made with.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_PLAYERS = (("you", "you", "", "あなたが"), ("opponent", "your opponent", "s", "相手が"))


def add(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for whose, en, s, ja in _PLAYERS:
        for event, act, ja_act in (("attacks", "attack", "攻撃"), ("sclm attacks", "SCLM attack", "スクラム攻撃")):
            build = partial(_with, event=event, whose=whose)
            g.add("trigger", build=build, match=never, en=f"{WHEN} {en} {act}{s} with {{n:numw}} or more {{f:nps}}")
            if event == "attacks":
                g.add("trigger", build=partial(_one, whose=whose), match=never,
                      en=f"{WHEN} {en} {act}{s} with {{f:a-np}}",
                      ja=f"{ja}{{f:np}}(|1体|1つ)で{ja_act}した{TOKI}")  # fmt: skip
            g.add("trigger", build=partial(_with, n=1, event=event, whose=whose), match=never,
                  en=f"{WHEN} {en} {act}{s} with one or more {{f:nps}}")  # fmt: skip
            g.add(
                "trigger",
                build=lambda f, m, build=build: build(f, m[1]),
                match=never,
                ja=(
                    f"{ja}{{f:np}}{{m:cnt}}以上で{ja_act}した{TOKI}",
                    f"{ja}{{m:cnt}}以上の{{f:np}}で{ja_act}した{TOKI}",
                ),
            )


def _one(f: Filter, whose: str) -> Any:
    """ "When your opponent attacks with a UNIT": each one that attacks."""
    made = _with(f, 1, "attacks", whose)
    return REJECT if made is REJECT else replace(made, together=0)


def _with(f: Filter, n: Any, event: str, whose: str) -> Any:
    fits = isinstance(n, int) and n > 0 and f.zone == "field" and f.whose in ("any", whose) and f.scope != "this"
    return Trigger(event, replace(f, whose=whose), together=n) if fits else REJECT
