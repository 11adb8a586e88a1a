"""Reading an effect tree from plain data (the ``effects:`` of a card record).

A stand-in door until the text compiler reads the same trees off the printed text; it stays for tests. The data is a
list, one item a craft or ability::

    effects:
    - icon: Covert
    - continuous: {who: {whose: you, org: Longline Couriers, scope: other}, str: 1, def: 1, rules: [cannot overkill]}
      if: {compare: [{count: {zone: homebase, whose: you}}, ">=", 5]}
    - activated: {cost: [{action: this}, {pay ep: 1}], once: turn}
      targets: {it: {type: UNIT, state: attacking}}
      do: [{get: {who: it, str: 2, until: combat}}]
    - triggered: {event: attacks, who: this}
      targets: {it: {type: UNIT, whose: you, scope: other, org: Longline Couriers}}
      do: [{get: {who: it, str: 2}}]
    - event: {targets: {it: {type: UNIT, whose: opponent, cp: {most: 2}}}, do: [{stun: it}]}
    - arts: {do: [{draw: 1}]}
    - limit: play
      if: {during: combat}

``docs``: the words are those of :mod:`engine.trails.tree`. Short forms: ``str``/``def`` for numbers, ``org``, ``type``,
``state``, ``icon``, ``name`` take one word or a list; ``cp``, ``ep``, ``level``, ``str``, ``def`` in a filter take a
number (exactly) or ``{least, most, printed}``; ``{stun: it}``, ``{draw: 2}``, ``{bond: -3}`` take the main argument
alone or a map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.trails import tree as t
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.nouns import (
    amount_of,
    condition_of,
    filter_of,
    maybe_condition,
    player_of,
    total_of,
    trigger_of,
    who_of,
)
from engine.trails.tree.loading.verbs import FOR_PLAYERS, PLAIN_VERBS, cost_change_of, player_rules_of
from engine.trails.tree.loading.words import (
    ACTIVE_ZONES,
    ALIKE,
    ICON_CRAFTS,
    OFTEN,
    ONCE,
    ONCE_DONE,
    PLAYERS,
    REPLACEABLE,
    SETS,
    UNTIL,
    VERBS_ON_CARDS,
    WAITING_ZONES,
    list_of,
    mapping,
    one_of,
    rules_of,
    words_of,
)


def load_meaning(data: Iterable[object], where: str) -> t.Meaning:
    """The meaning of a card from its ``effects:`` list. Raises :class:`CardError` naming the item and the word."""
    crafts: list[t.Craft] = []
    event = arts = None
    for index, item in enumerate(data, start=1):
        at = f"{where}, effect {index}"
        entry = mapping(item, at)
        if "icon" in entry:
            crafts.append(_icon(entry, at))
        elif "continuous" in entry:
            crafts.append(_continuous(entry, at))
        elif "activated" in entry:
            crafts.append(_activated(entry, at))
        elif "triggered" in entry:
            crafts.append(_triggered(entry, at))
        elif "play limit" in entry:
            of = one_of(entry, "of", ("card", "arts"), at, "card")
            crafts.append(t.PlayLimit(condition_of(entry["play limit"], at), of))
        elif "may play" in entry:
            once = one_of(entry, "once", OFTEN, at, "")
            so = _replacement(mapping(entry["then"], at), at) if "then" in entry else None
            crafts.append(t.MayPlay(filter_of(entry["may play"], at), maybe_condition(entry, at), once, so))
        elif "attack cost" in entry:
            crafts.append(t.AttackCost(_instructions(entry["attack cost"], at)))
        elif "limit" in entry:
            of = {"play": "card", "arts": "arts"}[one_of(entry, "limit", ("play", "arts"), at)]
            crafts.append(t.PlayLimit(condition_of(entry.get("if"), at), of))
        elif "instead" in entry:
            crafts.append(_replacement(entry, at))
        elif "event" in entry:
            event = _effect(mapping(entry["event"], at), at)
        elif "arts" in entry:
            arts = _effect(mapping(entry["arts"], at), at)
        else:
            raise CardError(
                f"{at}: one of icon, continuous, activated, triggered, limit, instead, event or arts is expected"
            )
        if "keyword" in entry:
            craft: Any = crafts[-1] if crafts else None
            if craft is None or isinstance(craft, t.Icon) or "event" in entry or "arts" in entry:
                raise CardError(f"{at}: a keyword classifies a craft that is no icon craft")
            crafts[-1] = replace(craft, keyword=str(entry["keyword"]))
    return t.Meaning(tuple(crafts), event, arts)


def _icon(entry: Mapping[str, Any], at: str) -> t.Icon:
    key = entry["icon"]
    if key not in ICON_CRAFTS:
        raise CardError(f"{at}: the icon craft '{key}' is not known")
    return t.Icon(key, int(entry.get("value", 0)), load_meaning(entry.get("crafts", ()), at).crafts)


def _continuous(entry: Mapping[str, Any], at: str) -> t.Continuous:
    words = (
        "who",
        "str",
        "def",
        "cp",
        "ep",
        "org",
        "icon",
        "name",
        "rules",
        "crafts",
        "lose",
        "becomes",
        "link",
        "everywhere",
        "costs",
        "wings",
        "player rules",
        "player",
        "level",
        "orgs of",
        "type",
    )
    data = words_of(entry["continuous"], at, words)
    sets = words_of(data.get("becomes", {}), at, SETS)
    return t.Continuous(
        who=who_of(data.get("who", "this"), at),
        strength=amount_of(data.get("str", 0), at),
        defence=amount_of(data.get("def", 0), at),
        cp=amount_of(data.get("cp", 0), at),
        ep=amount_of(data.get("ep", 0), at),
        orgs=list_of(data.get("org"), at),
        icons=list_of(data.get("icon"), at),
        names=list_of(data.get("name"), at),
        rules=rules_of(data, at, who_of),
        condition=maybe_condition(entry, at),
        crafts=load_meaning(data.get("crafts", ()), at).crafts,
        lose=list_of(data.get("lose"), at),
        sets=tuple((field, amount_of(sets[field], at)) for field in SETS if field in sets),
        link=list_of(data.get("link"), at),
        everywhere=bool(data.get("everywhere", False)),
        wings=amount_of(data.get("wings", 0), at),
        player_rules=player_rules_of(data.get("player rules"), at),
        player=one_of(data, "player", PLAYERS, at, "you"),
        level=amount_of(data.get("level", 0), at),
        orgs_of=who_of(data["orgs of"], at) if "orgs of" in data else None,
        types=list_of(data.get("type"), at),
        costs=tuple(cost_change_of(part, at) for part in data.get("costs", ())),
    )


def _activated(entry: Mapping[str, Any], at: str) -> t.Activated:
    data = words_of(entry["activated"], at, ("cost", "once", "zone"))
    steps = _instructions(data.get("cost", []), f"{at}, cost")
    once, zone = one_of(data, "once", OFTEN, at, ""), one_of(data, "zone", ACTIVE_ZONES, at, "field")
    return t.Activated(t.Cost(steps), _effect(entry, at), maybe_condition(entry, at), once, zone)


def _triggered(entry: Mapping[str, Any], at: str) -> t.Triggered:
    data = words_of(
        entry["triggered"], at, ("event", "who", "other", "player", "moment", "once", "by", "zone", "also", "together")
    )
    zone = one_of(data, "zone", WAITING_ZONES, at, "field")
    also = tuple(trigger_of(mapping(part, at), at) for part in data.get("also", ()))
    once = one_of(data, "once", OFTEN, at, "")
    if zone in ("hand", "homebase") and any("together" in part for part in (data, *data.get("also", ()))):
        raise CardError(f"{at}: a craft of a hidden zone triggers for each event")  # 1211.3a: it is revealed for each
    return t.Triggered(trigger_of(data, at), _effect(entry, at), maybe_condition(entry, at), once, zone, also)


def _effect(entry: Mapping[str, Any], at: str) -> t.Effect:
    targets = []
    for register, data in mapping(entry.get("targets", {}), at).items():
        words = dict(mapping(data, at))
        number = None if isinstance(words.get("count", 1), int) else amount_of(words.pop("count"), at)
        if number is None and not isinstance(words.get("most", 1), int):
            number = amount_of(words.pop("most"), at)
        least = int(words.pop("least", words.get("count", 1)))
        most = int(words.pop("most", words.pop("count", 1)))
        split = list_of(words.pop("split", None), at)
        total = total_of(words.pop("total", None), at)
        alike = one_of(words, "alike", ALIKE, at, "")
        words.pop("alike", None)
        f = filter_of(words, at)
        targets.append(t.Target(str(register), f, min(least, most), most, number, split, total, alike))
    x = amount_of(entry["x"], at) if "x" in entry else None
    modes = tuple(_effect(mapping(mode, at), at) for mode in entry.get("modes", ()))
    pick = entry.get("pick", 1)
    least, most = (pick, pick) if isinstance(pick, int) else (int(pick["least"]), int(pick["most"]))
    more = entry.get("instead", 1)
    instead = (more, more) if isinstance(more, int) else (int(more["least"]), int(more["most"]))
    when = condition_of(entry["when"], at) if "when" in entry else None
    do, cost = (_instructions(entry.get(word, []), at) for word in ("do", "cost"))
    return t.Effect(tuple(targets), do, x, modes, (least, most), when, instead, cost)


def _instructions(data: object, at: str) -> tuple[t.Instruction, ...]:
    if not isinstance(data, list):
        raise CardError(f"{at}: a list of instructions is expected")
    return tuple(_instruction(item, f"{at}, instruction {index}") for index, item in enumerate(data, start=1))


def _instruction(item: object, at: str) -> t.Instruction:
    entry = mapping(item, at)
    words = [word for word in entry if word in _VERBS or word in VERBS_ON_CARDS]
    if len(words) != 1:
        raise CardError(f"{at}: '{', '.join(map(str, entry))}' does not name exactly one known verb")
    word = words[0]
    if word in VERBS_ON_CARDS:
        along = bool(entry.get("along", False))
        unhurt = one_of(entry, "unhurt", ("", *PLAYERS), at, "")
        return t.Do("discard" if word == "discard it" else word, who_of(entry[word], at), along, unhurt)
    return _VERBS[word](entry, at)


def _have(entry: Mapping[str, Any], at: str) -> t.Have:
    data = words_of(entry["have"], at, ("who", "org", "icon", "name", "rules", "until", "crafts", "type"))
    return t.Have(
        who_of(data.get("who", "it"), at),
        list_of(data.get("org"), at),
        list_of(data.get("icon"), at),
        list_of(data.get("name"), at),
        rules_of(data, at, who_of),
        one_of(data, "until", UNTIL, at, "turn"),
        load_meaning(data.get("crafts", ()), at).crafts,
        list_of(data.get("type"), at),
    )


def _replacement(entry: Mapping[str, Any], at: str) -> t.Replacement:
    data = words_of(entry["instead"], at, ("event", "who", "may", "by", "once", "other"))
    who = who_of(data.get("who", "this"), at)
    instead = _instructions(entry.get("do", []), at)
    may = bool(data.get("may", False))
    by = filter_of(data["by"], at) if isinstance(data.get("by"), dict) else one_of(data, "by", ("", *PLAYERS), at, "")
    once = one_of(data, "once", ("", ONCE, ONCE_DONE), at, "")
    other = filter_of(data["other"], at) if "other" in data else None
    return t.Replacement(
        one_of(data, "event", REPLACEABLE, at), who, instead, maybe_condition(entry, at), may, by, once, other
    )


def _wait(entry: Mapping[str, Any], at: str) -> t.Wait:
    data = words_of(entry["wait"], at, ("for", "until", "next"))
    waits = mapping(data["for"], at)
    craft = _replacement(waits, at) if "instead" in waits else _triggered(waits, at)
    return t.Wait(craft, one_of(data, "until", FOR_PLAYERS, at, "turn"), bool(data.get("next", False)))


def _delayed(entry: Mapping[str, Any], at: str) -> t.Delayed:
    data = words_of(entry["at next"], at, ("moment", "do", "keep", "edge"))
    edge = one_of(data, "edge", ("start", "end", "when"), at, "start")
    return t.Delayed(str(data["moment"]), _instructions(data["do"], at), list_of(data.get("keep"), at), edge)


def _may(entry: Mapping[str, Any], at: str) -> t.May:
    then = _instructions(entry.get("then", []), at)
    otherwise = _instructions(entry.get("else", []), at)
    return t.May(_instructions(entry["may"], at), then, player_of(entry, at), otherwise)


def _together(entry: Mapping[str, Any], at: str) -> t.Together:
    options = _instructions(entry["together"], at)
    if not all(isinstance(option, t.May) for option in options):
        raise CardError(f"{at}: 'together' lists what each player may do")
    return t.Together(tuple(option for option in options if isinstance(option, t.May)))


def _offer(entry: Mapping[str, Any], at: str) -> t.Offer:
    data = words_of(entry["offer"], at, ("player", "options"))
    options = tuple(_instructions(option, at) for option in data.get("options", ()))
    return t.Offer(options, player_of({"player": "opponent", **data}, at))


def _if(entry: Mapping[str, Any], at: str) -> t.If:
    then, otherwise = _instructions(entry["then"], at), _instructions(entry.get("else", []), at)
    return t.If(condition_of(entry["if"], at), then, otherwise, bool(entry.get("instead", False)))


_VERBS: Mapping[str, Callable[[Mapping[str, Any], str], t.Instruction]] = {
    **PLAIN_VERBS,
    "have": _have,
    "wait": _wait,
    "offer": _offer,
    "at next": _delayed,
    "may": _may,
    "together": _together,
    "if": _if,
}
