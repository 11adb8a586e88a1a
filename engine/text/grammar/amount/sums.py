"""Sums, differences, extremes and totals of numbers. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.counts import STATS, summed
from engine.text.grammar.lexicon import TOKI, WHEN, verb
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.grammar.noun.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import ANY, SELF, SUBJECT, Aim, Body, FindClause, Otherwise, Pick, Ref
from engine.trails.tree import Compare, Count, Filter, If, Much, Neg, Range, Stat, Sum, Total, Trigger
from engine.trails.tree.reads import replace

_WHAT = "(数|値|数値|点数|枚数|数字)"


def sums(g: Grammar) -> None:
    """Add to the rules "worked" and "cards"."""
    g.add(
        "worked",
        build=_sum,
        ja=(
            f"{{a:amount-p}}に{{b:amount-p}}(を|)(加えた|足した|加算した|加えたのと同じ){_WHAT}",
            "{a:amount-p}(+|＋|プラス|足す){b:amount-p}",
            f"{{a:amount-p}}(より|よりも){{b:num}}(大きい|多い|高い){_WHAT}",
        ),
    )
    g.reads("cards", hole("a"), en="(a|the) number of cards equal to {a:worked}",
          ja=f"{{a:worked}}(に等しい|と同じ|と等しい){_WHAT}(|の)(カード|)")  # fmt: skip


def _sum(a: Any, b: Any) -> Any:
    return summed((a, *(b.parts if isinstance(b, Sum) else (b,))))


_BEST = (
    ("most", ("highest", "greatest", "largest"), ("高い", "大きい")),
    ("least", ("lowest", "least", "smallest"), ("低い", "小さい")),
)
#: Numbers that a card on the field has.
_FIELDS = ("cp", "str", "def", "ep", "level")


def difference_and_extremes(g: Grammar) -> None:
    """Add to the rules "amount" and "worked"."""
    g.add(
        "worked",
        Sum((hole("a"), Neg(hole("b")))),
        en="{a:amount-p} minus {b:amount-p}",
        ja="{a:amount-p}から{b:amount-p}を引いた(数|値|数値|点数|枚数)",
    )
    for field in _FIELDS:
        en, ja = STATS[field]
        for way, bests, ja_bests in _BEST:
            g.add(
                "amount",
                build=partial(_best, field=field, way=way),
                match=partial(_best_match, field=field, way=way),
                en=[f"the {best} {en} {among} {{f:nps}}" for best in bests for among in ("among", "of")],
                ja=[
                    text
                    for best in ja_bests
                    for text in (
                        f"{{f:np}}の中で最も{best}{ja}(の値|)",
                        f"{{f:np}}の{ja}の中で最も{best}(もの|値|数値)",
                        f"{{f:np}}(のうち|のうちで|の)(最も|一番){best}{ja}(の値|)",
                        f"{{f:np}}の中で一番{best}{ja}(の値|)",
                    )
                ],
            )
        g.add(
            "amount",
            Stat(f"printed {field}", hole("r")),
            en=(f"{{r:back}}'s (original|printed) {en}", f"the (original|printed) {en} of {{r:back}}"),
            ja=f"{{r:back}}の本来の{ja}(の値|)",
        )


def _best(f: Any, field: str, way: str) -> Any:
    if not isinstance(f, Filter) or f.extreme or f.zone in ("hand", "deck"):
        return REJECT
    return Stat(field, replace(f, extreme=f"{way} {field}"))


def _best_match(v: Any, field: str, way: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Stat) and isinstance(v.of, Filter) and v == Stat(field, v.of)
    return {"f": replace(v.of, extreme="")} if fits and v.of.extreme == f"{way} {field}" else None


#: "Their CP cost": that of each of several.
THEIRS = "theirs"


def distributive(g: Grammar) -> None:
    """Add to the rule "amount"."""
    for field, (en, ja) in STATS.items():
        for more, en_more, ja_more in (("", "", ""), ("printed ", "(printed|original) ", "本来の")):
            g.add(
                "amount",
                Stat(more + field, SELF),
                en=f"its own {en_more}{en}",
                ja=f"(それ|そのUNIT)自身の{ja_more}{ja}",
            )
            theirs: Any = Ref(THEIRS)
            g.reads("amount", Stat(more + field, theirs),
                  en=(f"their (own |){en_more}{en}", f"each (one|UNIT|ITEM|card)'s {en_more}{en}"),
                  ja=f"それぞれ(自身|)の{ja_more}{ja}")  # fmt: skip


_THAN_OPPONENT = "your opponent(| does| controls| has)"
_THAN_YOU = "you(| do| control| have)"
_ZONES = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"))
_TURNED = {"<=": ">=", ">=": "<="}


def comparison(g: Grammar) -> None:
    """Add to the rules "cond" and "craft-line"."""
    for op, less, least, ja in (("<=", "fewer", "most", "以下"), (">=", "more", "least", "以上")):
        more = "more" if less == "fewer" else "fewer"
        for mine, subject, control, other, ja_mine, ja_other in (
            (True, "you", "(control|have)", _THAN_OPPONENT, "あなた", "相手"),
            (False, "your opponent", "(controls|has)", _THAN_YOU, "相手", "あなた"),
        ):
            not_more = "don't (control|have)" if mine else "doesn't (control|have)"
            g.add(
                "cond",
                build=partial(_sides, op=op if mine else _TURNED[op]),
                en=(
                    f"{subject} {control} as many {{f:nps}} as {other} or {less}",
                    f"{subject} {control} (as many or {less}|at {least} as many|no {more}) {{f:nps}} (as|than) {other}",
                    f"{subject} {not_more} {more} {{f:nps}} than {other}",
                ),
                ja=(
                    f"{ja_mine}の(場の|){{f:np}}(の数|)が{ja_other}{ja}",
                    f"{ja_mine}の(場の|){{f:np}}の数が{ja_other}と同じ(か|、または)(それ|)より(も|)"
                    f"{'少ない' if op == '<=' else '多い'}",
                ),
            )
            for zone, ja_zone in _ZONES:
                their = "your" if mine else "their"
                cards = f"cards in ({their} |){zone}"
                g.add(
                    "cond",
                    build=partial(_zones, zone=zone, op=op if mine else _TURNED[op]),
                    en=(
                        f"{subject} ha{'ve' if mine else 's'} as many {cards} as {other} or {less}",
                        f"{subject} ha{'ve' if mine else 's'} (as many or {less}|at {least} as many|no {more}) {cards} "
                        f"(as|than) {other}",
                    ),
                    ja=f"{ja_mine}の{ja_zone}(の枚数|のカードの枚数|)が{ja_other}(の{ja_zone}|)(の枚数|)(の数|){ja}",
                )
    _how_much(g)


def _sides(f: Filter, op: str) -> Any:
    """What you control against the same of the opponent."""
    mine, theirs = owned(f, "you"), owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), op, Count(theirs))


def _zones(zone: str, op: str) -> Any:
    f = Filter(zone=zone, whose="you")
    return Compare(Count(f), op, Count(replace(f, whose="opponent")))


# --- how much it was ------------------------------------------------------------------------------------------------
def _how_much(g: Grammar) -> None:
    it_was = "(it|that|this|the amount|that amount|the bond lost|the bond gained) (is|was)"
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or less", "以下")):
        g.add("cond", build=partial(_much, op=op), en=f"{it_was} {{n:num}} {en}",
              ja=f"(それ|失った絆|得た絆|その(点数|ダメージ))が{{n:num}}点{ja}(だった|であった|)")  # fmt: skip
        for player, you, s, ja_you in (("you", "you", "", "あなたが"), ("opponent", "your opponent", "s", "相手が")):
            for kind, event, ja_kind in (("stun damage", "takes stun damage", "スタンダメージ"),):
                g.add(
                    "craft-line",
                    build=partial(_so_much, event=event, player=player, op=op),
                    en=f"{WHEN} {you} take{s} {{n:num}} {en} {kind}(| at once), {{b:body}}",
                    ja=(
                        f"{ja_you}(一度に|){{n:num}}点{ja}の{ja_kind}を受けた{TOKI}(、|){{b:body}}",
                        f"{ja_you}{ja_kind}を(一度に|){{n:num}}点{ja}受けた{TOKI}(、|){{b:body}}",
                    ),
                )


def _much(n: Any, op: str) -> Any:
    return Compare(Much(), op, n) if isinstance(n, int) and n > 0 else REJECT


def _so_much(n: Any, b: Body, event: str, player: str, op: str) -> Any:
    """A condition on how much it was, asked as it triggers."""
    if not isinstance(n, int) or n < 1 or not b.sentences:
        return REJECT
    if len(b.sentences) > 1 and isinstance(b.sentences[1][0], Otherwise):
        return REJECT
    first = (If(Compare(Much(), op, n), b.sentences[0]),)
    return ("triggered", Trigger(event, None, None, player), Body((first, *b.sentences[1:]), b.limits))


def totals(g: Grammar) -> None:
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
