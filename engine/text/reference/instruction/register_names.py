"""The registers of an effect get their names, and what nothing means later gets none.

They are always named in the same way, so that equal texts make equal trees: targets are "it", "it2", ...; what is
chosen or found is called by its type ("item"), or "card"; what was looked at on the deck is "top".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.text.grammar.verb.player.choice import sound
from engine.text.reference.instruction.cards import thrown_plainly
from engine.text.reference.instruction.choices import divided, whole
from engine.text.reference.instruction.verbs import Instructions, waiting
from engine.text.reference.player.both_players import AT_ONCE
from engine.text.reference.value.variable_x import one_number
from engine.text.surface import ANY, UNSHUFFLED, Aim, LinkError
from engine.text.trees import renamed
from engine.trails.tree import (
    Bond,
    Choose,
    Delayed,
    Discard,
    Do,
    Draw,
    Effect,
    Gain,
    Get,
    Have,
    Offer,
    Plan,
    Put,
    Target,
    Together,
)
from engine.trails.tree.reads import replace

#: The usual instructions, which hold no others.
_FLAT = frozenset((Do, Draw, Choose, Put, Get, Have, Bond, Gain, Plan))


class Naming(Instructions):
    """The instructions of one effect as a tree: with names for what is meant later, plainly where nothing is."""

    def plainly(self, do: Sequence[Any]) -> dict[str, Any]:
        """What nothing means later: choices that need not be named, and discards as they were said, X worked out."""
        plain = {one.mark: one.thrown for one in self.made if (one.group or one.thrown) and not one.used}
        for node in _flat(tuple(do)):
            thrown = plain.get(node.register) if isinstance(node, Choose) and node.most != ANY else None
            if isinstance(thrown, Discard):
                plain[node.register] = replace(thrown, amount=node.most)
        for mine, theirs in self.both:
            if isinstance(plain.get(mine), Discard) and theirs in plain:
                plain[mine], plain[theirs] = replace(plain[mine], player="each", own=True), AT_ONCE
        return plain

    def finish(self, do: list[Any]) -> Effect:
        """Give the registers their names."""
        do = one_number(self, do)
        if not self.made and not self.into_deck:
            if self.says_named:
                sound(tuple(do), (), self.x)
            return Effect((), tuple(do), self.x)  # nothing has one
        taken: set[str] = {"this"}
        if self.start is not None and self.start.used:
            taken.add(self.start.mark)
        names: dict[str, Any] = {}
        plain = self.plainly(do)
        for one in self.made:
            if one.mark in plain:
                continue
            name, number = one.name, 1
            while name in taken:
                number += 1
                name = f"{one.name}{number}"
            taken.add(name)
            names[one.mark] = name
        kinds = {node.register: node.filter for node in _flat(tuple(do)) if isinstance(node, Choose)} if plain else {}
        for one in self.made:
            if one.mark in plain and one.group:  # nothing means it later: it is named where it stands, X worked out
                names[one.mark] = renamed(kinds.get(one.mark, one.filter), names)
        if plain:
            do = [node for node in (without(node, plain) for node in do) if node is not None]
        targets = tuple(_target(names[one.mark], renamed(aim, names)) for one, aim in self.targets)
        done = tuple(renamed(part, names) for part in do) if names else tuple(do)
        done = done if self.chosen_paid else thrown_plainly(done, (done, self.x))
        if self.into_deck and any(isinstance(node, Put) and node.to == UNSHUFFLED for node in _flat(done)):
            raise LinkError(
                "where in the deck they come to lie is not said", r"\binto\b|\bto (?:its|your|their)|デッキに"
            )
        targets = tuple(_waiting(target, done) for target in targets)
        if self.says_named:
            sound(done, targets, self.x)
        return divided(whole(Effect(targets, done, renamed(self.x, names) if self.x is not None else None)))


def without(node: Any, marks: dict[str, Any]) -> Any:
    """An instruction without the choices that fill some registers, None for such a choice; plain discards again."""
    if isinstance(node, Choose) and node.register in marks:
        return None
    if isinstance(node, Do) and isinstance(node.who, str) and marks.get(node.who) is not None:
        return None if marks[node.who] is AT_ONCE else marks[node.who]
    changed: dict[str, Any] = {}
    if isinstance(node, Delayed):  # everything of a kind is found when the time comes
        changed["keep"] = tuple(mark for mark in node.keep if mark not in marks)
    if isinstance(node, Together):
        changed["options"] = tuple(without(option, marks) for option in node.options)
    if isinstance(node, Offer):
        kept = [[without(part, marks) for part in option] for option in node.options]
        changed["options"] = tuple(tuple(part for part in option if part is not None) for option in kept)
    for name in ("cost", "then", "otherwise"):
        old = getattr(node, name, ())
        new = tuple(part for part in (without(part, marks) for part in old) if part is not None)
        if new != old:
            changed[name] = new
    return replace(node, **changed) if changed else node


def _waiting(target: Target, do: tuple[Any, ...]) -> Target:
    """What is countered waits in standby, wherever its noun would mean it to be (1324.1)."""
    f = target.filter
    if f.zone in ("field", "homebase"):
        for node in _flat(do):
            if node.__class__ is Do and node.verb == "counter" and node == Do("counter", target.register):
                return replace(target, filter=waiting(f))
    return target


def _flat(do: tuple[Any, ...]) -> Iterable[Any]:
    for node in do:
        yield node
        if node.__class__ not in _FLAT:
            for name in ("cost", "then", "otherwise"):
                yield from _flat(getattr(node, name, ()))
            for option in getattr(node, "options", ()):
                yield from _flat(option if isinstance(option, tuple) else (option,))


def _target(register: str, aim: Aim) -> Target:
    if isinstance(aim.most, int) and isinstance(aim.least, int):
        return Target(register, aim.filter, aim.least, aim.most, total=aim.total, alike=aim.alike)
    return Target(register, aim.filter, 0 if aim.least == 0 else 1, number=aim.most, alike=aim.alike)
