"""Instructions for a verb and its object, and for what is said of objects: the nouns in them become registers."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.noun.coordination import in_one
from engine.text.grammar.noun.places import among_shown, openly
from engine.text.grammar.predicate.exchange import OTHER, crossed
from engine.text.grammar.verb.choice import NAMES
from engine.text.reference.antecedents import base_name, goes_back, looked_at, needs_field, points_at, settle
from engine.text.reference.both_players import OTHERS, WHICH, of_whom_else
from engine.text.reference.instruction.cards import with_two_nouns
from engine.text.reference.instruction.choices import Choices
from engine.text.reference.participles import countered, named_by, of_itself, others_of_each, own_numbers
from engine.text.reference.registers import followed
from engine.text.reference.results import CHANGING, TELLING
from engine.text.reference.settlement import instruction, names_phase, of_players, settled
from engine.text.surface import (
    ANY,
    OPEN,
    STAYS,
    SUBJECT,
    THEIRS,
    UNSHUFFLED,
    Aim,
    Both,
    LinkError,
    Pick,
    Ref,
    Said,
    Top,
)
from engine.trails.tree import (
    THAT_PLAYER,
    Against,
    Choose,
    ChooseOrgs,
    ChoosePlayer,
    Count,
    Crew,
    Dig,
    Discard,
    Do,
    Filter,
    Have,
    Look,
    LookTop,
    Lose,
    Of,
    Pair,
    PayEP,
    PlayCard,
    Price,
    Put,
    Reveal,
    Shuffle,
    Swap,
    Trade,
)
from engine.trails.tree.loading.words import HELD
from engine.trails.tree.reads import replace

_HANDS = {player: Filter(zone="hand", whose=player) for player in ("you", "opponent")}
_WHOLE_HAND = Count(Filter(zone="hand", whose=SUBJECT))
#: What is said with numbers, which can be those of each one.
_NUMBERS = ("bonus", "cp", "wings", "set str", "set def", "set cp")


def shuffled(do: list[Any]) -> list[Any]:
    """The instructions with cards that are put into a deck and shuffled in one."""
    out: list[Any] = []
    for node in do:
        if out and isinstance(out[-1], Put) and out[-1].to == UNSHUFFLED and isinstance(node, Shuffle):
            out[-1] = replace(out[-1], to="deck")
            continue
        out.append(node)
    return out


class Instructions(Choices):
    """The instructions of one effect for what is done to objects and what is said of them."""

    def verb(self, clause: Any, player: str) -> list[Any]:
        """A verb phrase, and what it spoke of."""
        return self.left_speaking(clause, self.phrase(clause, player))

    def phrase(self, clause: Any, player: str) -> list[Any]:
        """A verb phrase: its object first, then everything else in it."""
        self.chose = self.chose or isinstance(clause, ChooseOrgs)
        if clause.__class__ in NAMES:
            return [named_by(self, clause, player)]
        if isinstance(clause, ChoosePlayer):
            return [self.chosen_player(player)]
        if isinstance(clause, (Crew, Pair, Trade)):
            return with_two_nouns(self, clause, player)
        out: list[Any] = []
        if isinstance(clause, Discard) and player not in ("you", "opponent") and clause.amount == _WHOLE_HAND:
            clause = replace(clause, amount=99)  # all there are, whoever it is
        if isinstance(clause, Put):
            self.into_deck = self.into_deck or clause.to == UNSHUFFLED
        if isinstance(clause, Shuffle):
            named = clause.player == "searched"
            if named and self.searched is None:
                raise LinkError("no deck has been searched", r"that deck|そのデッキ")
            if named or (clause.player == SUBJECT and player == "you" and self.searched is not None):
                clause = Shuffle(self.searched)  # the deck that was searched, whoever has it
        who = self.all_done(self.all_supposed(getattr(clause, "who", None)), player)
        if clause.__class__ is Do and clause.verb == "discard" and player == "you" and self.seen_theirs(who):
            raise LinkError("whose cards are discarded is not said", r"discard|捨て")
        if clause.__class__ is Do and clause.verb == "counter":
            who = in_standby(countered(who, self.trigger, self.bound))
            clause = replace(clause, who=who)
        if isinstance(who, Filter):
            clause = replace(clause, who=who)
        if clause.__class__ is Do and clause.verb == "rebuild":
            who = in_homebase(who)
            clause = replace(clause, who=who)
        if isinstance(who, (Pick, Filter, Both)) and any(looked_at(one) for one in self.bound):
            clause = among_shown(clause)
            who = clause.who
        if openly(clause):
            raise LinkError("what lies on the field is not revealed", r"reveals? |公開")
        self.spoke_of(who)
        if clause.__class__ is Swap and clause.field:
            return [self.swapped(clause, player)]
        if who is None or who.__class__ is str:
            pass  # as it is
        elif isinstance(who, Both) and all(isinstance(part, Pick) for part in who.parts):
            chosen = [self.choose(part, player) for part in who.parts]
            self.group([mark for _, mark in chosen])
            return [
                *(node for node, _ in chosen),
                *in_one([node for _, mark in chosen for node in self.verb(replace(clause, who=mark), player)]),
            ]
        elif isinstance(who, Both):
            parts = self.parts(who, player)
            return in_one([node for part in parts for node in self.verb(replace(clause, who=part), player)])
        elif isinstance(who, Ref) and (group := self.grouped(who)) is not None and _links(clause):
            return [_paired(group)]
        elif isinstance(who, Ref) and (group := self.grouped(who)) is not None:
            return in_one([node for mark in group for node in self.verb(replace(clause, who=mark), player)])
        elif isinstance(who, Top):
            if isinstance(clause, (Reveal, Look)):
                raise LinkError("looking at the top of a deck is said otherwise")
            whose = who.whose or player
            amount = self.value(who.amount, player)
            one = self.bind(Filter(zone="deck", whose=whose), "top", amount != 1)
            one.apart = whose == "each" and amount == 1
            how = "look" if whose == "you" and not _stays_unseen(clause) else "take"
            out.append(LookTop(one.mark, amount, how, whose, who.end))
            clause = replace(clause, who=one.mark)
        elif (
            isinstance(who, Pick)
            and isinstance(clause, Do)
            and clause.verb == "discard"
            and player == "you"
            and own_hand(who)
        ):
            clause = Discard("you", who.most)
        elif isinstance(who, Pick):
            choice, mark = self.choose(who, player)
            out.append(choice)
            clause = replace(clause, who=mark)
        elif isinstance(who, (Aim, Ref)):
            self.moving, self.doing = _moving(clause), needs_field(clause)
            clause = replace(clause, who=self.noun(who, player))
            self.moving = self.doing = ""
        elif (
            isinstance(who, Filter)
            and not isinstance(clause, (Look, Price))  # what will be played lies nowhere yet
            and (clause.__class__ is Reveal) == (who.among == "~it")
            and (not who.among or who.among in ("beside", "~it", "removed") or "crew" in who.among or ":" in who.among)
        ):
            f = self.filter(who, player)
            out.append(self.all_of(f))
            clause = replace(clause, who=out[-1].register)
        done = self.value(clause, player)
        if done.__class__ is Put and done.to.startswith(THEIRS):
            done = self.put_back(done)
        amount = getattr(done, "amount", None)
        self.counted = amount if amount is not None and not isinstance(amount, int) else self.counted
        if (hand := _thrown(done)) is not None:
            f, least = hand
            one = self.bind(f, "card" if least != ANY else "cards", least != 1 or done.player == "each")
            one.thrown, one.group = done, least == ANY
            one.done.add("discard")
            chooser = "random" if done.how == "random" else done.player
            return [*out, Choose(one.mark, f, least, least, chooser), Do("discard", one.mark)]
        if isinstance(clause, Reveal) and isinstance(who, Ref) and self.open_there(done.who):
            raise LinkError("what lies on the field is not revealed", r"reveals? |公開")
        payer: Any = player
        if isinstance(done, PayEP) and (payer in ("opponent", "each") or isinstance(payer, Of)):
            done = replace(done, player=payer)
        if isinstance(done, PlayCard) and payer != "you":
            if payer != "opponent" and not isinstance(payer, Of):
                raise LinkError("two players play cards at once", r"\bplay|プレイ")
            done = replace(done, player=payer)
        if isinstance(done, (Look, Reveal)) and isinstance(done.who, Filter) and _shown(done.who):
            self.bind(done.who, done.who.zone, True)
            self.bound[-1].used = False
        if isinstance(done, Do):
            if done.verb in CHANGING:
                self.turned.add(done.who)
            elif done.verb in TELLING:
                self.told.add(done.who)
            elif done.verb == "return" and done == Do("return", done.who):
                done = self.to_hand(done.who)
        elif isinstance(done, Put) and done.to == "hand" and done == Put(done.who, "hand"):
            done = self.to_hand(done.who)
        if isinstance(done, Put) and done.to == "your field" and self.own(done.who):
            done = replace(done, to="field")
        if isinstance(done, Do) and done.verb == "discard" and self.lies(done.who) == "field":
            raise LinkError("what lies on the field is not discarded", r"discard|捨て")  # 1314.1
        if isinstance(done, Do | Put) and isinstance(done.who, str) and done.who.startswith("\0"):
            self.went_back = done.who if goes_back(done) else ""
        settle(self.bound, done)
        self.acted(done)
        done = followed(self, done, out)
        out.append(done)
        return out

    def chosen_player(self, player: Any) -> ChoosePlayer:
        """From here on "that player" and "they" are the one chosen."""
        if player not in ("you", "opponent"):
            raise LinkError("who chooses is not said", r"player|プレイヤー")
        self.concerned = self.they = THAT_PLAYER
        return ChoosePlayer(player)

    def swapped(self, clause: Swap, player: str) -> Swap:
        """A number of two things that changes places: two that are named one by one, or two targets."""
        who: Any = clause.who
        until = self.value(clause.until, player)
        marks = self.parts(who, player) if isinstance(who, Both) else None
        if marks is None and isinstance(who, Ref):
            marks = self.grouped(who)
        if marks is not None and len(marks) == 2:
            return replace(clause, who=marks[0], other=marks[1], until=until)
        mark = self.noun(who, player) if isinstance(who, (Aim, Ref)) and marks is None else ""
        aim = next((aim for one, aim in self.targets if one.mark == mark), None)
        if aim is None or (aim.least, aim.most) != (2, 2):
            raise LinkError("nothing tells which two they are", r"switch|swap|exchange|入れ替|交換")
        return replace(clause, who=mark, until=until)

    def seen_theirs(self, who: Any) -> bool:
        """Whether cards of a kind in one's own hand would be meant, though the other hand is what was just shown."""
        own = isinstance(who, Filter) and who.zone == "hand" and who.whose == SUBJECT
        return own and any(one.filter == _HANDS["opponent"] for one in self.bound)

    def put_back(self, done: Put) -> Put:
        """What goes to a place of the opponent: only their own cards ever come there (502.1)."""
        f = done.who if isinstance(done.who, Filter) else next(b.filter for b in self.bound if b.mark == done.who)
        if f.whose != "opponent":
            raise LinkError("it is not said to be the opponent's", r"相手の(?:手札|デッキ|軌跡)に")
        return replace(done, to=done.to.removeprefix(THEIRS))

    def open_there(self, who: Any) -> bool:
        """Whether a word means what is on the field, where everybody sees it."""
        meant = [one.filter for one in self.bound if one.mark == who]
        return who == "this" or any(f.zone == "field" and not f.among for f in meant)

    def side(self, who: Any) -> Any:
        """Whose what a word means was said to be."""
        return "you" if who == "this" else next((one.filter.whose for one in self.bound if one.mark == who), "any")

    def lies(self, who: Any) -> str:
        """The zone in which what a register means was chosen."""
        return next((one.filter.zone for one in self.bound if one.mark == who and one is not self.start), "")

    def own(self, who: Any) -> bool:
        """Whether what is put onto the field is its player's own, so that it lies on that side anyway (1320.1a)."""
        f = who if isinstance(who, Filter) else next((one.filter for one in self.bound if one.mark == who), None)
        return who == "this" or (f is not None and f.whose == "you" and f.zone not in ("field", "standby"))

    def to_hand(self, who: Any) -> Any:
        """Back to the hand, or into the hand for what has just been found in the deck: one tree for both wordings."""
        place = who.zone if isinstance(who, Filter) else next((b.filter.zone for b in self.bound if b.mark == who), "")
        return Put(who, "hand") if place == "deck" else Do("return", who)

    def dig(self, f: Filter, player: str) -> Dig:
        """Cards of a deck shown until one fits: that one is "it", the others are the rest."""
        bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
        if not isinstance(player, str) or player == "each":
            raise LinkError("two decks at once")
        if f.whose != "any" or f.zone not in ("field", "homebase" if bare else "field") or f.states or f.face != "any":
            raise LinkError("cards of a deck lie nowhere else", r"until|まで")
        f = replace(self.filter(f, player), zone="deck", whose=player)
        if not f.asks_identity:
            raise LinkError("every card is one", r"until|まで")
        top = self.bind(Filter(zone="deck", whose=player), "top", True)
        one = self.bind(replace(f, among=top.mark), base_name(f), False)
        top.used = top.dug = True
        return Dig(top.mark, one.mark, f, player)

    def said(self, clause: Said, player: str) -> list[Any]:
        """Instructions for what is said of an object, and what that was."""
        return self.left_speaking(clause, self.statement(clause, player))

    def left_speaking(self, clause: Any, out: list[Any]) -> list[Any]:
        """The instructions of a clause, after which "it" is not everything of a kind that it spoke of."""
        if (who := getattr(clause, "who", None)) is not None:
            self.crowd = who if isinstance(who, Filter) else None
        return out

    def statement(self, clause: Said, player: str) -> list[Any]:
        """Instructions for what is said of an object."""
        if isinstance(clause.who, Both):
            parts = self.parts(clause.who, player)
            if (each := crossed(clause, parts)) is not None:
                return [node for one in each for node in self.said(one, player)]
            return [node for part in parts for node in self.said(replace(clause, who=part), player)]
        if isinstance(clause.who, Ref) and (group := self.grouped(clause.who)) is not None:
            if (each := crossed(clause, group)) is not None:
                return [node for one in each for node in self.said(one, player)]
            return [node for mark in group for node in self.said(replace(clause, who=mark), player)]
        if isinstance(clause.who, Pick) and clause.who.filter.extreme:  # "the UNIT with the lowest STR gets ..."
            choice, mark = self.choose(clause.who, player)
            return [choice, *self.said(replace(clause, who=mark), player)]
        meant = "this" if self.this_again(clause.who) else self.all_done(self.all_supposed(clause.who), player)
        self.doing = needs_field(clause)
        who = self.noun(meant, player) if isinstance(meant, (Aim, Ref)) else self.value(meant, player)
        self.doing = ""
        self.spoke_of(who)
        out: list[Any] = []
        if isinstance(who, Pick):
            raise LinkError("a choice as subject")
        if isinstance(who, Filter):
            if ":" in who.among and who.zone != "field":
                raise LinkError("what has left the field gets nothing more", r"this way|これにより|この方法|この効果")
            out.append(self.all_of(who))
            self.bound[-1].spared = True
            who = out[-1].register
        if any(part.value == OTHER for part in clause.predicates):
            if not any(one.mark == who and one.many for one in self.bound):
                raise LinkError("no two stand before that could mean each other", r"each other|互い")
            own = tuple(replace(part, value=who) if part.value == OTHER else part for part in clause.predicates)
            clause = replace(clause, predicates=own)  # each has its own already
        have: dict[str, Any] = {}
        last = ""
        for part in settled(clause.predicates):
            if part.until == STAYS and who == "this" and any(one.mark != "this" for one in self.bound):
                raise LinkError("which of them leaves is not said", r"leave|場")
            until = "game" if part.until in (OPEN, STAYS) else part.until
            self.held = self.held or until == HELD
            if part.until == STAYS and who == "this":
                until = "leaves"  # this card's own stay, as Japanese says it
            if until.startswith("while"):
                raise LinkError("'while' is for crafts")
            if isinstance(part.value, Pick):
                choice, mark = self.choose(part.value, player)
                out.append(choice)
                part = replace(part, value=mark)
            self.saying = True
            said = part.value
            if part.kind in _NUMBERS:
                said = of_itself(said) if who == "this" else said
                said = own_numbers(said, self.of_many(who), partial(self.meant_other, [who]))
            value = "chosen" if self.chosen_orgs(part) or self.it_chosen(said) else said
            if part.kind != "crafts":  # a quoted craft speaks for itself: it was linked as a line of its own
                value = self.value(value, player)
            if part.kind in (*_NUMBERS, "orgs of") and self.of_many(who):
                value = others_of_each(value, who)
            self.saying = False
            if part.kind in ("names of", "icon crafts of"):
                self.seen_by_all(value)
            if part.kind == "rules" and of_whom_else(clause.who, part.value):
                raise LinkError(WHICH, OTHERS)
            if part.kind == "rules":
                value = of_players(value, self.side(who))
            if part.kind == "orgs of" and value == "chosen" and not self.chose and self.bound and self.bound[-1].many:
                raise LinkError("those organizations are those of what stands before")
            if part.kind == "rules" and any(
                isinstance(one, Against) and one.what == "cannot fight back" for one in value
            ):
                raise LinkError("who cannot fight back is said of the one that is not fought back")
            if part.kind == "rules" and "cannot be countered" in value and who != "this":
                raise LinkError("only a card itself says that it cannot be countered", r"countered|無効|打ち消")
            if (
                part.kind == "rules"
                and "cannot be played" in value
                and (isinstance(clause.who, Filter) or who == "this")
            ):
                raise LinkError("of cards that are not named yet it is said what players cannot play", r"can.?t|プレイ")
            if part.kind == "rules" and "cannot be played" in value and who == self.went_back:
                raise LinkError("what lies in a hand is not to be told from other cards", r"can.?t|プレイ")
            if part.kind == "rules" and "enters actioned" in value:
                raise LinkError("how cards enter the field is said by a craft", r"enters?\b|アクション状態で場に出る")
            if part.kind in ("icons", "orgs", "names", "rules", "crafts", "types"):
                time = "cure" if part.kind == "rules" and names_phase(value) else until
                if last != time and have:
                    out.append(Have(who, **have))
                    have = {}
                last = time
                have |= {part.kind: (*have.get(part.kind, ()), *value), "until": until}
                continue
            if have:
                out.append(Have(who, **have))
                have = {}
            out.append(instruction(part.kind, who, value, until))
        if have:
            out.append(Have(who, **have))
        if any(isinstance(node, (Have, Lose)) or (isinstance(node, Do) and node.verb in TELLING) for node in out):
            self.told.add(who)
        return out

    def chosen_orgs(self, part: Any) -> bool:
        """それらの組織 where no cards stand before that it could mean: those that were chosen."""
        if part.kind != "orgs of" or part.value != Ref("them"):
            return False
        one = points_at(self.bound, "them")
        return one is None or not one.many


