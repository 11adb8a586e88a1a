"""What players may do and choose from: the options of both, and the parts of which one of them chooses one."""

from __future__ import annotations

from engine.text.grammar.sentence.option.each_player import PLAYERS, EachMay
from engine.text.grammar.sentence.option.opponent_choice import OneWay
from engine.text.reference.memory.scope import Scope
from engine.text.surface import By, LinkError, Said, Unless
from engine.trails.tree import May, Offer, PlayerRule, Together
from engine.trails.tree.reads import replace


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


_UNLESS = r"unless|ない(?:なら|場合|限り|かぎり)|なければ"


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
