"""Numbers that change places, types that change, and organizations that are linked. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.counts import STATS
from engine.text.grammar.lexicon import both_languages, verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import SELF, Aim, Both, Pick, Predicate, Ref, Said
from engine.trails.tree import ChooseOrgs, Continuous, Filter, LinkOrgs, Stat, Sum, Swap
from engine.trails.tree.reads import replace

#: What means the other one of two.
OTHER = Ref("each other")
_FIELDS = (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト"))
_SWAP = "(switch|swap|exchange)"


def exchange(g: Grammar) -> None:
    """Add to the rules "clause", "el", "pred" and "obj"."""
    _swaps(g)
    _gained(g)
    _the_one(g)


def _swaps(g: Grammar) -> None:
    for field, en, ja in _FIELDS:
        s = "s" if field == "cp" else "(|s)"
        made: dict[str, Any] = {"build": partial(_swapped, field=field), "match": never}
        g.add(
            "clause",
            en=(
                f"{{who:subj}} {_SWAP} (their |){en}{s}{{u:until}}",
                f"{{who:subj}} {_SWAP} {en}{s} with each other{{u:until}}",
                f"{_SWAP} the {en}{s} of {{who:obj}}{{u:until}}",
                f"{_SWAP} {{who:pair-poss}} {en}{s}{{u:until}}",
            ),
            **made,
        )
        g.add(
            "clause",
            build=partial(_swapped_two, field=field),
            match=partial(_swap_match, field=field),
            en=f"switch the {en}s of {{a:swapped}} and {{b:swapped}}{{u:until}}",
        )
        g.add(
            "clause",
            build=partial(_swapped, field=field),
            match=partial(_swap_one, field=field),
            en=f"switch the {en}s of {{who:obj}}{{u:until}}",
        )
        for name, end in (
            ("el", "(入れ替える|交換する)"),
            ("el-c", "(入れ替え|交換し)"),
            ("el-t", "(入れ替えて|交換して)"),
        ):
            what = f"{ja}(|の値|の数値)"
            g.add(
                name,
                build=partial(_swapped, field=field),
                match=partial(_swap_one, field=field) if name != "el-t" else never,
                ja=(
                    f"{{who:pair-no}}{what}を{{u:until}}{end}",
                    f"{{u:until-c}}{{who:pair-no}}{what}を{end}",
                    f"{{who:pair-ha}}{{u:until}}(互いの|お互いの|){what}を{end}",
                ),
            )
            g.add(
                name,
                build=partial(_swapped_two, field=field),
                match=partial(_swap_match, field=field) if name != "el-t" else never,
                ja=f"{{a:swapped}}と{{b:swapped}}の{ja}を{{u:until}}{end}",
            )
    g.add("swapped", "this", en="this card", ja="これ")
    g.add("swapped", hole("r"), en="{r:back}", ja="{r:back}", match=lambda v: {"r": v} if isinstance(v, Ref) else None)
    g.add("swapped", hole("a"), en="{a:aim1}", match=lambda v: {"a": v} if isinstance(v, Aim) else None)
    g.add("pair-poss", Ref("them"), en="their")
    g.add("pair-no", Ref("them"), ja="(それらの|それぞれの|それら2つの|それら2体の)(|UNITの)")
    g.add("pair-ha", Ref("them"), ja="それら(のUNIT|)は(、|)")


def _swapped_two(a: Any, b: Any, u: str, field: str) -> Any:
    return _swapped(Both((a, b)), u, field) if a != b else REJECT


def _swapped(who: Any, u: str, field: str) -> Any:
    """Two of them, no more and no fewer."""
    if isinstance(who, Both):
        if len(who.parts) != 2 or any(isinstance(part, Filter) for part in who.parts):
            return REJECT
    elif isinstance(who, Aim):
        if (who.least, who.most) != (2, 2):
            return REJECT
    elif not isinstance(who, Ref) or not (who.word == "them" or who.word.endswith("s")):
        return REJECT
    thing: Any = who
    return Swap(thing, u, field)


def _swap_match(v: Any, field: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Swap) and v.field == field and v.other != ""
    return {"a": v.who, "b": v.other, "u": v.until} if fits else None


def _swap_one(v: Any, field: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Swap) and v.field == field and v.other == ""
    return {"who": v.who, "u": v.until} if fits else None


# --- each other's -----------------------------------------------------------------------------------------------------
def _gained(g: Grammar) -> None:
    for kind, en, ja in (("orgs of", "organizations", "組織"),):
        both_languages(
            g,
            (f"{{u:until}}互い(に互い|)の{ja}を(すべて|)得る", f"{{u:until}}お互いの{ja}を(すべて|)得る",
             f"{{u:until}}互いが持つ{ja}を(すべて|)得る"),
            build=lambda u, kind=kind: Predicate(kind, OTHER, u),
            en=(f"(gain|get) each other's {en}{{u:until}}", f"each gain the {en} of the other{{u:until}}",
                f"gains (the other's|each other's) {en}{{u:until}}"),
        )  # fmt: skip


def crossed(clause: Said, marks: tuple[str, ...]) -> list[Said] | None:
    """What is said of two of which each gets what is the other's; None if nothing is."""
    if not any(part.value == OTHER for part in clause.predicates):
        return None
    return [
        Said(one, tuple(replace(part, value=other) if part.value == OTHER else part for part in clause.predicates))
        for one, other in zip(marks, reversed(marks), strict=True)
    ]


