"""Objects that were named, and which of them a pronoun means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.text.grammar.noun.demand_terms import ONE, means
from engine.text.surface import Aim, LinkError, Predicate, Said
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


class Scope(Protocol):
    """See :class:`engine.text.reference.registers.Memory` for what the attributes mean."""

    targets: list[tuple[Bound, Aim]]
    bound: list[Bound]
    made: list[Bound]
    both: list[tuple[str, str]]
    deed: tuple[tuple[Any, ...], Any]
    they: Any
    spoken: str
    branch: str
    asking: bool
    asked_first: bool
    unhurt: bool
    into_deck: bool

    def items(self, clauses: tuple[Any, ...], player: str) -> list[Any]:
        """The instructions of clauses with one subject."""
        ...

    def clause(self, clause: Any, player: str) -> list[Any]:
        """The instructions of one clause."""
        ...

    def define(self, do: list[Any], amount: Any, player: str) -> list[Any]:
        """Say what X is in some instructions."""
        ...

    def plainly(self, do: Sequence[Any]) -> dict[str, Any]:
        """What nothing means later, by register."""
        ...

    def person(self, named: Any, player: str) -> Any:
        """The player whom a word means."""
        ...

    def noun(self, who: Any, player: str) -> Any:
        """What a noun means."""
        ...

    def value(self, node: Any, player: str) -> Any:
        """An amount or condition with registers filled in."""
        ...


#: After these verbs something no longer lies where it was.
_AWAY = frozenset(("discard", "exile", "ko", "destroy", "return", "rebuild"))
_FIELD_VERBS = frozenset(("stun", "ko", "cure", "support", "support this turn", "support this combat"))
#: How the rules begin that only say something of what is on the field.
_FIELD_RULES = (
    "cannot attack", "cannot be attacked", "cannot be sclm attacked", "cannot overkill", "cannot sclm attack",
    "cannot fight", "attack if able", "must attack", "fights back", "fought back", "cannot be fought", "may attack",
    "cannot gain support", "no support", "no stun damage", "has support", "cannot be stunned", "cannot be ko",
)  # fmt: skip


def needs_field(clause: Any) -> str:
    """What a clause is done to: "UNIT" if only one on the field can be meant, "standby" for what waits, "valid" if
    nothing in a trail or under other cards, "replaced" if what would have happened to it happens otherwise instead,
    "" for anything."""
    if isinstance(clause, Do) and clause.verb == "counter":
        return "standby"
    if isinstance(clause, Put) or (isinstance(clause, Do) and clause.verb in ("return", "exile")):
        return "replaced"
    if isinstance(clause, Do):
        return "UNIT" if clause.verb in _FIELD_VERBS else "valid" if clause.verb in ("ready", "action") else ""
    if not isinstance(clause, Said):
        return ""
    needs = {_said(part) for part in clause.predicates}
    return "UNIT" if "UNIT" in needs else "valid" if needs == {"valid"} else ""


def _said(part: Predicate) -> str:
    if part.kind in ("bonus", "set str", "set def", "support", "no support"):
        return "UNIT"
    if part.kind == "rules":
        rules = [one for one in part.value if isinstance(one, str)]
        if rules and all(one.startswith(_FIELD_RULES) for one in rules):
            return "UNIT"
        return "valid" if rules and all(one.startswith(("cannot ready", "cannot leave")) for one in rules) else ""
    return (
        "valid"
        if part.kind in ("icons", "crafts", "orgs", "orgs of", "crafts of", "icon crafts of", "names of")
        else ""
    )


def place(one: Bound) -> str:
    """The zone in which something lies after what was done to it: "" if it has gone elsewhere."""
    if one.put:
        return "field" if one.put in ("put field", "put your field") else one.put.removeprefix("put ")
    return "" if one.done & _AWAY else one.filter.zone


def still_there(linker: Any, one: Bound | None, word: str) -> Bound | None:
    """What "it" or "they" mean where what was named last has gone, or is no UNIT: what was named before it and is
    there, if anything was."""
    need = linker.doing
    if one is not None and need == "replaced" and word == "it" and not _would(linker):
        return _paid_for(linker, one)
    if one is None or not need or _fits(one, need):
        return one
    if need == "replaced":
        return linker.start if word == "it" and linker.start is not None else one
    start = linker.bound[0] if need != "standby" and gone(linker.trigger) else None
    several = word == "them"
    there = [other for other in linker.bound if other is not start and other.many is several and _fits(other, need)]
    before = points_at([other for other in there if need == "standby" or place(other) == "field"], word)
    if before is None and need == "UNIT" and one is linker.start and linker.trigger.event == "discards":
        raise LinkError("what lies in a trail gets nothing", r"\bit\b|それ")
    return one if before is None else before


def _fits(one: Bound, need: str) -> bool:
    if need == "UNIT":
        return place(one) == "field" and (not one.filter.types or "UNIT" in "".join(one.filter.types))
    if need == "standby":
        return place(one) == "standby"
    if need == "replaced":
        return not (one.put or one.done & _AWAY)
    return place(one) in ("field", "hand", "homebase", "standby")


def _would(linker: Any) -> bool:
    return linker.trigger is not None and linker.trigger.event.startswith("would ")


def _paid_for(linker: Any, one: Bound) -> Bound:
    """ "Choose a UNIT in your trail. You may destroy an ITEM you control. If you do, put it onto the field": nobody
    pays with what then comes back; and what is on the field is not put there."""
    there = linker.moving == "field" and place(one) == "field"
    paid = (
        one.mark in linker.offered
        and bool(one.done & {"destroy", "ko"})
        and linker.moving in ("field", "hand", "return")
    )
    if one.many or one.mark == "this" or one is linker.start or not (there or paid):
        return one
    places = ("trail", "hand", "exile", "field") if paid else ("trail", "hand", "exile")
    away = [
        other
        for other in linker.bound
        if not (other is one or other.many or other.group or other.named or other.thrown is not None)
        and (place(other) in places or (other is linker.start and gone(linker.trigger)))
    ]
    return away[-1] if away else one
