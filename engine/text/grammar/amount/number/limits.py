"""Numbers that are worked out, up to a limit: "gain 1 bond for each UNIT you control, to a maximum of 5", 最大5まで.

The limit stands beside what is counted, and is one of how much there is in the end, not of how many are counted. Both
languages side by side.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.amount.per.multiples import UpTo
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Capped

#: Of what it is so many, English and Japanese; the first of each is printed.
_UNITS = (
    ("", "", ""),
    ("bond", "( bond| bonds)", "(点|絆)"),
    ("cards", "( cards| card)", "枚"),
    ("things", "( UNITs| ITEMs| BASEs| EVENTs| of them| times| damage| EP| CP)", "(つ|体|回|EP|CP)"),
)
_TOTAL = "(| total| in total)"


def add(g: Grammar) -> None:
    """Rule: upto (value: a number, or a pair of them, and its unit). Adds to "worked"."""
    for unit, en, ja in _UNITS:
        _limits(g, "num", unit, en + _TOTAL, ja)
    _limits(g, "bonus", "", "", "")
    g.add(
        "worked",
        build=_capped,
        match=lambda v: {"a": v.amount, "n": (v.most, "")} if isinstance(v, Capped) and v.most >= 0 else None,
        en="{a:amount}{n:upto}",
        ja=("{a:amount}、{n:upto}", "{a:amount}{n:upto}"),
    )


def _limits(g: Grammar, rule: str, unit: str, of: str, ja_of: str) -> None:
    n = f"{{n:{rule}}}"
    g.add(
        "upto",
        build=lambda n: (n, unit),
        match=lambda v: {"n": v[0]} if v[1] == unit and isinstance(v[0], tuple) is (rule == "bonus") else None,
        en=(
            f", to a maximum of {n}{of}",
            f"(,|) (|up )to (a|the) (max|maximum|limit)(| of) {n}{of}",
            f"(,|) (up to|at most|max|max.|maximum|a maximum of|with a maximum of|no more than|to at most) {n}{of}",
        ),
        ja=(
            f"最大{n}{ja_of}まで(|、)",
            f"、最大(で|)(も|){n}{ja_of}(まで|)(、|)",
            f"最大(で|)(も|){n}{ja_of}(、|)",
            f"(、|){n}{ja_of}(を上限に|を上限として|を限度に|を限度として|まで)(、|)",
            f"(、|)上限(は|)(、|){n}{ja_of}(まで|)(、|)",
        ),
    )


def _capped(a: Any, n: Any) -> Any:
    most, unit = n
    once = unit == "" or getattr(a, "each", 1) == 1
    return Capped(a, most) if isinstance(most, int) and most > 0 and once else REJECT


def _upto(f: Any, m: Any) -> Any:
    most, unit = m
    limits = most if isinstance(most, tuple) else (most,)
    plain = all(isinstance(limit, int) for limit in limits) and any(limits)
    return UpTo(f, most, unit) if plain and not isinstance(f, UpTo) else REJECT


def derive(g: Grammar) -> None:
    """Whatever something is done for each of, up to a limit. Needs all of them to be there."""
    base = g.rule("per-each")
    base.productions, g.rule("per").productions = g.rule("per").productions, []
    g.add(
        "per",
        hole("f"),
        en="{f:per-each}",
        ja="{f:per-each}",
        match=lambda v: None if isinstance(v, UpTo) else {"f": v},
    )
    g.add(
        "per",
        build=_upto,
        match=lambda v: {"f": v.of, "m": (v.most, v.unit)} if isinstance(v, UpTo) else None,
        en="{f:per-each}{m:upto}",
        ja="{f:per-each}{m:upto}",
    )
