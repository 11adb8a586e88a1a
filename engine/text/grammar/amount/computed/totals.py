"""Sums of a number over several things: "the total STR of UNITs you control". Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import ANY, SUBJECT, Aim, FindClause, Pick, Ref
from engine.trails.tree import Compare, Filter, Range, Total
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the rules "amount" and "cond", and to the nouns that have a limit for all of them together."""
    _limits(g)
    for field, (en, ja) in STATS.items():
        g.add(
            "total",
            build=partial(_of, field=field),
            match=partial(_match, field=field, kind=Filter),
            en=(
                f"the (total|combined) {en} of (all |the |all the |){{f:nps}}",
                f"the sum of the {en}s of {{f:nps}}",
                f"the (total|combined) {en} among {{f:nps}}",
            ),
            ja=f"{{f:np}}の{ja}の(合計値|合計)",
        )
        g.add(
            "total",
            build=partial(_of, field=field),
            match=partial(_match, field=field, kind=Ref),
            en=(f"the (total|combined) {en} of {{f:back}}", f"their (total|combined) {en}"),
            ja=f"{{f:back}}の{ja}の(合計値|合計)",
        )
    g.add("amount", build=lambda t: t, match=lambda v: {"t": v} if isinstance(v, Total) else None,
          en="{t:total}", ja="{t:total}")  # fmt: skip
    for op, en in (
        (">=", "{n:num} or (more|greater|higher)"),
        ("<=", "{n:num} or (less|lower)"),
        ("=", "exactly {n:num}"),
    ):
        g.reads("cond", Compare(hole("a"), op, hole("n")), en=f"{{a:total}} is {en}")
    for op, en in ((">", "(greater|higher)"), ("<", "lower")):
        g.reads("cond", Compare(hole("a"), op, hole("b")), en=f"{{a:total}} is {en} than {{b:value}}")


