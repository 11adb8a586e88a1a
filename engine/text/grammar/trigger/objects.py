"""Trigger conditions (1211): when objects do something or something happens to them. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import EVENTS, TOKI, WHEN, by_origin, in_number, nowhere_else, whenever
from engine.text.grammar.trigger.doers import by_effect
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import OPEN_NUMBER
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace


def objects(g: Grammar) -> None:
    """Rules: trig-who, trigger (value: Trigger)."""
    g.add(
        "trig-who",
        "this",
        en=("this card", "this UNIT", "this ITEM", "this BASE"),
        ja="(これ|このカード|このUNIT|このITEM|このBASE)",
    )
    g.add("trig-who", build=_this_or, match=_this_or_match, en="this card or {f:a-np}", ja="これか{f:np}")
    g.add(
        "trig-who",
        hole("f"),
        en="{f:a-np}",
        ja="{f:np}(|1つ|1体)",
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )
    g.reads("trig-who", hole("f"), en="{f:nps}")
    g.add("trig-one", "this", en="this (card|UNIT|ITEM|BASE)")
    g.add("trig-one", build=_this_or, match=_this_or_match, en="this card or {f:a-np}")
    g.add("trig-one", hole("f"), en="{f:a-np}", match=lambda v: {"f": v} if isinstance(v, Filter) else None)
    for event, en, ja, open_ in by_origin():
        happens = partial(_happens, event=event, open_=open_)
        g.add(
            "trigger",
            build=happens,
            match=(lambda v: None) if open_ else _named(event),
            en=[f"{WHEN} {{w:trig-one}} {text}" for text in en],
        )
        g.add(
            "trigger",
            build=happens,
            match=partial(_each, event=event),  # as 1211.7 has it
            ja=[f"{{w:trig-who}}が(1つ|1体|1枚){text}{TOKI}" for text in ja],
        )
        # "UNITs ... attack" is once for all that do at once; Japanese may mean so, if it goes on to speak of それら
        once = event != "attacks alone"
        g.add(
            "trigger",
            build=happens,
            en=[f"{WHEN} {{w:trig-bare}} {in_number(text, plural=False) if once else text}" for text in en],
        )
        g.add(
            "trigger",
            build=partial(_happen_all, event=event, open_=open_, together=1),
            en=[f"{WHEN} {{w:trig-bare}} {in_number(text, plural=True)}" for text in en if once],
        )
        g.add(
            "trigger",
            build=partial(_happen_all, event=event, open_=open_, together=_how_many(event)) if once else happens,
            match=(lambda v: None) if open_ else _named(event),
            ja=[f"{{w:trig-who}}が{text}{TOKI}" for text in ja]
            + [f"{{w:trig-who}}が{each}(たび|たびに|度に)" for text in ja if (each := whenever(text))],
        )
    for event, en, ja in EVENTS:  # of what was named before
        g.add(
            "ref-trigger",
            Trigger(event, hole("r")),
            match=partial(_of_ref, event=event),
            en=[f"(when|whenever) {{r:back-s}} {text}" for text in en],
            ja=[f"{{r:back}}が{text}{TOKI}" for text in ja],
        )
    g.add("trig-bare", hole("f"), en="{f:nps}")
    for player, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        g.add(
            "trigger",
            build=partial(_to_trail, player=player),
            match=partial(_to_trail_match, player=player),
            en=(
                f"{WHEN} {{w:trig-who}} (is|are) put into {your} trail from the field",
                f"{WHEN} {{w:trig-who}} (is|are) put from the field into {your} trail",
            ),
            ja=(
                f"{{w:trig-who}}が場から{owner}軌跡に(置かれた|送られた){TOKI}",
                f"{owner}軌跡に{{w:trig-who}}が場から置かれた{TOKI}",
            ),
        )
        g.add(
            "trigger",
            build=partial(_to_trail, player=player, open_=True),
            en=f"{WHEN} {{w:trig-who}} (is|are) put into {your} trail",
            ja=(
                f"{{w:trig-who}}が{owner}軌跡に(置かれた|送られた){TOKI}",
                f"{owner}軌跡に{{w:trig-who}}が置かれた{TOKI}",
            ),
        )
    g.add(
        "trigger",
        Trigger("stuns", hole("w"), hole("o")),
        en=f"{WHEN} {{w:trig-who}} (stuns|stun) {{o:a-np}}",
        ja=(
            "{w:trig-who}が{o:np}をスタンした(時|とき|時に)",
            "{w:trig-who}が{o:np}をスタンさせた(時|とき|時に)",
            "{w:trig-who}が{o:np}をスタン(する|させる)(たび|たびに|度に)",
        ),
    )
    g.add(
        "trigger",
        Trigger("is stunned by", hole("w"), hole("o")),
        where=lambda o: isinstance(o, Filter) and o.zone == "field",
        en=f"{WHEN} {{w:trig-who}} (is|are|becomes) stunned by {{o:a-np}}",
        ja=(
            f"{{w:trig-who}}が{{o:np}}(によって|により|に)スタン(した|された|させられた){TOKI}",
            f"{{o:np}}(によって|により){{w:trig-who}}がスタン(した|された){TOKI}",
        ),
    )
    g.add(
        "trigger",
        Trigger("attacks", hole("w"), hole("o")),
        match=_attacks,
        en=f"{WHEN} {{w:trig-who}} (attacks|attack) {{o:a-np}}",
        ja="{w:trig-who}が{o:np}(を|に)攻撃した(時|とき)",
    )
    for event, by_en, by_ja in (
        ("fights back", "(fights|fight) back (against |){o:a-np}", "{o:np}に応戦した(時|とき)"),
        ("fights back", "(defends|defend) against {o:a-np}", ""),
        ("is attacked", "(is|are) attacked by {o:a-np}", "{o:np}に攻撃された(時|とき)"),
    ):
        g.add(
            "trigger",
            Trigger(event, hole("w"), hole("o")),
            match=partial(_with_other, event=event) if by_ja else (lambda v: None),
            en=f"{WHEN} {{w:trig-who}} {by_en}",
            ja=f"{{w:trig-who}}が{by_ja}" if by_ja else (),
        )
    g.add(
        "trigger",
        Trigger("first attacks", None, None, "you"),
        en=(
            f"{WHEN} UNITs you control first attack (each turn|this turn|in a turn)",
            f"{WHEN} one or more UNITs you control first attack each turn",
        ),
        ja=("あなたのUNITがこのターン(中|)初めて攻撃した(時|とき)", "あなたのUNITが各ターン初めて攻撃した(時|とき)"),
    )
    by_effect(g)
    _enter_sides(g)
    _either(g)


def _either(g: Grammar) -> None:
    """Two trigger conditions of one object; value: a tuple of triggers."""
    g.add("happens", _AT_OPPONENT, en="(attacks|attack) your opponent", ja="相手(を|に)攻撃した")
    for event, en, ja in EVENTS:
        g.add("happens", event, en=en, ja=ja)
        stems = tuple(text.removesuffix("した") for text in ja if text.endswith("した"))
        g.add("happens-stem", event, ja=stems)
    g.add(
        "trigger",
        build=_two_happenings,
        match=_two_match,
        en=f"{WHEN} {{w:trig-who}} {{a:happens}} or {{b:happens}}",
        ja=(
            f"{{w:trig-who}}が{{a:happens}}時か(、|){{b:happens}}{TOKI}",
            f"{{w:trig-who}}が{{a:happens}}(時、または|か、|か|、または|または|時または|とき、または){{b:happens}}{TOKI}",
            f"{{w:trig-who}}が{{a:happens-stem}}(か|または){{b:happens}}{TOKI}",
        ),
    )


#: Attacking the opponent, which only what is one's own does.
_AT_OPPONENT = "attacks your opponent"


def _two_happenings(w: Any, a: str, b: str) -> Any:
    if _AT_OPPONENT in (a, b):
        if w != "this" and getattr(w, "whose", "") != "you":
            return REJECT
        a, b = (event.replace("your opponent", "player") for event in (a, b))
    return REJECT if a == b else (Trigger(a, w), Trigger(b, w))


def _two_match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, tuple) or len(v) != 2:
        return None
    one, other = v
    fits = one.who is not None and one == Trigger(one.event, one.who) and other == Trigger(other.event, one.who)
    return {"w": one.who, "a": one.event, "b": other.event} if fits else None


def _happens(w: Any, event: str, *, open_: bool = False) -> Any:
    if open_ and w == Filter():
        return _from_anywhere("each")
    return REJECT if event == "to trail" and nowhere_else(w) else Trigger(event, w)


def _from_anywhere(player: str) -> Trigger:
    """Any card at all that comes into a trail: only UNITs and ITEMs, where they are named, lie on the field (203.3)."""
    return Trigger("moves", Filter(zone="trail"), None, player, " trail")


def _each(v: Any, event: str) -> Mapping[str, Any] | None:
    holes = _named(event)(v) if event in ("attacks", "sclm attacks") else None
    return holes if holes is not None and isinstance(holes["w"], Filter) else None


def _how_many(event: str) -> int:
    """In a SCLM attack several attack at one time: only "UNITが1つ" is once for each of them (1211.7). Elsewhere the
    text goes on to say so."""
    return 1 if event == "sclm attacks" else OPEN_NUMBER


def _happen_all(w: Any, event: str, together: int, *, open_: bool = False) -> Any:
    made = _happens(w, event, open_=open_)
    return replace(made, together=together) if isinstance(w, Filter) and isinstance(made, Trigger) else made


def _to_trail(w: Any, player: str, *, open_: bool = False) -> Any:
    """Cards come to their owner's trail: it goes without saying for this card and for those of the same player."""
    if open_ and w == Filter():
        return _from_anywhere(player)
    if nowhere_else(w):
        return REJECT
    mine = w == "this" if player == "you" else False
    return Trigger("to trail", w, None, "each" if mine or getattr(w, "whose", "") == player else player)


