"""Continuous crafts of several parts, of each of several, and in all zones (1215). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.object.identity_and_numbers import STATES
from engine.text.grammar.noun.modifier.vocabulary import DOING
from engine.text.grammar.static.sentence.continuous import baseline
from engine.text.grammar.static.sentence.states import stated
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Production
from engine.text.parser.shapes import never
from engine.text.parser.template import tails, without_end
from engine.text.surface import Ref, Said, Static
from engine.trails.tree import Compare, Filter, Stat

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
    g.add(
        "statics",
        build=_two,
        match=lambda v: None,
        en="{a:ssaid}(,|) and {b:ssaid}(.|)",
        ja="{a:ssaid-c}、(また、|){b:ssaid}(。|)",
    )
    g.add(
        "statics",
        build=_two,
        match=lambda v: None,
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
    g.add(
        "static",
        build=lambda who, s, p: stated(s, Said(who, p)),
        match=never,
        ja="{who:subj}{s:state-if}(、|){p:preds}",
    )
    for field, name in (("str", "STR"), ("def", "DEF"), ("cp", "CPコスト")):
        for op, ja in ((">=", "以上"), ("<=", "以下")):
            g.add(
                "static",
                build=partial(_numbered, field=field, op=op),
                match=never,
                ja=f"{{who:subj}}(その|それの|自身の|){name}が{{n:num}}{ja}{_IF}(、|){{p:preds}}",
            )
    g.add("back", Ref("them"), match=never, en="these", ja="これら")


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
