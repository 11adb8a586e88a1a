"""Words of moves and expectations that name cards."""

from __future__ import annotations

import re

from engine.scenario.common.reading import truth
from engine.scenario.common.steps import SEATS, is_none
from engine.scenario.source import Item


class Known:
    """The names of a scenario. ability: what an ability of a card is called, with the group ``name``."""

    __slots__ = ("_ability", "names")

    def __init__(self, names: frozenset[str], ability: re.Pattern[str]) -> None:
        self.names = names
        self._ability = ability

    def has(self, name: str) -> bool:
        """Whether it is a name, or that of a further copy."""
        return name in self.names or name.partition("#")[0] in self.names

    def name(self, item: Item) -> str:
        """A name. Raises :class:`engine.scenario.source.ScenarioError`, as all that reads."""
        name = item.word("a name")
        if not self.has(name):
            raise item.error(f"nothing on the board is called '{name}'")
        return name

    def several(self, item: Item | None, what: str = "cards") -> tuple[str, ...]:
        """Names; none if nothing stands there."""
        return () if item is None or is_none(item) else tuple(self.name(one) for one in item.several(what))

    def choice(self, item: Item) -> str:
        """A name, a number, a seat, or an ability of a card."""
        word = item.word("a choice")
        found = self._ability.fullmatch(word)
        if word.isdigit() or word in SEATS or (found is not None and self.has(found["name"])):
            return word
        return self.name(item)


def needs(value: Item, found: dict[str, Item], verb: str, words: tuple[str, ...]) -> None:
    """Raises an error if one of the words is missing."""
    for word in words:
        if word not in found:
            raise value.error(f"{verb} needs the word {word}")


def plain_words(
    key: Item, verb: str, value: Item | None, bare: tuple[str, ...], known: Known
) -> tuple[str, ...] | Item:
    """The words of a move that every game writes alike: one of those that take nothing (``bare``), ``say`` and
    ``redraw``, ``block`` and ``choose``, and whatever is declined. Of others the argument."""
    if verb in bare:
        if value is not None:
            raise value.error(f"{verb} takes nothing")
        return ()
    if value is None:
        raise key.error(f"{verb} needs an argument")
    if verb in ("redraw", "say"):
        said = truth(value, verb) if isinstance(value.data, bool) else value.one_of(verb, ("yes", "no")) == "yes"
        return ("yes" if said else "no",)
    if verb in ("block", "choose") and is_none(value):
        return ()
    if verb == "block":
        return (known.name(value),)
    if verb == "choose":
        return tuple(known.choice(item) for item in value.several(verb))
    return value
