"""A chosen organization that is linked with named ones (1310.1), and organizations chosen of what a noun says (1312.4).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Pick, Predicate
from engine.trails.tree import ChooseOrgs, Continuous, Filter, LinkOrgs
from engine.trails.tree.reads import replace

_CHOSEN = "chosen"
_THAT_EN = "(the chosen organization|that organization|it)"
_THAT_JA = "(選んだ|選ばれた|その)組織"


def add(g: Grammar) -> None:
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
        build=lambda x: Continuous("this", link=x),
        match=_crafted,
        en=("link {x:with-chosen}", "{x:with-chosen} are linked"),
        ja=("{x:with-chosen}をリンクする", "{x:with-chosen}はリンク(する|している)"),
    )
    _of(g)
    _of_one(g)


def _with(x: tuple[str, ...]) -> Any:
    return (_CHOSEN, *x)


def _named(v: Any) -> Mapping[str, Any] | None:
    return {"x": v[1:]} if isinstance(v, tuple) and len(v) > 1 and v[0] == _CHOSEN else None


def _crafted(v: Any) -> Mapping[str, Any] | None:
    return {"x": v.link} if isinstance(v, Continuous) and _named(v.link) is not None else None


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
    g.add("pred", build=_gained, en=(f"{gains} of {{f:a-np}}{{u:until}}", f"{gains} {{f:a-np}} has{{u:until}}"))
    all_ = "(組織|すべての組織|組織すべて)"
    for name, end in (("pred", "得る"), ("pred-c", "得"), ("pred-t", "得て")):
        g.add(name, build=_gained, ja=f"{{u:until}}((あなたが|)選んだ|){{f:np}}1(つ|体|枚)(が持つ|の){all_}を{end}")


def _gained(f: Filter, u: str) -> Any:
    return Predicate("orgs of", Pick(f), u) if f.zone in ("field", "trail") else REJECT
