"""Two things and each other: numbers that change places, "gain each other's organizations", "the one with lower STR".

Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Aim, Both, Predicate, Ref, Said
from engine.trails.tree import Filter, Swap
from engine.trails.tree.reads import replace

#: What means the other one of two.
OTHER = Ref("each other")
_FIELDS = (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト"))
_SWAP = "(switch|swap|exchange)"


def add(g: Grammar) -> None:
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
            match=never,
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
            g.add("obj", f, match=never,
                  en=f"the (one|UNIT|card) (with|that has) (the |){more} {en}(| among them| of them)",
                  ja=f"{{_of:of-them}}{ja}が(より|最も|){ja_more}{{_one:the-one}}")  # fmt: skip
