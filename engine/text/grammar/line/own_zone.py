"""This card where it does not lie on the field: "discard this card from your hand" as a cost. Both languages.

A craft that speaks so of its own card is valid there and nowhere else (1202.5).
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.verb.object.destinations import homes_ja
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import FromTrail, Pick, There, Two
from engine.trails.tree import Do, Filter, Is, Put, Reveal
from engine.trails.tree.reads import replace

_THIS = "this (card|UNIT|ITEM|EVENT|BASE)"
_THIS_JA = "(これ|このカード|このUNIT|このITEM|このEVENT)"
_ZONES = (("hand", "手札"), ("trail", "軌跡"))
_LYING = {zone: Filter(zone=zone) for zone, _ in _ZONES}


def add(g: Grammar) -> None:
    """Add to the rules "obj" and "cost" and to the verbs."""
    for zone, ja in _ZONES:
        g.add("obj", There(zone), en=f"{_THIS} (from|in) your {zone}",
              ja=f"(あなたの|){ja}(の|にある|から){_THIS_JA}を")  # fmt: skip
        for state, how in (("ready", ""), ("action", "アクション状態で")):
            verb(
                g,
                build=partial(_put_onto, zone, state),
                ja=(f"{_THIS_JA}を(あなたの|){ja}から場に{how}出す", f"{_THIS_JA}を(あなたの|){ja}から{how}場に出す"),
            )
        for act, words in (("exile", "(ゲームから|)除外する"), ("return", "手札に戻す")):
            if (act, zone) != ("return", "hand"):
                verb(g, build=partial(_done, act, zone), ja=(f"{_THIS_JA}を(あなたの|){ja}から{words}",))
    verb(g, build=partial(_done, "discard", "hand"), ja=(f"{_THIS_JA}を(あなたの|)手札から捨てる",))
    verb(g, build=lambda: Reveal(_at("hand")), ja=(f"{_THIS_JA}を(あなたの|)手札から公開する",))
    g.add("cost", build=partial(_with_others, zone=""), en=f"remove {_THIS} and {{p:obj}} from the game")
    for zone, ja in _ZONES:
        g.add(
            "cost",
            build=partial(_with_others, zone=zone),
            ja=f"(あなたの|){ja}(の|にある){_THIS_JA}と{{p:obj}}(ゲームから|)除外する",
        )
    trail = "(from|in) (your|its owner's|their owner's|the|a) trail"
    g.add("obj", FromTrail(hole("r")), en=f"{{r:back}} {trail}",
          ja=("{r:back}を(あなたの|持ち主の|)軌跡から", "(あなたの|持ち主の|)軌跡(の|にある|から){r:back}を"),
          match=lambda v: None)  # fmt: skip
    ways = (
        (partial(Put, to="hand"), ("手札に加える",)),
        (partial(Put, to="deck top"), ("デッキの(一番|)上に(置く|戻す)",)),
        (partial(Put, to="deck bottom"), ("デッキの(一番|)下に(置く|戻す)",)),
        (partial(Put, to="deck"), ("デッキに(加えて|戻して)(、|)(デッキを|)切る",)),
    )
    from_trail = f"{_THIS_JA}を(あなたの|)軌跡から"
    for put, places in ways:
        verb(g, build=partial(_put, put), ja=tuple(f"{from_trail}(あなたの|持ち主の|){place}" for place in places))
    for face, state in ((face, state) for face in ("down", "up") for state in ("action", "ready")):
        for home in homes_ja(face, state):
            place = home.removeprefix("{who:obj}")
            verb(g, build=partial(_put_home, face, state), ja=(f"{from_trail}{place}",))
    g.add("cost1", build=partial(_done, "discard", "hand"), en=f"discard {_THIS}", ja=f"{_THIS_JA}を捨てる")
    g.add("cost-c", build=partial(_done, "discard", "hand"), ja=f"{_THIS_JA}を捨て")
    g.add("cost", build=_discarded_with, en=f"discard {_THIS} and {{p:obj}}")


def _at(zone: str) -> Any:
    return There(zone)


def _put(put: Any) -> Any:
    return put(_at("trail"))


def _put_home(face: str, state: str, home: str = "", how: str = "") -> Any:
    return Put(_at("trail"), "homebase", state, face)


def _done(act: str, zone: str) -> Any:
    return Do(act, _at(zone))


def _put_onto(zone: str, state: str) -> Any:
    return Put(_at(zone), "field", state)


def _with_others(p: Any, zone: str) -> Any:
    """This card and others that lie beside it."""
    thing: Any = p
    if not isinstance(p, Pick) or p.filter.whose not in ("you", "any") or p.filter.zone not in ("hand", "trail"):
        return REJECT
    if zone and p.filter.zone != zone:
        return REJECT
    return Two((Do("exile", _at(p.filter.zone)), Do("exile", thing)))


def _discarded_with(p: Any) -> Any:
    if not isinstance(p, Pick):
        return REJECT
    f = p.filter
    if f.zone in ("field", "homebase") and f.whose == "any" and f.face == "any":
        f = replace(f, zone="hand", whose="you")
    if f.zone != "hand":
        return REJECT
    thing: Any = replace(p, filter=replace(f, scope="other"))
    return Two((Do("discard", _at("hand")), Do("discard", thing)))


def lies(condition: Any) -> str:
    """The zone in which a condition wants this card, "" for none."""
    if isinstance(condition, Is) and condition.who == "this":
        for zone, there in _LYING.items():
            if condition.filter == there:
                return zone
    return ""
