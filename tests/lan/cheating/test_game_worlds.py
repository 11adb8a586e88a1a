"""Two worlds at a table of any game that differ only in what a seat may not know: every byte sent to it is equal."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Answer, Kind, Refused
from engine.takeback import known_in
from engine.views import sees
from tests.lan.gamepeer import anything, decks
from tests.trails import cards
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.port import SPECTATOR, TableGame
from trails_desktop.lan.referee.match import HostedMatch, bind_nonce
from trails_desktop.lan.referee.talk import AskAgainst, AskTry

AHEAD = 3  #: answers that two worlds are played on together
GAMES = GamesHere(cards.pool)


def begun(game: TableGame, seed: int) -> HostedMatch:
    random = Random(seed)
    match = HostedMatch(game, random=random.randbytes)
    nonces = [random.randbytes(32) for _ in (0, 1)]
    for seat, deck in enumerate(decks(GAMES, game.id)):
        match.join(seat, f"Player {seat}", deck, bind_nonce(seat, nonces[seat]))
    for seat in (0, 1):
        match.open(seat, nonces[seat])
    return match


def swapped(match: Any, seat: int) -> Any:
    """The same match in which every card of the other one that the seat may not know is another card."""
    other, foe = match.fork(), seat ^ 1
    other.view_cache = None
    hidden = []
    for zone, ids in enumerate(other.zones):
        objs = [other.objs[ident] for ident in ids]
        if not sees(other.spec(zone).sight, zone % 2, seat):
            hidden += [obj for obj in objs if obj.owner == foe and len(obj.cards) == 1 and obj.known]
    turned = [obj.cards for obj in hidden]
    for obj, known in zip(hidden, turned[1:] + turned[:1], strict=True):
        other.objs[obj.id] = obj.but(cards=known)
    for zone in range(foe, len(other.pools), 2):
        other.pools[zone] = tuple(reversed(other.pools[zone]))
    return other


def twin(match: HostedMatch, seat: int) -> HostedMatch:
    """The same table in the other world."""
    made = copy.copy(match)
    made._game = swapped(match._game, seat)
    made._log = {at: list(lines) for at, lines in match._log.items()}
    made._news = dict(match._news)
    for name in ("_given", "_marks", "_steps", "_past", "_lengths"):
        setattr(made, name, list(getattr(match, name)))
    return made


def sent(game: TableGame, match: HostedMatch, seat: int) -> list[bytes]:
    """All that goes to a seat: what it sees, whether it may take back, and what it may ask about."""
    seen = match.seen(seat)
    out = [game.write_seen(seen), repr(match.undo_state(seat)).encode()]
    for card in list(seen.view.cards())[:20]:
        out.append(msgspec.msgpack.encode(match.advise(seat, AskAgainst(1, card.id))))
    decision = seen.view.decision
    for option in () if decision is None else decision.options[:5]:
        out.append(msgspec.msgpack.encode(match.advise(seat, AskTry(2, (option,)))))
    return out


def silent(match: HostedMatch, seat: int, answer: Answer) -> bool:
    """Whether an answer shows nothing of what the seat does not know: it is its own, or the other one lets it be."""
    return match.asked == seat or answer[:1] in ((("pass",),), (("no",),), (("yes",),))


@pytest.mark.parametrize("name", ["seawall", "eightfold"])
def test_what_a_seat_is_sent_is_equal_in_two_worlds(name: str) -> None:
    game, compared, went = GAMES(name), 0, 0
    for seed in range(1):
        match, random = begun(game, seed), Random(seed)
        while not match.over and match.given < 80:
            if match.given % 9 == 0:
                known = known_in(match._game)
                for seat in (0, 1):
                    shown = [card.id for card in match.seen(seat).view.cards() if card.name is not None]
                    objs = [match._game.objs[ident] for ident in shown]
                    assert known.cards[seat] == {card: obj.owner for obj in objs for card in obj.cards}
                    one, two = twin(match, seat), twin(match, seat)
                    one._game = match._game.fork()
                    assert sent(game, one, seat) == sent(game, two, seat)
                    compared += 1
                    went += follow(game, one, two, seat, Random(match.given))
            match.answer(match.asked, match.given, anything(match._game.decision, random))
    assert compared > 12 and went > 12


def follow(game: TableGame, one: HostedMatch, two: HostedMatch, seat: int, random: Random) -> int:
    """Both worlds are played on by the same answers, as long as they show nothing; returns how many."""
    for count in range(AHEAD):
        decision = one._game.decision
        if one.over or two.over:
            return count
        answer = anything(decision, random)
        if decision.kind is Kind.ACT and decision.seat != seat:
            answer = (("pass",),)
        if not silent(one, seat, answer):
            return count
        try:
            two.answer(decision.seat, two.given, answer)
        except Refused:
            return count
        one.answer(decision.seat, one.given, answer)
        if any(sight.seat in (seat, SPECTATOR) and sight.owner == seat ^ 1 for sight in one._steps[-1].seen):
            return count  # a card of the other one came to light
        assert sent(game, one, seat) == sent(game, two, seat), (seat, answer)
    return AHEAD
