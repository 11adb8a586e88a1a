"""What is gained of another card: organizations, names, crafts (1331, 1332). Both languages."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Aim, Predicate, Ref, Two
from engine.trails.tree import Set, Stat

_ITS = "(|all (|of )|all of the |all the |the )(|its |their )"
_GAINS = "(gains|gain|gets|get|has|have)"
_THE = "(the |all |all of the |all the |)"
_ALL = "(|all |all of the |all the |the )"
#: What is gained, English, Japanese.
_KINDS = (
    ("orgs of", "organizations", "組織"),
    ("crafts of", "crafts", "クラフト"),
    ("icon crafts of", "icon crafts", "アイコンクラフト"),
    ("names of", "(card name|card names|name|names)", "(カード名|名前)"),
)
#: What is said with a word for it alone.
_ALONE = ("icon crafts of", "names of")


def copied_attributes(g: Grammar) -> None:
    """Rules: kind-gained, kinds-gained (kinds of what is gained); adds to the predicates."""
    for kind, en, ja in _KINDS:
        g.add("kind-gained", kind, en=en, ja=ja)
    g.add("kinds-gained", build=lambda a, b: (a, b), en=f"{{a:kind-gained}} and {_ITS}{{b:kind-gained}}",
          ja="{a:kind-gained}と(すべての|)(|、){b:kind-gained}")  # fmt: skip
    for kind in _ALONE:
        _, en, ja = next(row for row in _KINDS if row[0] == kind)
        both_languages(
            g,
            (
                f"{{u:until}}{{r:back}}の(|すべての){ja}を(|すべて)(得る|持つ)",
                f"{{u:until}}{{r:back}}が持つ(|すべての){ja}を(|すべて)(得る|持つ)",
            ),
            build=lambda r, u, kind=kind: Predicate(kind, r, u) if isinstance(r, Ref) else REJECT,
            match=partial(_of, kind=kind, of=Ref),
            en=(
                f"{_GAINS} {_THE}{en} of {{r:back}}{{u:until}}",
                f"{_GAINS} {_ALL}{en} (that |){{r:back-s}} (has|have){{u:until}}",
                f"{_GAINS} {_ALL}{{r:poss}} {en}{{u:until}}",
                f"{_GAINS} {_ALL}{{r:back}}'s {en}{{u:until}}",
            ),
        )
        g.add("pred", build=lambda a, u, kind=kind: Predicate(kind, a, u), match=partial(_of, kind=kind, of=Aim),
              en=(f"{_GAINS} {_ALL}{en} of {{a:aim1}}{{u:until}}",
                  f"{_GAINS} {_ALL}{{a:aim1}}'s {en}{{u:until}}"))  # fmt: skip
    for ending, gains in (("", "(得る|持つ)"), ("-c", "(得|持ち)"), ("-t", "(得て|持って)")):
        g.add(
            f"preds{ending}",
            build=_together,
            ja=(
                f"{{u:until}}{{r:back}}の(すべての|){{k:kinds-gained}}を(すべて|){gains}",
                f"{{u:until}}{{r:back}}が持つ(すべての|){{k:kinds-gained}}を(すべて|){gains}",
            ),
        )
    g.add(
        "preds",
        build=_together,
        en=(
            f"{_GAINS} {_ALL}{{k:kinds-gained}} of {{r:back}}{{u:until}}",
            f"{_GAINS} {_ALL}{{k:kinds-gained}} (that |){{r:back-s}} (has|have){{u:until}}",
            f"{_GAINS} {_ALL}{{r:back}}'s {{k:kinds-gained}}{{u:until}}",
            f"{_GAINS} {_ALL}{{r:poss}} {{k:kinds-gained}}{{u:until}}",
        ),
    )


def _of(v: Any, kind: str, of: type) -> dict[str, Any] | None:
    fits = isinstance(v, Predicate) and v.kind == kind and isinstance(v.value, of)
    return {"r": v.value, "a": v.value, "u": v.until} if fits else None


def _together(k: tuple[str, ...], r: Any, u: Any) -> Any:
    if not isinstance(r, Ref) or len(set(k)) < len(k):
        return REJECT
    return tuple(Predicate(kind, r, u) for kind in k)


_GAINS_crafts = "(gains|gain|gets|get|has|have)"
_ALL_crafts = "(all|all of the|all the|the)"


def copied_crafts(g: Grammar) -> None:
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
        match=lambda v: {"r": v.value, "u": v.until} if _of_crafts(v, Ref) else None,
        en=(
            f"{_GAINS_crafts} {_ALL_crafts} crafts of {{r:back}}{{u:until}}",
            f"{_GAINS_crafts} all (of |){{r:back}}'s crafts{{u:until}}",
            f"{_GAINS_crafts} {_ALL_crafts} crafts (that |){{r:back-s}} (has|have){{u:until}}",
        ),
    )
    g.add(
        "pred",
        build=lambda a, u: Predicate("crafts of", a, u),
        match=lambda v: {"a": v.value, "u": v.until} if _of_crafts(v, Aim) else None,
        en=(
            f"{_GAINS_crafts} {_ALL_crafts} crafts of {{a:aim1}}{{u:until}}",
            f"{_GAINS_crafts} all (of |){{a:aim1}}'s crafts{{u:until}}",
        ),
    )
    g.add(
        "set",
        build=_both,
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


def _of_crafts(v: Any, kind: type) -> bool:
    return isinstance(v, Predicate) and v.kind == "crafts of" and isinstance(v.value, kind)


def _both(who: Any, r: Any, u: Any) -> Any:
    again: Any = Ref("it") if isinstance(who, Aim) else who
    return Two((Set(who, "str", Stat("str", r), u), Set(again, "def", Stat("def", r), u)))
