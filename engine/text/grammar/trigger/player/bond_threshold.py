"""Bond that becomes a number or less, or more, and stun damage that is taken, as trigger conditions (1211.3, 1306.3).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Happened, Not, Trigger
from engine.trails.tree.loading.words import BOND_BECOMES

_PLAYERS = (
    ("you", "you", "", "your", "あなた"),
    ("opponent", "your opponent", "s", "your opponent's", "相手"),
    ("each", "a player", "s", "a player's", "プレイヤー"),
)
_WAYS = (  # way, English verb and what follows the number, Japanese after the number
    ("less", "(becomes|falls to|drops to|is reduced to|reaches)", " or (less|lower|fewer)", "以下に(なった|減った)"),
    ("more", "(becomes|rises to|increases to|reaches)", " or (more|greater|higher)", "以上に(なった|増えた)"),
    ("", "(becomes|reaches)( exactly|)", "", "に(なった)"),
)


_AFTER = {"less": "以下", "more": "以上", "": ""}


def add(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for player, subject, s, whose, ja in _PLAYERS:
        for way, en, more, ja_more in _WAYS:
            g.add(
                "trigger",
                build=partial(_marked, player=player, way=way),
                match=partial(_match, player=player, way=way),
                en=f"{WHEN} {whose} bond {en} {{n:num}}{more}",
                ja=(f"{ja}の絆が{{n:num}}点{ja_more}{TOKI}", f"{ja}の絆が(ちょうど|){{n:num}}点{ja_more}{TOKI}")
                if not way
                else (
                    f"{ja}の絆が{{n:num}}点{ja_more}{TOKI}",
                    f"{ja}の絆が{{n:num}}点{ja_more.replace('った', 'る')}たび(に|)",
                ),
            )
            before = "(このターンに|このターン中に|このターン中、|このターン、|このターン|このターン中)"
            for none, was, ja_was in (
                (False, "became", "なって(いる|いた)"),
                (True, "(didn't|did not) become", "なってい(ない|なかった)"),
            ):
                g.add(
                    "cond",
                    build=partial(_was, player=player, way=way, none=none),
                    match=partial(_was_match, player=player, way=way, none=none),
                    en=f"{whose} bond {was} {{n:num}}{more} this turn",
                    ja=f"{before}{ja}の絆が{{n:num}}点{_AFTER[way]}に{ja_was}",
                )
        g.add(
            "trigger",
            Trigger("takes stun damage", None, None, player),
            en=(
                f"{WHEN} {subject} take{s} stun damage",
                f"{WHEN} {subject} lose{s} bond (from|to|due to|by) stun damage",
            ),
            ja=(
                f"{ja}がスタンダメージを受けた{TOKI}",
                f"{ja}がスタンダメージ(によって|により|で)絆を失った{TOKI}",
                f"{ja}がスタンダメージを受けるたび(に|)",
            ),
        )


def _marked(n: Any, player: str, way: str) -> Any:
    if not isinstance(n, int):
        return REJECT
    return Trigger(BOND_BECOMES, None, None, player, f"{n} or {way}" if way else str(n))


def _was(n: Any, player: str, way: str, none: bool) -> Any:
    trigger = _marked(n, player, way)
    if trigger is REJECT:
        return REJECT
    return Not(Happened(trigger)) if none else Happened(trigger)


def _was_match(v: Any, player: str, way: str, none: bool) -> Mapping[str, Any] | None:
    if isinstance(v, Not) is not none:
        return None
    happened = v.what if none else v
    fits = isinstance(happened, Happened) and happened.least == 1
    return _match(happened.trigger, player, way) if fits else None


def _match(v: Any, player: str, way: str) -> Mapping[str, Any] | None:
    if (
        not isinstance(v, Trigger)
        or v.event != BOND_BECOMES
        or v != Trigger(BOND_BECOMES, None, None, player, v.moment)
    ):
        return None
    number, _, this_way = v.moment.partition(" or ")
    return {"n": int(number)} if this_way == way else None
