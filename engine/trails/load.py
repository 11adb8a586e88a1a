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
from typing import Any

from engine.trails import tree as t
from engine.trails.cards import TYPES, CardError
from engine.trails.load_words import (
    ICON_CRAFTS,
    MOMENTS,
    PLAYERS,
    RANGES,
    REPLACEABLE,
    SETS,
    STATES,
    TRIGGERS,
    UNTIL,
    VERBS_ON_CARDS,
    WAYS,
    list_of,
    mapping,
    one_of,
    player_rule_of,
    rules_of,
    words_of,
)
from engine.trails.zones import INDEX


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
            crafts.append(t.PlayLimit(_condition(entry["play limit"], at), of))
        elif "may play" in entry:
            crafts.append(t.MayPlay(_filter(entry["may play"], at)))
        elif "attack cost" in entry:
            crafts.append(t.AttackCost(_instructions(entry["attack cost"], at)))
        elif "limit" in entry:
            of = {"play": "card", "arts": "arts"}[one_of(entry, "limit", ("play", "arts"), at)]
            crafts.append(t.PlayLimit(_condition(entry.get("if"), at), of))
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
        who=_who(data.get("who", "this"), at),
        strength=_amount(data.get("str", 0), at),
        defence=_amount(data.get("def", 0), at),
        cp=_amount(data.get("cp", 0), at),
        orgs=list_of(data.get("org"), at),
        icons=list_of(data.get("icon"), at),
        names=list_of(data.get("name"), at),
        rules=rules_of(data, at, _who),
        condition=_maybe_condition(entry, at),
        crafts=load_meaning(data.get("crafts", ()), at).crafts,
        lose=list_of(data.get("lose"), at),
        sets=tuple((field, _amount(sets[field], at)) for field in SETS if field in sets),
        link=list_of(data.get("link"), at),
        everywhere=bool(data.get("everywhere", False)),
        wings=_amount(data.get("wings", 0), at),
        player_rules=_player_rules(data.get("player rules"), at),
        player=one_of(data, "player", PLAYERS, at, "you"),
        level=_amount(data.get("level", 0), at),
        orgs_of=_who(data["orgs of"], at) if "orgs of" in data else None,
        types=list_of(data.get("type"), at),
        costs=tuple(_cost_change(part, at) for part in data.get("costs", ())),
    )


def _cost_change(item: object, at: str) -> t.CostChange:
    data = words_of(item, at, ("more", "less", "becomes", "paid in", "of", "player", "zone"))
    kinds = [word for word in ("more", "less", "becomes", "paid in") if word in data]
    if len(kinds) != 1:
        raise CardError(f"{at}: a cost becomes more, less, another, or is paid in something else")
    kind = kinds[0]
    return t.CostChange(
        kind,
        0 if kind == "paid in" else _amount(data[kind], at),
        one_of(data, "of", ("play", "arts", "craft", "level"), at, "play"),
        one_of(data, "player", PLAYERS, at, "each"),
        one_of(data, "paid in", ("cp", "ep"), at) if kind == "paid in" else "",
        one_of(data, "zone", ("", "hand", "homebase", "trail"), at, ""),
    )


def _activated(entry: Mapping[str, Any], at: str) -> t.Activated:
    data = words_of(entry["activated"], at, ("cost", "once"))
    steps = _instructions(data.get("cost", []), f"{at}, cost")
    return t.Activated(
        t.Cost(steps), _effect(entry, at), _maybe_condition(entry, at), one_of(data, "once", ("", "turn"), at, "")
    )


def _triggered(entry: Mapping[str, Any], at: str) -> t.Triggered:
    data = words_of(
        entry["triggered"], at, ("event", "who", "other", "player", "moment", "once", "by", "zone", "also", "together")
    )
    zone = one_of(data, "zone", ("field", "hand", "homebase"), at, "field")
    also = tuple(_trigger(mapping(part, at), at) for part in data.get("also", ()))
    once = one_of(data, "once", ("", "turn"), at, "")
    if zone != "field" and any("together" in part for part in (data, *data.get("also", ()))):
        raise CardError(f"{at}: a craft of a hidden zone triggers for each event")  # 1211.3a: it is revealed for each
    return t.Triggered(_trigger(data, at), _effect(entry, at), _maybe_condition(entry, at), once, zone, also)


