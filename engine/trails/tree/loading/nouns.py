"""Noun phrases, amounts, conditions and triggers of an effect tree, read from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.trails import tree as t
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.words import (
    ALIKE,
    BOND_BECOMES,
    ICON_CRAFTS,
    LIKE,
    MOMENTS,
    MUCH_BOND,
    PLAYERS,
    RANGES,
    STATES,
    TRIGGERS,
    TYPES,
    WAYS,
    list_of,
    mapping,
    mark_of,
    one_of,
    words_of,
)
from engine.trails.tree.zones import INDEX


def trigger_of(data: Mapping[str, Any], at: str) -> t.Trigger:
    """What a trigger waits for. Raises :class:`CardError` for a word that is not known, as all here do."""
    return t.Trigger(
        event=one_of(data, "event", TRIGGERS, at),
        who=who_of(data["who"], at) if "who" in data else None,
        other=filter_of(data["other"], at) if "other" in data else None,
        player=one_of(data, "player", PLAYERS, at, "each"),
        moment=_moment(data, at),
        by=one_of(data, "by", ("", *PLAYERS), at, ""),
        together=int(data.get("together", 0)),
    )


def _moment(data: Mapping[str, Any], at: str) -> str:
    """A step, a way or an icon craft; of bond at once it is how much."""
    if data.get("event") in MUCH_BOND and isinstance(data.get("moment"), int) and data["moment"] > 0:
        return str(data["moment"])
    if data.get("event") == BOND_BECOMES and (mark := mark_of(data.get("moment"))):
        return mark
    return one_of(data, "moment", ("", *MOMENTS, *ICON_CRAFTS, *WAYS, "hand", "homebase"), at, "")


def total_of(data: object, at: str) -> t.Range | None:
    """The greatest value that what is chosen may add up to."""
    if data is None:
        return None
    words = words_of(data, at, RANGES)
    if len(words) != 1:
        raise CardError(f"{at}: exactly one number is added up")
    (made,) = (_range(field, limit, at) for field, limit in words.items())
    if made.least is not None or made.most is None or made.printed:
        raise CardError(f"{at}: a total has a greatest value and nothing else, as in {{cp: {{most: 4}}}}")
    return made


def player_of(data: Mapping[str, Any], at: str) -> t.Player:
    """Who does it: a player, or the owner or controller of something."""
    player = data.get("player", "you")
    if isinstance(player, Mapping):  # {owner: it} or {controller: it}
        words_of(player, at, ("owner", "controller", "seat"))
        what, who = next(iter(player.items()), ("owner", "it"))
        return t.Of(str(who), str(what))
    return one_of(data, "player", PLAYERS, at, "you")


def condition_of(data: object, at: str) -> t.Condition:
    """What must hold."""
    entry = mapping(data, at)
    if "compare" in entry:
        if not isinstance(entry["compare"], list) or len(entry["compare"]) != 3:
            raise CardError(f"{at}: compare takes two amounts with a sign between them")
        left, op, right = entry["compare"]
        if op not in (">=", "<=", "=", ">", "<"):
            raise CardError(f"{at}: '{op}' does not compare")
        return t.Compare(amount_of(left, at), op, amount_of(right, at))
    if "control" in entry:  # short form: you control at least one
        return t.Compare(t.Count(filter_of({"whose": "you", **mapping(entry["control"], at)}, at)), ">=", 1)
    if "is" in entry:
        data = dict(mapping(entry["is"], at))
        return t.Is(str(data.pop("who", "it")), filter_of(data, at))
    if "during" in entry:
        return t.During(list_of(entry["during"], at), str(entry.get("whose", "each")))
    if "not" in entry:
        return t.Not(condition_of(entry["not"], at))
    if "every" in entry:
        return t.Every(tuple(condition_of(part, at) for part in entry["every"]))
    if "either" in entry:
        return t.Either(tuple(condition_of(part, at) for part in entry["either"]))
    if "happened" in entry:
        return t.Happened(trigger_of(mapping(entry["happened"], at), at), int(entry.get("least", 1)))
    if "chose" in entry:
        return t.Chose(str(entry["chose"]))
    if "initiative" in entry:
        return t.Initiative(str(entry["initiative"]))
    if "alike" in entry:
        return t.Alike(str(entry.get("who", "them")), one_of(entry, "alike", ALIKE[1:], at, ""))
    if "played from" in entry:
        return t.PlayedFrom(str(entry["played from"]), str(entry.get("who", "this")))
    raise CardError(f"{at}: '{', '.join(map(str, entry))}' is not a known condition")


def maybe_condition(entry: Mapping[str, Any], at: str) -> t.Condition | None:
    """What must hold, if anything must."""
    return condition_of(entry["if"], at) if "if" in entry else None


def who_of(data: object, at: str) -> t.Who:
    """A register by its name, or a filter."""
    return data if isinstance(data, str) else filter_of(data, at)


def _aims(entry: object, at: str) -> Any:
    return entry if entry is None or entry == "this" else filter_of(mapping(entry, at), at)


def filter_of(data: object, at: str) -> t.Filter:
    """A noun phrase."""
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
    words += ("without", "shares", "fights", "among", "extreme", "ability", "but", "named", "any", "unnamed", "keyword")
    words += ("either", "source", "like")
    entry = words_of(data, at, words)
    ranges = _ranges(entry, at)
    if "any" in entry:
        either = words_of(entry["any"], at, RANGES)
        if len(either) < 2:
            raise CardError(f"{at}: any of one number is that number")
        ranges = (*ranges, t.AnyRange(_ranges(either, at)))
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
        but=str(entry.get("but", "")),
        named=str(entry.get("named", "")),
        unnamed=list_of(entry.get("unnamed"), at),
        either=tuple(filter_of(one, at) for one in entry.get("either", ())),
        keywords=list_of(entry.get("keyword"), at),
        aims=_aims(entry.get("aims"), at),
        source=None if entry.get("source") is None else filter_of(entry["source"], at),
        like=_like(entry.get("like"), at),
    )


def _like(data: object, at: str) -> tuple[Any, ...]:
    """What it has in common with which others, as in ``{organization: {whose: you}}``."""
    if data is None:
        return ()
    entry = words_of(data, at, LIKE)
    if len(entry) != 1:
        raise CardError(f"{at}: one thing is had in common")
    ((what, of),) = entry.items()
    return (what, filter_of(of, at))


def _ranges(entry: Mapping[str, Any], at: str) -> tuple[Any, ...]:
    return tuple(_range(field, entry[field], at) for field in RANGES if field in entry)


def _states(data: object, at: str) -> tuple[str, ...]:
    states = list_of(data, at)
    for state in states:
        if state.removeprefix("-") not in STATES:
            raise CardError(f"{at}: '{state}' is no state a card can be in")
    return states


def _range(field: str, data: object, at: str) -> t.Range:
    if isinstance(data, Mapping) and not (
        {
            "count",
            "stat",
            "x",
            "size",
            "organizations",
            "player",
            "sum",
            "share",
            "total",
            "much",
            "times",
            "apart",
            "capped",
        }
        & set(data)
    ):
        entry = words_of(data, at, ("least", "most", "printed"))
        least = amount_of(entry["least"], at) if "least" in entry else None
        most = amount_of(entry["most"], at) if "most" in entry else None
        return t.Range(field, least, most, bool(entry.get("printed", False)))
    exactly = amount_of(data, at)
    return t.Range(field, exactly, exactly)


def amount_of(data: object, at: str) -> t.Amount:
    """A number, or how one is worked out."""
    if isinstance(data, int) and not isinstance(data, bool):
        return data
    if data == "X":
        return t.X()
    entry = mapping(data, at)
    if "count" in entry:
        return t.Count(filter_of(entry["count"], at), int(entry.get("each", 1)))
    if "organizations" in entry:
        return t.CountOrgs(who_of(entry["organizations"], at), int(entry.get("each", 1)))
    if "minus" in entry:
        return t.Neg(amount_of(entry["minus"], at))
    if "share" in entry:
        return t.Share(amount_of(entry["share"], at), int(entry.get("by", 2)), int(entry.get("each", 1)))
    if "size" in entry:
        done = one_of(entry, "done", ("", *t.DOABLE), at, "")
        return t.Size(str(entry["size"]), int(entry.get("each", 1)), one_of(entry, "type", ("", *TYPES), at, ""), done)
    if "total" in entry:
        return t.Total(str(entry["total"]), who_of(entry.get("of", "them"), at), int(entry.get("each", 1)))
    if "stat" in entry:
        return t.Stat(str(entry["stat"]), who_of(entry.get("of", "it"), at))
    if "player" in entry:
        return t.PlayerStat(str(entry["player"]), str(entry.get("of", "you")))
    if "much" in entry:
        more = entry.get("more", 0)
        return t.Much(int(entry["much"]), more if isinstance(more, int) else amount_of(more, at))
    if "x" in entry:
        return t.X(int(entry["x"]))
    if "times" in entry:
        return t.Times(trigger_of(mapping(entry["times"], at), at), int(entry.get("each", 1)))
    if "apart" in entry:
        return t.Apart(*(amount_of(part, at) for part in entry["apart"]))
    if "capped" in entry:
        return t.Capped(amount_of(entry["capped"], at), int(entry["most"]))
    if "alikes" in entry:
        how = one_of(entry, "how", ALIKE[1:], at, "organization")
        return t.Alikes(filter_of(entry["alikes"], at), how, int(entry.get("each", 1)))
    if "floored" in entry:
        return t.Floored(amount_of(entry["floored"], at), int(entry["least"]))
    if "sum" in entry:
        return t.Sum(tuple(amount_of(part, at) for part in entry["sum"]))
    raise CardError(f"{at}: '{data}' is not an amount")
