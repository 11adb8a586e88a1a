"""What one object is, has and is doing, and what a player has: each asked of it alone.

How an object stands to others, and whether a whole filter fits it, is asked in :mod:`engine.trails.query.filters`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import ALL_ORGS, CardDef, Traits
from engine.trails.cards.icon_crafts import (
    BOARDED,
    CURSE,
    HAS_CURSE,
    HAS_SUPPORT,
    LINKED_PAIR,
    NO_SUPPORT,
    SUPPORT_AGAIN,
    SUPPORTS,
)
from engine.trails.query.context import Context, Look
from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.nouns import FIGHTING, TURN_STATES, WAS
from engine.trails.tree.zones import FIELD, LIES_HOME, NAMES, STANDBY, TRAIL

#: Marks of a source: an organization it chose, the zone it was played from.
CHOSEN_ORG, PLAYED_FROM = "linked ", "played from "
#: Marks of a cursed card: as long as it is that object, or for this turn.
HEXES = frozenset(("cursed", "hexed"))
#: States that are marks and nothing else.
_MARKED = frozenset(("stunned",))
#: How words begin that ask what something was in the latest attack; others begin likewise.
_WAS_FIGHTING = tuple(WAS + state for state in ("attacking", "defending", "combating", "sclm attacking"))
#: States that are about what a card is or is made of.
_BUILT = frozenset(("arts", "craft", "organization", "other organization", "linked", "boarded"))
_ATTRIBUTE = {"cp": "cp", "ep": "ep", "level": "level", "str": "strength", "def": "defence", "wings": "wings"}


def traits_of(game: TrailsGame, idents: Iterable[int]) -> list[Traits]:
    """What :meth:`TrailsGame.traits` gives, of several objects in one go."""
    derived = game.view_cache or game.derived
    changed, objs, cards, linked = derived.traits, game.objs, game.printed, derived.linked
    out: list[Traits] = []
    for ident in idents:
        now: Traits | None = changed.get(ident)
        if now is None:
            obj = objs.get(ident)
            if obj is None or len(obj.cards) != 1 or obj.cards[0] < 0:
                now = game.traits(ident)
            else:
                now = cards[obj.cards[0]].traits
                if linked is not None:
                    now = derived.with_links(now, linked[obj.owner])
        out.append(now)
    return out


def has_support(game: TrailsGame, obj: Obj, look: Look | None = None) -> bool:
    """Whether a UNIT has support (1309.1): it has gained it, or a craft says that it has it."""
    if not SUPPORTS.isdisjoint(obj.marks):
        return True
    if obj.zone >> 1 != FIELD >> 1:
        return False
    rules = (look or game.traits)(obj.id).rules
    return HAS_SUPPORT in rules or (SUPPORT_AGAIN in obj.marks and NO_SUPPORT not in rules)


def in_state(game: TrailsGame, obj: Obj, state: str, look: Look | None = None) -> bool:
    """Whether an object is in a state of a filter; a leading "-" asks that it is not."""
    if state == "ready":
        return obj.ready
    if state == "action":
        return not obj.ready
    if state in _MARKED:  # as most are that are asked
        return state in obj.marks
    if state[0] == "-":
        return not in_state(game, obj, state[1:], look)
    combat = game.combat
    if state.startswith(_WAS_FIGHTING):
        state = state.removeprefix(WAS)
        return in_state(game, obj, state) or any(one.obj == obj.id and state in one.roles for one in game.fought)
    if state in FIGHTING:
        if obj.id not in game.objs and any(one.obj == obj.id and one.gone for one in game.fought):  # as it was (1221.1)
            return any(one.obj == obj.id and one.gone and state in one.roles for one in game.fought)
        if combat is None or combat.stage != "attacking":
            return False
        attacking = obj.id in combat.attackers
        if state == "attacking":
            return attacking
        if state == "attacking alone":
            return attacking and len(combat.attackers) == 1
        if state == "attacking player":
            return attacking and combat.target_seat >= 0
        if state == "sclm attacking":
            return attacking and combat.sclm
        return obj.id == combat.target or (state == "combating" and attacking)
    if state in TURN_STATES:
        return any(event.name == TURN_STATES[state] and event.obj == obj.id for event in game.history)
    if state == "support":
        return has_support(game, obj, look)
    if state in _BUILT:
        return _built(game, obj, state, look)
    if state == "cursed":  # printed Curse holds in every zone, but not while its card is stunned (1414.1, R095)
        if not obj.marks.isdisjoint(HEXES):
            return True
        if not obj.known:
            return False
        now = (look or game.traits)(obj.id)
        return HAS_CURSE in now.rules or ("stunned" not in obj.marks and CURSE in now.icons)
    return state in obj.marks


def _built(game: TrailsGame, obj: Obj, state: str, look: Look | None) -> bool:
    if state == "linked":
        return LINKED_PAIR in obj.marks
    if state == "boarded":
        return BOARDED in obj.marks
    if not obj.known or not obj.cards:
        return False
    card = game.defn(obj)
    if state == "arts":
        return card.arts is not None
    traits = (look or game.traits)(obj.id)
    if state == "craft":
        return bool(traits.gained or traits.icons or (card.meaning.crafts and not traits.silent))
    return bool(traits.orgs if state == "organization" else traits.orgs - card.traits.orgs)


def waits_as(obj: Obj, kind: str, traits: Traits) -> bool:
    """What an object in standby is: a card, perhaps of a type, its arts, a craft (509.1)."""
    entry = obj.entry
    if entry is None:
        return False
    crafts = {"craft": "activated", "trigger": "triggered"}
    now = "arts" if entry.kind == "arts" else crafts.get(entry.kind, "card")
    return any(
        one in ("any", now)
        or (now == "card" and one in traits.types)
        or (now != "card" and (one == "ability" or (one == "craft" and now != "arts")))
        for one in kind.split("+")
    )


def keywords(game: TrailsGame, obj: Obj, traits: Traits) -> frozenset[str]:
    """What the crafts that a card has are classified as (207.7, 1332.6)."""
    card = game.defn(obj).meaning if obj.known and obj.cards and not traits.silent else t.Meaning()
    having = (getattr(craft, "keyword", "") for craft in (*card.crafts, *traits.gained))
    return frozenset((*having, *card.keywords)) - {""}


def has_any(game: TrailsGame, without: tuple[str, ...], traits: Traits, ctx: Context) -> bool:
    """Whether a card has one of the organizations and types; all organizations are each of them (1333.1)."""
    if not traits.types.isdisjoint(without) or not traits.orgs.isdisjoint(without):
        return True
    if "chosen" in without:
        return of_chosen_orgs(game, ctx, traits)
    return ALL_ORGS in traits.orgs and without[0] not in TYPES


def called(game: TrailsGame, part: str, traits: Traits) -> bool:
    """Whether a name holds a part in another language than its canonical one: it is the same name (1302.1)."""
    spoken = _names_of(game.world)
    return any(part in other for name in traits.names for other in spoken.get(name, ()))


@lru_cache(maxsize=16)
def _names_of(world: tuple[CardDef, ...]) -> dict[str, tuple[str, ...]]:
    """The names of cards in other languages, by their canonical ones."""
    out: dict[str, tuple[str, ...]] = {}
    for card in world:
        for name in card.traits.names:
            out[name] = tuple(dict.fromkeys((*out.get(name, ()), *card.spoken)))
    return out


def remembering(game: TrailsGame, this: int) -> Obj | None:
    """The object that remembers what an ability chose: its source, or what waits in standby if that is gone."""
    obj = game.objs.get(this)
    if obj is not None:
        return obj
    waiting = (game.objs[ident] for ident in game.zones[STANDBY])
    return next((one for one in waiting if one.entry is not None and one.entry.source == this), None) or game.find(this)


def chosen_orgs(game: TrailsGame, this: int) -> frozenset[str]:
    """The organizations that were chosen for an ability (1312.4)."""
    source = remembering(game, this)
    marks = source.marks if source is not None else ()
    return frozenset(mark[len(CHOSEN_ORG) :] for mark in marks if mark.startswith(CHOSEN_ORG))


def of_chosen_orgs(game: TrailsGame, ctx: Context, traits: Traits) -> bool:
    """Whether a card has an organization that was chosen."""
    chosen = chosen_orgs(game, ctx.this)
    return not chosen.isdisjoint(traits.orgs) or (bool(chosen) and ALL_ORGS in traits.orgs)


def share(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two have an organization in common; all organizations are one of each (1333.1, R085)."""
    return bool(one & other) or (bool(one and other) and (ALL_ORGS in one or ALL_ORGS in other))


