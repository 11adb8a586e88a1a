"""One player after the other, and doing the same (1203.6). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import By, Ref, back
from engine.trails.tree import Compare, Either, Every, May, Size
from engine.trails.tree.loading.words import TYPES

_FIRST = (("you", "you", "あなた"), ("opponent", "your opponent", "相手"))
_EACH_JA = (
    "(、|)(各プレイヤー|お互いのプレイヤー|すべてのプレイヤー|両プレイヤー|プレイヤー|お互い)(は|が)(|、|それぞれ)"
)


@frozen
class InTurn:
    """Both players, one after the other."""

    first: str


def player_order(g: Grammar) -> None:
    """Add to the rule "compound"."""
    for first, en, ja in _FIRST:
        g.add(
            "compound",
            build=lambda v, first=first: (By(InTurn(first), (May(v),)),),
            en=(f"starting with {en}, each player may {{v:may-list}}",
                f"each player, starting with {en}, may {{v:may-list}}"),
        )  # fmt: skip
        g.add(
            "compound",
            build=lambda v, first=first: (By(InTurn(first), v),),
            en=(f"starting with {en}, each player {{v:vps-list}}",
                f"each player, starting with {en}, {{v:vps-list}}"),
        )  # fmt: skip
        lead = f"{ja}から(順に|順番に|){_EACH_JA}"
        g.add("compound", build=lambda m, first=first: _may(m, first), ja=lead + "{m:may}")
        g.add("compound", build=lambda v, first=first: _do(v, first), ja=lead + "{v:chain}")


def _may(m: Any, first: str) -> Any:
    return (By(InTurn(first), (m,)),) if isinstance(m, May) and m.player == "you" else REJECT


def _do(v: tuple[Any, ...], first: str) -> Any:
    return REJECT if any(isinstance(part, By) for part in v) else (By(InTurn(first), v),)


def in_turn(who: InTurn, mine: tuple[Any, ...], theirs: tuple[Any, ...]) -> list[Any]:
    """What each of them does, in that order."""
    return [*mine, *theirs] if who.first == "you" else [*theirs, *mine]


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


_DOERS = (("opponent", "(your opponent|that player|they)", "相手"), ("you", "you", "あなた"))
_AGAIN_JA = "(は|も)(同様に|同じように|同じことを|そう)"
_THEY = "(they|those cards|the revealed cards|both cards|the two cards|both revealed cards|those UNITs)"
_THEY_JA = "(それら|それらのカード|公開したカード|その2枚|公開されたカード)"


def same_action(g: Grammar) -> None:
    """Add to the rules "sentence" and "cond"."""
    for player, who, other in _DOERS:
        g.reads("sentence", (Same(player, True),), en=f"{who} may (also |)do (the same|so)(, too| too|)",
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
