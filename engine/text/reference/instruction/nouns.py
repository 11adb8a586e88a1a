"""What the words of an effect mean: nouns, amounts and conditions, with registers filled in.

A node of which more is known than its parts is in ``_SPECIAL``. Guard: tests/text/lines/test_corpus.py.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.amount.referring import trigger_difference
from engine.text.grammar.condition.features import told_together
from engine.text.grammar.noun.places import BY_THIS, DONE_TO, EACH, ONE, YOURS
from engine.text.grammar.sentence.options import SameType, alike
from engine.text.grammar.trigger.combat import part_of
from engine.text.reference.antecedents import (
    PLAYER,
    SPOKEN,
    Bound,
    attacks,
    comes_to_trail,
    looked_at,
    met,
    points_at,
    still_there,
)
from engine.text.reference.participles import NAMED, WAITED, counted, did, fighter, number_named, waits_as
from engine.text.reference.registers import any_counted, several
from engine.text.reference.results import STAYING, WAY, Done, as_the_one, both_hands, mine_only, other
from engine.text.reference.settlement import PluralError
from engine.text.surface import (
    ARTS_CARD,
    BARE,
    NOT_THIS,
    OPEN,
    PAID,
    SAID,
    STAYS,
    SUBJECT,
    THEY,
    Aim,
    Both,
    Difference,
    FromTrail,
    LinkError,
    PaidEP,
    Pick,
    Ref,
    There,
    Was,
    back,
)
from engine.trails.tree import (
    THAT_PLAYER,
    WAITING,
    Alike,
    Compare,
    Count,
    CountOrgs,
    Filter,
    Is,
    Much,
    Named,
    Not,
    Of,
    PlayedFrom,
    PlayerStat,
    Size,
    Stat,
)
from engine.trails.tree.loading.words import HELD
from engine.trails.tree.nouns import FIGHTING, NAMED_TYPE, SEEN, SOURCE, WAS, X, plain_ranges
from engine.trails.tree.nouns import NAMED as NAMED_CARD
from engine.trails.tree.reads import names_in, parts_in, replace

_THEM = Size(back("them"))
#: Pieces of tree of which ``Registers.special`` knows more than their parts.
_SPECIAL = frozenset(
    (FromTrail, Ref, Aim, There, Is, Was, Stat, PlayerStat, Difference, Much, Pick, Both, Size, Filter, SameType)
    + (PlayedFrom, Compare, Not, Count, PaidEP, Named, Alike, CountOrgs)
)
#: Words that mean another one, or that bring somebody in.
_SPEAKING = frozenset((SUBJECT, OPEN, STAYS, HELD, "opponent"))


#: What a UNIT is as long as an attack lasts.
FIGHTING_NOW = frozenset(FIGHTING)

_SAID_TYPE = f"~{NAMED_TYPE}"
_SAID_NAMES = frozenset((f"~{NAMED_CARD}", _SAID_TYPE))

ALIKE = r"(?:with|that) (?:the same|different|share|don't share|have)|sharing|同じ|同名|異なる|共通"


def apart(pick: Any) -> Any:
    """A choice, or targets, with how what is chosen stands to each other beside its noun."""
    for name in ("named", "shares"):
        word: str = getattr(pick.filter, name)
        if word.startswith(EACH):
            if pick.most == 1 or pick.alike:
                raise LinkError("one thing has nothing in common with itself", ALIKE)
            pick = replace(pick, filter=replace(pick.filter, **{name: ""}), alike=word.removeprefix(EACH))
    return pick


#: Words for one object.
_ONE = frozenset(("it", "card", "unit", "item", "UNIT", "ITEM"))


class Registers(Done):
    """What the words of one effect mean: its registers, and every noun, amount and condition with them filled in."""

    def person(self, named: Any, player: str) -> Any:
        """Who does it: a player, or the owner or controller of an object. "They" are the other person named last, "that
        player" is whom the trigger is about.

        Guards: tests/trails/1200/1211-triggered/players.yaml, tests/text/reference/test_they.py.
        """
        if named == THEY:
            if self.they is None:
                raise LinkError("nobody stands before that 'they' could mean", r"\bthey\b")
            return self.they
        who = named
        if named == THAT_PLAYER and self.concerned is None and self.went_back:
            self.they = Of(self.went_back, "owner")
            return self.they
        if named == THAT_PLAYER and self.concerned is None and self.named is not None:
            who = self.named
        elif named == THAT_PLAYER:
            if self.concerned is None:
                words = r"that player|(?:その|該当する)プレイヤー"
                raise LinkError("no player stands before that could be meant", words)
            who = self.concerned
        elif isinstance(named, Of):
            who = replace(named, who=self.noun(named.who, player))
            if isinstance(named.who, Ref) and named.who.word in _ONE and self.several(who.who):
                raise LinkError("it is not said of which of several", r"\bits (?:owner|controller)|の(?:支配者|持ち主)")
        self.they = self.they if who == "you" else who
        if who != "you":
            self.named = who if who == "opponent" or isinstance(who, Of) else None
        return who

    def several(self, mark: Any) -> bool:
        """Whether a register holds more than one target: two, of which "its controller" may be either's."""
        return any(one.mark == mark and isinstance(aim.least, int) and aim.least > 1 for one, aim in self.targets)

    def noun(self, who: Any, player: str) -> Any:
        """A register for what a word means."""
        if isinstance(who, Ref) and (register := fighter(self.trigger, who.word)):
            return register
        if isinstance(who, Ref) and who.word == ARTS_CARD:
            if self.trigger is None or self.trigger.event != "plays arts" or self.trigger.who is not None:
                raise LinkError("no arts was played", r"\barts\b|アーツ")
            return PLAYER
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
                if self.trigger is None:  # else it may be that of which the trigger speaks
                    raise LinkError("nothing was done so before", rf"{WAY}|\bthe \w+ed\b|た(?:カード|[A-Z])")
            if verb in STAYING and (those := points_at(self.bound, kind)) is not None and those.many:
                raise LinkError("of several some may have been so before", rf"{WAY}|\bthe \w+ed\b|た(?:カード|[A-Z])")
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
            self.bound = met(self.bound)
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
            if who.word == "card" and self.measuring:
                one = self.not_on_the_field(one)
            if who.word in ("it", "them") and not (self.measuring or self.asking):
                one = still_there(self, one, who.word)
            if self.crowd is not None and who.word in ("it", "UNIT") and (one is None or one.mark == "this"):
                if not attacks(self.trigger) or self.crowd.states != ("defending",):
                    raise LinkError(
                        "whether this card or each of those is meant", r"\b(?:its?|that unit)\b|それ|その(?!後)"
                    )
                self.bound = met(self.bound)
                one = self.bound[-1]
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
                mark = SEEN if one.name == "hand" else one.mark
                one = self.one_supposed(who.word) if self.supposed.among == mark and self.supposed_one else one
            spoken = one is not None and one.name == SPOKEN and self.paying is not None
            if spoken and (self.paying.used or self.measuring or self.asking):  # type: ignore[union-attr]
                one = self.paid_with(who.word) or one  # "this card" is what this one would be called
            one = one or self.one_supposed(who.word) or self.paid_with(who.word)
            if one is None:
                words = r"\b(?:its?|they|them|those|that|the \w+ one)\b|それ|その(?!後)|番目"
                raise LinkError(f"nothing stands before that '{who.word}' could mean", words)
            if self.one_only and one is self.start and (who.word == "them" or who.word.endswith("s")):
                raise PluralError("several where one is meant")
            if (
                who.word == "them" and not one.many and (one is not self.start or one.mark == "this")
            ):  # what else was spoken of, nobody knows
                raise LinkError("several where one is meant", r"\b(?:they|them|those|their)\b|それら")
            if one.apart and (self.asking or self.measuring) and who.word not in ("them", "cards"):
                raise LinkError("which of two cards is not said", r"\b(?:it|its|that card)\b|それ|そのカード|その")
            if one.put == "play" and not (self.asking or self.measuring):
                raise LinkError(
                    "what is played has yet to resolve", r"\b(?:it|them|that \w+)\b|それ|そのカード|そのUNIT"
                )
            one.used = True
            return one.mark
        return self.value(who, player)

    def not_on_the_field(self, one: Bound | None) -> Bound | None:
        """ "Put the top card of your deck into your trail. Target UNIT gets +X/+0, where X is that card's CP cost": the
        card, not the UNIT that the sentence has only just named."""
        if one is None or not one.spared or one.many or one.filter.zone != "field":
            return one
        cards = [other for other in self.bound if other.filter.zone in ("deck", "hand", "trail") and not other.group]
        return cards[-1] if cards and not cards[-1].many and cards[-1] is not self.start else one

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
        if f.source is not None and aim.most == 1:  # "that UNIT" is the one whose craft it is
            self.bound.append(Bound(one.mark + SOURCE, f.source, "source", named=True))
        if aim.total is not None and f.zone in ("hand", "deck"):
            raise LinkError("the total of hidden cards", r"total|合計")
        total = None if aim.total is None else self.value(aim.total, player)
        if aim.alike and f.zone in ("hand", "deck", "homebase"):
            raise LinkError("how hidden cards stand to each other", ALIKE)
        self.targets.append((one, Aim(f, aim.least, aim.most, total, aim.alike)))
        return one

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
        if self.after_attack and not FIGHTING_NOW.isdisjoint(f.states):  # they are so no more when the time comes
            f = replace(f, states=tuple(sorted(WAS + one if one in FIGHTING_NOW else one for one in f.states)))
        if f.scope in ("other", NOT_THIS):
            f = other(self, f)
        if not f.asks_others and not f.ranges:
            return f  # nothing else points at anything
        if isinstance(f.aims, Filter):
            f = replace(f, aims=self.filter(f.aims, player))
        if f.source is not None:
            f = replace(f, source=self.filter(f.source, player))
        if f.like:
            f = replace(f, like=(f.like[0], self.filter(f.like[1], player)))
        if f.but.__class__ is not str:
            f = replace(f, but=self.aim(f.but, player).mark)  # type: ignore[arg-type]
        elif f.but == "~chosen":
            f = replace(f, but=self.chosen())
        elif f.but.startswith("~"):
            f = replace(f, but=self.noun(Ref(f.but[1:]), player))
        if f.named in _SAID_NAMES:
            self.says_named = True
            if f.named == _SAID_TYPE and f.types:
                raise LinkError("two types at one time", r"type|種類|タイプ")
            f = replace(f, named=f.named[1:])
        f = as_the_one(f)
        if f.named.startswith(EACH) or f.shares.startswith(EACH):
            raise LinkError("only what is chosen together stands so to each other", ALIKE)
        for field in ("shares", "fights", "named"):
            if getattr(f, field).startswith("~"):
                f = replace(f, **{field: self.compared_with(getattr(f, field)[1:], player)})
        if f.among in ("removed", BY_THIS):
            f = self.removed_by_this(f)
        if f.among.startswith(DONE_TO):
            return self.of_those_done(f)
        if "crew" in f.among:
            f = self.aboard(f)
        if f.among == ONE:
            if self.supposed is not None and self.supposed.asks_identity and replace(f, among="") == Filter():
                f, self.supposed = self.supposed, None
                return replace(f, among="") if f.among == SEEN else f
            f = replace(f, among="~it")
        if f.among == "~it":
            among = next((one for one in reversed(self.bound) if looked_at(one)), None)
            among = among or next((one for one in reversed(self.bound) if one.many), None)
            if among is None and self.supposed is not None and replace(f, among="") == Filter():
                return self.supposed
            f = self.from_among(f, among)
        ends = [end for limit in plain_ranges(f.ranges) for end in (limit.least, limit.most)]
        if any(not isinstance(end, int | None) for end in ends):
            f = replace(f, ranges=tuple(self.value(limit, player) for limit in f.ranges))
        return f

    def counted_seen(self, node: Count, player: str) -> Count | None:
        """ "If there is no EVENT among those cards", after a hand was shown: among those, wherever they lie by then."""
        if node.of.among != "~it" or self.picking:
            return None
        f = self.filter(node.of, player)
        whole = f.zone == "hand" and not f.among
        return replace(node, of=replace(f, among=SEEN) if whole else f)

    def compared_with(self, word: str, player: str) -> Any:
        """What a name or organization is shared with: also a card that was discarded, where nothing else is meant."""
        measuring, self.measuring = self.measuring, True
        try:
            return self.noun(Ref(word), player)
        finally:
            self.measuring = measuring

    def value(self, node: Any, player: str) -> Any:
        """Any piece of tree with subject and references filled in."""
        kind = node.__class__
        if kind is str:
            if node == STAYS:
                raise LinkError("that is said of no object which could leave", r"leave|場")
            self.held = self.held or node == HELD
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
        if isinstance(node, Is | Alike) and not self.asking:
            self.asking = True
            try:
                asked = self.value(node, player)
                return self.known(asked) if isinstance(asked, Is) else asked
            finally:
                self.asking = False
        if isinstance(node, Compare) and (told := told_together(node)) is not None:
            return self.value(told, player)
        if isinstance(node, Compare) and isinstance(node.left, Stat) and isinstance(node.right, Stat):
            return self.numbers(node, player)
        if isinstance(node, Named):
            self.says_named = True
            return node
        if isinstance(node, PaidEP):
            if not self.cost_x:
                raise LinkError("how much EP was paid is only known of a cost", r"paid|支払った")
            return X(node.each)
        if isinstance(node, Count):
            if (seen := self.counted_seen(node, player)) is not None:
                return seen
            way = self.counted_done(node)
            return self.value(way, player) if isinstance(way, Size) and way.done.startswith(SAID) else way
        if isinstance(node, Not) and isinstance(node.what, Is):
            asked = self.value(node.what, player)
            if any(one.mark == asked.who and one.many for one in self.bound):
                raise LinkError("whether all of them or one is not so is not said", r"aren't|are not|(?:で|では)な")
            return replace(node, what=asked)
        if isinstance(node, CountOrgs) and isinstance(node.of, Filter) and node.of.among:
            them: Any = self.value(node.of, player)
            plain = them == Filter(zone=them.zone, whose=them.whose, among=them.among) and them.among.startswith("\0")
            return replace(node, of=them.among if plain else them)  # "cards revealed this way" are all of them
        if isinstance(node, Was):
            return self.was(self.value(node.what, player))
        if isinstance(node, PlayedFrom):
            return self.played_from(node, player)
        if isinstance(node, Stat) and not self.measuring:
            self.measuring = True
            try:
                return self.one_number(self.value(node, player))
            finally:
                self.measuring = False
        if isinstance(node, PlayerStat) and node.of == SUBJECT and player not in ("you", "opponent"):
            raise LinkError("whose it is would depend on who does it", r"their|自身")
        if isinstance(node, PlayerStat) and isinstance(node.of, Of):
            return replace(node, of=self.person(node.of, player))
        if isinstance(node, Much) and (named := number_named(self, node)) is not None:
            return named
        if isinstance(node, Much) and not self.much(node):
            words = r"that much|less|more|同じ|その点数|その分|倍"
            raise LinkError("nothing was lost or gained that could be so much", words)
        if isinstance(node, Pick):
            raise LinkError("a choice where none can be made")
        if isinstance(node, Both):
            raise LinkError("several things where one is meant")
        if node == _THEM and (named := number_named(self, node)) is not None:
            return named
        if isinstance(node, Size):
            word: Any = node.of
            if node.done.startswith(SAID):
                if player == "each":  # each one's own, or all of them
                    raise LinkError("how many they are for each player is not said", WAY)
                if node.done.startswith(SAID + YOURS):
                    return self.of_yours(node, player)
                verb, plain = node.done.removeprefix(SAID), replace(node, done="")
                there = counted(self.bound, verb) or any_counted(self.rests, verb)
                if not isinstance(word, Ref) or not (there or counted([self.paying] if self.paying else [], verb)):
                    if self.start is None and self.bound and not self.bound[-1].many:
                        raise LinkError("nothing stands before that was done", WAY)
                    return self.value(plain, player)
                kind = word.word.removeprefix("way ") if word.word.startswith("way ") else ""
                return replace(self.this_way(replace(plain, done=verb), kind), done="")
            if isinstance(word, Ref) and word.word.startswith("way "):
                return self.this_way(node, word.word.removeprefix("way "))
            thrown = bool(self.bound) and self.bound[-1].thrown is not None
            if thrown and player == "each" and both_hands(self.bound[-1]):
                raise LinkError("how many they are for each player is not said", WAY)
            spared = thrown or any(one.spared for one in self.bound)
            if word == Ref("them") and (node.done or spared or self.paying is not None):
                return self.this_way(node, "")
            meant = points_at(self.bound, "them") if node == _THEM else None
            if node == _THEM and (meant is None or not meant.many) and self.counted is None and self.much(Much()):
                return Much()  # "whenever you lose bond, draw that many cards"
            if meant is not None and not meant.many:
                if self.counted is not None and meant.mark == "this":
                    return self.counted  # no number of this card
                if self.much(Much()):  # as much as was lost or gained
                    return Much()
                raise LinkError("how many that is", r"(?:that|as) many|the same number|同じ(?:枚)?数|その枚?数")
        if node.__class__ is Size and node == _THEM and self.counted is not None and not points_at(self.bound, "them"):
            return self.counted
        if node.__class__ is Size and node == _THEM and not self.bound and self.much(Much()):
            return Much()
        return self.filter(node, player) if isinstance(node, Filter) else None

    def of_yours(self, node: Size, player: str) -> Any:
        """ "For each UNIT put into your trail this way": of what was both players' only a part is meant."""
        found = self.value(replace(node, done=SAID + node.done.removeprefix(SAID + YOURS)), player)
        mine_only(next((one for one in self.bound if one.mark == getattr(found, "of", "")), None))
        return found

    def one_number(self, node: Any) -> Any:
        """A number of one thing: of several nobody says which one's it is, or whether it is their total.

        Guard: tests/text/reference/test_not_it.py.
        """
        paid = self.paying is not None and self.paying.many and getattr(node, "of", "") == PAID
        if isinstance(node, Stat) and (paid or self.of_many(node.of)):
            raise LinkError("which one's number of several that is", r"\bof\b|'s|の")
        return node

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

    def played_from(self, node: PlayedFrom, player: str) -> PlayedFrom:
        """Where it was played from; of what lies on the field by now nothing tells that it was the hand."""
        named: Any = node.who
        if named in (Ref("it"), Ref("arts")) and not self.bound and waits_as(self.trigger) == "arts":
            return replace(node, who=WAITING)
        if named == Ref("it") and not self.bound:
            return replace(node, who="this")
        who = named if named == "this" else self.noun(named, player)
        waits = self.trigger is not None and self.trigger.event == "is played"
        if who != "this" and node.zone == "hand" and not waits:
            raise LinkError("a card does not tell that it was in a hand", r"from (?:your|their) hand|手札から")
        return replace(node, who=who)
