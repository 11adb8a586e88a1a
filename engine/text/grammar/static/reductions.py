"""Continuous crafts that change what playing costs (1304, 1204.2f-7 and -8). Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import scale, unscale
from engine.text.grammar.static.continuous import own_zone, per_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Readings
from engine.text.surface import SUBJECT, Predicate, Said
from engine.trails.tree import CostChange, Filter
from engine.trails.tree.reads import replace


def _price(kind: str, n: Any, of: str = "play", player: str = "you") -> Predicate:
    return Predicate("costs", (CostChange(kind, n, of, player),))


def reductions(g: Grammar) -> None:
    """CP and EP costs of cards, arts and crafts (1304, 1204.2f-7 and -8); "money": in what a cost is paid."""
    for money in ("EP", "CP"):
        g.add("money", money, en=f" {money}", ja=money)
    for lang in ("en", "ja"):
        g.custom_print("money", lang, lambda v, s: None if v else "")
        for name, there in (("held-nps", True), ("bare-nps", False)):
            g.custom(name, lang, partial(_placed, g=g, lang=lang, there=there), None)
    own_zone(g)
    for kind, en, ja in (
        ("less", "less", ("(減らす|減る|少なくなる|下がる|減少する)",)),
        ("more", "more", ("(増やす|増える|多くなる|上がる|増加する)",)),
    ):
        sign = -1 if kind == "less" else 1
        by = "(reduced|decreased)" if sign < 0 else "increased"
        change = "(reduce|decrease)" if sign < 0 else "increase"

        # this card
        for what, field, ja_field in (
            ("EP cost", "ep", "EPコスト"),
            ("building level", "level", "創設レベル"),
            ("Wings of Light", "wings", "光まとう翼"),
        ):

            def own(n: Any, field: str = field, kind: str = kind, sign: int = sign) -> Any:
                if field == "ep":
                    return Said("this", (_price(kind, n),))
                return Said("this", (Predicate(field, n * sign),)) if isinstance(n, int) else REJECT

            g.add(
                "ssaid",
                build=own,
                match=partial(_own_match, field=field, kind=kind),
                en=(
                    f"(this card's|this EVENT's|this BASE's|this UNIT's) {what} is {{n:num}} {en}",
                    f"(this card's|this EVENT's|this BASE's|this UNIT's) {what} is {by} by {{n:num}}",
                    f"{change} (this card's|this EVENT's|this BASE's|this UNIT's) {what} by {{n:num}}",
                    f"the {what} of (this card|this EVENT|this BASE|this UNIT) is {{n:num}} {en}",
                    f"the {what} of (this card|this EVENT|this BASE|this UNIT) is {by} by {{n:num}}",
                    *(
                        (
                            f"(this card|this EVENT) costs {{n:num}} EP {en}( to play|)",
                            f"(this card|this EVENT) costs {{n:num}} {en} EP( to play|)",
                            f"(this card|this EVENT) has {{n:num}} {en} EP cost",
                        )
                        if field == "ep"
                        else ()
                    ),
                ),
                ja=(
                    f"(これ|このカード|このEVENT|このBASE|このUNIT)の{ja_field}を{{n:num}}{ja[0]}",
                    f"(これ|このカード|このEVENT|このBASE)の{ja_field}は{{n:num}}{ja[0]}",
                ),
            )
        g.add(
            "ssaid",
            build=lambda n, f, sign=sign: (
                Said("this", (Predicate("cp", scale(sign * n, f)),)) if isinstance(n, int) else REJECT
            ),
            match=partial(per_match, sign=sign),
            en=(
                f"this card's CP cost is {{n:num}} {en}{{f:per}}",
                f"this card costs {{n:num}} {en}( CP|)(| to play){{f:per}}",
                f"this (card|UNIT|ITEM) has {{n:num}} {en} CP cost{{f:per}}",
                f"this card's CP cost is {by} by {{n:num}}{{f:per}}",
                f"{change} this card's CP cost by {{n:num}}{{f:per}}",
                f"{change} the CP cost of this (card|UNIT|ITEM) by {{n:num}}{{f:per}}",
                f"the CP cost of this (card|UNIT|ITEM) is {by} by {{n:num}}{{f:per}}",
                f"the CP cost of this (card|UNIT|ITEM) is {{n:num}} {en}{{f:per}}",
            ),
            ja=(
                f"これのCPコストを{{f:per}}{{n:num}}{ja[0]}",
                f"これのCPコスト(を|は)(、|){{f:per}}{{n:num}}{ja[0]}",
                f"{{f:per}}これのCPコスト(を|は){{n:num}}{ja[0]}",
            ),
        )
        which = "(card|BASE)"
        g.add(
            "ssaid",
            build=lambda n, f, sign=sign: (
                Said("this", (Predicate("level", scale(sign * n, f)),)) if isinstance(n, int) else REJECT
            ),
            match=partial(per_match, sign=sign, field="level"),
            en=(
                f"this {which}'s building level is {{n:num}} {en}{{f:per}}",
                f"this {which}'s building level is {by} by {{n:num}}{{f:per}}",
                f"the building level of this {which} is {{n:num}} {en}{{f:per}}",
                f"the building level of this {which} is {by} by {{n:num}}{{f:per}}",
                f"{change} this {which}'s building level by {{n:num}}{{f:per}}",
                f"{change} the building level of this {which} by {{n:num}}{{f:per}}",
            ),
            ja=(
                f"(これ|このカード|このBASE)の創設レベル(を|は)(、|){{f:per}}{{n:num}}{ja[0]}",
                f"{{f:per}}(これ|このカード|このBASE)の創設レベル(を|は){{n:num}}{ja[0]}",
            ),
        )
        g.add(
            "ssaid",
            build=lambda n, f, kind=kind: Said("this", (_price(kind, scale(n, f)),)) if isinstance(n, int) else REJECT,
            match=partial(_own_per_match, kind=kind),
            en=(
                f"(this card's|this EVENT's) EP cost is {{n:num}} {en}{{f:per}}",
                f"(this card's|this EVENT's) EP cost is {by} by {{n:num}}{{f:per}}",
                f"the EP cost of this (card|EVENT) is {{n:num}} {en}{{f:per}}",
                f"the EP cost of this (card|EVENT) is {by} by {{n:num}}{{f:per}}",
                f"{change} (this card's|this EVENT's) EP cost by {{n:num}}{{f:per}}",
                f"this EVENT costs {{n:num}} {en}( EP|)( to play|){{f:per}}",
                f"this EVENT costs {{n:num}} EP {en}( to play|){{f:per}}",
                f"this (card|EVENT) has {{n:num}} {en} EP cost{{f:per}}",
            ),
            ja=(
                f"(これ|このカード|このEVENT)のEPコスト(を|は)(|、){{f:per}}{{n:num}}{ja[0]}",
                f"{{f:per}}(これ|このカード|このEVENT)のEPコスト(を|は){{n:num}}{ja[0]}",
            ),
        )
        g.add(
            "ssaid",
            build=lambda n, kind=kind: Said("this", (_price(kind, n, "arts"),)),
            match=partial(_arts_match, kind=kind, who="this"),
            en=(f"the EP cost of this card's arts is {{n:num}} {en}", f"this card's arts cost {{n:num}} EP {en}"),
            ja=(f"(これ|このカード)のアーツのEPコストを{{n:num}}{ja[0]}",),
        )
        # cards that somebody plays
        for player, plays, ja_plays in (
            ("you", "you play", "あなたがプレイする"),
            ("opponent", "your opponent plays", "相手がプレイする"),
            ("each", "players play", "プレイヤーがプレイする"),
        ):

            def theirs(f: Filter, n: Any, kind: str = kind, player: str = player, m: str = "") -> Any:
                plain = f.whose == "any" and f.zone in ("field", "homebase")
                return Said(_anywhere(f), (_price(kind, n, "play", player),)) if plain else REJECT

            match = partial(_theirs_match, kind=kind, player=player)
            cost = f"{{f:cards-np}} cost {{n:num}} {en}"  # to play it: no number of what is on the field (203.3)
            by_all = (f"{cost}{{m:money}} to play", f"{cost} to play") if player == "each" else ()
            # CP for UNITs and ITEMs, EP for EVENTs: what playing them costs is one thing
            g.add(
                "ssaid",
                build=theirs,
                match=match,
                en=(
                    f"{{f:cards-np}} {plays} cost {{n:num}} {en}{{m:money}}( to play|)",
                    f"{{f:cards-np}} {plays} cost {{n:num}} {en}( to play|)",
                    f"{{f:cards-np}} {plays} cost {{n:num}} (CP|EP) {en}( to play|)",
                    *by_all,
                    f"{{f:cards-np}} {plays} have {{n:num}} {en} (CP|EP) cost",
                    f"the (CP|EP) cost of {{f:nps}} {plays} is {{n:num}} {en}",
                    f"the (CP|EP) cost of {{f:nps}} {plays} is {by} by {{n:num}}",
                    f"{change} the (CP|EP) cost of {{f:nps}} {plays} by {{n:num}}",
                ),
                ja=tuple(f"{ja_plays}{{f:cards-np}}の{m}コスト(を|は){{n:num}}{ja[0]}" for m in ("{m:money}", "")),
            )
            g.add(
                "ssaid",
                build=lambda f, n, kind=kind, player=player: (
                    Said(_anywhere(f), (_price(kind, n, "level", player),))
                    if f.types == ("BASE",) and f.whose == "any" and f.zone == "homebase"
                    else REJECT
                ),
                match=partial(_theirs_match, kind=kind, player=player, of="level"),
                en=(
                    f"the building level of {{f:nps}} {plays} is {{n:num}} {en}",
                    f"the building level of {{f:nps}} {plays} is {by} by {{n:num}}",
                    f"{{f:nps}} {plays} have their building level {by} by {{n:num}}",
                ),
                ja=(f"{ja_plays}{{f:np}}の創設レベル(を|は){{n:num}}{ja[0]}",),
            )
            g.add(
                "ssaid",
                Said(Filter(), (_price(kind, hole("n"), "arts", player),)),
                en=(
                    f"arts {plays} cost {{n:num}} {en}( EP|)( to play|)",
                    f"arts {plays} cost {{n:num}} EP {en}( to play|)",
                    f"arts {plays} have {{n:num}} {en} EP cost",
                    f"the EP cost of arts {plays} is {{n:num}} {en}",
                    f"the EP cost of arts {plays} is {by} by {{n:num}}",
                    f"{change} the EP cost of arts {plays} by {{n:num}}",
                ),
                ja=(
                    f"{ja_plays}アーツのEPコスト(を|は){{n:num}}{ja[0]}",
                    *(
                        (f"あなたのアーツのEPコスト(を|は){{n:num}}{ja[0]}",)
                        if player == "you"
                        else (f"相手のアーツのEPコスト(を|は){{n:num}}{ja[0]}",)
                        if player == "opponent"
                        else ()
                    ),
                ),
            )

        def held(f: Filter, n: Any, kind: str = kind) -> Any:
            """Cards in the hand: what playing them costs."""
            fits = f.zone == "hand" or (f.zone == "homebase" and f.whose == "you" and bool(f.types))
            if not fits or not (f.whose in ("you", SUBJECT, "opponent") or (f.zone == "hand" and _with_cp(f))):
                return REJECT
            player = "opponent" if f.whose == "opponent" else "you"
            if f.zone == "hand" and _with_cp(f) and isinstance(n, int):  # the number itself is another one (1304.2)
                whose: Any = "you" if f.whose == SUBJECT else f.whose
                return Said(replace(f, whose=whose), (Predicate("cp", n if kind == "more" else -n),))
            return Said(_anywhere(f), (Predicate("costs", (CostChange(kind, n, "play", player, "", f.zone),)),))

        g.add(
            "ssaid",
            build=held,
            en=(
                f"the (CP|EP) cost of {{f:held-nps}} is {{n:num}} {en}",
                f"{{f:held-nps}} (cost|costs) {{n:num}} {en}( CP| EP|)( to play|)",
                f"{{f:held-nps}} (cost|costs) {{n:num}} (CP|EP) {en}( to play|)",
                f"{{f:held-nps}} (has|have) {{n:num}} {en} (CP|EP) cost",
                f"the (CP|EP) cost of {{f:held-nps}} is {by} by {{n:num}}",
                f"{change} the (CP|EP) cost of {{f:held-nps}} by {{n:num}}",
            ),
            ja=(f"{{f:held-nps}}の(CP|EP)コスト(を|は){{n:num}}{ja[0]}",),
        )

        def held_per(f: Filter, p: Any, n: Any, held: Any = held) -> Any:
            made = held(f, n)
            if made is REJECT or not isinstance(n, int):
                return REJECT
            if made.predicates[0].kind == "cp":
                return Said(made.who, (Predicate("cp", scale(made.predicates[0].value, p)),))
            (change,) = made.predicates[0].value
            return Said(made.who, (Predicate("costs", (replace(change, amount=scale(n, p)),)),))

        g.add(
            "ssaid",
            build=lambda f, p, n: REJECT,
            match=partial(_held_per_match, sign=sign),
            en=f"the CP cost of {{f:nps}} is {{n:num}} {en}{{p:per}}",
            ja=f"{{f:np}}のCPコストを{{p:per}}{{n:num}}{ja[0]}",
            says=True,
        )
        g.add(
            "ssaid",
            build=held_per,
            en=(
                f"{{f:held-nps}} (cost|costs) {{n:num}} {en}( CP| EP|)( to play|){{p:per}}",
                f"{{f:held-nps}} (has|have) {{n:num}} {en} (CP|EP) cost{{p:per}}",
                f"the (CP|EP) cost of {{f:held-nps}} is {{n:num}} {en}{{p:per}}",
                f"the (CP|EP) cost of {{f:held-nps}} is {by} by {{n:num}}{{p:per}}",
                f"{change} the (CP|EP) cost of {{f:held-nps}} by {{n:num}}{{p:per}}",
            ),
            ja=(
                f"{{f:held-nps}}の(CP|EP)コストを{{p:per}}{{n:num}}{ja[0]}",
                f"{{p:per}}{{f:held-nps}}の(CP|EP)コストを{{n:num}}{ja[0]}",
            ),
        )

        for player, plays, ja_plays in (
            ("you", "you play", "あなたがプレイする"),
            ("opponent", "your opponent plays", "相手がプレイする"),
            ("each", "players play", "プレイヤーがプレイする"),
        ):

            def theirs_per(f: Filter, p: Any, n: Any, kind: str = kind, player: str = player, m: str = "") -> Any:
                plain = f.whose == "any" and f.zone in ("field", "homebase") and isinstance(n, int)
                return Said(_anywhere(f), (_price(kind, scale(n, p), "play", player),)) if plain else REJECT

            g.add(
                "ssaid",
                build=theirs_per,
                match=partial(_theirs_per_match, kind=kind, player=player),
                en=(
                    f"{{f:cards-np}} {plays} cost {{n:num}} {en}{{m:money}}( to play|){{p:per}}",
                    f"{{f:cards-np}} {plays} cost {{n:num}} {en}( to play|){{p:per}}",
                    f"{{f:cards-np}} {plays} have {{n:num}} {en} (CP|EP) cost{{p:per}}",
                    f"the (CP|EP) cost of {{f:nps}} {plays} is {{n:num}} {en}{{p:per}}",
                    f"the (CP|EP) cost of {{f:nps}} {plays} is {by} by {{n:num}}{{p:per}}",
                    f"{change} the (CP|EP) cost of {{f:nps}} {plays} by {{n:num}}{{p:per}}",
                ),
                ja=(
                    f"{ja_plays}{{f:cards-np}}の{{m:money}}コスト(を|は)(、|){{p:per}}{{n:num}}{ja[0]}",
                    f"{ja_plays}{{f:cards-np}}のコスト(を|は)(、|){{p:per}}{{n:num}}{ja[0]}",
                    f"{{p:per}}{ja_plays}{{f:np}}の(CP|EP)コスト(を|は){{n:num}}{ja[0]}",
                ),
            )

        def bare(f: Filter, n: Any, kind: str = kind) -> Any:
            """EVENTs of a player: they cost EP, wherever they are played from."""
            if set(f.types) != {"EVENT"} or f.zone not in ("homebase", "field") or f.face != "any":
                return REJECT
            player = {"you": "you", "opponent": "opponent"}.get(f.whose, "each")
            return Said(_anywhere(f), (_price(kind, n, "play", player),))

        g.add(
            "ssaid",
            build=bare,
            en=(
                f"the EP cost of {{f:bare-nps}} is {{n:num}} {en}",
                f"the EP cost of {{f:bare-nps}} is {by} by {{n:num}}",
                f"{change} the EP cost of {{f:bare-nps}} by {{n:num}}",
                f"{{f:bare-nps}} (cost|costs) {{n:num}} (EP |){en}( EP|)( to play|)",
                f"{{f:bare-nps}} (has|have) {{n:num}} {en} EP cost",
            ),
            ja=(f"{{f:bare-nps}}のEPコスト(を|は){{n:num}}{ja[0]}",),
        )

        def levels(f: Filter, n: Any, sign: int = sign) -> Any:
            return Said(f, (Predicate("level", sign * n),)) if isinstance(n, int) else REJECT

        g.add(
            "ssaid",
            build=levels,
            match=partial(_level_match, sign=sign),
            en=(
                f"the building level of {{f:nps}} is {{n:num}} {en}",
                f"the building level of {{f:nps}} is {by} by {{n:num}}",
                f"{change} the building level of {{f:nps}} by {{n:num}}",
            ),
            ja=(f"{{f:np}}の創設レベル(を|は){{n:num}}{ja[0]}",),
        )


def _with_cp(f: Filter) -> bool:
    """Whether a noun speaks of UNITs and ITEMs alone, which have a CP cost; so do organizations."""
    return bool(f.types or f.orgs) and set(f.types) <= {"UNIT", "ITEM", "ITEM•UNIT"} and not f.either


_PLACES = {"en": re.compile(r"\b(?:hand|homebase)s?\b"), "ja": re.compile("手札|拠点")}


def _placed(parse: Parse, at: int, g: Grammar, lang: str, there: bool) -> Readings:
    """Cards in a hand or homebase, or (not ``there``) cards of which nothing says where they lie."""
    found = g.read("nps", lang, parse, at)
    return [one for one in found if (_PLACES[lang].search(parse.low, at, one[0]) is not None) is there]


def money_of(f: Filter) -> str:
    """What playing such cards costs; of cards of any kind nothing is said."""
    return "EP" if f.types and set(f.types) <= {"EVENT", "BASE"} else "CP" if f.types else ""


def _anywhere(f: Filter) -> Filter:
    return replace(f, zone="field", whose="any", face="any")


def _change(v: Any, of: str) -> Any:
    if (
        not isinstance(v, Said)
        or len(v.predicates) != 1
        or v.predicates[0].kind != "costs"
        or len(v.predicates[0].value) != 1
    ):
        return None
    (change,) = v.predicates[0].value
    return change if change.of == of and not change.zone else None


def _own_match(v: Any, field: str, kind: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or len(v.predicates) != 1:
        return None
    if field == "ep":
        change = _change(v, "play")
        return {"n": change.amount} if change is not None and (change.kind, change.player) == (kind, "you") else None
    one = v.predicates[0]
    if one.kind != field or not isinstance(one.value, int) or (one.value < 0) is not (kind == "less"):
        return None
    return {"n": abs(one.value)}


def _held_per_match(v: Any, sign: int) -> Mapping[str, Any] | None:
    held = isinstance(v, Said) and isinstance(v.who, Filter) and v.who.zone == "hand"
    holes = per_match(Said("this", v.predicates), sign) if held else None
    return None if holes is None else {"f": v.who, "p": holes["f"], "n": holes["n"]}


def _arts_match(v: Any, kind: str, who: str) -> Mapping[str, Any] | None:
    change = _change(v, "arts")
    if change is None or change.kind != kind:
        return None
    if who == "this":
        return {"n": change.amount} if v.who == "this" and change.player == "you" else None
    return {"n": change.amount} if v.who == Filter() and change.player == who else None


def _own_per_match(v: Any, kind: str) -> Mapping[str, Any] | None:
    change = _change(v, "play")
    if change is None or v.who != "this" or (change.kind, change.player) != (kind, "you"):
        return None
    found = unscale((change.amount,))
    return None if found is None else {"f": found[0], "n": found[1][0]}


def _theirs_match(v: Any, kind: str, player: str, of: str = "play") -> Mapping[str, Any] | None:
    change = _change(v, of)
    if change is None or not isinstance(v.who, Filter) or (change.kind, change.player) != (kind, player):
        return None
    f = v.who
    if f != _anywhere(f):
        return None  # wherever they are played from
    return {
        "n": change.amount,
        "f": replace(f, zone="homebase") if f.types and set(f.types) <= {"EVENT", "BASE"} else f,
        "m": money_of(f),
    }


def _theirs_per_match(v: Any, kind: str, player: str) -> Mapping[str, Any] | None:
    holes = _theirs_match(v, kind, player)
    found = None if holes is None else unscale((holes["n"],))
    return None if holes is None or found is None else {**holes, "p": found[0], "n": found[1][0]}


def _level_match(v: Any, sign: int) -> Mapping[str, Any] | None:
    if (
        not isinstance(v, Said)
        or not isinstance(v.who, Filter)
        or len(v.predicates) != 1
        or v.predicates[0].kind != "level"
    ):
        return None
    n = v.predicates[0].value
    return {"f": v.who, "n": abs(n)} if isinstance(n, int) and n * sign > 0 else None
