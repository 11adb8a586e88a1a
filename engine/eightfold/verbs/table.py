"""What each instruction does: a function a verb (see :class:`engine.effects.run.Carrying`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.effects.nodes import Filter, Instruction, Target
from engine.effects.run import Effects
from engine.effects.spans import Lasting
from engine.eightfold.events.triggers import LEVEL_UP
from engine.eightfold.layers.facts import controller_of, traits_of
from engine.eightfold.play.arriving import Arrive
from engine.eightfold.play.discarding import Discarding, Drawing
from engine.eightfold.play.wounding import Wound
from engine.eightfold.state.match import Delayed, Match
from engine.eightfold.state.zones import BREAK, DECK, FIELDS, HAND, REMOVED, STACK
from engine.kernel.events import Event


def players(game: Match, frame: Effects, one: Instruction) -> tuple[int, ...]:
    """Whom an instruction is about, the turn player first (6.1.4, 11.12.5)."""
    if one.who == "each":
        return game.owner, game.owner ^ 1
    return (frame.seat if one.who == "you" else frame.seat ^ 1,)


def on_field(game: Match, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those that are on the Field."""
    return tuple(dict.fromkeys(ident for ident in ids if ident in game.objs and game.objs[ident].zone in FIELDS))


def _moves(
    game: Match, frame: Effects, ids: tuple[int, ...], to: int, cause: str, rule: str, kind: str = "move"
) -> list[Event]:
    found = []
    for i in dict.fromkeys(ids):
        if i in game.objs and (game.objs[i].cards or game.objs[i].zone != STACK):
            place = to + game.objs[i].owner
            found.append(Event(kind, i, to=place, src=frame.source, by=frame.seat, cause=cause, rule=rule))
        elif i in game.objs:  # an ability on the stack is gone
            found.append(Event("unstack", i, src=frame.source, by=frame.seat, cause=cause, rule=rule))
    return found


