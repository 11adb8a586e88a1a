"""What waits in standby, by what it targets: "counter target arts that targets a UNIT you control" (1204.2d, 1324.1).

Both languages side by side.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.noun.stack.standby import _ABILITIES
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Parse, Readings, Speaker
from engine.text.surface import Aim
from engine.trails.tree import Filter
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

#: Whose it is, and that it targets something; all in one, for no other word begins so.
_TAIL_EN = re.compile(
    r"( your opponent (?:controls|played|plays|is playing))?( you (?:control|played|play|are playing))?"
    r"(?: that targets| targeting| that target) "
)
_TAILS_EN = {"any": "", "opponent": " your opponent controls", "you": " you control"}
_OWNERS_JA = (("any", ""), ("opponent", "(相手の|相手がプレイした)"), ("you", "(あなたの|あなたがプレイした)"))


def add(g: Grammar) -> None:
    """Add to the rules "obj" and "aim"; rules "aim-what" (what waits), "aim-tail" (whose it is) and "aimed-at"."""
    g.custom("aim-tail", "en", _read_tail, _say_tail, " ")
    for whose, ja in _OWNERS_JA:
        g.add("aim-tail", whose, ja=f"を対象と(している|する|した){ja}")
    g.add("aimed-at", "this", en="this (card|UNIT|ITEM)", ja="(これ|このカード|このUNIT)")
    g.add("aimed-at", hole("f"), match=_filter, en="{f:a-np}", ja="{f:np}")
    for kind, en, ja_kind in (*(row for row in _ABILITIES if row[0] != "card"), ("", ("card",), ("カード",))):
        f = Filter(zone="standby", ability=kind)
        g.add("aim-what", f, match=partial(_same, f=f), en=en, ja=ja_kind)
    g.add("aim-what", build=_card, match=_card_match, en="{f:np}", ja="{f:np}")
    g.add("aim-what", build=lambda k: Filter(zone="standby", ability=k), match=_kinds, en="{k:kinds}", ja="{k:kinds}")
    for says in (True, False):
        how: dict[str, Any] = {"build": _aim, "match": _aim_match if says else lambda v: None, "says": says}
        g.add("obj", en="target {f:aim-what}{w:aim-tail}{x:aimed-at}", **how)
        there = "(|発動待機領域の|発動待機領域にある)"
        g.add("aim", ja=there + "{x:aimed-at}{w:aim-tail}{f:aim-what}を1(つ|枚)対象と", **how)


def _read_tail(parse: Parse, at: int) -> Readings:
    found = _TAIL_EN.match(parse.low, at)
    if found is None or (found.group(1) and found.group(2)):
        return ()
    return ((found.end(), "opponent" if found.group(1) else "you" if found.group(2) else "any"),)


def _say_tail(value: Any, speaker: Speaker) -> str | None:
    return f"{_TAILS_EN[value]} that targets "


def _filter(v: Any) -> Mapping[str, Any] | None:
    return {"f": v} if isinstance(v, Filter) else None


def _same(v: Any, f: Filter) -> Mapping[str, Any] | None:
    return {} if v == f else None


def _kinds(v: Any) -> Mapping[str, Any] | None:
    return {"k": v.ability} if "+" in v.ability and v == Filter(zone="standby", ability=v.ability) else None


def _card(f: Filter) -> Any:
    """A card that is being played, by its type; its noun may say whose it is."""
    bare = replace(f, types=(), whose="any")
    plain = f.types and bare in (Filter(), Filter(zone="homebase")) and set(f.types) <= set(TYPES)
    return Filter(zone="standby", whose=f.whose, types=f.types) if plain and f.whose in _TAILS_EN else REJECT


def _card_match(v: Any) -> Mapping[str, Any] | None:
    fits = v.types and v == Filter(zone="standby", types=v.types)
    home = fits and set(v.types) <= {"EVENT", "BASE"}
    return {"f": Filter(zone="homebase" if home else "field", types=v.types)} if fits else None


def _aim(f: Filter, w: str, x: Any) -> Any:
    if "any" not in (w, f.whose) and w != f.whose:
        return REJECT
    return Aim(replace(f, whose=f.whose if w == "any" else w, aims=x))


def _aim_match(v: Any) -> Mapping[str, Any] | None:
    f = v.filter if isinstance(v, Aim) else None
    if f is None or f.aims is None or v != Aim(f):
        return None
    return {"f": replace(f, whose="any", aims=None), "w": f.whose, "x": f.aims}