def _limits(g: Grammar) -> None:
    for field, (en, ja) in STATS.items():
        g.add(
            "total-limit",
            Range(field, None, hole("n")),
            en=(
                f" with (a |)(total|combined) {en} (of |){{n:num}} or (less|lower)",
                f" whose (total|combined) {en} is {{n:num}} or (less|lower)",
                f" and (with |)(a |)(total|combined) {en} (of |){{n:num}} or (less|lower)",
            ),
            ja=f"({ja}の合計|合計{ja}|{ja}の合計値)が{{n:num}}以下(に|と)(なるように|なるよう)(、|)",
        )
    for zone, en in (("trail", "trail"), ("homebase", "homebase"), ("hand", "hand")):
        for whose, your in (("you", "your"), ("opponent", "your opponent's"), (SUBJECT, "their")):
            g.add("total-place", (zone, whose), en=f" (from|in) {your} {en}")
    for rule in ("subj", "obj"):
        g.add(
            rule,
            build=lambda f, t: Aim(f, 0, ANY, t),
            match=lambda v: _limited(v, Aim) if isinstance(v, Aim) and (v.least, v.most) == (0, ANY) else None,
            en="any number of target {f:nps}{t:total-limit}",
        )
        g.add(
            rule,
            build=lambda f, t, n: Aim(f, 0, n, t),
            match=lambda v: _limited(v, Aim) if isinstance(v, Aim) and v.least == 0 and v.most != ANY else None,
            en="up to {n:numw} target {f:nps}{t:total-limit}",
        )
    for most, en in ((ANY, "any number of"), (None, "up to {n:numw}")):
        g.add(
            "obj",
            build=lambda f, t, n=most: Pick(f, 0, n, total=t),
            match=partial(_picked, many=most == ANY),
            en=f"{en} {{f:nps}}{{t:total-limit}}",
        )
        g.add(
            "obj",
            build=lambda f, t, p, n=most: (
                Pick(replace(f, zone=p[0], whose=p[1]), 0, n, total=t)
                if f.whose == "any" and f.zone in ("field", "homebase")
                else REJECT
            ),
            en=f"{en} {{f:nps}}{{t:total-limit}}{{p:total-place}}",
        )
    g.add(
        "obj",
        build=lambda f, m, t: Pick(f, m[0], m[1], total=t) if m[0] == 0 else REJECT,
        match=lambda v: _limited(v, Pick),
        ja=("{f:np}を(|、){t:total-limit}{m:measure}", "{t:total-limit}{f:np}を{m:measure}",
            "{f:np}を{m:measure}(、|){t:total-limit}"),
    )  # fmt: skip
    g.add(
        "aim",
        build=lambda f, m, t: Aim(f, m[0], m[1], t) if m[0] == 0 else REJECT,
        match=lambda v: _limited(v, Aim),
        ja=("{f:np}を(|、){t:total-limit}{m:measure}対象と", "{t:total-limit}{f:np}を{m:measure}対象と",
            "{f:np}を{m:measure}(、|){t:total-limit}対象と"),
    )  # fmt: skip

    deck, deck_ja = "search (your|their) deck for", "(|自身の|あなたの)デッキから"
    many = "(任意の(数|枚数)|好きな(数|枚数|数だけ)|何枚でも)"
    verb(g, FindClause(hole("f"), ANY), en=(f"{deck} any number of {{f:founds}}",),
         ja=(f"{deck_ja}{{f:found}}を{many}探す", f"{deck_ja}{many}の{{f:found}}を探す"))  # fmt: skip
    verb(g, FindClause(hole("f"), ANY, "", hole("t")), en=(f"{deck} any number of {{f:founds}}{{t:total-limit}}",),
         ja=(f"{deck_ja}{{f:found}}を{{t:total-limit}}{many}探す", f"{deck_ja}{{t:total-limit}}{{f:found}}を{many}探す",
             f"{deck_ja}{{t:total-limit}}{many}の{{f:found}}を探す",
             f"{deck_ja}{{f:found}}を{many}(、|){{t:total-limit}}探す"))  # fmt: skip
    verb(g, FindClause(hole("f"), hole("n"), "", hole("t")),
         en=(f"{deck} up to {{n:numw}} {{f:founds}}{{t:total-limit}}",),
         ja=(f"{deck_ja}{{f:found}}を{{t:total-limit}}最大{{n:num}}枚(まで|)探す",
             f"{deck_ja}{{f:found}}を{{t:total-limit}}{{n:num}}枚まで探す",
             f"{deck_ja}{{t:total-limit}}{{f:found}}を(最大|){{n:num}}枚(まで|)探す"))  # fmt: skip
    g.add("among-them", "", en=" (from |)among (them|those cards|the revealed cards)")
    for most, en in ((ANY, "any number of"), (None, "up to {n:numw}")):
        g.add(
            "obj",
            build=lambda f, t, n=most, _a="": (
                Pick(replace(f, among="~it"), 0, n, total=t) if f.zone == "field" and not f.among else REJECT
            ),
            en=f"{en} {{f:nps}}{{t:total-limit}}{{_a:among-them}}",
        )
    g.add(
        "obj",
        build=lambda f, m, t: (
            Pick(replace(f, among="~it"), m[0], m[1], total=t) if m[0] == 0 and not f.among else REJECT
        ),
        ja=("(その中から|その中の|それらの中から)(、|){t:total-limit}{f:np}を{m:measure}",
            "(その中から|その中の|それらの中から)(、|){f:np}を{t:total-limit}{m:measure}"),
    )  # fmt: skip


def _picked(v: Any, many: bool) -> Mapping[str, Any] | None:
    return _limited(v, Pick) if isinstance(v, Pick) and (v.most == ANY) is many else None


def _limited(v: Any, kind: type) -> Mapping[str, Any] | None:
    if not isinstance(v, kind) or v.total is None or v.least != 0:  # type: ignore[attr-defined]
        return None
    one: Any = v
    return {"f": one.filter, "t": one.total, "n": one.most, "m": (one.least, one.most, counter(one.filter))}


def _of(f: Any = None, *, field: str) -> Any:
    """A sum over things that everybody sees, or over those that "them" means."""
    if f is None:
        return Total(field, Ref("them"))  # type: ignore[arg-type]
    if isinstance(f, Ref):
        return Total(field, f) if f.word == "them" or f.word.endswith("s") else REJECT  # type: ignore[arg-type]
    if f.zone in ("hand", "deck") or f.scope == "this":
        return REJECT
    return Total(field, f)


def _match(v: Any, field: str, kind: type) -> Mapping[str, Any] | None:
    fits = isinstance(v, Total) and v.field == field and v.each == 1 and isinstance(v.of, kind)
    return {"f": v.of} if fits else None
