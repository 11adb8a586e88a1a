"""Who has the most of something: "this card has the highest STR among UNITs you control". Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Ref
from engine.trails.tree import Filter, Is
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for way, most, ja_most in (
        ("least", "(lowest|smallest)", "(低い|小さい)"),
        ("most", "(highest|greatest|largest)", "(高い|大きい)"),
    ):
        for field, (en, ja) in STATS.items():
            if field in ("ep", "level"):
                continue
            build = partial(_is_most, extreme=f"{way} {field}")
            for who, has, s, ja_who in (("this", "this (card|UNIT) has", "this (card|UNIT)'s", "(これ|このカード)"),
                                        ("it", "(it|that UNIT) has", "its", "(それ|そのUNIT)")):  # fmt: skip
                g.add(
                    "cond",
                    build=partial(build, who=who),
                    match=partial(_is_most_match, extreme=f"{way} {field}", this=who == "this"),
                    en=(f"{has} the {most} {en} (among|of) (all |){{f:nps}}",
                        f"{s} {en} is the {most} (among|of) (all |){{f:nps}}"),
                    ja=(f"{{f:np}}の(中で|うち)(、|){ja_who}の{ja}が(最も|一番){ja_most}",
                        f"{ja_who}の{ja}が{{f:np}}の(中で|うち)(最も|一番){ja_most}"),
                )  # fmt: skip


def _is_most(f: Filter, who: str, extreme: str) -> Any:
    """Nothing else that fits has more; it is one of them itself."""
    if f.zone != "field" or f.extreme or f.scope != "all":
        return REJECT
    return Is("this" if who == "this" else Ref("it"), replace(f, extreme=extreme))  # type: ignore[arg-type]


def _is_most_match(v: Any, extreme: str, this: bool) -> Mapping[str, Any] | None:
    fits = isinstance(v, Is) and v.filter.extreme == extreme and (v.who == "this") is this and v.filter.types
    return {"f": replace(v.filter, extreme="")} if fits and (this or v.who == Ref("it")) else None
