"""Verbs that join or turn round: organizations and UNITs that are linked, STR and DEF that change places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Aim, Pick, Ref
from engine.trails.tree import Do, LinkOrgs, Swap

_CHOSEN = ("chosen",)
_WHO = hole("who")


def add(g: Grammar) -> None:
    """Add to the verbs, and to "el"."""
    _orgs(g)
    _units(g)
    _swaps(g)
    verb(
        g,
        Do("action", "this"),
        match=lambda v: None,
        en=("action this ready (card|UNIT|ITEM)",),
        ja=("レディ状態の(これ|このカード|このUNIT)をアクションする",),
    )


def _orgs(g: Grammar) -> None:
    """ "Link those organizations this turn" (1310.1)."""
    verb(
        g,
        LinkOrgs(_CHOSEN, hole("u")),
        en=(
            "link (those|the chosen) organizations{u:until}",
            "link (those|the chosen) organizations you control{u:until}",
            "link them{u:until}",
        ),
        ja=(
            "{u:until}(あなたの|)(選んだ|選ばれた|それらの)組織をリンクする",
            "(あなたの|)(選んだ|選ばれた|それらの)組織を{u:until}リンクする",
            "{u:until}それらをリンクする",
            "それらを{u:until}リンクする",
        ),
        match=lambda v: {"u": v.until} if isinstance(v, LinkOrgs) and v.orgs == _CHOSEN else None,
    )
    verb(
        g,
        build=lambda x, u: LinkOrgs(x, u) if len(x) > 1 else REJECT,
        match=lambda v: {"x": v.orgs, "u": v.until} if isinstance(v, LinkOrgs) and "chosen" not in v.orgs else None,
        en=("link your {x:orgs}{u:until}", "link {x:orgs} you control{u:until}"),
        ja=("{u:until}あなたの{x:orgs}をリンクする", "あなたの{x:orgs}を{u:until}リンクする"),
    )


def _units(g: Grammar) -> None:
    """ "Tactically link two target ready UNITs you control" (ja:1336.1)."""
    verb(
        g,
        build=_pair,
        match=lambda v: {"who": v.who} if isinstance(v, Do) and v.verb == "link" else None,
        en=("tactically link {who:obj}", "tactical link {who:obj}"),
        ja=("{who:obj}戦術リンクする", "{who:obj}戦術リンクさせる"),
    )


def _pair(who: Any) -> Any:
    """Two of them, no more and no fewer."""
    if isinstance(who, (Aim, Pick)):
        fits = who.least == who.most == 2 and who.filter.whose == "you"
    else:
        fits = isinstance(who, Ref) and (who.word in ("them", "same") or who.word.endswith("s"))
    thing: Any = who
    return Do("link", thing) if fits else REJECT


def _swaps(g: Grammar) -> None:
    """ "Switch the STR and DEF of target UNIT" (104.6)."""
    verb(
        g,
        Swap(_WHO, hole("u")),
        en=("switch the STR and DEF of {who:obj}{u:until}", "(swap|exchange) the STR and DEF of {who:obj}{u:until}"),
    )
    for name, end in (
        ("el", "(入れ替える|交換する)"),
        ("el-c", "(入れ替え|交換し)"),
        ("el-t", "(入れ替えて|交換して)"),
    ):
        g.add(
            name,
            Swap(_WHO, hole("u")),
            match=_is_swap if name != "el-t" else lambda v: None,
            ja=(
                f"{{who:poss}}STRとDEF(の値|の数値|)を{{u:until}}{end}",
                f"{{u:until-c}}{{who:poss}}STRとDEF(の値|の数値|)を{end}",
            ),
        )


def _is_swap(v: Any) -> Mapping[str, Any] | None:
    return {"who": v.who, "u": v.until} if isinstance(v, Swap) and not v.field else None
