"""Instructions that hold no others, rules for players and changes of costs, read from plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.trails import tree as t
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.nouns import amount_of, filter_of, player_of, total_of, who_of
from engine.trails.tree.loading.words import (
    ALIKE,
    BECOMES,
    PLAYERS,
    SETS,
    UNTIL,
    list_of,
    mapping,
    one_of,
    player_rule_of,
    words_of,
)


def cost_change_of(item: object, at: str) -> t.CostChange:
    """How a cost changes. Raises :class:`CardError` where it does not do so in exactly one way."""
    data = words_of(item, at, ("more", "less", "becomes", "paid in", "of", "player", "zone"))
    kinds = [word for word in ("more", "less", "becomes", "paid in") if word in data]
    if len(kinds) != 1:
        raise CardError(f"{at}: a cost becomes more, less, another, or is paid in something else")
    kind = kinds[0]
    return t.CostChange(
        kind,
        0 if kind == "paid in" else amount_of(data[kind], at),
        one_of(data, "of", ("play", "arts", "craft", "level"), at, "play"),
        one_of(data, "player", PLAYERS, at, "each"),
        one_of(data, "paid in", ("cp", "ep"), at) if kind == "paid in" else "",
        one_of(data, "zone", ("", "hand", "homebase", "trail"), at, ""),
    )


def _choose(entry: Mapping[str, Any], at: str) -> t.Choose:
    data = dict(mapping(entry["choose"], at))
    register = str(data.pop("as", "it"))
    chooser = str(data.pop("chooser", "you"))
    count = data.pop("count", 1)
    least, most = data.pop("least", count), data.pop("most", count)
    total = total_of(data.pop("total", None), at)
    alike = one_of(data, "alike", ALIKE, at, "")
    data.pop("alike", None)
    return t.Choose(register, filter_of(data, at), amount_of(least, at), amount_of(most, at), chooser, total, alike)


def _get(entry: Mapping[str, Any], at: str) -> t.Get:
    data = words_of(entry["get"], at, ("who", "str", "def", "wings", "cp", "until"))
    strength, defence, wings, cp = (amount_of(data.get(word, 0), at) for word in ("str", "def", "wings", "cp"))
    until = one_of(data, "until", UNTIL, at, "turn")
    return t.Get(who_of(data.get("who", "it"), at), strength, defence, until, wings, cp)


def _gain_orgs(entry: Mapping[str, Any], at: str) -> t.GainOrgs:
    data = words_of(entry["gain orgs"], at, ("who", "of", "until"))
    return t.GainOrgs(who_of(data["who"], at), str(data["of"]), one_of(data, "until", UNTIL, at, "turn"))


def _gain_crafts(entry: Mapping[str, Any], at: str) -> t.GainCrafts:
    data = words_of(entry["gain crafts"], at, ("who", "of", "until", "kind"))
    until, kind = one_of(data, "until", UNTIL, at, "turn"), one_of(data, "kind", ("", "icons"), at, "")
    return t.GainCrafts(who_of(data["who"], at), str(data["of"]), until, kind)


def _gain_names(entry: Mapping[str, Any], at: str) -> t.GainNames:
    data = words_of(entry["gain names"], at, ("who", "of", "until"))
    return t.GainNames(who_of(data["who"], at), str(data["of"]), one_of(data, "until", UNTIL, at, "turn"))


def _put(entry: Mapping[str, Any], at: str) -> t.Put:
    data = words_of(entry["put"], at, ("who", "to", "state", "face", "along"))
    how = str(data.get("state", "ready")), str(data.get("face", "up"))
    return t.Put(who_of(data["who"], at), str(data["to"]), *how, bool(data.get("along", False)))


def _player_amount(make: Callable[[str, t.Amount], t.Instruction], word: str) -> Callable[..., t.Instruction]:
    def read(entry: Mapping[str, Any], at: str) -> t.Instruction:
        data = entry[word]
        if isinstance(data, Mapping) and ("n" in data or "player" in data):
            words_of(data, at, ("n", "player"))
            return make(player_of(data, at), amount_of(data.get("n", 1), at))
        return make("you", amount_of(data, at))

    return read


def _draw(entry: Mapping[str, Any], at: str) -> t.Instruction:
    data = entry["draw"]
    if not isinstance(data, Mapping) or "own" not in data:
        return _player_amount(t.Draw, "draw")(entry, at)
    words_of(data, at, ("n", "player", "own"))
    return t.Draw(player_of(data, at), amount_of(data.get("n", 1), at), own=bool(data["own"]))


def _discard(entry: Mapping[str, Any], at: str) -> t.Discard:
    data = entry["discard"]
    if not isinstance(data, Mapping):
        return t.Discard("you", amount_of(data, at))
    words_of(data, at, ("n", "player", "how", "own"))
    how, own = str(data.get("how", "choose")), bool(data.get("own", False))
    return t.Discard(player_of(data, at), amount_of(data.get("n", 1), at), how, own)


def _search(entry: Mapping[str, Any], at: str) -> t.Search:
    data = dict(mapping(entry["search"], at))
    register = str(data.pop("as", "it"))
    most = amount_of(data.pop("most", data.pop("count", 1)), at)
    apart = one_of(data, "apart", ("", "name"), at, "")
    data.pop("apart", None)
    total = total_of(data.pop("total", None), at)
    least = amount_of(data.pop("least", 0), at)
    return t.Search(register, filter_of({"zone": "deck", "whose": "you", **data}, at), most, apart, total, least)


def _look_top(entry: Mapping[str, Any], at: str, how: str) -> t.LookTop:
    word = "look at top" if how == "look" else "reveal top"
    data = entry[word]
    if isinstance(data, Mapping) and ("n" in data or "as" in data):
        words_of(data, at, ("n", "as", "player", "how", "end"))
        player = one_of(data, "player", PLAYERS, at, "you")
        end = one_of(data, "end", ("top", "bottom"), at, "top")
        register, how = str(data.get("as", "it")), str(data.get("how", how))
        return t.LookTop(register, amount_of(data.get("n", 1), at), how, player, end)
    return t.LookTop("it", amount_of(data, at), how)


def _choose_orgs(entry: Mapping[str, Any], at: str) -> t.ChooseOrgs:
    data = dict(mapping(entry["choose organizations"], at))
    return t.ChooseOrgs(among=filter_of(data.pop("among", {"whose": "you"}), at), count=int(data.pop("count", 1)))


def _becomes(entry: Mapping[str, Any], at: str) -> t.Set:
    data = words_of(entry["becomes"], at, ("who", "until", *BECOMES))
    fields = [field for field in BECOMES if field in data]
    if len(fields) != 1:
        raise CardError(f"{at}: exactly one of str, def and cp becomes something")
    until = one_of(data, "until", UNTIL, at, "turn")
    return t.Set(who_of(data.get("who", "it"), at), fields[0], amount_of(data[fields[0]], at), until)


def _swap(entry: Mapping[str, Any], at: str) -> t.Swap:
    data = words_of(entry["swap"], at, ("who", "until", "field", "other"))
    until = one_of(data, "until", UNTIL, at, "turn")
    field = one_of(data, "field", ("", *SETS), at, "")
    return t.Swap(who_of(data.get("who", "it"), at), until, field, str(data.get("other", "")))


def _link_orgs(entry: Mapping[str, Any], at: str) -> t.LinkOrgs:
    data = words_of(entry["link organizations"], at, ("orgs", "until"))
    return t.LinkOrgs(list_of(data.get("orgs", "chosen"), at), one_of(data, "until", FOR_PLAYERS, at, "turn"))


def _lose(entry: Mapping[str, Any], at: str) -> t.Lose:
    data = words_of(entry["lose"], at, ("who", "org", "icon", "crafts", "until"))
    return t.Lose(
        who_of(data.get("who", "it"), at),
        list_of(data.get("org"), at),
        list_of(data.get("icon"), at),
        str(data.get("crafts", "")),
        one_of(data, "until", UNTIL, at, "turn"),
    )


def _control(entry: Mapping[str, Any], at: str) -> t.Control:
    data = words_of(entry["control"], at, ("who", "player", "until"))
    until = one_of(data, "until", ("game", "turn"), at, "game")
    return t.Control(who_of(data.get("who", "it"), at), one_of(data, "player", PLAYERS, at, "you"), until)


def _trade(entry: Mapping[str, Any], at: str) -> t.Trade:
    data = words_of(entry["trade"], at, ("who", "other", "until"))
    until = one_of(data, "until", ("game", "turn"), at, "game")
    return t.Trade(str(data.get("who", "it")), str(data.get("other", "")), until)


def _crew(entry: Mapping[str, Any], at: str) -> t.Crew:
    data = words_of(entry["board"], at, ("who", "on"))
    return t.Crew(who_of(data.get("who", "it"), at), str(data.get("on", "this")))


def _play_card(entry: Mapping[str, Any], at: str) -> t.PlayCard:
    data = words_of(entry["play"], at, ("who", "free", "less", "player"))
    return t.PlayCard(
        who_of(data.get("who", "it"), at),
        bool(data.get("free", False)),
        amount_of(data.get("less", 0), at),
        player_of(data, at),
    )


def player_rules_of(data: object, at: str) -> tuple[Any, ...]:
    """Rules for a player: one, or a list of them."""
    given = data if isinstance(data, list) else [data] if data is not None else []
    return tuple(_rule_for_player(rule, at) for rule in given)


def _rule_for_player(rule: object, at: str) -> Any:
    if isinstance(rule, Mapping):
        return t.Against("cannot play", filter_of(words_of(rule, at, ("cannot play",))["cannot play"], at))
    return player_rule_of(rule, at)


def _player_rule(entry: Mapping[str, Any], at: str) -> t.PlayerRule:
    data = words_of(entry["player rule"], at, ("rule", "player", "until"))
    return t.PlayerRule(
        _rule_for_player(data["rule"], at),
        one_of(data, "player", PLAYERS, at, "you"),
        one_of(data, "until", UNTIL, at, "turn"),
    )


#: What a player has does not end with a card that leaves.
FOR_PLAYERS = tuple(until for until in UNTIL if until != "leaves")


def _price(entry: Mapping[str, Any], at: str) -> t.Price:
    data = words_of(entry["price"], at, ("who", "change", "until", "next"))
    who = filter_of(data.get("who", {}), at)
    until = one_of(data, "until", FOR_PLAYERS, at, "turn")
    return t.Price(who, cost_change_of(data["change"], at), until, bool(data.get("next", False)))


def _dig(entry: Mapping[str, Any], at: str) -> t.Dig:
    data = words_of(entry["dig"], at, ("as", "found", "for", "player"))
    player = one_of(data, "player", PLAYERS[:2], at, "you")
    f = filter_of({"zone": "deck", "whose": player, **mapping(data["for"], at)}, at)
    return t.Dig(str(data.get("as", "top")), str(data.get("found", "it")), f, player)


def _name_number(entry: Mapping[str, Any], at: str) -> t.NameNumber:
    data = words_of(entry["name number"] or {}, at, ("player", "least", "most"))
    player = one_of(data, "player", PLAYERS[:2], at, "you")
    return t.NameNumber(player, int(data.get("least", 0)), int(data.get("most", t.MOST_NAMED)))


#: Verbs, with what reads the item that names them.
PLAIN_VERBS: Mapping[str, Callable[[Mapping[str, Any], str], t.Instruction]] = {
    "choose": _choose,
    "get": _get,
    "gain orgs": _gain_orgs,
    "gain crafts": _gain_crafts,
    "gain names": _gain_names,
    "put": _put,
    "draw": _draw,
    "bond": _player_amount(t.Bond, "bond"),
    "bond becomes": _player_amount(
        lambda player, n: t.Bond(player, t.Sum((n, t.Neg(t.PlayerStat("bond", player)))), True), "bond becomes"
    ),
    "gain ep": _player_amount(lambda player, n: t.Gain("ep", player, n), "gain ep"),
    "gain cp": _player_amount(lambda player, n: t.Gain("cp", player, n), "gain cp"),
    "discard": _discard,
    "plan": _player_amount(lambda player, n: t.Plan(n, player), "plan"),
    "pay ep": lambda entry, at: t.PayEP(amount_of(entry["pay ep"], at), "ep", player_of(entry, at)),
    "pay cp": lambda entry, at: t.PayEP(amount_of(entry["pay cp"], at), "cp", str(entry.get("player", "you"))),
    "player rule": _player_rule,
    "price": _price,
    "dig": _dig,
    "search": _search,
    "look at top": lambda entry, at: _look_top(entry, at, "look"),
    "reveal top": lambda entry, at: _look_top(entry, at, "reveal"),
    "look at": lambda entry, at: t.Look(who_of(entry["look at"], at)),
    "reveal": lambda entry, at: t.Reveal(who_of(entry["reveal"], at)),
    "choose player": lambda entry, at: t.ChoosePlayer(one_of(entry, "choose player", PLAYERS[:2], at, "you")),
    "shuffle": lambda entry, at: t.Shuffle(str(entry["shuffle"])),
    "choose organizations": _choose_orgs,
    "becomes": _becomes,
    "lose": _lose,
    "swap": _swap,
    "link organizations": _link_orgs,
    "ignore effects": lambda entry, at: t.Ignore(who_of(entry["ignore effects"], at)),
    "control": _control,
    "board": _crew,
    "name card": lambda entry, at: t.NameCard(one_of(entry, "name card", (*PLAYERS[:2], ""), at, "") or "you"),
    "name type": lambda entry, at: t.NameType(one_of(entry, "name type", (*PLAYERS[:2], ""), at, "") or "you"),
    "name number": _name_number,
    "trade": _trade,
    "pair": lambda entry, at: t.Pair(*map(str, list_of(entry["pair"], at))),
    "play": _play_card,
    "hand": lambda entry, at: t.Hand(str(entry["hand"])),
}
