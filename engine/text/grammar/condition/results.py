"""Conditions on what an effect has really done. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SAID, Ref, back
from engine.trails.tree import Compare, Happened, Not, Size, Trigger
from engine.trails.tree.loading.words import TYPES


def effect_results(g: Grammar) -> None:
    """Add to the rule "cond". What was done only counts where it was really done (104.3)."""
    for kind, ja_kind in (("card", "カード"), *((kind, kind) for kind in TYPES)):
        word = "them" if kind == "card" else f"way {kind}"
        a = "an|a" if kind[0] in "IE" else "a|an"
        for op, number, en, ja in (
            (">=", 1, (f"({a}|one or more|any) {kind}(|s) (was|were)",), ("が(ある|いる)",)),
            ("=", 0, (f"no {kind}(|s) (was|were)",), ("が(ない|いない)",)),
        ):
            g.add(
                "cond",
                build=lambda d, op=op, number=number, word=word, way="": Compare(Size(back(word), done=d), op, number),
                match=partial(_done, kind=kind, op=op, number=number),
                en=tuple(f"{one} {{d:done}} this way" for one in en)
                + (f"you {{d:done}} ({a}|one or more) {kind}(|s){_EN_GOES} this way",) * number,
                ja=tuple(f"{{way:this-way}}{{d:done}}{ja_kind}{one}" for one in ja)
                + (f"{{way:this-way}}{ja_kind}を{{d:done}}",) * number,
            )
        g.add(
            "cond",
            build=lambda d, n, word=word, way="": (
                Compare(Size(back(word), done=d), ">=", n) if isinstance(n, int) and n > 1 else REJECT
            ),
            match=partial(_done, kind=kind, op=">=", number=0),
            en=f"{{n:numw}} or more {kind}s were {{d:done}} this way",
            ja=f"{{way:this-way}}{{d:done}}{ja_kind}が{{n:num}}(枚|つ|体)以上(ある|いる|)",
        )
        g.add(
            "cond",
            build=partial(_so_many, op=">=", word=word),
            en=(
                f"{{n:numw}} {kind}s were {{d:done}} this way",
                f"you {{d:done}} {{n:numw}} (or more |){kind}s{_EN_GOES} this way",
                f"you {{d:done}} at least {{n:numw}} {kind}s{_EN_GOES} this way",
            ),
            ja=f"{{way:this-way}}{ja_kind}を{{n:num}}(枚|つ|体)(以上|){{d:done}}",
        )
        for verb, were in _WERE_JA:
            g.add(
                "cond",
                build=partial(_so_many, f"{SAID}{verb}", op=">=", word=word),
                ja=(
                    f"{{way:this-way}}{ja_kind}が{{n:num}}(枚|つ|体)(以上|){were}",
                    f"{{way:this-way}}{were}{ja_kind}が{{n:num}}(枚|つ|体)以上(ある|いる|)",
                ),
            )
        for op, ja_op in (("=", "(だけ|ちょうど|)"), ("<=", "以下")):
            g.add(
                "cond",
                build=partial(_so_many, op=op, word=word),
                ja=f"{{way:this-way}}{{d:done}}{ja_kind}が{{n:num}}(枚|つ|体){ja_op}",
            )
    g.add(
        "cond",
        build=lambda d, n, way="": (
            _so_many(d, n, ">=", "them") if d else REJECT
        ),  # how many were chosen is asked otherwise
        en=(
            "you {d:done} {n:numw} (or more |)this way",
            "(|at least ){n:numw} (or more |)(of them |)(were|was) {d:done} this way",
            "you {d:done} at least {n:numw} this way",
        ),
        ja=(
            "{n:num}(枚|つ|体)(以上|){d:done}",
            "{way:this-way}(手札を|カードを|){n:num}(枚|つ|体)(以上|){d:done}",
            "{way:this-way}{d:done}(枚数|数)が{n:num}(枚|つ|体)以上",
        ),
    )


#: What was done, said of what it was done to: カードが2枚以上軌跡に置かれた. Verbs as in the rule "done".
_WERE_JA = (
    ("discard", "捨てられた"),
    ("put trail", "(軌跡に|)置かれた"),
    ("put hand", "手札に加えられた"),
    ("put field", "場に(出された|出た)"),
    ("rebuild", "再構築された"),
    ("exile", "(ゲームから|)除外された"),
    ("return", "(手札に|)戻された"),
)

#: Where it goes, after what was removed or returned.
_EN_GOES = "(| from the game| to your hand| to their owners' hands)"


def _so_many(d: str, n: Any, op: str, word: str, way: str = "") -> Any:
    least = 1 if op == ">=" else 0
    return Compare(Size(back(word), done=d), op, n) if isinstance(n, int) and n > least else REJECT


def _done(v: Any, kind: str, op: str, number: int) -> dict[str, Any] | None:
    """The verb of "... this way", and how many at the least if any number above 1 fits."""
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Size) or v.left.each != 1:
        return None
    word: Any = v.left.of
    if not isinstance(word, Ref) or not isinstance(v.right, int):
        return None
    if (word.word == f"way {kind}") if word.word.startswith("way ") else (kind == "card"):
        fits = v.right == number if number or op == "=" else v.right > 1
        return {"d": v.left.done, "way": "", "n": v.right} if fits else None
    return None


#: Verb, what was done in English, then in Japanese what somebody did to it and what it did, each without its ending.
_VERBS = (
    ("stun", "stunned", ("スタンさせ", "スタンし"), ("スタンし", "スタンされ")),
    ("destroy", "destroyed", ("破壊し",), ("破壊され",)),
    ("ko", "K.O.'d", ("即死させ",), ("即死し",)),
    ("cure", "cured", ("回復させ", "回復し"), ("回復し",)),
    ("ready", "readied", ("レディし", "レディさせ"), ("レディし",)),
    ("action", "actioned", ("アクションし", "アクションさせ"), ("アクションし",)),
)
#: Likewise of one thing alone: of several, "returned this way" counts what was meant (see amounts.REALLY_DONE).
_ALONE = (
    ("return", "returned(| to (its owner's|your|their) hand)", ("手札に戻し", "戻し", "持ち主の手札に戻し"), ()),
    ("exile", "removed(| from the game)", ("ゲームから除外し", "除外し"), ("ゲームから除外され", "除外され")),
)
_WAY = "(これにより|この方法で|この効果で)"
_ONE = "(|1つ|1枚|1体)(|以上)"


def success(g: Grammar) -> None:
    """Add to the rule "cond", before what compares any two numbers."""
    productions = g.rule("cond").productions
    others = len(productions)
    _add(g)
    productions[:] = [*productions[others:], *productions[:others]]


def _add(g: Grammar) -> None:
    for verb, done, acted, was in _VERBS:
        for kind in ("card", *TYPES):
            word = "them" if kind == "card" else f"way {kind}"
            a = "an" if kind[0] in "IE" else "a"
            ja = "カード" if kind == "card" else kind
            shape = partial(_asked, word, verb)
            some = [f"{_WAY}{ja}を{_ONE}{act}た" for act in acted] + [f"{_WAY}{ja}が{_ONE}{act}た" for act in was]
            some += [f"{_WAY}{act}た{ja}が(いる|ある)" for act in was]
            none = [f"{_WAY}{act}た{ja}が(いない|ない)" for act in (*was, *acted)]
            none += [f"{_WAY}{ja}を(|1つも|1枚も|1体も){act}なかった" for act in acted]
            none += [f"{_WAY}{ja}が(|1つも|1枚も|1体も){act}なかった" for act in was]
            g.add(
                "cond",
                build=partial(shape, ">=", 1),
                match=partial(_match, kind=kind, verb=verb, op=">=", n=1),
                en=(f"({a}|one or more|at least one) {kind} (was|were) {done} this way",
                    f"any {kind}s were {done} this way", f"you {done} {a} {kind} this way",
                    f"one or more {kind}s were {done} this way", f"at least one {kind} was {done} this way"),
                ja=some,
            )  # fmt: skip
            g.add(
                "cond",
                build=partial(shape, "=", 0),
                match=partial(_match, kind=kind, verb=verb, op="=", n=0),
                en=(f"no {kind}(|s) (was|were) {done} this way", f"no {kind}s were {done} this way"),
                ja=none,
            )
            g.add(
                "cond",
                build=lambda n, shape=shape: shape(">=", n),
                match=partial(_match, kind=kind, verb=verb, op=">="),
                en=(f"{{n:numw}} or more {kind}s were {done} this way", f"{{n:numw}} {kind}s were {done} this way",
                    f"you {done} {{n:numw}} or more {kind}s this way",
                    f"at least {{n:numw}} {kind}s were {done} this way"),
            )  # fmt: skip
            g.add(
                "cond",
                build=lambda m, shape=shape: shape(">=", m[1]),
                match=partial(_match, kind=kind, verb=verb, op=">=", counter=_counter(kind)),
                ja=(*(f"{_WAY}{act}た{ja}が{{m:cnt}}以上(いる|ある)" for act in was),
                    *(f"{_WAY}{ja}を{{m:cnt}}(|以上){act}た" for act in acted),
                    *(f"{_WAY}{ja}が{{m:cnt}}(|以上){act}た" for act in was)),
            )  # fmt: skip
    alone: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = (*_VERBS, *_ALONE)
    for verb, done, does, became in alone:
        it = "(it|that UNIT|that card|that ITEM|that BASE)"
        its = "(それ|そのUNIT|そのITEM|そのBASE|そのカード)"
        for op, n, en, end in ((">=", 1, "(was|is)", "た"), ("=", 0, "(wasn't|was not|isn't)", "なかった")):
            g.add(
                "cond",
                build=lambda verb=verb, op=op, n=n: Compare(Size(back(), done=verb), op, n),
                match=partial(_match, kind="it", verb=verb, op=op, n=n),
                en=f"{it} {en} {done} this way",
                ja=(*(f"{_WAY}{its}が{act}{end}" for act in became), *(f"{its}が{_WAY}{act}{end}" for act in became),
                    *(f"{_WAY}{its}を{act}{end}" for act in does), *(f"{its}を{_WAY}{act}{end}" for act in does)),
            )  # fmt: skip


def _counter(kind: str) -> str:
    return "つ" if kind in ("UNIT", "ITEM") else "枚"


def _asked(word: str, verb: str, op: str, n: Any) -> Compare:
    return Compare(Size(back(word), done=verb), op, n)


def _match(v: Any, kind: str, verb: str, op: str, n: Any = None, counter: str = "枚") -> Mapping[str, Any] | None:
    """Its number where the template does not say it; what is meant is the last thing named, one or several."""
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Size) or not isinstance(v.right, int):
        return None
    word: Any = v.left.of
    if not isinstance(word, Ref) or v.left.done != verb or v.left.each != 1:
        return None
    if {"it": "it", "them": "card"}.get(word.word, word.word.removeprefix("way ")) != kind:
        return None
    if n is not None:
        return {} if v.right == n else None
    return {"n": v.right, "m": (v.right, v.right, counter)} if v.right > 1 else None


_TURN = "this turn"
_TURN_JA = "(このターン中に|このターンに|このターン中、|このターン、|このターン中|このターン)"
_DID, _DID_NOT = "スタン(した|している|していた|させた|させている)", "スタンしてい(ない|なかった)"


def stunning(g: Grammar) -> None:
    """Add to the rule "cond"."""
    did = Happened(Trigger("stuns", hole("w"), hole("o")))
    g.add(
        "cond",
        did,
        match=_did,
        en=(f"{{w:trig-who}} stunned {{o:a-np}} {_TURN}", f"{{w:trig-who}} (has|have) stunned {{o:a-np}} {_TURN}"),
        ja=(f"{_TURN_JA}{{w:trig-who}}が{{o:np}}を{_DID}", f"{{w:trig-who}}が{_TURN_JA}{{o:np}}を{_DID}"),
    )
    g.add(
        "cond",
        Happened(Trigger("stuns", hole("w"), hole("o")), hole("n")),
        where=lambda n: isinstance(n, int) and n > 1,
        en=(
            f"{{w:trig-who}} stunned {{n:numw}} or more {{o:nps}} {_TURN}",
            f"{{w:trig-who}} (has|have) stunned {{n:numw}} or more {{o:nps}} {_TURN}",
            f"{{w:trig-who}} (has |have |)stunned at least {{n:numw}} {{o:nps}} {_TURN}",
            f"{{n:numw}} or more {{o:nps}} (were|have been) stunned by {{w:trig-who}} {_TURN}",
        ),
        ja=(
            f"{_TURN_JA}{{w:trig-who}}が{{o:np}}を{{n:num}}(つ|体)以上{_DID}",
            f"{{w:trig-who}}が{_TURN_JA}{{o:np}}を{{n:num}}(つ|体)以上{_DID}",
        ),
    )
    g.add(
        "cond",
        Not(did),
        match=lambda v: _did(v.what) if isinstance(v, Not) else None,
        en=(
            f"{{w:trig-who}} (didn't|did not) stun {{o:a-np}} {_TURN}",
            f"{{w:trig-who}} (hasn't|haven't) stunned {{o:a-np}} {_TURN}",
        ),
        ja=(f"{_TURN_JA}{{w:trig-who}}が{{o:np}}を{_DID_NOT}", f"{{w:trig-who}}が{_TURN_JA}{{o:np}}を{_DID_NOT}"),
    )
    g.reads(
        "cond",
        Not(did),
        en=(f"{{w:none}} stunned {{o:a-np}} {_TURN}", f"{{w:none}} (has|have) stunned {{o:a-np}} {_TURN}"),
    )
    g.reads(
        "cond",
        did,
        en=f"{{o:a-np}} (was|has been) stunned by {{w:trig-who}} {_TURN}",
        ja=(f"{_TURN_JA}{{o:np}}が{{w:trig-who}}によってスタン(した|された|している)",),
    )


def _did(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Happened) or v.least != 1:
        return None
    one = v.trigger
    fits = one.other is not None and one == Trigger("stuns", one.who, one.other)
    return {"w": one.who, "o": one.other} if fits else None
