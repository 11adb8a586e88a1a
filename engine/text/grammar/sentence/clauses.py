"""Clauses and how they are joined to sentences, in English and in Japanese."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.predicate.inflection import said_each
from engine.text.grammar.sentence.paragraphs import (
    aims,
    compound_at,
    first,
    is_may,
    led,
    not_special,
    said,
    said_match,
    simple,
    split,
)
from engine.text.grammar.verb.actions import scaled
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Speaker
from engine.text.surface import OPEN, STAYS, THEY, Aim, AimClause, By, Define, LookClause, OnlyIf, Ref, Said, Two
from engine.trails.tree import THAT_PLAYER, Delayed, Filter, If, Is, May, Not, PlayerRule
from engine.trails.tree.loading.words import HELD
from engine.trails.tree.reads import replace

_JOIN = "( and |, then |, and then |, and | and then | then |, )"


def _list(g: Grammar, name: str, part: str, *, en: str = "", ja: str = "") -> None:
    """A rule for one or more of another, joined; value: a tuple."""
    g.add(name, (hole("a"),), en=f"{{a:{part}}}" if en else (), ja=f"{{a:{part}}}" if ja else ())
    g.add(
        name,
        build=lambda a, b: (a, *b),
        match=first,
        en=f"{{a:{part}}}{en}{{b:{name}}}" if en else (),
        ja=f"{{a:{part}}}{ja}{{b:{name}}}" if ja else (),
    )


def english(g: Grammar) -> None:
    """Rules: player3, said, clause, chain, may, sentence, compound."""
    g.add("player3", "opponent", en="your opponent", ja="相手(は|が)(|、)")
    g.add("player3", THAT_PLAYER, en="that player", ja="(その|該当する)プレイヤー(は|が)(|、)")
    g.add(
        "player3",
        "each",
        en="each player",
        ja=(
            "各プレイヤーは(|、|それぞれ)",
            "(あなたと相手|お互いのプレイヤー|すべてのプレイヤー|プレイヤー|両方のプレイヤー|両プレイヤー|互いのプレイヤー|お互い)は(|、|それぞれ)",
        ),
    )
    _english(g)


def _by_all(c: Any, v: Any, player: Any) -> Any:
    return (*c, By(player, v))


def _by_each(f: Any, p: Any, v: Any) -> Any:
    made = scaled(v, f)
    return REJECT if made is REJECT else By(p, (made,))


def _by_then(v: Any, c: Any, player: Any) -> Any:
    """After what they do a clause with a subject of its own."""
    return (By(player, v), *c) if isinstance(c[0], (By, Said)) else REJECT


def _their_deck(text: str | None) -> str | None:
    """What somebody else does with the top of a deck is done with theirs."""
    found = r"(the (?:top|bottom) (?:card |\w+ cards |)of|\bsearch|\bshuffle) your deck"
    if text is None:
        return None
    return re.sub(r"\binto your homebase\b", "into their homebase", re.sub(found, r"\1 their deck", text))


def _by_other(v: Any) -> Mapping[str, Any] | None:
    return {"p": v.player, "v": v.do} if isinstance(v, By) and v.player != "you" else None


def _english(g: Grammar) -> None:
    g.add("said", build=said, match=said_match, en="{who:subj} {p:preds}")
    g.add("said", build=led, en="{u:lead}{s:said0}")
    g.add("said", build=said, en="{who:subj} (each|also|all|both) {p:preds}")
    g.add("said0", build=said, en="{who:subj} {p:preds}")
    g.custom_print("said", "en", lambda v, s: _say_said(g, v, s))
    _list(g, "vps-list", "vpsx", en=_JOIN)
    g.add("clause", hole("v"), match=not_special, en="{v:clause-do}")
    g.add("clause-do", hole("v"), en="{v:vpx}")
    g.add("clause", By("you", (hole("v"),)), en="you {v:vpx}")
    g.add("clause", shape=By(hole("p"), hole("v")), match=_by_other, en="{p:player3} {v:their-vps}")
    g.add("their-vps", hole("v"), en="{v:vps-list}", match=lambda v: {"v": v})
    g.custom_print("their-vps", "en", lambda v, s: _their_deck(g.print("vps-list", v, "en", s)))
    _list(g, "vp-list", "vpx", en=_JOIN)
    # after these the verbs are as "you" has them: to the end of the sentence all of them are theirs
    for player, en in (
        (THEY, "(they|they must)"),
        ("opponent", "your opponent must"),
        (THAT_PLAYER, "that player must"),
        ("each", "(both players|you and your opponent|players) (each |)"),
    ):
        en = en if en.endswith("|)") else en + " "
        g.add("sentence", build=partial(_by_all, c=(), player=player), en=f"{en}{{v:vp-list}}")
        g.add("sentence", build=partial(_by_all, player=player), en=f"{{c:chain}}{_JOIN}{en}{{v:vp-list}}")
        g.add("sentence", build=partial(_by_then, player=player), en=f"{en}{{v:vp-list}}{_JOIN}{{c:chain}}")
    g.add("clause", hole("s"), match=lambda v: {"s": v} if isinstance(v, Said) else None, en="{s:clause-said}")
    g.add("clause-said", hole("s"), en="{s:said}")
    g.add("clause", hole("s"), match=lambda v: {"s": v} if isinstance(v, PlayerRule) else None, en="{s:player-rule}")
    g.add("clause", build=_rule_lead, en="{u:lead}{s:player-rule}")
    g.add(
        "clause",
        build=lambda a: REJECT,
        match=lambda v: {"a": v.aim} if isinstance(v, AimClause) else None,
        en="choose {a:obj}",
    )
    _list(g, "chain", "clause", en=_JOIN)
    g.add("clause", build=lambda f, v: scaled(v, f), en="{f:per-lead}{v:vp}")
    g.add("clause", build=_by_each, en="{f:per-lead}{p:player3} {v:vps}")
    g.add("per-lead", hole("f"), en="for (each|every) {f:np}(,|) ")
    g.add("may-el", hole("v"), match=not_special, en="{v:vpx}")
    g.add("may-el", hole("s"), match=lambda v: {"s": v} if isinstance(v, Said) else None, en="{s:said}")
    g.add(
        "may-el",
        hole("v"),
        match=lambda v: {"v": v.do[0]} if isinstance(v, By) and v.player == "you" else None,
        en="{v:vpx}",
    )
    g.add(
        "may-el", build=lambda v: Two((By("opponent", (v,)),)), match=_made, en="(have|make|let) your opponent {v:vpx}"
    )
    _list(g, "may-list", "may-el", en=_JOIN)
    g.add("may", shape=May(hole("v")), match=lambda v: _may(v, "you"), en="you may {v:may-list}")
    g.add("their-may", hole("v"), en="{v:may-list}", match=lambda v: {"v": v})
    g.custom_print("their-may", "en", lambda v, s: _their_deck(g.print("may-list", v, "en", s)))
    for player, en in (("opponent", "your opponent"), (THEY, "they"), (THAT_PLAYER, "that player")):
        g.add(
            "may",
            build=partial(_option, player=player),
            match=partial(_may, player=player),
            en=f"{en} may {{v:their-may}}",
        )
    g.add("sentence", hole("c"), match=simple, en="{c:chain}")
    g.add("sentence", build=lambda c, m: (*c, *m), match=split, en="{c:chain}, then {m:compound}")
    g.add("sentence", build=lambda c, m: (*c, *m), en="{c:chain}(, and | and |, and then ){m:compound}")
    g.add("sentence", hole("m"), match=lambda v: {"m": v} if compound_at(v) == 0 else None, en="{m:compound}")
    g.add("compound", build=lambda m: (m,), match=is_may, en="{m:may}")
    g.add(
        "compound", hole("x"), match=lambda v: None if is_may(v) else {"x": v}, en="{x:compound-x}", ja="{x:compound-x}"
    )
    g.add("compound-x", (If(hole("c"), hole("s")),), en="if {c:conds}, {s:sentence}")
    g.add(
        "sentence",
        build=lambda c, a: (*c, Define(a)),
        match=_where,
        en="{c:chain}, where X (is|equals|is equal to) {a:worked}",
    )
    g.add("compound-x", build=lambda s, c: (OnlyIf(c, s),), en="{s:chain} if {c:conds}")
    g.add(
        "compound-x",
        (Delayed(hole("m"), hole("s")),),
        en="at the (start|beginning) of the next {m:moment}, {s:sentence}",
    )


def _option(v: Any, player: Any, t: Any = ()) -> May:
    return May(v, t, player)


def _may(v: Any, player: Any) -> Mapping[str, Any] | None:
    return {"v": v.cost} if isinstance(v, May) and v.player == player and not v.then else None


def _where(v: Any) -> Mapping[str, Any] | None:
    fits = len(v) > 1 and isinstance(v[-1], Define) and simple(v[:-1]) is not None
    return {"c": v[:-1], "a": v[-1].amount} if fits else None


def _say_said(g: Grammar, v: Any, speaker: Speaker) -> str | None:
    """English agreement: "they get", "two target UNITs gain"."""
    if not isinstance(v, Said):
        return None
    who = g.print("subj", v.who, "en", speaker)
    said = g.print("preds", v.predicates, "en", speaker)
    if who is None or said is None:
        return None
    many = (isinstance(v.who, Ref) and v.who.word.endswith("s")) or (isinstance(v.who, Ref) and v.who.word == "them")
    many = many or (isinstance(v.who, Aim) and v.who.most != 1)
    if isinstance(v.who, Filter) and all(part.until == OPEN for part in v.predicates):  # it stays so: a craft says it
        those, together = g.print("nps", v.who, "en", speaker), _agreeing(said)
        all_ = None if those is None else f"{those.replace(' that shares ', ' that share ')} {together}"
        if all_ is not None and not _ONE.search(_QUOTED.sub("", all_)):
            return all_
    return f"{who} {_agreeing(said) if many else said}"


#: What is said of one alone, and what is quoted.
_ONE = re.compile(r"\b(?:it|its|itself|is|has|gets|gains|loses|doesn't|takes|attacks|enters|costs)\b")
_QUOTED = re.compile("“[^”]*”")


def _agreeing(said: str) -> str:
    """What is said of one, said of several."""
    for old, new in (
        ("gets ", "get "),
        ("gains ", "gain "),
        ("loses ", "lose "),
        ("has ", "have "),
        ("attacks ", "attack "),
        ("takes ", "take "),
        ("doesn't ", "don't "),
    ):
        said = (new + said[len(old) :] if said.startswith(old) else said).replace(f" and {old}", f" and {new}")
    return said


def _made(v: Any) -> Mapping[str, Any] | None:
    """What the other player is made to do, as an option of one's own."""
    return {"v": v.do[0]} if isinstance(v, By) and v.player == "opponent" and len(v.do) == 1 else None


def _rule_lead(u: Any, s: Any) -> Any:
    """This turn, your opponent can't ...: the time before the player."""
    rules: tuple[Any, ...] = s.parts if isinstance(s, Two) else (s,)
    if not all(isinstance(rule, PlayerRule) and rule.until == OPEN for rule in rules):
        return REJECT
    timed = tuple(replace(rule, until=u) for rule in rules)
    return Two(timed) if isinstance(s, Two) else timed[0]


def _each_by(f: Any, p: Any, v: Any) -> Any:
    """UNIT1つにつき、あなたは〜: the subject after what it is done for each of."""
    made = scaled(v, f)
    return REJECT if made is REJECT else By(p, (made,))


def japanese(g: Grammar) -> None:
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
    g.add("compound-x", (If(hole("c"), hole("s")),), ja="{c:conds-if}(、|){s:sentence}")
    g.add("compound-x", build=_of_the_same, ja="{c:conds-if}(、|)(|さらに(、|)|加えて(、|)|追加で(、|)){p:preds}")
    g.add("compound-x", (Delayed(hole("m"), hole("s")),), ja="次の{m:moment}(の|)開始時(、|に){s:sentence}")


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