def _trigger(data: Mapping[str, Any], at: str) -> t.Trigger:
    return t.Trigger(
        event=one_of(data, "event", TRIGGERS, at),
        who=_who(data["who"], at) if "who" in data else None,
        other=_filter(data["other"], at) if "other" in data else None,
        player=one_of(data, "player", PLAYERS, at, "each"),
        moment=one_of(data, "moment", ("", *MOMENTS, *ICON_CRAFTS, *WAYS), at, ""),
        by=one_of(data, "by", ("", *PLAYERS), at, ""),
        together=int(data.get("together", 0)),
    )


def _effect(entry: Mapping[str, Any], at: str) -> t.Effect:
    targets = []
    for register, data in mapping(entry.get("targets", {}), at).items():
        words = dict(mapping(data, at))
        number = None if isinstance(words.get("count", 1), int) else _amount(words.pop("count"), at)
        if number is None and not isinstance(words.get("most", 1), int):
            number = _amount(words.pop("most"), at)
        least = int(words.pop("least", words.get("count", 1)))
        most = int(words.pop("most", words.pop("count", 1)))
        split = list_of(words.pop("split", None), at)
        total = _total(words.pop("total", None), at)
        targets.append(t.Target(str(register), _filter(words, at), min(least, most), most, number, split, total))
    x = _amount(entry["x"], at) if "x" in entry else None
    modes = tuple(_effect(mapping(mode, at), at) for mode in entry.get("modes", ()))
    pick = entry.get("pick", 1)
    least, most = (pick, pick) if isinstance(pick, int) else (int(pick["least"]), int(pick["most"]))
    return t.Effect(tuple(targets), _instructions(entry.get("do", []), at), x, modes, (least, most))


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
        return t.Do("discard" if word == "discard it" else word, _who(entry[word], at))
    return _VERBS[word](entry, at)


def _choose(entry: Mapping[str, Any], at: str) -> t.Choose:
    data = dict(mapping(entry["choose"], at))
    register = str(data.pop("as", "it"))
    chooser = str(data.pop("chooser", "you"))
    count = data.pop("count", 1)
    least, most = data.pop("least", count), data.pop("most", count)
    total = _total(data.pop("total", None), at)
    return t.Choose(register, _filter(data, at), _amount(least, at), _amount(most, at), chooser, total)


def _total(data: object, at: str) -> t.Range | None:
    if data is None:
        return None
    words = words_of(data, at, RANGES)
    if len(words) != 1:
        raise CardError(f"{at}: exactly one number is added up")
    (made,) = (_range(field, limit, at) for field, limit in words.items())
    if made.least is not None or made.most is None or made.printed:
        raise CardError(f"{at}: a total has a greatest value and nothing else, as in {{cp: {{most: 4}}}}")
    return made


def _get(entry: Mapping[str, Any], at: str) -> t.Get:
    data = words_of(entry["get"], at, ("who", "str", "def", "wings", "until"))
    strength, defence, wings = (_amount(data.get(word, 0), at) for word in ("str", "def", "wings"))
    until = one_of(data, "until", UNTIL, at, "turn")
    return t.Get(_who(data.get("who", "it"), at), strength, defence, until, wings)


def _have(entry: Mapping[str, Any], at: str) -> t.Have:
    data = words_of(entry["have"], at, ("who", "org", "icon", "name", "rules", "until", "crafts", "type"))
    return t.Have(
        _who(data.get("who", "it"), at),
        list_of(data.get("org"), at),
        list_of(data.get("icon"), at),
        list_of(data.get("name"), at),
        rules_of(data, at, _who),
        one_of(data, "until", UNTIL, at, "turn"),
        load_meaning(data.get("crafts", ()), at).crafts,
        list_of(data.get("type"), at),
    )


