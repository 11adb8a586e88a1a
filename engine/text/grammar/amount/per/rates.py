"""So many for each: "for each card discarded this way, draw a card", and EP equal to a number. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar
from engine.text.parser.rule import Production
from engine.text.surface import SUBJECT
from engine.trails.tree import Gain, PlayerStat, Stat, Total

_FOR = " for "


def add(g: Grammar) -> None:
    """Add to the verb phrases."""
    for what, word in (("ep", "EP"), ("cp", "CP")):
        verb(
            g,
            build=partial(_gain, what=what),
            match=partial(_as_much, what=what),
            en=(f"gain {word} equal to {{a:worked}}", f"gain an amount of {word} equal to {{a:worked}}"),
            ja=(
                f"{{a:worked-eq}}(に等しい|と同じ|分の|と同じだけの)(点数の|点の|数の|だけの|){word}を得る",
                f"{{a:worked-eq}}(と同じ|に等しい)(数|点数)(だけ|)の?{word}を得る".replace("の?", "(の|)"),
                f"{word}を{{a:worked-eq}}(に等しい|と同じ)(点数|数|点)(だけ|)得る",
            ),
        )


def _gain(a: Any, what: str) -> Gain:
    return Gain(what, SUBJECT, a)


def _as_much(v: Any, what: str) -> Mapping[str, Any] | None:
    """A number that stands for itself; of things it is said how much for each."""
    fits = isinstance(v, Gain) and (v.what, v.player) == (what, SUBJECT)
    return {"a": v.amount} if fits and isinstance(v.amount, (Stat, PlayerStat, Total)) else None


def derive(g: Grammar) -> None:
    """Whatever something is done for each of, before it. Needs all of them to be there."""
    leads = [_before(production) for production in g.rule("per").productions]
    g.rule("per-lead").productions += [production for production in leads if production.texts["en"]]


def _before(production: Production) -> Production:
    texts = [text.removeprefix(_FOR) for text in production.texts["en"] if text.startswith(_FOR)]
    return Production({"en": [f"for {text}, " for text in texts], "ja": ()}, production.build, lambda value: None)
