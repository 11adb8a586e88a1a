"""A referee's table without lines: what it sends is kept, what is said to it is put in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine.trails.views.records import View as Shown
from tests.lan.netpeer import Silent
from trails_desktop.lan.line.channel import LAST
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.referee.connections import Seated
from trails_desktop.lan.referee.games.port import TableGame
from trails_desktop.lan.referee.match import bind_nonce
from trails_desktop.lan.referee.server import Table
from trails_desktop.lan.referee.sitting import Sitting
from trails_desktop.lan.referee.talk import AskFight, AskPay, AskWhy, Question, TableRules
from trails_desktop.lan.referee.wire import Message, Open, Ready, Reply, Sit, Talker, View

_ANY: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


class Wire:
    """Stands for a line: keeps what was sent."""

    theirs = bytes(32)

    def __init__(self) -> None:
        self.payloads: list[bytes] = []
        self.messages: list[Message] = []  # the same, read
        self._held = b""
        self.broken = False

    def send(self, kind: int, payload: bytes = b"") -> None:
        self._held += payload
        if kind == LAST:
            self.payloads.append(self._held)
            self.messages.append(_ANY.decode(self._held))
            self._held = b""

    def cut(self) -> None:
        self.broken = True

    def forget(self) -> None:
        """Keep the last view only: long attacks."""
        views = [number for number, message in enumerate(self.messages) if isinstance(message, View)]
        keep = views[-1:]
        self.payloads = [self.payloads[number] for number in keep]
        self.messages = [self.messages[number] for number in keep]


class Nobody:
    """Stands for the referee's identity."""

    fingerprint = b""


class Still(Table):
    """A table whose bell rings when it is told to. bell: in how many seconds it would."""

    bell: float | None = None

    def _wake(self, seconds: float) -> None:
        self.bell = seconds

    def ring(self) -> None:
        """Now."""
        self._ring()


class Here:
    """Somebody at the table."""

    def __init__(self, table: Table, machine: bytes) -> None:
        self.table, self.wire = table, Wire()
        self.who = Seated(Talker(self.wire), machine)  # type: ignore[arg-type]
        table.comes(self.who)

    @property
    def heard(self) -> list[Message]:
        """Everything that came, in order."""
        return self.wire.messages

    def last(self, kind: type[Any]) -> Any:
        """The last message of a kind, None if there was none."""
        return next((message for message in reversed(self.heard) if isinstance(message, kind)), None)

    def view(self) -> Any:
        """What this one sees."""
        shown: Any = self.seen().view
        return shown

    def seen(self) -> Any:
        """What was sent last."""
        return self.table.sitting.played.read_seen(self.last(View).seen)

    def says(self, message: Message) -> list[Message]:
        """Say something; what came of it here."""
        before = len(self.wire.messages)
        self.table.hear(self.who, message)
        return self.wire.messages[before:]


class Round:
    """A table with two players (and who watches), its chance from a seed."""

    def __init__(
        self,
        folder: Path,
        game: TableGame,
        decks: tuple[Sequence[str], Sequence[str]],
        *,
        seed: int = 1,
        rules: TableRules | None = None,
        watchers: int = 0,
        path: Path | None = None,
    ) -> None:
        self.now, self.random, self.game, self.path = 1000.0, Random(seed), game, path
        self.table = self._table(rules)
        self.players = [Here(self.table, bytes([seat]) * 32) for seat in (0, 1)]
        nonces = [self.random.randbytes(32) for _ in (0, 1)]
        for seat, player in enumerate(self.players):
            player.says(Sit(f"Player {seat}", tuple(decks[seat]), bind_nonce(seat, nonces[seat]), chair=seat))
        self.watchers = [Here(self.table, bytes([9 + number]) * 32) for number in range(watchers)]
        for number, one in enumerate(self.watchers):
            one.says(Sit(f"Watcher {number}", watch=True))
        for player, nonce in zip(self.players, nonces, strict=True):
            player.says(Open(nonce))

    def _table(self, rules: TableRules | None, sitting: Sitting | None = None) -> Still:
        return Still(
            "0" * 32, game=self.game, own=Nobody(), known=KnownMachines(None), finder=Silent(), rules=rules,  # type: ignore[arg-type]
            path=self.path, sitting=sitting, now=self.clock, random=self.random.randbytes,
        )  # fmt: skip

    def games(self, ident: str) -> TableGame:
        """The one game there is."""
        assert ident == self.game.id
        return self.game

    def clock(self) -> float:
        return self.now

    def crash(self) -> None:
        """The referee is killed, and goes on from its file; both players come again."""
        assert self.path is not None
        self.table = self._table(None, Sitting.resume(self.games, self.path, self.random.randbytes))
        self.players = [Here(self.table, player.who.machine) for player in self.players]

    def at(self, seat: int) -> Here:
        """Who has that seat in the game at hand."""
        return next(player for player in self.players if player.who.seat == seat)

    def next_game(self) -> None:
        """Both players are ready, and open what they bound."""
        game = self.table.sitting.game + 1
        nonces = [self.random.randbytes(32) for _ in self.players]
        for player, nonce in zip(self.players, nonces, strict=True):
            player.says(Ready(game, bind_nonce(player.who.seat ^ 1, nonce)))
        for player, nonce in zip(self.players, nonces, strict=True):
            player.says(Open(nonce))

    def answer(self, choose: Callable[[Any], Any]) -> None:
        """Who is asked answers."""
        seat = self.table.match.asked
        player = self.at(seat)
        seen = player.seen()
        assert seen.view.decision is not None
        player.says(Reply(seen.number, choose(seen.view.decision), game=self.table.sitting.game))


def everything(shown: Shown, most: int) -> list[Question]:
    """Every question that could be worth asking, and many that are not: about each object there may be."""
    asked: list[Question] = []
    for ident in range(most):
        asked.append(AskWhy(0, ident, ("", "play", "craft", "support")[ident // 3 % 4]))
    units = [card.id for side in shown.players for card in side.field]
    for one in [*units, *range(0, most, 29)]:
        asked += [AskFight(0, (one,), 0, seat) for seat in (0, 1)]
        asked += [AskFight(0, (one,), other, -1) for other in [*units, 3, most - 1]]
    if len(units) > 1:
        asked.append(AskFight(0, tuple(units), 0, 1))
    if shown.decision is not None:
        asked += [AskPay(0, (option,)) for option in shown.decision.options]
    asked += [AskPay(0, (("play", ident),)) for ident in range(0, most, 9)]
    return asked
