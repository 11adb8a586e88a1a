"""Whom a verb works on: this card, targets, choices, everything of a kind."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.noun.pairs import each_aimed, in_row, named_so, said_each
from engine.text.grammar.noun.phrase import articles
from engine.text.grammar.noun.phrase.articles import counter, one_most, others, with_this
from engine.text.grammar.noun.places import ONE
from engine.text.grammar.noun.possessors import anaphora
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Readings
from engine.text.surface import ANY, Aim, Both, Pick, Ref, Top
from engine.trails.tree import Filter
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

_TOP = ("the top card of (your|their) deck", "the card on top of your deck")
_TOP_JA = (
    "(|あなたの|自身の)デッキの(一番|)上のカードを(1枚|)",
    "(|あなたの|自身の)デッキの(一番|)上から(カードを|)1枚(を|)",
    "(|あなたの|自身の)デッキの(一番|)上(を|の)1枚(を|)",
    "(|あなたの|自身の)デッキの(一番|)上のカード1枚を",
)


def _bare(f: Filter) -> Any:
    """A Japanese object without a number: who has the most is one, what is done to what boards this card is for all."""
    return one_most(f) if f.extreme else f if with_this(f) else REJECT


def _aim(v: Any, least: Any, most: Any, scope: str | None = None) -> dict[str, Any] | None:
    if (
        not isinstance(v, Aim)
        or v.total is not None
        or (least is not None and v.least != least)
        or (most is not None and v.most != most)
    ):
        return None
    if scope is not None and (v.filter.scope == "other") is not (scope == "other"):
        return None
    return {"f": replace(v.filter, scope="all") if scope == "other" else v.filter, "n": v.most}


def _nouns(g: Grammar, rule: str) -> None:
    """What English says alike for subjects and objects."""
    g.add(rule, "this", en=("this card", "this UNIT", "this ITEM", "this BASE", "this EVENT", "this"))
    g.add(rule, shape=Aim(hole("f")), match=lambda v: _aim(v, 1, 1, "all"), en="(|a )target {f:np}")
    g.add(
        rule,
        build=lambda f: REJECT if (o := others(f)) is None else Aim(o),
        match=lambda v: _aim(v, 1, 1, "other"),
        en="another target {f:np}",
    )
    g.add(rule, Aim(hole("f"), 0, ANY), en="any number of target {f:nps}")
    g.add(rule, build=lambda f: REJECT, match=lambda v: _aim(v, 0, 1), en="up to one target {f:np}")  # read below
    g.add(rule, Aim(hole("f"), 0, hole("n")), en="up to {n:numw} target {f:nps}")
    g.add(
        rule,
        build=lambda f, n: Aim(f, n, n),
        en=("{n:numw} target {f:nps}", "exactly {n:numw} target {f:nps}"),
        match=lambda v: _aim(v, v.most, None) if isinstance(v, Aim) and v.most != 1 else None,
    )
    g.add(
        rule,
        build=lambda f, n: REJECT if (o := others(f)) is None else Aim(o, 0, n),
        en="up to {n:numw} other target {f:nps}",
    )
    for low, n in (("one or two", 2), ("one, two, or three", 3)):
        g.add(rule, Aim(hole("f"), 1, n), en=f"{low} target {{f:nps}}")
    g.add(rule, hole("f"), en=("each {f:np}",), match=lambda v: {"f": v} if isinstance(v, Filter) else None)
    g.reads(rule, hole("f"), en=("all (of the |the |of |){f:nps}", "each of (the |){f:nps}"))


def _pick(v: Any, least: Any = None, most: Any = None) -> dict[str, Any] | None:
    if (
        not isinstance(v, Pick)
        or v.total is not None
        or (least is not None and v.least != least)
        or (most is not None and v.most != most)
    ):
        return None
    return {"f": v.filter, "n": v.most, "m": (v.least, v.most, counter(v.filter))}


def targets(g: Grammar) -> None:
    """Rules: subj, obj, aim, aims, whole, and those of articles and of words that point back."""
    articles.add(g)
    for rule in ("subj", "obj"):
        g.reads(rule, hole("f"), en="{f:the-nps}")
    anaphora(g)
    for rule in ("subj", "obj"):
        _nouns(g, rule)
    g.add(
        "subj",
        hole("r"),
        en="{r:back-s}",
        ja=("{r:back}は(|、)", "{r:back}は(それぞれ|どちらも|ともに|すべて)(|、)"),
        match=_back,
    )
    g.add("subj", "this", ja="(これ|このカード|このUNIT|このITEM|このBASE)は(|、)")
    g.add(
        "subj",
        hole("f"),
        en="{f:nps}",
        ja=("{f:np}はすべて、", "{f:np}は(|すべて|それぞれ)(|、)", "すべての{f:np}は(|、)"),
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )

    g.add("obj", build=_bare, ja="{f:np}を")
    for rule, ja in (
        (
            "subj",
            (
                "{f:np-all}は(|、|それぞれ、|それぞれ)",
                "{f:np}(すべて|全て)は(|、|それぞれ、|それぞれ)",
                "各{f:np}は(|、)",
            ),
        ),
        ("obj", ("{f:np-all}を", "各{f:np}を")),
    ):
        g.reads(rule, hole("f"), ja=ja)
    for n, en_n, ja_n in ((1, ("the top card of your opponent's deck",), "1"),
                          (hole("n"), ("the top {n:numw} cards of your opponent's deck",), "{n:num}")):  # fmt: skip
        g.reads("obj", Top(n, "opponent"), en=en_n, ja=(
            f"相手のデッキの(一番|)上のカードを{ja_n}枚", f"相手のデッキの(一番|)上から(カードを|){ja_n}枚(を|)",
            f"相手のデッキの(一番|)上を{ja_n}枚", f"相手のデッキの(一番|)上のカード{ja_n}枚を",
            *(("相手のデッキの(一番|)上のカードを",) if n == 1 else ())))  # fmt: skip
    g.add("obj", Top(1), en=_TOP, ja=_TOP_JA)
    g.add(
        "obj",
        Top(hole("n")),
        en="the top {n:numw} cards of (your|their) deck",
        ja=(
            "(|あなたの|自身の)デッキの(一番|)上のカードを{n:num}枚",
            "(|あなたの|自身の)デッキの(一番|)上から(カードを|){n:num}枚(を|)",
            "(|あなたの|自身の)デッキの(一番|)上を{n:num}枚",
            "(|あなたの|自身の)デッキの(一番|)上のカード{n:num}枚を",
        ),
    )
    g.add("obj", hole("r"), en="{r:back}", ja="{r:back}を", match=_back)
    g.add("obj", build=_several, en="(all|both|each) of {r:back}",
          ja=("{r:back}を(すべて|全て|両方)", "{r:back}(すべて|全て|両方)を"))  # fmt: skip
    g.add("obj", "this", ja="(これ|このカード|このUNIT|このITEM|このBASE|このEVENT)を")
    g.add(
        "obj",
        build=lambda m: Pick(Filter(among="~it"), m[0], m[1]),
        ja=(
            "(その中|それら|その中のカード|その内)(から|の)(カードを|){m:measure}(を|)",
            "(その|それらの|そのカードの)うち(の|から|)(カードを|){m:measure}(を|)",
        ),
    )
    g.add("obj", build=lambda m: Pick(Filter(among="~it"), m[0], m[1]), ja="(その中|それら)の{m:measure}を")
    g.add("obj", build=lambda m: Pick(Filter(among=ONE), m[0], m[1]), ja="{m:measure}を")
    g.add("obj", build=lambda: Pick(Filter(among="~it")), en=("one of (them|those cards)", "one card from among them"))
    g.add("obj", build=lambda: Pick(Filter(among=ONE)), en="one")
    g.add("obj", Pick(Filter(among="~it")), match=lambda v: {} if v == Pick(Filter(among="~it")) else None, says=True,
          en="one of them", ja="その中の1つを")  # fmt: skip
    g.reads("obj", Pick(Filter(among="~it")), ja="(片方|一方|どちらか(|1つ|一方|片方))を")
    for kind in TYPES:
        one_kind = Filter(types=(kind,), among="~it")
        g.add("obj", build=lambda f=one_kind: Pick(f), en=f"one of (those|the) {kind}s")
    g.add("obj", build=lambda n: Pick(Filter(among="~it"), n, n), en="{n:numw} of (them|those cards)")
    g.add(
        "obj",
        hole("f"),
        ja=("{f:np}をすべて", "すべての{f:np}を", "{f:np}すべてを"),
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )
    g.add("obj", shape=Pick(hole("f")), match=lambda v: _pick(v, 1, 1), en="{f:a-np}")
    g.add("obj", Pick(hole("f"), 0, ANY), en=("any number of {f:nps}", "any number of the {f:nps}"))
    g.add("obj", Pick(hole("f"), 0, hole("n")), en=("up to {n:numw} {f:nps}", "up to {n:numw} of (the |){f:nps}"))
    for low, n in (("one or two", 2), ("one, two, or three", 3)):
        g.add("obj", Pick(hole("f"), 1, n),
              en=f"{low} (|of (the |)){{f:nps}}")  # fmt: skip
    g.add("obj", Pick(hole("f"), hole("n"), hole("n")), where=lambda n: n != 1, en="{n:numw} {f:nps}")
    g.add(
        "obj",
        build=lambda f, m: Pick(f, m[0], m[1]),
        match=_pick,
        ja=("{f:np}を{m:measure}(|、)", "{f:np}{m:measure}を"),
    )
    g.add(
        "aim",
        build=lambda f, m: Aim(f, m[0], m[1]),
        match=_counted,
        ja=("{f:np}を{m:measure}対象と", "{f:np}{m:measure}を対象と", "{f:np}のうち{m:measure}を対象と"),
    )
    g.add("aim1", build=lambda f, m: Aim(f, m[0], m[1]), match=_counted, ja="{f:np}(を|){m:measure}")
    g.add("aims", build=in_row, match=named_so, ja="{a:aim1}(と|と、|、){b:aim1}(|を)対象と")
    g.add("aims", build=in_row, match=_three, ja="{a:aim1}(と|と、|、){b:aim1}(と|と、|、){c:aim1}(|を)対象と")
    for rule in ("subj", "obj"):
        g.add(rule, build=each_aimed, match=said_each, en="{a:aim1} and {b:aim1}")
        g.add(rule, build=lambda a: Both(("this", a)), en="this card and {a:aim1}")
    g.add(
        "whole",
        hole("f"),
        en="(all|each|all of the|all the|every) {f:nps}",
        ja=("すべての{f:np}", "{f:np}すべて", "{f:np-all}", "各{f:np}"),
    )
    g.add("whole-s", hole("f"), en=("{f:whole}", "{f:nps}"), ja=("{f:whole}", "{f:np}"))
    for rule, whole in (("subj", "whole-s"), ("obj", "whole")):
        g.custom(f"{rule}-too", "ja", partial(_too, g=g, rule=whole), None)
        g.custom(f"{rule}-too", "en", lambda parse, at: (), None, "")
        g.add(rule, build=lambda f: Both(("this", f)), en=f"this (card|UNIT) and {{f:{whole}}}")
        g.add(rule, build=_both, en="{a:aim1} and {f:whole}")
    for rule, particle in (("subj", "は(|、|それぞれ|すべて)"), ("obj", "を(|すべて)")):
        g.add(rule, build=_both, ja=f"{{a:back}}と{{f:{rule}-too}}{particle}")
    g.add(
        "subj", build=lambda f: Both(("this", f)), ja="(これ|このUNIT|このカード)と{f:subj-too}は(|、|それぞれ|すべて)"
    )
    g.add("obj", build=_this_and, en="this (card|UNIT) and {f:a-np}")
    g.add("obj", build=lambda f, m: _this_and(f, m[1]) if m[0] == m[1] else REJECT,
          ja="(これ|このUNIT|このカード)と{f:np}を{m:measure}(|、)")  # fmt: skip
    g.add("subj", build=lambda r: Both(("this", r)), ja="これと{r:back}は(|、)")
    g.add("aim1", shape=Aim(hole("f")), en="(|a )target {f:np}", match=lambda v: _aim(v, 1, 1, "all"))
    g.add(
        "aim1",
        build=lambda f: REJECT if (o := others(f)) is None else Aim(o),
        en="another target {f:np}",
        match=lambda v: _aim(v, 1, 1, "other"),
    )
    g.add("aim1", Aim(hole("f"), 0, hole("n")), en="up to {n:numw} target {f:nps}")


def _counted(v: Any) -> Any:
    """Targets as Japanese counts them."""
    return (
        {"f": v.filter, "m": (v.least, v.most, counter(v.filter))} if isinstance(v, Aim) and v.total is None else None
    )


def _three(v: Any) -> Any:
    return {"a": v[0], "b": v[1], "c": v[2]} if len(v) == 3 and in_row(*v) == tuple(v) else None


def _too(parse: Parse, at: int, g: Grammar, rule: str) -> Readings:
    """What stands after これと: another thing, not what it has in common with one or fights with."""
    return (
        ()
        if parse.low.startswith(("同じ", "共通", "戦闘中", "異な", "スクラム攻撃", "共に", "一緒に"), at)
        else g.read(rule, "ja", parse, at)
    )


def _both(a: Any, f: Filter) -> Any:
    """ "target UNIT and all ITEMs"; "and each other UNIT" would mean other than the target, which no filter says."""
    return REJECT if f.scope != "all" else Both((a, f))


def _this_and(f: Filter, n: Any = 1) -> Any:
    """This card and another one, that is chosen: what has something in common with it, or fights it, is no "これと"."""
    return Both(("this", Pick(f, n, n))) if f.scope == "other" and not f.shares and not f.fights else REJECT


def _several(r: Any) -> Any:
    """All of them: a word that means several."""
    return r if isinstance(r, Ref) and (r.word == "them" or r.word.endswith("s")) else REJECT


def _back(v: Any) -> dict[str, Any] | None:
    return {"r": v} if isinstance(v, Ref) else None
