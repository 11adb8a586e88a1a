"""Words that card data may use, and reading maps and lists of them with errors that say where.

Ways of cards between zones that texts can wait for are ``WAYS``, in words in
:mod:`engine.text.grammar.trigger.zone_change`. Guard: tests/trails/1200/1211-zone-changes/moves.yaml.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from engine.trails.tree import Against, Who
from engine.trails.tree.errors import CardError
from engine.trails.tree.lasting import SPANS
from engine.trails.tree.nouns import FIGHTING, TURN_STATES, WAS

#: What a craft waits for; its moment is "20 or less", "30 or more" or "10".
BOND_BECOMES = "bond becomes"
TYPES = ("UNIT", "ITEM", "EVENT", "BASE")
ICON_CRAFTS = (
    "Covert",
    "Reinforcement",
    "Attribution",
    "Dispatch",
    "Martial Arts",
    "Hate",
    "Uplift",
    "Regime Break",
    "Magic",
    "Wings of Light",
    "Curse",
    "Doll",
    "Tactical Link",
    "Boarding",
    "Covert: Choice",
)
SETS = ("str", "def", "cp", "wings")
BECOMES = (*SETS, "printed str", "printed def", "printed cp")
VERBS_ON_CARDS = (
    "stun",
    "cure",
    "ko",
    "destroy",
    "ready",
    "action",
    "support",
    "support this turn",
    "support this combat",
    "lose support",
    "exile",
    "return",
    "rebuild",
    "face up",
    "face down",
    "discard it",
    "counter",
    "curse",
    "curse this turn",
    "link",
)
#: How often in a turn a craft can be used or triggers: "turn" is once, "turn 2" twice.
ONCE = "turn"
#: A replacement that is done once in each turn, whenever it would happen.
ONCE_DONE = "done"
OFTEN = ("", ONCE, *(f"{ONCE} {number}" for number in range(2, 10)))
#: What an object can have in common with another one that fits a filter.
LIKE = ("organization", "name", "cp", "str", "def", "level")
#: Until its card leaves the hand, also to be played: then it is not said of it any more.
HELD = "held"
UNTIL = ("combat", "attack", "defence", "turn", "game", "next turn", "leaves", "through next turn", *SPANS)
PLAYERS = ("you", "opponent", "each")
STATES: tuple[str, ...] = (
    "ready",
    "action",
    "stunned",
    "attacking",
    "defending",
    "combating",
    "support",
    "cursed",
    "attacking alone",
    "attacking player",
    "sclm attacking",
)
STATES += ("arts", "craft", "organization", "other organization", "linked", "boarded", *TURN_STATES)
STATES += tuple(WAS + state for state in FIGHTING)
#: What can be replaced of cards that come into a trail from wherever they lie.
ANYWHERE_TO_TRAIL = "anywhere to trail"
REPLACEABLE = (
    ANYWHERE_TO_TRAIL,
    "stun",
    "stun in combat",
    "stuns",
    "cure",
    "ko",
    "destroy",
    "to trail",
    "field to trail",
    "leave",
    "discard",
    "draw",
    "lose bond",
    "gain bond",
    "overkill",
    "overkill damage",
    "stun damage",
)
MOMENTS = (
    "turn",
    "preparation phase",
    "draw step",
    "homebase step",
    "deployment step",
    "combat phase",
    "propose attacker step",
    "cure phase",
)
TRIGGERS = (
    "while",
    "attacks",
    "attacks player",
    "fights back",
    "is readied",
    "is actioned",
    "is cursed",
    "is boarded",
    "boards",
    "is linked",
    "is rebuilt",
    "plays arts",
    "plays craft",
    "gains ep",
    "plans",
    "empties hand",
    "combat ends",
    "attacks alone",
    "sclm attacks",
    "is attacked",
    "is sclm attacked",
    "first attacks",
    "stuns",
    "gains support",
    "is sclm supported",
    "executes support",
    "is stunned",
    "is stunned in combat",
    "is stunned by",
    "kos",
    "destroys",
    "stunned by player",
    "stuns in combat",
    "is cured",
    "cures",
    "overkill",
    "enters",
    "leaves",
    "is ko",
    "is destroyed",
    "to trail",
    "is played",
    "draws",
    "discards",
    "discards from hand",
    "moves",
    "moved",
    "is targeted",
    "is countered",
    "is turned up",
    "is turned down",
    "loses bond",
    "gains bond",
    "loses much bond",
    "gains much bond",
    "bond becomes",
    "takes stun damage",
    "start",
    "end",
)
#: Where an activated craft can be valid.
ACTIVE_ZONES = ("field", "hand", "trail")
WAITING_ZONES = ("field", "hand", "homebase", "trail", "exile")
#: How things that are chosen together stand to each other.
ALIKE = ("", "name", "organization", "no name", "no organization") + tuple(
    f"{no}{number}" for number in ("cp", "str", "def") for no in ("", "no ")
)
#: Triggers whose moment is a number: how much it is at once at the least.
MUCH_BOND = ("loses much bond", "gains much bond")
#: From where and to where a card moves, for triggers: from anywhere with nothing before the space.
WAYS = tuple(
    f"{old} {new}"
    for new in ("trail", "homebase", "hand", "field", "exile")
    for old in ("hand", "deck", "homebase", "field", "trail", "exile", "")
    if old != new and (old, new) not in (("field", "trail"), ("", "field"), ("deck", "hand"))
)
RANGES = ("cp", "ep", "level", "str", "def", "orgs", "wings", "arts ep")
#: What effects may be kept from doing to an object (104.4).
SPARED = ("stunned", "ko", "destroyed", "cured", "readied", "actioned", "rebuilt", "returned", "exiled")
RULES = (
    "cannot attack",
    "cannot attack players",
    "cannot be attacked",
    "cannot be sclm attacked",
    "cannot be cured",
    "cannot be cured in cure",
    "cannot be cured in next cure",
    "cannot be destroyed",
    "cannot be fought back",
    "cannot be ko",
    "cannot be stunned",
    "cannot be stunned in combat",
    "cannot be stunned except in combat",
    "cannot fight back",
    "cannot gain support",
    *(f"cannot be {what} by {whom}" for what in SPARED for whom in ("effects", "opponent")),
    "cannot be rebuilt",
    "cannot be countered",
    "cannot be targeted",
    "cannot be targeted by opponent",
    "cannot leave",
    "cannot leave by effects",
    "cannot leave by opponent",
    "cannot overkill",
    "cannot ready",
    "cannot ready in cure",
    "cannot ready in next cure",
    "cannot sclm attack",
    "cannot attack alone",
    "cannot turn down",
    "cannot turn down by effects",
    "cannot turn down by opponent",
    "cannot use crafts",
    "cannot use activated crafts",
    "enters actioned",
    "cannot be played",
    "attack if able",
    "may attack players",
    "must attack",
    "fights back all",
    "fought back if able",
    "no stun damage",
    "supports all",
    "has support",
    "no support",
    "has curse",
    "only UNIT",
)
#: Rules for a player that a number follows.
ATTACKS_WITH, CURES, PLACES = "attacks with up to ", "cures up to ", "places up to "
#: How much EP a player pays for every UNIT that an attack is made with (804.3).
PAYS = "pays for each attacker "
#: How many cards more or less a player draws in the draw step (703.6a).
DRAWS_MORE, DRAWS_LESS = "draws more in the draw step ", "draws less in the draw step "
CURES_MORE, PLACES_MORE = "cures more in the cure phase ", "places more in the homebase step "
NUMBERED = ("treat bond ", ATTACKS_WITH, CURES, PLACES, PAYS, DRAWS_MORE, DRAWS_LESS, CURES_MORE, PLACES_MORE)
#: Rules for players about steps and phases: left out, the next one left out, once more.
SKIPS, SKIPS_NEXT, ONE_MORE = "skips ", "skips next ", "one more "
TURN_PARTS = ("draw step", "homebase step", "deployment step", "combat phase")
PLAYER_RULES = (
    "no stun damage",
    "cannot lose",
    "cannot play UNIT",
    "cannot play ITEM",
    "cannot play EVENT",
    "cannot play BASE",
    "cannot play arts",
    "cannot play crafts",
    "cannot play activated crafts",
    "cannot gain bond",
    "cannot gain ep",
    "cannot draw",
    "cannot support",
    "no overkill damage",
    "cannot lose bond",
)


def one_of(data: Mapping[str, Any], word: str, known: Collection[str], at: str, default: str | None = None) -> str:
    """The value of ``word``, which must be one of the known ones."""
    value = data.get(word, default)
    if value not in known:
        raise CardError(f"{at}: {word} cannot be '{value}', only {', '.join(sorted(known))}")
    return str(value)


def list_of(data: object, at: str) -> tuple[str, ...]:
    if data is None:
        return ()
    if isinstance(data, str):
        return (data,)
    if isinstance(data, list) and all(isinstance(item, str) for item in data):
        return tuple(data)
    raise CardError(f"{at}: '{data}' must be a word or a list of words")


#: Rules about certain others (:class:`engine.trails.tree.Against`), written as a map from rule to whom.
AGAINST = (
    "cannot be attacked by",
    "cannot attack",
    "must attack",
    "cannot be fought back by",
    "attacks only",
    "attacked only by",
    "may attack",
    "must fight back",
)
#: Rules about what certain cards or abilities do, with a filter for the card: ``zone: standby``, and ``ability``.
BY_SOURCE = (
    "cannot be stunned by",
    "cannot be ko by",
    "cannot be destroyed by",
    "cannot be targeted by",
    "cannot be returned by",
    "cannot be exiled by",
    "cannot be cured by",
    "cannot be readied by",
    "cannot be actioned by",
    "cannot leave by",
)


def rules_of(data: Mapping[str, Any], at: str, who: Callable[[object, str], Who]) -> tuple[Any, ...]:
    """The rules that cards have, each of them known. ``who`` reads whom a rule is about."""
    given = data.get("rules")
    if isinstance(given, list) and any(isinstance(rule, Mapping) for rule in given):
        return tuple(rule for part in given for rule in _rule_of(part, at, who))
    rules = list_of(given, at)
    for rule in rules:
        if rule not in RULES:
            raise CardError(f"{at}: '{rule}' is no rule a card can have, only {', '.join(RULES)}")
    return rules


def _rule_of(rule: object, at: str, who: Callable[[object, str], Who]) -> tuple[Any, ...]:
    if not isinstance(rule, Mapping):
        return rules_of({"rules": rule}, at, who)
    for word in rule:
        if word not in (*AGAINST, *BY_SOURCE):
            raise CardError(f"{at}: '{word}' is no rule about others, only {', '.join((*AGAINST, *BY_SOURCE))}")
    return tuple(Against(str(word), who(whom, at)) for word, whom in rule.items())


def player_rule_of(rule: object, at: str) -> str:
    """A rule for a player: one of the known ones, one with a number, or "treat name NAME"."""
    word = str(rule)
    numbered = any(word.startswith(start) and word.removeprefix(start).isdigit() for start in NUMBERED)
    parts = (word.removeprefix(start) for start in (SKIPS_NEXT, SKIPS, ONE_MORE) if word.startswith(start))
    if word in PLAYER_RULES or any(part in TURN_PARTS for part in parts) or numbered or word.startswith("treat name "):
        return word
    known = ", ".join((*PLAYER_RULES, *(f"{start}N" for start in NUMBERED), "treat name NAME"))
    raise CardError(f"{at}: '{word}' is no rule for a player, only {known}")


def mapping(data: object, at: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise CardError(f"{at}: a map of words is expected, not '{data}'")
    return data


def words_of(data: object, at: str, known: tuple[str, ...]) -> Mapping[str, Any]:
    entry = mapping(data, at)
    for word in entry:
        if word not in known:
            raise CardError(f"{at}: the word '{word}' is not known here")
    return entry


def mark_of(word: object) -> str:
    """The moment as card files write it, "" if it is none: ``20 or less``, ``30 or more``, ``10``."""
    number, _, way = str(word).partition(" or ")
    fits = number.isdecimal() and str(int(number)) == number and (str(word) == number or way in ("less", "more"))
    return str(word) if fits else ""