def _gain_orgs(entry: Mapping[str, Any], at: str) -> t.GainOrgs:
    data = words_of(entry["gain orgs"], at, ("who", "of", "until"))
    return t.GainOrgs(_who(data["who"], at), str(data["of"]), one_of(data, "until", UNTIL, at, "turn"))


def _put(entry: Mapping[str, Any], at: str) -> t.Put:
    data = words_of(entry["put"], at, ("who", "to", "state", "face"))
    return t.Put(_who(data["who"], at), str(data["to"]), str(data.get("state", "ready")), str(data.get("face", "up")))


def _player_amount(make: Callable[[str, t.Amount], t.Instruction], word: str) -> Callable[..., t.Instruction]:
    def read(entry: Mapping[str, Any], at: str) -> t.Instruction:
        data = entry[word]
        if isinstance(data, Mapping) and ("n" in data or "player" in data):
            words_of(data, at, ("n", "player"))
            return make(_player(data, at), _amount(data.get("n", 1), at))
        return make("you", _amount(data, at))

    return read


def _player(data: Mapping[str, Any], at: str) -> t.Player:
    player = data.get("player", "you")
    if isinstance(player, Mapping):  # {owner: it} or {controller: it}
        words_of(player, at, ("owner", "controller"))
        what, who = next(iter(player.items()), ("owner", "it"))
        return t.Of(str(who), str(what))
    return one_of(data, "player", PLAYERS, at, "you")


def _discard(entry: Mapping[str, Any], at: str) -> t.Discard:
    data = entry["discard"]
    if not isinstance(data, Mapping):
        return t.Discard("you", _amount(data, at))
    words_of(data, at, ("n", "player", "how"))
    return t.Discard(_player(data, at), _amount(data.get("n", 1), at), str(data.get("how", "choose")))


def _search(entry: Mapping[str, Any], at: str) -> t.Search:
    data = dict(mapping(entry["search"], at))
    register = str(data.pop("as", "it"))
    most = _amount(data.pop("most", data.pop("count", 1)), at)
    apart = one_of(data, "apart", ("", "name"), at, "")
    data.pop("apart", None)
    return t.Search(register, _filter({"zone": "deck", "whose": "you", **data}, at), most, apart)


def _look_top(entry: Mapping[str, Any], at: str, how: str) -> t.LookTop:
    word = "look at top" if how == "look" else "reveal top"
    data = entry[word]
    if isinstance(data, Mapping) and ("n" in data or "as" in data):
        words_of(data, at, ("n", "as", "player", "how"))
        player = one_of(data, "player", PLAYERS, at, "you")
        return t.LookTop(str(data.get("as", "it")), _amount(data.get("n", 1), at), str(data.get("how", how)), player)
    return t.LookTop("it", _amount(data, at), how)


def _choose_orgs(entry: Mapping[str, Any], at: str) -> t.ChooseOrgs:
    data = dict(mapping(entry["choose organizations"], at))
    return t.ChooseOrgs(among=_filter(data.pop("among", {"whose": "you"}), at), count=int(data.pop("count", 1)))


def _becomes(entry: Mapping[str, Any], at: str) -> t.Set:
    data = words_of(entry["becomes"], at, ("who", "until", *SETS))
    fields = [field for field in SETS if field in data]
    if len(fields) != 1:
        raise CardError(f"{at}: exactly one of str, def and cp becomes something")
    until = one_of(data, "until", UNTIL, at, "turn")
    return t.Set(_who(data.get("who", "it"), at), fields[0], _amount(data[fields[0]], at), until)


def _lose(entry: Mapping[str, Any], at: str) -> t.Lose:
    data = words_of(entry["lose"], at, ("who", "org", "icon", "crafts", "until"))
    return t.Lose(
        _who(data.get("who", "it"), at),
        list_of(data.get("org"), at),
        list_of(data.get("icon"), at),
        str(data.get("crafts", "")),
        one_of(data, "until", UNTIL, at, "turn"),
    )


