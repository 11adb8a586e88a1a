"""One player of any game on another machine, without a window: ``python -m tests.lan.gamepeer FOLDER PORT [CODE]``.

It sits down at the table that waits there with the first deck there is, answers at random and prints a line of JSON for
what happens; what stands in the folder is gone on with. With ``--rematch`` it wants another one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from engine.kernel.decisions import Answer, Decision, Kind
from tests.trails import cards
from trails_desktop.lan.line.channel import Line, dial
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.ported import PortedTable, dealt_deck
from trails_desktop.lan.referee.sitting import Games
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.saved import saved_visits

HERE = "127.0.0.1"


def anything(decision: Decision, random: Random) -> Answer:
    """Some answer to a question of any game."""
    forced = decision.forced
    if forced is not None:
        return forced
    for _ in range(200):
        made = _some(decision, random)
        if not decision.refusal(made):
            return made
    if decision.bill is not None:  # of many sources few plans pay
        plan = {source.id for source in decision.bill.plan()}
        return tuple(option for option in decision.options if option[1] in plan)
    raise AssertionError(decision)


def _some(decision: Decision, random: Random) -> Answer:
    options = list(decision.options)
    if decision.kind is Kind.NUMBER:
        return (("n", random.randint(decision.least, decision.most)),)
    if decision.kind is Kind.SPLIT:
        shares = [decision.least] * len(options)
        while (left := decision.total - sum(shares)) > 0:
            shares[random.randrange(len(options))] += min(left, decision.stride)
        return tuple((*option, share) for option, share in zip(options, shares, strict=True))
    random.shuffle(options)
    if decision.kind is Kind.CHOOSE:
        return tuple(options[: random.randint(decision.least, min(decision.most, len(options)))])
    if decision.kind in (Kind.ORDER, Kind.ARRANGE):
        return tuple(options)
    return (options[0],)


def decks(games: Games, game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two ready-made ones, or such as the game makes up."""
    played = games(game)
    assert isinstance(played, PortedTable)
    ready = played.game.ready_decks
    return (ready[0].cards, ready[-1].cards) if ready else (dealt_deck("1"), dealt_deck("2"))


class Player:
    """Sits down and plays at random whenever something is different. tell: called with what happens."""

    def __init__(
        self, folder: Path, games: Games, port: Callable[[], int], *, seed: int = 1, rematch: bool = False,
        tell: Callable[[dict[str, object]], None] = lambda said: None,
    ) -> None:  # fmt: skip
        folder.mkdir(parents=True, exist_ok=True)
        self.own, self.known = load_identity(folder), KnownMachines(folder / "known.json")
        kept, _ = saved_visits(folder)
        self.visitor = Visitor(games, folder=folder, visit=kept[0] if kept else None, pace=0.0)
        self._games, self._port, self._random, self._rematch, self._tell = games, port, Random(seed), rematch, tell
        self._said: object = None
        self.plays = True

    async def stay(self, code: str) -> None:
        """Come, and come again, until the table is gone or left."""
        line: Line | None = None
        if self.visitor.visit.sat is None:
            line = await dial(HERE, self._port(), self.own, self.known, code)
            self.known.remember(line.theirs, "")
        self.visitor.listen(self.look)
        await self.visitor.stay(line, lambda: dial(HERE, self._port(), self.own, self.known))

    def look(self) -> None:
        """Do what is to be done."""
        visitor, seen = self.visitor, self.visitor.seen
        if visitor.stage == "looking" and visitor.free and visitor.plays is not None:
            visitor.sit("Bryn", decks(self._games, visitor.plays.id)[1])
        if self.plays and visitor.connected and visitor.stage == "playing" and seen and seen.view.decision is not None:
            visitor.answer(anything(seen.view.decision, self._random))
        if self._rematch and visitor.can_repeat and visitor.verdict is not None and not visitor.goes_on:
            visitor.go_on()
        now = {
            "stage": visitor.stage, "game": visitor.game,
            "verified": None if visitor.verdict is None else visitor.verdict.ok,
            "why": "" if visitor.sentence is None else str(visitor.sentence),
        }  # fmt: skip
        if now != self._said:
            self._said = now
            self._tell(now)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("code", nargs="?", default="")
    parser.add_argument("--rematch", action="store_true")
    args = parser.parse_args(words)

    async def run() -> None:
        player = Player(
            args.folder, GamesHere(cards.pool), lambda: int(args.port), rematch=args.rematch,
            tell=lambda said: print(json.dumps(said), flush=True),
        )  # fmt: skip
        await player.stay(args.code)
        while player.visitor.stage == "over" and player.visitor.verdict is None:
            await asyncio.sleep(0.02)
        print(json.dumps({"stage": "gone"}), flush=True)

    asyncio.run(run())


if __name__ == "__main__":
    main()
