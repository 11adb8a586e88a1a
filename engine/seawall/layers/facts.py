"""What filters and conditions can ask about an object (:class:`engine.effects.find.Facts`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.effects import objects
from engine.effects.find import Context
from engine.effects.nodes import Condition, Filter, Target
from engine.kernel.objects import Obj, UnknownCard
from engine.kernel.zones import SEATS
from engine.seawall.layers.traits import Traits, as_pilot
from engine.seawall.state.match import Match, is_token, printed
from engine.seawall.state.zones import BASE, BATTLE, INDEX, RESOURCES

_BOARD = {"unit": (BATTLE,), "pilot": (BATTLE,), "command": (BATTLE,), "base": (BASE,), "resource": (RESOURCES,)}


_PILES = ("shields", "deck", "resource deck")


def traits_of(game: Match, ident: int) -> Traits | None:
    """What an object is, or was when it left; None for a card not known here."""
    return objects.traits_of(game, ident, _known_traits)


def _known_traits(game: Match, obj: Obj) -> Traits | None:
    try:
        return Traits(printed(game, obj))
    except UnknownCard:
        return None


def ap_of(game: Match, ident: int) -> int:
    """AP as read: never below zero (1-3-6)."""
    traits = traits_of(game, ident)
    return 0 if traits is None else max(0, traits.ap)


def printed_traits(game: Match, obj: Obj) -> Traits:
    """What the card of an object gives by itself, where it lies."""
    card = printed(game, obj)
    return as_pilot(card) if obj.host else Traits(card)


class SeawallFacts:
    """The facts. It has no state."""

    def places(self, game: Match, among: Filter, seat: int) -> Iterable[int]:
        """Ids where the filter looks; without a zone on the field, where cards of the kind are (9-1-2)."""
        seats = range(SEATS) if among.side == "any" else (seat if among.side == "you" else seat ^ 1,)
        kinds = (INDEX[among.zone],) if among.zone else _BOARD.get(among.kind, (BATTLE, BASE))
        under = among.kind in ("pilot", "command")
        out = []
        for side in seats:
            for kind in kinds:
                for ident in game.zones[kind + side]:
                    if kind != BATTLE or bool(game.objs[ident].host) == under:
                        out.append(ident)
        return out

    def _traits(self, game: Match, ident: int, traits: Any) -> Traits | None:
        if traits is not None and ident in traits:
            known: Traits = traits[ident]
            return known
        return traits_of(game, ident) if traits is None else self._printed(game, ident)

    def _printed(self, game: Match, ident: int) -> Traits | None:
        obj = game.objs.get(ident)
        try:
            return None if obj is None else printed_traits(game, obj)
        except UnknownCard:
            return None

    def kind(self, game: Match, ident: int, kind: str, traits: Any) -> bool:
        """Whether it is a card of the type."""
        found = self._traits(game, ident, traits)
        return found is not None and kind in found.kinds

    def word(self, game: Match, ident: int, field: str, traits: Any) -> Iterable[str]:
        """Names, traits or the color."""
        found = self._traits(game, ident, traits)
        if found is None:
            return ()
        if field == "name":
            return found.names
        return found.traits if field == "trait" else ((found.color,) if found.color else ())

    def number(self, game: Match, ident: int, field: str, traits: Any) -> int | None:
        """AP, HP, level or cost, never below zero (1-3-6)."""
        found = self._traits(game, ident, traits)
        return None if found is None else max(0, int(getattr(found, field)))

    def state(self, game: Match, ident: int, state: str) -> bool:
        """Whether it is active, or rested."""
        obj = objects.obj_of(game, ident)
        return obj is not None and obj.ready == (state == "active")

    def flag(self, game: Match, ident: int, flag: str, context: Context, traits: Any) -> bool:
        """Whether it is another one, battling, damaged, a token, paired or linked."""
        if flag == "other":
            return ident not in (context.source, context.was)
        if flag == "battling":
            return game.battle is not None and ident in (game.battle.attacker, game.battle.target)
        if flag == "damaged":
            gone = None if ident in game.objs else self._traits(game, ident, traits)
            return game.damage.get(ident, 0 if gone is None else gone.counters) > 0
        if flag == "token":
            obj = objects.obj_of(game, ident)
            return obj is not None and is_token(obj)
        known = self._traits(game, ident, traits)
        return known is not None and (known.linked if flag == "linked" else known.pilot is not None)

    def side(self, game: Match, ident: int, traits: Any = None) -> int:
        """Its owner (4-2-1)."""
        obj = objects.obj_of(game, ident)
        return -1 if obj is None else obj.owner

    def test(self, game: Match, condition: Condition, context: Context, traits: Any) -> bool:
        """Whether "this" is paired (with a fitting Pilot) or linked, or whose turn it is."""
        if condition.what == "my turn":
            return (game.owner == context.seat) == condition.want
        found = self._traits(game, context.was or context.source, traits)
        if condition.what == "linked":
            return (found is not None and found.linked) == condition.want
        pilot = None if found is None else found.pilot
        if condition.fits:
            return pilot is not None and qualified(pilot, condition.fits)
        return (pilot is not None) == condition.want

    def choosable(self, game: Match, ident: int, seat: int) -> bool:
        """Whether a text of the seat may choose it."""
        traits = game.derived.traits.get(ident)
        return traits is None or "be chosen" not in traits.bans or game.objs[ident].owner == seat

    def offered(self, game: Match, target: Target, there: tuple[int, ...]) -> tuple[int, ...]:
        """Of Shields and decks the top cards, as many as are taken (3-6-4-1, 3-2-2)."""
        if target.how != "choose" or target.among is None or target.among.zone not in _PILES:
            return there
        return tuple(
            i for seat in range(SEATS) for i in [j for j in there if self.side(game, j) == seat][: target.many]
        )

    def none_allowed(self, game: Match) -> bool:
        """Up to a number may be none (R-G37)."""
        return game.switches.up_to_allows_zero


def qualified(words: Iterable[tuple[str, tuple[str, ...]]], wanted: Iterable[tuple[str, tuple[str, ...]]]) -> bool:
    """Whether words by field have, in every field wanted, one of the words wanted (11-2-11-2)."""
    have = dict(words)
    return all(any(word in have.get(field, ()) for word in among) for field, among in wanted)


FACTS = SeawallFacts()