def _moving(clause: Any) -> str:
    """Where a clause puts its object ("field" for both sides of it), or the verb with which it goes somewhere."""
    if isinstance(clause, Put):
        return "field" if clause.to in ("field", "your field") else clause.to
    if isinstance(clause, PlayCard):
        return "play"
    return clause.verb if isinstance(clause, Do) and clause.verb in ("exile", "return") else ""


def _stays_unseen(clause: Any) -> bool:
    """Whether cards of the own deck go from one end of it to the other: nothing is said of looking at them (502.2)."""
    return isinstance(clause, Put) and clause.to in ("deck top", "deck bottom")


def _links(clause: Any) -> bool:
    return isinstance(clause, Do) and clause.verb == "link"


def _paired(group: tuple[str, ...]) -> Pair:
    """Two that were named one by one and become one."""
    if len(group) != 2:
        raise LinkError("two UNITs of one player are linked", r"\blink|戦術リンク")
    return Pair(*group)


def _shown(f: Filter) -> bool:
    """Whether it is a whole hand, or the face-down cards of a homebase: one of them can be chosen afterwards."""
    return f.zone == "hand" or f == Filter(zone="homebase", whose=f.whose, face="down")


def in_standby(who: Any) -> Any:
    """What is countered waits in standby, wherever its noun would mean it to be (1324.1)."""
    if isinstance(who, Pick):
        return replace(who, filter=in_standby(who.filter))
    there = isinstance(who, Filter) and who.zone in ("field", "homebase") and who.whose == "any" and not who.among
    return waiting(who) if there else who


