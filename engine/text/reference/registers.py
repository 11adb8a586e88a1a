"""What has been named, and what "them", "one of them" and "the rest" mean of it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import fields, is_dataclass
from typing import Any

from engine.text.reference.antecedents import (
    ANYTHING,
    SPOKEN,
    Bound,
    base_name,
    concerned_player,
    gone,
    kinds_of,
    looked_at,
    points_at,
    trigger_object,
)
from engine.text.reference.settlement import Explained
from engine.text.surface import ANY, PAID, Aim, LinkError, Ref
from engine.trails.tree import Choose, Do, Filter, Put, Size, Trigger
from engine.trails.tree.nouns import SEEN
from engine.trails.tree.reads import replace, speaks_of

_WORDS = r"\b(?:they|them|those|their)\b|それら"
_KINDS = ("UNITs", "ITEMs", "EVENTs", "BASEs")


def several(linker: Any, who: Any) -> tuple[str, ...] | None:
    """The registers that a plural means together, None where it means what is one register, or as it always did.

    Raises :class:`LinkError` where nothing tells which of them are meant.
    """
    if not isinstance(who, Ref) or (who.word != "them" and who.word not in _KINDS):
        return None
    bound: Sequence[Bound] = [one for one in linker.bound if one.name != SPOKEN and one.mark != "this"]
    if who.word != "them":
        bound = [one for one in bound if who.word[:-1] in kinds_of(one.filter)]
    while len(bound) > 2 and bound[-1].thrown is not None and not bound[-1].many:
        bound = bound[:-1]  # one card that was discarded in between is not "them"
    if not bound or bound[-1].many or bound[-1].group or bound[-1].thrown is not None or bound[-1] is linker.start:
        return None
    if len(bound) > 1 and bound[-2].dug:
        return None  # what was shown until it was found
    singles: list[Bound] = []
    for one in reversed(bound):
        if one.many or one.group or one.thrown is not None or one is linker.start:
            break
        singles.insert(0, one)
    before = bound[: len(bound) - len(singles)]
    if len(singles) == 1:
        return _last_many(linker, before, singles[0])
    named = [set(marks) & {one.mark for one in singles} for _, marks in linker.groups]
    if any(0 < len(group) < len(singles) for group in named) or any(one.many or one.group for one in before):
        raise LinkError("which of them are meant is not said", _WORDS)
    if len({one.filter.zone for one in singles}) > 1 or len({_whither(one) for one in singles}) > 1:
        raise LinkError("they are not in one place any more", _WORDS)
    for one in singles:
        one.used = True
    return tuple(one.mark for one in singles)


def only_one(later: Sequence[Bound]) -> bool:
    """Whether what was named afterwards is one single thing, which a plural cannot mean."""
    if len(later) != 1:
        return False
    (one,) = later
    return not (one.many or one.group or one.thrown is not None or one.dug or one.filter.among)


def _last_many(linker: Any, before: Sequence[Bound], single: Bound) -> tuple[str, ...] | None:
    """What was named in the plural last, before a single thing that cannot be meant."""
    many = next((one for one in reversed(before) if one.many or one.group), None)
    if many is None and before and before[-1] is linker.start:
        raise LinkError("which of them are meant is not said", _WORDS)  # the one that triggered it, too?
    if many is None:
        return None
    if single.filter.among:
        return None  # it was chosen among them
    many.used = True
    return (many.mark,)


def _whither(one: Bound) -> str:
    """Where something went by what was done to it, as far as it is known."""
    return one.put or next((verb for verb in ("ko", "destroy", "return", "exile", "discard") if verb in one.done), "")


_REST = r"the rest|the others?|the remaining|残り|それ以外"
#: Moments of the game, which may be nobody's.
_MOMENTS = frozenset({"start", "end"})


class Memory:
    """What the words of one effect have named so far: its registers, and who and what was spoken of last."""

    one_only = False  #: words for several do not mean what the trigger is about
    place = ""  #: where this card has to lie, if it is said of it
    x: Any = None
    saying = False  #: whether it is worked out what is said of something
    asking = False  #: whether a condition asks what "it" was
    measuring = False  #: whether a number of "it" is asked for
    offered: Set[str] = frozenset()  #: what the last option is paid with
    says_named = False  #: whether it speaks of a card or number that was named (1302.1, 104.5)
    number_at = -1  #: how much had been bound when a number was named; -1: none was
    doing = ""  #: where that must lie to which something is done: see ``needs_field``
    moving = ""  #: where "it" is put: the place, or the verb
    asked_of: Bound | None = None  #: the discarded card of which it was asked what it is
    branch = ""  #: the part of the option before that was said last: "then", "otherwise"
    counted: Any = None  #: the last number that was worked out, for "that many"
    spoken = "you"  #: the player who spoke last
    compared: Any = None  #: what "the difference" is, after a condition
    picking = False  #: whether something is chosen
    meaning_all = False  #: whether all of those are meant to which something was done
    unhurt = False  #: it was said that stun damage is not taken
    chose = False  #: organizations have been chosen
    into_deck = False  #: cards have been put into a deck, which has to be shuffled
    went_back = ""  #: what was returned to its owner last
    searched: Any = None  #: whose deck was searched last
    paid = False  #: it is that of an activated craft, where "other" is other than this card
    costs: frozenset[str] = frozenset()  #: verbs of that cost, but those on this card
    chosen_paid = False  #: it is an additional cost, paid with another card than this one, which has to be chosen
    card = False  #: it is that of an EVENT or arts, where "other" is other than what stands before
    supposed: Filter | None = None  #: of what a condition says that there is: "that UNIT" is one of them
    supposed_one = False  #: it says so of one or more
    paying: Bound | None = None  #: what the craft was paid with, where nothing nearer is meant
    really: tuple[str, str] | None = None  #: what a condition says was really done, and to what
    after_attack = False  #: whether it is carried out when the attack is over
    asked_first = False  #: whether it is a condition that speaks
    picked: str = ""  #: the register of what was chosen last
    rests: tuple[Bound, ...] = ()  #: what "the rest" was, and all of a kind among shown cards: only "this way" means it
    row_end = 0  #: how much was bound after the last of ``row``
    crowd: Filter | None = None  #: everything of a kind, of which something was said last
    held = False  #: whether something is said of a card in the hand until it leaves that
    of_this = False  #: this card was spoken of last, and what triggered has left the field

    def __init__(self, trigger: Trigger | None = None) -> None:
        self.targets: list[tuple[Bound, Aim]] = []
        self.bound: list[Bound] = []
        start = trigger_object(trigger)
        self.trigger = trigger
        self.start = start
        self.concerned = concerned_player(trigger)  #: the player whom the trigger is about
        if start is not None:
            self.bound.append(start)
        self.made: list[Bound] = []
        self.explained: list[Explained] = []  #: what was said with an X that was explained
        self.cost_x = False  #: whether X stands in what is paid
        self.both: list[tuple[str, str]] = []  #: registers of what each player discards by a number of their own
        self.groups: list[tuple[int, tuple[str, ...]]] = []
        self.row: list[str] = []  #: targets named one after the other in clauses of their own
        about = None if self.concerned == "you" else self.concerned
        self.they: Any = about or (None if _anybody(trigger) else "opponent")  #: the other person named last
        self.named: Any = None  #: whom the text itself has named last, if it is somebody else
        self.deed: tuple[tuple[Any, ...], Any] = ((), "")  #: what was done last, as it was said, and by whom
        self.turned: set[Any] = set()  #: what is not in the state any more in which it was
        self.told: set[Any] = set()  #: of what it was said that it is cursed, has support, has or loses something
        self.pending: list[Any] = []  #: choices among them that come before what is done to them

    def spoke_of(self, who: Any) -> None:
        """ "This card gets +1/+0. Ready it": where nothing else stands before, "it" is this card."""
        if who == "this" and not self.bound:
            self.bound.append(Bound("this", ANYTHING, SPOKEN))
        elif who == "this" and self.bound == [self.start] and gone(self.trigger):
            self.of_this = True

    def of_many(self, who: Any) -> bool:
        """Whether a register means several things of which each can have a number of its own."""
        return any(one.mark == who and one.many for one in self.bound)

    def meant_other(self, several: list[Any], word: str) -> bool:
        """Whether a word means something else than those of which something is said."""
        one = points_at(self.bound, word)
        return one is not None and one.mark not in several

    def this_again(self, who: Any) -> bool:
        """ "When an ITEM you control is destroyed, ready this card. It gets +1/+0": that ITEM gets nothing any more."""
        return self.of_this and who == Ref("it") and self.bound == [self.start]

    def one_supposed(self, word: str) -> Bound | None:
        """A choice among what the condition before is about, if the word can mean one of it."""
        f = self.supposed
        if f is None or not self.supposed_one or (word not in ("it", "card") and word not in kinds_of(f)):
            return None
        self.supposed = None
        f = replace(f, among="") if f.among == SEEN else f  # a whole hand is as it is by then
        one = self.bind(f, base_name(f), False)
        self.pending.append(Choose(one.mark, f))
        return one

    def all_supposed(self, who: Any) -> Any:
        """ "If you control three or more Guild UNITs, ready them": where nothing stands before, all that there are."""
        several = isinstance(who, Ref) and (who.word == "them" or who.word.endswith("s"))
        if not several or self.supposed is None:
            return who
        one = points_at(self.bound, who.word)
        open_ = self.one_only and one is not None and one.mark != "this"  # it may be several that trigger it
        if one is not None and (one is not self.start or one.many or open_):
            return who
        f, self.supposed = self.supposed, None
        return f if who.word in ("them", "cards") or who.word.removesuffix("s") in kinds_of(f) else who

    def bind(self, f: Filter, name: str, many: bool) -> Bound:
        """A new register."""
        one = Bound(f"\0{len(self.made)}", f, name, many)
        self.made.append(one)
        self.bound.append(one)
        return one

    def met(self, player: str) -> None:
        """The opponent has been spoken of: from here on "they" can be meant."""
        if player == "opponent":
            self.named = player
            self.they = player if self.they is None else self.they

    def placed(self, f: Filter) -> None:
        """Cards of two kinds of which it has to be said where they lie: EVENTs and BASEs lie elsewhere (203.4)."""
        if (
            f.zone == "field"
            and f.asks_others
            and any(part.types and set(part.types) <= {"EVENT", "BASE"} for part in f.either)
        ):
            raise LinkError("they do not lie in one place", r"\bor\b|か")

    def known_early(self, f: Filter) -> None:
        """Targets are chosen when the ability is played (1204.2d): what is only chosen then is not known yet."""
        if not f.asks_others and not f.ranges:
            return
        if ":" in f.among:
            raise LinkError("targets are chosen before that is known", r"target|対象")
        early = {one.mark for one, _ in self.targets}
        late = {one.mark for one in self.made} - early | {PAID}
        if any(getattr(f, name) in late for name in ("shares", "fights", "named", "among", "but")) or any(
            speaks_of(f.ranges, mark) for mark in late
        ):
            raise LinkError("targets are chosen before that is known", r"target|対象")

    def all_of(self, f: Filter) -> Choose:
        """Everything of a kind, as long as nobody knows whether a later word will mean it: see ``Linker.finish``."""
        if f.scope == "other" and self.targets and self.trigger is None and not self.paid:
            raise LinkError("other than which of them is not said", r"\bothers?\b|他の|ほかの")
        self.placed(f)
        one = self.bind(f, f"{base_name(f)}s", True)
        one.group = True
        return Choose(one.mark, f, ANY, ANY)

    def chosen(self) -> str:
        """What was chosen last, while the effect resolves."""
        aims = {one.mark for one, _ in self.targets}
        one = self.bound[-1] if self.bound else None
        if one is None or one is self.start or one.mark in aims or one.group or one.thrown or looked_at(one):
            raise LinkError("nothing was chosen", r"chosen|選ば")
        one.used = True
        return one.mark

    def rest(self) -> Filter:
        """What is still there of what was looked at, or what was not chosen of what was named."""
        one = self.bound[-1] if self.bound else None
        named = {two.mark for two in self.bound if two.many and not looked_at(two) and two is not one}
        named |= {aim.mark for aim, _ in self.targets}
        if one is not None and one.filter.among in named:
            one.used = True
            return Filter(zone=one.filter.zone, whose=one.filter.whose, among=one.filter.among, but=one.mark)
        if one is not None and one.mark == self.picked and one.filter.zone == "field" and not one.filter.among:
            one.used = True
            return replace(one.filter, but=one.mark)  # of what was chosen on the field: all others of its kind
        among = next((one for one in reversed(self.bound) if looked_at(one)), None)
        if among is None:
            raise LinkError("nothing has been looked at", _REST)
        if among.filter.zone == "hand" and among.name != "hand":
            raise LinkError("what is left in a hand is not what was chosen in it", _REST)
        return Filter(zone=among.filter.zone, whose=among.filter.whose, among=among.mark)

    def group(self, marks: list[str]) -> None:
        """Several targets that one word means from now on."""
        self.groups.append((len(self.bound), tuple(marks)))

    def in_row(self, mark: str) -> None:
        """A target named in a clause of its own: 〜を1つ対象とし、〜を1つ対象とし、それらを〜."""
        self.row = [*self.row, mark] if self.row_end == len(self.bound) - 1 and self.row else [mark]
        self.row_end = len(self.bound)

    def grouped(self, who: Ref) -> tuple[str, ...] | None:
        """The targets that "them" means together, if it does."""
        if who.word == "them" and len(self.row) > 1 and self.row_end == len(self.bound) and not self.bound[-1].many:
            return tuple(self.row)
        if who.word in ("them", "same") and self.groups and self.groups[-1][0] == len(self.bound):
            return self.groups[-1][1]
        return several(self, who)


def _anybody(trigger: Trigger | None) -> bool:
    """Whether what it waits for may be anybody's, so that nobody is meant by "they"."""
    if trigger is None:
        return False
    anything = isinstance(trigger.who, Filter) and trigger.who.whose == "any"
    return anything or (trigger.event in _MOMENTS and trigger.player == "each")


