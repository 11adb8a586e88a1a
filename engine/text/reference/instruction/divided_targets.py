"""Targets of which one gets this and the others that: which is which is settled when it is played (1204.2e).

"Choose two target UNITs. Stun one of them and ready the other" says of its targets what they get one by one. So the
choice among them is none of the resolving effect: the targets are split as they are declared (1204.2e-1), and what is
then no valid target any more leaves the others what they were to get. A choice without "the other" stays one that is
made while the effect resolves; so does one that hangs on a condition or an option.

They are ``Target.split``. Guard: tests/trails/1200/1204-targets/division.yaml.
"""

from __future__ import annotations

from typing import Any

from engine.text.surface import LinkError
from engine.trails.tree import Choose, Effect, Filter, If, Target
from engine.trails.tree.reads import replace, speaks_of


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
