"""One player after the other: "Starting with you, each player may ...". Both languages.

Without these words both would choose first and then do it at once (1502.1), which no instructions in a row are.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import By
from engine.trails.tree import May

_FIRST = (("you", "you", "あなた"), ("opponent", "your opponent", "相手"))
_EACH_JA = (
    "(、|)(各プレイヤー|お互いのプレイヤー|すべてのプレイヤー|両プレイヤー|プレイヤー|お互い)(は|が)(|、|それぞれ)"
)


@frozen
class InTurn:
    """Both players, one after the other."""

    first: str


def add(g: Grammar) -> None:
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
