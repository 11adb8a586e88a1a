"""Cards whose zone goes without saying, and how many organizations there are. Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.rule import Parse
from engine.text.surface import Both, Pick, Ref
from engine.trails.tree import Compare, CountOrgs, Do, Filter, PlayCard, Put, Reveal
from engine.trails.tree.reads import replace

_PLACED = re.compile(r"field|in play|場")
_SHOWN = re.compile(r"\blooks? at|\breveals?\b|見る?[、。てた]|公開")
_DISCARD = re.compile(r"\bdiscards? $")
_ANYTHING = Filter()
#: What is done to cards that nobody has to say more of than that they were seen.
_SEEN_ONLY = frozenset((Put, Reveal, PlayCard))


def implied_zone(g: Grammar) -> None:
    """Check the objects of verbs."""
    for lang in ("en", "ja"):
        g.check("obj", lang, _placed)


def _placed(parse: Parse, at: int, end: int, value: Any) -> Any:
    """A choice of just any card: among what was looked at before, or REJECT."""
    if value.__class__ is not Pick or value.filter != _ANYTHING or _PLACED.search(parse.low, at, end) is not None:
        return value
    if parse.low.startswith("捨て", end) or _DISCARD.search(parse.low, 0, at) is not None:
        return value  # from the hand (1314.1a)
    shown = _SHOWN.search(parse.low, 0, at) is not None
    return replace(value, filter=Filter(among="~it")) if shown else REJECT


def among_shown(clause: Any) -> Any:
    """What is put somewhere, discarded, revealed or played after cards were seen: of those, if no zone is named."""
    kind = clause.__class__
    if kind not in _SEEN_ONLY and not (kind is Do and clause.verb == "discard"):
        return clause
    who = _seen(clause.who)
    return clause if who is clause.who else replace(clause, who=who)


def _seen(who: Any) -> Any:
    """A noun, or two of them, among the cards that were seen; the same object if it says where it lies."""
    if isinstance(who, Both):
        parts = tuple(map(_seen, who.parts))
        return Both(parts) if any(new is not old for new, old in zip(parts, who.parts, strict=True)) else who
    f = who.filter if who.__class__ is Pick else who
    if f.__class__ is not Filter or f.whose != "any" or f.states or f.face != "any" or f.among or f.fights:
        return who
    if f.zone != "field" and not (f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}):
        return who
    f = replace(f, zone="field", among="~it")
    return f if who.__class__ is Filter else replace(who, filter=f)


def openly(clause: Any) -> bool:
    """Whether something is revealed that lies where everybody sees it: nothing was looked at, and no zone is named."""
    if clause.__class__ is not Reveal:
        return False
    who: Any = clause.who
    nouns = [getattr(one, "filter", one) for one in (who.parts if isinstance(who, Both) else (who,))]
    return any(f.__class__ is Filter and f.zone == "field" and not f.among for f in nouns)


def organization_count(g: Grammar) -> None:
    """Add to the rule "cond", before what compares any two numbers."""
    productions = g.rule("cond").productions
    others = len(productions)
    _add(g)
    productions[:] = [*productions[others:], *productions[:others]]


def _add(g: Grammar) -> None:
    among = "(among them|in total|between them)"
    for op, en, ja in ((">=", " or more", "以上"), ("<=", " or (fewer|less)", "以下"), ("=", "", "")):
        made, match = partial(_made, op=op), partial(_match, op=op, many=True)
        g.add(
            "cond",
            build=made,
            match=partial(_match, op=op, many=False),
            en=f"{{r:back-s}} has {{n:numw}}{en} organizations",
            ja=f"{{r:back}}が{{n:num}}つ{ja}の組織を持つ",
        )
        g.add(
            "cond",
            build=made,
            match=match,
            en=(
                f"{{r:back-s}} (have|had|has) {{n:numw}}{en} (different |)organizations {among}",
                f"there are {{n:numw}}{en} (different |)organizations among {{r:back}}",
                f"{{r:back-s}} (have|had) a total of {{n:numw}}{en} (different |)organizations",
                f"{{r:back-s}} (has|have|had) {{n:numw}}{en} (different |)organizations",
            ),
            ja=(
                f"{{r:back}}(が|の)持つ組織が(合計(で|)|合わせて|全部で){{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}(が|の)持つ組織(の種類|)が{{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}の組織が(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}が(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}の組織を持(つ|っている)",
                f"{{r:back}}が組織を(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}持(つ|っている)",
            ),
        )


def _made(r: Any, n: Any, op: str) -> Any:
    return Compare(CountOrgs(r), op, n) if isinstance(n, int) else REJECT


def _match(v: Any, op: str, *, many: bool) -> Mapping[str, Any] | None:
    of: Any = v.left.of if isinstance(v, Compare) and v.op == op and isinstance(v.left, CountOrgs) else None
    if not isinstance(of, Ref) or v.left != CountOrgs(of) or not isinstance(v.right, int):  # type: ignore[arg-type]
        return None
    return {"r": of, "n": v.right} if (of.word == "them" or of.word.endswith("s")) is many else None
