"""Numbers that are doubled: as much is added as there is when the effect resolves (1303.1). Both languages."""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import SELF, Aim, Predicate, Ref, Said, back
from engine.trails.tree import Filter, Stat

_FIELDS = ((("str",), "STR", "STR"), (("def",), "DEF", "DEF"), (("str", "def"), "STR and DEF", "STRとDEF"))


def add(g: Grammar) -> None:
    """Add to the rules "clause" and "el"; "doubled"."""
    for fields, en, ja in _FIELDS:
        verb = "are" if len(fields) > 1 else "is"

        def build(who: Any, u: Any, fields: tuple[str, ...] = fields) -> Any:
            return _doubled(who, u, fields)

        g.add(
            "clause",
            build=build,
            match=lambda v: None,
            en=(
                f"double the {en} of {{who:obj}}{{u:until}}",
                f"double the {en} of {{who:whole-s}}{{u:until}}",
                f"double {{who:poss}} {en}{{u:until}}",
                f"{{who:poss}} {en} {verb} doubled{{u:until}}",
                f"the {en} of {{who:obj}} {verb} doubled{{u:until}}",
            ),
        )
        times = "(それぞれ|)(、|)2倍(になる|にする|となる|する)"
        g.add(
            "el",
            build=build,
            match=lambda v: None,
            ja=(
                f"{{who:poss}}{ja}(は|を)(、|){{u:until}}{times}",
                f"{{u:until-c}}{{who:poss}}{ja}(は|を){times}",
                f"{{who:whole-s}}の{ja}(は|を)(、|){{u:until}}{times}",
                f"{{u:until-c}}{{who:whole-s}}の{ja}(は|を){times}",
            ),
        )


def _doubled(who: Any, u: Any, fields: tuple[str, ...]) -> Any:
    """Of one object as much as it has; of several each as much as its own."""
    one = who == "this" or isinstance(who, Ref) or (isinstance(who, Aim) and (who.least, who.most) == (1, 1))
    if isinstance(who, Ref) and (who.word == "them" or who.word.endswith("s")):
        one = False
    if not one and not isinstance(who, Filter | Ref | Aim):
        return REJECT
    of: Any = SELF if not one else back("same") if isinstance(who, Aim) else who
    shapes = {"str": (Stat("str", of), 0), "def": (0, Stat("def", of))}
    return Said(who, tuple(Predicate("bonus", shapes[field], u) for field in fields))
