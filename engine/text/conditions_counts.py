"""Conditions that count: what players control and what lies in their zones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.amounts import counter
from engine.text.in_this_turn import there_was
from engine.text.kernel import REJECT, Grammar, hole
from engine.text.surface import SUBJECT
from engine.trails.tree import Compare, Count, Either, Every, Filter
from engine.trails.tree_reads import replace

_OWNERS = (("you", "you", "あなたの"), ("opponent", "your opponent", "相手の"))
_ZONES = (("homebase", "拠点"), ("trail", "軌跡"), ("hand", "手札"), ("deck", "デッキ"), ("exile", "除外領域"))
#: The same numbers said otherwise: operator, English, Japanese, and what is added.
_THAN = (
    (">=", "more than {n:numw}", "より(も|)多い", 1),
    ("<=", "(fewer|less) than {n:numw}", "(より(も|)少ない|未満)", -1),
)
OPS = ((">=", "{n:numw} or more", "以上"), ("<=", "{n:numw} or fewer", "以下"), ("=", "exactly {n:numw}", ""))


#: Words for what is few.
_ONLY = {">=": "", "<=": "|しかない|しかいない", "=": ""}
#: Before a number that it has to be: without it, Japanese readers may take it for that many or more.
_JUST = {">=": "", "<=": "", "=": "(ちょうど|)"}


def add(g: Grammar) -> None:
    """Add them to the rule "cond"."""
    _controls(g)
    _zones(g)
    _zones_against(g)


def _counted(op: str, right: int | None = None, **fixed: Any) -> Any:
    """Match ``Compare(Count(filter), op, n)`` for a filter with the given fields; holes f (fields removed) and n."""

    def match(v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Count) or v.left.each != 1:
            return None
        if (right is not None and v.right != right) or not isinstance(v.right, int):
            return None
        f = v.left.of
        if any(getattr(f, name) != value for name, value in fixed.items()):
            return None
        return {"n": v.right, "f": f, "m": (v.right, v.right, counter(f)), "g": f}

    return match


def _strip(match: Any, **reset: str) -> Any:
    def stripped(v: Any) -> Mapping[str, Any] | None:
        holes = match(v)
        if holes is None:
            return None
        return {**holes, "f": replace(holes["f"], **reset)}

    return stripped


def owned(f: Filter, whose: str) -> Any:
    """The filter of a noun after "you control"."""
    if f.whose != "any" or f.zone not in ("field", "homebase"):
        return REJECT
    return replace(f, whose=whose)


def _zoned(f: Filter, zone: str, whose: str) -> Any:
    types_only = f.zone == "homebase" and bool(f.types)
    if f.whose != "any" or not (f.zone == "field" or types_only):
        return REJECT
    return replace(f, whose=whose, zone=zone)


def _unread(**holes: Any) -> Any:
    return REJECT


def _at_home(f: Filter) -> bool:
    return f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}


def _there_too(match: Any, whose: str, base: bool) -> Any:
    """The same of BASEs, which a player controls in the homebase, or of EVENTs too, which only lie there."""

    def matched(v: Any) -> Mapping[str, Any] | None:
        holes = match(v)
        if holes is None or holes["f"].whose != whose or not _at_home(holes["f"]):
            return None
        if (holes["f"].types == ("BASE",)) is not base:
            return None
        return {**holes, "f": replace(holes["f"], whose="any")}

    return matched


def _named(f: Any) -> bool:
    """Whether a noun needs no article: the name of a card, or of an organization."""
    return f is not REJECT and bool(f.names or f.subnames or (f.orgs and not f.types))


def _named_one(f: Any, op: str = ">=", n: int = 1) -> Any:
    return _compare(f, op, n) if _named(f) else REJECT


def _named_two(f: Any, h: Any, own: Any) -> Any:
    both = (_named_one(own(f)), _named_one(own(h)))
    return REJECT if REJECT in both else Every(both)


def _many_or_one(n: Any, f: Filter, h: Filter, own: Any) -> Any:
    """ "You control three or more UNITs or an ITEM": so many of the one, or at least one of the other."""
    ways = (_compare(own(f), ">=", n), _compare(own(h), ">=", 1))
    return REJECT if REJECT in ways else Either(ways)


def _one_and_one(f: Any, h: Any, own: Any) -> Any:
    """One of each of two kinds."""
    both = (_compare(own(f), ">=", 1), _compare(own(h), ">=", 1))
    return REJECT if REJECT in both or f == h else Every(both)


def _compare(f: Any, op: str, n: Any) -> Any:
    return REJECT if f is REJECT else Compare(Count(f), op, n)


def _than(f: Any, op: str, n: Any, more: int) -> Any:
    """More, or fewer, than a number."""
    return REJECT if f is REJECT or not isinstance(n, int) or n + more < 0 else Compare(Count(f), op, n + more)


def _lying(f: Filter, op: str, n: int) -> Any:
    """Whoever has it, where no owner is named. Cards of no kind lie somewhere."""
    bare = f == Filter(zone=f.zone) and f.zone == "field"
    return REJECT if bare else Compare(Count(f), op, n)


def _on_field(f: Filter, op: str, n: int) -> Any:
    return Compare(Count(f), op, n) if f.zone == "field" and f.whose == "any" else REJECT


def _lying_ja(f: Filter, op: str, n: int) -> Any:
    """The same in Japanese, where このターンに攻撃したUNITがない asks what was done, not what still lies there."""
    return there_was(f, op, n) or _lying(f, op, n)


def _apart(match: Any, of_turn: bool, v: Any) -> Mapping[str, Any] | None:
    """What is on the field still, of what something was done to in this turn; or all other things."""
    holes: Mapping[str, Any] | None = match(v)
    if holes is None or (there_was(v.left.of, v.op, v.right) is not None) is not of_turn:
        return None
    return holes


def _just_one(many: Any, v: Any) -> Mapping[str, Any] | None:
    holes: Mapping[str, Any] | None = many(v)
    return holes if holes is not None and holes["n"] == 1 else None


def _controls(g: Grammar) -> None:
    g.add("a-kind", hole("f"), en="{f:a-np}")
    g.add("a-kind", build=lambda f: f if _named(f) else REJECT, en="{f:np}")
    for whose, en, ja in _OWNERS:
        has = "control" if whose == "you" else "controls"
        no = "don't" if whose == "you" else "doesn't"
        your_opponents = "your opponent's"
        mine: dict[str, Any] = {"whose": whose}

        def own(f: Filter, whose: str = whose) -> Any:
            return owned(f, whose)

        one = _strip(_counted(">=", 1, zone="field", **mine), whose="any")
        g.add("cond", build=lambda f, own=own: _named_one(own(f)), match=lambda v: None, en=f"{en} {has} {{f:np}}")
        g.add("cond", build=lambda f, own=own: _compare(own(f), ">=", 1), match=one, en=f"{en} {has} {{f:a-np}}")
        g.add(
            "cond",
            build=lambda f, own=own: _compare(own(f), ">=", 1),
            match=lambda v: None,
            en=f"{{f:a-np}} is on {'your' if whose == 'you' else your_opponents} field",
        )
        g.add(
            "cond", build=lambda f, own=own: _compare(own(f), ">=", 1), match=one, ja=f"{ja}場に{{f:np}}が(いる|ある)"
        )
        g.add(
            "cond",
            build=partial(_named_two, own=own),
            match=lambda v: None,
            ja=f"{ja}{{f:np}}と{{h:np}}が(いる|ある)",
        )
        g.add(
            "cond",
            build=partial(_one_and_one, own=own),
            match=lambda v: None,
            en=f"{en} {has} (both |){{f:a-kind}} and {{h:a-kind}}",
            ja=f"{ja}場に{{f:np}}と{{h:np}}(|の両方)が(いる|ある)",
        )
        g.add("cond", build=partial(_many_or_one, own=own), match=lambda v: None,
              en=f"{en} {has} {{n:numw}} or more {{f:nps}} or {{h:a-np}}")  # fmt: skip
        home = f"in {'your' if whose == 'you' else your_opponents} homebase"
        for op, n, has_it, it_is in (
            (">=", 1, f"{has} {{f:a-np}}", "there is {f:a-np}"),
            ("=", 0, f"{has} no {{f:nps}}", "there are no {f:nps}"),
            (">=", None, f"{has} {{n:numw}} or more {{f:nps}}", "there are {n:numw} or more {f:nps}"),
            ("<=", None, f"{has} {{n:numw}} or fewer {{f:nps}}", "there are {n:numw} or fewer {f:nps}"),
        ):
            for base, said in ((True, f"{en} {has_it}"), (False, f"{it_is} {home}")):
                g.add("cond", build=_unread, match=_there_too(_counted(op, n), whose, base), en=said, says=True)
        none = _strip(_counted("=", 0, zone="field", **mine), whose="any")
        g.add("cond", build=lambda f, own=own: _named_one(own(f), "=", 0), match=lambda v: None,
              en=f"{en} {no} control {{f:np}}")  # fmt: skip
        g.add("cond", build=lambda f, own=own: _compare(own(f), "=", 0), match=none, en=f"{en} {no} control {{f:a-np}}")
        g.add(
            "cond",
            build=lambda f, own=own: _compare(own(f), "=", 0),
            en=(f"{en} {no} control any {{f:nps}}", f"{en} {has} no {{f:nps}}"),
        )
        g.add(
            "cond", build=lambda f, own=own: _compare(own(f), "=", 0), match=none, ja=f"{ja}場に{{f:np}}が(いない|ない)"
        )
        for op, en_op, ja_op in OPS:
            many = _strip(_counted(op, zone="field", **mine), whose="any")
            if op == "=":  # how one of them is printed; it is read below
                g.add(
                    "cond",
                    build=lambda f: REJECT,
                    match=partial(_just_one, many),
                    en=f"{en} {has} exactly one {{f:np}}",
                )
            g.add(
                "cond",
                build=lambda f, n, own=own, op=op: _compare(own(f), op, n),
                match=many,
                en=(
                    f"{en} {has} {en_op} {{f:nps}}",
                    f"{en} {has} {en_op.replace('fewer', 'less')} {{f:nps}}",
                    f"{en} {'have' if whose == 'you' else 'has'} {en_op} {{f:nps}} on (your|their) field",
                ),
            )
            g.add(
                "cond",
                build=lambda f, m, own=own, op=op: _compare(own(f), op, m[1]),
                match=many,
                ja=f"{ja}場に{{f:np}}が{_JUST[op]}{{m:cnt}}{ja_op}(いる|ある|)",
            )
        for op, en_op, ja_op, more in _THAN:
            g.add(
                "cond",
                build=lambda f, n, own=own, op=op, more=more: _than(own(f), op, n, more),
                en=f"{en} {has} {en_op} {{f:nps}}",
            )
            g.add(
                "cond",
                build=lambda f, m, own=own, op=op, more=more: _than(own(f), op, m[1], more),
                ja=f"{ja}(場に|場の|){{f:np}}が{_JUST[op]}{{m:cnt}}{ja_op}",
            )
    g.add(
        "cond",
        build=_more,
        match=_more_match,
        en=(
            "you (control|have) more {f:nps} than your opponent(| does| controls| has)",
            "your opponent (controls|has) fewer {f:nps} than you(| do| control| have)",
        ),
        ja=(
            "あなたの場の{f:np}が相手より多い",
            "あなたの{f:np}(|の数)が相手より(|も)多い",
            "相手の(場の|){f:np}があなたより(も|)少ない",
        ),
    )
    g.add(
        "cond",
        build=_fewer,
        match=_fewer_match,
        en=(
            "you (control|have) fewer {f:nps} than your opponent(| does| controls| has)",
            "your opponent (controls|has) more {f:nps} than you(| do| control| have)",
        ),
        ja=(
            "あなたの場の{f:np}が相手より少ない",
            "あなたの{f:np}(|の数)が相手より(|も)少ない",
            "相手の(場の|){f:np}があなたより(も|)多い",
        ),
    )
    for way, size in (("多い", "大きい"), ("少ない", "小さい")):
        g.add("cond", build=partial(_sides, way=way),
              ja=(f"{{f:np}}(の数|)が{{g:np}}(の数|)より(も|){way}",
                  f"{{f:np}}の数が{{g:np}}の数より(も|){size}"))  # fmt: skip


def _sides(f: Filter, g: Filter, way: str) -> Any:
    """What one player controls against the same of the other."""
    if {f.whose, g.whose} != {"you", "opponent"} or replace(g, whose=f.whose) != f or f.zone != "field":
        return REJECT
    mine = f if f.whose == "you" else g
    more = (way == "多い") is (f.whose == "you")
    plain = replace(mine, whose="any")
    return _more(plain) if more else _fewer(plain)


_MINE = {
    "hand": ("cards in (hand|your hand)", "手札"),
    "homebase": ("cards in (your|their) homebase", "拠点のカード"),
    "trail": ("cards in (your|their) trail", "軌跡のカード"),
}


def _zones_against(g: Grammar) -> None:
    """Who has more cards in a zone."""
    for zone, (en_cards, ja_cards) in _MINE.items():
        bare = ja_cards.removesuffix("のカード")
        mine, theirs = Count(Filter(zone=zone, whose="you")), Count(Filter(zone=zone, whose="opponent"))
        for op, en, ja in ((">", "more", "多い"), ("<", "fewer", "少ない")):
            for left, right, me, you, ja_me, ja_you in (
                (mine, theirs, "you have", "your opponent(| does)", "あなたの", "相手"),
                (theirs, mine, "your opponent has", "you(| do)", "相手の", "あなた"),
            ):
                g.add(
                    "cond",
                    Compare(left, op, right),
                    en=(
                        f"{me} {en} {en_cards if me == 'you have' else _theirs(en_cards)} than {you}",
                        *_there_are(zone, en, me == "you have"),
                    ),
                    ja=(
                        f"{ja_me}{ja_cards}が{ja_you}より{ja}",
                        f"{ja_me}{ja_cards}が{ja_you}の{ja_cards}より{ja}",
                        f"{ja_me}{bare}が{ja_you}(|の{bare})より{ja}",
                        f"{ja_me}{bare}の(枚数|カードの枚数)が{ja_you}(|の{bare}の枚数|の枚数)より{ja}",
                    ),
                )


def _there_are(zone: str, more: str, mine: bool) -> tuple[str, ...]:
    """ "There are fewer cards in your hand than in your opponent's": said of the zones."""
    one, other = ("your", "your opponent's") if mine else ("your opponent's", "(yours|your)")
    return (
        f"there are {more} cards in {one} {zone} than (|in |there are in ){other}(| {zone})",
        f"{one} {zone} has {more} cards than {other}(| {zone})",
    )


def _theirs(cards: str) -> str:
    """What is printed first is said of the opponent."""
    return cards.replace("(your|their)", "(their|your)")


def _more(f: Filter) -> Any:
    mine, theirs = owned(f, "you"), owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), ">", Count(theirs))


def _fewer(f: Filter) -> Any:
    mine, theirs = owned(f, "you"), owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), "<", Count(theirs))


def _two(v: Any, op: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Count) or not isinstance(v.right, Count):
        return None
    f = replace(v.left.of, whose="any")
    if f.zone in _MINE and f == Filter(zone=f.zone):
        return None  # plain cards of a zone have words of their own
    return {"f": f} if (replace(f, whose="you"), replace(f, whose="opponent")) == (v.left.of, v.right.of) else None


def _more_match(v: Any) -> Mapping[str, Any] | None:
    return _two(v, ">")


def _fewer_match(v: Any) -> Mapping[str, Any] | None:
    return _two(v, "<")


def _zones(g: Grammar) -> None:
    for whose, en, ja in _OWNERS:
        has, no = ("have", "don't have") if whose == "you" else ("has", "doesn't have")

        def placed(f: Filter, op: str, n: Any, whose: str = whose) -> Any:
            if f.zone == "field" or f.whose not in (whose, SUBJECT):
                return REJECT
            return Compare(Count(replace(f, whose=whose)), op, n)

        def said(match: Any, whose: str = whose) -> Any:
            def matched(v: Any) -> Mapping[str, Any] | None:
                holes = match(v)
                if holes is None or holes["f"].zone == "field" or holes["f"].whose != whose:
                    return None
                if _at_home(holes["f"]):
                    return None  # BASEs and EVENTs that a player controls lie nowhere else
                return {**holes, "f": replace(holes["f"], whose=whose if whose == "you" else SUBJECT)}

            return matched

        g.add(
            "cond",
            build=lambda f, placed=placed: placed(f, ">=", 1),
            match=said(_counted(">=", 1)),
            en=f"{en} {has} {{f:a-np}}",
        )
        g.add(
            "cond",
            build=lambda f, placed=placed: placed(f, "=", 0),
            match=said(_counted("=", 0)),
            en=(f"{en} {has} no {{f:nps}}", f"{en} {no} any {{f:nps}}"),
        )
        for op, en_op, _ in OPS:
            g.add(
                "cond",
                build=lambda f, n, placed=placed, op=op: placed(f, op, n),
                match=said(_counted(op)),
                en=(
                    f"{en} {has} {en_op} {{f:nps}}",
                    f"{en} {has} {en_op.replace('fewer', 'less')} {{f:nps}}",
                    f"{en} {'have' if whose == 'you' else 'has'} {en_op} {{f:nps}} on (your|their) field",
                ),
            )
        for op, en_op, _, more in _THAN:
            g.add(
                "cond",
                build=lambda f, n, placed=placed, op=op, more=more: (
                    REJECT if (made := placed(f, op, n)) is REJECT else _than(made.left.of, op, n, more)
                ),
                en=f"{en} {has} {en_op} {{f:nps}}",
            )
        for zone, ja_zone in _ZONES:
            for op, _, ja_op, more in _THAN:
                g.add(
                    "cond",
                    build=lambda m, op=op, more=more, zone=zone, whose=whose: _than(
                        Filter(zone=zone, whose=whose), op, m[1], more
                    ),
                    ja=f"{ja}{ja_zone}(のカード|のカードの枚数|の枚数|)が{_JUST[op]}{{m:cnt}}{ja_op}",
                )
            where: dict[str, Any] = {"zone": zone, "whose": whose}

            def put(f: Filter, zone: str = zone, whose: str = whose) -> Any:
                return _zoned(f, zone, whose)

            def part(match: Any) -> Any:
                def matched(v: Any) -> Mapping[str, Any] | None:
                    holes = match(v)
                    if holes is None:
                        return None
                    f = replace(holes["f"], zone="field", whose="any")
                    bare = f.types and set(f.types) <= {"EVENT", "BASE"}
                    return {**holes, "f": replace(f, zone="homebase") if bare else f}

                return matched

            g.add(
                "cond",
                build=lambda f, put=put: _compare(put(f), ">=", 1),
                match=part(_counted(">=", 1, **where)),
                ja=f"{ja}{ja_zone}に{{f:card}}が(ある|いる)",
            )
            g.add(
                "cond",
                build=lambda f, put=put: _compare(put(f), "=", 0),
                match=part(_counted("=", 0, **where)),
                ja=f"{ja}{ja_zone}に{{f:card}}が(ない|いない)",
            )
            for op, _, ja_op in OPS:
                g.add(
                    "cond",
                    build=lambda f, m, put=put, op=op: _compare(put(f), op, m[1]),
                    match=part(_counted(op, **where)),
                    ja=f"{ja}{ja_zone}に{{f:card}}が{_JUST[op]}{{m:cnt}}{ja_op}(ある|いる|である{_ONLY[op]})",
                )
                g.add(
                    "cond",
                    build=lambda m, op=op, zone=zone, whose=whose: Compare(
                        Count(Filter(zone=zone, whose=whose)), op, m[1]
                    ),
                    ja=f"{ja}{ja_zone}(のカード|)が{_JUST[op]}{{m:cnt}}{ja_op}",
                )
    for op, en_op, _ in OPS:
        g.add(
            "cond",
            build=lambda f, n, op=op: Compare(Count(f), op, n),
            en=f"there are {en_op} {{f:nps}}",
            match=_counted(op),
        )
    for op, n, en, ja in (
        ("=", 0, "there are no {f:nps}", "(いない|ない)"),
        (">=", 1, "there is {f:a-np}", "(いる|ある)"),
    ):
        if not n:
            none = ("there is no {f:np}", "there (isn't|is not) {f:a-np}", "there (aren't|are not) any {f:nps}")
            g.add("cond", build=partial(_lying, op=op, n=n), match=lambda v: None, en=none)
        g.add("cond", build=partial(_lying, op=op, n=n), match=_counted(op, n), en=en)
        g.add("cond", build=partial(_lying, op=op, n=n), match=_counted(op, n, whose="any"), en=en, says=True)
        of_turn, other = partial(_apart, _counted(op, n), True), partial(_apart, _counted(op, n), False)
        g.add("cond", build=partial(_on_field, op=op, n=n), match=of_turn, ja=f"場に{{f:np}}が{ja}")
        any_, bare = partial(_apart, _counted(op, n, whose="any"), False), f"{{f:np}}が{ja}"
        g.add("cond", build=partial(_lying_ja, op=op, n=n), match=any_, says=True, ja=bare)
        g.add("cond", build=partial(_lying_ja, op=op, n=n), match=other, ja=bare)
    for op, _, ja_op in OPS:
        g.add(
            "cond",
            build=lambda f, m, op=op: there_was(f, op, m[1]) or Compare(Count(f), op, m[1]),
            ja=(
                f"{{f:np}}が{_JUST[op]}{{m:cnt}}{ja_op}(いる|ある|である|{_ONLY[op]})",
                *(("{f:np}がちょうど{m:cnt}(いる|ある|)",) if op == "=" else ()),
            ),
            match=partial(_apart, _counted(op), False),
        )
        g.add(
            "cond",
            build=lambda f, m, op=op: _on_field(f, op, m[1]),
            ja=f"場に{{f:np}}が{_JUST[op]}{{m:cnt}}{ja_op}(いる|ある|である|{_ONLY[op]})",
            match=partial(_apart, _counted(op, whose="any"), True),
        )
    for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        for zone, _ in _ZONES:
            for op, en_op, _ in OPS:
                shape = Compare(Count(Filter(zone=zone, whose=whose)), op, hole("n"))
                g.add("cond", shape, en=f"{your} {zone} has {en_op} cards", match=lambda v: None)
        for face, en, ja in (("up", "face-down", "裏向き"), ("down", "face-up", "表向き")):
            shape = Compare(Count(Filter(zone="homebase", whose=whose, face=face)), "=", 0)
            g.add(
                "cond",
                shape,
                en=f"all cards in {your} homebase are {en}",
                ja=(f"{owner}拠点のカードがすべて{ja}", f"{owner}拠点にあるカードがすべて{ja}"),
            )
    g.add("card", hole("f"), en="{f:np}", ja="{f:np}", match=lambda v: {"f": v})
    g.custom_print("card", "en", lambda v, s: _trim(g.print("np", v, "en", s)))
    g.custom_print("card", "ja", lambda v, s: _say_card(g, v, s))
    g.add("a-card", hole("f"), en="{f:a-np}")
    g.custom_print("a-card", "en", lambda v, s: _trim(g.print("a-np", v, "en", s)))
    g.add("cards-np", hole("f"), en="{f:nps}", ja="{f:np}")
    g.custom_print("cards-np", "en", lambda v, s: _trim(g.print("nps", v, "en", s)))
    g.custom_print("cards-np", "ja", lambda v, s: _say_card(g, v, s))


def _trim(text: str | None) -> str | None:
    return None if text is None else text.replace(" on the field", "")


def _say_card(g: Grammar, f: Filter, speaker: Any) -> str | None:
    text = g.print("np", f, "ja", speaker)
    return None if text is None else text.removeprefix("場の")
