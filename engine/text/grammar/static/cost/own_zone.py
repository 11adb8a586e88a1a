"""What a card costs where it lies: "the CP cost of this card in your hand is 1 less", "to play from your hand".

In the hand that number itself is another one, which other texts ask for (1304.2); to play it costs so much (1204.2f-8).
Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.per.multiples import scale, unscale
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Predicate, Said
from engine.trails.tree import CostChange


def add(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for kind, en, ja, by in (
        ("less", "less", "(減らす|減る)", "reduced"),
        ("more", "more", "(増やす|増える)", "increased"),
    ):
        for zone, word, ja_zone in (("hand", "hand", "手札"), ("homebase", "homebase", "拠点")):

            def made(n: Any, kind: str = kind, zone: str = zone) -> Any:
                return Said("this", (Predicate("costs", (CostChange(kind, n, "play", "you", "", zone),)),))

            def match(v: Any, made: Any = made) -> Mapping[str, Any] | None:
                costs: Any = v.predicates[0].value if isinstance(v, Said) and v.predicates[0].kind == "costs" else ()
                return {"n": costs[0].amount} if len(costs) == 1 and v == made(costs[0].amount) else None

            this = "this (card|UNIT|ITEM|EVENT)"
            lying_en: tuple[str, ...] = (
                f"the (CP |EP |)cost of {this} in your {word} is {{n:num}} {en}",
                f"the (CP |EP |)cost of {this} in your {word} is {by} by {{n:num}}",
                f"{this} in your {word} costs {{n:num}} {en}( CP| EP|)( to play|)",
                f"{this} in your {word} has {{n:num}} {en} (CP|EP) cost",
            )
            lying_ja: tuple[str, ...] = (
                f"(あなたの|){ja_zone}にある(これ|このカード)の(CP|EP|)コスト(を|は){{n:num}}{ja}",
                f"(あなたの|){ja_zone}の(これ|このカード)の(CP|EP|)コスト(を|は){{n:num}}{ja}",
            )
            lies = f"(あなたの|){ja_zone}(にある|の)(これ|このカード)の(CP|EP|)コスト(を|は)"
            per_ja: tuple[str, ...] = (f"{lies}(、|){{f:per}}{{n:num}}{ja}", f"{{f:per}}{lies}{{n:num}}{ja}")
            per_en = tuple(text + "{f:per}" for text in lying_en[:3])
            played_en = f"{this} costs {{n:num}} {en}( CP| EP|) to play from your {word}"
            played_ja = f"(あなたの|){ja_zone}から(プレイする|プレイされる)これの(CP|EP|)コスト(を|は){{n:num}}{ja}"
            if zone == "hand":  # in the hand that number itself is another one (1304.2)
                sign = 1 if kind == "more" else -1
                g.add("ssaid", build=partial(_held, sign=sign), match=partial(_held_match, sign=sign),
                      en=lying_en, ja=lying_ja)  # fmt: skip
                g.add("ssaid", build=partial(_held, sign=sign), match=partial(_held_per, sign=sign),
                      en=per_en, ja=per_ja)  # fmt: skip
                lying_en, lying_ja, per_en, per_ja = (), (), (), ()
            g.add("ssaid", build=made, match=match, en=(*lying_en, played_en), ja=(*lying_ja, played_ja))
            g.add(
                "ssaid",
                build=partial(_scaled, made=made),
                match=partial(_played_per, match=match),
                en=(*per_en, played_en + "{f:per}"),
                ja=(
                    *per_ja,
                    f"(あなたの|){ja_zone}から(プレイする|プレイされる)これの(CP|EP|)コスト(を|は)(、|){{f:per}}{{n:num}}{ja}",
                ),
            )


def _held(n: Any, sign: int, f: Any = None) -> Any:
    if not isinstance(n, int):
        return REJECT
    return Said("this", (Predicate("held", sign * n if f is None else scale(sign * n, f)),))


def _held_match(v: Any, sign: int) -> Mapping[str, Any] | None:
    number: Any = v.predicates[0].value if isinstance(v, Said) and v.predicates[0].kind == "held" else None
    return {"n": abs(number)} if isinstance(number, int) and number * sign > 0 and len(v.predicates) == 1 else None


def _held_per(v: Any, sign: int) -> Mapping[str, Any] | None:
    return per_match(v, sign, "held")


def _scaled(n: Any, f: Any, made: Any) -> Any:
    return made(scale(n, f)) if isinstance(n, int) else REJECT


def _played_per(v: Any, match: Any) -> Mapping[str, Any] | None:
    holes = match(v)
    found = None if holes is None else unscale((holes["n"],))
    return None if holes is None or found is None else {"f": found[0], "n": found[1][0]}


def per_match(v: Any, sign: int, field: str = "cp") -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or len(v.predicates) != 1 or v.predicates[0].kind != field:
        return None
    found = unscale((v.predicates[0].value,))
    if found is None or found[1][0] * sign <= 0:
        return None
    return {"f": found[0], "n": abs(found[1][0])}
