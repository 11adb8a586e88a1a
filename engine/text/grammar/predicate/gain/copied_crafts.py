"""Having what another card has: "gains all crafts of that UNIT" (1331.3, 1332.4), its STR and DEF (1215.5). Both
languages side by side."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.parser.grammar import Grammar
from engine.text.surface import Aim, Predicate, Ref, Two
from engine.trails.tree import Set, Stat

_GAINS = "(gains|gain|gets|get|has|have)"
_ALL = "(all|all of the|all the|the)"


def add(g: Grammar) -> None:
    """Add to the predicates and to the rule "set"."""
    both_languages(
        g,
        (
            "{u:until}{r:back}が持つクラフトをすべて得る",
            "{u:until}{r:back}のクラフトをすべて(得る|持つ)",
            "{u:until}{r:back}が持つ(すべての|)クラフトを(得る|持つ)",
            "{u:until}{r:back}が持つクラフトをすべて持つ",
            "{u:until}{r:back}の(すべての|)クラフトを(得る|持つ)",
        ),
        build=lambda r, u: Predicate("crafts of", r, u),
        match=lambda v: {"r": v.value, "u": v.until} if _of(v, Ref) else None,
        en=(
            f"{_GAINS} {_ALL} crafts of {{r:back}}{{u:until}}",
            f"{_GAINS} all (of |){{r:back}}'s crafts{{u:until}}",
            f"{_GAINS} {_ALL} crafts (that |){{r:back-s}} (has|have){{u:until}}",
        ),
    )
    g.add(
        "pred",
        build=lambda a, u: Predicate("crafts of", a, u),
        match=lambda v: {"a": v.value, "u": v.until} if _of(v, Aim) else None,
        en=(f"{_GAINS} {_ALL} crafts of {{a:aim1}}{{u:until}}", f"{_GAINS} all (of |){{a:aim1}}'s crafts{{u:until}}"),
    )
    g.add(
        "set",
        build=_both,
        match=lambda v: None,
        en=tuple(
            f"{{who:poss}} STR and DEF (each |)become {way}{{r:back}}'s( STR and DEF|){{u:until}}"
            for way in ("(equal to |)", "the same as ")
        ),
        ja=(
            "{who:poss}STRとDEFは{u:until}(それぞれ|){r:back}の(STRとDEFと|STRとDEFに|ものと)(同じ|等しい)(値|)になる",
            "{who:poss}STRとDEFは{u:until}(それぞれ|){r:back}のSTRとDEF(と等しくなる|に等しくなる|になる)",
            "{u:until-c}{who:poss}STRとDEFは(それぞれ|){r:back}の(STRとDEFと|STRとDEFに|ものと)(同じ|等しい)(値|)になる",
            "{u:until-c}{who:poss}STRとDEFは(それぞれ|){r:back}のSTRとDEF(と等しくなる|に等しくなる|になる)",
        ),
    )


def _of(v: Any, kind: type) -> bool:
    return isinstance(v, Predicate) and v.kind == "crafts of" and isinstance(v.value, kind)


def _both(who: Any, r: Any, u: Any) -> Any:
    again: Any = Ref("it") if isinstance(who, Aim) else who
    return Two((Set(who, "str", Stat("str", r), u), Set(again, "def", Stat("def", r), u)))
