"""What crafts and arts cost, and what anything costs for a turn (1304.1, 1204.2f-7 and -8). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import scale, unscale
from engine.text.grammar.static.reductions import money_of
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Said, Static, Two
from engine.trails.tree import CostChange, Filter, Price
from engine.trails.tree.reads import replace

KINDS = (
    ("less", "less", "(減らす|減る|少なくなる|下がる|減少する)", "reduced", "reduce"),
    ("more", "more", "(増やす|増える|多くなる|上がる|増加する)", "increased", "increase"),
)
_PLAYERS = (
    ("you", "you play", "あなたがプレイする"),
    ("opponent", "your opponent plays", "相手がプレイする"),
    ("each", "players play", "プレイヤーがプレイする"),
)
_WORDS = (("craft", "(crafts|activated crafts)", "(クラフト|起動クラフト)"), ("arts", "arts", "アーツ"))
_ALL = Filter()
_COST_JA = "の(EPコスト|コスト)(を|は)"


def crafts_and_arts(g: Grammar) -> None:
    """Add to the rules "ssaid", "clause" and "el"; "priced": who plays what."""
    for of, en, ja in _WORDS:
        for player, plays, ja_plays in _PLAYERS:
            own = {"you": ("your", "あなたの"), "opponent": ("your opponent's", "相手の")}.get(player)
            _priced(
                g,
                (Filter(), of, player),
                en=(f"{en} {plays}", *((f"{own[0]} {en}",) if own else ())),
                ja=(f"{ja_plays}{ja}", *((f"{own[1]}{ja}",) if own else ())),
            )
        g.add(
            "priced",
            build=lambda f, of=of: _of(f, of),
            match=partial(_of_match, of=of),
            en=f"{en} of {{f:nps}}",
            ja=f"{{f:np}}の{ja}",
        )
    own_crafts = ("this", "craft", "you")
    g.add(
        "priced",
        own_crafts,
        en="this (card|UNIT|ITEM|BASE)'s (activated |)crafts",
        ja="(これ|このカード)の(起動|)クラフト",
        match=lambda v: {} if v == own_crafts else None,
    )
    for player, plays, ja_plays in _PLAYERS:
        g.add(
            "priced-card",
            build=lambda f, player=player: _cards(f, player),
            match=partial(_cards_match, player=player),
            en=f"{{f:cards-np}} {plays}",
            ja=f"{ja_plays}{{f:cards-np}}",
        )
    for kind, en, ja, by, change in KINDS:
        ends = (
            f"cost {{n:num}} {en} EP( to play|)",
            f"cost {{n:num}} {en}( to play|)",
            f"cost {{n:num}} EP {en}( to play|)",
            f"have {{n:num}} {en} EP cost",
        )
        g.add(
            "ssaid",
            build=lambda p, n, kind=kind: _said(p, kind, n),
            match=partial(_said_match, kind=kind),
            en=(
                *(f"{{p:priced}} {end}" for end in ends),
                f"the EP cost of {{p:priced}} is {{n:num}} {en}",
                f"the EP cost of {{p:priced}} is {by} by {{n:num}}",
                f"{change} the EP cost of {{p:priced}} by {{n:num}}",
            ),
            ja=(f"{{p:priced}}{_COST_JA}{{n:num}}{ja}", f"{{p:priced}}のコスト(を|は){{n:num}}EP{ja}"),
        )
        g.add(
            "ssaid",
            build=lambda p, n, f, kind=kind: _said(p, kind, scale(n, f)) if isinstance(n, int) else REJECT,
            match=partial(_per_match, kind=kind),
            en=(
                *(f"{{p:priced}} {end}{{f:per}}" for end in ends),
                f"the EP cost of {{p:priced}} is {{n:num}} {en}{{f:per}}",
                f"the EP cost of {{p:priced}} is {by} by {{n:num}}{{f:per}}",
            ),
            ja=(f"{{p:priced}}{_COST_JA}{{f:per}}{{n:num}}{ja}", f"{{f:per}}{{p:priced}}{_COST_JA}{{n:num}}{ja}"),
        )
        # for a time: an instruction
        for rule in ("priced", "priced-card"):
            money = "(EP|CP)" if rule == "priced-card" else "EP"
            timed = (
                f"cost {{n:num}} {en}( {money}|)( to play|)",
                f"cost {{n:num}} {money} {en}( to play|)",
                f"have {{n:num}} {en} {money} cost",
            )
            made: dict[str, Any] = {
                "build": lambda p, u, n, m="", kind=kind: _price(p, u, kind, n),
                "match": partial(price_match, kind=kind, rule=rule),
            }
            g.add(
                "price",
                en=(
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} {en}{{m:money}}( to play|)",
                    *(f"{{p:{rule}}}{{u:until-1}} {end}" for end in timed[1:]),
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} {en}( to play|)",
                    *(f"{{p:{rule}}} {end}{{u:until-1}}" for end in timed),
                    f"the {money} cost of {{p:{rule}}}{{u:until-1}} is {{n:num}} {en}",
                    f"{{u:lead}}the {money} cost of {{p:{rule}}} is {{n:num}} {en}",
                    f"{{u:lead}}the {money} cost of {{p:{rule}}} is {by} by {{n:num}}",
                    f"the {money} cost of {{p:{rule}}}{{u:until-1}} is {by} by {{n:num}}",
                    f"{change} the {money} cost of {{p:{rule}}}{{u:until-1}} by {{n:num}}",
                ),
                ja=(
                    f"{{u:lead}}{{p:{rule}}}の{{m:money}}コスト(を|は){{n:num}}{ja}",
                    f"{{u:lead}}{{p:{rule}}}のコスト(を|は){{n:num}}{ja}",
                ),
                **made,
            )
            g.add("price", en=tuple(f"{{u:lead}}{{p:{rule}}} {end}" for end in timed), build=made["build"])
    _nexts(g)
    _from(g)
    _several(g)
    g.add("clause", build=lambda s: s, match=_is_price, en="{s:price}")
    g.add("el", build=lambda s: s, match=_is_price, ja="{s:price}")


def _several(g: Grammar) -> None:
    """ "EVENTs and arts you play cost 1 less": each kind for itself."""
    for kind, en, ja, by, change in KINDS:
        for player, plays, ja_plays in _PLAYERS:
            held = plays.replace("plays", "(plays|controls)").replace("you play", "you (play|control)")
            of = f"{{k:kinds-s}} {held}"
            made: dict[str, Any] = {"build": partial(_kinds, kind=kind, player=player), "match": lambda v: None}
            costs = (
                f"{of} cost {{n:num}} {en}( EP|)( to play|)",
                f"{of} cost {{n:num}} EP {en}( to play|)",
                f"the EP cost(|s) of {of} (is|are) {{n:num}} {en}",
                f"the EP cost(|s) of {of} (is|are) {by} by {{n:num}}",
                f"{change} the EP cost(|s) of {of} by {{n:num}}",
            )
            ja_costs = f"{ja_plays}{{k:kinds}}{_COST_JA}{{n:num}}{ja}"
            g.add("ssaids", en=costs, ja=ja_costs, **made)
            timed: dict[str, Any] = {"build": partial(_kinds_timed, kind=kind, player=player), "match": lambda v: None}
            g.add("prices", en=[f"{text}{{u:until-1}}" for text in costs], **timed)
            g.add("prices", en=[f"{{u:lead}}{text}" for text in costs], ja="{u:lead}" + ja_costs, **timed)
    g.reads("clause", hole("s"), en="{s:prices}")
    g.reads("el", hole("s"), ja="{s:prices}")
    g.add("statics", build=lambda s: tuple(map(Static, s)), en="{s:ssaids}(.|)", ja="{s:ssaids}(。|)")
    g.add(
        "statics",
        build=lambda c, s: tuple(Static(one, c) for one in s),
        en=("(if|while|as long as) {c:conds}, {s:ssaids}(.|)", "{s:ssaids} (if|while|as long as) {c:conds}(.|)",
            "{s:ssaids} {c:during-en}(.|)", "{c:during-en}, {s:ssaids}(.|)"),
        ja=("{c:conds}(、|){s:ssaids}(。|)", "{c:during1}(、|){s:ssaids}(。|)"),
    )  # fmt: skip


def _kinds(k: str, n: Any, kind: str, player: str) -> Any:
    """What playing each of several kinds costs: cards of a type, arts, crafts."""
    out: list[tuple[Filter, CostChange]] = []
    for one in k.split("+"):
        of = {"arts": "arts", "activated": "craft", "craft": "craft"}.get(one, "play")
        if one in ("triggered", "ability") or one in ("UNIT", "ITEM"):
            return REJECT  # they cost nothing, or no EP
        out.append((Filter(types=(one,)) if of == "play" else Filter(), CostChange(kind, n, of, player)))
    return tuple(Said(who, (Predicate("costs", (change,)),)) for who, change in out)


def _kinds_timed(k: str, n: Any, u: str, kind: str, player: str) -> Any:
    made = _kinds(k, n, kind, player)
    if made is REJECT:
        return REJECT
    return Two(tuple(Price(one.who, one.predicates[0].value[0], u) for one in made))


def _nexts(g: Grammar) -> None:
    """ "The next EVENT you play this turn costs 1 less"."""
    g.add("lead-next", hole("u"), ja="{u:lead}")
    g.reads("lead-next", "turn", ja="(このターン|このターン中に|このターンに)(、|)")
    for kind, en, ja, by, change in KINDS:
        for player, plays, ja_who in (("you", "you play", "あなたが"), ("opponent", "your opponent plays", "相手が")):
            for of, noun, ja_noun, s in (
                ("play", "{p:np}", "{p:np}", "s"),
                ("arts", "arts", "アーツ", ""),
                ("craft", "craft", "クラフト", "s"),
            ):

                def made(
                    n: Any, u: str, p: Any = _ALL, m: str = "", kind: str = kind, player: str = player, of: str = of
                ) -> Any:
                    return next_price(n, u, p, kind, player, of)

                money = "(EP|CP)" if of == "play" else "EP"
                costs_ja = "CPコスト|EPコスト|コスト" if of == "play" else "EPコスト|コスト"
                ends = (
                    f"cost{s} {{n:num}} {en}{{m:money}}( to play|)",
                    f"cost{s} {{n:num}} {en}( {money}|)( to play|)",
                    f"cost{s} {{n:num}} {money} {en}( to play|)",
                    f"{'has' if s else 'have'} {{n:num}} {en} {money} cost",
                )
                the = f"the next {noun} {plays}"
                g.add(
                    "price",
                    build=made,
                    match=partial(next_match, kind=kind, player=player, of=of),
                    en=(
                        *(f"{the}{{u:until-1}} {end}" for end in ends),
                        *(f"{{u:lead}}{the} {end}" for end in ends),
                        *(f"{the} {end}{{u:until-1}}" for end in ends),
                        f"the {money} cost of {the}{{u:until-1}} is {{n:num}} {en}",
                        f"{{u:lead}}the {money} cost of {the} is {{n:num}} {en}",
                        f"{{u:lead}}the {money} cost of {the} is {by} by {{n:num}}",
                        f"the {money} cost of {the}{{u:until-1}} is {by} by {{n:num}}",
                        f"{change} the {money} cost of {the}{{u:until-1}} by {{n:num}}",
                    ),
                    ja=tuple(
                        f"{lead}プレイする{ja_noun}の{cost}(を|は){{n:num}}{ja}"
                        for cost in ("{m:money}コスト", f"({costs_ja})")
                        for lead in (
                            f"{{u:lead-next}}{ja_who}次に",
                            f"{{u:lead-next}}次に{ja_who}",
                            f"{ja_who}{{u:lead-next}}次に",
                        )
                    ),
                )


def next_price(n: Any, u: str, p: Any, kind: str, player: str, of: str) -> Any:
    """What the next play costs, if the words say which it is, and for how long."""
    of_what = _cards(p, player) if of == "play" else (p, of, player)
    if of_what is REJECT or u not in ("turn", "next turn", "through next turn"):
        return REJECT
    return Price(of_what[0], CostChange(kind, n, of, player), u, True)


def next_match(v: Any, kind: str, player: str, of: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Price) or not v.next or v.change.zone:
        return None
    change = v.change
    if (change.kind, change.of, change.player) != (kind, of, player) or (of != "play" and v.who != Filter()):
        return None
    holes = {"u": v.until, "n": change.amount, "m": money_of(v.who) if of == "play" else "EP"}
    return {**holes, "p": _bare(v.who)} if of == "play" else holes


def _bare(f: Filter) -> Filter:
    """The cards as a noun phrase says them: EVENTs and BASEs lie in the homebase."""
    return replace(f, zone="homebase" if f.types and set(f.types) <= {"EVENT", "BASE"} else "field")


def _from(g: Grammar) -> None:
    """ "EVENTs you play from your homebase cost 1 less"."""
    for kind, en, ja, by, change in KINDS:
        for zone, ja_zone in (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡")):
            for player, plays, your, ja_who, ja_your in (
                ("you", "you play", "your", "あなたが", "あなたの"),
                ("opponent", "your opponent plays", "their", "相手が", "相手の"),
            ):

                def made(
                    f: Filter, n: Any, m: str = "", kind: str = kind, zone: str = zone, player: str = player
                ) -> Any:
                    of_what = _cards(f, player)
                    if of_what is REJECT:
                        return REJECT
                    return Said(of_what[0], (Predicate("costs", (CostChange(kind, n, "play", player, "", zone),)),))

                cards = f"{{f:nps}} {plays} from {your} {zone}"
                g.add(
                    "ssaid",
                    build=made,
                    match=partial(_from_match, kind=kind, zone=zone, player=player),
                    en=(
                        f"{cards} cost {{n:num}} {en}{{m:money}}( to play|)",
                        f"{cards} cost {{n:num}} {en}( to play|)",
                        f"{cards} cost {{n:num}} (CP|EP) {en}( to play|)",
                        f"{cards} have {{n:num}} {en} (CP|EP) cost",
                        f"the (CP|EP) cost of {cards} is {{n:num}} {en}",
                        f"the (CP|EP) cost of {cards} is {by} by {{n:num}}",
                        f"{change} the (CP|EP) cost of {cards} by {{n:num}}",
                    ),
                    ja=(
                        f"{ja_who}(自身の|){ja_zone}からプレイする{{f:np}}の{{m:money}}コスト(を|は){{n:num}}{ja}",
                        f"{ja_who}(自身の|){ja_zone}からプレイする{{f:np}}のコスト(を|は){{n:num}}{ja}",
                        f"{ja_your}{ja_zone}からプレイする{{f:np}}の(CPコスト|EPコスト|コスト)(を|は){{n:num}}{ja}",
                    ),
                )


def _from_match(v: Any, kind: str, zone: str, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "costs":
        return None
    changes = v.predicates[0].value
    if len(changes) != 1 or not isinstance(v.who, Filter):
        return None
    fits = changes[0] == CostChange(kind, changes[0].amount, "play", player, "", zone)
    return {"f": _bare(v.who), "n": changes[0].amount, "m": money_of(v.who)} if fits else None


def _is_price(v: Any) -> Mapping[str, Any] | None:
    return {"s": v} if isinstance(v, Price) else None


def _priced(g: Grammar, shape: tuple[Filter, str, str], *, en: Any, ja: Any) -> None:
    g.add("priced", shape, en=en, ja=ja)


def _of(f: Filter, of: str) -> Any:
    """Crafts, or arts, of certain cards: whose they are says who plays them."""
    bare = bool(f.types) and set(f.types) <= {"BASE"}
    if (f.zone != "field" and not (bare and f.zone == "homebase")) or "EVENT" in f.types or f.among or f.ability:
        return REJECT
    if of == "arts" and (f.states or f.scope != "all" or bare):
        return REJECT  # they are played where a card has no state
    player = f.whose if f.whose in ("you", "opponent") else "each"
    return (replace(f, whose="any", zone="field"), of, player)


def _of_match(v: Any, of: str) -> Mapping[str, Any] | None:
    if v[1] != of or not isinstance(v[0], Filter) or v[0] == Filter():
        return None
    f, _, player = v
    bare = bool(f.types) and set(f.types) <= {"BASE"}
    return {"f": replace(f, whose="any" if player == "each" else player, zone="homebase" if bare else "field")}


def _cards(f: Filter, player: str) -> Any:
    plain = f.whose == "any" and f.zone in ("field", "homebase") and not f.states and f.face == "any" and not f.ability
    return (replace(f, zone="field"), "play", player) if plain else REJECT


def _cards_match(v: Any, player: str) -> Mapping[str, Any] | None:
    if v[1] != "play" or v[2] != player:
        return None
    bare = bool(v[0].types) and set(v[0].types) <= {"EVENT", "BASE"}
    return {"f": replace(v[0], zone="homebase" if bare else "field")}


def _said(p: Any, kind: str, n: Any) -> Said:
    return Said(p[0], (Predicate("costs", (CostChange(kind, n, p[1], p[2]),)),))


def _said_match(v: Any, kind: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "costs":
        return None
    if len(v.predicates[0].value) != 1:
        return None
    (change,) = v.predicates[0].value
    if change.kind != kind or change.of not in ("craft", "arts"):
        return None
    return {"p": (v.who, change.of, change.player), "n": change.amount}


def _per_match(v: Any, kind: str) -> Mapping[str, Any] | None:
    holes = _said_match(v, kind)
    found = unscale((holes["n"],)) if holes is not None else None
    return None if holes is None or found is None else {"p": holes["p"], "f": found[0], "n": found[1][0]}


def _price(p: Any, u: str, kind: str, n: Any) -> Any:
    return REJECT if p[0] == "this" else Price(p[0], CostChange(kind, n, p[1], p[2]), u)


def price_match(v: Any, kind: str, rule: str) -> Mapping[str, Any] | None:
    """The holes of a template that says what something costs for a time."""
    if (
        not isinstance(v, Price)
        or v.next
        or (v.change.of == "play" and not isinstance(v.who, Filter))
        or v.change.kind != kind
        or (v.change.of == "play") is not (rule == "priced-card")
    ):
        return None
    money = money_of(v.who) if rule == "priced-card" else "EP"
    return {"p": (v.who, v.change.of, v.change.player), "u": v.until, "n": v.change.amount, "m": money}
