"""Rule processes (chapter 12.4): what one pass finds."""

from __future__ import annotations

from engine.eightfold.cards.card import APART, ITEMS
from engine.eightfold.layers.facts import field
from engine.eightfold.layers.traits import Traits
from engine.eightfold.play.arriving import suits
from engine.eightfold.play.wounding import LETHAL
from engine.eightfold.state.match import Match, Outcome, printed
from engine.eightfold.state.zones import BREAK, DAMAGE
from engine.kernel.events import Event
from engine.kernel.zones import SEATS

_APART = 2
_FORMATIONS = 1


def loss(game: Match) -> Outcome | None:
    """Who has lost, or won (12.4.1 to 12.4.3, 3.1 to 3.3). Seven damage comes first (R-S05); who would win and lose
    loses (3.2)."""
    hurt = [seat for seat in range(SEATS) if len(game.zones[DAMAGE + seat]) >= LETHAL]
    lost = hurt or [seat for seat in range(SEATS) if seat in game.failed or seat in game.unpaid]
    if len(lost) == SEATS:
        return Outcome(-1, "3.3")
    if lost:
        rule = "12.4.1" if hurt else "12.4.2" if lost[0] in game.failed else "12.4.3"
        return Outcome(lost[0] ^ 1, rule)
    if len(game.won) == SEATS:
        return Outcome(-1, "3.3")
    return Outcome(next(iter(game.won)), "3.2") if game.won else None


def processes(game: Match) -> list[Event]:
    """Everything that a pass puts away, each object once."""
    found: dict[int, Event] = {}
    for seat in range(SEATS):
        for obj in field(game, seat):
            traits: Traits = game.derived.traits[obj.id]
            if "character" in traits.kinds and traits.power is not None:
                _power(game, obj.id, traits, found)
        _names(game, seat, found)
        _apart(game, seat, found)
        _items(game, seat, found)
        formations = field(game, seat, "formation")
        if len(formations) > _FORMATIONS:
            for obj in formations:
                _put_away(game, obj.id, "12.4.10", found)
    return list(found.values())


def _put_away(game: Match, ident: int, rule: str, found: dict[int, Event]) -> None:
    """Into the owner's Break Zone, without being broken (15.1.1.3.2)."""
    found.setdefault(ident, Event("move", ident, to=BREAK + game.objs[ident].owner, cause="rule", rule=rule))


def _power(game: Match, ident: int, traits: Traits, found: dict[int, Event]) -> None:
    power = int(traits.power or 0)
    damage = game.damage.get(ident, 0)
    if damage > 0 and damage >= power and (ident, power, damage) not in game.spared:
        to = BREAK + game.objs[ident].owner
        found[ident] = Event("break", ident, to=to, cause="rule", rule="12.4.5")
        return
    if power <= 0:
        _put_away(game, ident, "12.4.4", found)


def _names(game: Match, seat: int, found: dict[int, Event]) -> None:
    """12.4.6: all of those that share a name."""
    own = [obj for obj in field(game, seat, "character") if not game.derived.traits[obj.id].soldier]
    for obj in own:
        names = game.derived.traits[obj.id].names
        others = [one for one in own if one is not obj]
        if any(name in game.derived.traits[one.id].names for one in others for name in names):
            _put_away(game, obj.id, "12.4.6", found)


def _apart(game: Match, seat: int, found: dict[int, Event]) -> None:
    """12.4.7: light and dark together, of every type."""
    own = [
        obj for obj in field(game, seat) if any(element in APART for element in game.derived.traits[obj.id].elements)
    ]
    if len(own) >= _APART:
        for obj in own:
            _put_away(game, obj.id, "12.4.7", found)


def _items(game: Match, seat: int, found: dict[int, Event]) -> None:
    """12.4.8 and 12.4.9: Items that are on nobody who can carry them, and several of a type on one character."""
    carried: dict[tuple[int, str], list[int]] = {}
    for obj in field(game, seat, "item"):
        card = printed(game, obj)
        if not obj.host or not suits(game, obj.id, card, obj.host, seat):
            _put_away(game, obj.id, "12.4.8", found)
        elif card.type in ITEMS:
            carried.setdefault((obj.host, card.type), []).append(obj.id)
    for idents in carried.values():
        if len(idents) > 1:
            for ident in idents:
                _put_away(game, ident, "12.4.9", found)
