"""Who boards something, and what things have in common (ja:1337, 1302). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.history.objects import there_was
from engine.text.grammar.noun.modifier.vocabulary import EACH
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Ref
from engine.text.trees import mapped
from engine.trails.tree import Alike, Alikes, Compare, Count, Filter, Is
from engine.trails.tree.reads import replace

_CREW = "crew"
_ITS = "~crew"  #: of what "it" is


def boarding(g: Grammar) -> None:
    """Add to the rule "cond"."""
    known = len(g.rule("cond").productions)
    for op, n, en, ja in (
        (">=", 1, "(this card|this ITEM|this UNIT) (has been|is|was) boarded by", "が搭乗(している|した)"),
        ("=", 0, "(this card|this ITEM|this UNIT) (hasn't been|has not been|isn't) boarded by", "が搭乗していない"),
    ):
        g.add(
            "cond",
            build=partial(aboard, op=op, n=n),
            match=partial(_match, op=op, n=n),
            en=f"{en} {{f:a-np}}",
            ja=(f"これに{{f:np}}{ja}", f"{{f:np}}がこれに{ja.removeprefix('が')}"),
        )
    g.add("cond", build=partial(aboard, op=">=", n=1),
          en="{f:a-np} (has boarded|is boarding) (this card|this ITEM|this UNIT)")  # fmt: skip
    g.add(
        "cond",
        build=_on_it,
        match=partial(_match, op=">=", n=1, crew=_ITS),
        en="{f:a-np} (is boarding|has boarded) it",
        ja=("それに{f:np}が搭乗(している|した)", "{f:np}がそれに搭乗(している|した)"),
    )
    conds = g.rule("cond").productions
    conds[:0] = [conds.pop() for _ in conds[known:]]  # printed so, and not as a number of them
    g.add("cond", build=_there, ja="{f:np}が(いる|ある)")
    g.add("cond", build=_beside,
          en="{f:a-np} is (SCLM attacking|attacking together) with (this card|this UNIT|it)",
          ja="{f:np}がこれと(共に|一緒に|)スクラム攻撃(中である|している|中)")  # fmt: skip
    for op, more, ja in ((">=", "or more", "以上"), ("<=", "or (fewer|less)", "以下"), ("=", "", "")):
        en = f"{{n:numw}} {more} {{f:nps}} " if more else "exactly {n:numw} {f:nps} "
        g.add(
            "cond",
            build=partial(_many, op=op),
            match=partial(_many_match, op=op),
            en=(f"{en}(have boarded|are boarding) (this card|this ITEM|this UNIT)",
                f"this card (has been|is|was) boarded by {en}".strip()),
            ja=(f"これに{{f:np}}が{{m:cnt}}{ja}搭乗(している|した)",
                f"{{f:np}}が{{m:cnt}}{ja}これに搭乗(している|した)",
                f"これに{{m:cnt}}{ja}の{{f:np}}が搭乗(している|した)"),
        )  # fmt: skip
        g.add("cond", build=partial(_many, op=op, crew=_ITS), match=partial(_many_match, op=op, crew=_ITS),
              en=f"{en}(are boarding|have boarded) it",
              ja=(f"それに{{f:np}}が{{m:cnt}}{ja}搭乗(している|した)",
                  f"{{f:np}}が{{m:cnt}}{ja}それに搭乗(している|した)",
                  f"それに{{m:cnt}}{ja}の{{f:np}}が搭乗(している|した)"))  # fmt: skip


def _on_it(f: Any) -> Any:
    """ "A UNIT is boarding it" is said of anything: see what something is."""
    return REJECT if f == Filter(types=("UNIT",)) else aboard(f, op=">=", n=1, crew=_ITS)


def _there(f: Any) -> Any:
    """ "攻撃中のUNITがいる": where a noun says what is done, it need not be said where."""
    if (was := there_was(f, ">=", 1)) is not None:
        return was
    doing = isinstance(f, Filter) and (f.states or f.fights or f.among in ("beside", "crew"))
    return Compare(Count(f), ">=", 1) if doing and f.zone in ("field", "exile") else REJECT


def _beside(f: Any) -> Any:
    """One of a kind attacks together with this card (804.5)."""
    if not isinstance(f, Filter) or f != replace(f, zone="field", states=(), scope="all", among=""):
        return REJECT
    return Compare(Count(replace(f, states=("sclm attacking",), among="beside")), ">=", 1)


def _many(f: Any, op: str, n: Any = None, m: Any = None, crew: str = _CREW) -> Any:
    number = n if m is None else m[1]
    return aboard(f, op, number, crew) if isinstance(number, int) and (number > 1 or op != ">=") else REJECT


def _many_match(v: Any, op: str, crew: str = _CREW) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or not isinstance(v.right, int) or v.right < 1 or (op, v.right) == (">=", 1):
        return None
    found = _match(v, op, v.right, crew)
    return None if found is None else {**found, "n": v.right, "m": (v.right, v.right, "体")}


def aboard(f: Any, op: str, n: int, crew: str = _CREW) -> Any:
    fits = isinstance(f, Filter) and f == replace(f, zone="field", whose="any", states=(), scope="all", among="")
    return Compare(Count(replace(f, zone="exile", among=crew)), op, n) if fits else REJECT


def _match(v: Any, op: str, n: int, crew: str = _CREW) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or (v.op, v.right) != (op, n) or not isinstance(v.left, Count):
        return None
    f = v.left.of
    return {"f": replace(f, zone="field", among="")} if (f.zone, f.among) == ("exile", crew) else None


#: How they stand, English after "they", Japanese after それらが and after それらの.
_SAME = (
    ("name", ("have the same (name|card name)",), ("同じ(カード名|名前)",), ("カード名", "名前")),
    ("cp", ("have the same CP cost",), ("同じCPコスト",), ("CPコスト",)),
    ("str", ("have the same STR",), ("同じSTR",), ("STR",)),
    ("def", ("have the same DEF",), ("同じDEF",), ("DEF",)),
)
_EQUAL = "(同じ|等しい|同一|同じである|等しくある)"
_OTHER = "(異なる|違う|異なっている|同じでない|等しくない)"
_ORGS_JA = "(同じ|共通の|共通する)組織を(持つ|持っている)"
_NO_ORGS_JA = "(同じ|共通の|共通する)組織を(持たない|持っていない)"
_ALL = "(|all |both )"


def shared_features(g: Grammar) -> None:
    """Add to the rule "cond"."""
    who, them = "{r:back-s}", "{r:back}"
    _row(
        g,
        "organization",
        (f"{who} {_ALL}share an organization", f"{who} {_ALL}(have|share) (an organization in common|a common "
         "organization|the same organization|at least one organization)"),
        (f"{them}が(すべて|どちらも|いずれも|)(、|){_ORGS_JA}", f"{them}の組織が(すべて|)(同じ|同じである|共通する)"),
    )  # fmt: skip
    _row(
        g,
        "no organization",
        (f"{who} (don't|do not) share an organization", f"{who} share no (organization|organizations)",
         f"{who} {_ALL}have different organizations"),
        (f"{them}が{_NO_ORGS_JA}", f"{them}の組織が(すべて|それぞれ|)異なる"),
    )  # fmt: skip
    for how, en, ja, ja_of in _SAME:
        other = tuple(text.replace("the same", "different").replace("name)", "names)") for text in en)
        plural = tuple(text.replace("name|", "names|").replace(" cost", " costs") for text in other)
        _row(
            g,
            how,
            tuple(f"{who} {_ALL}{text}" for text in en),
            (*(f"{them}の{text}が(すべて|){_EQUAL}" for text in ja_of), *(f"{them}が{text}を持つ" for text in ja)),
        )
        _row(
            g,
            f"no {how}",
            tuple(f"{who} {_ALL}{text}" for text in (*plural, *other)),
            tuple(f"{them}の{text}が(すべて|それぞれ|){_OTHER}" for text in ja_of),
        )

    g.add(
        "cond",
        build=lambda r: Is(r, Filter(shares="this")),
        en=("{r:back} shares an organization with this (card|UNIT)",
            "{r:back} has an organization in common with this (card|UNIT)"),
        ja="{r:back}が(これ|このカード|このUNIT)と(同じ|共通の|共通する)組織を持つ",
    )  # fmt: skip
    g.add("cond", match=_shares, en="{r:back} shares an organization with this card",
          ja="{r:back}がこれと共通の組織を持つ", says=True)  # fmt: skip


def _shares(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, Is) and v.filter == Filter(shares="this") and isinstance(v.who, Ref)
    return {"r": v.who} if plain else None


def _row(g: Grammar, how: str, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    shape = Alike(hole("r"), how)
    g.add("cond", shape, match=partial(_is, how=how), en=en[0], ja=ja[0])
    g.reads("cond", shape, en=en[1:], ja=ja[1:])


def _is(v: Any, how: str) -> Mapping[str, Any] | None:
    return {"r": v.who} if isinstance(v, Alike) and v.how == how else None


def told_together(node: Compare) -> Compare | None:
    """ "Three or more UNITs that share an organization": of so many it is true that they do; None if it is not that."""
    counted: Any = node.left.of if isinstance(node.left, Count) and node.left.each == 1 else None
    if not isinstance(counted, Filter) or counted.zone not in ("field", "trail"):
        return None
    field = next((name for name in ("shares", "named") if getattr(counted, name).startswith(EACH)), "")
    if not field or node.op != ">=" or not isinstance(node.right, int) or node.right < 2:
        return None
    how = getattr(counted, field).removeprefix(EACH)
    return replace(node, left=Alikes(replace(counted, **{field: ""}), how))


def each_other(f: Filter, how: str) -> Filter:
    """The noun of things that stand so to each other."""
    if not how:
        return f
    return replace(f, shares=EACH + how) if how.endswith("organization") else replace(f, named=EACH + how)


def told_so(node: Compare) -> bool:
    """Whether it is said as so many things that stand so to each other."""
    so_many = node.op == ">=" and isinstance(node.right, int) and node.right >= 2
    return so_many and isinstance(node.left, Alikes) and node.left.each == 1


def counted(condition: Any) -> Any:
    """A condition as it is said: what is true of so many is counted."""

    def said(node: Any) -> Any:
        if not isinstance(node, Compare) or not told_so(node):
            return node
        them: Any = node.left
        return replace(node, left=Count(each_other(them.of, them.how)))

    return condition if condition is None else mapped(condition, said)