def itself(obj: Obj, f: t.Filter) -> int:
    """The object that "this" is asked of: of an ability of "this card", the card that has it."""
    return obj.entry.source if obj.entry is not None and f.ability and f.scope == "this" else obj.id


def field_of(traits: Traits, field: str) -> int | None:
    """A number by its name in card texts."""
    number: int | None = getattr(traits, _ATTRIBUTE[field])
    return number


def number_of(game: TrailsGame, field: str, obj: Obj, traits: Traits) -> int:
    """A number of an object, or its printed one: "printed str"; 0 where it has none."""
    return number_or_none(game, field, obj, traits) or 0


def number_or_none(game: TrailsGame, field: str, obj: Obj, traits: Traits) -> int | None:
    """As :func:`number_of`, None where it has none."""
    plain = field.removeprefix("printed ")
    if plain == "arts ep" or (plain == "ep" and obj.entry is not None and obj.entry.kind == "arts"):
        return arts_ep(game, obj)
    if plain != field:
        traits = printed(game, obj) if obj.known else traits
    return field_of(traits, plain)


def printed(game: TrailsGame, obj: Obj) -> Traits:
    """What is printed on a card, with the numbers that an effect has put in its place for a time (1215.5)."""
    traits = game.defn(obj).traits
    for lasting in game.effects:
        if obj.id in lasting.objs and lasting.begins <= game.turn:
            for field, number in lasting.sets:
                if field.startswith("printed "):
                    traits = traits.copy()
                    setattr(traits, _ATTRIBUTE[field.removeprefix("printed ")], number)
    return traits


