"""What this card is as something happens to it, said before it: UNITが搭乗しているこれが場を離れる場合.

English says it after that: "if this card would leave the field while a UNIT is boarding it".
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.condition.object.boarding import aboard
from engine.text.grammar.condition.object.identity_and_numbers import about_this
from engine.text.grammar.lexicon.effect_sources import BY
from engine.text.grammar.lexicon.events import EVENTS, TOKI, WHEN
from engine.text.grammar.lexicon.replaced_events import REPLACED
from engine.text.grammar.noun.modifier.vocabulary import DOING
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Body, Limit, Ref
from engine.trails.tree import Filter, Is, Trigger
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


def add(g: Grammar) -> None:
    """Add to the rule "craft-line". Rules: this-being (a condition), this-would (what would happen to this card)."""
    for state, ja in _STATES:
        doing = f"({ja}の|{DOING[state]})" if state in DOING else f"({ja}の|{ja.removesuffix('中')}している)"
        g.add("this-being", Is("this", Filter(states=(state,))), match=never, ja=doing)
    g.add("this-being", build=lambda f: aboard(f, ">=", 1), match=never, ja="{f:np}が搭乗(している|した|中の)")
    for event, _, ja_events in REPLACED:
        for by, _, ja_by in BY:
            g.add(
                "this-would", (event, "this", by), match=never, ja=tuple(f"{_THIS}{ja_by}{text}" for text in ja_events)
            )
    g.add("craft-line", build=lambda c, e, s: ("replacement", c, e, s), match=never,
          ja="{c:this-being}{e:this-would}(場合|なら|時)(、|に、|は、){s:instead}(。|)")  # fmt: skip
    g.add("craft-line", build=_triggered, match=never, ja="{c:this-being}{t:trigger}(、|){b:body}")
    _it(g)
    _fought_back(g)


def _triggered(c: Any, t: Any, b: Body) -> Any:
    """It has to be so as it happens."""
    if not isinstance(t, Trigger) or t.who != "this":
        return REJECT
    return ("triggered", t, replace(b, limits=(*b.limits, Limit("", c))))


def _fought_back(g: Grammar) -> None:
    """ "When this card is fought back, ... that UNIT": "it" would be this card, which the trigger is not about."""
    g.add("by-whom", Filter(types=("UNIT",)), match=never, en=("( against|)",))
    g.add("craft-line", build=_by_one, match=never,
          en=f"{WHEN} this (card|UNIT) is fought back{{f:by-whom}}, {{b:body}}",
          ja=f"{_THIS}{{f:np}}(に|によって|により)応戦された{TOKI}(、|){{b:body}}")  # fmt: skip
    g.add("craft-line", build=lambda b: _by_one(Filter(types=("UNIT",)), b), match=never,
          ja=f"{_THIS}応戦された{TOKI}(、|){{b:body}}")  # fmt: skip


def _by_one(f: Filter, b: Body) -> Any:
    if speaks_of(b.sentences, Ref("it")):
        return REJECT
    return ("triggered", Trigger("fights back", f, Filter(scope="this")), b)


def _it(g: Grammar) -> None:
    """ "While this card is ready, whenever it is attacked, ...": what the condition is about."""
    for event, en, _ in EVENTS:
        g.add("trigger-it", Trigger(event, "this"), match=never, en=[f"{WHEN} it {text}" for text in en])
    g.add("craft-line", build=_of_it, match=never, en="(while|as long as) {c:conds}, {t:trigger-it}, {b:body}")


def _of_it(c: Any, t: Any, b: Body) -> Any:
    return _triggered(c, t, b) if about_this(c) else REJECT
