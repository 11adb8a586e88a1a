"""What features objects share, who boards them, and what they did this turn. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.turn_events import WERE, after, orders
from engine.text.grammar.lexicon import DONE, FROM, TOKI, WHEN
from engine.text.grammar.noun.places import EACH
from engine.text.parser.grammar import LANGS, REJECT, Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import Ref
from engine.text.trees import mapped
from engine.trails.tree import (
    TURN_STATES,
    Alike,
    Alikes,
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
    g.add("cond", shape, match=partial(_features_is, how=how), en=en[0], ja=ja[0])
    g.reads("cond", shape, en=en[1:], ja=ja[1:])


def _features_is(v: Any, how: str) -> Mapping[str, Any] | None:
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
