""" "Your opponent may do the same", "if they have the same type", "if you choose three". Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Ref, back
from engine.trails.tree import Compare, Either, Every, Size
from engine.trails.tree.loading.words import TYPES


@frozen
class Same:
    """What the sentence before does, done by the other player. may: if that player wants to."""

    player: str
    may: bool


@frozen
class SameType:
    """A condition: all that a word means have a type in common, or have none (``same`` false)."""

    who: Any
    same: bool


_DOERS = (
    ("opponent", "(your opponent|that player|they)", "相手"),
    ("you", "you", "あなた"),
)
_AGAIN_JA = "(は|も)(同様に|同じように|同じことを|そう)"
_THEY = "(they|those cards|the revealed cards|both cards|the two cards|both revealed cards|those UNITs)"
_THEY_JA = "(それら|それらのカード|公開したカード|その2枚|公開されたカード)"


def add(g: Grammar) -> None:
    """Add to the rules "sentence" and "cond"."""
    for player, who, other in _DOERS:
        g.add("sentence", (Same(player, True),), match=never, en=f"{who} may (also |)do (the same|so)(, too| too|)",
              ja=f"{other}{_AGAIN_JA}してもよい")  # fmt: skip
    for same, en, ja in (
        (
            True,
            (f"{_THEY} have the same (card |)type", f"{_THEY} share a (card |)type",
             f"{_THEY} are (of |)the same (card |)type"),
            (f"{_THEY_JA}の種類が同じ", f"{_THEY_JA}が同じ種類", f"{_THEY_JA}が共通する種類を持つ"),
        ),
        (
            False,
            (f"{_THEY} have different (card |)types", f"{_THEY} don't (share a|have the same) (card |)type"),
            (f"{_THEY_JA}の種類が(異なる|違う|同じでない)", f"{_THEY_JA}が異なる種類"),
        ),
    ):  # fmt: skip
        g.add("cond", SameType(Ref("them"), same), match=_types(same), en=en, ja=ja)
    for op, en_n, ja_n in (("=", "{n:numw}", "{n:num}(つ|枚|体)"), (">=", "{n:numw} or more", "{n:num}(つ|枚|体)以上")):
        g.add(
            "cond",
            build=lambda n, op=op: Compare(Size(back("them")), op, n) if isinstance(n, int) and n > 1 else REJECT,
            match=_chosen(op),
            en=f"you (choose|chose|have chosen) {en_n}(| of them| UNITs| ITEMs| cards| of those UNITs)",
            ja=(f"{ja_n}(を|)選んだ", f"(それらを|カードを|UNITを){ja_n}選んだ"),
        )
    conditions = g.rule("cond").productions  # before all others, so that just so many are said so
    conditions.insert(0, conditions.pop(-2))


def _types(same: bool) -> Any:
    return lambda v: {} if v == SameType(Ref("them"), same) else None


def _chosen(op: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Compare) and v.op == op and isinstance(v.right, int) and v.right > 1
        return {"n": v.right} if fits and v.left == Size(back("them")) else None

    return match


def alike(who: str, same: bool) -> Every:
    """The condition on what a register holds: there are two or more, and a type is that of all, or none is."""
    each = tuple(Compare(Size(who, type=kind), "=" if same else "<", Size(who)) for kind in TYPES)
    return Every((Compare(Size(who), ">=", 2), Either(each) if same else Every(each)))


def same_type(node: Any) -> tuple[str, bool] | None:
    """The register of such a condition, and whether a type is asked to be the same; None for others."""
    if not isinstance(node, Every) or len(node.of) != 2:
        return None
    first = node.of[0]
    who = first.left.of if isinstance(first, Compare) and isinstance(first.left, Size) else None
    if not isinstance(who, str):
        return None
    return next(((who, same) for same in (True, False) if node == alike(who, same)), None)
