"""What was done "this way", and "the other" of two."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.noun.places import BY_THIS, DONE_TO, EACH, MOVED, YOURS
from engine.text.reference.antecedents import SPOKEN, Bound, gone, kinds_of, points_at, trigger_object
from engine.text.reference.registers import Memory, at_once
from engine.text.surface import NOT_THIS, PAID, SAID, SELF, SUBJECT, LinkError, Ref
from engine.trails.tree import Count, Do, Filter, Have, Is, Lose, Much, PlayCard, Put, Reveal, Size, Trigger
from engine.trails.tree.nouns import FIGHTING, WAS
from engine.trails.tree.reads import names_in, replace

#: What a craft waits for where its own card is meant by what was done to it.
_HAPPENED = {
    "discard": ("discards",), "stun": ("is stunned", "is stunned by", "stunned by player"),
    "destroy": ("is destroyed",),
    "return": ("moves", "moved"), "exile": ("moves", "moved"), "cure": ("is cured", "cures"), "ready": ("is readied",),
    "action": ("is actioned",),
}  # fmt: skip
#: What happens to a card as it leaves the field.
_LEFT = ("leaves", "to trail", "is ko", "is destroyed")
#: Verbs after which a card is still where it was.
STAYING = frozenset(("stun", "cure", "ready", "action", "support", "support this turn", "support this combat"))
STAYING |= {"curse", "curse this turn"}
WAY = r"this way|これにより|この方法|この効果"
#: What is done to something that stays where it is, and whose it is.
STANCES = frozenset(("stun", "cure", "ready", "action"))
#: Verbs after which something lies in its owner's trail.
_GONE = ("ko", "destroy")
#: Where a verb puts something.
_GOES = {"discard": "trail", "exile": "exile", "ko": "trail", "destroy": "trail", "return": "hand",
         "put trail": "trail", "put hand": "hand"}  # fmt: skip
#: In what bond is lost or gained, or would be.
_OF_BOND = frozenset(
    ("loses bond", "gains bond", "overkill", "takes stun damage")
    + tuple(f"would {event}" for event in ("lose bond", "gain bond", "overkill", "overkill damage", "stun damage"))
)


class Done(Memory):
    """What was done so far to what the words of one effect have named."""

    def meant_thrown(self, word: str, nearer: Bound | None) -> bool:
        """ "Discard a card. Put it onto the field": what was discarded last, where nothing else stands before, where it
        was asked what it is, or where anything else is on the field already."""
        last = self.bound[-1]
        if word != "it" or last.group or not self.moving:
            return False
        if nearer is None or self.asked_of is last:
            return True
        there = not gone(self.trigger) if nearer is self.start else nearer.filter.zone == "field"
        return self.moving == "field" and there and nearer.done <= STAYING

    def all_thrown(self) -> Bound:
        """All cards that were discarded last: "the discarded cards"."""
        one = next((one for one in reversed(self.bound) if one.thrown is not None), None)
        if one is None or not one.many:
            raise LinkError("no several cards were discarded", r"discarded|捨て")
        one.used = True
        self.bound = [*(other for other in self.bound if other is not one), one]
        return one

    def acted(self, done: Any) -> None:
        """Something was done to what a register means: it can be counted afterwards."""
        who = getattr(done, "who", None)
        for one in self.bound:
            if one.mark == who:
                one.spared = False
                if isinstance(done, Do):
                    one.done.add(done.verb)
                elif isinstance(done, Put):
                    one.put = f"put {done.to}"
                elif isinstance(done, PlayCard):
                    one.put = "play"
                elif isinstance(done, Reveal):
                    one.shown = True

    def done_to(self, verb: str) -> Bound | None:
        """What something was done to last, a certain verb if one is named; never what only gets something for it."""
        bound = [one for one in self.bound if not one.spared and (not verb or verb in (*one.done, one.put))]
        one = bound[-1] if bound and bound[-1].thrown is not None else points_at(bound, "them")
        return one if one is not None or verb or self.saying else points_at(self.bound, "them")

    def paid_with(self, word: str) -> Bound | None:
        """What the craft was paid with, if a word means it: to what has gone elsewhere nothing more is done."""
        one = self.paying
        if one is None or (word in ("it", "them") and (word == "them") is not one.many):
            return None
        there = (one.done <= STAYING and one.put in ("", "shown")) or self.measuring or self.asking
        return points_at([one], word) if there else None

    def of_itself(self, verb: str, kind: str) -> None:
        """ "The card removed this way" is this card only if that is what the craft waits for."""
        one = points_at(self.bound, kind)
        if one is self.start and one is not None and one.mark == "this":
            events = _HAPPENED.get(verb, ())
            if self.trigger is None or (self.trigger.event not in events and verb not in one.done):
                raise LinkError("nothing was done so before", rf"{WAY}|\bthe \w+ed\b|た(?:カード|[A-Z])")

    def this_way(self, size: Size, kind: str) -> Size:
        """How many, of a type, were among what something was done to before."""
        one = at_once(self, size.done, kind) or self.done_to(size.done)
        if one is None and self.paying is not None and (not size.done or size.done in self.paying.done):
            one, size = self.paying, replace(size, done="")  # all of it was done, or it could not have been paid
        if one is None or one.name == "hand" or (one is self.start and one.mark == "this"):
            raise LinkError("nothing stands before that was done", WAY)
        if not kind:
            one.used = True
            return replace(size, of=one.mark)
        if kinds_of(one.filter) == (kind,):
            kind = ""
        elif one.filter.types or not one.mark.startswith(("\0", PAID)) or one.filter.zone == "standby":
            raise LinkError(f"no {kind} can have been among them", WAY)
        one.used = True
        return replace(size, of=one.mark, type=kind)

    def counted_done(self, node: Count) -> Any:
        """ "For each UNIT cured this way": how many of them there were; None if it counts something else."""
        f = node.of
        if f.among == BY_THIS:
            f = self.removed_by_this(f)
            if f.among == "removed":
                return None
            node = replace(node, of=f)
        if f.among.startswith(DONE_TO + MOVED) and (f.orgs or f.names or f.ranges or f.icons) and f.whose == "any":
            verb = f.among.removeprefix(DONE_TO + MOVED)
            one = self.done_to(verb.removeprefix(YOURS))
            if verb.startswith(YOURS):
                mine_only(one)
            if one is not None and one.many and one.name != "hand":  # those of them that are such
                return replace(node, of=self.from_among(replace(f, among="~it"), one))
        if not f.among.startswith(DONE_TO) or replace(f, among="", types=()) != Filter() or len(f.types) != 1:
            return None
        way: Any = Ref(f"way {f.types[0]}")
        if f.among.startswith(DONE_TO + MOVED):  # as it is said with "the number of"
            return Size(way, node.each, done=SAID + f.among.removeprefix(DONE_TO + MOVED))
        return self.this_way(Size(way, node.each, done=f.among.removeprefix(DONE_TO)), f.types[0])

    def from_among(self, f: Filter, among: Bound | None) -> Filter:
        """ "One of them": a noun of what is chosen among several that stand before."""
        if among is None:
            raise LinkError(
                "nothing stands before that could be chosen from",
                r"from (?:it|them|among)|one of|among|その中|それら|公開した",
            )
        among.used = True
        zone, whose = _now(among)
        if among.name == "homebase":
            if f.asks_identity:
                raise LinkError("what face-down cards are is asked of nobody", r"of them|among|その中")
            f = replace(f, face=among.filter.face)
        if f.types == among.filter.types:
            f = replace(f, types=())  # "one of those UNITs"
        if f.zone not in ("field", "homebase", zone):
            raise LinkError("two places for one card")
        mark = "" if among.name in ("hand", "homebase") else among.mark  # a whole hand is as it is by then
        if self.picking and self.really is not None and self.really[0] == mark and zone == "field":
            mark = ":".join(self.really)
        return replace(f, among=mark, zone=zone, whose=whose if f.whose == "any" else f.whose)

    def of_those_done(self, f: Filter) -> Filter:
        """ "UNITs cured this way": those of what stands before to which it was really done (104.3)."""
        verb = f.among.removeprefix(DONE_TO)
        if verb.startswith(MOVED):
            return self.of_those_moved(f, verb.removeprefix(MOVED))
        one = self.done_to(verb)
        # those of one player among those of both: of what is gone, of whom it was when it was last there (1221.1)
        apart_ = verb in (*STANCES, *_GONE) and f.whose in ("you", "opponent")
        if not self.picking and not self.meaning_all and not apart_:
            raise LinkError("how many they are is counted otherwise", WAY)
        if one is None or verb not in one.done or one.filter.zone != "field" or f.zone != "field":
            raise LinkError("nothing stands before that was done", WAY)
        if self.meaning_all and not one.many:
            raise LinkError("it is one and not several", WAY)
        one.used = True
        if verb in _GONE and apart_ and not self.picking and not self.meaning_all:
            if f.states:
                raise LinkError("they are not on the field any more", WAY)
            if not one.many or one.filter.whose != "any":
                raise LinkError("they are all of one player", WAY)
            return replace(f, among=f"{one.mark}:{verb}")
        if verb in _GONE:  # in whose trail they lie hangs on who owns them
            if f.whose != "any" or f.states:
                raise LinkError("they are not on the field any more", WAY)
            return replace(f, among=f"{one.mark}:{verb}", zone="trail")
        whose = one.filter.whose if f.whose == "any" else f.whose
        return replace(f, among=f"{one.mark}:{verb}", whose=whose)

    def of_those_moved(self, f: Filter, verb: str) -> Filter:
        """ "A UNIT put into your trail this way": one of those, as of any cards that stand before."""
        one = self.done_to(verb.removeprefix(YOURS))
        if not self.picking or self.meaning_all or one is None or not one.many or one.name == "hand":
            raise LinkError("nothing stands before that was done, or all of it is meant", WAY)
        if verb.startswith(YOURS):
            mine_only(one)
        return self.from_among(replace(f, among="~it"), one)

    def aboard(self, f: Filter) -> Filter:
        """Who has boarded this card, or had when it left the field: then they have come back there (ja:1337.3)."""
        one = points_at(self.bound, "it") if f.among.startswith("~") else None
        if one is None and f.among.startswith("~"):
            raise LinkError("whether this card or each of those is meant is not said", r"board|搭乗")
        if one is not None and one.mark != "this":
            there = _now(one)[0] == "field" and not one.many and not (one is self.start and gone(self.trigger))
            if not there or f.among != "~crew" or not set(one.filter.types) & {"ITEM", "UNIT"}:
                raise LinkError("who has boarded another card is not known", r"board|搭乗")
            one.used = True
            return replace(f, among=f"{one.mark}:crew", zone="exile")
        left = self.trigger is not None and self.trigger.who == "this" and self.trigger.event in _LEFT
        return replace(f, among="crew", zone="field" if left else "exile")

    def removed_by_this(self, f: Filter) -> Filter:
        """ "A UNIT removed from the game by this card": of a card that stays, and of what it did at another time."""
        this_way = self.card or any("exile" in one.done for one in self.made)
        this_way = this_way or (self.paying is not None and "exile" in self.paying.done)
        if f.among == BY_THIS:
            return (
                replace(f, among=BY_THIS.removesuffix(" by")) if this_way else replace(f, among="removed", zone="exile")
            )
        if this_way:
            raise LinkError("what this very effect has removed is said otherwise", r"removed|by this|除外|これ")
        return f

    def was(self, asked: Is) -> Is:
        """What something was: what it is, where nothing has changed that; or was in the attack that has just ended."""
        states = asked.filter.states
        if self.after_attack and all(state.removeprefix("-") in FIGHTING for state in states):
            past = tuple("-" * (state[0] == "-") + WAS + state.removeprefix("-") for state in states)
            return replace(asked, filter=replace(asked.filter, states=past))
        if asked.who in (self.told if states and set(map(_plain, states)) <= _TOLD else self.turned):
            words = r"\b(?:was|had|didn't have)(?:n't)?\b|持って|だった|でなかった|ていた|ていなかった"
            raise LinkError("how it was before is not known any more", words)
        return asked

    def seen_by_all(self, mark: str) -> None:
        """What is gained of another card is that of one which everybody sees (502.2b)."""
        one = next((one for one in self.bound if one.mark == mark), None)
        if one is not None and one.filter.zone in ("hand", "deck") and not (one.shown or one.done or one.put):
            raise LinkError("nobody sees which card that is", r"names?\b|icon crafts|カード名|名前|アイコンクラフト")

    def much(self, node: Much) -> bool:
        """Whether something was lost or gained; more or less of it is only what takes its place."""
        event = self.trigger.event if self.trigger is not None else ""
        return event in _OF_BOND and (not node.more or event.startswith("would "))

    def known(self, node: Is) -> Is:
        """ "If it is a Guild UNIT" of a UNIT asks no more than "if it is of the Guild"."""
        f = node.filter
        if not f.types or f.zone != "field" or replace(f, types=()) == Filter():
            return node
        one = next((one for one in reversed(self.bound) if one.mark == node.who), None)
        fits = one is not None and one.filter.types == f.types
        return replace(node, filter=replace(f, types=())) if fits else node


#: States that something gets or loses by what is said of it, and the verbs for them.
_TOLD = frozenset(("cursed", "support"))
TELLING = frozenset(("curse", "curse this turn", "support", "support this turn", "support this combat", "lose support"))
#: Verbs after which something is in another state.
CHANGING = frozenset(("stun", "cure", "ready", "action", "face up", "face down"))


def _plain(state: str) -> str:
    return state.removeprefix("-")


def touches(node: Any, asked: Is) -> bool:
    """Whether an instruction may change the state of which a condition asks."""
    if getattr(node, "who", None) != asked.who:
        return False
    told = bool(asked.filter.states) and set(map(_plain, asked.filter.states)) <= _TOLD
    if isinstance(node, Do):
        return node.verb in (TELLING if told else CHANGING)
    return told and isinstance(node, (Have, Lose))


def _now(one: Bound) -> tuple[str, Any]:
    """Where what something was done to lies by then, and whose it is there: a card goes to its owner's zone (502.5)."""
    gone_to = {_GOES[verb] for verb in (*one.done, one.put) if verb in _GOES}
    if len(gone_to) != 1 or one.filter.zone not in ("field", "hand", "trail"):
        return one.filter.zone, one.filter.whose
    return gone_to.pop(), "any" if one.filter.zone == "field" else one.filter.whose