def arts_ep(game: TrailsGame, obj: Obj) -> int | None:
    """The EP cost printed for the arts of a card, or for arts that wait in standby; None without arts."""
    card = game.find(obj.entry.source) if obj.entry is not None and not obj.cards else obj
    return game.defn(card).arts_ep if card is not None and card.known and card.cards else None


def player_rules(game: TrailsGame, seat: int, look: Look | None) -> frozenset[str]:
    """Rules in force for a player, also in the middle of the layers."""
    rules: frozenset[str] = game.derived.player_rules[seat] if look is None else game.treats[seat]
    return rules


def treated_bond(game: TrailsGame, seat: int, look: Look | None) -> int:
    """Bond as crafts and effects see it: what it is treated as, or less (ja:1329.2, R083)."""
    treated = [int(rule[11:]) for rule in player_rules(game, seat, look) if str(rule).startswith("treat bond ")]
    return min(game.bond[seat], *treated) if treated else game.bond[seat]


def came_from(game: TrailsGame, obj: Obj) -> str:
    """The zone that a card was played from; only a card from the hand waits in standby without a mark.

    What waits for a card of the homebase that stays there, and for its arts, was played from there (1204.2i, j); of
    arts from elsewhere the card has gone to the trail by then (1204.2f-5), mostly from the hand.

    Guards: tests/trails/1200/1211-triggered/triggers.yaml, tests/trails/1200/1204-playing/played_from.yaml.
    """
    entry = obj.entry if obj.zone == STANDBY and not obj.cards else None
    source = None if entry is None else game.find(entry.source)
    if source is not None:
        return "hand" if source.zone >> 1 == TRAIL >> 1 else NAMES[source.zone >> 1]
    marks = (mark.removeprefix(PLAYED_FROM) for mark in obj.marks if mark.startswith(PLAYED_FROM))
    return next(marks, "hand" if obj.zone == STANDBY else NAMES[obj.zone >> 1])


def lies_home(game: TrailsGame, obj: Obj, look: Look | None) -> bool:
    """Whether what lies in a homebase is what "ITEM or BASE" means there: an EVENT or BASE that is seen (203.4)."""
    return obj.face_up and not (look or game.traits)(obj.id).types.isdisjoint(LIES_HOME)
