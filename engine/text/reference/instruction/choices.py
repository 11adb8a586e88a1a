"""What is chosen, what players may do, and targets of which one gets this and the others that (1204.2e)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.text.grammar.noun.places import DONE_TO
from engine.text.grammar.sentence.options import PLAYERS, EachMay
from engine.text.grammar.sentence.they import OneWay
from engine.text.reference.antecedents import Scope, as_among, base_name
from engine.text.reference.instruction.nouns import ALIKE, Registers, apart
from engine.text.reference.results import could_be
from engine.text.surface import BARE, NOT_THIS, SUBJECT, Aim, Both, By, LinkError, Pick, Ref, Said, Unless
from engine.trails.tree import Choose, Effect, Filter, If, May, Offer, PlayerRule, Target, Together
from engine.trails.tree.reads import replace, speaks_of


class Choices(Registers):
    """The choices of one effect, and nouns that mean several things at once."""

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
        of_both = replace(f, whose="any") if chooser == "each" else f  # each chooses among their own
        one = self.bind(as_among(of_both, self.bound), base_name(f), pick.most != 1 or chooser == "each")
        one.apart = chooser == "each" and pick.most == 1
        self.picked = one.mark
        # as many as one likes, each of which is shown as it is chosen: nobody is held to anything (1312.3)
        open_hand = f.zone == "hand" and f.whose == chooser and f.asks_identity and pick.least == 0
        if pick.alike and ((f.zone in ("hand", "deck", "homebase") and not open_hand) or chooser == "each"):
            raise LinkError("how hidden cards stand to each other", ALIKE)
        if pick.total is None:
            return Choose(one.mark, f, least, most, chooser, None, pick.alike), one.mark
        shown = open_hand or (f.zone == "deck" and f.among != "" and f.asks_identity)
        if (f.zone in ("hand", "deck") and not shown) or chooser == "each":
            raise LinkError("the total of hidden cards", r"total|合計")
        return Choose(one.mark, f, least, most, chooser, self.value(pick.total, player), pick.alike), one.mark

    def it_chosen(self, said: Any) -> bool:
        """Whether "it", which is gained, is the organization that was chosen."""
        if said == "it chosen" and not self.chose:
            raise LinkError("nothing stands before that can be gained", r"\bit\b|それ")
        return bool(said == "it chosen")

    def parts(self, who: Both, player: str) -> tuple[str, ...]:
        """The objects of "... and ..."."""
        marks = [self.noun(part, player) if isinstance(part, (Aim, Ref)) else part for part in who.parts]
        if all(isinstance(mark, str) for mark in marks):
            self.group(marks)
        return once_each(marks, {one.mark: one.filter for one in self.bound})

    def all_done(self, f: Any, player: str) -> Any:
        """ "The UNITs stunned this way" of which something is said, or to which something is done.

        It is all that the verb was done to as its subject or its object. Guard:
        tests/trails/100/104-principles/really_done.yaml.
        """
        if not isinstance(f, Filter) or not f.among.startswith(DONE_TO):
            return f
        self.meaning_all = True
        try:
            return self.filter(f, player)
        finally:
            self.meaning_all = False


def once_each(parts: Iterable[Any], filters: Mapping[str, Filter] | None = None) -> tuple[Any, ...]:
    """The objects of "it and each UNIT like it": it may be one of those, and is meant once (1303.1).

    filters: what each register holds.

    Guard: tests/trails/1300/1303-plus-minus/bonuses.yaml.
    """
    out: list[Any] = []
    for part in parts:
        if out and isinstance(part, Filter) and part.zone == "field" and part.scope == "all" and not part.but:
            first = out[0]
            if first == "this":
                part = part if part.whose == "opponent" else replace(part, scope=NOT_THIS)
            elif isinstance(first, str) and could_be((filters or {}).get(first, Filter()), part):
                part = replace(part, but=first)
        out.append(part)
    return tuple(out)


def each_option(linker: Scope, clause: EachMay) -> Together:
    """Both options: what each does, and what follows, speaks of what is that player's own."""
    out = []
    before, named = list(linker.bound), []
    for player in PLAYERS:
        linker.bound = list(before)  # "it" is that player's
        option = May(tuple(linker.items(clause.do, player)), (), player)
        chosen = list(linker.bound)
        for branch, of, said_of_it in clause.after:
            if of in ("each", player):
                after = (By(player, said_of_it),) if of == "each" else said_of_it
                linker.bound = list(chosen)
                option = replace(option, **{branch: tuple(linker.items(after, "you"))})
        out.append(option)
        named += linker.bound[len(before) :]
    linker.bound, linker.they = [*before, *named], None
    return Together(tuple(out))