def _control(entry: Mapping[str, Any], at: str) -> t.Control:
    data = words_of(entry["control"], at, ("who", "player", "until"))
    until = one_of(data, "until", ("game", "turn"), at, "game")
    return t.Control(_who(data.get("who", "it"), at), one_of(data, "player", PLAYERS, at, "you"), until)


def _play_card(entry: Mapping[str, Any], at: str) -> t.PlayCard:
    data = words_of(entry["play"], at, ("who", "free", "less"))
    return t.PlayCard(_who(data.get("who", "it"), at), bool(data.get("free", False)), _amount(data.get("less", 0), at))


def _replacement(entry: Mapping[str, Any], at: str) -> t.Replacement:
    data = words_of(entry["instead"], at, ("event", "who", "may"))
    who = _who(data.get("who", "this"), at)
    instead = _instructions(entry.get("do", []), at)
    for node in instead:
        if not isinstance(node, t.Do | t.Bond | t.Put) and not (isinstance(node, t.Draw) and node.amount == 1):
            raise CardError(f"{at}: only verbs on cards, bond and drawing one card can stand in a replacement")
    may = bool(data.get("may", False))
    return t.Replacement(one_of(data, "event", REPLACEABLE, at), who, instead, _maybe_condition(entry, at), may)


def _player_rules(data: object, at: str) -> tuple[Any, ...]:
    given = data if isinstance(data, list) else [data] if data is not None else []
    return tuple(_rule_for_player(rule, at) for rule in given)


def _rule_for_player(rule: object, at: str) -> Any:
    if isinstance(rule, Mapping):
        return t.Against("cannot play", _filter(words_of(rule, at, ("cannot play",))["cannot play"], at))
    return player_rule_of(rule, at)


def _player_rule(entry: Mapping[str, Any], at: str) -> t.PlayerRule:
    data = words_of(entry["player rule"], at, ("rule", "player", "until"))
    return t.PlayerRule(
        _rule_for_player(data["rule"], at),
        one_of(data, "player", PLAYERS, at, "you"),
        one_of(data, "until", UNTIL, at, "turn"),
    )


#: What a player has does not end with a card that leaves.
_FOR_PLAYERS = tuple(until for until in UNTIL if until != "leaves")


def _price(entry: Mapping[str, Any], at: str) -> t.Price:
    data = words_of(entry["price"], at, ("who", "change", "until", "next"))
    who = _filter(data.get("who", {}), at)
    until = one_of(data, "until", _FOR_PLAYERS, at, "turn")
    return t.Price(who, _cost_change(data["change"], at), until, bool(data.get("next", False)))


def _wait(entry: Mapping[str, Any], at: str) -> t.Wait:
    data = words_of(entry["wait"], at, ("for", "until", "next"))
    craft = _triggered(mapping(data["for"], at), at)
    return t.Wait(craft, one_of(data, "until", _FOR_PLAYERS, at, "turn"), bool(data.get("next", False)))


def _delayed(entry: Mapping[str, Any], at: str) -> t.Delayed:
    data = words_of(entry["at next"], at, ("moment", "do", "keep", "edge"))
    edge = one_of(data, "edge", ("start", "end"), at, "start")
    return t.Delayed(str(data["moment"]), _instructions(data["do"], at), list_of(data.get("keep"), at), edge)


def _may(entry: Mapping[str, Any], at: str) -> t.May:
    then = _instructions(entry.get("then", []), at)
    otherwise = _instructions(entry.get("else", []), at)
    return t.May(_instructions(entry["may"], at), then, _player(entry, at), otherwise)


def _dig(entry: Mapping[str, Any], at: str) -> t.Dig:
    data = words_of(entry["dig"], at, ("as", "found", "for", "player"))
    player = one_of(data, "player", PLAYERS[:2], at, "you")
    f = _filter({"zone": "deck", "whose": player, **mapping(data["for"], at)}, at)
    return t.Dig(str(data.get("as", "top")), str(data.get("found", "it")), f, player)


