"""Whether something was really done: "if a UNIT was stunned this way", これによりUNITを破壊したなら. Both languages.

A UNIT that was stunned already is not stunned again (104.3), and what an effect forbids is not done (104.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.text.surface import Ref, back
from engine.trails.tree import Compare, Size
from engine.trails.tree.loading.words import TYPES

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


def add(g: Grammar) -> None:
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
