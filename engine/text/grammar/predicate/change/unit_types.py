"""Cards that become UNITs besides, with the STR and DEF that they have then: "it becomes an ITEM•UNIT this turn with
STR and DEF each equal to its CP cost plus 2" (1215.5, 1337.2). Both languages side by side.

It is said as types and as numbers that become others, at one time; "its own" (自身の) is of what becomes so.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SELF, Predicate
from engine.trails.tree import Stat, Sum

#: Types, English, Japanese.
_KINDS = (
    (("ITEM", "UNIT"), "ITEM(•|・)UNIT", "an ", "", "ITEM・UNIT"),
    (("UNIT",), "UNIT", "a ", " in addition to its other types", "UNIT"),
)
_BECOMES = "(is|becomes|become)"
_OF = "(equal to |of )"
_BOTH_JA = "(STRとDEFが|STRもDEFも|STR・DEFが)(それぞれ|ともに|どちらも|)(、|)"
_OF_JA = "(の|である|に等しい|と同じ)(、|)"


def add(g: Grammar) -> None:
    """Add to the predicates. Rule: self-value (a number, also one of what it is said of)."""
    g.add("self-value", hole("a"), en="{a:value}", ja="{a:value}")
    for field, (_, ja) in STATS.items():
        own = f"(それ|)自身の{ja}"
        g.add("self-value", Stat(field, SELF), match=never, ja=own)
        g.add("self-value", build=lambda n, field=field: _more(field, n, 1), match=never,
              ja=(f"{own}(+|＋|プラス){{n:num}}", f"{own}に{{n:num}}を加えた(値|数)",
                  f"{own}と{{n:num}}の合計"))  # fmt: skip
    many = "(are|become) ITEM(•|・)UNITs"
    g.add("preds", build=lambda x, u: _made(("ITEM", "UNIT"), x, x, u), match=never,
          en=(f"{many}{{u:until}} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}",
              f"{many} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}{{u:until}}"))  # fmt: skip
    for kinds, word, a, more, ja in _KINDS:
        what = f"{a}{word}{more}"
        also = "でも" if more else "に"
        g.add(
            "preds",
            build=lambda x, u, kinds=kinds: _made(kinds, x, x, u),
            match=never,
            en=(
                f"{_BECOMES} {what}{{u:until}} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}",
                f"{_BECOMES} {what} with STR and DEF (each |both |)(equal to |of |){{x:self-value}}{{u:until}}",
                f"{_BECOMES} {what}{{u:until}} whose STR and DEF are (each |both |)(equal to |){{x:self-value}}",
            ),
        )
        g.add(
            "preds",
            build=lambda x, y, u, kinds=kinds: _made(kinds, x, y, u),
            match=never,
            en=(
                f"{_BECOMES} {what}{{u:until}} with STR {_OF}{{x:self-value}} and DEF {_OF}{{y:self-value}}",
                f"{_BECOMES} {what} with STR {_OF}{{x:self-value}} and DEF {_OF}{{y:self-value}}{{u:until}}",
                *(() if more else (f"{_BECOMES} a {{x:num}}/{{y:num}} {word}{{u:until}}",)),
            ),
        )
        is_ = "でもある" if more else "である"
        for ending, verb in (("", f"({also}なる|{is_})"), ("-c", f"{also}なり"), ("-t", f"{also}なって")):
            g.add(f"preds{ending}", build=lambda x, u, kinds=kinds: _made(kinds, x, x, u), match=never,
                  ja=f"{{u:until}}{_BOTH_JA}{{x:self-value}}{_OF_JA}{ja}{verb}")  # fmt: skip
            g.add(f"preds{ending}", build=lambda x, y, u, kinds=kinds: _made(kinds, x, y, u), match=never,
                  ja=(f"{{u:until}}STRが{{x:self-value}}(で|、)DEFが{{y:self-value}}{_OF_JA}{ja}{verb}",
                      f"{{u:until}}{{x:num}}/{{y:num}}の{ja}{verb}"))  # fmt: skip


def _more(field: str, n: Any, sign: int) -> Any:
    return Sum((Stat(field, SELF), n * sign)) if isinstance(n, int) else REJECT


def _made(kinds: tuple[str, ...], x: Any, y: Any, u: Any) -> Any:
    return (Predicate("types", kinds, u), Predicate("set str", x, u), Predicate("set def", y, u))