def one_way(linker: Scope, clause: OneWay, player: str) -> Offer:
    """The parts of which the subject chooses one. Raises :class:`LinkError`."""
    ways = []
    declared, before = len(linker.targets), list(linker.bound)
    for option in clause.options:
        ways.append(tuple(linker.items(option, player)))
        linker.bound = list(before)
    if len(linker.targets) != declared:
        raise LinkError("targets are chosen before it is known what is done", r"target|対象")
    return Offer(tuple(ways), player)


def unless(linker: Scope, clause: Unless, player: str) -> May:
    """What happens if somebody does not pay. Raises :class:`LinkError` where it could be paid for each time."""
    if any(_bans(part) for part in clause.do):
        raise LinkError(
            "whether it is paid now or each time is not said", r"unless|ない(?:なら|場合|限り|かぎり)|なければ"
        )
    otherwise = tuple(linker.items(clause.do, player))
    payer = linker.person(clause.player, player)
    return May(tuple(linker.items(clause.pay, payer)), (), payer, otherwise)


def _bans(clause: object) -> bool:
    """Whether a clause forbids something for a time, which could be paid for each time (804.3)."""
    if isinstance(clause, By):
        return any(_bans(part) for part in clause.do)
    rules = isinstance(clause, Said) and any(part.kind == "rules" for part in clause.predicates)
    return rules or isinstance(clause, PlayerRule)


def whole(effect: Effect) -> Effect:
    """The effect, if all its targets can be meant at once.

    Raises LinkError where a condition would leave out one or another of them: all are chosen as it is played (1204.2d),
    so that both would have to be there, though only one is wanted.
    """
    names = {target.register for target in effect.targets}
    for node in effect.do if len(names) > 1 else ():
        if isinstance(node, If):
            then, otherwise = ({name for name in names if speaks_of(way, name)} for way in (node.then, node.otherwise))
            if then - otherwise and otherwise - then:
                raise LinkError("both would have to be targets, though it is one or the other", _OTHER_WAY)
    return effect


_OTHER_WAY = r"[Oo]therwise|\binstead\b|そうでない|代わりに"


def divided(effect: Effect) -> Effect:
    """The effect with its targets split where one of them gets something else than the others."""
    targets, do = effect.targets, effect.do
    for place, target in enumerate(targets):
        choices = [node for node in do if isinstance(node, Choose) and node.filter.among == target.register]
        if len(choices) != 1 or target.split or not _of_targets(choices[0], target):
            continue
        at, one = do.index(choices[0]), choices[0].register
        others = replace(choices[0].filter, but=one)
        if any(speaks_of(node, target.register) for node in do[:at]) or not any(
            speaks_of(node, others) for node in do[at + 1 :]
        ):
            continue
        targets = (*targets[:place], replace(target, split=(one,)), *targets[place + 1 :])
        do = (*do[:at], *do[at + 1 :])
    return effect if targets == effect.targets else replace(effect, targets=targets, do=do)


def gathered(effect: Effect) -> Effect:
    """The effect with a choice among its targets where they are split, as a text says it."""
    targets, do = effect.targets, effect.do
    for place, target in enumerate(targets):
        if len(target.split) != 1:
            continue
        one = target.split[0]
        choice = Choose(one, Filter(zone=target.filter.zone, whose=target.filter.whose, among=target.register))
        at = next((at for at, node in enumerate(do) if speaks_of(node, one)), len(do))
        targets = (*targets[:place], replace(target, split=()), *targets[place + 1 :])
        do = (*do[:at], choice, *do[at:])
    return effect if targets == effect.targets else replace(effect, targets=targets, do=do)


def _of_targets(node: Any, target: Target) -> bool:
    """Whether a choice is one of the targets, and no more is said of it."""
    f = target.filter
    plain = Filter(zone=f.zone, whose=f.whose, among=target.register)
    several = target.number is not None or target.most > 1
    return several and bool(node == Choose(node.register, plain))
