"""What the card in hand would be paid with: the cards proposed, and how the player changes them. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from engine.kernel.decisions import Answer


@dataclass(frozen=True, slots=True)
class Purse:
    """The payment of something that is not yet played.

    answer: what playing it will say. options: homebase cards that may be actioned for it, in the order of the
    proposal. chosen: those that would be. changed: the player chose them, so that nobody has to be asked again.
    """

    answer: Answer = ()
    options: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    changed: bool = False

    @property
    def free(self) -> bool:
        """Whether there is anything to choose."""
        return 0 < len(self.chosen) < len(self.options)

    def swap(self, obj: int) -> Purse:
        """Pay with ``obj`` instead of the card chosen first; a chosen card makes room for the next one in line."""
        if obj not in self.options or not self.free:
            return self
        if obj not in self.chosen:
            return replace(self, chosen=(*self.chosen[1:], obj), changed=True)
        start = self.options.index(obj)
        line = (*self.options[start + 1 :], *self.options[:start])
        other = next(one for one in line if one not in self.chosen)
        return replace(self, chosen=tuple(other if one == obj else one for one in self.chosen), changed=True)

    def turn(self, by: int) -> Purse:
        """The next (or, ``by`` -1, the last) set of as many cards, going round."""
        if not self.free:
            return self
        sets = list(combinations(self.options, len(self.chosen)))
        held = frozenset(self.chosen)
        at = next(i for i, one in enumerate(sets) if held == frozenset(one))
        return replace(self, chosen=sets[(at + by) % len(sets)], changed=True)

    def paid(self) -> Answer:
        """The answer to the question how to pay; empty if it is to be asked."""
        return tuple(("pick", one) for one in self.chosen) if self.changed else ()
