"""How many organizations several things have: "if they have three or more organizations among them" (1333.2).

Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Ref
from engine.trails.tree import Compare, CountOrgs


def add(g: Grammar) -> None:
    """Add to the rule "cond", before what compares any two numbers."""
    productions = g.rule("cond").productions
    others = len(productions)
    _add(g)
    productions[:] = [*productions[others:], *productions[:others]]


def _add(g: Grammar) -> None:
    among = "(among them|in total|between them)"
    for op, en, ja in ((">=", " or more", "以上"), ("<=", " or (fewer|less)", "以下"), ("=", "", "")):
        made, match = partial(_made, op=op), partial(_match, op=op, many=True)
        g.add(
            "cond",
            build=made,
            match=partial(_match, op=op, many=False),
            en=f"{{r:back-s}} has {{n:numw}}{en} organizations",
            ja=f"{{r:back}}が{{n:num}}つ{ja}の組織を持つ",
        )
        g.add(
            "cond",
            build=made,
            match=match,
            en=(
                f"{{r:back-s}} (have|had|has) {{n:numw}}{en} (different |)organizations {among}",
                f"there are {{n:numw}}{en} (different |)organizations among {{r:back}}",
                f"{{r:back-s}} (have|had) a total of {{n:numw}}{en} (different |)organizations",
                f"{{r:back-s}} (has|have|had) {{n:numw}}{en} (different |)organizations",
            ),
            ja=(
                f"{{r:back}}(が|の)持つ組織が(合計(で|)|合わせて|全部で){{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}(が|の)持つ組織(の種類|)が{{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}の組織が(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}が(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}の組織を持(つ|っている)",
                f"{{r:back}}が組織を(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}持(つ|っている)",
            ),
        )


def _made(r: Any, n: Any, op: str) -> Any:
    return Compare(CountOrgs(r), op, n) if isinstance(n, int) else REJECT


def _match(v: Any, op: str, *, many: bool) -> Mapping[str, Any] | None:
    of: Any = v.left.of if isinstance(v, Compare) and v.op == op and isinstance(v.left, CountOrgs) else None
    if not isinstance(of, Ref) or v.left != CountOrgs(of) or not isinstance(v.right, int):  # type: ignore[arg-type]
        return None
    return {"r": of, "n": v.right} if (of.word == "them" or of.word.endswith("s")) is many else None
