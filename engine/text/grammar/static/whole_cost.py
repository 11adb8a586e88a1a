"""What playing costs, whatever is printed or besides it (1204.2f). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.static.reductions import _anywhere, _own_match, _theirs_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Said
from engine.trails.tree import Amount, Choose, Continuous, CostChange, Every, Filter, Is, Neg
from engine.trails.tree.reads import replace

_PLAYERS = (
    ("you", "you play", "あなたがプレイする"),
    ("opponent", "your opponent plays", "相手がプレイする"),
    ("each", "players play", "プレイヤーがプレイする"),
)
_IS = "(is|becomes|are|become)"
_IS_JA = "(になる|である|とする|として扱う)"
_THIS = "this (card|EVENT)"


def set_cost(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for player, plays, ja_plays in _PLAYERS:
        g.add(
            "ssaid",
            build=partial(_played, player=player),
            match=partial(_theirs_match, kind="becomes", player=player),
            en=(
                f"{{f:cards-np}} {plays} cost {{n:num}}{{m:money}}( to play|)",
                f"{{f:cards-np}} {plays} cost {{n:num}}( CP| EP|)( to play|)",
                f"{{f:cards-np}} {plays} have (a |an |)(CP|EP) cost (of |){{n:num}}",
                f"the (CP|EP) cost(|s) of {{f:nps}} {plays} {_IS} {{n:num}}",
            ),
            ja=(
                f"{ja_plays}{{f:cards-np}}の{{m:money}}コストは{{n:num}}{_IS_JA}",
                f"{ja_plays}{{f:cards-np}}のコストは{{n:num}}{_IS_JA}",
            ),
        )
    g.add(
        "ssaid",
        build=lambda n: Said("this", (Predicate("costs", (CostChange("becomes", n, "play", "you"),)),)),
        match=_own,
        en=(
            f"{_THIS}'s EP cost {_IS} {{n:num}}",
            f"the EP cost of {_THIS} {_IS} {{n:num}}",
            f"{_THIS} costs {{n:num}} EP( to play|)",
        ),
        ja=f"(これ|このカード|このEVENT)のEPコストは{{n:num}}{_IS_JA}",
    )


def _played(f: Any, n: Any, player: str, m: str = "") -> Any:
    plain = f.whose == "any" and f.zone in ("field", "homebase")
    return Said(_anywhere(f), (Predicate("costs", (CostChange("becomes", n, "play", player),)),)) if plain else REJECT


def _own(v: Any) -> Mapping[str, Any] | None:
    found = _own_match(v, "ep", "becomes")
    return found if found and found["n"] != 0 else None  # nothing: it is played without paying


OTHERS = Filter(zone="hand", whose="you", scope="other")


@frozen
class AddedCost:
    """The sentence that names it. costs: its parts as they stand."""

    costs: tuple[Any, ...]


def additional(g: Grammar) -> None:
    """Add to the rule "item"."""
    this = "(this card|this EVENT|these arts|this arts|it)"
    g.add(
        "item", (AddedCost(hole("c")),),
        en=(f"as an additional cost to play {this}, {{c:costs}}",
            f"as an additional cost to play {this}, you must {{c:costs}}",
            f"to play {this}, you must (also |additionally |){{c:costs}}"),
        ja=("このカードをプレイするための追加コストとして、{c:costs}",
            "(このEVENT|このアーツ|このカード|これ)を(プレイする(ための|)|使用する(ための|))追加(の|)コストとして(、|){c:costs}"),
    )  # fmt: skip


def said_of(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of the cost as they are said: of a hand without this card."""
    return tuple(
        Choose(node.register, Filter(zone="hand", whose="you"), node.least, node.most)
        if isinstance(node, Choose) and node.filter == OTHERS
        else node
        for node in steps
    )


#: Where a card lies of which a text says what it costs in the hand.
IN_HAND = Is("this", Filter(zone="hand"))


def ep_itself(craft: Any) -> Any:
    """A craft of all zones with its EP cost as a number of the card."""
    if not isinstance(craft, Continuous) or craft.who != "this" or len(craft.costs) != 1:
        return craft
    (change,) = craft.costs
    if change.kind not in ("less", "more") or change != CostChange(change.kind, change.amount, player=change.player):
        return craft
    return replace(craft, costs=(), ep=_negative(change.amount) if change.kind == "less" else change.amount)


def ep_as_price(craft: Continuous) -> Continuous:
    """The same as what its words say, for printing."""
    if craft.ep == 0:
        return craft
    less = isinstance(craft.ep, Neg) or (isinstance(craft.ep, int) and craft.ep < 0)
    change = CostChange("less" if less else "more", _negative(craft.ep) if less else craft.ep, player="you")
    return replace(craft, ep=0, costs=(*craft.costs, change))


def held(craft: Continuous) -> tuple[Continuous, Amount]:
    """A craft without what its card costs in the hand, and how much more or less that is; 0 if it does not say that."""
    condition = craft.condition
    parts = condition.of if isinstance(condition, Every) else (condition,)
    if craft.who != "this" or craft.ep == 0 or craft.cp != craft.ep or parts[0] != IN_HAND or len(parts) > 2:
        return craft, 0
    return replace(craft, cp=0, ep=0, condition=parts[1] if len(parts) == 2 else None), craft.cp


def _negative(amount: Amount) -> Amount:
    if isinstance(amount, int):
        return -amount
    return amount.amount if isinstance(amount, Neg) else Neg(amount)
