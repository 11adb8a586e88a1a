"""Sentences that lean on another one: instead, if not, unless; what happens later. Verbs for hidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.grammar.verb.destinations import PLACES
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT, THEY, UNSHUFFLED, By, IfNot, InsteadOf, Ref, Said, Two, Unless
from engine.trails.tree import NEXT_TURN, Bond, Delayed, Discard, Do, Filter, Ignore, Look, May, Of, PayEP, Put
from engine.trails.tree.loading.words import TYPES


def _unable(v: Any, player: str) -> Mapping[str, Any] | None:
    """What follows if something that has to be done cannot be."""
    fits = isinstance(v[0], IfNot) and v[0].duty and v[0].player == player
    return {"s": v[0].then} if fits else None


def dependent(g: Grammar) -> None:
    """Add to the rules "item", "compound-x", "obj", "aim" and to the verbs."""
    _leaning(g)
    _later(g)
    _leaving(g)
    _hidden(g)
    _owners(g)


def _leaning(g: Grammar) -> None:
    g.add(
        "item",
        (InsteadOf(hole("c"), hole("s")),),
        en=("if {c:conds}, {s:chain} instead", "if {c:conds}, instead(,|) {s:chain}", "{s:chain} instead if {c:conds}"),
    )
    g.add("item", build=lambda c, s: (InsteadOf(c, s, carries=True),),
          match=lambda v: {"c": v[0].condition, "s": v[0].then} if isinstance(v[0], InsteadOf) else None,
          ja="{c:conds-if}(、|)代わりに(、|){s:chain}")  # fmt: skip
    g.add("item", build=lambda c, v: (InsteadOf(c, (By(THEY, v),)),),
          en=("if {c:conds}, they {v:vp-list} instead", "if {c:conds}, they instead {v:vp-list}",
               "they {v:vp-list} instead if {c:conds}"))  # fmt: skip
    g.add(  # Japanese need not name the object of the sentence before again
        "item", build=lambda c, p: (InsteadOf(c, (Said(Ref("it"), p),)),), ja="{c:conds-if}(、|)代わりに(、|){p:preds}"
    )
    g.add(
        "item",
        build=lambda s: REJECT,
        match=lambda v: (
            {"s": v[0].then} if isinstance(v[0], IfNot) and v[0].player != "you" and not v[0].duty else None
        ),
        en="if they don't, {s:sentence}",
    )
    for player, they in (("opponent", "they"), ("you", "you")):
        g.add(
            "item",
            build=lambda s: REJECT,
            match=partial(_unable, player=player),
            en=f"if {they} can't, {{s:sentence}}",
            ja="できないなら、{s:sentence}",
        )
    for named, do, done, ja_verb in (
        ("stun", "stun", "stunned", "スタン"),
        ("destroy", "destroy", "destroyed", "破壊"),
        ("ko", "K.O.", "K.O.'d", "即死"),
        ("cure", "cure", "cured", "回復"),
        ("ready", "ready", "readied", "レディ"),
        ("action", "action", "actioned", "アクション"),
    ):
        g.add(
            "item",
            build=lambda s, named=named: (IfNot(s, verb=named),),
            en=(
                f"if you (can't|cannot|couldn't) {do} (it|that UNIT|that card), {{s:sentence}}",
                f"if (it|that UNIT|that card) (can't|cannot|couldn't) be {done}, {{s:sentence}}",
            ),
            ja=f"(それを|そのUNITを|){ja_verb}(させられない|させられなかった|できない|できなかった)(なら|場合)(、|){{s:sentence}}",
        )
    g.add(
        "item",
        build=lambda s: (IfNot(s),),
        match=lambda v: {"s": v[0].then} if isinstance(v[0], IfNot) else None,
        en=(
            "(if you don't|if they don't|if your opponent doesn't|if you do not|if they do not), {s:sentence}",
            "(if you can't|if they can't|if your opponent can't|if you cannot|if they cannot), {s:sentence}",
        ),
        ja=(
            "(そうしないなら|そうしなかったなら|そうしなければ|そうしない場合|そうしなかった場合)(、|){s:sentence}",
            "(支払わないなら|支払わなかったなら|支払わない場合|捨てないなら|捨てなかったなら|捨てない場合|しないなら|しない場合)(、|){s:sentence}",
            "捨てられ(ない|なかった)(なら|場合)(、|){s:sentence}",
            "支払え(ない|なかった)(なら|場合)(、|){s:sentence}",
            "(それが|そう|)(できないなら|できなければ|できない場合|できなかったなら|できなかった場合)(、|){s:sentence}",
        ),
    )
    for player, en, s, ja in (("you", "you", "", "あなたが"), ("opponent", "your opponent", "s", "相手が")):
        for shape, pay, ja_pay in (
            (PayEP(hole("n")), f"pay{s} {{n:num}} EP", "{n:num}EP(|を)支払わ"),
            (PayEP(hole("a")), f"pay{s} EP equal to {{a:worked}}", "{a:worked}(に等しい|と同じ)EPを支払わ"),
            (Discard(SUBJECT, hole("n")), f"discard{s} {{n:cards}}", "手札を{n:cards}捨て"),
        ):
            g.add(f"toll-{player}", shape, en=pay, ja=ja_pay)
        g.add(f"toll-{player}", build=lambda n: Bond(SUBJECT, -n) if isinstance(n, int) else REJECT,
              match=lambda v: {"n": -v.amount} if isinstance(v, Bond) and isinstance(v.amount, int) else None,
              en=f"lose{s} {{n:num}} bond(|s)", ja="絆を{n:num}点失わ")  # fmt: skip
        for name, en_verb, ja_verb in (
            ("stun", "stun", "スタンし"),
            ("destroy", "destroy", "破壊し"),
            ("return", "return", "手札に戻さ"),
            ("exile", "remove", "除外し"),
        ):
            tail = {"return": " to (its owner's|your|their) hand", "exile": " from the game"}.get(name, "")
            act = Do(name, hole("who"))
            g.add(f"toll-{player}", act, en=f"{en_verb}{s} {{who:obj}}{tail}", ja=f"{{who:obj}}{ja_verb}")
        g.add(
            "compound-x",
            (Unless(player, (hole("v"),), hole("d")),),
            en=f"{{d:chain}} unless {en} {{v:toll-{player}}}",
            ja=f"{ja}{{v:toll-{player}}}(ないなら|なければ|ないかぎり|ない限り|ない場合)(、|){{d:chain}}",
        )
    g.add("compound-x", build=lambda d, v: (Unless(THEY, (v,), d),),
          en="{d:chain} unless they {v:toll-you}")  # fmt: skip
    g.add("compound-x", build=lambda d, v: (Unless(THEY, (v,), (By(THEY, d),)),),
          en="they {d:vp-list} unless they {v:toll-you}")  # fmt: skip
    g.add(  # of what the sentence is about
        "compound-x",
        build=lambda d, p, v: (Unless(p, (v,), d),),
        en="{d:chain} unless {p:owner3} {v:toll-opponent}",
        ja="{p:owner-ga}{v:toll-opponent}(ないなら|なければ|ないかぎり|ない限り|ない場合)(、|){d:chain}",
    )
    g.add("compound", (May(hole("v"), (), hole("p")),), en="{p:owner3} may {v:their-may}")


def _next_end(m: str, s: Any) -> Any:
    """The end of the next turn is not that of this one."""
    return (Delayed(NEXT_TURN if m == "turn" else m, s, (), "end"),)


def _next_end_match(v: Any) -> Mapping[str, Any] | None:
    if len(v) != 1 or not isinstance(v[0], Delayed) or v[0].edge != "end" or v[0].moment == "turn":
        return None
    return {"m": "turn" if v[0].moment == NEXT_TURN else v[0].moment, "s": v[0].then}


def _later(g: Grammar) -> None:
    """At the end of the turn, also at the end of the sentence."""
    end_en = "at (the |)end of (the |this |)turn"
    end_ja = "(この|)ターン(の|)終了時(に|)"
    g.add(
        "compound-x",
        (Delayed("turn", hole("s"), (), "end"),),
        en=f"{end_en}, {{s:sentence}}",
        ja=f"{end_ja}(、|){{s:sentence}}",
    )
    g.add("compound-x", build=lambda s: (Delayed("turn", s, (), "end"),), en=f"{{s:chain}} {end_en}")
    end_en = "at (the |)end of (this |the |)combat"
    end_ja = "(この|)戦闘(の|)終了時(に|)"
    g.add(
        "compound-x",
        (Delayed("combat", hole("s"), (), "end"),),
        en=f"{end_en}, {{s:sentence}}",
        ja=f"{end_ja}(、|){{s:sentence}}",
    )
    g.add("compound-x", build=lambda s: (Delayed("combat", s, (), "end"),), en=f"{{s:chain}} {end_en}")
    g.add(
        "compound-x",
        build=lambda m, s: (Delayed(m, s),),
        en="at the (start|beginning) of the {m:moment}, {s:sentence}",
        ja="(この|ターンの|){m:moment}(の|)開始時(、|に|に、){s:sentence}",
    )
    g.add(
        "compound-x",
        build=_next_end,
        match=_next_end_match,
        en="at the end of the next {m:moment}, {s:sentence}",
        ja="次の{m:moment}(の|)終了時(、|に、|に){s:sentence}",
    )
    g.add("soon", build=lambda m: REJECT if m == "turn" else m, en="{m:moment}", ja="{m:moment}")
    g.add(
        "compound-x",
        build=lambda m, s: (Delayed(m, s, (), "end"),),
        en="at the end of (the|this) {m:soon}, {s:sentence}",
        ja="(この|ターンの|){m:soon}(の|)終了時(、|に、|に|){s:sentence}",
    )


def _leaving(g: Grammar) -> None:
    """When this card leaves the field: what an effect did may be undone then."""
    g.add(
        "compound-x",
        (Delayed("this leaves", hole("s"), (), "when"),),
        en="(when|whenever) this (card|UNIT|ITEM) leaves the field, {s:sentence}",
        ja="(これ|このカード)が場を離れた(時|とき)(、|に、|){s:sentence}",
    )
    verb(
        g,
        build=lambda who: Two((Do("exile", who), Delayed("this leaves", (Put(Ref("same"), "field"),), (), "when"))),  # type: ignore[arg-type]
        en=("remove {who:obj} from the game until this (card|UNIT|ITEM) leaves the field",),
        ja=(
            "これが場を離れるまで(、|){who:obj}(ゲームから|)除外する",
            "{who:obj}これが場を離れるまで(ゲームから|)除外する",
        ),
    )


def _hidden(g: Grammar) -> None:
    """Looking at hidden cards, shuffling cards in, dividing what was looked at."""
    who = hole("who")
    for whose, en, ja in (("opponent", "your opponent's hand", "相手の手札"),):
        verb(
            g,
            Look(Filter(zone="hand", whose=whose)),
            en=(f"look at {en}", f"look at all cards in {en}"),
            ja=(f"{ja}を(すべて|)見る",),
        )
    verb(g, Look(who), en=("look at {who:obj}",), ja=("{who:obj}見る",))
    verb(
        g,
        Put(who, "deck"),
        en=(
            "shuffle {who:obj} into (its owner's|your|their|their owners') deck(|s)",
            "put {who:obj} into (its owner's|your|their) deck and shuffle it",
        ),
        ja=(
            "{who:obj}(持ち主の|)デッキに(加えて|戻して|入れて)(、|)(デッキを|)(切る|シャッフルする)",
            "{who:obj}(持ち主の|)デッキに(加え|戻し|入れ)、(デッキを|)(切る|シャッフルする)",
        ),
    )
    verb(
        g,
        Put(who, UNSHUFFLED),
        match=lambda v: None,
        en=(
            "put {who:obj} into (its owner's|your|their|their owners') deck(|s)",
            "return {who:obj} to (its owner's|your|their|their owners') deck(s|)",
        ),
        ja=("{who:obj}(持ち主の|自身の|)デッキに(加える|戻す|入れる)",),
    )
    for places, texts in PLACES:
        value = tuple(sorted(places.items()))
        g.reads("dest", value, en=texts["en"])
    verb(
        g,
        build=put_two,
        en=(
            "put {a:obj} {p:dest} and {b:obj} {q:dest}",
            "put {a:obj} {p:dest} and put {b:back} {q:dest}",
            "put {a:obj} {p:dest}, then put {b:back} {q:dest}",
        ),
    )
    verb(g, build=put_three, en=("put {a:obj} {p:dest}, {c:obj} {r:dest}, and {b:obj} {q:dest}",))
    for until, en, ja in (
        ("game", "", ""),
        ("turn", " this turn", "このターン中"),
        ("combat", " this combat", "この戦闘中"),
    ):
        verb(
            g,
            Ignore(who, until),
            en=(f"ignore all effects currently applied to {{who:obj}}{en}",),
            ja=(
                *((f"{ja}(、|){{who:to}}適用されている(|すべての)効果を(すべて|)無効化する",) if ja else ()),
                f"{{who:to}}(|、){ja}適用されている(|すべての)効果を(すべて|)無効化する",
                *((f"{{who:to}}適用されている(|すべての)効果を(すべて|){ja}(、|)無効化する",) if ja else ()),
            ),
        )
    g.add("to", hole("r"), ja="{r:back}に", match=lambda v: {"r": v} if isinstance(v, Ref) else None)
    g.add("to", "this", ja="(これ|このカード)に")
    g.add(
        "to",
        hole("f"),
        ja=("すべての{f:np}に", "{f:np}すべてに", "{f:np}に"),
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )


def put_two(a: Any, p: Any, b: Any, q: Any) -> Any:
    """Two things that are put somewhere in one sentence."""
    if isinstance(a, Said) or p == (("return", ""),) or q == (("return", ""),):
        return REJECT
    return Two((Put(a, **dict(p)), Put(b, **dict(q))))


def put_three(a: Any, p: Any, c: Any, r: Any, b: Any, q: Any) -> Any:
    """Three."""
    first, last = put_two(a, p, c, r), put_two(c, r, b, q)
    return REJECT if REJECT in (first, last) else Two((*first.parts, last.parts[1]))


def _whose(what: str, word: str = "it") -> Any:
    it: Any = Ref(word)
    return Of(it, what)


def _is_whose(v: Any, what: str, word: str = "it") -> Mapping[str, Any] | None:
    fits = isinstance(v, Of) and v.what == what and getattr(v.who, "word", v.who) == word
    return {} if fits else None


def _owners(g: Grammar) -> None:
    for what, en, ja in (
        ("owner", "owner", "持ち主"),
        ("controller", "controller", "(支配者|コントローラー|コントロールしているプレイヤー)"),
    ):
        for word, its, ja_its in (
            ("it", "its", "(それの|その|)"),
            ("card", "that card's", "そのカードの"),
            *((kind, f"that {kind}'s", f"その{kind}の") for kind in TYPES),
        ):
            build = partial(_whose, what=what, word=word)
            match = partial(_is_whose, what=what, word=word)
            long = (f"the {en} of that {word}",) if word != "it" else ()
            g.add("player3", en=(f"{its} {en}", *long), ja=(f"{ja_its}{ja}は(|、)",), build=build, match=match)
            g.add("owner3", build=build, match=match, en=[f"{its} {en}"])
            g.add("owner-ga", build=build, ja=(f"{ja_its}{ja}が(|、)",))
            g.add("owner-ha", build=build, match=match, ja=(f"{ja_its}{ja}は(|、)",))
            g.add("owner-no", build=build, match=match, en=f"{its} {en}'s", ja=f"{ja_its}{ja}の")


def later(v: Any) -> Mapping[str, Any] | None:
    """Of a delayed trigger at the start of a moment."""
    fits = len(v) == 1 and isinstance(v[0], Delayed) and v[0].edge == "start"
    return {"m": v[0].moment, "s": v[0].then} if fits else None