def draw(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Cards one by one (R-S04), the turn player first."""
    for seat in reversed(players(game, frame, one)):
        game.push(Drawing(seat, one.n, "effect"))


def mill(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Cards from the top of the deck to the Break Zone; too few are no loss."""
    for seat in players(game, frame, one):
        for _ in range(max(0, one.n)):
            top = game.zones[DECK + seat][:1]
            game.commit(_moves(game, frame, top, BREAK, "effect", "7.15.1"))


def discard(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Cards of the player's choice (15.1.1.4.1); all decide first, the turn player before the other (11.12.5)."""
    if one.n > 0:
        game.push(Discarding(players(game, frame, one), one.n, "choose", frame.seat))


def hit(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Damage to a player (6.5.1)."""
    for seat in reversed(players(game, frame, one)):
        if one.n > 0:
            game.push(Wound(seat, one.n, (frame.source,), frame.seat))


def damage(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Damage to characters."""
    game.commit(
        [
            Event("damage", i, n=one.n, src=frame.source, by=frame.seat, cause="effect", rule="11.12.8")
            for i in on_field(game, ids)
        ]
    )


def break_(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Broken (15.1.1.3.1)."""
    game.commit(_moves(game, frame, on_field(game, ids), BREAK, "effect", "15.1.1.3.1", "break"))


def put_away(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Into the Break Zone, without being broken (15.1.1.3.2)."""
    game.commit(_moves(game, frame, ids, BREAK, "effect", "15.1.1.3.2"))


def return_(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """To the owner's hand (7.3)."""
    game.commit(_moves(game, frame, ids, HAND, "effect", "7.3"))


def remove(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Out of the game (15.1.1.5.1)."""
    game.commit(_moves(game, frame, ids, REMOVED, "effect", "15.1.1.5.1"))


def dull(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Dull (15.1.1.2)."""
    _turn(game, frame, ids, 1, "15.1.1.2.1")


def activate(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Make active (15.1.1.1)."""
    _turn(game, frame, ids, 0, "15.1.1.1.1")


def _turn(game: Match, frame: Effects, ids: tuple[int, ...], n: int, rule: str) -> None:
    there = on_field(game, ids)
    game.commit([Event("turned", i, n=n, src=frame.source, by=frame.seat, cause="effect", rule=rule) for i in there])


def freeze(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """It stays dull once (15.2.16.2)."""
    there = on_field(game, ids)
    game.commit([Event("freeze", i, src=frame.source, by=frame.seat, cause="effect", rule="15.2.16.2") for i in there])


def lasting(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """A continuous effect on what is affected now (11.13.4.2)."""
    span = "" if one.until == "always" else one.until
    effect = Lasting(0, span, on_field(game, ids), one, frame.source, frame.seat)
    game.commit([Event("lasting", src=frame.source, by=frame.seat, cause="effect", rule="11.13.4.1", extra=effect)])


def put(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Onto the owner's Field, without cost; several are one event (6.2.4)."""
    away = tuple(i for i in ids if i in game.objs and game.objs[i].zone not in FIELDS and game.objs[i].cards)
    if away:
        unseen = [i for i in away if not game.objs[i].known]  # the top of a deck is turned up as it comes
        owned = [(i, game.objs[i].owner) for i in unseen]
        game.commit([Event("deal", i, seat=seat, by=frame.seat, cause="shown", rule="7.14.2") for i, seat in owned])
        game.push(Arrive(away, "effect", frame.seat, dull=bool(one.words) and one.words[0][0] == "dull"))


def search(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """What was found goes to the hand or onto the Field; then the deck is shuffled (15.1.1.9.1)."""
    frame.todo = (Instruction("shuffle"), *frame.todo)
    if one.words[0][0] == "hand":
        return_(game, frame, one, ids)
    else:
        dulled = (("dull", 1),) if one.words[0][0] == "dull" else ()
        put(game, frame, Instruction("put", words=dulled), ids)


def shuffle(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Shuffle one's deck (15.1.1.6.1)."""
    game.commit([Event("shuffle", seat=frame.seat, by=frame.seat, cause="effect", rule="15.1.1.6.1")])


def win(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """The player wins, at the next check (R-S06)."""
    seat = frame.seat if one.who == "you" else frame.seat ^ 1
    game.commit([Event("win", seat=seat, by=frame.seat, cause="effect", rule="3.2")])


def later(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """A delayed auto-ability; its source and controller are those of the text (11.9.18, 6.4.1)."""
    number = _number(game, frame)
    delayed = Delayed(one.words[0][0], frame.seat, frame.source, number, one.then, frame.regs)
    game.commit([Event("later", src=frame.source, by=frame.seat, cause="effect", rule="11.9.18.1", extra=delayed)])


def _number(game: Match, frame: Effects) -> str:
    """How the ability that is carried out is called."""
    told = dict(frame.regs).get("number", ())
    if told:
        return str(told[0])
    for ident in game.zones[STACK][:1]:
        entry = game.objs[ident].entry
        if entry is not None and (entry.source or ident) == frame.source:
            return entry.number or "1"
    return "1"


def assist(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """The Backup is put away; if it is not, nothing more happens (15.2.6.2, 15.2.6.5)."""
    if not _put_itself_away(game, frame, "15.2.6.2"):
        frame.todo = ()


def level_up(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """It may be put away; if it is, a Forward of its name is searched for (15.2.4.2, 15.2.4.3)."""
    if frame.source in game.objs and game.objs[frame.source].zone in FIELDS:
        frame.todo = (Instruction("may", then=(Instruction("level up further"),)), *frame.todo)


def level_up_further(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Put away, then the search."""
    traits = traits_of(game, frame.source)
    if traits is not None and _put_itself_away(game, frame, "15.2.4.2"):
        among = Filter("you", "forward", "deck", words=(("name", traits.names),))
        frame.todo = (Instruction("search", to=Target("search", among), words=(("dull", 1),)), *frame.todo)


def _put_itself_away(game: Match, frame: Effects, rule: str) -> bool:
    obj = game.objs.get(frame.source)
    if obj is None or obj.zone not in FIELDS or controller_of(game, obj.id) != frame.seat:
        return False
    to = BREAK + obj.owner
    game.commit([Event("move", obj.id, to=to, src=obj.id, by=frame.seat, cause="effect", rule=rule)])
    return obj.id not in game.objs


def junction(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """A Summon of the hand is looked for; not for a character that is junctioned already (15.2.15.4), or has left."""
    traits = game.derived.traits.get(frame.source)
    if traits is not None and not traits.junctioned:
        picked = Target("pick", Filter("you", "summon", "hand"))
        frame.todo = (Instruction("junction further", to=picked), *frame.todo)


def junction_further(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """It is removed from the game for the character (15.2.15.2)."""
    game.commit(
        [
            Event("junction", i, to=REMOVED + game.objs[i].owner, src=frame.source, by=frame.seat, rule="15.2.15.2")
            for i in ids
            if i in game.objs
        ]
    )


Verb = Callable[[Any, Effects, Instruction, tuple[int, ...]], None]
VERBS: dict[str, Verb] = {
    "draw": draw,
    "discard": discard,
    "mill": mill,
    "hit": hit,
    "damage": damage,
    "break": break_,
    "put away": put_away,
    "return": return_,
    "remove": remove,
    "dull": dull,
    "activate": activate,
    "freeze": freeze,
    "boost": lasting,
    "set": lasting,
    "give": lasting,
    "cannot": lasting,
    "must": lasting,
    "less": lasting,
    "control": lasting,
    "put": put,
    "search": search,
    "shuffle": shuffle,
    "win": win,
    "later": later,
    "assist": assist,
    LEVEL_UP: level_up,
    "level up further": level_up_further,
    "junction": junction,
    "junction further": junction_further,
}
