"""Choosing a player, and what that player has: "choose a player. That player draws a card" (1312.1).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import THAT_PLAYER, ChoosePlayer, Compare, Count, Filter, Look
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the verb phrases. What is said of "that player" stands in the topics of players."""
    verb(
        g,
        ChoosePlayer(),
        en=("choose a player", "choose (one|1|either) player", "select (a|one) player", "choose one of the players"),
        ja=(
            "プレイヤーを1人選ぶ",
            "プレイヤー1人を選ぶ",
            "プレイヤーを1人選択する",
            "いずれかのプレイヤーを(1人|)選ぶ",
        ),
    )
    g.add("player3", THAT_PLAYER, match=never, en="the chosen player", ja="選(んだ|ばれた)プレイヤー(は|が)(、|)")
    hand = Filter(zone="hand", whose=THAT_PLAYER)
    verb(g, Look(hand), en=("look at that player's hand",), ja=("そのプレイヤーの手札を(すべて|)見る",))
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or (fewer|less)", "以下")):
        g.add(
            "cond",
            build=partial(_counted, op=op),
            match=partial(_match, op=op),
            en=f"that player controls {{n:numw}} {en} {{f:nps}}",
            ja=(f"そのプレイヤーの場に{{f:np}}が{{m:cnt}}{ja}(いる|ある)",
                f"そのプレイヤーが{{f:np}}を{{m:cnt}}{ja}コントロールしている"),
        )  # fmt: skip
    g.add("cond", build=partial(_counted, op=">=", n=1), match=partial(_match, op=">=", one=True),
          en="that player controls {f:a-np}", ja="そのプレイヤーの場に{f:np}が(いる|ある)")  # fmt: skip
    g.add("cond", build=partial(_counted, op="=", n=0), match=partial(_match, op="=", one=True),
          en="that player controls no {f:nps}", ja="そのプレイヤーの場に{f:np}が(いない|ない)")  # fmt: skip


def _counted(f: Filter, op: str, n: Any = None, m: Any = None) -> Any:
    """So many that the player controls."""
    number = m[1] if n is None else n
    if f.whose != "any" or f.zone not in ("field", "homebase") or (f.zone == "homebase" and f.types != ("BASE",)):
        return REJECT
    return Compare(Count(replace(f, whose=THAT_PLAYER)), op, number)


def _match(v: Any, op: str, one: bool = False) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or not isinstance(v.left, Count) or v.op != op or v.left.each != 1:
        return None
    f, number = v.left.of, v.right
    if f.whose != THAT_PLAYER or f.zone not in ("field", "homebase") or not isinstance(number, int):
        return None
    if one is not (number == (1 if op == ">=" else 0)):
        return None
    return {"f": replace(f, whose="any"), "n": number, "m": (number, number, counter(f))}
