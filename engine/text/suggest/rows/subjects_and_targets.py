"""Ordinary sentences that say shortly, or with a word more, what other topics read. Both languages side by side.

Nothing here means anything new, and nothing here is printed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.text.grammar.static.permission.play_bans import barred_for
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, Aim, AimClause, Predicate, Said, Static

_BOTH = "(both players|you and your opponent|your opponent and you|both you and your opponent)"
_BOTH_JA = "(お互いのプレイヤー|お互い|両プレイヤー|両方のプレイヤー|相手とあなた|あなたと相手|双方のプレイヤー)は"


def add(g: Grammar) -> None:
    """Add to the rules "sentence", "aims", "player-rule", "pred" and "static"."""
    _aimed(g)
    _both_players(g)
    _fights_back(g)
    _players(g)


def _aimed(g: Grammar) -> None:
    """Targets of two descriptions named in a sentence of their own."""
    g.add(
        "sentence",
        build=_two_aims,
        match=never,
        en=("target {a:aim-noun} and (target |){b:aim-noun}", "choose {a:aim1} and {b:aim1}"),
    )
    g.add("aim-noun", Aim(hole("f")), match=never, en="(a |an |one |){f:np}")
    each = "を(それぞれ|各)1(つ|体|枚)(ずつ|)対象と"
    g.add("aims", build=lambda f, o: _two_aims(Aim(f), Aim(o), pair=True), ja=f"{{f:np}}(と|、){{o:np}}{each}")


def _two_aims(a: Any, b: Any, *, pair: bool = False) -> Any:
    """In both languages the owner of the first, or of the last, may be meant for both: each says whose it is."""
    mine = [one.filter.whose for one in (a, b) if one.filter.whose not in ("any", SUBJECT)]
    if len(mine) == 1 or a.filter == b.filter:
        return REJECT
    return (a, b) if pair else (AimClause((a, b)),)


def _both_players(g: Grammar) -> None:
    """What both players can't do."""
    for zone, whence, ja_whence in (
        ("hand", " from their (hand|hands)", "(自身の|)手札から"),
        ("homebase", " from their (homebase|homebases)", "(自身の|)拠点から"),
        ("standby", "", ""),
    ):
        g.add(
            "player-rule",
            build=_barring(zone),
            match=never,
            en=f"{_BOTH} (can't|cannot) play {{f:cards-np}}{whence}{{u:until}}",
            ja=(f"{_BOTH_JA}{{u:until}}{ja_whence}{{f:card}}をプレイできない",
                f"{{u:until-c}}{_BOTH_JA}{ja_whence}{{f:card}}をプレイできない"),
        )  # fmt: skip


def _barring(zone: str) -> Callable[..., Any]:
    return lambda f, u: barred_for(f, zone, "each", u)


def _fights_back(g: Grammar) -> None:
    """It fights back all that attack it."""
    fights = Predicate("rules", ("fights back all",), hole("u"))
    g.add(
        "pred",
        fights,
        match=never,
        en="(fights|fight) back (against |)(all|all the|each|every) (UNITs|UNIT) (that are |)"
        "attacking (it|this card|them){u:until}",
        ja="{u:until}(自身|これ|それ)(を|に)攻撃(している|中の)(すべてのUNIT|UNITすべて|UNIT全て)に応戦する",
    )


def _players(g: Grammar) -> None:
    """Attacking a player though there are UNITs, said before who may."""
    there = (
        "相手の場に(レディ状態の|)UNITがいても",
        "相手の(レディ状態の|)UNITがいても",
        "相手がUNITを(支配|コントロール)していても",
        "相手の場にUNITがいる(時|場合)(でも|も|であっても)",
    )
    g.add(
        "static",
        build=lambda w: Static(Said(w, (Predicate("rules", ("may attack players",)),))),
        match=never,
        ja=[f"{text}(、|){{w:subj}}(相手|プレイヤー|相手プレイヤー)(を|に)攻撃できる" for text in there],
    )