# --- the one with less ------------------------------------------------------------------------------------------------
def _the_one(g: Grammar) -> None:
    """Of several named before, the one that has less of a number than the others."""
    g.words("of-them", ja="(それら(のうち|の中で|の)|そのうち|その中で)(、|)(最も|より|)(その|)")
    g.words("the-one", ja="(方|ほう|もの|UNIT|方のUNIT|カード)を")
    for way, more, ja_more in (("least", "(lower|lowest|smaller|least)", "(低い|小さい)"),
                               ("most", "(higher|highest|greater|most)", "(高い|大きい)")):  # fmt: skip
        for field, en, ja in _FIELDS:
            f = Filter(among="~it", extreme=f"{way} {field}")
            g.reads("obj", f,
                  en=f"the (one|UNIT|card) (with|that has) (the |){more} {en}(| among them| of them)",
                  ja=f"{{_of:of-them}}{ja}が(より|最も|){ja_more}{{_one:the-one}}")  # fmt: skip


#: Types, English, Japanese.
_KINDS = (
    (("ITEM", "UNIT"), "ITEM(•|・)UNIT", "an ", "", "ITEM・UNIT"),
    (("UNIT",), "UNIT", "a ", " in addition to its other types", "UNIT"),
)
_BECOMES = "(is|becomes|become)"
_OF = "(equal to |of )"
_BOTH_JA = "(STRとDEFが|STRもDEFも|STR・DEFが)(それぞれ|ともに|どちらも|)(、|)"
_OF_JA = "(の|である|に等しい|と同じ)(、|)"


def unit_types(g: Grammar) -> None:
    """Add to the predicates. Rule: self-value (a number, also one of what it is said of)."""
    g.add("self-value", hole("a"), en="{a:value}", ja="{a:value}")
    for field, (_, ja) in STATS.items():
        own = f"(それ|)自身の{ja}"
        g.reads("self-value", Stat(field, SELF), ja=own)
        g.add("self-value", build=lambda n, field=field: _more(field, n, 1),
              ja=(f"{own}(+|＋|プラス){{n:num}}", f"{own}に{{n:num}}を加えた(値|数)",
                  f"{own}と{{n:num}}の合計"))  # fmt: skip
    many = "(are|become) ITEM(•|・)UNITs"
    g.add("preds", build=lambda x, u: _made(("ITEM", "UNIT"), x, x, u),
          en=(f"{many}{{u:until}} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}",
              f"{many} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}{{u:until}}"))  # fmt: skip
    for kinds, word, a, more, ja in _KINDS:
        what = f"{a}{word}{more}"
        also = "でも" if more else "に"
        g.add(
            "preds",
            build=lambda x, u, kinds=kinds: _made(kinds, x, x, u),
            en=(
                f"{_BECOMES} {what}{{u:until}} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}",
                f"{_BECOMES} {what} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}{{u:until}}",
                f"{_BECOMES} {what}{{u:until}} whose STR and DEF are (each |both |)(equal to |){{x:self-value}}",
            ),
        )
        g.add(
            "preds",
            build=lambda x, y, u, kinds=kinds: _made(kinds, x, y, u),
            en=(
                f"{_BECOMES} {what}{{u:until}} with STR {_OF}{{x:self-value}} and DEF {_OF}{{y:self-value}}",
                f"{_BECOMES} {what} with STR {_OF}{{x:self-value}} and DEF {_OF}{{y:self-value}}{{u:until}}",
                *(() if more else (f"{_BECOMES} a {{x:num}}/{{y:num}} {word}{{u:until}}",)),
            ),
        )
        is_ = "でもある" if more else "である"
        for ending, deed in (("", f"({also}なる|{is_})"), ("-c", f"{also}なり"), ("-t", f"{also}なって")):
            g.add(f"preds{ending}", build=lambda x, u, kinds=kinds: _made(kinds, x, x, u),
                  ja=f"{{u:until}}{_BOTH_JA}{{x:self-value}}{_OF_JA}{ja}{deed}")  # fmt: skip
            g.add(f"preds{ending}", build=lambda x, y, u, kinds=kinds: _made(kinds, x, y, u),
                  ja=(f"{{u:until}}STRが{{x:self-value}}(で|、)DEFが{{y:self-value}}{_OF_JA}{ja}{deed}",
                      f"{{u:until}}{{x:num}}/{{y:num}}の{ja}{deed}"))  # fmt: skip


