"""What each player may do, and what follows for those who did: "each player may discard a card. Each player who does
draws a card". Both languages.

One player after the other decides, and it follows at once (1203.6).
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.kernel import REJECT, Grammar
from engine.text.surface import By, IfDone, IfNot
from engine.text.verbs_objects import never
from engine.trails.tree import May

_EACH_JA = (
    "(各プレイヤーは|あなたと相手は|お互いのプレイヤーは|互いのプレイヤーは|お互いは|両プレイヤーは)(それぞれ|)(、|)"
)


def add(g: Grammar) -> None:
    """Add to the rule "paragraph"."""
    may = "(each player|both players|players) may {v:their-may}"
    ja_may = f"{_EACH_JA}{{v:chain-t}}(もよい|よい)"
    g.add("paragraph", build=_each, match=never, en=f"{may}(.|)", ja=f"{ja_may}(。|)")
    for kind, does, ja_does in (
        (IfDone, "(does|did|does so|did so)", "(そうした|それを行った)"),
        (IfNot, "(doesn't|didn't|does not|did not|doesn't do so)", "(そうしない|そうしなかった)"),
    ):
        who = "(each|any|every) player (who|that)"
        g.add(
            "paragraph",
            build=partial(_each, kind=kind),
            match=never,
            en=(f"{may}. {who} {does} {{w:vps-list}}(.|)", f"{may}. (then, |){who} {does}, {{w:vps-list}}(.|)"),
            ja=f"{ja_may}。{ja_does}(各|)プレイヤーは(、|){{w:sentence}}(。|)",
        )


def _each(v: Any, w: Any = None, kind: Any = None) -> Any:
    """The option of one player with what follows, then that of the other."""
    if "Aim(" in repr((v, w)):
        return REJECT  # targets are chosen before it is known who does it
    out: list[Any] = []
    for player in ("you", "opponent"):
        out.append((May(v, (), player),))
        if kind is not None:
            out.append((kind((By(player, w),)),))
    return tuple(out)
