"""What the words of an effect mean: registers for targets and choices, and nouns, amounts, conditions that use them."""

from __future__ import annotations

from typing import Any

from engine.text.amounts import ANY
from engine.text.measures import trigger_difference
from engine.text.modifiers import DONE_TO, EACH
from engine.text.others import other
from engine.text.participles import NAMED, SAID, WAITED, counted, did
from engine.text.plurals import several
from engine.text.pointing import (
    ANYTHING,
    PAID,
    SPOKEN,
    Bound,
    as_among,
    base_name,
    comes_to_trail,
    concerned_player,
    gone,
    kinds_of,
    looked_at,
    points_at,
    trigger_object,
)
from engine.text.rest_done import any_counted, at_once
from engine.text.same_again import SameType, alike
from engine.text.sclm_support import part_of
from engine.text.settling import LinkError, PluralError
from engine.text.surface import (
    BARE,
    NOT_THIS,
    OPEN,
    STAYS,
    SUBJECT,
    THEY,
    Aim,
    Both,
    Difference,
    FromTrail,
    Pick,
    Ref,
    There,
    Was,
    back,
)
from engine.text.who_fights import fighter
from engine.trails.tree import (
    THAT_PLAYER,
    Choose,
    Compare,
    Count,
    Do,
    Filter,
    Is,
    Much,
    Not,
    Of,
    PlayedFrom,
    PlayerStat,
    Put,
    Size,
    Stat,
    Trigger,
)
from engine.trails.tree_nouns import FIGHTING, WAS, plain_ranges
from engine.trails.tree_reads import names_in, parts_in, replace, speaks_of

_THEM = Size(back("them"))
#: What a craft waits for where its own card is meant by what was done to it.
_HAPPENED = {
    "discard": ("discards",), "stun": ("is stunned", "is stunned by"), "destroy": ("is destroyed",),
    "return": ("moves", "moved"), "exile": ("moves", "moved"), "cure": ("is cured", "cures"), "ready": ("is readied",),
    "action": ("is actioned",),
}  # fmt: skip
#: What happens to a card as it leaves the field.
_LEFT = ("leaves", "to trail", "is ko", "is destroyed")
#: Verbs after which a card is still where it was.
STAYING = frozenset(("stun", "cure", "ready", "action", "support", "support this turn", "support this combat"))
STAYING |= {"curse", "curse this turn"}
#: Pieces of tree of which ``Registers.special`` knows more than their parts.
_SPECIAL = frozenset(
    (FromTrail, Ref, Aim, There, Is, Was, Stat, PlayerStat, Difference, Much, Pick, Both, Size, Filter, SameType)
    + (PlayedFrom, Compare, Not, Count)
)
#: Words that mean another one, or that bring somebody in.
_SPEAKING = frozenset((SUBJECT, OPEN, STAYS, "opponent"))
_REST = r"the rest|the others?|the remaining|残り|それ以外"
_WAY = r"this way|これにより|この方法|この効果"


_ALIKE = r"(?:with|that) (?:the same|different|share|don't share|have)|sharing|同じ|同名|異なる|共通"


def apart(pick: Any) -> Any:
    """A choice, or targets, with how what is chosen stands to each other beside its noun."""
    for name in ("named", "shares"):
        word: str = getattr(pick.filter, name)
        if word.startswith(EACH):
            if pick.most == 1 or pick.alike:
                raise LinkError("one thing has nothing in common with itself", _ALIKE)
            pick = replace(pick, filter=replace(pick.filter, **{name: ""}), alike=word.removeprefix(EACH))
    return pick


def both_hands(one: Bound) -> bool:
    """Whether it is what each player discarded."""
    return getattr(one.thrown, "player", "") == "each"


#: Moments of the game, which may be nobody's.
_MOMENTS = frozenset({"start", "end"})


#: In what bond is lost or gained, or would be.
_OF_BOND = frozenset(
    ("loses bond", "gains bond", "overkill", "takes stun damage")
    + tuple(f"would {event}" for event in ("lose bond", "gain bond", "overkill", "overkill damage", "stun damage"))
)


