"""Numbers with a limit, and X, where it is paid and where it is said what it is (1305). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.amount.per.multiples import UpTo, scale, scale_bonus, unscale
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import By, PaidEP, Predicate, Said
from engine.trails.tree import Bond, Capped, Discard, Draw, Gain, Neg, PayEP, X
from engine.trails.tree.reads import replace

#: Of what it is so many, English and Japanese; the first of each is printed.
_UNITS = (
    ("", "", ""),
    ("bond", "( bond| bonds)", "(点|絆)"),
    ("cards", "( cards| card)", "枚"),
    ("things", "( UNITs| ITEMs| BASEs| EVENTs| of them| times| damage| EP| CP)", "(つ|体|回|EP|CP)"),
)
_TOTAL = "(| total| in total)"


def limits(g: Grammar) -> None:
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
    # behind all of it, as English has it: 絆を1点得る（最大5点）
    g.add("sentence", build=_behind, ja="{c:chain}{m:upto-end}")


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
    if unit != "things":
        g.add("upto-end", build=lambda n: (n, unit), ja=f"、(最大|上限)(|で|でも|も|は){n}{ja_of}(|まで)")


def _capped(a: Any, n: Any) -> Any:
    most, unit = n
    once = unit == "" or getattr(a, "each", 1) == 1
    return Capped(a, most) if isinstance(most, int) and most > 0 and once else REJECT


def _behind(c: Any, m: Any) -> Any:
    """Clauses of which the only one is done for each of something, up to a limit."""
    whole: Any = c[0]
    clause = whole.do[0] if isinstance(whole, By) and len(whole.do) == 1 else whole
    most, unit = m
    made: Any = REJECT
    if len(c) != 1:
        return REJECT
    if isinstance(clause, (Draw, Discard, Bond, Gain)):
        found = unscale((clause.amount,))
        if found is not None and not isinstance(found[0], UpTo) and not isinstance(most, tuple):
            own = "bond" if isinstance(clause, Bond) else "" if isinstance(clause, Gain) else "cards"
            amount = scale(found[1][0], UpTo(found[0], most, unit), own)
            made = amount if amount is REJECT else replace(clause, amount=amount)
    elif isinstance(clause, Said) and len(clause.predicates) == 1 and clause.predicates[0].kind == "bonus":
        part = clause.predicates[0]
        found = unscale(part.value)
        if found is not None and not isinstance(found[0], UpTo):
            bonus = scale_bonus(found[1], UpTo(found[0], most, unit))
            made = bonus if bonus is REJECT else replace(clause, predicates=(Predicate("bonus", bonus, part.until),))
    if made is REJECT:
        return REJECT
    return (made if clause is whole else By(whole.player, (made,)),)


def _upto(f: Any, m: Any) -> Any:
    most, unit = m
    limits = most if isinstance(most, tuple) else (most,)
    plain = all(isinstance(limit, int) for limit in limits) and any(limits)
    return UpTo(f, most, unit) if plain and not isinstance(f, UpTo) else REJECT


def derive_limits(g: Grammar) -> None:
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


_COST = PayEP(X())


def variable_payment(g: Grammar) -> None:
    """Add to the rules "cost1", "per" and "amount"."""
    g.reads(
        "cost1",
        _COST,
        en="pay (any amount|any number|as much) (of |)EP( as you like|)",
        ja="(任意の|好きな)(点数の|数の|量の|点数|数|)(EP)(を|)支払う",
    )
    g.reads("per", PaidEP(), en=" for each EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP1(点|)(につき|ごとに)(|、)")  # fmt: skip
    g.reads("amount", PaidEP(), en="the (amount|number) of EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP(の点数|の数|)")  # fmt: skip


def with_x(v: Any) -> Mapping[str, Any] | None:
    """One continuous craft whose bonus has to be worked out: the same with X, and what X is."""
    if len(v) != 1 or not v[0].said.predicates:
        return None
    (static,) = v
    found: Any = None
    parts = []
    for part in static.said.predicates:
        if part.kind == "bonus" and unscale(part.value) is None:
            numbers = []
            for amount in part.value:
                plain = amount.amount if isinstance(amount, Neg) else amount
                if isinstance(plain, int | X):
                    numbers.append(amount)
                    continue
                if found not in (None, plain):
                    return None
                found = plain
                numbers.append(X(-1) if isinstance(amount, Neg) else X())
            part = replace(part, value=tuple(numbers))
        parts.append(part)
    if found is None:
        return None
    return {"s": replace(static, said=replace(static.said, predicates=tuple(parts))), "a": found}
