"""What the words that point back mean: "it", "them", "that UNIT".

"It" is never everything of a kind of which the clause before spoke. Guards: tests/text/reference/test_not_it.py,
tests/trails/1300/1303-plus-minus/bonuses.yaml.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.text.grammar.noun.demand.comparison import ONE, means
from engine.trails.tree import THAT_PLAYER, Do, Filter, Put, Trigger
from engine.trails.tree.nouns import SOURCE
from engine.trails.tree.reads import replace

PLAYER = f"it{SOURCE}"  #: the register of the card whose arts or craft a trigger tells of
SPOKEN = "spoken of"  #: the name of this card where a sentence before has spoken of nothing else: only "it" means it


ANYTHING = Filter()


@dataclass(slots=True)
class Bound:
    """Something a later word can point at."""

    mark: str  #: stands for its register until names are given
    filter: Filter
    name: str  #: the name it would like
    many: bool = False
    used: bool = False
    thrown: Any = None  #: the plain discard that this choice stands for, which only "it was ..." can mean
    group: bool = False  #: everything of a kind, which only "they" and "those" can mean
    spared: bool = False  #: a sentence has named it, but nothing was done to it yet
    done: set[str] = field(default_factory=set)  #: the verbs that were done to it
    named: bool = False  #: only "that UNIT" means it, since "it" could be another one
    put: str = ""  #: where it was put last, as a verb: "put trail"
    shown: bool = False  #: it was revealed where it lay hidden
    apart: bool = False  #: one of each player: of which of the two something is asked, "it" does not say
    dug: bool = False  #: cards shown until one fitted, which comes after them: "them" and "the revealed cards"


def base_name(f: Filter) -> str:
    """What a chosen object is called."""
    if len(f.types) == 1:
        return f.types[0].lower()
    if f.orgs and f.zone == "field":
        return "unit"
    return "card"


def kinds_of(f: Filter) -> tuple[str, ...]:
    """Types by which "that UNIT" can mean an object of a filter; of "this card or another UNIT" each is a UNIT."""
    others = [one for one in f.either if one.scope == "other"]
    if len(others) == 1 and f == Filter(either=(Filter(scope="this"), others[0])):
        return kinds_of(others[0])
    return f.types or (("UNIT",) if f.orgs and f.zone == "field" else ())


def trigger_object(trigger: Trigger | None) -> Bound | None:
    """What "it" is at the start of a triggered craft."""
    if trigger is None:
        return None
    if trigger.event == "first attacks":
        return Bound("attackers", Filter(types=("UNIT",)), "attackers", many=True)
    if trigger.event == "is attacked" and trigger.other is not None:
        return Bound("attackers", trigger.other, "attackers")
    if trigger.event in ("attacks", "fights back") and trigger.other is not None and trigger.other.scope != "this":
        return Bound("target", trigger.other, "target")
    if trigger.event == "is stunned by":
        f = trigger.other or Filter()
        return Bound("it", f if f.types else replace(f, types=("UNIT",)), "it", named=True)
    if trigger.event == "executes support" and (trigger.who is None or trigger.other is not None):
        return None if trigger.other is None else Bound("target", trigger.other, "target", named=True)
    if trigger.event in ("stuns", "stuns in combat", "kos", "destroys"):
        # where one UNIT of a kind stuns another, "it" could be the one or the other
        other = trigger.other or Filter(types=("UNIT",))
        return Bound("it", other, "it", named=isinstance(trigger.who, Filter) and trigger.event.startswith("stuns"))
    if trigger.event == "plays craft" and isinstance(trigger.who, Filter):  # "it" is the card that plays its craft
        return Bound(PLAYER, trigger.who, "source")
    if (
        trigger.event == "discards" and trigger.who is None and not trigger.together
    ):  # "when you discard a card, if it is an EVENT"
        return Bound("it", Filter(zone="trail"), "it")
    if trigger.together:  # all of them at once: "they", "those UNITs", "one of them"
        return Bound("it", trigger.who if isinstance(trigger.who, Filter) else Filter(), "it", many=True, group=True)
    if isinstance(trigger.who, Filter):
        return Bound("it", trigger.who, "it")
    if trigger.event == "discards" and trigger.who is None and trigger.player in ("you", "opponent"):
        return Bound("it", Filter(zone="trail"), "it")  # one card each time
    return Bound("this", ANYTHING, "this") if trigger.who == "this" else None


#: Trigger events that are somebody's doing or loss, and moments that are somebody's.
_PERSONAL = frozenset(
    ("draws", "discards", "loses bond", "gains bond", "loses much bond", "gains much bond", "gains ep", "plans",
     "empties hand", "bond becomes", "takes stun damage", "plays arts", "plays craft", "is played", "executes support")
)  # fmt: skip
_OWN_MOMENTS = frozenset(("draw step", "homebase step", "deployment step", "propose attacker step"))


def concerned_player(trigger: Trigger | None) -> Any:
    """ "That player" of a triggered craft: a player word, None where the trigger is about no player."""
    if trigger is not None and trigger.event == "overkill" and not trigger.together:
        return "opponent" if trigger.who == "this" or getattr(trigger.who, "whose", "any") == "you" else None
    if trigger is not None and trigger.event == "attacks player":  # the one who is attacked
        whose = "you" if trigger.who == "this" else getattr(trigger.who, "whose", "any")
        return {"you": "opponent", "opponent": "you"}.get(whose)
    if trigger is not None and trigger.event == "is targeted":  # whose card or ability it is
        return trigger.by or None
    if trigger is None or trigger.who == "this":
        return None
    if trigger.event in ("start", "end"):
        own = trigger.moment in _OWN_MOMENTS
    else:
        own = trigger.event in _PERSONAL
    if not own or trigger.together:
        return None
    whose = trigger.player
    if trigger.event == "is played" and isinstance(trigger.who, Filter):
        whose = "each" if trigger.who.whose == "any" else trigger.who.whose
    return THAT_PLAYER if whose == "each" else whose


def attacks(trigger: Trigger | None) -> bool:
    """Whether a craft waits for an attack of something, so that there is one that it attacked."""
    return trigger is not None and trigger.event in ("attacks", "sclm attacks", "attacks alone")


def met(bound: list[Bound]) -> list[Bound]:
    """What words can point at, once the UNIT that was attacked has been spoken of: it comes last."""
    return bound if any(one.mark == "target" for one in bound) else [*bound, Bound("target", ATTACKED, "target")]


#: What is attacked, if it is no player.
ATTACKED = Filter(types=("UNIT",))


def comes_to_trail(trigger: Trigger | None) -> bool:
    """Whether a card that a triggered craft waits for lies in a trail then."""
    if trigger is not None and trigger.event == "is countered":
        return isinstance(trigger.who, Filter) and (bool(trigger.who.types) or trigger.who.ability == "card")
    return trigger is not None and trigger.event in ("to trail", "is ko", "is destroyed", "leaves", "kos", "destroys")


#: Trigger events after which what they happen to does not lie on the field any more.
_GONE = frozenset(
    ("is ko", "is destroyed", "leaves", "to trail", "discards", "discards from hand", "is countered", "kos", "destroys")
)


def gone(trigger: Trigger | None) -> bool:
    """Whether what a craft triggers by has left the field, or was not there: it gets nothing more."""
    if trigger is None or trigger.event not in ("moves", "moved"):
        return trigger is not None and trigger.event in _GONE
    return not trigger.moment.endswith("field")


def goes_back(done: Do | Put) -> bool:
    """Whether a card goes back to its owner, who is "that player" then."""
    if isinstance(done, Do):
        return done.verb == "return"
    return done.to in ("hand", "homebase", "deck top", "deck bottom", "deck")


def looked_at(one: Bound) -> bool:
    """Whether something is hidden cards that were looked at, of which others are chosen; not what was chosen."""
    hidden = one.filter.zone in ("deck", "hand") or one.name == "homebase"
    return hidden and one.many and not one.filter.among


def as_among(f: Filter, bound: list[Bound]) -> Filter:
    """The noun of what is chosen among things that were named: it is of their types."""
    among = next((one for one in reversed(bound) if f.among and one.mark == f.among), None)
    return f if among is None or f.types else replace(f, types=among.filter.types)


def settle(bound: list[Bound], node: Any) -> None:
    """Where all that was looked at lies from now on, if it goes where everybody can see it."""
    zone = ""
    if isinstance(node, Put) and node.to in ("trail", "field"):
        zone = node.to
    elif isinstance(node, Do) and node.verb == "exile":
        zone = "exile"
    one = next((one for one in bound if one.mark == node.who), None) if zone else None
    if one is not None and looked_at(one):
        one.filter = replace(one.filter, zone=zone)


def points_at(bound: list[Bound], word: str) -> Bound | None:
    """The object a word means: the last one it fits."""
    if word != "it":
        bound = [one for one in bound if one.name != SPOKEN]
    if word.startswith("#"):
        bound = [one for one in bound if not one.group]
        index = int(word[1:]) - 1
        return bound[index] if index < len(bound) else None
    bound = [one for one in bound if one.thrown is None or one.group]
    if word in ("them", "cards", "shown") and len(bound) > 1 and bound[-2].dug:
        return bound[-2]
    word = "card" if word == "shown" else word
    if word == "same":  # of what the clause before did something to, one or all
        return bound[-1] if bound else None
    if not word.endswith("s") and word != "them":
        bound = [one for one in bound if not one.group]
    if word in ("it", "them", "card", "cards"):
        bound = [one for one in bound if not one.named]
        if word == "it" and len(bound) > 1 and bound[-1].many and not bound[-2].many and bound[-2].thrown is None:
            return bound[-2] if bound[-2].mark != "this" else bound[-1]  # one, beside several: "it" is no "they"
        return bound[-1] if bound else None
    if word.startswith(ONE):
        return next((one for one in reversed(bound) if means(word, one.filter)), None)
    kind = word.removesuffix("s")
    for one in reversed(bound):
        if kind in kinds_of(one.filter):  # of a UNIT or ITEM, "that ITEM" says nothing of where it is the UNIT
            return one if len(one.filter.types) < 2 else None
    return None