def in_homebase(who: Any) -> Any:
    """Only what lies in a homebase is rebuilt, wherever its noun would mean it to be (1335.1)."""
    if isinstance(who, (Pick, Aim)):
        return replace(who, filter=in_homebase(who.filter))
    if not isinstance(who, Filter) or who.zone != "field" or who.among:
        return who
    if who.states or who.fights or set(who.types) & {"UNIT", "ITEM"}:
        raise LinkError("only cards in a homebase are rebuilt", r"rebuild|再構築")
    return replace(who, zone="homebase")


def waiting(f: Filter) -> Filter:
    """What a noun means in standby: a card of any kind is no ability (509.1)."""
    bare = f == Filter(zone=f.zone, whose=f.whose)
    return replace(f, zone="standby", ability="card" if bare else f.ability)


def own_hand(pick: Pick) -> bool:
    """Whether it is a number of just any cards in one's own hand."""
    return pick.filter == Filter(zone="hand", whose="you") and pick.least == pick.most and pick.total is None


def _thrown(done: Any) -> tuple[Filter, Any] | None:
    """The hand, and how many (ANY: all), if it discards cards so that a later sentence can ask what they were."""
    if isinstance(done, Discard) and done.player == "each":  # each among their own: what was chosen is all of them
        fits = done.how == "choose" and isinstance(done.amount, int)
        return (_HANDS["you"], done.amount) if fits else None
    if not isinstance(done, Discard) or not (done.player in ("you", "opponent") or isinstance(done.player, Of)):
        return None
    hand = Filter(zone="hand", whose=done.player)
    if done.amount in (ANY, Count(hand)):
        return hand, ANY
    return hand, done.amount
