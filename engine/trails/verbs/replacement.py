"""Replacement effects (1216): which apply to an event, who chooses, and what happens instead."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.events import Event
from engine.kernel.replace import Replacing
from engine.trails import tree as t
from engine.trails.events.moves import put_away
from engine.trails.events.replacement_use import spend, spent
from engine.trails.layers.derived import Replacer
from engine.trails.layers.protection import done_by
from engine.trails.query.conditions import holds
from engine.trails.query.context import COMPULSORY, MUCH, Context, seats
from engine.trails.query.filters import matches
from engine.trails.resolution.frame import Effects
from engine.trails.state.frames import effect_of
from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import ANYWHERE_TO_TRAIL
from engine.trails.tree.zones import FIELD, HAND
from engine.trails.verbs.options import asks_hidden, possible
from engine.trails.verbs.states import events_of

#: Kinds of events of which replacements may speak (:func:`names_of`).
REPLACED = frozenset(("move", "bond", "failed draw", "stun", "cure"))


def names_of(event: Event) -> tuple[str, ...]:
    """The words by which a replacement may speak of an event."""
    if event.kind == "move":
        words = [event.cause] if event.cause in ("ko", "destroy", "discard", "draw") else []
        if event.to >> 1 != FIELD >> 1:
            words.append("leave")
        return (*words, "to trail", "field to trail", ANYWHERE_TO_TRAIL) if event.to >> 1 == 4 else tuple(words)
    if event.kind == "bond":
        damage = {"overkill": ("overkill", "overkill damage"), "stun": ("stun damage",)}.get(event.cause, ())
        return ("lose bond", *damage) if event.n < 0 else ("gain bond",)
    if event.kind == "failed draw":  # a draw that is replaced was not attempted (R009)
        return ("draw",)
    if event.kind == "stun":
        return ("stun", "stuns", "stun in combat") if event.cause == "combat" else ("stun", "stuns")
    return (event.kind,) if event.kind == "cure" else ()


class Instead:
    """One replacement effect applied to one event. key: its identity, so that it applies once (1216.3).

    What happens instead is a list of instructions: events that need no answer join the group, all else is a frame
    of its own, and what was used for the event is not met again in it. Guards:
    tests/trails/1200/1216-replacement/asked.yaml, tests/trails/1200/1216-replacement/spared.yaml,
    tests/trails/1200/1216-replacement/first_time.yaml.
    """

    __slots__ = ("entry", "key", "optional")

    def __init__(self, entry: Replacer) -> None:
        self.entry = entry
        self.key = (entry.obj, entry.place, entry.effect)  # the same in every program that plays the match
        self.optional = entry.craft.may

    def seat(self, game: TrailsGame, event: Event) -> int:
        """The player hit, or the controller of the card hit, chooses among several (1216.2); whether something that is
        optional applies, its controller (1203.6a)."""
        if self.optional:
            return self.entry.seat
        obj = game.objs.get(event.obj)
        if event.kind in ("bond", "failed draw") or obj is None:
            return event.seat
        return obj.controller

    def rivals(self, game: TrailsGame, events: list[Event]) -> tuple[int, list[Event]]:
        """If it is for the next or first time only: who chooses to which of several objects at once it applies, and
        which of them these are. It is whom they belong to (1216.2), of both players the primary player (1502.1); where
        one may choose not to apply it that says it already.

        Guard: tests/trails/1200/1216-replacement/one_of_several.yaml.
        """
        if not (self.entry.craft.once or (self.entry.ends and not self.optional)):
            return 0, []
        objs = [event for event in events if event.obj in game.objs]
        seats_hit = {self.seat(game, event) for event in objs}
        seat = game.primary if game.primary in seats_hit else game.primary ^ 1
        return seat, [event for event in objs if self.seat(game, event) == seat]

    def can(self, game: TrailsGame, event: Event) -> bool:
        """Whether its player can really do what it offers: nobody else knows what hidden cards are (502.2b).

        It is asked all the same. Guard: tests/trails/1200/1216-replacement/spared_from_hand.yaml.
        """
        craft = self.entry.craft
        if not craft.may or not asks_hidden(craft.instead, Context(self.entry.seat, self.entry.obj, {})):
            return True
        much = {MUCH: (abs(event.n),)} if event.kind == "bond" else {}
        return possible(game, craft.instead, Context(self.entry.seat, self.entry.obj, {"it": (event.obj,), **much}))

    def change(self, game: TrailsGame, event: Event) -> list[Event]:
        """What happens instead; its instructions speak of the object as "it"."""
        entry = self.entry
        spend(game, entry)
        if entry.ends:  # it was for the next time only
            game.apply([Event("expire", extra=(entry.ends,), rule="1211.8")])
        regs: dict[str, tuple[int, ...]] = {"it": (event.obj,)} if event.obj else {}
        if event.kind == "bond":
            regs[MUCH] = (abs(event.n),)
        if entry.craft.may and asks_hidden(entry.craft.instead, Context(entry.seat, entry.obj, regs)):
            regs[COMPULSORY] = (1,)  # who chose it has such a card
        pair = event.obj in game.objs and len(game.objs[event.obj].cards) > 1
        if not all(at_once(node, pair=pair) for node in entry.craft.instead):  # something is asked, or done in steps
            if event.kind == "bond" and event.cause == "overkill":
                regs[MUCH] = (abs(event.n), event.obj, event.by)
            game.push(Effects(entry.seat, entry.obj, entry.number, entry.craft.instead, regs))
            return []
        frame = Effects(entry.seat, entry.obj, entry.number, (), regs)
        return [
            _same(event, new) if isinstance(node, t.Bond) and isinstance(node.amount, t.Much) else new
            for node in entry.craft.instead
            for new in events_of(game, frame, node)
        ]

    def passed_over(self, game: TrailsGame) -> None:
        """It could have been applied, and was not."""
        spend(game, self.entry, done=False)


class Destroyed:
    """A rule in the place of being stunned: what is ITEM and UNIT at once is destroyed (1306.5), which effects may
    replace in their turn (1216.3).

    Guard: tests/trails/1200/1216-replacement/destruction.yaml.
    """

    key = (0, 0, 0)  #: no card has it
    optional = False

    def seat(self, game: TrailsGame, event: Event) -> int:
        """Its controller chooses among several (1216.2)."""
        return game.objs[event.obj].controller

    def can(self, game: TrailsGame, event: Event) -> bool:
        """A rule is nobody's offer."""
        return True

    def change(self, game: TrailsGame, event: Event) -> list[Event]:
        """It is put away by whoever would have stunned it; a combat is nobody (1222.5)."""
        by = -1 if event.cause == "combat" else event.by
        return [put_away(game, event.obj, "destroy", by, event.src, "1306.5")]

    def passed_over(self, game: TrailsGame) -> None:
        """Nothing is used up."""


