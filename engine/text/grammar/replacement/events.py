"""What would happen and is replaced, also by a lesser loss that is paid for. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import scale
from engine.text.grammar.lexicon import BY, IN_COMBAT, PLAYERS_WOULD, REPLACED
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Aim, Ref, Two
from engine.trails.tree import Bond, ChooseOrgs, Continuous, Filter, Much, Set
from engine.trails.tree.reads import replace

#: What is done to an object, so that it can be said which cards or abilities do it.
ENDURED = ("stun", "ko", "destroy", "cure")
BY_JA = "(によって|により|で)"
_FIELDS = (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト"))


def events(g: Grammar) -> None:
    """Rules: set (value: Set), replaced (value: event and object), link."""
    g.add("poss", "this", en="this card's", ja="(これ|このカード)の")
    g.add("poss", Ref("it"), en="its", ja="(それの|その)")
    g.add("poss", hole("r"), ja="{r:back}の", match=lambda v: {"r": v} if isinstance(v, Ref) else None)
    g.add("poss", hole("f"), ja="{f:np}の", match=lambda v: {"f": v} if isinstance(v, Filter) else None)
    g.reads("poss", Aim(hole("f")), en="target {f:np}'s")
    for field, en, ja in _FIELDS:
        shape = Set(hole("who"), field, hole("n"), hole("u"))
        g.add(
            "set",
            shape,
            en=(
                f"{{who:poss}} {en} becomes {{n:value}}{{u:until}}",
                f"{{who:poss}} {en} becomes equal to {{n:value}}{{u:until}}",
            ),
            ja=(
                f"{{who:poss}}{ja}は{{u:until}}{{n:value}}になる",
                f"{{u:until-c}}{{who:poss}}{ja}は{{n:value}}になる",
                f"{{who:poss}}{ja}は{{u:until}}{{n:value}}(に等しくなる|と同じになる|と等しくなる)",
                f"{{u:until-c}}{{who:poss}}{ja}は{{n:value}}(に等しくなる|と同じになる)",
                f"{{who:poss}}{ja}を{{u:until}}{{n:value}}にする",
            ),
        )
        g.add("set", shape, en=f"the {en} of {{who:obj}} becomes {{n:value}}{{u:until}}")
        g.add("set-c", shape, ja=f"{{who:poss}}{ja}は{{u:until}}{{n:value}}になり")
    g.add(
        "set",
        build=lambda who, n, u: Two((Set(who, "str", n, u), Set(_again(who), "def", n, u))),
        en="{who:poss} STR and DEF (each |)become (equal to |){n:value}{u:until}",
        ja=(
            "{who:poss}STRとDEFは(それぞれ|)(、|){u:until}{n:value}(になる|に等しくなる)",
            "{u:until-c}{who:poss}STRとDEFは{n:value}になる",
        ),
    )
    g.add("clause", hole("s"), match=_is_set, en="{s:set}")
    g.add("el", hole("s"), match=_is_set, ja="{s:set}")
    g.add("el-c", hole("s"), match=_is_set, ja="{s:set-c}")
    _replacements(g)
    _links(g)


def by_certain(event: str, o: Filter) -> Any:
    """What is done by certain cards or abilities; by all effects, or all of a player, has words of its own."""
    return (event, o) if o != Filter(zone="standby", whose=o.whose) else REJECT


def certain(event: str, v: Any) -> Mapping[str, Any] | None:
    """By which cards or abilities it is done."""
    return {"o": v[1]} if v[0] == event and isinstance(v[1], Filter) else None


def _done_by(event: str, w: Any, o: Filter) -> Any:
    return REJECT if (made := by_certain(event, o)) is REJECT else (event, w, made[1])


def _done_by_match(event: str, v: Any) -> Mapping[str, Any] | None:
    found = certain(event, (v[0], v[2])) if len(v) == 3 else None
    return None if found is None else {**found, "w": v[1]}


def _again(who: Any) -> Any:
    """The same object in a second clause."""
    return Ref("it") if isinstance(who, Aim) else who


def _is_set(v: Any) -> Mapping[str, Any] | None:
    return {"s": v} if isinstance(v, Set) else None


def _replacements(g: Grammar) -> None:
    g.add("discarder", "this", en="this (card|UNIT|ITEM)", ja="(これ|このカード|このUNIT|このITEM)")
    for event, en, ja in REPLACED:
        who = "{w:discarder}" if event == "discard" else "{w:trig-who}"  # other cards in hands: see instead_discard
        g.add("replaced", (event, hole("w"), ""), en=f"{who} would {en}", ja=tuple(f"{who}が{text}" for text in ja))
        for by, en_by, ja_by in BY[1:] if event != IN_COMBAT else ():
            also = (f"{who}を捨てる",) if event == "discard" else ()
            g.add(
                "replaced",
                (event, hole("w"), by),
                en=(f"{who} would {en}{en_by}",
                    *((f"you would discard {who}{en_by}",
                       f"you would discard {who}{en_by.replace(' by ', ' because of ', 1)}")
                      if event == "discard" else ())),
                ja=(*(f"{who}が{ja_by}{text}" for text in ja),
                    *(f"{ja_by}{who}が{text}" for text in ja),
                    *(f"{ja_by}(あなたが|){text}" for text in also), *(f"あなたが{ja_by}{text}" for text in also)),
            )  # fmt: skip
        if event in ENDURED:
            g.add("replaced", build=partial(_done_by, event), match=partial(_done_by_match, event),
                  en=f"{who} would {en} by {{o:source}}",
                  ja=tuple(f"{who}が{{o:source}}{BY_JA}{text}" for text in ja))  # fmt: skip
    g.reads(
        "replaced", ("discard", hole("w"), ""), en="you would discard {w:discarder}", ja="あなたが{w:discarder}を捨てる"
    )
    stuns = ("stuns", (hole("w"), hole("o")), "")
    g.add("replaced", stuns, en="{w:trig-who} would stun {o:a-np}", ja="{w:trig-who}が{o:np}をスタンする")
    for event, act, act_ja in PLAYERS_WOULD:
        g.add("replaced", (event, "you", ""), en=f"you would {act}", ja=f"あなたが{act_ja}")
        g.add("replaced", (event, "opponent", ""), en=f"your opponent would {act}", ja=f"相手が{act_ja}")
        if event == "stun damage":
            continue  # it comes with being stunned, whatever does that
        for by, en_by, ja_by in BY[1:]:
            for player, who, ja_who in (("you", "you", "あなた"), ("opponent", "your opponent", "相手")):
                g.add(
                    "replaced",
                    (event, player, by),
                    en=(f"{who} would {act}{en_by}", f"{who} would {act}{en_by.replace(' by ', ' because of ', 1)}"),
                    ja=(f"{ja_who}が{ja_by}{act_ja}", f"{ja_by}{ja_who}が{act_ja}"),
                )
    g.add(
        "instead",
        hole("s"),
        en=("{s:chain} instead", "instead {s:chain}"),
        ja="代わりに(、|){s:chain}",
        match=lambda v: None if v[:1] == ("may",) else {"s": v},
    )
    g.add(
        "instead",
        ("may", hole("s")),
        en=("you may {s:may-list} instead", "you may instead {s:may-list}"),
        ja="代わりに(、|){s:chain-t}(もよい|よい)",
    )
    g.add(
        "craft-line",
        ("replacement", None, hole("e"), hole("s")),
        en=("if {e:replaced}, {s:instead}(.|)", "{s:instead} if {e:replaced}(.|)"),
        ja="{e:replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
    )
    g.add(
        "craft-line",
        ("replacement", hole("c"), hole("e"), hole("s")),
        en="if {c:conds}, if {e:replaced}, {s:instead}(.|)",
        ja="{c:conds}、{e:replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
        match=lambda v: {"c": v[1], "e": v[2], "s": v[3]} if v[0] == "replacement" and v[1] is not None else None,
    )
    g.add(
        "craft-line",
        build=lambda c, e, s: ("replacement", c, e, s),
        en="if {e:replaced} (while|and) {c:conds}, {s:instead}(.|)",
        ja="{e:replaced}(場合|時)(、|に、){c:conds}、{s:instead}(。|)",
    )


def _links(g: Grammar) -> None:
    g.add(
        "link",
        build=lambda x: Continuous("this", link=x) if len(x) > 1 else REJECT,
        match=_link,
        en=("your {x:orgs} are linked", "link your {x:orgs}", "link {x:orgs} you control"),
        ja=(
            "あなたの{x:orgs}をリンクする",
            "{x:orgs}をリンクする",
            "あなたの{x:orgs}はリンクする",
            "あなたの{x:orgs}はリンクしている",
        ),
    )
    g.add(
        "link",
        Continuous("this", link=("chosen",)),
        en=(
            "(the chosen organizations|those organizations) are linked",
            "link (the chosen organizations|those organizations)",
            "link (those organizations|the chosen organizations) you control",
            "link your chosen organizations",
        ),
        ja=(
            "(あなたの|)(選んだ|選ばれた|それらの)組織(を|は)リンク(する|している)",
            "選んだあなたの組織(を|は)リンクする",
        ),
    )
    g.add(
        "craft-line",
        ("link", hole("x")),
        match=lambda v: {"x": v[1]} if v[0] == "link" and v[1].condition is None else None,
        en="{x:link}(.|)",
        ja="{x:link}(。|)",
    )
    g.add(
        "craft-line",
        build=lambda c, x: ("link", replace(x, condition=c)),
        match=lambda v: (
            {"c": v[1].condition, "x": replace(v[1], condition=None)}
            if v[0] == "link" and v[1].condition is not None
            else None
        ),
        en=("(if|while|as long as) {c:conds}, {x:link}(.|)", "{x:link} (if|while|as long as) {c:conds}(.|)"),
        ja="{c:conds}(、|){x:link}(。|)",
    )
    for whose, en, ja in (
        ("you", "among UNITs you control", "あなたのUNITが持つ"),
        ("you", "you control", "あなたの"),
        ("you", "(among|of) (the |)UNITs you control", "あなたの場の"),
        ("you", "on your field", "あなたの場にある"),
        ("opponent", "among UNITs your opponent controls", "相手のUNITが持つ"),
        ("opponent", "your opponent controls", "相手の"),
        ("opponent", "(among|of) (the |)UNITs your opponent controls", "相手の場の"),
        ("opponent", "on your opponent's field", "相手の場にある"),
        ("any", "among UNITs on the field", "場のUNITが持つ"),
        ("any", "on the field", "場の"),
        ("any", "on the field", "場にある"),
        ("any", "among all UNITs", ()),
        ("any", "", ""),
    ):
        for count, en_n, ja_n in (
            (hole("n"), "{n:numw} organizations", "{n:num}つ"),
            (1, "(an|one) organization", "1つ"),
        ):
            shape = ChooseOrgs(Filter(whose=whose), count)
            for rule, end in (("vp", "選ぶ"), ("vps", "選び"), ("vpt", "選んで")):
                third = "chooses" if rule == "vps" else "choose"
                g.add(
                    rule,
                    shape,
                    en=f"{third} {en_n} {en}".rstrip(),
                    ja=f"{ja}組織を{ja_n}{end}" if isinstance(ja, str) else (),
                    match=partial(_chosen, whose=whose, count=count),
                )


def _chosen(v: Any, whose: str, count: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, ChooseOrgs) or v.among != Filter(whose=whose):
        return None
    return {"n": v.count} if (v.count == 1) is (count == 1) else None


def _link(v: Any) -> Mapping[str, Any] | None:
    return {"x": v.link} if isinstance(v, Continuous) and len(v.link) > 1 and "chosen" not in v.link else None


_THAT = "(that damage|that Overkill damage|that stun damage|that loss|that amount|the damage|it)"
_THAT_JA = "(その|)(オーバーキルダメージ|スタンダメージ|ダメージ|失う絆|失う点数|失う絆の点数|点数)(の点数|)(を|は)"
_WAYS = (
    (-1, "less", "(reduce|decrease|lower)", "(reduced|decreased|lowered)",
     "(減らす|減る|軽減する|少なくする|少なくなる|減少させる)"),
    (1, "more", "increase", "increased", "(増やす|増える|多くする|多くなる)"),
)  # fmt: skip
_DO_SO = "(そうしたなら|そうした場合|そうすれば|そうしたら)(、|)"
_PLAIN = Filter(types=("UNIT",))
#: What would happen, and what a number of it is: a player's loss.
_LOSSES = ("lose bond", "overkill damage", "stun damage")


def paid_reduction(g: Grammar) -> None:
    """Add to the rules "replaced" and "craft-line"; "lessened": how much less it is, and "lessened-by" for each."""
    _dealt_to(g)
    for sign, more, change, changed, ja in _WAYS:
        texts = (f"{change} {_THAT} by {{n:num}}", f"{_THAT} is {changed} by {{n:num}}", f"{_THAT} is {{n:num}} {more}")
        g.add("lessened", build=partial(_much, sign=sign), en=texts, ja=f"{_THAT_JA}{{n:num}}(点|){ja}")
        g.add(
            "lessened-by",
            build=partial(_much, sign=sign),
            en=(*(f"{text}{{f:per}}" for text in texts), *(f"{{f:per-lead}}{text}" for text in texts)),
            ja=(f"{_THAT_JA}{{f:per}}{{n:num}}(点|){ja}", f"{{f:per}}{_THAT_JA}{{n:num}}(点|){ja}"),
        )
    paid_en = "you may {s:may-list}. if you do, {n:lessened}"
    paid_ja = f"{{s:chain-t}}(もよい|よい)。{_DO_SO}{{n:lessened}}"
    g.add(
        "paid-less",
        build=lambda s, n: (s, n),
        en=(paid_en, paid_en.replace("lessened", "lessened-by"), "you may {s:may-list}. {n:lessened-by}"),
        ja=(paid_ja, paid_ja.replace("lessened", "lessened-by"), "{s:chain-t}(もよい|よい)。{n:lessened-by}"),
    )
    g.add("paid-less", build=lambda n: ((), n), en="{n:lessened}", ja="{n:lessened}")
    g.add("paid-less", build=lambda n: ((), n), en="{n:lessened-by}", ja="{n:lessened-by}")
    when = "{e:replaced}(場合|なら|時)(、|に、|は、)"
    g.add("craft-line", build=_line, en="if {e:replaced}, {p:paid-less}(.|)", ja=f"{when}{{p:paid-less}}(。|)")


def _dealt_to(g: Grammar) -> None:
    """To whom damage would be dealt: whose UNIT it is that deals it follows from that."""
    for player, en, ja in (("you", "you", "あなた"), ("opponent", "your opponent", "相手")):
        g.add(
            "replaced",
            build=partial(_dealt, player=player),
            en=f"{{w:trig-who}} would (deal|cause) Overkill damage to {en}",
            ja=f"{{w:trig-who}}が{ja}にオーバーキルダメージを与える",
        )


def _dealt(w: Any, player: str) -> Any:
    mine, theirs = ("opponent", "you") if player == "you" else ("you", "opponent")
    if w == "this":
        return REJECT if player == "you" else ("overkill", w, "")
    if not isinstance(w, Filter) or w.whose not in ("any", mine):
        return REJECT
    if replace(w, whose="any") == _PLAIN:
        return ("overkill damage", player, "")
    return ("overkill", replace(w, whose=mine), "") if theirs != w.whose else REJECT


def _much(n: Any, sign: int, f: Any = None) -> Any:
    if not isinstance(n, int) or n < 1:
        return REJECT
    return Much(-1, sign * n if f is None else scale(sign * n, f))


def _line(e: Any, p: Any, c: Any = None) -> Any:
    player = _loser(e[0], e[1])
    if not player:
        return REJECT
    paid, much = p
    less = (Bond(player, much),)
    return ("replacement", c, e, ("paid", paid, less) if paid else less)


def _loser(event: str, who: Any) -> str:
    """Who loses bond by what would happen; "" if that is not plain."""
    if event in _LOSSES:
        return who if who in ("you", "opponent") else ""
    if event != "overkill":
        return ""
    if who == "this":
        return "opponent"
    whose = who.whose if isinstance(who, Filter) else ""
    return {"you": "opponent", "opponent": "you"}.get(whose, "")
