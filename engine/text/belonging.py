"""What belongs to a card's owner or controller: "the cards in its controller's hand", "UNITs its controller controls".

Both languages side by side. The value of "belongs" is a filter whose player depends on a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.bans import barred_for, rule_match
from engine.text.kernel import REJECT, Grammar, hole
from engine.text.statics_more import PLAYER_RULES
from engine.text.verbs_objects import verb
from engine.trails.tree import THAT_PLAYER, Compare, Count, Filter, Of, PlayerRule, Shuffle
from engine.trails.tree_reads import replace

_ZONES = (("hand", "手札"), ("trail", "軌跡"), ("homebase", "拠点"))
_OPS = ((">=", "or more", "以上"), ("<=", "or (fewer|less)", "以下"))
_THAT_JA = "(その|該当する)プレイヤー"


def add(g: Grammar) -> None:
    """Add to the rules "amount", "per", "cond" and "player-rule"."""
    g.add("owner-no", THAT_PLAYER, en="that player's", ja=f"{_THAT_JA}の")
    g.add("holder", build=lambda o: o, en="{o:owner3}", match=_holder)
    g.add("holder", THAT_PLAYER, en="that player")
    g.add("owner-wa", hole("o"), ja="{o:owner-ha}", match=_holder)
    g.add("owner-wa", THAT_PLAYER, ja=f"{_THAT_JA}は(|、)")
    for zone, ja in _ZONES:
        build = partial(_cards, zone=zone)
        match = partial(_cards_match, zone=zone)
        g.add(
            "amount",
            build=build,
            match=match,
            en=f"the number of cards in {{o:owner-no}} {zone}",
            ja=(f"{{o:owner-no}}{ja}の枚数", f"{{o:owner-no}}{ja}(のカード|にあるカード)の(枚数|数)"),
        )
        g.add(
            "per",
            build=lambda o, zone=zone: _cards(o, zone).of,
            match=partial(_each_match, zone=zone),
            en=f" for (each|every) card in {{o:owner-no}} {zone}",
            ja=f"{{o:owner-no}}{ja}(のカード|)1枚(につき|ごとに)(|、)",
        )
        for op, en_op, ja_op in _OPS:
            g.add(
                "cond",
                build=lambda o, n, zone=zone, op=op: Compare(_cards(o, zone), op, n),
                match=partial(_compared, zone=zone, op=op),
                en=(f"{{o:holder}} has {{n:numw}} {en_op} cards in their {zone}",
                    *((f"{{o:holder}} has {{n:numw}} {en_op} cards in hand",) if zone == "hand" else ()),
                    f"there are {{n:numw}} {en_op} cards in {{o:owner-no}} {zone}"),
            )  # fmt: skip
            g.add(
                "cond",
                build=lambda o, m, zone=zone, op=op: Compare(_cards(o, zone), op, m[1]),
                match=partial(_compared, zone=zone, op=op),
                ja=f"{{o:owner-no}}{ja}(のカード|)が{{m:cnt}}{ja_op}(|ある)",
            )
        g.add(
            "cond",
            build=lambda o, zone=zone: Compare(_cards(o, zone), "=", 0),
            match=partial(_compared, zone=zone, op="=", n=0),
            en=(f"{{o:holder}} has no cards in (their |){zone}",),
            ja=f"{{o:owner-no}}{ja}(にカード|のカード|)が(ない|0枚)",
        )
    g.add(
        "amount",
        build=_on_field,
        match=_field_match,
        en="the number of {f:nps} {o:holder} controls",
        ja=("{o:owner-no}場にある{f:np}の数", "{o:owner-no}(場の|場にいる|){f:np}の(数|枚数)"),
    )
    g.add(
        "per",
        build=lambda f, o: made.of if (made := _on_field(f, o)) is not REJECT else REJECT,
        match=lambda v: _field_match(Count(v)) if isinstance(v, Filter) else None,
        en=" for (each|every) {f:np} {o:holder} controls",
        ja="{o:owner-no}(場の|場にいる|){f:np}1(つ|枚|体)(につき|ごとに)(|、)",
    )
    verb(g, Shuffle("searched"), en=("shuffle that deck",), ja=("そのデッキを切る", "そのデッキをシャッフルする"))
    _bans(g)


def _bans(g: Grammar) -> None:
    """ "Its controller can't play EVENTs this turn": rules for a player who depends on a card."""
    for rule, en, ja in PLAYER_RULES:
        forms = [text for text in en if text.startswith(("can't ", "cannot ", "doesn't ", "takes "))]
        g.add(
            "player-rule",
            build=lambda o, u, rule=rule: PlayerRule(rule, o, u),
            match=partial(_ruled, rule=rule),
            en=[f"{{o:holder}} {text}{{u:until}}" for text in forms],
            ja=[f"{lead}{text}" for text in ja for lead in ("{u:until-c}{o:owner-wa}", "{o:owner-wa}{u:until}")],
        )
    g.add(
        "player-rule",
        build=lambda o, f, u: barred_for(f, "standby", o, u),
        match=lambda v: None if not isinstance(v, PlayerRule) or not isinstance(v.player, Of) else _barred(v),
        en="{o:holder} (can't|cannot) play {f:cards-np}{u:until}",
        ja=("{o:owner-wa}{u:until}{f:card}をプレイできない", "{u:until-c}{o:owner-wa}{f:card}をプレイできない"),
    )


def _ruled(v: Any, rule: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, PlayerRule) and v.rule == rule and isinstance(v.player, Of)
    return {"o": v.player, "u": v.until} if fits else None


def _barred(v: PlayerRule) -> Mapping[str, Any] | None:
    found = rule_match(v, "standby", v.player)
    return None if found is None else {**found, "o": v.player}


def _holder(v: Any) -> Mapping[str, Any] | None:
    return {"o": v} if isinstance(v, Of) and v != THAT_PLAYER else None


def _cards(o: Any, zone: str) -> Count:
    return Count(Filter(zone=zone, whose=o))


def _cards_match(v: Any, zone: str) -> Mapping[str, Any] | None:
    whose = v.of.whose if isinstance(v, Count) and v.each == 1 else None
    return {"o": whose} if isinstance(whose, Of) and v == _cards(whose, zone) else None


def _each_match(v: Any, zone: str) -> Mapping[str, Any] | None:
    return _cards_match(Count(v), zone) if isinstance(v, Filter) else None


def _compared(v: Any, zone: str, op: str, n: int | None = None) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.right, int):
        return None
    found = _cards_match(v.left, zone)
    if found is None or (v.right != n if n is not None else not v.right):
        return None
    return found if n is not None else {**found, "n": v.right, "m": (v.right, v.right, "枚")}


def _on_field(f: Any, o: Any) -> Any:
    if f.whose != "any" or f.zone not in ("field", "homebase") or (f.zone == "homebase" and f.types != ("BASE",)):
        return REJECT
    return Count(replace(f, whose=o))


def _field_match(v: Any) -> Mapping[str, Any] | None:
    whose = v.of.whose if isinstance(v, Count) and v.each == 1 else None
    if not isinstance(whose, Of) or v.of.zone not in ("field", "homebase"):
        return None
    return {"o": whose, "f": replace(v.of, whose="any")}
