"""Who has boarded a card, and who attacks with it: "if this card has been boarded by ..." (ja:1337). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.history.objects import there_was
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Compare, Count, Filter
from engine.trails.tree.reads import replace

_CREW = "crew"
_ITS = "~crew"  #: of what "it" is


def add(g: Grammar) -> None:
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
    g.add("cond", build=partial(aboard, op=">=", n=1), match=lambda v: None,
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
    g.add("cond", build=_there, match=lambda v: None, ja="{f:np}が(いる|ある)")
    g.add("cond", build=_beside, match=lambda v: None,
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