def _more(field: str, n: Any, sign: int) -> Any:
    return Sum((Stat(field, SELF), n * sign)) if isinstance(n, int) else REJECT


def _made(kinds: tuple[str, ...], x: Any, y: Any, u: Any) -> Any:
    return (Predicate("types", kinds, u), Predicate("set str", x, u), Predicate("set def", y, u))


_CHOSEN = "chosen"
_THAT_EN = "(the chosen organization|that organization|it)"
_THAT_JA = "(選んだ|選ばれた|その)組織"


def linked_organizations(g: Grammar) -> None:
    """Add to the verbs and to the rule "link". Rule: with-chosen (organizations, the chosen one first)."""
    g.add(
        "with-chosen",
        build=_with,
        match=_named,
        en=f"{_THAT_EN} and (your |){{x:orgs}}",
        ja=f"(あなたの|){_THAT_JA}と(あなたの|){{x:orgs}}",
    )
    g.add(
        "with-chosen",
        build=_with,
        en=(f"{_THAT_EN} (with|to) (your |){{x:orgs}}", f"(your |){{x:orgs}} (and|with|to) {_THAT_EN}"),
        ja=f"(あなたの|){{x:orgs}}と(あなたの|){_THAT_JA}",
    )
    verb(
        g,
        LinkOrgs(hole("x"), hole("u")),
        match=lambda v: {"x": v.orgs, "u": v.until} if isinstance(v, LinkOrgs) else None,
        en=("link {x:with-chosen}{u:until}",),
        ja=("{u:until}{x:with-chosen}をリンクする", "{x:with-chosen}を{u:until}リンクする"),
    )
    g.add(
        "link",
        Continuous("this", link=hole("x")),
        en=("link {x:with-chosen}", "{x:with-chosen} are linked"),
        ja=("{x:with-chosen}をリンクする", "{x:with-chosen}はリンク(する|している)"),
    )
    _of(g)
    _of_one(g)


def _with(x: tuple[str, ...]) -> Any:
    return (_CHOSEN, *x)


def _named(v: Any) -> Mapping[str, Any] | None:
    return {"x": v[1:]} if isinstance(v, tuple) and len(v) > 1 and v[0] == _CHOSEN else None


def _of(g: Grammar) -> None:
    """ "Choose an organization of a stunned UNIT you control"."""
    verb(
        g,
        build=lambda f: _chosen(f, 1),
        match=lambda v: {"f": v.among} if isinstance(v, ChooseOrgs) and v.count == 1 else None,
        en=(
            "choose an organization (among|of) {f:nps}",
            "choose (an|one) organization of {f:a-np}",
            "choose (an|one) organization (that |){f:a-np} has",
            "choose one of the organizations (of|among|on) {f:nps}",
            "choose one organization (of|among) {f:nps}",
        ),
        ja=(
            "{f:np}が持つ組織を1(つ|種類)選ぶ",
            "{f:np}の組織を1(つ|種類)選ぶ",
            "{f:np}(が持つ|の)組織(の中|のうち)から1(つ|種類)(を|)選ぶ",
        ),
    )
    verb(
        g,
        build=_chosen,
        match=lambda v: {"f": v.among, "n": v.count} if isinstance(v, ChooseOrgs) and v.count != 1 else None,
        en=("choose {n:numw} organizations (among|of) {f:nps}",),
        ja=("{f:np}(が持つ|の)組織を{n:num}(つ|種類)選ぶ",),
    )


def _chosen(f: Filter, n: Any) -> Any:
    if f.zone not in ("field", "trail") or not isinstance(n, int) or n < 1 or f.face != "any":
        return REJECT
    everything = f.zone == "field" and f == Filter(whose=f.whose, types=("UNIT",))
    return ChooseOrgs(replace(f, types=()) if everything else f, n)


def _of_one(g: Grammar) -> None:
    """ "It gains the organizations of a UNIT you control": of one that is chosen then."""
    gains = "(gains|gain|gets|get) (the|all) organizations"
    g.add(
        "pred",
        build=_linked_organizations_gained,
        en=(f"{gains} of {{f:a-np}}{{u:until}}", f"{gains} {{f:a-np}} has{{u:until}}"),
    )
    all_ = "(組織|すべての組織|組織すべて)"
    for name, end in (("pred", "得る"), ("pred-c", "得"), ("pred-t", "得て")):
        g.add(
            name,
            build=_linked_organizations_gained,
            ja=f"{{u:until}}((あなたが|)選んだ|){{f:np}}1(つ|体|枚)(が持つ|の){all_}を{end}",
        )


def _linked_organizations_gained(f: Filter, u: str) -> Any:
    return Predicate("orgs of", Pick(f), u) if f.zone in ("field", "trail") else REJECT
