"""How many of a kind a player controls. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.numerals import OPS
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.grammar.noun.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Compare, Count, Either, Every, Filter
from engine.trails.tree.reads import replace

#: Players: as the subject in English, as owner in Japanese.
OWNERS = (("you", "you", "あなたの"), ("opponent", "your opponent", "相手の"))
#: The same numbers said otherwise: operator, English, Japanese, and what is added.
THAN = (
    (">=", "more than {n:numw}", "より(も|)多い", 1),
    ("<=", "(fewer|less) than {n:numw}", "(より(も|)少ない|未満)", -1),
)
#: Words for what is few.
ONLY = {">=": "", "<=": "|しかない|しかいない", "=": ""}
#: Before a number that it has to be: without it, Japanese readers may take it for that many or more.
JUST = {">=": "", "<=": "", "=": "(ちょうど|)"}


_MORE_JA = "(つ|体|枚)以上"


def counted(op: str, right: int | None = None, **fixed: Any) -> Any:
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


def unit_of(f: Any) -> Any:
    """Whom a player controls: of an organization, a UNIT (1328.1)."""
    if f is REJECT or f.types or not f.orgs or f.among or f.zone != "field":
        return f
    return replace(f, types=("UNIT",))


def zoned(f: Filter, zone: str, whose: str) -> Any:
    """The filter of a noun after the words for a zone."""
    types_only = f.zone == "homebase" and bool(f.types)
    if f.whose != "any" or not (f.zone == "field" or types_only):
        return REJECT
    return replace(f, whose=whose, zone=zone)


def _unread(**holes: Any) -> Any:
    return REJECT


def at_home(f: Filter) -> bool:
    """Whether it is about cards that lie in the homebase and nowhere else."""
    return f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}


def _there_too(match: Any, whose: str, base: bool) -> Any:
    """The same of BASEs, which a player controls in the homebase, or of EVENTs too, which only lie there."""

    def matched(v: Any) -> Mapping[str, Any] | None:
        holes = match(v)
        if holes is None or holes["f"].whose != whose or not at_home(holes["f"]):
            return None
        if (holes["f"].types == ("BASE",)) is not base:
            return None
        return {**holes, "f": replace(holes["f"], whose="any")}

    return matched


def _named(f: Any) -> bool:
    """Whether a noun needs no article: the name of a card, or of an organization."""
    return f is not REJECT and bool(f.names or f.subnames or (f.orgs and not f.types))


def _named_one(f: Any, op: str = ">=", n: int = 1) -> Any:
    return compare(unit_of(f), op, n) if _named(f) else REJECT


def _named_two(f: Any, h: Any, own: Any) -> Any:
    if not (_named(f) and _named(h)):
        return REJECT
    return Every((compare(own(f), ">=", 1), compare(own(h), ">=", 1)))


def _many_or_one(n: Any, f: Filter, h: Filter, own: Any) -> Any:
    """ "You control three or more UNITs or an ITEM": so many of the one, or at least one of the other."""
    ways = (compare(own(f), ">=", n), compare(own(h), ">=", 1))
    return REJECT if REJECT in ways else Either(ways)


def _one_and_one(f: Any, h: Any, own: Any) -> Any:
    """One of each of two kinds."""
    both = (compare(own(f), ">=", 1), compare(own(h), ">=", 1))
    return REJECT if REJECT in both or f == h else Every(both)


def _many_and_many(n: Any, f: Filter, m: Any, h: Filter, own: Any) -> Any:
    """So many of the one, and so many of the other."""
    both = (compare(own(f), ">=", n), compare(own(h), ">=", m))
    return REJECT if REJECT in both or f == h else Every(both)


def compare(f: Any, op: str, n: Any) -> Any:
    """So many of a filter."""
    return REJECT if f is REJECT else Compare(Count(f), op, n)


def than(f: Any, op: str, n: Any, more: int) -> Any:
    """More, or fewer, than a number."""
    return REJECT if f is REJECT or not isinstance(n, int) or n + more < 0 else Compare(Count(f), op, n + more)


def of_organization(found: Any, v: Any) -> Mapping[str, Any] | None:
    """What is there of an organization, of whatever type."""
    holes: Mapping[str, Any] | None = found(v)
    return holes if holes is not None and holes["f"].orgs and not holes["f"].types else None


def _just_one(many: Any, v: Any) -> Mapping[str, Any] | None:
    holes: Mapping[str, Any] | None = many(v)
    return holes if holes is not None and holes["n"] == 1 else None


def controlled(g: Grammar) -> None:
    """Add them to the rule "cond". Rule: a-kind."""
    g.add("a-kind", hole("f"), en="{f:a-np}")
    g.add("a-kind", build=lambda f: f if _named(f) else REJECT, en="{f:np}")
    for whose, en, ja in OWNERS:
        has = "control" if whose == "you" else "controls"
        no = "don't" if whose == "you" else "doesn't"
        your_opponents = "your opponent's"
        mine: dict[str, Any] = {"whose": whose}

        def own(f: Filter, whose: str = whose) -> Any:
            return owned(f, whose)

        def there(f: Filter, whose: str = whose) -> Any:
            return unit_of(owned(f, whose))

        one = _strip(counted(">=", 1, zone="field", **mine), whose="any")
        g.add("cond", build=lambda f, own=own: _named_one(own(f)), en=f"{en} {has} {{f:np}}")
        bare = partial(of_organization, one)
        field = f"{{f:a-np}} is on {'your' if whose == 'you' else your_opponents} field"
        # "control" and いる are said of UNITs, ある of cards (1328)
        g.add("cond", build=_unread, match=bare, en=field, ja=f"{ja}場に{{f:np}}がある", says=True)
        g.add("cond", build=lambda f, there=there: compare(there(f), ">=", 1), match=one, en=f"{en} {has} {{f:a-np}}")
        g.add("cond", build=lambda f, own=own: compare(own(f), ">=", 1), en=field)
        g.add("cond", build=lambda f, there=there: compare(there(f), ">=", 1), match=one, ja=f"{ja}場に{{f:np}}がいる")
        g.add("cond", build=lambda f, own=own: compare(own(f), ">=", 1), ja=f"{ja}場に{{f:np}}がある")
        for be, whom in (("いる", there), ("ある", own)):
            g.add("cond", build=partial(_named_two, own=whom), ja=f"{ja}{{f:np}}と{{h:np}}が{be}")
            g.add("cond", build=partial(_one_and_one, own=whom), ja=f"{ja}場に{{f:np}}と{{h:np}}(|の両方)が{be}")
        g.add("cond", build=partial(_one_and_one, own=there), en=f"{en} {has} (both |){{f:a-kind}} and {{h:a-kind}}")
        g.add("cond", build=partial(_many_or_one, own=own),
              en=f"{en} {has} {{n:numw}} or more {{f:nps}} or {{h:a-np}}")  # fmt: skip
        g.add("cond", build=partial(_many_and_many, own=own),
              en=f"{en} {has} {{n:numw}} or more {{f:nps}} and {{m:numw}} or more {{h:nps}}",
              ja=f"{ja}場に{{f:np}}が{{n:num}}{_MORE_JA}(いて、|あって、|と|、)"
                 f"{{h:np}}が{{m:num}}{_MORE_JA}(いる|ある)")  # fmt: skip
        home = f"in {'your' if whose == 'you' else your_opponents} homebase"
        for op, n, has_it, it_is in (
            (">=", 1, f"{has} {{f:a-np}}", "there is {f:a-np}"),
            ("=", 0, f"{has} no {{f:nps}}", "there are no {f:nps}"),
            (">=", None, f"{has} {{n:numw}} or more {{f:nps}}", "there are {n:numw} or more {f:nps}"),
            ("<=", None, f"{has} {{n:numw}} or fewer {{f:nps}}", "there are {n:numw} or fewer {f:nps}"),
        ):
            for base, said in ((True, f"{en} {has_it}"), (False, f"{it_is} {home}")):
                g.add("cond", build=_unread, match=_there_too(counted(op, n), whose, base), en=said, says=True)
        none = _strip(counted("=", 0, zone="field", **mine), whose="any")
        nowhere = field.replace(" is on", " isn't on")
        g.add("cond", build=lambda f, own=own: compare(own(f), "=", 0), match=partial(of_organization, none),
              en=nowhere, ja=f"{ja}場に{{f:np}}がない")  # fmt: skip
        g.add("cond", build=lambda f, own=own: _named_one(own(f), "=", 0),
              en=f"{en} {no} control {{f:np}}")  # fmt: skip
        g.add(
            "cond",
            build=lambda f, there=there: compare(there(f), "=", 0),
            match=none,
            en=f"{en} {no} control {{f:a-np}}",
        )
        g.add(
            "cond",
            build=lambda f, there=there: compare(there(f), "=", 0),
            en=(f"{en} {no} control any {{f:nps}}", f"{en} {has} no {{f:nps}}"),
        )
        g.add(
            "cond", build=lambda f, there=there: compare(there(f), "=", 0), match=none, ja=f"{ja}場に{{f:np}}がいない"
        )
        for op, en_op, ja_op in OPS:
            many = _strip(counted(op, zone="field", **mine), whose="any")
            if op == "=":  # how one of them is printed; it is read below
                g.add(
                    "cond",
                    build=lambda f: REJECT,
                    match=partial(_just_one, many),
                    en=f"{en} {has} exactly one {{f:np}}",
                )
            g.add(
                "cond",
                build=lambda f, n, own=own, op=op: compare(own(f), op, n),
                match=many,
                en=(
                    f"{en} {has} {en_op} {{f:nps}}",
                    f"{en} {has} {en_op.replace('fewer', 'less')} {{f:nps}}",
                    f"{en} {'have' if whose == 'you' else 'has'} {en_op} {{f:nps}} on (your|their) field",
                ),
            )
            g.add(
                "cond",
                build=lambda f, m, own=own, op=op: compare(own(f), op, m[1]),
                match=many,
                ja=f"{ja}場に{{f:np}}が{JUST[op]}{{m:cnt}}{ja_op}(いる|ある|)",
            )
        for op, en_op, ja_op, more in THAN:
            g.add(
                "cond",
                build=lambda f, n, own=own, op=op, more=more: than(own(f), op, n, more),
                en=f"{en} {has} {en_op} {{f:nps}}",
            )
            g.add(
                "cond",
                build=lambda f, m, own=own, op=op, more=more: than(own(f), op, m[1], more),
                ja=f"{ja}(場に|場の|){{f:np}}が{JUST[op]}{{m:cnt}}{ja_op}",
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


#: The cards of a zone: English, Japanese.
MINE = {
    "hand": ("cards in (hand|your hand|their hand)", "手札"),
    "homebase": ("cards in (your|their) homebase", "拠点のカード"),
    "trail": ("cards in (your|their) trail", "軌跡のカード"),
    "deck": ("cards in (your|their) deck", "デッキのカード"),
}


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
    if f.zone in MINE and f == Filter(zone=f.zone):
        return None  # plain cards of a zone have words of their own
    return {"f": f} if (replace(f, whose="you"), replace(f, whose="opponent")) == (v.left.of, v.right.of) else None


def _more_match(v: Any) -> Mapping[str, Any] | None:
    return _two(v, ">")


def _fewer_match(v: Any) -> Mapping[str, Any] | None:
    return _two(v, "<")
