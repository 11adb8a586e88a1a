"""Stun and Overkill damage that is so much less or more: "reduce stun damage you take by 1" (1306.3, 804.11).

Both languages; it is printed as what happens instead.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Predicate, Said, WouldClause
from engine.trails.tree import Bond, Filter, Is, Much
from engine.trails.tree.reads import replace

_KINDS = (
    ("stun damage", "stun damage", "スタンダメージ"),
    ("overkill damage", "Overkill damage", "オーバーキルダメージ"),
)
_PLAYERS = (("you", "you take", "あなたが"), ("opponent", "your opponent takes", "相手が"))
_WAYS = (
    (-1, "less", "(reduced|decreased|lowered)", "(reduce|decrease|lower)",
     "(減らす|減る|軽減する|少なくなる|少なくする|減少する)"),
    (1, "more", "(increased|raised)", "(increase|raise)", "(増やす|増える|多くなる|増加する)"),
)  # fmt: skip


#: For how long an effect says so: until, English, Japanese.
_TIMES = (
    ("turn", "(this turn|until end of turn)", "(このターン中|このターン|ターン終了時まで)(、|に|)"),
    ("combat", "this combat", "(この戦闘中|この戦闘)(、|)"),
)


def add(g: Grammar) -> None:
    """Add to the rules "craft-line", "compound-x" and "ssaid"."""
    no = "(don't take|take no|can't take|do not take|cannot take)"
    g.add(
        "ssaid",
        build=_none_of,
        match=never,
        en=(f"you {no} stun damage from {{f:nps}}", f"you {no} stun damage when {{f:nps}} (are|become) stunned",
            f"you {no} stun damage when {{f:a-np}} (is|becomes) stunned"),
        ja=("あなたは{f:np}(による|からの|のスタンによる|の)スタンダメージを受けない",
            "あなたは{f:np}(によって|により|から)スタンダメージを受けない",
            "あなたは{f:np}がスタンした時(、|)(の|に|)スタンダメージを受けない"),
    )  # fmt: skip
    for event, kind, ja_kind in _KINDS:
        for player, take, ja in _PLAYERS:
            for sign, more, changed, change, ja_more in _WAYS:
                en = (
                    f"{kind} {take} is {{n:num}} {more}",
                    f"{kind} {take} is {changed} by {{n:num}}",
                    f"{change} (the |){kind} {take} by {{n:num}}",
                    f"{take} {{n:num}} {more} {kind}",
                )
                texts = (f"{ja}受ける{ja_kind}(を|は|が){{n:num}}(点|){ja_more}",)
                build = partial(_made, event=event, player=player, sign=sign)
                if event == "stun damage":
                    _of_some(g, player, take, ja, sign)
                g.add("craft-line", build=build, match=never, en=[f"{text}(.|)" for text in en],
                      ja=[f"{text}(。|)" for text in texts])  # fmt: skip
                g.add(
                    "craft-line",
                    build=build,
                    match=never,
                    en=[f"(if|while|as long as) {{c:conds}}, {text}(.|)" for text in en],
                    ja=[f"{{c:conds}}(、|){text}(。|)" for text in texts],
                )
                for until, after, when in _TIMES:
                    timed = partial(_for_a_time, event=event, player=player, sign=sign, until=until)
                    dealt = f"{kind} (dealt to you|{take})" if player == "you" else f"{kind} {take}"
                    whole = (*en[:1], f"{dealt} is {changed} by {{n:num}}", *en[2:])
                    g.add(
                        "compound-x",
                        build=timed,
                        match=never,
                        en=[f"{text} {after}" for text in whole] + [f"{after}, {text}" for text in whole],
                        ja=[f"{when}{text}" for text in texts],
                    )


def _of_some(g: Grammar, player: str, take: str, ja: str, sign: int) -> None:
    """ "Stun damage you take from Guild UNITs is reduced by 1": of what is stunned, which is the player's own."""
    _, more, changed, change, _ja_more = next(way for way in _WAYS if way[0] == sign)
    whose = "your" if player == "you" else "their"
    build = partial(_made_of, player=player, sign=sign)
    for of in (f"{whose} {{f:nps}}", "{f:nps}"):
        g.add(
            "craft-line",
            build=build,
            match=never,
            en=(
                f"stun damage {take} from {of} is {{n:num}} {more}(.|)",
                f"stun damage {take} from {of} is {changed} by {{n:num}}(.|)",
                f"{change} (the |)stun damage {take} from {of} by {{n:num}}(.|)",
                f"{take} {{n:num}} {more} stun damage from {of}(.|)",
            ),
        )


def _made_of(f: Filter, n: Any, player: str, sign: int) -> Any:
    if f.whose not in ("any", player) or f.zone != "field":
        return REJECT
    return _made(n, "stun damage", player, sign, Is("it", replace(f, whose="any")))


def _for_a_time(n: Any, event: str, player: str, sign: int, until: str) -> Any:
    if not isinstance(n, int) or n < 1:
        return REJECT
    return (WouldClause(event, player, (Bond(player, Much(-1, sign * n)),), until),)


def _none_of(f: Any) -> Any:
    """Only one's own UNITs deal one stun damage (1306.3)."""
    if f.whose == "opponent" or f.zone != "field":
        return REJECT
    return Said(replace(f, whose="you"), (Predicate("rules", ("no stun damage",)),))


def _made(n: Any, event: str, player: str, sign: int, c: Any = None) -> Any:
    if not isinstance(n, int) or n < 1:
        return REJECT
    return ("replacement", c, (event, player, ""), (Bond(player, Much(-1, sign * n)),))
