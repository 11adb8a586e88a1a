"""How computer players of any game think: in the process beside the window, which plays the same match from its record.

A match holds what cannot be sent between processes, its record does not. The player is handed what its seat may know
and nothing else (:meth:`engine.game.Game.shown_to`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.game import Chooser, Game, Playing
from engine.games import game_named
from engine.kernel.decisions import Answer, Decision
from engine.records.playing import drained, give, start
from engine.records.record import Record, write_header
from trails_desktop.resources import with_cards


@dataclass(frozen=True, slots=True)
class Asked:
    """What a computer player is asked, and the match up to there."""

    decision: Decision
    record: Record


class _Followed:
    """A match in the thinking process: of the answers only new ones are played."""

    def __init__(self, record: Record) -> None:
        found = game_named(record.header.game)
        if found is None:
            raise KeyError(record.header.game)
        self.game: Game = with_cards(found).with_cards(record.header.cards)
        self.choosers: dict[tuple[str, int, int], Chooser] = {}
        self._begin(record)

    def _begin(self, record: Record) -> None:
        self.match: Playing = start(record.header, self.game)
        self._given = 0
        self._last = record.up_to(0).answers

    def follow(self, record: Record) -> Playing:
        """The match after all answers of a record."""
        if record.answers[: self._given] != self._last:  # something was taken back
            self._begin(record)
        for given in record.answers[self._given :]:
            give(self.game, self.match, given)
        drained(self.match)
        self._given, self._last = len(record.answers), record.answers
        return self.match

    def chooser(self, name: str, seat: int, seed: int) -> Chooser:
        """The player of a seat, made when it is first asked."""
        key = (name, seat, seed)
        if key not in self.choosers:
            self.choosers[key] = self.game.player(name, seat, str(seed), self.game.cards)
        return self.choosers[key]


@cache
def _matches() -> dict[str, _Followed]:
    """Matches by their headers; they live as long as the thinking process."""
    return {}


def think(name: str, seed: int, asked: Asked) -> Answer:
    """What a computer player answers. Runs in the thinking process."""
    header = write_header(asked.record.header)
    held = _matches().get(header) or _Followed(asked.record)
    _matches()[header] = held
    match, seat = held.follow(asked.record), asked.decision.seat
    player = held.chooser(name, seat, seed)
    return player.choose(held.game.shown_to(player, match, seat))
