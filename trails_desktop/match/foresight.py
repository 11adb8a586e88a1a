"""Trying an answer on a copy of the game: what it would cost. The game itself is not touched."""

from __future__ import annotations

from engine.kernel.decisions import Answer, Refused
from engine.kernel.objects import UnknownCard
from engine.trails.query.costs import ready_homebase
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import HOMEBASE
from trails_desktop.match.api import Payment


def payment_of(game: TrailsGame, seat: int, answer: Answer) -> Payment:
    """The homebase cards of ``seat`` that playing ``answer`` would action: those proposed where it may choose, those
    that were taken where there was no choice. Nothing where something else is asked first (a target, X)."""
    if game.decision is None or game.decision.seat != seat:
        return Payment()
    ready = ready_homebase(game, seat)
    copy = game.fork()
    try:
        copy.answer(answer)
    except (Refused, UnknownCard):  # in a sealed match it may come to a card that is not known here
        return Payment()
    decision = copy.decision
    if decision is not None and decision.purpose == "pay" and decision.seat == seat:
        wanted = [ident for ident in ready_homebase(copy, seat) if ("pick", ident) in decision.options]
        return Payment(tuple(wanted[: decision.least]), tuple(wanted))
    there = {obj.id: obj.ready for obj in copy.there(HOMEBASE + seat)}
    played = {option[1] for option in answer if len(option) > 1}
    taken = tuple(ident for ident in ready if ident not in played and there.get(ident) is False)
    return Payment(taken, taken)
