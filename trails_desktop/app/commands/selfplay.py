"""``trails selfplay``: games between computer players."""

from __future__ import annotations

import argparse
import gc
import sys
import time

from engine import selfplay
from engine.game import Game
from engine.selfplay import Entrant, Plan, Played
from engine.trails.cards.decks import DeckError, resolve
from engine.trails.tree.errors import CardError
from trails_desktop.app.commands.inputs import deck_file, deck_folders, deck_of, game_of, pool_of, ready_deck
from trails_desktop.app.commands.results import FOUND, OK, BadInput, print_json
from trails_desktop.resources import with_cards

_UNCOLLECTED = 20_000  #: objects made before the collector of cycles looks for some
_USUAL = ("random", "greedy")  #: who plays where nobody is named


def run(arguments: argparse.Namespace) -> int:
    """Play, say who won; progress and errors go to standard error."""
    plan = _plan(arguments)
    gc.freeze()  # what was loaded stays: the collector of cycles need not look through it with every game
    usual = gc.get_threshold()
    gc.set_threshold(_UNCOLLECTED, *usual[1:])  # a game makes next to no cycles: what it drops goes at once
    try:
        report = selfplay.run(plan, arguments.jobs, _Progress(plan).told)
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
    names = [entrant.player for entrant in plan.entrants]
    if names[0] == names[1]:
        names[1] += "#2"
    data = {
        "games": report.games,
        "wins": dict(zip(names, report.wins, strict=True)),
        "draws": report.draws,
        "turns_mean": report.turns_mean,
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.games / report.seconds, 2) if report.seconds else 0.0,
        "errors": report.errors,
        "digest": report.digest,
    }
    if arguments.json:
        print_json(data)
    else:
        wins = ", ".join(f"{name} {count}" for name, count in zip(names, report.wins, strict=True))
        print(f"{report.games} games: {wins}; {report.draws} draws, {report.errors} errors.")
        print(
            f"{report.turns_mean} turns a game, {report.decisions} decisions, {data['seconds']} s, "
            f"{data['games_per_second']} games a second."
        )
        print(f"digest {report.digest}")
    return FOUND if report.errors else OK


def _plan(arguments: argparse.Namespace) -> Plan:
    game = game_of(arguments.game)
    if game.dealt_deck is not None:
        return _dealt_plan(arguments, game)
    pool = pool_of(arguments.cards, arguments.data)
    folders = deck_folders(arguments.data)
    if arguments.decks:
        files = [deck_file(word, folders, pool) for word in arguments.decks]
    else:
        files = sorted(path for path in folders[0].glob("*.deck"))[:2]
        if len(files) < 2:
            raise BadInput(f"{folders[0]} has no two ready-made decks: name two with --decks")
    try:
        decks = [tuple(resolve(deck_of(file, pool).deck, pool)) for file in files]
        numbers = sorted({number for deck in decks for number in deck})
        cards = {number: pool.playable(number) for number in numbers}
    except (DeckError, CardError) as problem:
        raise BadInput(str(problem)) from problem
    one, two = (Entrant(name, deck) for name, deck in zip(arguments.players or _USUAL, decks, strict=True))
    return Plan((one, two), arguments.seed, arguments.games, cards)


def _dealt_plan(arguments: argparse.Namespace, game: Game) -> Plan:
    """Decks made up from the seed, or two of those that come with the game, by name."""
    players = arguments.players or (game.players[0], game.players[-1])
    for name in players:
        if name not in game.players:
            raise BadInput(f"--players: {game.name} has {', '.join(game.players)}, not {name}")
    if not arguments.decks:
        one, two = (Entrant(name, ()) for name in players)
        return Plan((one, two), arguments.seed, arguments.games, {}, game.id)
    found = with_cards(game)
    decks = [ready_deck(word, found).cards for word in arguments.decks]
    one, two = (Entrant(name, deck) for name, deck in zip(players, decks, strict=True))
    return Plan((one, two), arguments.seed, arguments.games, dict(found.cards), game.id)


class _Progress:
    """Errors at once, and how far it is once a second, on standard error."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._count = 0
        self._told = time.monotonic()

    def told(self, played: Played) -> None:
        """A game is over."""
        self._count += 1
        if played.error:
            print(f"game {played.game} (seed {self._plan.seed_of(played.game)}): {played.error}", file=sys.stderr)
        now = time.monotonic()
        if now - self._told >= 1.0:
            self._told = now
            print(f"{self._count} of {self._plan.games} games", file=sys.stderr, flush=True)