#: What says that something is done later to what has gone out of sight.
FOLLOWED = r"\b(?:it|them|that card|that UNIT)\b|それ|その"
_WAY = r"this way|これにより|この方法|この効果"


def followed(linker: Any, done: Any, out: list[Any]) -> Any:
    """The instruction, with a register for what is meant by a filter among shown cards."""
    if not isinstance(done, (Do, Put)) or not isinstance(done.who, Filter) or not done.who.among.startswith("\0"):
        return done
    out.append(linker.all_of(done.who))
    one: Bound = linker.bound.pop()
    linker.rests = (*linker.rests, one)
    if isinstance(done, Put):
        one.put = f"put {done.to}"
    else:
        one.done.add(done.verb)
    return replace(done, who=one.mark)


def at_once(linker: Any, verb: str, kind: str) -> Bound | None:
    """The rest, if a verb was done to that alone. Raises :class:`LinkError` if it was done to several things."""
    if not verb:
        return None
    those = [one for one in (*linker.bound, *linker.rests) if _meant(one, verb, kind)]
    if len(those) > 1:
        raise LinkError("it was done more than once, and which are counted is not said", _WAY)
    return those[0] if those and those[0] in linker.rests else None


def _meant(one: Bound, verb: str, kind: str) -> bool:
    if one.spared or verb not in (*one.done, one.put):
        return False
    return not kind or not kinds_of(one.filter) or kind in kinds_of(one.filter)


def any_counted(rests: Sequence[Bound], verb: str) -> bool:
    """Whether a verb was done to such cards."""
    return any(verb in (*one.done, one.put) for one in rests)


def not_followed(one: Bound) -> bool:
    """Whether something has gone where nobody can tell it from other cards until later (502.3)."""
    return "return" in one.done or one.put == "put hand" or one.put.startswith("put deck")


def only_counted(node: Any, following: Any, later: Sequence[Any]) -> bool:
    """Whether everything of a kind among shown cards is chosen only for what is done to it and counted afterwards."""
    if not node.filter.among or not isinstance(following, (Do, Put)) or following.who != node.register:
        return False
    return all(_counts(one, node.register) for one in later)


def _counts(node: Any, register: str) -> bool:
    if isinstance(node, Size) and node.of == register:
        return True
    if isinstance(node, tuple):
        return all(_counts(one, register) for one in node)
    if isinstance(node, str):
        return node.partition(":")[0] != register
    return not is_dataclass(node) or all(_counts(getattr(node, one.name), register) for one in fields(node))