def mine_only(one: Bound | None) -> None:
    """ "Put into your trail this way": of what was both players' only a part is meant. Raises :class:`LinkError`."""
    if one is not None and one.filter.whose not in ("you", SUBJECT):
        raise LinkError("which of them are yours is not counted", r"(?:into )?your trail|あなたの軌跡")


def both_hands(one: Bound) -> bool:
    """Whether it is what each player discarded."""
    return getattr(one.thrown, "player", "") == "each"


def fighting_still(node: Any) -> Any:
    """What is done at the end of a combat as it is said: to those that are attacking, who then were."""
    if isinstance(node, Is):
        return node
    if isinstance(node, tuple):
        return tuple(fighting_still(part) for part in node)
    if isinstance(node, Filter) and any(state.startswith(WAS) for state in node.states):
        return replace(node, states=tuple(sorted(state.removeprefix(WAS) for state in node.states)))
    changed = {
        name: new for name in names_in(node.__class__) if (new := fighting_still(old := getattr(node, name))) is not old
    }
    return replace(node, **changed) if changed else node


def other(linker: Memory, f: Filter) -> Filter:
    """A noun of others, with what it leaves out.

    In an EVENT or arts that is what stands before; in a craft its own card, or what was chosen or aimed at before, if
    it could be one of them.
    """
    if f.scope == NOT_THIS:
        return replace(f, scope="other")
    if linker.card:
        one = points_at(linker.bound, "them")
        if one is None:
            return f
        one.used = one.used or one.thrown is None
        return replace(f, scope="all", but=one.mark if one.thrown is None else "")  # what was discarded is gone
    own = linker.asked_first and f.whose != "opponent"  # "if you control another UNIT": than this card
    left = None if f.but or own else left_out(linker.bound, f, linker.trigger)
    if left is None:
        return f
    left.used = True
    both = f.whose != "opponent" and left.filter.scope == "other"  # "another UNIT. Each other UNIT": neither of them
    return replace(f, scope="other" if both else "all", but=left.mark)


