"""Numbers that are worked out, up to a limit: "gain 1 bond for each UNIT you control, to a maximum of 5", 最大5まで.

The limit stands beside what is counted, and is one of how much there is in the end, not of how many are counted. Both
languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.amounts import UpTo
from engine.text.kernel import REJECT, Grammar, hole
from engine.trails.tree import Capped

_OF = "(| bond| cards| card| EP| CP| UNITs| damage)(| total| in total)"
_JA_OF = "(|点|枚|つ|体|絆|EP|CP)"


def add(g: Grammar) -> None:
    """Rule: upto (value: a number, or a pair of them). Adds to "worked"."""
    for rule in ("num", "bonus"):
        of, ja_of = (_OF, _JA_OF) if rule == "num" else ("", "")
        n = f"{{n:{rule}}}"
        g.add(
            "upto",
            hole("n"),
            match=_pair if rule == "bonus" else _number,
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
    g.add(
        "worked",
        build=_capped,
        match=lambda v: {"a": v.amount, "n": v.most} if isinstance(v, Capped) and v.most >= 0 else None,
        en="{a:amount}{n:upto}",
        ja=("{a:amount}、最大{n:num}まで", "{a:amount}{n:upto}"),
    )


def _number(v: Any) -> Mapping[str, Any] | None:
    return {"n": v} if isinstance(v, int) else None


def _pair(v: Any) -> Mapping[str, Any] | None:
    return {"n": v} if isinstance(v, tuple) else None


def _capped(a: Any, n: Any) -> Any:
    return Capped(a, n) if isinstance(n, int) and n > 0 else REJECT


def _upto(f: Any, m: Any) -> Any:
    limits = m if isinstance(m, tuple) else (m,)
    plain = all(isinstance(limit, int) for limit in limits) and any(limits)
    return UpTo(f, m) if plain and not isinstance(f, UpTo) else REJECT


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
        match=lambda v: {"f": v.of, "m": v.most} if isinstance(v, UpTo) else None,
        en="{f:per-each}{m:upto}",
        ja="{f:per-each}{m:upto}",
    )
