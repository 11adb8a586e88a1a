"""What players may do and choose from: the options of both, and the parts of which one of them chooses one."""

from __future__ import annotations

from engine.text.grammar.sentence.option.each_player import PLAYERS, EachMay
from engine.text.grammar.sentence.option.opponent_choice import OneWay
from engine.text.reference.memory.scope import Scope
from engine.text.surface import By, LinkError
from engine.trails.tree import May, Offer, Together
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