def _offer(entry: Mapping[str, Any], at: str) -> t.Offer:
    data = words_of(entry["offer"], at, ("player", "options"))
    options = tuple(_instructions(option, at) for option in data.get("options", ()))
    return t.Offer(options, one_of(data, "player", PLAYERS[:2], at, "opponent"))


def _if(entry: Mapping[str, Any], at: str) -> t.If:
    then, otherwise = _instructions(entry["then"], at), _instructions(entry.get("else", []), at)
    return t.If(_condition(entry["if"], at), then, otherwise)


_VERBS: Mapping[str, Callable[[Mapping[str, Any], str], t.Instruction]] = {
    "choose": _choose,
    "get": _get,
    "have": _have,
    "gain orgs": _gain_orgs,
    "put": _put,
    "draw": _player_amount(t.Draw, "draw"),
    "bond": _player_amount(t.Bond, "bond"),
    "gain ep": _player_amount(lambda player, n: t.Gain("ep", player, n), "gain ep"),
    "gain cp": _player_amount(lambda player, n: t.Gain("cp", player, n), "gain cp"),
    "discard": _discard,
    "plan": lambda entry, at: t.Plan(_amount(entry["plan"], at)),
    "pay ep": lambda entry, at: t.PayEP(_amount(entry["pay ep"], at), "ep", _player(entry, at)),
    "pay cp": lambda entry, at: t.PayEP(_amount(entry["pay cp"], at), "cp", str(entry.get("player", "you"))),
    "player rule": _player_rule,
    "price": _price,
    "wait": _wait,
    "offer": _offer,
    "dig": _dig,
    "at next": _delayed,
    "search": _search,
    "look at top": lambda entry, at: _look_top(entry, at, "look"),
    "reveal top": lambda entry, at: _look_top(entry, at, "reveal"),
    "look at": lambda entry, at: t.Look(_who(entry["look at"], at)),
    "reveal": lambda entry, at: t.Reveal(_who(entry["reveal"], at)),
    "shuffle": lambda entry, at: t.Shuffle(str(entry["shuffle"])),
    "choose organizations": _choose_orgs,
    "becomes": _becomes,
    "lose": _lose,
    "ignore effects": lambda entry, at: t.Ignore(_who(entry["ignore effects"], at)),
    "control": _control,
    "play": _play_card,
    "may": _may,
    "if": _if,
    "hand": lambda entry, at: t.Hand(str(entry["hand"])),
}


def _condition(data: object, at: str) -> t.Condition:
    entry = mapping(data, at)
    if "compare" in entry:
        if not isinstance(entry["compare"], list) or len(entry["compare"]) != 3:
            raise CardError(f"{at}: compare takes two amounts with a sign between them")
        left, op, right = entry["compare"]
        if op not in (">=", "<=", "=", ">", "<"):
            raise CardError(f"{at}: '{op}' does not compare")
        return t.Compare(_amount(left, at), op, _amount(right, at))
    if "control" in entry:  # short form: you control at least one
        return t.Compare(t.Count(_filter({"whose": "you", **mapping(entry["control"], at)}, at)), ">=", 1)
    if "is" in entry:
        data = dict(mapping(entry["is"], at))
        return t.Is(str(data.pop("who", "it")), _filter(data, at))
    if "during" in entry:
        return t.During(list_of(entry["during"], at), str(entry.get("whose", "each")))
    if "not" in entry:
        return t.Not(_condition(entry["not"], at))
    if "every" in entry:
        return t.Every(tuple(_condition(part, at) for part in entry["every"]))
    if "either" in entry:
        return t.Either(tuple(_condition(part, at) for part in entry["either"]))
    if "happened" in entry:
        return t.Happened(_trigger(mapping(entry["happened"], at), at), int(entry.get("least", 1)))
    if "chose" in entry:
        return t.Chose(str(entry["chose"]))
    if "initiative" in entry:
        return t.Initiative(str(entry["initiative"]))
    if "played from" in entry:
        return t.PlayedFrom(str(entry["played from"]))
    raise CardError(f"{at}: '{', '.join(map(str, entry))}' is not a known condition")


