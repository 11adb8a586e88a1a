"""Whom a verb works on: this card, targets, choices, everything of a kind, words that point back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.text.amounts import ANY, counter
from engine.text.kernel import REJECT, Grammar, Parse, Readings, Speaker, hole
from engine.text.surface import Aim, Pick, Ref, Top
from engine.trails.cards import TYPES
from engine.trails.tree import Filter

_TOP = "the top card of (your|their) deck"
_TOP_JA = ("デッキの(一番|)上のカードを(1枚|)", "デッキの(一番|)上から1枚を")


def article(noun: str) -> str:
    """The noun with a or an."""
    first = noun.lstrip("[‘'")[:1].lower()
    return ("an " if first in "aeio" or noun.startswith(("EVENT", "ITEM")) else "a ") + noun


def _others(f: Filter) -> Filter | None:
    return replace(f, scope="other") if f.scope == "all" else None


def _a_reader(g: Grammar) -> Any:
    def read(parse: Parse, at: int) -> Readings:
        low = parse.low
        for word in ("another ", "an ", "a ", "one of ", "one "):
            if low.startswith(word, at):
                out = []
                for end, f in g.read("np", "en", parse, at + len(word)):
                    if word == "another ":
                        f = _others(f)
                        if f is None:
                            continue
                    out.append((end, f))
                return out
        return ()

    return read


def _a_printer(g: Grammar) -> Any:
    def say(f: Any, speaker: Speaker) -> str | None:
        if not isinstance(f, Filter):
            return None
        if f.scope == "other":
            noun = g.print("np", replace(f, scope="all"), "en", speaker)
            return None if noun is None else "another " + noun
        noun = g.print("np", f, "en", speaker)
        return None if noun is None else article(noun)

    return say


def _aim(v: Any, least: Any, most: Any, scope: str | None = None) -> dict[str, Any] | None:
    if not isinstance(v, Aim) or (least is not None and v.least != least) or (most is not None and v.most != most):
        return None
    if scope is not None and v.filter.scope != scope:
        return None
    return {"f": replace(v.filter, scope="all") if scope == "other" else v.filter, "n": v.most}


def _nouns(g: Grammar, rule: str) -> None:
    """What English says alike for subjects and objects."""
    g.add(rule, "this", en=("this card", "this UNIT", "this ITEM", "this BASE", "this EVENT", "this"))
    g.add(rule, shape=Aim(hole("f")), match=lambda v: _aim(v, 1, 1, "all"), en="(|a )target {f:np}")
    g.add(
        rule,
        build=lambda f: REJECT if (o := _others(f)) is None else Aim(o),
        match=lambda v: _aim(v, 1, 1, "other"),
        en="another target {f:np}",
    )
    g.add(rule, build=lambda f: Aim(f, 0, ANY), match=lambda v: _aim(v, 0, ANY), en="any number of target {f:nps}")
    g.add(
        rule,
        build=lambda f, n: Aim(f, 0, n),
        en="up to {n:numw} target {f:nps}",
        match=lambda v: _aim(v, 0, None) if isinstance(v, Aim) and v.most != ANY else None,
    )
    g.add(
        rule,
        build=lambda f, n: Aim(f, n, n),
        en="{n:numw} target {f:nps}",
        match=lambda v: _aim(v, v.most, None) if isinstance(v, Aim) and v.most != 1 else None,
    )
    g.add(
        rule,
        build=lambda f, n: REJECT if (o := _others(f)) is None else Aim(o, 0, n),
        en="up to {n:numw} other target {f:nps}",
    )
    g.add(
        rule,
        build=lambda f, n: REJECT if (o := _others(f)) is None else Aim(o, n, n),
        en="{n:numw} other target {f:nps}",
    )
    g.add(rule, hole("f"), en=("each {f:np}",), match=lambda v: {"f": v} if isinstance(v, Filter) else None)
    g.add(rule, hole("f"), en="all (of the |the |){f:nps}", match=lambda v: None)


def _pick(v: Any, least: Any = None, most: Any = None) -> dict[str, Any] | None:
    if not isinstance(v, Pick) or (least is not None and v.least != least) or (most is not None and v.most != most):
        return None
    return {"f": v.filter, "n": v.most, "m": (v.least, v.most, counter(v.filter))}


def add(g: Grammar) -> None:
    """Rules: a-np, back (a word that points back), subj, obj."""
    g.custom("a-np", "en", _a_reader(g), _a_printer(g), "ao")
    g.add("a-np-ja", hole("f"), ja="{f:np}")
    g.add("back", Ref("it"), en="it", ja="それ")
    g.add("back", Ref("them"), en="(them|they|those)", ja="それら")
    for kind in TYPES:
        g.add("back", Ref(kind), en=f"that {kind}", ja=f"その{kind}")
        g.add("back", Ref(f"{kind}s"), en=f"those {kind}s", ja=f"それらの{kind}")
    g.add("back", Ref("card"), en="(that card|the card)", ja="そのカード")
    g.add("back", Ref("cards"), en="(those cards|the cards)", ja="それらのカード")
    for number, word in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), start=1):
        g.add("back", Ref(f"#{number}"), en=f"the {word} one", ja=f"{number}番目のもの")
    g.add("back", Ref("attacked"), en="the UNIT (it|this card) attacked", ja="これが攻撃したUNIT")
    g.add("back-s", Ref("them"), en="they", ja="それら")
    g.add("back-s", hole("r"), en="{r:back}", ja="{r:back}", match=lambda v: {"r": v} if isinstance(v, Ref) else None)

    for rule in ("subj", "obj"):
        _nouns(g, rule)
    g.add("subj", hole("r"), en="{r:back-s}", ja="{r:back}は(|、)", match=_back)
    g.add("subj", "this", ja="(これ|このカード|このUNIT|このITEM|このBASE)は(|、)")
    g.add(
        "subj",
        hole("f"),
        en="{f:nps}",
        ja=("{f:np}はすべて、", "{f:np}は(|すべて|それぞれ)(|、)", "すべての{f:np}は(|、)"),
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )

    g.add(
        "obj",
        Top(1),
        en=_TOP,
        ja=_TOP_JA,
    )
    g.add(
        "obj",
        Top(hole("n")),
        en="the top {n:numw} cards of (your|their) deck",
        ja=(
            "デッキの(一番|)上のカードを{n:num}枚",
            "デッキの(一番|)上から(カードを|){n:num}枚(を|)",
            "デッキの(一番|)上を{n:num}枚",
        ),
    )
    g.add("obj", hole("r"), en="{r:back}", ja="{r:back}を", match=_back)
    g.add("obj", "this", ja="(これ|このカード|このUNIT|このITEM|このBASE)を")
    g.add(
        "obj",
        hole("f"),
        ja=("{f:np}をすべて", "すべての{f:np}を", "{f:np}すべてを"),
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )
    g.add("obj", shape=Pick(hole("f")), match=lambda v: _pick(v, 1, 1), en="{f:a-np}")
    g.add("obj", build=lambda f: Pick(f, 0, ANY), match=lambda v: _pick(v, 0, ANY), en="any number of {f:nps}")
    g.add("obj", build=lambda f, n: Pick(f, 0, n), match=lambda v: _pick(v, 0), en="up to {n:numw} {f:nps}")
    g.add(
        "obj",
        build=lambda f, n: Pick(f, n, n) if n != 1 else REJECT,
        match=lambda v: _pick(v) if isinstance(v, Pick) and v.least == v.most else None,
        en="{n:numw} {f:nps}",
    )
    g.add(
        "obj",
        build=lambda f, m: Pick(f, m[0], m[1]),
        match=_pick,
        ja=("{f:np}を{m:measure}", "{f:np}{m:measure}を"),
    )
    g.add(
        "aim",
        build=lambda f, m: Aim(f, m[0], m[1]),
        match=lambda v: {"f": v.filter, "m": (v.least, v.most, counter(v.filter))} if isinstance(v, Aim) else None,
        ja=("{f:np}を{m:measure}対象と", "{f:np}{m:measure}を対象と"),
    )


def _back(v: Any) -> dict[str, Any] | None:
    return {"r": v} if isinstance(v, Ref) else None
