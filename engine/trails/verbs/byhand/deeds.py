"""Carrying out a step by hand: instructions of the effect tree, and moves wherever the player said."""

from __future__ import annotations

from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.cards.carddef import DEPLOYED
from engine.trails.events.moves import Arrival
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, TRAIL
from engine.trails.verbs.byhand import tools
from engine.trails.verbs.byhand.words import Deed

CHOSEN = "by hand"  #: the register that holds the chosen cards


def carry_out(game: TrailsGame, deed: Deed) -> None:
    """Do it. The last thing a step of a procedure does: it commits, or pushes a frame."""
    tool, given, seat = deed.tool, deed.given, deed.seat
    if tool in ("move", "fetch", "take"):
        game.commit(moves(game, deed))
        return
    if tool == "note":
        game.commit(_notes(game, deed))
        return
    if tool in ("search", "look"):
        deck = game.zones[DECK + seat]
        seen = deck[: int(given[0][0])] if tool == "look" else deck
        rule = "1311.1" if tool == "look" else "1312.2"
        game.commit([Event("look", seat=seat, by=seat, src=deed.source, n=len(seen), rule=rule, extra=seen)])
        return
    if tool == "reveal hand":
        hand = game.zones[HAND + (seat ^ 1)]
        game.commit(Event("reveal", ident, seat=seat, n=1, by=seat, rule="1311.1") for ident in hand)
        return
    regs = {CHOSEN: tuple(int(ident) for ident in given[0])} if tools.TOOLS[tool][0] == "cards" else {}
    game.push(Effects(seat, deed.source, deed.number, (_instruction(deed),), regs))


def _instruction(deed: Deed) -> t.Instruction:
    """The instruction that a step is."""
    tool, given = deed.tool, deed.given
    if tool == "gets":
        return t.Get(CHOSEN, int(given[1][0]), int(given[2][0]), str(given[3][0]))
    if tool == "gives":
        word, until = str(given[1][0]), str(given[2][0])
        if word in tools.RULES:
            return t.Have(CHOSEN, rules=(word,), until=until)
        return t.Have(CHOSEN, icons=(word,), until=until)
    if tool == "loses":
        word, until = str(given[1][0]), str(given[2][0])
        everything = word == tools.ALL_CRAFTS
        return t.Lose(CHOSEN, icons=() if everything else (word,), crafts="all" if everything else "", until=until)
    if tool == "reveal":
        return t.Reveal(CHOSEN)
    if tools.TOOLS[tool][0] == "cards":
        return t.Do(tool, CHOSEN)
    player = "you" if int(given[0][0]) == deed.seat else "opponent"
    if tool == "shuffle":
        return t.Shuffle(player)
    amount = int(given[1][0])
    if tool == "bond":
        return t.Bond(player, amount)
    if tool == "draw":
        return t.Draw(player, amount)
    if tool == "discard":
        return t.Discard(player, amount, str(given[2][0]))
    return t.Gain(tool, player, amount)


def moves(game: TrailsGame, deed: Deed) -> list[Event]:
    """The moves of a "move" or "take": all at once, each as said, those that cannot be left out (104.2)."""
    zone, ready, face_up, other = tools.PLACES[str(deed.given[1][0])]
    bottom = deed.given[1][0] == "deck bottom"
    events = []
    for ident in deed.given[0]:
        obj = game.objs.get(int(ident))
        if obj is None:
            continue
        made = Event("move", obj.id, src=deed.source, by=deed.seat, cause="effect", rule="1320.1")
        if zone == FIELD:
            if not game.traits(obj.id).types & DEPLOYED:
                continue  # nothing else lies on a field (506)
            side = deed.seat ^ other
            made.to, made.extra = FIELD + side, Arrival(ready, face_up, controller=side)
            if obj.zone >> 1 == FIELD >> 1:
                made.cause, made.rule = "control", "506.4"
        else:
            made.to, made.extra = zone + obj.owner, Arrival(ready, face_up, bottom)
        if made.to != obj.zone or zone == DECK:
            events.append(made)
    return events


def shows(game: TrailsGame, deed: Deed) -> tuple[int, ...]:
    """Hidden cards that everybody sees when this is done."""
    tool = deed.tool
    idents: tuple[int, ...] = ()
    if tool in ("move", "fetch", "take"):
        zone, _, face_up, _ = tools.PLACES[str(deed.given[1][0])]
        if zone in (FIELD, TRAIL, EXILE) or (zone == HOMEBASE and face_up):
            idents = tuple(int(ident) for ident in deed.given[0])
    elif tool in ("reveal", "face up", "destroy"):
        idents = tuple(int(ident) for ident in deed.given[0])
    elif tool == "reveal hand":
        idents = game.zones[HAND + (deed.seat ^ 1)]
    objs = [game.objs[ident] for ident in idents if ident in game.objs]
    return tuple(obj.id for obj in objs if obj.zone < FIELD or (obj.zone >> 1 == HOMEBASE >> 1 and not obj.face_up))


def _notes(game: TrailsGame, deed: Deed) -> list[Event]:
    """A note is an attribute that means nothing to the rules."""
    text = str(deed.given[1][0])
    events = []
    for ident in deed.given[0]:
        obj = game.objs.get(int(ident))
        if obj is None:
            continue
        marks = [tools.NOTE + text] if text else sorted(mark for mark in obj.marks if mark.startswith(tools.NOTE))
        events += [
            Event("mark", obj.id, n=int(bool(text)), src=deed.source, by=deed.seat, cause="effect", extra=mark)
            for mark in marks
        ]
    return events
