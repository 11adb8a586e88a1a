"""What arts cost that are played from one place: "arts you play from your homebase cost 1 less EP" (1204.2f, 1213.2).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.per.multiples import scale, unscale
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Predicate, Said
from engine.trails.tree import CostChange, Filter

_PLAYERS = (
    ("you", "you play", "your", "あなたが"),
    ("opponent", "your opponent plays", "their", "相手が"),
    ("each", "players play", "their", "プレイヤーが"),
)
_ZONES = (("hand", "hand(|s)", "手札"), ("homebase", "homebase(|s)", "拠点"))
_KINDS = (
    ("less", "less", "(reduced|decreased)", "(減らす|減る|少なくなる|下がる)"),
    ("more", "more", "increased", "(増やす|増える|多くなる|上がる)"),
)


def add(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for player, plays, your, ja_who in _PLAYERS:
        for zone, en_zone, ja_zone in _ZONES:
            arts = f"arts {plays} from {your} {en_zone}"
            ja_arts = (
                f"({ja_who}|)(自身の|あなたの|){ja_zone}からプレイするアーツ"
                if player == "you"
                else (f"{ja_who}(自身の|){ja_zone}からプレイするアーツ")
            )
            for kind, word, by, ja in _KINDS:
                for per, ja_per in (("", ""), ("{f:per}", "{f:per}")):
                    how: dict[str, Any] = {"kind": kind, "player": player, "zone": zone}
                    how |= {
                        "build": partial(_per if per else _said, **how),
                        "match": partial(_per_match if per else _match, **how),
                        "en": (
                            f"{arts} cost {{n:num}} {word}( EP|)( to play|){per}",
                            f"{arts} cost {{n:num}} EP {word}( to play|){per}",
                            f"the EP cost of {arts} is {{n:num}} {word}{per}",
                            f"the EP cost of {arts} is {by} by {{n:num}}{per}",
                        ),
                        "ja": (f"{ja_arts}の(EPコスト|コスト)(を|は){ja_per}{{n:num}}{ja}",),
                    }
                    for says in (False, True):  # arts from anywhere would be printed alike
                        g.add("ssaid", **{key: how[key] for key in ("build", "match", "en", "ja")}, says=says)


def _said(n: Any, kind: str, player: str, zone: str) -> Any:
    return Said(Filter(), (Predicate("costs", (CostChange(kind, n, "arts", player, "", zone),)),))


def _per(n: Any, f: Any, kind: str, player: str, zone: str) -> Any:
    return _said(scale(n, f), kind, player, zone) if isinstance(n, int) else REJECT


def _amount(v: Any, kind: str, player: str, zone: str) -> Any:
    if not isinstance(v, Said) or v.predicates[0].kind != "costs" or len(v.predicates[0].value) != 1:
        return None
    amount = v.predicates[0].value[0].amount
    return amount if v == _said(amount, kind, player, zone) else None


def _match(v: Any, kind: str, player: str, zone: str) -> Mapping[str, Any] | None:
    amount = _amount(v, kind, player, zone)
    return {"n": amount} if isinstance(amount, int) else None


def _per_match(v: Any, kind: str, player: str, zone: str) -> Mapping[str, Any] | None:
    amount = _amount(v, kind, player, zone)
    found = None if amount is None or isinstance(amount, int) else unscale((amount,))
    return None if found is None else {"f": found[0], "n": found[1][0]}
