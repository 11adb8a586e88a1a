"""Costs by a count, levels of BASEs, costs of arts by where they lie (1304). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import scale, unscale
from engine.text.grammar.static.crafts_and_arts import KINDS, next_match, next_price, price_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Said
from engine.trails.tree import Alikes, CostChange, Count, CountOrgs, Filter, Price, Share, Size, Times
from engine.trails.tree.reads import replace

_THIS = "(this card|this UNIT|this ITEM|this EVENT|this BASE)"
_THIS_JA = "(これ|このカード|このUNIT|このITEM|このEVENT|このBASE)"
_KINDS_counted_reduction = (
    ("less", "(reduced|decreased)", "(reduce|decrease)", "(減らす|減る|少なくなる|下がる|減少する)"),
    ("more", "increased", "increase", "(増やす|増える|多くなる|上がる|増加する)"),
)
_BY_JA = "{a:worked}(だけ|分だけ|の分だけ|分)(、|)"


def counted_reduction(g: Grammar) -> None:
    """Add to the rules "ssaid" and "price"; "charged": what costs less or more."""
    for money in ("CP", "EP"):
        g.add("charged", money, en=(f"{_THIS}'s {money} cost", f"the {money} cost of {_THIS}"),
              ja=f"{_THIS_JA}の{money}コスト")  # fmt: skip
    g.add("charged", hole("p"), en="the EP cost of {p:priced}", ja="{p:priced}の(EPコスト|コスト)")
    g.add("charged", hole("p"), en="the (CP|EP) cost of {p:priced-card}", ja="{p:priced-card}の(CP|EP|)コスト")
    g.add("charged-to", "CP", en="(this card|this UNIT|this ITEM) costs")
    g.add("charged-to", "EP", en="this EVENT costs")
    for rule in ("priced", "priced-card"):
        g.add("charged-to", hole("p"), en=f"{{p:{rule}}} cost")
    for kind, by, change, ja in _KINDS_counted_reduction:
        where = "(, where |. )X (is|equals|is equal to) {a:worked}"
        g.add(
            "ssaid",
            build=partial(_said_counted_reduction, kind=kind),
            en=(
                f"{{p:charged}} is {by} by {{a:worked}}",
                f"{change} {{p:charged}} by {{a:worked}}",
                f"{{p:charged}} is {by} by X{where}",
                f"{{p:charged}} is X {kind}{where}",
                f"{change} {{p:charged}} by X{where}",
                f"{{p:charged-to}} X (|CP |EP ){kind}( CP| EP|)( to play|){where}",
            ),
            ja=(
                f"{{p:charged}}(を|は)(、|){_BY_JA}{ja}",
                f"{_BY_JA}{{p:charged}}(を|は){ja}",
                f"{{p:charged}}(を|は)X(だけ|){ja}。Xは{{a:worked}}(である|に等しい|とする|)",
            ),
        )
        for rule in ("priced", "priced-card"):
            money = "EP" if rule == "priced" else "(CP|EP)"
            g.add(
                "price",
                build=partial(_price, kind=kind),
                en=(
                    f"the {money} cost of {{p:{rule}}}{{u:until-1}} is {by} by {{a:worked}}",
                    f"the {money} cost of {{p:{rule}}} is {by} by {{a:worked}}{{u:until-1}}",
                    f"{change} the {money} cost of {{p:{rule}}}{{u:until-1}} by {{a:worked}}",
                ),
                ja=f"{{u:lead}}{{p:{rule}}}の(CP|EP|)コスト(を|は)(、|){_BY_JA}{ja}",
            )
            g.add(
                "price",
                build=partial(_price_each, kind=kind),
                match=partial(_price_match, kind=kind, rule=rule),
                en=(
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} {kind}{{m:money}}( to play|){{f:per}}",
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} (CP|EP|) {kind}( to play|){{f:per}}",
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} {kind}( to play|){{f:per}}",
                    f"{{p:{rule}}} cost {{n:num}} {kind}( CP| EP|)( to play|){{u:until-1}}{{f:per}}",
                    f"the {money} cost of {{p:{rule}}}{{u:until-1}} is {by} by {{n:num}}{{f:per}}",
                    f"{change} the {money} cost of {{p:{rule}}}{{u:until-1}} by {{n:num}}{{f:per}}",
                ),
                ja=(
                    f"{{u:lead}}{{p:{rule}}}の{{m:money}}コスト(を|は)(、|){{f:per}}{{n:num}}{ja}",
                    f"{{u:lead}}{{p:{rule}}}のコスト(を|は)(、|){{f:per}}{{n:num}}{ja}",
                ),
            )


def _counted(a: Any, each: int = 1) -> Any:
    """What can be said as "for each": a number of a card or player cannot."""
    return replace(a, each=a.each * each) if isinstance(a, (Alikes, Count, CountOrgs, Size, Share, Times)) else REJECT


def _said_counted_reduction(p: Any, a: Any, kind: str) -> Any:
    cp = p == "CP"
    amount = _counted(a, -1 if cp and kind == "less" else 1)
    if amount is REJECT:
        return REJECT
    if cp:
        return Said("this", (Predicate("cp", amount),))
    who, of, player = ("this", "play", "you") if p == "EP" else p
    return Said(who, (Predicate("costs", (CostChange(kind, amount, of, player),)),))


def _price(p: Any, a: Any, u: str, kind: str) -> Any:
    amount = _counted(a)
    if amount is REJECT or not isinstance(p[0], Filter):
        return REJECT
    return Price(p[0], CostChange(kind, amount, p[1], p[2]), u)


def _price_each(p: Any, u: str, n: Any, f: Any, kind: str, m: str = "") -> Any:
    if not isinstance(n, int) or not isinstance(p[0], Filter):
        return REJECT
    return Price(p[0], CostChange(kind, scale(n, f), p[1], p[2]), u)


def _price_match(v: Any, kind: str, rule: str) -> Mapping[str, Any] | None:
    holes = price_match(v, kind, rule)
    found = None if holes is None else unscale((holes["n"],))
    return None if holes is None or found is None else {**holes, "f": found[0], "n": found[1][0]}


_ALL = Filter()
_BASES = Filter(types=("BASE",))
_PLAYERS_base_levels = (("you", "you play", "あなたが"), ("opponent", "your opponent plays", "相手が"))
_TIMES = ("turn", "next turn", "through next turn")


def base_levels(g: Grammar) -> None:
    """Add to the rule "price"."""
    for kind, en, ja, by, change in KINDS:
        for player, plays, ja_who in _PLAYERS_base_levels:
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


_PLAYERS_arts_by_zone = (
    ("you", "you play", "your", "あなたが"),
    ("opponent", "your opponent plays", "their", "相手が"),
    ("each", "players play", "their", "プレイヤーが"),
)
_ZONES = (("hand", "hand(|s)", "手札"), ("homebase", "homebase(|s)", "拠点"))
_KINDS_arts_by_zone = (
    ("less", "less", "(reduced|decreased)", "(減らす|減る|少なくなる|下がる)"),
    ("more", "more", "increased", "(増やす|増える|多くなる|上がる)"),
)


def arts_by_zone(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for player, plays, your, ja_who in _PLAYERS_arts_by_zone:
        for zone, en_zone, ja_zone in _ZONES:
            arts = f"arts {plays} from {your} {en_zone}"
            ja_arts = (
                f"({ja_who}|)(自身の|あなたの|){ja_zone}からプレイするアーツ"
                if player == "you"
                else (f"{ja_who}(自身の|){ja_zone}からプレイするアーツ")
            )
            for kind, word, by, ja in _KINDS_arts_by_zone:
                for per, ja_per in (("", ""), ("{f:per}", "{f:per}")):
                    how: dict[str, Any] = {"kind": kind, "player": player, "zone": zone}
                    how |= {
                        "build": partial(_per if per else _said_arts_by_zone, **how),
                        "match": partial(_per_match if per else _match, **how),
                        "en": (
                            f"{arts} cost {{n:num}} {word}( EP|)( to play|){per}",
                            f"{arts} cost {{n:num}} EP {word}( to play|){per}",
                            f"the EP cost of {arts} is {{n:num}} {word}{per}",
                            f"the EP cost of {arts} is {by} by {{n:num}}{per}",
                        ),
                        "ja": (f"{ja_arts}の(EPコスト|コスト)(を|は){ja_per}{{n:num}}{ja}",),
                    }
                    for says in (False, True):  # arts from anywhere would be printed alike
                        g.add("ssaid", **{key: how[key] for key in ("build", "match", "en", "ja")}, says=says)


def _said_arts_by_zone(n: Any, kind: str, player: str, zone: str) -> Any:
    return Said(Filter(), (Predicate("costs", (CostChange(kind, n, "arts", player, "", zone),)),))


def _per(n: Any, f: Any, kind: str, player: str, zone: str) -> Any:
    return _said_arts_by_zone(scale(n, f), kind, player, zone) if isinstance(n, int) else REJECT


def _amount(v: Any, kind: str, player: str, zone: str) -> Any:
    if not isinstance(v, Said) or v.predicates[0].kind != "costs" or len(v.predicates[0].value) != 1:
        return None
    amount = v.predicates[0].value[0].amount
    return amount if v == _said_arts_by_zone(amount, kind, player, zone) else None


def _match(v: Any, kind: str, player: str, zone: str) -> Mapping[str, Any] | None:
    amount = _amount(v, kind, player, zone)
    return {"n": amount} if isinstance(amount, int) else None


def _per_match(v: Any, kind: str, player: str, zone: str) -> Mapping[str, Any] | None:
    amount = _amount(v, kind, player, zone)
    found = None if amount is None or isinstance(amount, int) else unscale((amount,))
    return None if found is None else {"f": found[0], "n": found[1][0]}
