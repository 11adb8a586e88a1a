"""What an ability speaks of: whose it is and on which card, what it has bound so far, and what that became.

Everything here is asked without a filter or an amount; those are in :mod:`engine.trails.query.filters`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.trails import tree as t
from engine.trails.cards.carddef import Traits
from engine.trails.cards.icon_crafts import ABOARD
from engine.trails.state.game import TrailsGame
from engine.trails.tree.nouns import SEEN
from engine.trails.tree.reads import SELF
from engine.trails.tree.zones import EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL


class Context:
    """Whose ability it is, on which card, and what has been bound so far; never changed once it is made.

    kind: what is played, as in :class:`engine.trails.state.game.Entry`, where its targets are asked for.
    """

    __slots__ = ("kind", "regs", "seat", "this", "x")

    def __init__(
        self, seat: int, this: int, regs: dict[str, tuple[int, ...]], x: int | None = None, kind: str = ""
    ) -> None:
        self.seat = seat
        self.this = this
        self.regs = regs
        self.x = x
        self.kind = kind

    def knowing(self, register: str, what: tuple[int, ...]) -> Context:
        """The same with one more register."""
        return Context(self.seat, self.this, {**self.regs, register: what}, self.x, self.kind)

    def with_x(self, x: int) -> Context:
        """The same with another X."""
        return Context(self.seat, self.this, self.regs, x, self.kind)

    def of_seat(self, seat: int) -> Context:
        """The same for another seat."""
        return Context(seat, self.this, self.regs, self.x, self.kind)


Look = Callable[[int], Traits]
#: The greatest number that an effect works out, and the smallest one below zero: a game holds nothing of which there is
#: more, and what a card names beyond it no program could carry out.
MOST_NUMBER = 999
#: Register of hidden cards that were shown to answer a condition (502.2b); or minus how many might be shown.
CLAIMED = "claimed"
#: Register that is filled while a choice from a hidden zone is part of a cost that was agreed to.
COMPULSORY = "compulsory"
#: Register of the player who chooses among cards of that player's own homebase: the face-down ones are open to them.
OWN = "own"
#: After the name of a register: those of it that really went where an effect moved them.
WENT = ":went"
#: After the name of a register and that of a verb: those of it to which that was really done.
DONE = " done"
#: Register of how much bond was lost or gained in what a craft waits for; or would be. Of Overkill damage that would be
#: dealt the UNIT and its player stand behind it.
MUCH = "much"
#: Register of the cards of a deck that this effect has laid onto or under it: "the rest" is without them.
LAID = "laid"
#: Register of the cards that have boarded this one, wherever it is asked for.
CREW = "crew"
#: Register of the cards that are in an SCLM attack with this one, wherever it is asked for.
BESIDE = "beside"
#: Register of the cards that this one has removed from the game, wherever it is asked for; and the mark of each, with
#: the object behind it: what comes back is another one (502.3).
REMOVED, REMOVED_BY = "removed", "removed by "
#: Register of what objects became in a place where they are seen: one, what it became, another one, and so on; a linked
#: pair that came apart stands there twice.
BECAME = "became"


def as_seen(register: str) -> str:
    """The register of what was shown or looked at as it was then, wherever it lies by now: it follows nothing.

    It is read by ``fitting`` of :mod:`engine.trails.query.filters`; cards that were laid onto or under a deck are
    in ``LAID``. Guards: tests/trails/1300/1311-reveal/reveal.yaml, tests/trails/views/test_opaque_rest.py.
    """
    return f"{register} {SEEN}"


def its_own(ctx: Context, ident: int) -> Context:
    """The same, where a number can be that of the object of which something is said."""
    return ctx.knowing(SELF, (ident,))


def bounded(number: int) -> int:
    """A number that an effect works out, as far as it counts."""
    return max(-MOST_NUMBER, min(number, MOST_NUMBER))


def seats(player: t.Player, seat: int) -> tuple[int, ...]:
    """Seats meant by "you", "opponent" or "each"; for "each" the asking seat first."""
    return (seat,) if player == "you" else (seat ^ 1,) if player == "opponent" else (seat, seat ^ 1)


def beside(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """The other UNITs of the SCLM attack in which an object takes part (804.5)."""
    combat = game.combat
    if combat is None or combat.stage != "attacking" or not combat.sclm or ident not in combat.attackers:
        return ()
    return tuple(other for other in combat.attackers if other != ident)


def fighting(game: TrailsGame, sides: Iterable[int]) -> tuple[int, ...]:
    """What takes part in the attack (804.5) and lies on these sides of the field, in order."""
    fight = game.fight
    if fight is None:
        return ()
    there = (*fight[0], fight[1])
    return tuple([ident for seat in sides for ident in game.zones[FIELD + seat] if ident in there])


def crew_of(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """The cards that have boarded an object (ja:1337.1).

    Worked out wherever it is asked for, never bound; so is :func:`beside`. Guard:
    tests/trails/1300/1337-board/aboard.yaml.
    """
    gone = (other for zone in (EXILE, EXILE + 1) for other in game.zones[zone])
    return tuple(other for other in gone if game.objs[other].host == ident and ABOARD in game.objs[other].marks)


def removed_by(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """The cards that an object has removed from the game, and that are there.

    They are marks of these cards, kept only of objects whose text asks (``CardDef.keeps_removed``). Guard:
    tests/trails/1300/1330-remove/removed_by.yaml.
    """
    mark = f"{REMOVED_BY}{ident}"
    gone = (other for zone in (EXILE, EXILE + 1) for other in game.zones[zone])
    return tuple(other for other in gone if mark in game.objs[other].marks)


def becoming(ctx: Context) -> dict[int, tuple[int, ...]]:
    """By object, what it became in a place where it is seen (:data:`BECAME`)."""
    pairs = ctx.regs.get(BECAME, ())
    out: dict[int, tuple[int, ...]] = {}
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        out[old] = (*out.get(old, ()), new)
    return out


def led(game: TrailsGame, ident: int, ctx: Context) -> tuple[int, ...]:
    """The object itself, or what it has become, where an effect can move it on."""
    now = tuple(new for new in becoming(ctx).get(ident, ()) if new in game.objs) or lying(game, ident)
    return tuple(one for one in now if one in game.objs)


def lying(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """An object, or what it became: the card that is resolving (1204.2i). Where else it went is for the effect to know
    that moved it (:data:`BECAME`); what something else moved is another object (502.3)."""
    gone = None if ident in game.objs else game.find(ident)
    if gone is not None and gone.cards and game.zones[STANDBY]:
        top = game.zones[STANDBY][0]
        return (top,) if game.objs[top].cards == gone.cards else (ident,)
    return (ident,)


def stood_for(game: TrailsGame, ident: int) -> bool:
    """Whether what resolves stands for a card that stays in its homebase: moved, it just ends (R038, R045)."""
    top = game.objs[game.zones[STANDBY][0]] if game.zones[STANDBY] else None
    return top is not None and not top.cards and top.entry.kind == "event" and bool(top.entry.source == ident)


def standing_for(game: TrailsGame, idents: tuple[int, ...]) -> tuple[int, ...]:
    """What waits: of a card that was played from its homebase and stays there, its proxy (1204.2i), which is what can
    be countered (1324.1)."""
    proxies = {
        game.objs[one].entry.source: one
        for one in reversed(game.zones[STANDBY])
        if not game.objs[one].cards and game.objs[one].entry.kind in ("event", "base")
    }
    return tuple(proxies.get(ident, ident) for ident in idents)


def waits(game: TrailsGame, ident: int) -> bool:
    """Whether an object, or what stands for it, waits to be resolved."""
    return standing_for(game, (ident,))[0] in game.zones[STANDBY]


#: Where a card goes by what is done to it.
_GOES = {"ko": TRAIL, "destroy": TRAIL, "return": HAND, "exile": EXILE}


#: Verbs that change how a card lies.
STANCES = frozenset(("stun", "cure", "ready", "action"))


def stands(zone: int) -> bool:
    """Whether cards are ready or actioned in a zone (503.1): not in standby, where what is played waits (509)."""
    return zone >> 1 in (FIELD >> 1, HOMEBASE >> 1)


def undone(game: TrailsGame, verb: str, ident: int) -> bool:
    """Whether a verb can still change an object that is there.

    A verb that is counted ("stunned this way") is in ``DOABLE`` of :mod:`engine.trails.tree.nouns`, in
    ``REALLY_DONE`` of :mod:`engine.text.grammar.amount.counts`, and here. Guard:
    tests/trails/100/104-principles/really_done.yaml.
    """
    obj = game.objs.get(ident)
    if obj is None:
        return False
    if verb == "counter":
        return waits(game, ident)
    if verb in STANCES and not stands(obj.zone):
        return False
    if verb in ("stun", "cure"):
        return ("stunned" in obj.marks) is (verb == "cure")
    if verb in ("face up", "face down"):
        return obj.face_up is (verb == "face down")
    if verb in ("return", "exile"):
        return obj.zone >> 1 != _GOES[verb] >> 1
    return obj.ready is (verb == "action") if verb in ("ready", "action") else True


def done(game: TrailsGame, verb: str, ident: int) -> bool:
    """Whether that has been done to an object to which it had not been done before."""
    obj = game.objs.get(ident)
    if verb in _GOES:
        zone = _GOES[verb]
        if obj is not None:  # what was hidden is followed to where everybody sees it
            return verb == "exile" and obj.zone >> 1 == zone >> 1
        gone = game.lki.get(ident)
        now = (card for other in (*game.zones[zone], *game.zones[zone + 1]) for card in game.objs[other].cards)
        return gone is not None and not frozenset(gone.obj.cards).isdisjoint(now)
    if verb == "counter":
        return not waits(game, ident)  # what cannot be countered is still there
    return obj is not None and not undone(game, verb, ident)


def became(game: TrailsGame, old: int, new: int) -> bool:
    """Whether ``new`` is what ``old`` became by the move just made: a craft speaks of its own card there."""
    gone = game.lki.get(old)
    now = game.objs.get(new)
    return gone is not None and now is not None and bool(gone.obj.cards) and gone.obj.cards == now.cards
