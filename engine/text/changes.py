"""Numbers that become others, replacement effects, linked organizations. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.kernel import REJECT, Grammar, hole
from engine.text.surface import Aim, Ref
from engine.trails.tree import ChooseOrgs, Continuous, Filter, Set

_FIELDS = (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト"))
# event, English after "would", Japanese before 場合
_BE = (
    ("stun", "be stunned", ("スタンする", "スタンされる")),
    ("cure", "be cured", ("回復する",)),
    ("ko", "be K.O.'d", ("即死する", "即死させられる")),
    ("destroy", "be destroyed", ("破壊される",)),
    ("to trail", "be put into (the|its owner's) trail", ("軌跡に置かれる",)),
    ("discard", "be discarded", ("捨てられる",)),
)
_PLAYER = (
    ("draw", "draw a card", "カードを引く"),
    ("lose bond", "lose bond", "絆を失う"),
    ("gain bond", "gain bond", "絆を得る"),
)


def add(g: Grammar) -> None:
    """Rules: set (value: Set), replaced (value: event and object), link."""
    g.add("poss", "this", en="this card's", ja="(これ|このカード)の")
    g.add("poss", Ref("it"), en="its", ja="(それの|その)")
    g.add("poss", hole("r"), ja="{r:back}の", match=lambda v: {"r": v} if isinstance(v, Ref) else None)
    g.add("poss", hole("f"), ja="{f:np}の", match=lambda v: {"f": v} if isinstance(v, Filter) else None)
    g.add("poss", Aim(hole("f")), en="target {f:np}'s", match=lambda v: None)
    g.add("poss", hole("f"), en="each {f:np}'s", match=lambda v: None)
    for field, en, ja in _FIELDS:
        shape = Set(hole("who"), field, hole("n"), hole("u"))
        g.add(
            "set",
            shape,
            en=f"{{who:poss}} {en} becomes {{n:num}}{{u:until}}",
            ja=(f"{{who:poss}}{ja}は{{u:until}}{{n:num}}になる", f"{{u:until-c}}{{who:poss}}{ja}は{{n:num}}になる"),
        )
        g.add("set", shape, en=f"the {en} of {{who:obj}} becomes {{n:num}}{{u:until}}")
        g.add("set-c", shape, ja=f"{{who:poss}}{ja}は{{u:until}}{{n:num}}になり")
    g.add("clause", hole("s"), match=_is_set, en="{s:set}")
    g.add("el", hole("s"), match=_is_set, ja="{s:set}")
    g.add("el-c", hole("s"), match=_is_set, ja="{s:set-c}")
    _replacements(g)
    _links(g)


def _is_set(v: Any) -> Mapping[str, Any] | None:
    return {"s": v} if isinstance(v, Set) else None


def _replacements(g: Grammar) -> None:
    for event, en, ja in _BE:
        g.add(
            "replaced",
            (event, hole("w")),
            en=f"{{w:trig-who}} would {en}",
            ja=tuple(f"{{w:trig-who}}が{text}" for text in ja),
        )
    for event, act, act_ja in _PLAYER:
        g.add("replaced", (event, "you"), en=f"you would {act}", ja=f"あなたが{act_ja}")
        g.add("replaced", (event, "opponent"), en=f"your opponent would {act}", ja=f"相手が{act_ja}")
    g.add("instead", hole("s"), en="{s:chain} instead", ja="代わりに(、|){s:chain}")
    g.add(
        "craft-line",
        ("replacement", None, hole("e"), hole("s")),
        en="if {e:replaced}, {s:instead}(.|)",
        ja="{e:replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
    )
    g.add(
        "craft-line",
        ("replacement", hole("c"), hole("e"), hole("s")),
        en="if {c:conds}, if {e:replaced}, {s:instead}(.|)",
        ja="{c:conds}、{e:replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
        match=lambda v: {"c": v[1], "e": v[2], "s": v[3]} if v[0] == "replacement" and v[1] is not None else None,
    )


def _links(g: Grammar) -> None:
    g.add(
        "link",
        build=lambda x: Continuous("this", link=x) if len(x) > 1 else REJECT,
        match=_link,
        en=("your {x:orgs} are linked", "link your {x:orgs}"),
        ja=("あなたの{x:orgs}をリンクする", "あなたの{x:orgs}はリンクする", "あなたの{x:orgs}はリンクしている"),
    )
    g.add(
        "link",
        Continuous("this", link=("chosen",)),
        en=("the chosen organizations are linked", "link the chosen organizations"),
        ja=("選んだ組織をリンクする", "選んだ組織はリンクする", "選ばれた組織はリンクする"),
    )
    g.add("craft-line", ("link", hole("x")), en="{x:link}(.|)", ja="{x:link}(。|)")
    for whose, en, ja in (
        ("you", "you control", "あなたの"),
        ("any", "on the field", "場の"),
        ("any", "on the field", "場にある"),
    ):
        for count, en_n, ja_n in ((hole("n"), "{n:numw} organizations", "{n:num}つ"), (1, "an organization", "1つ")):
            shape = ChooseOrgs(Filter(whose=whose), count)
            for rule, end in (("vp", "選ぶ"), ("vps", "選び"), ("vpt", "選んで")):
                third = "chooses" if rule == "vps" else "choose"
                g.add(
                    rule,
                    shape,
                    en=f"{third} {en_n} {en}",
                    ja=f"{ja}組織を{ja_n}{end}",
                    match=partial(_chosen, whose=whose, count=count),
                )


def _chosen(v: Any, whose: str, count: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, ChooseOrgs) or v.among != Filter(whose=whose):
        return None
    return {"n": v.count} if (v.count == 1) is (count == 1) else None


def _link(v: Any) -> Mapping[str, Any] | None:
    return {"x": v.link} if isinstance(v, Continuous) and len(v.link) > 1 else None
