"""The building level of the next BASE, or of BASEs for a turn; what the next one costs for each of something.

Both languages side by side. Beside :mod:`engine.text.grammar.static.cost.crafts_and_arts`, where the numbers of the
other plays are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.per.multiples import scale, unscale
from engine.text.grammar.static.cost.crafts_and_arts import KINDS, next_match, next_price
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import CostChange, Filter, Price

_ALL = Filter()
_BASES = Filter(types=("BASE",))
_PLAYERS = (("you", "you play", "あなたが"), ("opponent", "your opponent plays", "相手が"))
_TIMES = ("turn", "next turn", "through next turn")


def add(g: Grammar) -> None:
    """Add to the rule "price"."""
    for kind, en, ja, by, change in KINDS:
        for player, plays, ja_who in _PLAYERS:
            for coming, which, ja_whens in (
                (True, f"the next BASE {plays}", _next_ja(ja_who)),
                (False, f"BASEs {plays}", (f"{{u:lead}}{ja_who}プレイする",)),
            ):
                level = f"the building level of {which}"
                said: dict[str, Any] = {"kind": kind, "player": player, "coming": coming}
                for per, ja_per in (("", ""), ("{f:per}", "{f:per}")):
                    g.add(
                        "price",
                        build=partial(_level, **said),
                        match=partial(_level_match, **said, per=bool(per)),
                        en=(
                            f"{level}{{u:until-1}} is {{n:num}} {en}{per}",
                            f"{{u:lead}}{level} is {{n:num}} {en}{per}",
                            f"{{u:lead}}{level} is {by} by {{n:num}}{per}",
                            f"{level}{{u:until-1}} is {by} by {{n:num}}{per}",
                            *((f"{change} {level}{{u:until-1}} by {{n:num}}",) if not per else ()),
                        ),
                        ja=tuple(f"{lead}BASEの創設レベル(を|は){ja_per}{{n:num}}{ja}" for lead in ja_whens),
                    )
            _for_each(g, (kind, en, ja), (player, plays, ja_who))


def _for_each(g: Grammar, said: tuple[str, str, str], who: tuple[str, str, str]) -> None:
    """ "The next UNIT you play this turn costs 1 less for each ITEM you control"."""
    kind, en, ja = said
    player, plays, ja_who = who
    for of, noun, ja_noun, costs in (
        ("play", "{p:np}", "{p:np}", "costs"),
        ("arts", "arts", "アーツ", "cost"),
        ("craft", "craft", "クラフト", "costs"),
    ):
        money = "(EP|CP)" if of == "play" else "EP"
        the = f"the next {noun} {plays}"
        ends = (
            f"{costs} {{n:num}} {en}{{m:money}}( to play|)",
            f"{costs} {{n:num}} {en}( {money}|)( to play|)",
            f"{costs} {{n:num}} {money} {en}( to play|)",
        )
        prices = ("{m:money}コスト", "(CPコスト|EPコスト|コスト)" if of == "play" else "(EPコスト|コスト)")
        g.add(
            "price",
            build=partial(_each, kind=kind, player=player, of=of),
            match=partial(_each_match, kind=kind, player=player, of=of),
            en=(
                *(f"{the}{{u:until-1}} {end}{{f:per}}" for end in ends),
                *(f"{{u:lead}}{the} {end}{{f:per}}" for end in ends),
                f"the {money} cost of {the}{{u:until-1}} is {{n:num}} {en}{{f:per}}",
                f"{{u:lead}}the {money} cost of {the} is {{n:num}} {en}{{f:per}}",
            ),
            ja=tuple(
                f"{lead}{ja_noun}の{cost}(を|は){{f:per}}{{n:num}}{ja}" for cost in prices for lead in _next_ja(ja_who)
            ),
        )


def _next_ja(who: str) -> tuple[str, ...]:
    return (
        f"{{u:lead-next}}{who}次にプレイする",
        f"{{u:lead-next}}次に{who}プレイする",
        f"{who}{{u:lead-next}}次にプレイする",
    )


def _level(u: str, n: Any, f: Any = None, *, kind: str, player: str, coming: bool) -> Any:
    if u not in _TIMES or (f is not None and not isinstance(n, int)):
        return REJECT
    amount = n if f is None else scale(n, f)
    return Price(_BASES, CostChange(kind, amount, "level", player), u, coming)


def _level_match(v: Any, kind: str, player: str, coming: bool, per: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Price) or v != Price(
        _BASES, CostChange(kind, v.change.amount, "level", player), v.until, coming
    ):
        return None
    return counted(v.change.amount, v.until) if per else {"u": v.until, "n": v.change.amount}


def counted(amount: Any, until: str) -> Mapping[str, Any] | None:
    """A number for each of something, as the holes of "1 less for each ITEM you control"."""
    found = unscale((amount,))
    return None if found is None else {"u": until, "n": found[1][0], "f": found[0]}


def _each(u: str, n: Any, f: Any, p: Any = _ALL, m: str = "", *, kind: str, player: str, of: str) -> Any:
    return next_price(scale(n, f), u, p, kind, player, of) if isinstance(n, int) else REJECT


def _each_match(v: Any, kind: str, player: str, of: str) -> Mapping[str, Any] | None:
    holes = next_match(v, kind, player, of)
    each = None if holes is None else counted(holes["n"], holes["u"])
    return None if holes is None or each is None else {**holes, **each}
