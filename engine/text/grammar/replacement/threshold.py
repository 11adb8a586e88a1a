"""What would happen, told apart by how much it is and when: "if you would lose 5 or more bond, ... instead" (1216).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.replaced_events import PLAYERS_WOULD
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Compare, During, Much

_OPS = ((">=", "or more", "以上"), ("<=", "or (less|fewer)", "以下"))
_PLAYERS = (("you", "you", "あなたが"), ("opponent", "your opponent", "相手が"))
_BOND = (
    ("lose bond", "lose", "", "失う"),
    ("gain bond", "gain", "", "得る"),
    ("overkill damage", "lose", " (from|by|to|through|because of|due to) overkill( damage|)", "失う"),
)
_BA = "(場合|なら|時)(、|に、|は、)"


def add(g: Grammar) -> None:
    """Add to the rule "craft-line"; rule "so-much": what would happen to bond, and a condition on how much it is."""
    for event, verb, by, ja_verb in _BOND:
        for player, who, ja in _PLAYERS:
            lead = f"{ja}オーバーキル(|ダメージ)(で|によって|により)(、|)" if by else ja
            for op, en_op, ja_op in _OPS:
                g.add(
                    "so-much",
                    build=partial(_made, event=event, player=player, op=op),
                    match=partial(_match, event=event, player=player, op=op),
                    en=(f"{who} would {verb} {{n:num}} {en_op} bond(|s){by}(| at once)",
                        *((f"{who} would {verb} at least {{n:num}} bond(|s){by}",) if op == ">=" else ())),
                    ja=(f"{lead}絆を{{n:num}}点{ja_op}{ja_verb}", f"{lead}{{n:num}}点{ja_op}の絆を{ja_verb}",
                        f"{lead}一度に絆を{{n:num}}点{ja_op}{ja_verb}"),
                )  # fmt: skip
    g.add(
        "craft-line",
        build=lambda e, s: ("replacement", *e, s),
        match=lambda v: {"e": v[1:3], "s": v[3]} if v[0] == "replacement" else None,
        en=("if {e:so-much}, {s:instead}(.|)", "{s:instead} if {e:so-much}(.|)"),
        ja=f"{{e:so-much}}{_BA}{{s:instead}}(。|)",
    )
    events = {event for event, _, _ in PLAYERS_WOULD}
    g.add(
        "craft-line",
        build=lambda e, c, s: ("replacement", c, e, s) if e[0] in events or e[2] == "" else REJECT,
        match=_while_match,
        en="if {e:replaced} {c:during-en}, {s:instead}(.|)",
        ja=(
            f"{{c:during-at}}{{e:replaced}}{_BA}{{s:instead}}(。|)",
            f"{{c:during1}}(に|、|){{e:replaced}}{_BA}{{s:instead}}(。|)",
        ),
    )
    for step, ja in (("draw", "ドローステップ"), ("homebase", "拠点ステップ"), ("deployment", "配備ステップ")):
        for player, owner in (("you", "あなたの"), ("opponent", "相手の")):
            g.add("during-at", During((step,), player), ja=f"{owner}{ja}(に|には|では)(、|)")


def _made(n: Any, event: str, player: str, op: str) -> Any:
    return (Compare(Much(), op, n), (event, player, "")) if isinstance(n, int) and n > 0 else REJECT


def _match(v: Any, event: str, player: str, op: str) -> Mapping[str, Any] | None:
    condition, what = v
    if not isinstance(condition, Compare) or not isinstance(condition.right, int) or what != (event, player, ""):
        return None
    return {"n": condition.right} if v == _made(condition.right, event, player, op) else None


def _while_match(v: Any) -> Mapping[str, Any] | None:
    fits = v[0] == "replacement" and isinstance(v[1], During) and v[2][2] == ""
    return {"c": v[1], "e": v[2], "s": v[3]} if fits else None