def _destroyed(game: TrailsGame, event: Event) -> list[Destroyed]:
    """The rule, where an effect may have a say in it; else it is done at once
    (:func:`engine.trails.events.states.stun`)."""
    obj = game.objs.get(event.obj)
    if event.kind != "stun" or obj is None or obj.zone >> 1 != FIELD >> 1 or "stunned" in obj.marks:
        return []
    if not game.traits(obj.id).types >= _BOTH or not any(name in game.derived.replacers for name in _PUT_AWAY):
        return []
    return [Destroyed()]


_FROM_FIELD = ("field to trail", "leave")
_BOTH = frozenset(("ITEM", "UNIT"))
#: By what words a replacement speaks of what is destroyed.
_PUT_AWAY = ("destroy", "leave", "to trail", "field to trail")


def at_once(node: t.Instruction, *, pair: bool = False) -> bool:
    """Whether an instruction is nothing but events, which can be replaced in their turn (1216.3).

    pair: it is about two linked UNITs, whose owner orders them in a deck (502.4, ja:1336.1).
    """
    if pair and isinstance(node, t.Put) and node.to in ("deck top", "deck bottom"):
        return False
    if isinstance(node, t.Do):
        return node.verb not in ("rebuild", "link") and (isinstance(node.who, t.Filter) or node.who in ("it", "this"))
    if isinstance(node, t.Put):
        return node.to != "deck" and (isinstance(node.who, t.Filter) or node.who in ("it", "this"))
    return isinstance(node, t.Bond | t.Draw) and isinstance(node.player, str) and not getattr(node, "register", "")


def _same(event: Event, new: Event) -> Event:
    """More or less of the bond that is lost or gained is still lost or gained by what it was."""
    if event.kind != "bond" or event.seat != new.seat or (event.n < 0) is not (new.n < 0):
        return new
    made = event.copy()
    made.n = new.n
    return made


def changed(game: TrailsGame, event: Event) -> Event:
    """A loss of bond at the same time as something else (1306.3), where effects make it more or less of it, or put
    another change of bond in its place.

    Nobody can be asked in which order (1216.2): what takes off comes first, which is best for who loses.
    """
    seat = event.seat
    found = [one for one in applying(game, event) if isinstance(one, Instead) and not one.optional]
    mine = [(much.each, one) for one in found if (much := _more_or_less(one.entry.craft)) is not None]
    others = [one for one in found if _another_change(one.entry.craft)]
    for one in (*(one for _, one in sorted(mine, key=lambda pair: -pair[0])), *others):
        if event.kind != "bond" or event.n >= 0 or event.seat != seat:
            break
        if not _applies(game, one.entry, event):
            continue  # what came in its place is another loss
        made = one.change(game, event)
        event = made[0] if made else _none(event)
    return event


def _another_change(craft: t.Replacement) -> bool:
    """Whether bond is won or lost instead, and nothing else happens."""
    node = craft.instead[0] if len(craft.instead) == 1 else None
    return isinstance(node, t.Bond) and not node.becomes and _more_or_less(craft) is None and at_once(node)


