"""Triggers that happen once for all at once: "Whenever one or more UNITs you control attack". Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import EVENTS, TOKI, WHEN, number_plural, whenever
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.grammar.trigger.doers import BY_EFFECT_BY
from engine.text.grammar.trigger.zone_change import discard_holes, discarded, move_holes, moves, without_place
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_MANY = "{n:so-many} (|of |of the ){f:nps}"
_GOING = "{n:so-many} (|of |of the ){f:way-nps}"  #: what goes somewhere, which need not lie on the field


def simultaneous(g: Grammar) -> None:
    """Add to the rule "trigger"; way-nps: several that move."""
    g.add("so-many", build=lambda n: (n, ""), match=lambda v: {"n": v[0]}, en=("{n:numw} or more", "at least {n:numw}"))
    g.add("so-many", build=lambda m: (m[1], ""), match=lambda v: {"m": (v[0], *v)}, ja="{m:cnt}以上")
    g.add("way-nps", hole("f"), en="{f:nps}", ja="{f:np}")
    g.custom_print("way-nps", "en", lambda v, s: without_place(g.print("nps", v, "en", s), " on the field"))
    g.custom_print("way-nps", "ja", lambda v, s: without_place(g.print("np", v, "ja", s), "場の"))
    for event, en, ja in EVENTS:
        if event == "attacks alone":
            continue
        again = [now for text in ja if (now := whenever(text))]
        ends = (*(f"{text}{TOKI}" for text in ja), *(f"{text}(たび|たびに|度に)" for text in again))
        g.add(
            "trigger",
            build=partial(_many, event=event),
            match=partial(_holes, event=event),
            en=[f"{WHEN} {_MANY} {number_plural(text)}" for text in en],
            ja=_orders(ends),
        )
        g.add(
            "trigger",
            build=lambda m, event=event: _many(m[0], (m[1], ""), event),
            ja=[f"{{m:np-many}}が{end}" for end in ends],
        )
    g.add(
        "trigger",
        build=lambda f, n: _together(Trigger("enters", replace(f, whose="you")), n) if _nobodys(f) else REJECT,
        en=f"{WHEN} {_MANY} (enter|are put onto) the field under your control",
        ja=tuple(f"あなたの場に{text}" for text in _orders((f"出た{TOKI}",))),
    )
    for by, doer, ja_doer in (
        ("each", "(an effect|a card effect|effects)", "(カードの|)効果"),
        ("you", "your effect", "あなたの効果"),
        ("opponent", "your opponent's effect", "相手の効果"),
    ):
        for event, participle, act, passive in BY_EFFECT_BY:
            how = f"{ja_doer}(によって|により|で)"
            g.add(
                "trigger",
                build=lambda f, n, event=event, by=by: _together(Trigger(event, f, by=by), n),
                match=partial(_by_match, event=event, by=by),
                en=f"{WHEN} {_MANY} are {participle} by {doer}",
                ja=(
                    *_orders((f"{how}({passive}|{act})た{TOKI}",)),
                    *(f"{how}{text}" for text in _orders((f"{passive}た{TOKI}",))),
                ),
            )
    g.add(
        "trigger",
        build=lambda f, n, t, w: _together(moves(f, w, t), n),
        match=lambda v: _moved(v, frm=True),
        en=f"{WHEN} {_GOING} are {{t:way-to}} from {{w:way-from}}",
        ja=(*_going("{w:way-from}から{t:way-to}"), *(f"{{w:way-from}}から{text}" for text in _going("{t:way-to}"))),
    )
    g.add(
        "trigger",
        build=lambda f, n, t: _together(moves(f, ("", "each", ""), t, open_=True), n),
        match=lambda v: _moved(v, frm=False),
        en=f"{WHEN} {_GOING} are {{t:way-to}}",
        ja=_going("{t:way-to}"),
    )
    for player, subject, s, ja_subject in (
        ("you", "you", "", "あなたが"),
        ("opponent", "your opponent", "s", "相手が"),
        ("each", "a player", "s", "プレイヤーが"),
    ):
        g.add(
            "trigger",
            match=partial(_bare_discards, player=player),
            build=lambda n: REJECT,
            en=f"{WHEN} {subject} discard{s} {{n:so-many}} cards",
            ja=f"{ja_subject}手札を{{n:so-many}}捨てた{TOKI}",
            says=True,
        )
        objects = ("{f:np}を{n:so-many}", "{n:so-many}の{f:np}を", "{f:np}{n:so-many}を")
        g.add(
            "trigger",
            build=lambda f, n, player=player: _together(discarded(f, player, ""), n),
            match=partial(_discards, player=player),
            en=f"{WHEN} {subject} discard{s} {_MANY}",
            ja=[f"{ja_subject}{what}捨て{end}" for what in objects for end in (f"た{TOKI}", "る(たび|たびに)")],
        )


def _bare_discards(v: Any, player: str) -> Mapping[str, Any] | None:
    """Cards of any kind, of which nothing is said but how many."""
    plain = (
        isinstance(v, Trigger) and v.together > 0 and v == Trigger("discards", None, None, player, together=v.together)
    )
    return {"n": (v.together, "枚")} if plain else None


def _orders(ends: tuple[str, ...]) -> list[str]:
    """Where Japanese says how many: after the subject, before it, or at it."""
    return [
        f"{subject}{end}"
        for subject in ("{f:np}が{n:so-many}", "{n:so-many}の{f:np}が", "{f:np}{n:so-many}が")
        for end in ends
    ]


def _going(end: str) -> list[str]:
    """The same of what goes somewhere."""
    return [text.replace("{f:np}", "{f:way-nps}") for text in _orders((end,))]


def _together(made: Any, n: tuple[Any, str]) -> Any:
    least = n[0]
    return (
        replace(made, together=least) if isinstance(made, Trigger) and isinstance(least, int) and least > 0 else REJECT
    )


def _said(n: int, f: Filter) -> tuple[int, str]:
    return n, counter(f)


def _many(f: Filter, n: tuple[Any, str], event: str) -> Any:
    return _together(Trigger(event, f), n) if f.scope != "this" else REJECT


def _holes(v: Any, event: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or not v.together or not isinstance(v.who, Filter):
        return None
    fits = v == Trigger(event, v.who, together=v.together)
    return {"f": v.who, "n": _said(v.together, v.who)} if fits else None


def _nobodys(f: Filter) -> bool:
    return f.whose == "any" and f.zone == "field" and f.scope != "this"


def _by_match(v: Any, event: str, by: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or not v.together or not isinstance(v.who, Filter):
        return None
    fits = v == Trigger(event, v.who, by=by, together=v.together)
    return {"f": v.who, "n": _said(v.together, v.who)} if fits else None


def _moved(v: Any, *, frm: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or not v.together or not isinstance(v.who, Filter):
        return None
    holes = move_holes(replace(v, together=0), frm=frm)
    if holes is None:
        return None
    return {"f": holes["w"], "n": _said(v.together, holes["w"]), "t": holes["t"], "w": holes["f"]}


def _discards(v: Any, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or not v.together or not isinstance(v.who, Filter | None):
        return None
    one = replace(v, together=0)
    f = Filter() if one.who is None else (discard_holes(one, player, "") or {}).get("w")
    fits = one.event == "discards" and (one.player, one.by, one.other) == (player, "", None)
    return {"f": f, "n": (v.together, "枚")} if fits and isinstance(f, Filter) else None
