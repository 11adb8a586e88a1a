"""How long: until, and "for each" which stands beside it."""

from __future__ import annotations

from engine.text.amounts import counter
from engine.text.kernel import Grammar
from engine.text.surface import OPEN
from engine.trails.tree import Filter

_UNTIL = (
    (
        "turn",
        (" (|during )this turn", " until (the |)end of (this |the |)turn"),
        ("このターン中", "このターンの間", "ターン終了時まで"),
    ),
    ("combat", (" (|during )this combat", " until (the |)end of (this |the |)combat"), ("この戦闘中", "この戦闘の間")),
    ("attack", (" (|during )this attack",), ("この攻撃中",)),
    ("defence", (" (|during )this (defence|defense)",), ("この応戦中",)),
    ("next turn", (" (|during )(the |)next turn",), ("次のターン中", "次のターンの間")),
    ("game", (" for the rest of the game",), ("ゲーム終了時まで", "このゲーム中")),
)


def add(g: Grammar) -> None:
    """Rules: until (may be empty), until-c (with a comma in Japanese), per."""
    for until, en, ja in _UNTIL:
        g.add("until", until, en=en, ja=tuple(word + "(|、|は)" for word in ja))
        g.add("until-c", until, en=en, ja=tuple(word + "(、|)" for word in ja))
    g.add("until", OPEN, en="", ja="")
    g.add(
        "per",
        build=lambda f, c: f,
        match=lambda v: {"f": v, "c": counter(v)} if isinstance(v, Filter) else None,
        ja="{f:np}{c:ctr}につき(|、)",
    )
    g.add("per", build=lambda f: f, match=lambda v: {"f": v} if isinstance(v, Filter) else None, en=" for each {f:np}")
