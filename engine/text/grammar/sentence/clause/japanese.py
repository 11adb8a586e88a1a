"""Sentences in Japanese: clauses joined, options, conditions, what follows from them.

As in :mod:`engine.text.grammar.sentence.clause.english`, whose rules these are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.predicate.gain.inflection import said_each
from engine.text.grammar.sentence.clause.printing import (
    aims,
    compound_at,
    delayed,
    is_if,
    is_may,
    led,
    not_special,
    said,
    said_match,
    simple,
    split,
)
from engine.text.grammar.verb.player.actions import scaled
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import STAYS, AimClause, By, LookClause, Ref, Said, Two
from engine.trails.tree import Delayed, If, Is, May, Not, PlayerRule
from engine.trails.tree.loading.words import HELD


def _each_by(f: Any, p: Any, v: Any) -> Any:
    """UNIT1つにつき、あなたは〜: the subject after what it is done for each of."""
    made = scaled(v, f)
    return REJECT if made is REJECT else By(p, (made,))


def add(g: Grammar) -> None:
    """The same rules."""
    g.add("said", build=said, match=said_match, ja="{who:subj}{p:preds}")
    g.add("said-c", build=said, match=said_match, ja="{who:subj}{p:preds-c}")
    g.add("said-t", build=said, match=said_match, ja="{who:subj}{p:preds-t}")
    g.add("said-c", build=said, ja="{who:subj}{p:preds-t}")
    g.add("said", build=said_each, ja="{f:per}{who:subj}{u:until}{x:bonus}を得る")
    g.add("said", build=led, ja="{u:lead}{s:said0}")
    g.add("said-c", build=led, ja="{u:lead}{s:said0-t}")
    g.add("said-c", build=led, ja="{u:lead}{s:said0-c}")
    g.add("said0", build=said, ja="{who:subj}{p:preds}")
    g.add("said0-c", build=said, ja="{who:subj}{p:preds-c}")
    g.add("said0-t", build=said, ja="{who:subj}{p:preds-t}")
    for until, word in (
        ("turn", "(このターン中|ターン終了時まで|このターン終了時まで)"),
        ("combat", "この戦闘中"),
        ("attack", "この攻撃中"),
        ("defence", "この応戦中"),
        ("next turn", "次のターン中"),
        (
            "through next turn",
            "(次のターン終了時まで|次のターンの終了時まで|次のターンの終わりまで|このターンと次のターン中)",
        ),
        ("leaves", "これが場(を離れるまで|に(ある|いる)(限り|かぎり|間))"),
        (HELD, "(これ|それ|このカード)が(あなたの|)手札(を離れる|から離れる|にある)(まで|限り|かぎり|間)"),
        (STAYS, "(それ(ら|)|そのUNIT|そのITEM|そのカード|それらのUNIT)が場を離れるまで"),
    ):
        en = {
            "turn": "(this turn|until end of turn|until the end of the turn|until the end of this turn), ",
            "combat": "(this combat|until (the |)end of (this |the |)combat|during this combat), ",
            "leaves": "(until this card leaves|(while|as long as) this card is on) the field, ",
            HELD: "until (this card|it) leaves your hand, ",
            "next turn": "(during the next turn|next turn), ",
            "through next turn": "(until (the |)end of (the |)next turn|this turn and (the |)next turn), ",
            STAYS: "until (it leaves|they leave|that (UNIT|ITEM|card) leaves|those UNITs leave) the field, ",
        }
        g.add("lead", until, ja=f"{word}(、|)", en=en.get(until, ()))
    for end, verbs, done in (("", "vpx", "する"), ("-c", "vpsx", "し"), ("-t", "vptx", "して")):
        g.add(f"el{end}", hole("v"), match=not_special, ja=f"{{v:{verbs}}}")
        g.add(f"el{end}", hole("s"), match=lambda v: {"s": v} if isinstance(v, Said) else None, ja=f"{{s:said{end}}}")
        for several, aim in ((False, "aim"), (True, "aims")):
            g.add(f"el{end}", AimClause(hole("a")), match=partial(aims, several=several), ja=f"{{a:{aim}}}{done}")
    for end, verbs in (("", "vp"), ("-c", "vps")):
        g.add(f"el{end}", build=_each_by, ja=f"{{f:per}}{{p:player-ha}}{{v:{verbs}}}")
    g.add("el-te", hole("v"), ja="{v:vptx}")
    g.add("el-te", AimClause(hole("a")), ja=("{a:aim}して", "{a:aims}して"))
    g.add("el", hole("s"), match=lambda v: {"s": v} if isinstance(v, PlayerRule) else None, ja="{s:player-rule}")
    g.add("player-ha", hole("p"), match=lambda v: {"p": v} if v != "you" else None, ja="{p:player3}")
    g.add("player-ha", "you", ja="あなた(は|が)(|、)")
    for name, last in (("chain", "{a:el}"), ("chain-t", "{a:el-t}"), ("chain-c", "{a:el-c}")):
        g.add(name, build=lambda a: (a,), match=_plain_one, ja=last)
        joins = "、(|その後、|その後)"
        g.add(name, build=lambda a, b: (a, *b), match=_plain_first, ja=f"{{a:el-c}}{joins}{{b:{name}}}")
        g.add(name, build=lambda a, b: (a, *b), ja=f"{{a:el-te}}(、|、その後、|、その後|){{b:{name}}}")
        g.add(name, build=lambda p, b: (By(p, b),), match=_by_one, ja=f"{{p:player-ha}}{{b:{name}}}")
    g.add("may", build=_may_by, match=_may_ja, ja="{v:chain-t}(もよい|よい)")
    g.add("sentence", hole("c"), match=simple, ja="{c:chain}")
    g.add("sentence", hole("m"), match=lambda v: {"m": v} if compound_at(v) == 0 else None, ja="{m:compound}")
    g.add("sentence", build=lambda c, m: (*c, *m), match=split, ja="{c:chain-c}、その後、{m:compound}")
    g.add("sentence", build=lambda c, m: (*c, *m), ja="{c:chain-c}、{m:compound-x}")
    g.add("compound", build=lambda m: (m,), match=is_may, ja="{m:may}")
    g.add("compound-x", build=lambda c, s: (If(c, s),), match=is_if, ja="{c:conds-if}(、|){s:sentence}")
    g.add("compound-x", build=_of_the_same, ja="{c:conds-if}(、|)(|さらに(、|)|加えて(、|)|追加で(、|)){p:preds}")
    g.add(
        "compound-x",
        build=lambda m, s: (Delayed(m, s),),
        match=delayed,
        ja="次の{m:moment}(の|)開始時(、|に){s:sentence}",
    )


def _of_the_same(c: Any, p: Any) -> Any:
    """それが〜なら、〜しない: without a subject it is said of what the condition asks about."""
    who: Any = c.who if isinstance(c, Is) else c.what.who if isinstance(c, Not) and isinstance(c.what, Is) else None
    said: Any = Said(who, p)
    return (If(c, (said,)),) if isinstance(who, Ref) else REJECT


def _plain_one(v: Any) -> Mapping[str, Any] | None:
    return {"a": v[0]} if len(v) == 1 and not isinstance(v[0], By) else None


def _plain_first(v: Any) -> Mapping[str, Any] | None:
    return {"a": v[0], "b": v[1:]} if len(v) > 1 and not isinstance(v[0], By) else None


def _by_one(v: Any) -> Mapping[str, Any] | None:
    """A chain that begins with a subject: the subject, then all the rest, which has subjects of its own."""
    return {"p": v[0].player, "b": (*v[0].do, *v[1:])} if v and isinstance(v[0], By) else None


def _may_by(v: Any) -> Any:
    """The option of the player who is the subject."""
    if len(v) > 1 and isinstance(v[0], LookClause):
        return Two((v[0], May(v[1:])))  # 〜を見て、〜してもよい: looking is no part of the option
    *first, last = v
    if first and isinstance(last, By):  # what others do before is no part of the option
        option = _may_by((last,))
        return REJECT if option is REJECT else Two((*first, *(option.parts if isinstance(option, Two) else (option,))))
    if not isinstance(last, By):
        return May(v)
    *mine, other = last.do
    if isinstance(other, By):
        option = _may_by((other,))
        done: Any = (By(last.player, tuple(mine)),) if mine else ()
        return REJECT if option is REJECT else Two((*done, *(option.parts if isinstance(option, Two) else (option,))))
    return REJECT if last.player == "each" else May(last.do, (), last.player)


def _may_ja(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, May) or v.then or any(isinstance(part, By) for part in v.cost):
        return None
    return {"v": v.cost if v.player == "you" else (By(v.player, v.cost),)}