def _anybody(trigger: Trigger | None) -> bool:
    """Whether what it waits for may be anybody's, so that nobody is meant by "they"."""
    if trigger is None:
        return False
    anything = isinstance(trigger.who, Filter) and trigger.who.whose == "any"
    return anything or (trigger.event in _MOMENTS and trigger.player == "each")


class Registers:
    """What the words of one effect mean: its registers, and every noun, amount and condition with them filled in."""

    one_only = False  #: words for several do not mean what the trigger is about
    place = ""  #: where this card has to lie, if it is said of it
    x: Any = None
    saying = False  #: whether it is worked out what is said of something
    asking = False  #: whether a condition asks what "it" was
    measuring = False  #: whether a number of "it" is asked for
    moving = ""  #: where "it" is put: the place, or the verb
    asked_of: Bound | None = None  #: the discarded card of which it was asked what it is
    branch = ""  #: the part of the option before that was said last: "then", "otherwise"
    counted: Any = None  #: the last number that was worked out, for "that many"
    spoken = "you"  #: the player who spoke last
    compared: Any = None  #: what "the difference" is, after a condition
    picking = False  #: whether something is chosen
    meaning_all = False  #: whether all of those are meant to which something was done
    chose = False  #: organizations have been chosen
    into_deck = False  #: cards have been put into a deck, which has to be shuffled
    went_back = ""  #: what was returned to its owner last
    searched: Any = None  #: whose deck was searched last
    paid = False  #: it is that of an activated craft, where "other" is other than this card
    costs: frozenset[str] = frozenset()  #: verbs of that cost, but those on this card
    card = False  #: it is that of an EVENT or arts, where "other" is other than what stands before
    supposed: Filter | None = None  #: of what a condition says that there is: "that UNIT" is one of them
    supposed_one = False  #: it says so of one or more
    paying: Bound | None = None  #: what the craft was paid with, where nothing nearer is meant
    really: tuple[str, str] | None = None  #: what a condition says was really done, and to what
    after_attack = False  #: whether it is carried out when the attack is over
    asked_first = False  #: whether it is a condition that speaks
    rests: tuple[Bound, ...] = ()  #: what "the rest" was, and all of a kind among shown cards: only "this way" means it
    row_end = 0  #: how much was bound after the last of ``row``
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
        self.groups: list[tuple[int, tuple[str, ...]]] = []
        self.row: list[str] = []  #: targets named one after the other in clauses of their own
        about = None if self.concerned == "you" else self.concerned
        self.they: Any = about or (None if _anybody(trigger) else "opponent")  #: the other person named last
        self.deed: tuple[tuple[Any, ...], Any] = ((), "")  #: what was done last, as it was said, and by whom
        self.turned: set[Any] = set()  #: what is not in the state any more in which it was
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

    def person(self, named: Any, player: str) -> Any:
        """Who does it: a player, or the owner or controller of an object. "They" are the other person named last, "that
        player" is whom the trigger is about."""
        if named == THEY:
            if self.they is None:
                raise LinkError("nobody stands before that 'they' could mean", r"\bthey\b")
            return self.they
        who = named
        if named == THAT_PLAYER and self.concerned is None and self.went_back:
            self.they = Of(self.went_back, "owner")
            return self.they
        if named == THAT_PLAYER:
            if self.concerned is None:
                words = r"that player|(?:その|該当する)プレイヤー"
                raise LinkError("no player stands before that could be meant", words)
            who = self.concerned
        elif isinstance(named, Of):
            who = replace(named, who=self.noun(named.who, player))
        self.they = self.they if who == "you" else who
        return who

    def noun(self, who: Any, player: str) -> Any:
        """A register for what a word means."""
        if isinstance(who, Ref) and (register := fighter(self.trigger, who.word)):
            return register
        if isinstance(who, Ref) and who.word.startswith("did "):
            _, verb, kind = who.word.split(" ")
            if kind == "cards":
                return self.all_thrown().mark
            if verb in self.costs and (one := self.paid_with(kind)) is not None and verb in one.done:
                one.used = True
                return one.mark
            if verb in self.costs:
                raise LinkError(
                    "what a craft is paid with is not spoken of in its effect", r"\bthe \w+ed\b|た(?:カード|[A-Z])"
                )
            if (done := did(self, verb, kind)) is not None:
                done.used = True
                if self.asked_first or not self.measuring:  # it is spoken of from here on
                    self.bound = [*(one for one in self.bound if one is not done), done]
                return done.mark
            if verb in WAITED:
                raise LinkError(
                    "nothing is said to have done that", r"\bthe (?:\w+ing|played|[A-Z]+)|攻撃|場に出た|プレイ"
                )
            if verb not in NAMED:
                self.of_itself(verb, kind)
            if verb in STAYING and (those := points_at(self.bound, kind)) is not None and those.many:
                raise LinkError("of several some may have been so before", rf"{_WAY}|\bthe \w+ed\b|た(?:カード|[A-Z])")
            who = Ref(kind)
        mine = self.start is not None and self.start.mark == "this"
        if isinstance(who, FromTrail) or (mine and who == There("trail")):
            mark = self.noun(who.what, player) if isinstance(who, FromTrail) else "this"
            if self.start is None or mark != self.start.mark or not comes_to_trail(self.trigger):
                raise LinkError("nothing has come to lie there", r"(?:from|in) (?:your|its owner's|the) trail|軌跡")
            return mark
        if isinstance(who, There):
            if self.place not in ("", who.zone):
                raise LinkError("one card in two places")
            self.place = who.zone
            return "this"
        if isinstance(who, Aim):
            return self.aim(who, player).mark
        if isinstance(who, Ref) and who.word in ("attacked", "attacked UNIT"):
            if self.trigger is None or self.trigger.event not in ("attacks", "sclm attacks", "attacks alone"):
                raise LinkError("nothing has attacked", r"the unit|これが攻撃した")
            return "target"
        if isinstance(who, Ref) and who.word in ("supported", "supporting"):
            if not (register := part_of(self.trigger, who.word)):
                raise LinkError("no SCLM Support has been executed", r"\bits target|the target of|the unit|対象|ために")
            return register
        if isinstance(who, Ref) and who.word in ("former", "latter"):
            two = self.groups[-1][1] if self.groups else tuple(one.mark for one, _ in self.targets)
            if len(two) != 2:
                raise LinkError(
                    f"no two stand before that '{who.word}' could choose between", r"former|latter|前者|後者"
                )
            return two[0 if who.word == "former" else 1]
        if isinstance(who, Ref):
            if (group := several(self, who)) is not None:
                if len(group) > 1:
                    raise LinkError("several where one is meant", r"\b(?:they|them|those|their)\b|それら")
                return group[0]
            one = points_at(self.bound, who.word)
            last = self.bound[-1] if self.bound else None
            named = who.word in ("card", "cards") or (who.word in ("it", "them") and self.asking)
            one_of = last is not None and last.thrown is not None and who.word in ("it", "card")
            if one_of and (both_hands(last) or (last.many and not last.group and self.asking)):  # type: ignore
                raise LinkError("which of two cards is not said", r"\b(?:it|that card)\b|それ|そのカード")
            if last is not None and last.thrown is not None and (named or self.meant_thrown(who.word, one)):
                one = last
                self.asked_of = last if self.asking else self.asked_of
            if who.word == "rest":
                return self.rest()
            if who.word == "shown" and (shown := did(self, "reveal", "card")) is not None:
                one = shown
            other = one is None or (who.word == "it" and one.mark == "this")  # "it" is not "this card" where two are
            if other and self.measuring and last is not None and last.thrown is not None and not last.group:
                one = last  # a number of what was discarded, where it can be that of nothing else
            if one is not None and one.many and who.word in ("it", "card") and self.supposed is not None:
                # "If there is a UNIT among them, put it into your hand": one of those, not all that were shown
                one = self.one_supposed(who.word) if self.supposed.among == one.mark and self.supposed_one else one
            spoken = one is not None and one.name == SPOKEN and self.paying is not None
            if spoken and (self.paying.used or self.measuring or self.asking):  # type: ignore[union-attr]
                one = self.paid_with(who.word) or one  # "this card" is what this one would be called
            one = one or self.one_supposed(who.word) or self.paid_with(who.word)
            if one is None:
                words = r"\b(?:its?|they|them|those|that|the \w+ one)\b|それ|その(?!後)|番目"
                raise LinkError(f"nothing stands before that '{who.word}' could mean", words)
            if self.one_only and one is self.start and (who.word == "them" or who.word.endswith("s")):
                raise PluralError("several where one is meant")
            one.used = True
            return one.mark
        return self.value(who, player)

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
        there = one.done <= STAYING or self.measuring or self.asking
        return points_at([one], word) if there else None

    def of_itself(self, verb: str, kind: str) -> None:
        """ "The card removed this way" is this card only if that is what the craft waits for."""
        one = points_at(self.bound, kind)
        if one is self.start and one is not None and one.mark == "this":
            events = _HAPPENED.get(verb, ())
            if self.trigger is None or (self.trigger.event not in events and verb not in one.done):
                raise LinkError("nothing was done so before", rf"{_WAY}|\bthe \w+ed\b|た(?:カード|[A-Z])")

    def this_way(self, size: Size, kind: str) -> Size:
        """How many, of a type, were among what something was done to before."""
        one = at_once(self, size.done, kind) or self.done_to(size.done)
        if one is None and self.paying is not None and (not size.done or size.done in self.paying.done):
            one, size = self.paying, replace(size, done="")  # all of it was done, or it could not have been paid
        if one is None or one.name == "hand" or (one is self.start and one.mark == "this"):
            raise LinkError("nothing stands before that was done", _WAY)
        if not kind:
            one.used = True
            return replace(size, of=one.mark)
        if kinds_of(one.filter) == (kind,):
            kind = ""
        elif one.filter.types or not one.mark.startswith(("\0", PAID)) or one.filter.zone == "standby":
            raise LinkError(f"no {kind} can have been among them", _WAY)
        one.used = True
        return replace(size, of=one.mark, type=kind)

    def aim(self, aim: Aim, player: str) -> Bound:
        """Declare targets."""
        aim = apart(aim)
        f = self.filter(aim.filter, player)
        if not isinstance(f.whose, str):
            raise LinkError("whose it is would depend on who does it")
        if f.zone == "standby" and f == Filter(zone="standby", whose=f.whose):
            raise LinkError("what is being played is no more than a card")  # it is read as a card ability
        if aim.least not in (0, aim.most) and not (isinstance(aim.most, int) and isinstance(aim.least, int)):
            raise LinkError("an open number of targets that has to be worked out")
        self.known_early(f)
        self.placed(f)
        one = self.bind(f, "it", aim.most != 1)
        one.spared = True
        if aim.total is not None and f.zone in ("hand", "deck"):
            raise LinkError("the total of hidden cards", r"total|合計")
        total = None if aim.total is None else self.value(aim.total, player)
        if aim.alike and (f.zone in ("hand", "deck", "homebase") or total is not None):
            raise LinkError("how hidden cards stand to each other", _ALIKE)
        self.targets.append((one, Aim(f, aim.least, aim.most, total, aim.alike)))
        return one

    def placed(self, f: Filter) -> None:
        """Cards of two kinds of which it has to be said where they lie: EVENTs and BASEs lie elsewhere (203.4)."""
        if f.zone == "field" and any(part.types and set(part.types) <= {"EVENT", "BASE"} for part in f.either):
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

    def choose(self, pick: Pick, player: str) -> tuple[Any, str]:
        """The choice and the register it fills."""
        chooser = player if pick.chooser == SUBJECT else pick.chooser
        pick = apart(pick)
        if chooser == "each" and pick.filter.whose == BARE:
            pick = replace(pick, filter=replace(pick.filter, whose=SUBJECT))
        if chooser == "each" and pick.filter.whose not in ("any", SUBJECT):
            raise LinkError("a choice of both players among what is one player's")
        self.picking = True
        f = self.filter(pick.filter, "you" if chooser == "each" else player)
        self.picking = False
        self.placed(f)
        least, most = self.value(pick.least, player), self.value(pick.most, player)
        one = self.bind(as_among(f, self.bound), base_name(f), pick.most != 1 or chooser == "each")
        if pick.alike:
            if f.zone in ("hand", "deck", "homebase") or chooser == "each" or pick.total is not None:
                raise LinkError("how hidden cards stand to each other", _ALIKE)
            return Choose(one.mark, f, least, most, chooser, None, pick.alike), one.mark
        if pick.total is None:
            return Choose(one.mark, f, least, most, chooser), one.mark
        shown = f.zone == "deck" and f.among != "" and f.asks_identity
        if (f.zone in ("hand", "deck") and not shown) or chooser == "each":
            raise LinkError("the total of hidden cards", r"total|合計")
        return Choose(one.mark, f, least, most, chooser, self.value(pick.total, player)), one.mark

    def all_of(self, f: Filter) -> Choose:
        """Everything of a kind, as long as nobody knows whether a later word will mean it: see ``Linker.finish``."""
        if f.scope == "other" and self.targets and self.trigger is None and not self.paid:
            raise LinkError("other than which of them is not said", r"\bothers?\b|他の|ほかの")
        self.placed(f)
        one = self.bind(f, f"{base_name(f)}s", True)
        one.group = True
        return Choose(one.mark, f, ANY, ANY)

    def bind(self, f: Filter, name: str, many: bool) -> Bound:
        """A new register."""
        one = Bound(f"\0{len(self.made)}", f, name, many)
        self.made.append(one)
        self.bound.append(one)
        return one

    def met(self, player: str) -> None:
        """The opponent has been spoken of: from here on "they" can be meant."""
        if self.they is None and player == "opponent":
            self.they = player

    def filter(self, f: Filter, player: str) -> Filter:
        """A filter with the subject and references filled in."""
        self.met(f.whose)
        if isinstance(f.whose, Of):
            f = replace(f, whose=self.person(f.whose, player))
        if f.whose == BARE:
            f = replace(f, whose="any" if player in ("you", "each") else SUBJECT)
        if f.whose == SUBJECT:
            if player == "each":
                raise LinkError("whose it is would depend on who does it")
            they = player == "you" and self.spoken == "opponent" and f.zone == "field"
            f = replace(f, whose="opponent" if they else player)
        if f.scope in ("other", NOT_THIS):
            f = other(self, f)
        if not f.asks_others and not f.ranges:
            return f  # nothing else points at anything
        if isinstance(f.aims, Filter):
            f = replace(f, aims=self.filter(f.aims, player))
        if f.but.__class__ is not str:
            f = replace(f, but=self.aim(f.but, player).mark)  # type: ignore[arg-type]
        elif f.but == "~chosen":
            f = replace(f, but=self.chosen())
        elif f.but.startswith("~"):
            f = replace(f, but=self.noun(Ref(f.but[1:]), player))
        if f.named.startswith(EACH) or f.shares.startswith(EACH):
            raise LinkError("only what is chosen together stands so to each other", _ALIKE)
        for field in ("shares", "fights", "named"):
            if getattr(f, field).startswith("~"):
                f = replace(f, **{field: self.compared_with(getattr(f, field)[1:], player)})
        if f.among.startswith(DONE_TO):
            return self.of_those_done(f)
        if "crew" in f.among:
            f = self.aboard(f)
        if f.among == "~it":
            among = next((one for one in reversed(self.bound) if looked_at(one)), None)
            among = among or next((one for one in reversed(self.bound) if one.many), None)
            if among is None and self.supposed is not None and replace(f, among="") == Filter():
                return self.supposed
            if among is None:
                raise LinkError(
                    "nothing stands before that could be chosen from",
                    r"from (?:it|them|among)|one of|among|その中|それら|公開した",
                )
            among.used = True
            zone, whose = among.filter.zone, among.filter.whose
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
            f = replace(f, among=mark, zone=zone, whose=whose if f.whose == "any" else f.whose)
        ends = [end for limit in plain_ranges(f.ranges) for end in (limit.least, limit.most)]
        if any(not isinstance(end, int | None) for end in ends):
            f = replace(f, ranges=tuple(self.value(limit, player) for limit in f.ranges))
        return f

    def compared_with(self, word: str, player: str) -> Any:
        """What a name or organization is shared with: also a card that was discarded, where nothing else is meant."""
        measuring, self.measuring = self.measuring, True
        try:
            return self.noun(Ref(word), player)
        finally:
            self.measuring = measuring

    def of_those_done(self, f: Filter) -> Filter:
        """ "UNITs cured this way": those of what stands before to which it was really done (104.3)."""
        verb = f.among.removeprefix(DONE_TO)
        one = self.done_to(verb)
        if not self.picking and not self.meaning_all:
            raise LinkError("how many they are is counted otherwise", _WAY)
        if one is None or verb not in one.done or one.filter.zone != "field" or f.zone != "field":
            raise LinkError("nothing stands before that was done", _WAY)
        if self.meaning_all and not one.many:
            raise LinkError("it is one and not several", _WAY)
        one.used = True
        if verb in ("ko", "destroy"):  # in whose trail they lie hangs on who owns them
            if f.whose != "any" or f.states:
                raise LinkError("they are not on the field any more", _WAY)
            return replace(f, among=f"{one.mark}:{verb}", zone="trail")
        whose = one.filter.whose if f.whose == "any" else f.whose
        return replace(f, among=f"{one.mark}:{verb}", whose=whose)

    def all_done(self, f: Any, player: str) -> Any:
        """ "The UNITs stunned this way" of which something is said, or to which something is done."""
        if not isinstance(f, Filter) or not f.among.startswith(DONE_TO):
            return f
        self.meaning_all = True
        try:
            return self.filter(f, player)
        finally:
            self.meaning_all = False

    def aboard(self, f: Filter) -> Filter:
        """Who has boarded this card, or had when it left the field: then they have come back there (ja:1337.3)."""
        one = points_at(self.bound, "it") if f.among.startswith("~") else None
        if one is not None and one.mark != "this":
            raise LinkError("who has boarded another card is not known", r"board|搭乗")
        left = self.trigger is not None and self.trigger.who == "this" and self.trigger.event in _LEFT
        return replace(f, among="crew", zone="field" if left else "exile")

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

    def parts(self, who: Both, player: str) -> tuple[str, ...]:
        """The objects of "... and ..."."""
        marks = [self.noun(part, player) if isinstance(part, (Aim, Ref)) else part for part in who.parts]
        if all(isinstance(mark, str) for mark in marks):
            self.group(marks)
        return tuple(marks)

    def value(self, node: Any, player: str) -> Any:
        """Any piece of tree with subject and references filled in."""
        kind = node.__class__
        if kind is str:
            if node == STAYS:
                raise LinkError("that is said of no object which could leave", r"leave|場")
            self.met(node)
            return player if node == SUBJECT else "game" if node == OPEN else node
        if kind is tuple:
            return tuple([self.value(part, player) for part in node]) if node else node
        if kind in _SPECIAL and (found := self.special(node, player)) is not None:
            return found
        changed = {}
        for name, old in zip(names_in(kind), parts_in(kind)(node), strict=True):
            if not old or old.__class__ is int or (old.__class__ is str and old not in _SPEAKING):
                continue
            new = self.value(old, player)
            if new is not old:
                changed[name] = new
        return replace(node, **changed) if changed else node

    def special(self, node: Any, player: str) -> Any:
        """A node that is more than its parts with everything filled in; None if it is not."""
        if isinstance(node, (FromTrail, Ref, Aim, There)):
            return self.noun(node, player)
        if isinstance(node, SameType):
            return alike(self.noun(node.who, player), node.same)
        if isinstance(node, Difference):
            apart_by = self.compared or trigger_difference(self.trigger, self.start.mark if self.start else "")
            if apart_by is None:
                raise LinkError("nothing was compared before", r"difference|差")
            if self.start is not None:
                self.start.used = True
            return apart_by
        if isinstance(node, Is) and not self.asking:
            self.asking = True
            try:
                return self.known(self.value(node, player))
            finally:
                self.asking = False
        if isinstance(node, Compare) and isinstance(node.left, Stat) and isinstance(node.right, Stat):
            return self.numbers(node, player)
        if isinstance(node, Count):
            return self.counted_done(node)
        if isinstance(node, Not) and isinstance(node.what, Is):
            asked = self.value(node.what, player)
            if any(one.mark == asked.who and one.many for one in self.bound):
                raise LinkError("whether all of them or one is not so is not said", r"aren't|are not|(?:で|では)な")
            return replace(node, what=asked)
        if isinstance(node, Was):
            return self.was(self.value(node.what, player))
        if isinstance(node, PlayedFrom):
            return self.played_from(node, player)
        if isinstance(node, Stat) and not self.measuring:
            self.measuring = True
            try:
                return self.value(node, player)
            finally:
                self.measuring = False
        if isinstance(node, PlayerStat) and node.of == SUBJECT and player not in ("you", "opponent"):
            raise LinkError("whose it is would depend on who does it", r"their|自身")
        if isinstance(node, Much) and not self.much(node):
            words = r"that much|less|more|同じ|その点数|その分|倍"
            raise LinkError("nothing was lost or gained that could be so much", words)
        if isinstance(node, Pick):
            raise LinkError("a choice where none can be made")
        if isinstance(node, Both):
            raise LinkError("several things where one is meant")
        if isinstance(node, Size):
            word: Any = node.of
            if node.done.startswith(SAID):
                verb, plain = node.done.removeprefix(SAID), replace(node, done="")
                if not isinstance(word, Ref) or not (counted(self.bound, verb) or any_counted(self.rests, verb)):
                    if self.start is None and self.paying is None and self.bound and not self.bound[-1].many:
                        raise LinkError("nothing stands before that was done", _WAY)
                    return self.value(plain, player)
                kind = word.word.removeprefix("way ") if word.word.startswith("way ") else ""
                return replace(self.this_way(replace(plain, done=verb), kind), done="")
            if isinstance(word, Ref) and word.word.startswith("way "):
                return self.this_way(node, word.word.removeprefix("way "))
            thrown = bool(self.bound) and self.bound[-1].thrown is not None
            if thrown and player == "each" and both_hands(self.bound[-1]):
                raise LinkError("how many they are for each player is not said", _WAY)
            spared = thrown or any(one.spared for one in self.bound)
            if word == Ref("them") and (node.done or spared or self.paying is not None):
                return self.this_way(node, "")
            meant = points_at(self.bound, "them") if node == _THEM else None
            if meant is not None and not meant.many:
                raise LinkError("how many that is", r"(?:that|as) many|the same number|同じ(?:枚)?数|その枚?数")
        if node.__class__ is Size and node == _THEM and self.counted is not None and not points_at(self.bound, "them"):
            return self.counted
        return self.filter(node, player) if isinstance(node, Filter) else None

    def numbers(self, node: Compare, player: str) -> Compare:
        """A number of one thing and that of another: "that card" is not the one that was just named."""
        left, right = self.value(node.left, player), self.value(node.right, player)
        if left == right:
            bound = self.bound
            self.bound = [one for one in bound if one.mark != left.of]
            try:
                right = self.value(node.right, player)
            finally:
                self.bound = bound
        return replace(node, left=left, right=right)

    def was(self, asked: Is) -> Is:
        """What something was: what it is, where nothing has changed that; or was in the attack that has just ended."""
        states = asked.filter.states
        if self.after_attack and all(state.removeprefix("-") in FIGHTING for state in states):
            past = tuple("-" * (state[0] == "-") + WAS + state.removeprefix("-") for state in states)
            return replace(asked, filter=replace(asked.filter, states=past))
        if asked.who in self.turned:
            words = r"\bwas(?:n't)?\b|だった|でなかった|ていた|ていなかった"
            raise LinkError("how it was before is not known any more", words)
        return asked

    def counted_done(self, node: Count) -> Any:
        """ "For each UNIT cured this way": how many of them there were; None if it counts something else."""
        f = node.of
        if not f.among.startswith(DONE_TO) or replace(f, among="", types=()) != Filter() or len(f.types) != 1:
            return None
        way: Any = Ref(f"way {f.types[0]}")
        return self.this_way(Size(way, node.each, done=f.among.removeprefix(DONE_TO)), f.types[0])

    def played_from(self, node: PlayedFrom, player: str) -> PlayedFrom:
        """Where it was played from; of what lies on the field by now nothing tells that it was the hand."""
        named: Any = node.who
        if named == Ref("it") and not self.bound:
            return replace(node, who="this")
        who = named if named == "this" else self.noun(named, player)
        waits = self.trigger is not None and self.trigger.event == "is played"
        if who != "this" and node.zone == "hand" and not waits:
            raise LinkError("a card does not tell that it was in a hand", r"from (?:your|their) hand|手札から")
        return replace(node, who=who)

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
