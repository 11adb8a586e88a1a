"""What happened to an object in this turn, how often, and from where it was played. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.history.turn_events import WERE, after, orders
from engine.text.grammar.lexicon.events import FROM, TOKI, WHEN
from engine.text.grammar.lexicon.participles import DONE
from engine.text.parser.grammar import LANGS, REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Ref
from engine.trails.tree import (
    TURN_STATES,
    Compare,
    Count,
    Either,
    Every,
    Filter,
    Happened,
    Is,
    Not,
    PlayedFrom,
    Share,
    Sum,
    Times,
    Trigger,
)
from engine.trails.tree.reads import replace


def unit_history(g: Grammar) -> None:
    """Add to the rules "cond" and "trigger"."""
    for state, done, was, ja, ja_not in DONE:
        did = (f"was {done} this turn", f"has been {done} this turn")
        did_not = (f"wasn't {done} this turn", f"hasn't been {done} this turn")
        if not was:
            did, did_not = (f"{done} this turn", f"has {done} this turn"), ("didn't fight back this turn",) * 2
        for sign, ways, ja_ways in (("", did, ja), ("-", did_not, ja_not)):
            f = Filter(states=(sign + state,))
            turn = "(このターンに|このターン中に|このターン中|このターン)"
            for says in (True, False):
                g.add(
                    "cond",
                    Is(hole("r"), f),
                    match=partial(_is, f=f) if says else never,
                    en=[f"{{r:back-s}} {way}" for way in ways],
                    ja=[
                        text for word in ja_ways for text in (f"{{r:back}}が{turn}{word}", f"{turn}{{r:back}}が{word}")
                    ],
                    says=says,
                )
    for rule in ("per", "per-lead", "amount"):
        for lang in LANGS:
            g.check(rule, lang, _counted)
    combat = "(in|by|through|during) combat"
    ja_combat = "(戦闘で|戦闘によって|戦闘により)"
    g.add(
        "trigger",
        Trigger("stuns in combat", hole("w"), hole("o")),
        match=_stuns,
        en=f"{WHEN} {{w:trig-who}} (stuns|stun) {{o:a-np}} {combat}",
        ja=(f"{{w:trig-who}}が{ja_combat}{{o:np}}をスタン(した|させた){TOKI}",
            f"{{w:trig-who}}が{{o:np}}を{ja_combat}スタン(した|させた){TOKI}",
            f"{ja_combat}{{w:trig-who}}が{{o:np}}をスタンした{TOKI}"),
    )  # fmt: skip
    past = "スタン(した|された)"
    g.add(
        "trigger",
        Trigger("is stunned in combat", hole("w")),
        match=_stunned,
        en=f"{WHEN} {{w:trig-who}} (is|are|becomes|become) stunned {combat}",
        ja=(f"{{w:trig-who}}が{ja_combat}{past}{TOKI}", f"{ja_combat}{{w:trig-who}}が{past}{TOKI}"),
    )


#: Of these it is counted how often they have happened, wherever the things are by now (see ``happened_counts``).
_TIMES = frozenset(("was stunned", "was cured"))


def _counted(parse: Any, at: int, end: int, value: Any) -> Any:
    if isinstance(value, Share) and isinstance(value.amount, Count):
        made = _times(value.amount.of)
        return value if made is None else replace(value, amount=made)
    made = _times(value.of if isinstance(value, Count) and value.each == 1 else value)
    return value if made is None else made


def _times(f: Any) -> Times | None:
    """How often it has happened to such things, if nothing else is said of them that may be so no more."""
    if not isinstance(f, Filter) or len(f.states) != 1 or f.states[0] not in _TIMES or f.face != "any":
        return None
    return Times(Trigger(TURN_STATES[f.states[0]], replace(f, states=())))


def there_was(f: Any, op: str, n: int) -> Any:
    """What has happened in this turn so often, or never, to things of which nothing else is said that may be so no
    more; None if a filter says something else."""
    if not isinstance(f, Filter) or f.states not in (("attacked",), ("was stunned",)) or f.zone != "field" or f.among:
        return None
    trigger = Trigger(TURN_STATES[f.states[0]], replace(f, states=()))
    if op == ">=" and n > 0:
        return Happened(trigger, n)
    return Not(Happened(trigger)) if (op, n) == ("=", 0) else None


def _is(v: Any, f: Filter) -> Mapping[str, Any] | None:
    fits = isinstance(v, Is) and v.filter == f and v.who != "this"
    return {"r": v.who} if fits else None


def _stuns(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.other is not None and v == Trigger("stuns in combat", v.who, v.other)
    return {"w": v.who, "o": v.other} if fits else None


def _stunned(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.who is not None and v == Trigger("is stunned in combat", v.who)
    return {"w": v.who} if fits else None


def two_events(g: Grammar) -> None:
    """One of two things that happened to the same in this turn: "attacked or fought back this turn"."""
    for event, (was, _), te in WERE:
        either = tuple(
            f"{form}か" for stem in te for form in (stem.replace("して", "する"), stem.removesuffix("て") + "た")
        )
        g.add("done-either", event, en=was, ja=either)
        g.add(
            "done-last",
            event,
            en=was.removeprefix("was "),
            ja=tuple(form for stem in te for form in after(stem, not_=False)),
        )
    g.add(
        "cond",
        build=lambda w, a, b, t="": Either((Happened(Trigger(a, w)), Happened(Trigger(b, w)))) if a != b else REJECT,
        en="{w:trig-who} (has |have |){a:done-either} or (was |){b:done-last} (|during |earlier )this turn",
        ja=orders("{a:done-either}{b:done-last}"),
    )


def nth_time(trigger: Trigger, n: int, *also: Trigger) -> Every | Compare:
    """What makes a craft trigger for that event of a turn only; events of several kinds are counted together."""
    if also:
        return Compare(Sum(tuple(Times(one) for one in (trigger, *also))), "=", n - 1)
    return Every((Happened(trigger, n - 1), Not(Happened(trigger, n))))


def first_time(*triggers: Trigger) -> Any:
    """What makes a craft trigger for the first such event of a turn only, whoever saw the earlier ones."""
    never = tuple(Not(Happened(replace(trigger, together=0))) for trigger in triggers)
    return never[0] if len(never) == 1 else Every(never)


def play_origin(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for zone, ja_zone in FROM:
        g.add(
            "cond",
            PlayedFrom(zone, hole("r")),
            match=partial(_from_there, zone=zone),
            en=(f"{{r:back-s}} was played from (the|your|their|its owner's) {zone}",
                f"(you|they) played {{r:back}} from (the|your|their|its owner's) {zone}"),
            ja=(f"{{r:back}}が(|あなたの|自身の){ja_zone}からプレイされ(た|ている|ていた)",
                f"{{r:back}}を(|あなたの|自身の){ja_zone}からプレイし(た|ている|ていた)"),
        )  # fmt: skip

    for zone, ja_zone in FROM:
        arts: Any = Ref("arts")
        g.add("cond", PlayedFrom(zone, arts),
              en=f"(those|the|that) arts (were|was) played from (the|your|their|its owner's) {zone}",
              ja=f"そのアーツ(|能力)が(|あなたの|自身の){ja_zone}からプレイされ(た|ている|ていた)")  # fmt: skip


def _from_there(v: Any, zone: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, PlayedFrom) and v.zone == zone and v.who != "this"
    return {"r": v.who} if fits else None
