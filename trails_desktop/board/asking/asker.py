"""What was chosen so far for the question at hand. Options name ids; a card, a player or a place that is pointed at
matches the options in which it stands, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engine.kernel.decisions import Answer, Decision, Kind, Option
from trails_desktop.board.game import Verb

#: What can be pointed at: ``("card", id)``, ``("seat", seat)``, ``("area", key, seat)``.
Thing = tuple[str | int, ...]
#: Of an option, in place of a card: the other player.
OTHER_PLAYER: Final = -1
#: Kinds that are answered on a sheet, never by pointing.
ON_A_SHEET: Final = (Kind.ORDER, Kind.NUMBER, Kind.SPLIT, Kind.YES_NO, Kind.NAME, Kind.ARRANGE)


class Did(Enum):
    """What pointing at something did."""

    NOTHING = "nothing"  #: it cannot be used now
    TOOK = "took"  #: it was chosen, or given back
    READY = "ready"  #: the answer is whole: give it
    SEVERAL = "several"  #: several options mean that: ask which


@dataclass(slots=True)
class Asker:
    """decision: the question. verbs: of the game. seat: who is asked. chosen: the options taken so far. source: the
    card that was pointed at to act with. several: options among which one is to be chosen by name."""

    decision: Decision
    verbs: Mapping[str, Verb]
    chosen: list[Option] = field(default_factory=list)
    source: int = 0
    several: tuple[Option, ...] = ()

    # --- reading ------------------------------------------------------------------------------------------------------
    def cards(self, option: Option) -> tuple[int, ...]:
        """The cards of an option: what acts, then what it is done to."""
        verb = self.verbs.get(str(option[0]), Verb(str(option[0])))
        found = [option[at] for at in verb.cards if at < len(option)]
        return tuple(one for one in found if isinstance(one, int) and (one > 0 or one == OTHER_PLAYER))

    def thing(self, ident: int) -> Thing:
        """What an id of an option stands for on the board."""
        return ("seat", self.decision.seat ^ 1) if ident == OTHER_PLAYER else ("card", ident)

    @property
    def acts(self) -> bool:
        """Whether exactly one option is taken, by pointing at what acts and at what it is done to."""
        return self.decision.kind is Kind.ACT

    @property
    def plain(self) -> tuple[Option, ...]:
        """Options without any card: passing and the like."""
        return tuple(option for option in self.decision.options if not self.cards(option)) if self.acts else ()

    def lit(self) -> frozenset[Thing]:
        """Everything that can be pointed at to begin with."""
        if self.decision.kind in ON_A_SHEET:
            return frozenset()
        found = (self.cards(option) for option in self.decision.options if self._joins(option))
        return frozenset(self.thing(cards[0]) for cards in found if cards)

    def _joins(self, option: Option) -> bool:
        """Whether an option has in common with those that were chosen what has to be."""
        chosen = tuple(self.chosen)
        if not chosen or option in chosen:
            return True
        return all(self.decision.common((*chosen, option), family) for family in self.decision.shared)

    def targets(self, source: int | None = None) -> frozenset[Thing]:
        """What the card that acts can be used on."""
        source = self.source if source is None else source
        return frozenset(
            self.thing(cards[1])
            for cards in map(self.cards, self.decision.options)
            if len(cards) > 1 and cards[0] == source
        )

    def of(self, source: int, target: Thing | None = None) -> tuple[Option, ...]:
        """The options with a card that acts; with a target those on it, else those that need none."""
        found = []
        for option in self.decision.options:
            cards = self.cards(option)
            if not cards or cards[0] != source:
                continue
            on = self.thing(cards[1]) if len(cards) > 1 and cards[1] != source else None
            if on == target:
                found.append(option)
        return tuple(found)

    def answer(self) -> Answer | None:
        """The answer as chosen so far, None while it would be refused."""
        given = tuple(self.chosen)
        return None if self.decision.refusal(given) else given

    def wanting(self) -> str:
        """Why it would be refused, "" if it would not."""
        return self.decision.refusal(tuple(self.chosen))

    def taken(self) -> dict[Thing, int]:
        """What was chosen, with its place in the answer, from 1."""
        found: dict[Thing, int] = {}
        for nth, option in enumerate(self.chosen):
            for ident in self.cards(option):
                found.setdefault(self.thing(ident), nth + 1)
        return found

    # --- choosing -----------------------------------------------------------------------------------------------------
    def clear(self) -> bool:
        """Take everything back that was chosen; whether there was anything."""
        was = bool(self.chosen or self.source or self.several)
        self.chosen, self.source, self.several = [], 0, ()
        return was

    def point(self, thing: Thing) -> Did:
        """Something was pointed at."""
        if self.decision.kind in ON_A_SHEET:
            return Did.NOTHING
        return self._act(thing) if self.acts else self._choose(thing)

    def _act(self, thing: Thing) -> Did:
        if self.source and thing in self.targets():
            return self._one_of(self.of(self.source, thing))
        ident = thing[1] if thing[0] == "card" else 0
        if not isinstance(ident, int) or thing not in self.lit():
            return Did.NOTHING
        if ident == self.source:
            alone = self.of(ident)
            if alone:
                return self._one_of(alone)
            self.clear()
            return Did.TOOK
        self.clear()
        self.source = ident
        alone = self.of(ident)
        if len(alone) == 1 and not self.targets():
            self.chosen = [alone[0]]
        return Did.TOOK

    def _one_of(self, options: Sequence[Option]) -> Did:
        if len(options) == 1:
            self.chosen, self.several = [options[0]], ()
            return Did.READY
        self.several = tuple(options)
        return Did.SEVERAL if options else Did.NOTHING

    def _choose(self, thing: Thing) -> Did:
        meant = [option for option in self.decision.options if self.cards(option) and
                 self.thing(self.cards(option)[0]) == thing]  # fmt: skip
        if not meant:
            return Did.NOTHING
        option = next((one for one in meant if one not in self.chosen), meant[0])
        single = self.decision.most == 1
        if option in self.chosen:
            if single and self.decision.least == 1:
                return Did.READY  # pointed at twice: that is it
            self.chosen.remove(option)
            return Did.TOOK
        if single:
            self.chosen = [option]
        elif len(self.chosen) < self.decision.most:
            self.chosen.append(option)
        else:
            return Did.NOTHING
        return Did.TOOK

    def drop(self, source: int, target: Thing | None) -> Did:
        """A card was dragged onto something, None for the free board."""
        if self.decision.kind in ON_A_SHEET:
            return Did.NOTHING
        if not self.acts:
            return self._choose(("card", source))
        meant = self.of(source, target) if target is not None else ()
        if not meant and (target is None or target[0] == "area"):
            meant = self.of(source)
        self.clear()
        self.source = source
        done = self._one_of(meant)
        if done is Did.NOTHING:
            self.clear()
        return done
