"""Which lines of the cards were carried out in games: to find texts that are read but never happen.

A *line* is one craft, EVENT text or arts text of a card. What counts as carried out:

- a triggered or activated craft, an EVENT, arts: it resolved (1205);
- a continuous craft: its condition held and it changed or told something of some object;
- a replacement: something happened by it instead;
- an icon craft: what it stands for resolved, or what it governs took place (a Covert UNIT attacked, a Hate UNIT was
  attacked, a card with Dispatch was played from the homebase, a Reinforcement was played, Martial Arts gave a bonus,
  Covert was chosen, Uplift's quoted craft was had or resolved; Wings of Light, Curse and Doll were valid on the field).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards import icon_crafts
from engine.trails.cards.carddef import CardDef
from engine.trails.layers.derive import linked_orgs
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context
from engine.trails.query.filters import found
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.tree.zones import HOMEBASE


@dataclass(frozen=True, slots=True, order=True)
class Line:
    """One line of a card: number, place among the abilities of its meaning (crafts, then EVENT, then arts)."""

    number: str
    index: int


def abilities(meaning: t.Meaning) -> list[tuple[str, Any]]:
    """The abilities of a meaning in the order that :class:`Line` counts, each with "craft", "event" or "arts"."""
    out: list[tuple[str, Any]] = [("craft", craft) for craft in meaning.crafts]
    return out + [(kind, one) for kind, one in (("event", meaning.event), ("arts", meaning.arts)) if one is not None]


class Watch:
    """Looks at games after every answer, before their events are cleared.

    left: lines not carried out yet. used: how often each card number was played, or an ability of it.
    """

    __slots__ = ("_cards", "_home", "left", "used")

    def __init__(self, cards: Iterable[CardDef]) -> None:
        self._cards: Mapping[str, CardDef] = {card.number: card for card in cards}
        self._home = False
        self.used: Counter[str] = Counter()
        self.left: dict[str, set[int]] = {
            number: set(range(len(abilities(card.meaning)))) for number, card in self._cards.items()
        }

    def missing(self) -> list[Line]:
        """Lines that were never carried out, in order."""
        return sorted(Line(number, index) for number, left in self.left.items() for index in left)

    def add(self, seen: Iterable[Line], used: Mapping[str, int]) -> None:
        """What another process saw."""
        for line in seen:
            self.left[line.number].discard(line.index)
        self.used.update(used)

    def seen(self) -> list[Line]:
        """Lines that were carried out, in order."""
        return sorted(
            Line(number, index)
            for number, left in self.left.items()
            for index in range(len(abilities(self._cards[number].meaning)))
            if index not in left
        )

    def look(self, game: TrailsGame) -> None:
        """Note what the events of the last answer and the present board show."""
        for event in game.events:
            if event.kind == "resolves":
                self._resolved(event.extra)
            elif event.kind == "played":
                self._played(event.extra)
            elif event.kind == "move" and event.cause == "play":
                self._home = event.frm >> 1 == HOMEBASE >> 1
            elif event.kind in ("attacks", "is attacked"):
                self._icon(game, event.obj, icon_crafts.COVERT if event.kind == "attacks" else icon_crafts.HATE)
            if event.src:
                self._instead(game, event)
        if game.outcome is None:
            for obj in game.derived.sources:
                left = self.left.get(game.defn(obj).number)
                if left:
                    self._valid(game, obj, left)

    # --- abilities that resolve ---------------------------------------------------------------------------------------
    def _resolved(self, entry: Entry) -> None:
        left = self.left.get(entry.number)
        if not left or entry.ability is None:
            return
        for index, (kind, ability) in enumerate(abilities(self._cards[entry.number].meaning)):
            if index not in left:
                continue
            if kind in ("event", "arts"):
                done = entry.kind == kind
            elif isinstance(ability, t.Icon):
                stands_for = (*icon_crafts.crafts_of(ability.key), *icon_crafts.printed_craft(ability), *ability.crafts)
                done = any(entry.ability == craft for craft in stands_for)
            else:
                done = entry.ability == ability
            if done:
                left.discard(index)

    def _played(self, entry: Entry) -> None:
        self.used[entry.number] += 1
        left = self.left.get(entry.number)
        if left and entry.kind == "card":
            self._strike(entry.number, left, icon_crafts.REINFORCEMENT)
            if self._home:
                self._strike(entry.number, left, icon_crafts.DISPATCH)
        self._home = False

    # --- what is valid on the board -----------------------------------------------------------------------------------
    def _valid(self, game: TrailsGame, obj: Obj, left: set[int]) -> None:
        card = game.defn(obj)
        traits = game.traits(obj.id)
        for index in tuple(left):
            if index >= len(card.meaning.crafts):
                continue
            craft = card.meaning.crafts[index]
            if isinstance(craft, t.Continuous):
                if craft.everywhere or (not traits.silent and _in_effect(game, obj, craft)):
                    left.discard(index)
            elif isinstance(craft, t.Icon):
                key = craft.key
                if key in (icon_crafts.WINGS, icon_crafts.CURSE, icon_crafts.DOLL):
                    done = True
                elif key == icon_crafts.MARTIAL_ARTS:
                    done = any(rule == "1406.1" for *_, rule in traits.changes)
                elif key == icon_crafts.COVERT_CHOICE:
                    done = icon_crafts.CHOSE_COVERT in obj.marks
                elif key == icon_crafts.UPLIFT:
                    has = any(part in traits.gained for part in craft.crafts)
                    done = has and not any(isinstance(part, t.Triggered | t.Activated) for part in craft.crafts)
                else:
                    done = False
                if done:
                    left.discard(index)

    def _icon(self, game: TrailsGame, ident: int, key: str) -> None:
        obj = game.objs.get(ident)
        if obj is None or not obj.cards:
            return
        number = game.defn(obj).number
        left = self.left.get(number)
        if left:
            self._strike(number, left, key)

    def _strike(self, number: str, left: set[int], key: str) -> None:
        for index, craft in enumerate(self._cards[number].meaning.crafts):
            if isinstance(craft, t.Icon) and craft.key == key:
                left.discard(index)

    def _instead(self, game: TrailsGame, event: Event) -> None:
        """A replacement speaks through the events it puts in: they come from its card and are of its kind."""
        obj = game.objs.get(event.src)
        if obj is None or not obj.cards:
            return
        card = game.defn(obj)
        left = self.left.get(card.number)
        if not left or not card.replacements:
            return
        for index, craft in enumerate(card.meaning.crafts):
            if index in left and isinstance(craft, t.Replacement) and event.kind in _KINDS.get(_verb(craft), ()):
                left.discard(index)


#: Kinds of events by which the first instruction of a replacement shows.
_KINDS: Mapping[str, tuple[str, ...]] = {
    "bond": ("bond",),
    "draw": ("move",),
    "stun": ("stun",),
    "cure": ("cure",),
    "ready": ("turn",),
    "action": ("turn",),
    "ko": ("move",),
    "destroy": ("move",),
    "return": ("move",),
    "exile": ("move",),
    "rebuild": ("move",),
    "face up": ("face",),
    "face down": ("face",),
}


def _verb(craft: t.Replacement) -> str:
    match craft.instead[:1]:
        case (t.Do(verb=verb),):
            return verb
        case (t.Bond(),):
            return "bond"
        case (t.Draw(),):
            return "draw"
        case _:
            return ""


def _in_effect(game: TrailsGame, obj: Obj, craft: t.Continuous) -> bool:
    """A valid continuous craft does something now: a bonus must be written on some object."""
    ctx = Context(obj.controller, obj.id, {})
    if not holds(game, craft.condition, ctx):
        return False
    if craft.link:
        return len(linked_orgs(obj, craft)) > 1
    if craft.costs or craft.player_rules:
        return True
    idents = [obj.id] if isinstance(craft.who, str) else found(game, craft.who, ctx)
    if any((craft.orgs, craft.icons, craft.names, craft.rules, craft.crafts, craft.lose, craft.sets)):
        return bool(idents)
    number = game.defn(obj).number
    return any(
        source == number and until == "while"
        for ident in idents
        for _, _, source, until, _ in game.traits(ident).changes
    )
