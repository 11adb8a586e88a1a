"""Ordinary sentences that say in other words what other topics read. Both languages side by side."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.condition.player.relative_clauses import Whoever
from engine.text.grammar.condition.player.relative_clauses import _may as _may_match
from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.replacement.damage_amount import _KINDS, _made
from engine.text.grammar.static.permission.attack_duties import against
from engine.text.grammar.trigger.frequency.first_played import _first_played
from engine.text.grammar.trigger.frequency.once_per_turn import _first
from engine.text.grammar.verb.player.actions import _less as _less_bond
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, Body, Otherwise, Was, back
from engine.trails.tree import Bond, Compare, Count, Every, Filter, Gain, If, Is, May, Much, Size, Trigger
from engine.trails.tree.reads import replace

_STATES = (
    ("stunned", "stunned", "スタン状態"),
    ("action", "actioned", "アクション状態"),
    ("ready", "ready", "レディ状態"),
)
_SIGNS = (
    (-1, "less", "reduce", "(減らす|減る|軽減する|少なくする|少なくなる)"),
    (1, "more", "increase", "(増やす|増える|多くする|多くなる)"),
)


def add(g: Grammar) -> None:
    """Add to the rules of other topics. Needs "craft-line" and "cond" to be there."""
    _less(g)
    _so_much_overkill(g)
    _first_event(g)
    _already(g)
    _attacking(g)
    _may(g)
    _counts(g)


# --- damage that is less --------------------------------------------------------------------------------------------
def _less(g: Grammar) -> None:
    """ "If you would take Overkill damage, that damage is 2 less": as "Overkill damage you take is 2 less"."""
    that = "(that|the) (damage|amount)"
    g.words("that-damage", ja="(場合|時|なら)(、|)その(オーバーキル|スタン|)(ダメージ|点数)(の点数|)(を|は)")
    for event, kind, ja_kind in _KINDS:
        for player, would, ja in (("you", "you would", "あなたが"), ("opponent", "your opponent would", "相手が")):
            for sign, more, change, ja_more in _SIGNS:
                g.add(
                    "craft-line",
                    build=partial(_made, event=event, player=player, sign=sign),
                    match=never,
                    en=(f"if {would} take {kind}, {that} is {{n:num}} {more}(.|)",
                        f"if {would} take {kind}, {that} is {change}d by {{n:num}}(.|)",
                        f"if {would} take {kind}, {change} ({that}|it) by {{n:num}}(.|)"),
                    ja=f"{ja}{ja_kind}を受ける{{_that:that-damage}}{{n:num}}(点|){ja_more}(。|)",
                )  # fmt: skip


# --- so much Overkill damage ----------------------------------------------------------------------------------------
def _so_much_overkill(g: Grammar) -> None:
    """ "When this card deals 3 or more Overkill damage": a condition on how much it was."""
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or less", "以下")):
        g.add(
            "craft-line",
            build=partial(_overkill, op=op),
            match=never,
            en=f"{WHEN} {{w:trig-one}} deals {{n:num}} {en} Overkill damage, {{b:body}}",
            ja=(f"{{w:trig-who}}が{{n:num}}点{ja}のオーバーキルダメージを与えた{TOKI}(、|){{b:body}}",
                f"{{w:trig-who}}がオーバーキルダメージを{{n:num}}点{ja}与えた{TOKI}(、|){{b:body}}"),
        )  # fmt: skip


def _overkill(w: Any, n: Any, b: Body, op: str) -> Any:
    if not isinstance(n, int) or n < 1 or not b.sentences:
        return REJECT
    if len(b.sentences) > 1 and isinstance(b.sentences[1][0], Otherwise):
        return REJECT
    first = (If(Compare(Much(), op, n), b.sentences[0]),)
    return ("triggered", Trigger("overkill", w), Body((first, *b.sentences[1:]), b.limits))


# --- the first one of a turn ----------------------------------------------------------------------------------------
def _first_event(g: Grammar) -> None:
    g.words("each-turn", ja="(各ターン|各ターンに|各ターン中|毎ターン|このターン|1ターンに)(、|)")
    g.words("first-one", ja="(最初|1枚目|1つ目)(の|に)")
    for player, who in (("you", "あなたが"), ("opponent", "相手が")):
        for what, build in (
            ("{f:card}をプレイした", partial(_first_played, player=player)),
            ("カードを引いた", lambda b, player=player: _first(Trigger("draws", None, None, player), b)),
        ):
            g.add(
                "craft-line",
                build=build,
                match=never,
                ja=(f"{{_in:each-turn}}{who}(そのターンの|){{_first:first-one}}{what}{TOKI}(、|){{b:body}}",
                    f"{who}{{_in:each-turn}}(の|){{_first:first-one}}{what}{TOKI}(、|){{b:body}}"),
            )  # fmt: skip


# --- how it was already ---------------------------------------------------------------------------------------------
def _already(g: Grammar) -> None:
    """ "Stun target UNIT. If it is already stunned, ... instead": asked before what the sentence before does to it."""
    for state, en, ja in _STATES:
        asked = Was(Is(hole("r"), Filter(states=(state,))))
        g.add("cond", asked, match=never, en=f"{{r:back-s}} (is|was|are|were) already {en}",
              ja=f"{{r:back}}が(すでに|既に){ja}(である|だった|であった|)")  # fmt: skip


# --- what it attacks ------------------------------------------------------------------------------------------------
def _attacking(g: Grammar) -> None:
    """ "While attacking an actioned UNIT"; "if two or more UNITs are attacking this card"."""
    this, this_ja = "this (card|UNIT)", "(これ|このカード|このUNIT)"
    g.add("bare-with", build=_attacks, match=never, en="attacking {f:a-np}", ja="{f:np}を攻撃(中|している間|中の間)")
    g.add("cond", build=_attacks, match=never, en=f"{this} is attacking {{f:a-np}}",
          ja=f"{this_ja}が{{f:np}}を攻撃(中|中である|している)")  # fmt: skip
    g.add("cond", build=_attacked_by, match=never, en=f"{{n:numw}} or more {{f:nps}} (are attacking|attack) {this}",
          ja=(f"{{n:num}}(つ|体|枚)以上の{{f:np}}が{this_ja}を攻撃(中|中である|している)",
              f"{this_ja}が{{n:num}}(つ|体|枚)以上の{{f:np}}に攻撃されている"))  # fmt: skip


def _attacks(f: Filter) -> Any:
    if f.zone != "field" or f.whose == "you" or f.fights or f.scope != "all" or "attacking" in f.states:
        return REJECT
    return Every((Is("this", Filter(states=("attacking",))), against(f)))


def _attacked_by(n: Any, f: Filter) -> Any:
    """Several fight it only where they attack it together."""
    if not isinstance(n, int) or n < 2 or f.zone != "field" or f.whose == "you" or f.fights or f.scope != "all":
        return REJECT
    return replace(against(f), right=n)


# --- who may --------------------------------------------------------------------------------------------------------
def _may(g: Grammar) -> None:
    """ "The player with fewer cards in hand may draw a card"."""
    for op, more in (("<", "(fewer|less|the fewest)"), (">", "(more|the most)")):
        for zone, where in (("hand", "(hand|their hand)"), ("trail", "their trail"), ("homebase", "their homebase")):
            mine, theirs = (Count(Filter(zone=zone, whose=whose)) for whose in ("you", "opponent"))
            g.add(
                "who-cards",
                Whoever(Compare(mine, op, theirs), True),
                en=f"the player (with|who has) {more} cards in {where}",
            )
    g.add("compound", build=lambda p, v: (May(v, (), p),), match=_may_match, en="{p:who-cards} may {v:their-may}")


# --- as many --------------------------------------------------------------------------------------------------------
def _counts(g: Grammar) -> None:
    way = "(これにより|この方法で|この効果で|)(捨てた|置いた|戻した|除外した|加えた|選んだ)(カードの|)(枚数|数)"
    g.add("cards", build=lambda: Size(back("them")), match=never,
          ja=(f"{way}と同じ(枚数|数)(の|だけ|分|)", f"{way}(に等しい(枚数|数)(の|だけ|分|)|だけ|分だけ)"))  # fmt: skip
    much = "{a:worked-eq}(に等しい|と同じ)(点数|点|数|)(分|だけ|)"
    verb(g, build=lambda a: Bond(SUBJECT, a), match=never, ja=(f"絆を{much}得る",))
    verb(g, build=lambda a: Bond(SUBJECT, _less_bond(a)), match=never, ja=(f"絆を{much}失う",))
    for what, word in (("cp", "CP"), ("ep", "EP")):
        verb(g, Gain(what, SUBJECT, hole("n")), match=never, ja=(f"{word}を{{n:num}}つ得る", f"{word}{{n:num}}を得る"))