def left_out(bound: list[Bound], f: Filter, trigger: Trigger | None) -> Bound | None:
    """What stands before in a craft that others of a kind are other than, None if it is this card."""
    start = trigger_object(trigger)
    for one in reversed(bound):
        if one.mark in ("this", PAID) or one.name == SPOKEN or one.thrown is not None:
            continue
        waited = start is not None and one.mark == start.mark
        if waited and (gone(trigger) or (f.whose != "opponent" and one.filter.scope == "other")):
            continue  # where a craft waits for another one, "another" says once more that this card is left out
        if one.filter.zone == f.zone and could_be(one.filter, f):
            return one
    return None


def could_be(one: Filter, other: Filter) -> bool:
    """Whether what one noun says may be among what another one says, for all that their words tell."""
    if one.whose in ("you", "opponent") and other.whose in ("you", "opponent") and one.whose != other.whose:
        return False
    mine, theirs = kinds_of(one), kinds_of(other)
    if mine and theirs and set(mine).isdisjoint(theirs):
        return False
    return not (one.orgs and other.orgs and set(one.orgs).isdisjoint(other.orgs))


def as_the_one(f: Filter) -> Filter:
    """ "Each other card with the same name": the same as that of the one it is other than."""
    one = f.but or ("this" if f.scope == "other" else "")
    plain = one == "this" or (one.__class__ is str and one != SELF and f.scope == "all")
    return replace(f, named=one) if plain and one and f.named == EACH + "name" else f
