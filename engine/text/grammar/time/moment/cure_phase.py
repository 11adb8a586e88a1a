"""What is not readied or cured in the cure phase of this turn, or in the next one (705.6, 705.8). Both languages.

That it is not in any is a condition on the phase.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Predicate, Said

_NO = "(doesn't|don't|does not|do not|can't|cannot)"
#: What is not done, English, Japanese.
_DEEDS = (
    ("cannot ready in", (f"{_NO} ready", "(can't|cannot) be readied"), "レディ(しない|できない|されない)"),
    (
        "cannot be cured in",
        ("(can't|cannot) be cured", "(isn't|aren't|is not|are not) cured"),
        "回復(しない|できない|されない)",
    ),
)
_AT = "(中|に|中に|の間|では)(、|)"
#: Rule, how long, English after the verb, Japanese before it.
_TIMES: tuple[tuple[str, str, tuple[str, ...], str], ...] = (
    (
        "cure",
        "turn",
        (" (during|in) this turn's cure phase", " (during|in) the cure phase (this|of this) turn"),
        f"(このターンの|このターン、)回復フェイズ{_AT}",
    ),
    (
        "next cure",
        "turn",
        (" (during|in) (the|its controller's|their controller's|your opponent's|your|their) next cure phase",),
        f"(|それの支配者の|相手の)次の回復フェイズ{_AT}",
    ),
)


def add(g: Grammar) -> None:
    """Add to the rules "pred" and "said"."""
    for deed, en, ja in _DEEDS:
        for phase, until, times, when in _TIMES:
            said = Predicate("rules", (f"{deed} {phase}",), until)
            known = (deed, phase, until) == ("cannot ready in", "cure", "turn")
            both_languages(
                g,
                (f"{when}{ja}",),
                shape=said,
                en=tuple(verb + time for verb in en for time in times),
                **({"match": never} if known else {}),
            )
            # 次の回復フェイズ中、それはレディしない
            g.add("said", build=partial(_said, said=said), match=never, ja=f"{when}{{who:subj}}{ja}")


def _said(who: Any, said: Predicate) -> Said:
    return Said(who, (said,))