def _more_or_less(craft: t.Replacement) -> t.Much | None:
    """How much a player loses instead, where that is all that happens and nobody is asked."""
    if not craft.instead and not craft.may:
        return t.Much(0)
    (node,) = craft.instead if len(craft.instead) == 1 else (None,)
    if not isinstance(node, t.Bond) or not isinstance(node.amount, t.Much):
        return None
    return node.amount if node.player == craft.who and not craft.may and node.amount.each < 0 else None


def _none(event: Event) -> Event:
    made = event.copy()
    made.n = 0
    return made


def applying(game: TrailsGame, event: Event) -> Sequence[Instead | Destroyed]:
    """Replacement effects that apply to an event."""
    replacers = game.derived.replacers
    out = _own_words(game, event) if event.cause == "discard" else []
    if not replacers:
        return out
    for name in names_of(event):
        out += [Instead(entry) for entry in replacers.get(name, ()) if _applies(game, entry, event)]
    busy = {key for frame in game.frames if isinstance(frame, Replacing) for key in frame.busy} if out else ()
    out = [one for one in out if one.key not in busy] if busy else out
    return [*out, *_destroyed(game, event)] if event.kind == "stun" else out


def _applies(game: TrailsGame, entry: Replacer, event: Event) -> bool:
    craft = entry.craft
    if entry.ends and not any(lasting.stamp == entry.ends for lasting in game.effects):
        return False
    if spent(game, entry):
        return False
    much = {MUCH: (abs(event.n),)} if event.kind == "bond" else {}
    ctx = Context(entry.seat, entry.obj, {"it": (event.obj,), **much})
    if entry.effect and isinstance(craft.who, str) and craft.who not in ("you", "opponent", "this"):
        if not (_stuns(game, craft, event, ctx, entry.objs) if craft.event == "stuns" else event.obj in entry.objs):
            return False
        if craft.event in _FROM_FIELD and game.objs[event.obj].zone >> 1 != FIELD >> 1:
            return False  # it has yet to come there
    elif craft.event in ("draw", "lose bond", "gain bond", "overkill damage", "stun damage"):
        whose = craft.who if isinstance(craft.who, str) else "you"
        if whose in ("you", "opponent") and (event.seat == entry.seat) is not (whose == "you"):
            return False
    elif craft.event == "stuns":
        if not _stuns(game, craft, event, ctx):
            return False
    elif craft.who == "this":
        if event.obj != entry.obj:
            return False
        if craft.event in _FROM_FIELD and game.objs[entry.obj].zone >> 1 != FIELD >> 1:
            return False
    elif craft.event == ANYWHERE_TO_TRAIL and isinstance(craft.who, t.Filter):
        whose = craft.who.whose  # whose trail it is, wherever the card is controlled
        if whose != "any" and ((event.to & 1) == entry.seat) is not (whose == "you"):
            return False
    elif isinstance(craft.who, t.Filter):
        obj = game.objs.get(event.obj)
        if obj is None or not matches(game, craft.who, obj, ctx):
            return False
    if craft.may and not possible(game, craft.instead, ctx, claims=True):
        return False  # what cannot be done cannot be chosen (1203.2)
    if craft.may and _stands_in(game, entry.obj):
        return False
    if isinstance(craft.by, t.Filter):
        if effect_of(game) < 0 or not done_by(game, craft.by, entry.obj, event):
            return False
    elif craft.by and seats(craft.by, entry.seat).count(effect_of(game)) == 0:
        return False
    return holds(game, craft.condition, ctx)


def _stands_in(game: TrailsGame, ident: int) -> bool:
    """Whether a card is being stunned, or put away, by itself in the place of something else of the same group: that
    can be done to it once (1203.2, 1306.2d)."""
    made = (event for frame in game.frames if isinstance(frame, Replacing) for event in frame.made)
    return any(event.obj == event.src == ident and event.kind in ("stun", "move", "turn") for event in made)


def _stuns(game: TrailsGame, craft: t.Replacement, event: Event, ctx: Context, given: tuple[int, ...] = ()) -> bool:
    """Whether one that a replacement speaks of would stun what it speaks of (1222.4). given: those that an effect has
    named, else this card."""
    hit = game.objs.get(event.obj)
    if hit is None or (craft.other is not None and not matches(game, craft.other, hit, ctx)):
        return False
    stunners = (game.objs.get(ident) for ident in event.extra or ((event.src,) if event.cause == "effect" else ()))
    return any(
        one is not None
        and (one.id in (given or (ctx.this,)) if isinstance(craft.who, str) else matches(game, craft.who, one, ctx))
        for one in stunners
    )


def _own_words(game: TrailsGame, event: Event) -> list[Instead]:
    """What a card says of being discarded itself: valid for that in the hand (1202.5)."""
    obj = game.objs.get(event.obj)
    if event.kind != "move" or event.cause != "discard" or obj is None or obj.zone >> 1 != HAND >> 1 or not obj.known:
        return []
    card = game.defn(obj)
    entries = [
        Replacer(obj.owner, obj.id, craft, card.number, place=place)
        for place, craft in enumerate(card.replacements)
        if craft.event == "discard" and craft.who == "this"
    ]
    return [Instead(entry) for entry in entries if _applies(game, entry, event)]
