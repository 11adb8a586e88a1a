"""What a referee tells a seat that asks what it could do: forecast, reasons, payment. The game is not changed.

Whoever asks may be any program and ask anything. So an object counts only if the seat sees what it is; for all others,
whether they exist or not, the answer is the same. What is asked about is tried only as far as the seat's own cards
and public ones decide it: no coin, no drawn card, no hidden card of the other seat.

A new question: its message in ``talk``, its answer here. Guard: tests/lan/hosted/test_advice.py, in two worlds.
"""

from __future__ import annotations

from engine.kernel.decisions import Answer, Option
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import Forecast, forecast
from engine.trails.views.records import CardView, View
from engine.trails.views.view import view
from trails_desktop.lan.referee.talk import MOST_REASONS, AskFight, AskPay, AskWhy, Question, Told
from trails_desktop.match.api import Payment
from trails_desktop.match.explaining import reasons_of
from trails_desktop.match.foresight import payment_of

#: Answers whose payment can be looked at in advance. With any other the game would go on and disclose what comes.
_PLAYED = ("play", "arts", "craft", "support")
_UNKNOWN = (Reason("502.2", "You cannot know this card"),)


def advise(game: TrailsGame, seat: int, question: Question) -> Told:
    """The answer to a question of ``seat`` (2 = watches)."""
    shown = view(game, seat)
    if isinstance(question, AskFight):
        return Told(question.ref, forecast=fight(game, shown, question))
    if seat not in (0, 1):
        return Told(question.ref)
    if isinstance(question, AskWhy):
        return Told(question.ref, reasons=reasons(game, shown, question)[:MOST_REASONS])
    if isinstance(question, AskPay):
        return Told(question.ref, payment=payment(game, shown, question.answer))
    return Told(question.ref)


def fight(game: TrailsGame, shown: View, asked: AskFight) -> Forecast | None:
    """Forecast of an attack between cards on the fields; None if nobody may attack so."""
    units = {card.id for side in shown.players for card in side.field if card.number is not None}
    wanted = {*asked.attackers, *([asked.target] if asked.target else [])}
    if not asked.attackers or not wanted <= units or (not asked.target and asked.seat < 0):
        return None
    if len({game.objs[ident].controller for ident in asked.attackers}) > 1:
        return None
    return forecast(game, tuple(dict.fromkeys(asked.attackers)), asked.target, asked.seat)


def reasons(game: TrailsGame, shown: View, asked: AskWhy) -> tuple[Reason, ...]:
    """Why a card that the seat sees cannot be used now; empty if it can."""
    card = _seen(shown).get(asked.obj)
    if card is None:
        return _UNKNOWN
    return reasons_of(game, shown.seat, card.id, asked.verb, lambda: _tried(game, shown, card, asked.verb))


def payment(game: TrailsGame, shown: View, answer: Answer) -> Payment:
    """What playing something would action in the seat's homebase; nothing for what the seat is not offered."""
    decision = shown.decision
    if decision is None or decision.purpose != "priority" or len(answer) != 1:
        return Payment()
    if answer[0][0] not in _PLAYED or answer[0] not in decision.options:
        return Payment()
    return payment_of(game, shown.seat, answer)


def _seen(shown: View) -> dict[int, CardView]:
    """Every card that the seat sees face to face, by object."""
    cards = [card for side in shown.players
             for zone in (side.hand, side.homebase, side.field, side.trail, side.exile) for card in zone]  # fmt: skip
    return {card.id: card for card in (*cards, *shown.looking) if card.id and card.number is not None}


def _tried(game: TrailsGame, shown: View, card: CardView, verb: str) -> list[Option]:
    """What one would try with a card where it lies."""
    obj = game.objs.get(card.id)
    if obj is None or not obj.cards:
        return [("play", card.id)]
    printed = game.defn(obj)
    crafts: list[Option] = [("craft", card.id, number) for number in range(1, len(printed.activated) + 1)]
    if verb == "craft":
        return crafts[:1] or [("pick", card.id)]
    if verb:
        return [(verb, card.id)] if verb in ("play", "arts", "gain") else [("pick", card.id)]
    if any(card.id == unit.id for unit in shown.players[shown.seat].field):
        return crafts or [("play", card.id)]
    arts: list[Option] = [("arts", card.id)] if printed.arts is not None else []
    return [("play", card.id), *arts]
