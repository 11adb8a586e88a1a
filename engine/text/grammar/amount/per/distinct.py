"""How many different names, costs, organizations there are among things: "for each different CP cost among UNITs you
control", あなたのUNITの異なるCPコスト1種類につき. Both languages side by side.

Different names are counted as those cards of which no two have the same (1302.1); what has no such number has none
that is different. Hidden cards are not counted so (502.2b).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Ref
from engine.trails.tree import Alikes, Compare, CountOrgs, Filter

_EACH_JA = "(につき|ごとに)(|、)"
#: What they differ in: how, English, its plural, Japanese.
_WHAT = (
    ("no name", "(name|card name)", "(names|card names)", "(カード名|名前)"),
    ("no cp", "CP cost", "CP costs", "CPコスト"),
    ("no str", "STR", "STRs", "STR"),
    ("no def", "DEF", "DEFs", "DEF"),
)


def add(g: Grammar) -> None:
    """Add to the rules "per", "amount" and "cond"."""
    for how, one, many, ja in _WHAT:
        build, match = partial(_of, how=how), partial(_match, how=how)
        g.add("per", build=build, match=match, en=f" for each (different |distinct ){one} among {{f:nps}}",
              ja=(f"{{f:np}}の異なる{ja}1(つ|種類|種){_EACH_JA}", f"{{f:np}}の{ja}1(種類|種){_EACH_JA}",
                  f"{{f:np}}が持つ(|異なる){ja}1(種類|種){_EACH_JA}"))  # fmt: skip
        g.add("amount", build=build, match=match, en=f"the number of (different |distinct ){many} among {{f:nps}}",
              ja=(f"{{f:np}}の異なる{ja}の(|種類の)数", f"{{f:np}}の{ja}の種類(|の数|数)"))  # fmt: skip
        _conditions(g, partial(_so_many, how=how), many, ja)
    _conditions(g, _so_many_orgs, "organizations", "組織")
    g.add("per", build=_orgs, match=never, ja=f"{{f:np}}の(|異なる)組織1(つ|種類|種){_EACH_JA}")
    g.add("per", build=_orgs, match=never, ja=f"{{f:back}}の(|異なる)組織1(つ|種類|種){_EACH_JA}")
    g.add("per", build=_orgs, match=_those, en=" for each (different |)organization among {f:back}", says=True)
    g.add("amount", build=_orgs, match=_those, en="the number of (different |)organizations among {f:back}", says=True)
    g.add("per", build=_orgs, match=never, en=" for each (different |)organization among {f:back}")


def _conditions(g: Grammar, build: Any, many: str, ja: str) -> None:
    """Printed as "three or more UNITs with different names"."""
    g.add(
        "cond",
        build=build,
        match=never,
        en=(
            f"there are {{n:numw}} or more different {many} among {{f:nps}}",
            f"{{f:nps}} have {{n:numw}} or more different {many}( among them|)",
        ),
        ja=(
            f"{{f:np}}の(中に|間に|)(異なる|){ja}が{{n:num}}種類以上(ある|存在する)",
            f"{{f:np}}の{ja}が(合計|合わせて|){{n:num}}種類以上(|ある)",
            f"{{f:np}}が{{n:num}}種類以上の{ja}を持つ",
        ),
    )
    if many == "organizations":
        return  # said so already
    for whose, controls in (("you", "you control"), ("opponent", "(your opponent controls|they control)")):
        for kind in ("UNIT", "ITEM"):
            g.add("cond", build=partial(build, Filter(whose=whose, types=(kind,))), match=never,
                  en=f"{controls} {kind}s with {{n:numw}} or more different {many}")  # fmt: skip


def _of(f: Any, how: str) -> Any:
    open_ = isinstance(f, Filter) and f.zone in ("field", "trail") and "~" not in f"{f.shares}{f.named}"
    return Alikes(f, how) if open_ else REJECT


def _match(v: Any, how: str) -> Mapping[str, Any] | None:
    return {"f": v.of} if isinstance(v, Alikes) and v.how == how and v.each == 1 else None


def _so_many(f: Any, n: Any, how: str) -> Any:
    amount = _of(f, how)
    return REJECT if amount is REJECT or not isinstance(n, int) or n < 2 else Compare(amount, ">=", n)


def _so_many_orgs(f: Any, n: Any) -> Any:
    fits = isinstance(f, Filter) and f.zone in ("field", "trail") and isinstance(n, int)
    return Compare(CountOrgs(f), ">=", n) if fits else REJECT


def _orgs(f: Any) -> Any:
    return CountOrgs(f)


def _those(v: Any) -> Mapping[str, Any] | None:
    """Several that were named before."""
    several = isinstance(v, CountOrgs) and v.each == 1 and isinstance(v.of, Ref) and v.of.word.endswith(("s", "m"))
    return {"f": v.of} if several else None
