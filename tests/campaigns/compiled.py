"""``python -m tests.campaigns.compiled [--count N] [--players A,B]``: the compiled engine plays the very same games.

Plays N games twice, with the checkout's engine and with the compiled one beside it (``installer/bootstrap.py compile``
builds it), and compares the digests of all answers, and of all states of a few games: programs with and without it play
against each other. Prints choices a second of processor time. Exits 0 if they agree.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from hashlib import blake2b
from pathlib import Path
from random import Random

from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import fingerprint
from engine.players.random_player import random_answer
from engine.trails.setup import new_game
from installer.bootstrap import Checkout, child_environment, compiled_of, engine_digest
from tests.campaigns.decks import deck

WHERE = "import engine.trails.play.options as one; print(one.__file__)"


def played(count: int, players: str, env: dict[str, str], data: str) -> tuple[str, float]:
    """The digest of some games, and choices a second of processor time."""
    trails = [sys.executable, "-P", "-m", "trails_desktop", "--data", data, "selfplay", "--jobs", "1", "--json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(
        [*trails, "--seed", "1", "--players", players, "--games", str(count)],
        env=env, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    return told["digest"], told["decisions"] / (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def states(count: int) -> str:
    """A digest of the fingerprints of every state of some games with all cards there are."""
    told = blake2b(digest_size=16)
    for seed in range(count):
        random = Random(f"states {seed}")
        game = new_game((deck("all", (seed, 0)), deck("all", (seed, 1))), Seeded(f"states {seed}"), auto=True)
        for _ in range(600):
            if game.outcome is None and game.decision is not None:
                game.answer(random_answer(game.decision, random))
                told.update(fingerprint(game.fork()).encode())
    return told.hexdigest()


def main(arguments: list[str]) -> int:
    """Compare."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.compiled", description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--players", default="random,random")
    parser.add_argument("--states", type=int, default=0, help="print the digest of the states of so many games, here")
    asked = parser.parse_args(arguments)
    if asked.states:
        print(states(asked.states))
        return 0
    checkout = Checkout.here(os.environ)
    if compiled_of(checkout.compiled) != engine_digest(checkout.root):
        print(f"{checkout.compiled} holds no engine compiled from these sources", file=sys.stderr)
        return 2
    digests = []
    with tempfile.TemporaryDirectory() as data:
        for lib, sign in ((checkout.root, ".py"), (checkout.compiled / "lib", (".so", ".pyd"))):
            path = os.pathsep.join((str(lib), str(checkout.root)))
            env = {**child_environment(os.environ), "PYTHONPATH": path}
            used = subprocess.run(
                [sys.executable, "-P", "-c", WHERE], env=env, check=True, capture_output=True, text=True
            )
            assert Path(used.stdout.strip()).is_relative_to(lib) and used.stdout.strip().endswith(sign), used.stdout
            digest, speed = played(asked.count, asked.players, env, data)
            here = [sys.executable, "-P", "-m", "tests.campaigns.compiled", "--states", "4"]
            told = subprocess.run(here, env=env, check=True, capture_output=True, text=True).stdout.strip()
            print(f"{lib}: {asked.count} games, {speed:,.0f} choices/s, digest {digest}, states {told}", flush=True)
            digests.append((digest, told))
    return 0 if len(set(digests)) == 1 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
