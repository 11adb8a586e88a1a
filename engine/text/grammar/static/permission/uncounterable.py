"""What cards say of others that are being played: "EVENTs you play can't be countered" (1324.1). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import LinkError, Predicate, Said
from engine.trails.tree import Continuous, Filter, Is
from engine.trails.tree.reads import replace

_RULES = (Predicate("rules", ("cannot be countered",)),)
_NO = "(can't|cannot) be countered"
_NO_JA = "は(無効にされない|無効にならない|打ち消されない)"
_OWNERS = (  # whose, English before, English after, Japanese
    ("you", "your ", ("you control", "you play"), "あなたの", ("あなたがプレイする", "あなたがプレイした")),
    (
        "opponent",
        "your opponent's ",
        ("your opponent controls", "your opponent plays"),
        "相手の",
        ("相手がプレイする", "相手がプレイした"),
    ),
)
_KINDS = (
    ("arts", "arts( abilities|)", "アーツ(能力|)"),
    ("activated", "activated crafts", "起動クラフト"),
    ("triggered", "triggered crafts", "誘発クラフト"),
    ("craft", "crafts", "クラフト"),
    ("ability", "abilities", "能力"),
    ("card", "cards", "カード"),
)


def add(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for whose, own, after, ja_own, ja_plays in _OWNERS:
        g.add(
            "ssaid",
            build=partial(_played, whose=whose),
            en=f"{{f:nps}} {after[1]} {_NO}",
            ja=tuple(f"{text}{{f:np}}{_NO_JA}" for text in ja_plays),
        )
        for kind, en, ja in _KINDS:
            _kind(
                g,
                Filter(zone="standby", whose=whose, ability=kind),
                (*(f"{en} {text} {_NO}" for text in reversed(after)), f"{own}{en} {_NO}"),
                tuple(f"{text}{ja}{_NO_JA}" for text in (ja_own, *ja_plays)),
            )
    for kind, en, ja in _KINDS:
        _kind(g, Filter(zone="standby", ability=kind), (f"{en} {_NO}",), (f"{ja}{_NO_JA}",))
    for kind, en, ja in _KINDS[:-1]:
        _kind(
            g,
            Filter(zone="standby", ability=kind, scope="this"),
            (f"this (card|UNIT)'s {en} {_NO}", f"{en} of this (card|UNIT) {_NO}"),
            tuple(f"{this}{ja}{_NO_JA}" for this in ("これの", "このカードの", "このUNITの", "これが持つ")),
        )
    g.add("ssaid", build=lambda f: Said(f, _RULES), match=_several, en=f"{{f:waiting-s}} {_NO}",
          ja=f"{{f:waiting}}{_NO_JA}")  # fmt: skip


def _kind(g: Grammar, f: Filter, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    said = Said(f, _RULES)
    g.add("ssaid", said, match=partial(_same, said=said), en=en, ja=ja)


def _same(v: Any, said: Said) -> Mapping[str, Any] | None:
    return {} if v == said else None


def _played(f: Any, whose: str) -> Any:
    if not isinstance(f, Filter) or f.whose != "any" or f.zone not in ("field", "homebase") or not _plain(f):
        return REJECT
    return Said(_there(replace(f, whose=whose)), _RULES)


def _several(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Said) and v.predicates == _RULES and isinstance(v.who, Filter) and "+" in v.who.ability
    return {"f": v.who} if fits else None


def _plain(f: Filter) -> bool:
    """Whether it asks nothing of a card that only one lying somewhere has."""
    return not f.states and f.face == "any" and not f.fights


def waiting(craft: Any) -> Any:
    """What is countered waits in standby, wherever its noun would mean it to be. Raises LinkError."""
    if not isinstance(craft, Continuous) or "cannot be countered" not in craft.rules or craft.who == "this":
        return craft
    said = craft.who
    if isinstance(said, Filter) and said.scope == "this" and said.states and craft.condition is None:
        # "while combating, this card's crafts ...": it is this card that combats, not its crafts
        craft = replace(craft, who=replace(said, states=()), condition=Is("this", Filter(states=said.states)))
    plain = Continuous(craft.who, rules=("cannot be countered",), condition=craft.condition)
    f = craft.who
    if craft != plain or not isinstance(f, Filter) or not _plain(f) or f.zone not in ("field", "homebase", "standby"):
        raise LinkError("what is countered waits in standby", r"countered|無効|打ち消")
    return replace(craft, who=_there(f))


def _there(f: Filter) -> Filter:
    """In standby, where a card is one of several things."""
    return replace(f, zone="standby", ability=f.ability or ("" if f.asks_identity else "card"))