def _to_trail_match(v: Any, player: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.who is not None and v == Trigger("to trail", v.who, None, player)
    return {"w": v.who} if fits else None


def _with_other(v: Any, event: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.other is not None and v == Trigger(event, v.who, v.other)
    return {"w": v.who, "o": v.other} if fits else None


def _attacks(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.other is not None and v == Trigger("attacks", v.who, v.other)
    return {"w": v.who, "o": v.other} if fits else None


def _of_ref(v: Any, event: str) -> Mapping[str, Any] | None:
    return {"r": v.who} if v == Trigger(event, v.who) else None


def _named(event: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Trigger) and v == Trigger(event, v.who) and v.who is not None
        return {"w": v.who} if fits else None

    return match


_ENTER_JA = (("you", "あなた"), ("opponent", "相手"))


def _enter_sides(g: Grammar) -> None:
    """ "enters the field under your control": the side where it arrives is the controller's."""
    for whose, ja in _ENTER_JA:
        en = "your control" if whose == "you" else "your opponent's control"
        field = "your field" if whose == "you" else "your opponent's field"

        def build(w: Any, whose: str = whose) -> Any:
            return (
                Trigger("enters", replace(w, whose=whose))
                if isinstance(w, Filter) and w.whose == "any" and w.zone == "field"
                else REJECT
            )

        g.add(
            "trigger",
            build=build,
            en=(
                f"{WHEN} {{w:trig-who}} (enters|enter|is put onto|are put onto) the field under {en}",
                f"{WHEN} {{w:trig-who}} (enters|enter|is put onto|are put onto) {field}",
            ),
            ja=(
                f"{{w:trig-who}}が{ja}の場に(出た|置かれた){TOKI}",
                f"{ja}の場に{{w:trig-who}}が(出た|置かれた){TOKI}",
                f"{{w:trig-who}}が{ja}のコントロール下で場に(出た|置かれた){TOKI}",
                f"{{w:trig-who}}が{ja}の場に(出る|置かれる)(たび|たびに)",
                f"{ja}の場に{{w:trig-who}}が(出る|置かれる)(たび|たびに)",
            ),
        )


def _this_or(f: Filter) -> Any:
    """ "This card or another White Vigil you control": this card whatever it is."""
    if f.scope != "other":
        return REJECT
    return Filter(either=(Filter(scope="this"), f))


def _this_or_match(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Filter) and len(v.either) == 2 and v == Filter(either=(Filter(scope="this"), v.either[1]))
    return {"f": v.either[1]} if fits and v.either[1].scope == "other" else None