def _maybe_condition(entry: Mapping[str, Any], at: str) -> t.Condition | None:
    return _condition(entry["if"], at) if "if" in entry else None


def _who(data: object, at: str) -> t.Who:
    return data if isinstance(data, str) else _filter(data, at)


def _filter(data: object, at: str) -> t.Filter:
    words: tuple[str, ...] = (
        "zone",
        "whose",
        "type",
        "org",
        "name",
        "subname",
        "contains",
        "state",
        "icon",
        "scope",
        "face",
        *RANGES,
    )
    words += ("without", "shares", "fights", "among", "extreme", "ability")
    entry = words_of(data, at, words)
    ranges = tuple(_range(field, entry[field], at) for field in RANGES if field in entry)
    return t.Filter(
        zone=one_of(entry, "zone", INDEX, at, "field"),
        whose=one_of(entry, "whose", ("you", "opponent", "any"), at, "any"),
        types=list_of(entry.get("type"), at),
        orgs=list_of(entry.get("org"), at),
        names=list_of(entry.get("name"), at),
        subnames=list_of(entry.get("subname"), at),
        contains=str(entry.get("contains", "")),
        states=_states(entry.get("state"), at),
        icons=list_of(entry.get("icon"), at),
        ranges=ranges,
        scope=one_of(entry, "scope", ("all", "other", "this"), at, "all"),
        face=one_of(entry, "face", ("up", "down", "any"), at, "any"),
        without=list_of(entry.get("without"), at),
        shares=str(entry.get("shares", "")),
        fights=str(entry.get("fights", "")),
        among=str(entry.get("among", "")),
        extreme=str(entry.get("extreme", "")),
        ability=str(entry.get("ability", "")),
    )


def _states(data: object, at: str) -> tuple[str, ...]:
    states = list_of(data, at)
    for state in states:
        if state.removeprefix("-") not in STATES:
            raise CardError(f"{at}: '{state}' is no state a card can be in")
    return states


def _range(field: str, data: object, at: str) -> t.Range:
    if isinstance(data, Mapping) and not (
        {"count", "stat", "x", "size", "organizations", "player", "sum", "share", "total"} & set(data)
    ):
        entry = words_of(data, at, ("least", "most", "printed"))
        least = _amount(entry["least"], at) if "least" in entry else None
        most = _amount(entry["most"], at) if "most" in entry else None
        return t.Range(field, least, most, bool(entry.get("printed", False)))
    exactly = _amount(data, at)
    return t.Range(field, exactly, exactly)


def _amount(data: object, at: str) -> t.Amount:
    if isinstance(data, int) and not isinstance(data, bool):
        return data
    if data == "X":
        return t.X()
    entry = mapping(data, at)
    if "count" in entry:
        return t.Count(_filter(entry["count"], at), int(entry.get("each", 1)))
    if "organizations" in entry:
        return t.CountOrgs(_who(entry["organizations"], at), int(entry.get("each", 1)))
    if "minus" in entry:
        return t.Neg(_amount(entry["minus"], at))
    if "share" in entry:
        return t.Share(_amount(entry["share"], at), int(entry.get("by", 2)), int(entry.get("each", 1)))
    if "size" in entry:
        return t.Size(str(entry["size"]), int(entry.get("each", 1)), one_of(entry, "type", ("", *TYPES), at, ""))
    if "total" in entry:
        return t.Total(str(entry["total"]), _who(entry.get("of", "them"), at), int(entry.get("each", 1)))
    if "stat" in entry:
        return t.Stat(str(entry["stat"]), str(entry.get("of", "it")))
    if "player" in entry:
        return t.PlayerStat(str(entry["player"]), str(entry.get("of", "you")))
    if "x" in entry:
        return t.X(int(entry["x"]))
    if "sum" in entry:
        return t.Sum(tuple(_amount(part, at) for part in entry["sum"]))
    raise CardError(f"{at}: '{data}' is not an amount")
