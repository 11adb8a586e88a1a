"""What a card is about, in topic words: what its types, crafts and abilities use, as the rulings name it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import Any, Final

from engine.trails import tree as t
from engine.trails.book.rulebook import Ruling
from engine.trails.cards.carddef import ALL_ORGS

#: Topics of a node by its class; a class that is not here is a topic by what it says, or none.
_NODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Draw": "draw", "Discard": "discard", "Bond": "bond", "Gain": "gain", "PayEP": "pay", "Plan": "plan",
        "Search": "search", "Choose": "choose", "ChoosePlayer": "choose", "NameCard": "names", "NameType": "names",
        "ChooseOrgs": "count orgs", "LookTop": "look", "Look": "look",
        "Reveal": "reveal", "Set": "set", "Get": "get", "Have": "have", "Lose": "lose", "Ignore": "ignore",
        "Link": "Tactical Link", "Board": "Boarding", "Control": "control", "Delayed": "delayed", "May": "may",
        "Crew": "Boarding", "Pair": "Tactical Link", "Trade": "control",
        "GainOrgs": "last known", "CountOrgs": "count orgs", "X": "x", "Put": "put", "Target": "target",
        "Replacement": "replacement", "PlayLimit": "play limit", "AttackCost": "attack cost",
        "CostChange": "cost change", "Activated": "activated", "Triggered": "triggered", "Continuous": "continuous",
    }
)  # fmt: skip
_VERBS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "support this turn": "support",
        "support this combat": "support",
        "lose support": "support",
        "curse": "curse",
        "curse this turn": "curse",
        "discard": "to trail",
    }
)
_EVENTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "attacks": "attack trigger", "attacks player": "attack trigger", "attacks alone": "attacks alone",
        "sclm attacks": "attack trigger", "is sclm attacked": "is attacked", "stuns": "stun trigger",
        "is stunned by": "stun trigger", "stuns in combat": "stun trigger", "is stunned in combat": "stun trigger",
        "is stunned": "stun trigger", "stunned by player": "stun trigger", "enters": "enter trigger",
        "leaves": "leave trigger", "is ko": "leave trigger",
        "is destroyed": "leave trigger", "kos": "leave trigger", "destroys": "leave trigger",
        "draws": "draw", "discards": "discard",
        "discards from hand": "discard", "loses bond": "bond",
        "gains bond": "bond", "gains ep": "gain", "plans": "plan", "plays arts": "arts", "is cured": "cure",
        "cures": "cure",
        "while": "conditional trigger", "is readied": "ready", "is actioned": "action", "is cursed": "curse",
        "is linked": "Tactical Link", "is boarded": "Boarding", "boards": "Boarding",
        "is rebuilt": "rebuild", "is countered": "counter", "executes support": "support",
    }
)  # fmt: skip
#: What nearly every card is: their rulings stand behind the others.
COMMON: Final = ("triggered", "activated", "continuous", "arts", "ITEM", "EVENT", "BASE", "UNIT")


def topics(meaning: t.Meaning | None, types: Iterable[str] = ()) -> tuple[str, ...]:
    """The topic words of a card, each once, what is common to many cards last. No meaning: its types alone."""
    kinds = tuple(types)
    found: dict[str, None] = {}
    if len(kinds) > 1:
        found["ITEM/UNIT"] = None
    if meaning is not None:
        for craft in meaning.crafts:
            found.update(dict.fromkeys(_of(craft)))
        for effect in (meaning.event, meaning.arts):
            found.update(dict.fromkeys(_of(effect)))
        if meaning.arts is not None:
            found["arts"] = None
    found.update(dict.fromkeys(kinds))
    return (*(one for one in found if one not in COMMON), *(one for one in COMMON if one in found))


def touching(rulings: Iterable[Ruling], about: Iterable[str]) -> tuple[Ruling, ...]:
    """The rulings that one of these topics touches, in the order of the topics."""
    known = tuple(rulings)
    wanted: dict[str, Ruling] = {}
    for topic in about:
        for ruling in known:
            if topic in ruling.topics:
                wanted.setdefault(ruling.id, ruling)
    return tuple(wanted.values())


def _of(node: object) -> Iterator[str]:
    """Topics of a tree's nodes, outermost first."""
    if isinstance(node, tuple):
        for part in node:
            yield from _of(part)
        return
    if not is_dataclass(node):
        return
    if topic := _NODES.get(type(node).__name__, ""):
        yield topic
    yield from _said(node)
    for one in fields(node):
        yield from _of(getattr(node, one.name))


def _said(node: object) -> Iterator[str]:
    """Topics of one node that its fields tell."""
    if isinstance(node, t.Icon):
        yield node.key
    elif isinstance(node, t.Do):
        yield _VERBS.get(node.verb, node.verb)
        if node.verb in ("ko", "destroy", "rebuild"):
            yield "to trail"
    elif isinstance(node, t.Put):
        if node.to in ("trail", "homebase"):
            yield "to trail" if node.to == "trail" else "homebase move"
    elif isinstance(node, t.Trigger):
        yield _EVENTS.get(node.event, node.event)
        if node.event in ("start", "end"):
            yield "step trigger" if node.moment.endswith("step") else "turn trigger"
    elif isinstance(node, t.Triggered):
        if node.zone in ("hand", "homebase"):
            yield "hidden trigger"
    elif isinstance(node, t.PlayerRule):
        yield from _rules((node.rule,))
    elif isinstance(node, t.Have):
        yield from (*_rules(node.rules), *node.icons, *_orgs(node.orgs), *(("names",) if node.names else ()))
    elif isinstance(node, t.Lose):
        yield from node.icons
    elif isinstance(node, t.Continuous):
        yield from _continuous(node)
    elif isinstance(node, t.Choose):
        if node.chooser == "each":
            yield "each chooses"
    elif isinstance(node, t.Count):
        if isinstance(node.of, t.Filter) and node.of.zone == "homebase":
            yield "homebase count"
    elif isinstance(node, t.Filter):
        yield from _filter(node)
    until = getattr(node, "until", "")
    if until in ("combat", "attack", "defence"):
        yield "until combat"


def _continuous(node: t.Continuous) -> Iterator[str]:
    yield from (*_rules(node.rules), *_rules(node.player_rules), *node.icons, *_orgs(node.orgs))
    for there, topic in (
        (node.everywhere, "baseline"), (node.link, "link orgs"), (node.lose, "lose"), (node.sets, "set"),
        (node.names, "names"), (node.strength or node.defence, "get"),
    ):  # fmt: skip
        if there:
            yield topic


def _filter(node: t.Filter) -> Iterator[str]:
    yield from (icon.removeprefix("-") for icon in node.icons)
    for there, topic in (
        (node.names or node.subnames or node.contains, "names"), ("support" in node.states, "support"),
        ("cursed" in node.states, "curse"), ("attacking alone" in node.states, "attacks alone"),
    ):  # fmt: skip
        if there:
            yield topic


def _rules(rules: Iterable[Any]) -> Iterator[str]:
    for rule in rules:
        if not isinstance(rule, str):  # about certain others
            yield rule.what
            continue
        yield next((f"treat {what}" for what in ("name", "bond") if rule.startswith(f"treat {what}")), rule)


def _orgs(orgs: Iterable[str]) -> Iterator[str]:
    if ALL_ORGS in orgs:
        yield "all orgs"
