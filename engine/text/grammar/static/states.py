"""Crafts of several parts, of each of several, in a state that stands first, in all zones (1215)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.features import aboard
from engine.text.grammar.condition.identity_and_numbers import STATES, about_this
from engine.text.grammar.lexicon import BY, EVENTS, REPLACED, TOKI, WHEN
from engine.text.grammar.noun.places import DOING
from engine.text.grammar.static.attack_duties import against
from engine.text.grammar.static.continuous import baseline
from engine.text.grammar.trigger.combat import certain, joined
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Production, tails, without_end
from engine.text.surface import OPEN, Body, Limit, Ref, Said, Static
from engine.trails.tree import Compare, Every, Filter, Is, Stat, Trigger
from engine.trails.tree.reads import replace, speaks_of

_STATES = (
    ("ready", "レディ状態"),
    ("action", "アクション状態"),
    ("stunned", "スタン状態"),
    ("attacking", "攻撃中"),
    ("defending", "応戦中"),
    ("combating", "戦闘中"),
    ("linked", "戦術リンク中"),
)
_THIS = "(これ|このカード|このUNIT|このITEM)が"


def fronted_state(g: Grammar) -> None:
    """Add to the rule "craft-line". Rules: this-being (a condition), this-would (what would happen to this card)."""
    for state, ja in _STATES:
        doing = f"({ja}の|{DOING[state]})" if state in DOING else f"({ja}の|{ja.removesuffix('中')}している)"
        g.reads("this-being", Is("this", Filter(states=(state,))), ja=doing)
    g.add("this-being", build=lambda f: aboard(f, ">=", 1), ja="{f:np}が搭乗(している|した|中の)")
    for event, _, ja_events in REPLACED:
        for by, _, ja_by in BY:
            g.reads("this-would", (event, "this", by), ja=tuple(f"{_THIS}{ja_by}{text}" for text in ja_events))
    g.add("craft-line", build=lambda c, e, s: ("replacement", c, e, s),
          ja="{c:this-being}{e:this-would}(場合|なら|時)(、|に、|は、){s:instead}(。|)")  # fmt: skip
    g.add("craft-line", build=_triggered, ja="{c:this-being}{t:trigger}(、|){b:body}")
    _it(g)
    _fought_back(g)


def _triggered(c: Any, t: Any, b: Body) -> Any:
    """It has to be so as it happens."""
    if not isinstance(t, Trigger) or t.who != "this":
        return REJECT
    return ("triggered", t, replace(b, limits=(*b.limits, Limit("", c))))


def _fought_back(g: Grammar) -> None:
    """ "When this card is fought back, ... that UNIT": "it" would be this card, which the trigger is not about."""
    g.reads("by-whom", Filter(types=("UNIT",)), en=("( against|)",))
    g.add("craft-line", build=_by_one,
          en=f"{WHEN} this (card|UNIT) is fought back{{f:by-whom}}, {{b:body}}",
          ja=f"{_THIS}{{f:np}}(に|によって|により)応戦された{TOKI}(、|){{b:body}}")  # fmt: skip
    g.add("craft-line", build=lambda b: _by_one(Filter(types=("UNIT",)), b),
          ja=f"{_THIS}応戦された{TOKI}(、|){{b:body}}")  # fmt: skip


def _by_one(f: Filter, b: Body) -> Any:
    if speaks_of(b.sentences, Ref("it")):
        return REJECT
    return ("triggered", Trigger("fights back", f, Filter(scope="this")), b)


def _it(g: Grammar) -> None:
    """ "While this card is ready, whenever it is attacked, ...": what the condition is about."""
    for event, en, _ in EVENTS:
        g.reads("trigger-it", Trigger(event, "this"), en=[f"{WHEN} it {text}" for text in en])
    g.add("craft-line", build=_of_it, en="(while|as long as) {c:conds}, {t:trigger-it}, {b:body}")


def _of_it(c: Any, t: Any, b: Body) -> Any:
    return _triggered(c, t, b) if about_this(c) else REJECT


#: State, English after "while", Japanese before the comma.
_BARE: tuple[tuple[str, str, str], ...] = (
    ("attacking", "attacking", "攻撃(中|している間|中の間)"),
    ("attacking alone", "attacking alone", "単独で攻撃(中|している間)"),
    ("attacking player", "attacking (a player|your opponent|players)", "(プレイヤー|相手)を攻撃(中|している間|中の間)"),
    ("sclm attacking", "SCLM attacking", "スクラム攻撃(中|している間|中の間)"),
    ("defending", "(defending|fighting back)", "応戦(中|している間|中の間)"),
    ("combating", "(combating|in combat|attacking or defending)", "戦闘(中|している間|中の間)"),
    ("ready", "ready", "レディ状態(の間|である間|でいる間|中)"),
    ("action", "actioned", "アクション状態(の間|である間|でいる間|中)"),
    ("stunned", "stunned", "スタン(状態の間|状態である間|状態中|中|している間)"),
    ("cursed", "cursed", "呪われている間"),
    ("linked", "tactically linked", "戦術リンク(中|している間|中の間)"),
    ("boarded", "boarded", "搭乗(中|されている間)"),
)


def subjectless_state(g: Grammar) -> None:
    """Add to the rule "static". The state is that of the subject: of this card, or of each card of a kind."""
    for state, en, ja in _BARE:
        g.add("bare-state", state, en=en, ja=ja)
    g.add("static", build=stated, en="{said:ssaid} (while|when) {s:bare-state}")
    g.add(
        "static",
        build=_first,
        en="(while|when) {s:bare-state}, {said:ssaid}",
        ja="{s:bare-state}(、|は、|は|に、){said:ssaid}",
    )
    g.add(
        "static",
        build=lambda who, s, p: stated(s, Said(who, p)),
        en="{who:subj}, (while|when) {s:bare-state}, {p:preds}",
        ja="{who:subj}{s:bare-state}(は|)(、|){p:preds}",
    )
    g.add(
        "bare-with",
        build=lambda f: (
            against(f) if f.zone == "field" and f.whose != "you" and "combating" not in f.states else REJECT
        ),
        en="(combating|in combat with|fighting) {f:a-np}",
        ja="{f:np}と戦闘(中|している間|中の間)",
    )
    g.add(
        "bare-with",
        build=lambda f: Every((Is("this", Filter(states=("attacking",))), joined(f))) if certain(f) else REJECT,
        en="(SCLM |)attacking (together |)with {f:a-np}",
        ja="{f:np}と(一緒に|共に|ともに|)(スクラム|)攻撃(中|している間|中の間)",
    )
    g.add(
        "static",
        build=_with,
        en=(
            "(while|when) (this card is |it is |it's |){c:bare-with}, {said:ssaid}",
            "{said:ssaid} (while|when) (it is |it's |){c:bare-with}",
        ),
        ja=("{c:bare-with}(、|は、|は|に、){said:ssaid}", "これ(は|が){c:bare-with}(、|){p:preds}"),
    )


def _with(c: Compare | Every, said: Said | None = None, p: Any = ()) -> Any:
    """What is said of this card while it fights or attacks with a certain one."""
    said = Said("this", p) if said is None else said
    if said.who not in ("this", Ref("it")) or any(part.until != OPEN for part in said.predicates):
        return REJECT
    if isinstance(c, Compare) and any(part.kind == "bonus" for part in said.predicates):
        return REJECT  # +1/+1 is for each of them (ja:1406.1)
    return Static(Said("this", said.predicates), c)


def _first(s: str, said: Said) -> Any:
    """The state named before what is said: of others than this card nobody tells who is meant to be in it."""
    others = isinstance(said.who, Filter) and (said.who.scope == "other" or said.who.whose == "opponent")
    return REJECT if others else stated(s, said)


def stated(s: str, said: Said) -> Any:
    """What is said of this card while it is in a state, or of those cards of a kind that are in it."""
    if any(part.until != OPEN for part in said.predicates):
        return REJECT
    if isinstance(said.who, Filter):
        f = said.who
        if s in f.states:
            return REJECT
        return Static(Said(replace(f, states=tuple(sorted((*f.states, s)))), said.predicates))
    if said.who not in ("this", Ref("it")):
        return REJECT
    return Static(Said("this", said.predicates), Is("this", Filter(states=(s,))))


#: How a Japanese clause ends, and how it goes on.
_ENDS = (
    ("減らす", ("減らし",)),
    ("増やす", ("増やし",)),
    ("できない", ("できず", "できなく")),
    ("られない", ("られず",)),
    ("されない", ("されず",)),
    ("ならない", ("ならず",)),
    ("受けない", ("受けず",)),
    ("引けない", ("引けず",)),
    ("になる", ("になり",)),
    ("である", ("であり",)),
    ("に等しい", ("に等しく",)),
)


def coordination(g: Grammar) -> None:
    """Add to the rule "statics". Needs all of "ssaid" to be there."""
    g.add("ssaid-c", hole("s"), en=(), ja="{s:said-c}")
    g.rule("ssaid-c").productions += [made for one in g.rule("ssaid").productions if (made := _going_on(one))]
    g.add("statics", build=_two, en="{a:ssaid}(,|) and {b:ssaid}(.|)", ja="{a:ssaid-c}、(また、|){b:ssaid}(。|)")
    g.add(
        "statics",
        build=_two,
        en="(if|while|as long as) {c:conds}, {a:ssaid}(,|) and {b:ssaid}(.|)",
        ja="{c:conds}(、|){a:ssaid-c}、(また、|){b:ssaid}(。|)",
    )


def _going_on(production: Production) -> Production | None:
    """The Japanese clause in the form that joins it to another."""
    out = [
        body + new
        for text in production.texts["ja"]
        for one in tails(text)
        for end, news in _ENDS
        if (body := without_end(one, end)) is not None
        for new in news
    ]
    return Production({"en": (), "ja": out}, production.build, lambda value: None) if out else None


def _two(a: Said, b: Said, c: Any = None) -> Any:
    """Two things that hold, under the same condition if there is one."""
    if isinstance(b.who, Ref) or isinstance(a.who, Ref) or a.who == b.who == "this":
        return REJECT  # of one subject the words for what it gets and has are joined
    return (Static(a, c), Static(b, c))


_IF = "(の場合|である場合|なら|であるなら|ならば|であれば|である時|の時)"
_WHOM = ("プレイヤーを", "(プレイヤー|相手)を")
_DOES = "(場合|なら|ならば|時)"


def distributive_condition(g: Grammar) -> None:
    """Add to the rules "static" and "back"."""
    for state, _, ja in STATES:
        g.add("state-if", state, ja=(f"{ja}{_IF}", f"{DOING[state].replace(*_WHOM)}{_DOES}"))
    g.add("static", build=lambda who, s, p: stated(s, Said(who, p)), ja="{who:subj}{s:state-if}(、|){p:preds}")
    for field, name in (("str", "STR"), ("def", "DEF"), ("cp", "CPコスト")):
        for op, ja in ((">=", "以上"), ("<=", "以下")):
            g.add(
                "static",
                build=partial(_numbered, field=field, op=op),
                ja=f"{{who:subj}}(その|それの|自身の|){name}が{{n:num}}{ja}{_IF}(、|){{p:preds}}",
            )
    g.reads("back", Ref("them"), en="these", ja="これら")


def _numbered(who: Any, n: Any, p: Any, field: str, op: str) -> Any:
    """これは、STRが3以上なら、…: the number is that of the subject, or of each of them."""
    if not isinstance(n, int) or (who != "this" and not isinstance(who, Filter)):
        return REJECT
    whose: Any = "this" if who == "this" else Ref("it")
    return Static(Said(who, p), Compare(Stat(field, whose), op, n))


_EN = "in (all zones|every zone), "
_JA = "(あらゆる|すべての)領域で(、|)"


def all_zones(g: Grammar) -> None:
    """Add to the rule "static"."""
    g.add(
        "static", build=partial(baseline, c=None), match=_plainly, en=f"{_EN}{{said:ssaid}}", ja=f"{_JA}{{said:ssaid}}"
    )
    g.add(
        "static",
        build=baseline,
        match=_under,
        en=(f"{_EN}if {{c:conds}}, {{said:ssaid}}", f"if {{c:conds}}, {_EN}{{said:ssaid}}"),
        ja=(f"{{c:conds}}(、|){_JA}{{said:ssaid}}", f"{_JA}{{c:conds}}(、|){{said:ssaid}}"),
    )


def _plainly(v: Any) -> Mapping[str, Any] | None:
    return {"said": v.said} if v.everywhere and v.condition is None else None


def _under(v: Any) -> Mapping[str, Any] | None:
    return {"said": v.said, "c": v.condition} if v.everywhere and v.condition is not None else None
