"""The same answers and the same seed give the same game, in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import play_on

ROOT = Path(__file__).resolve().parents[2]


def record() -> str:
    """A digest of everything that happens and is asked in some games."""
    lines = []
    for toy in (a, b, c):
        for seed in range(3):
            game = toy.new_game(seed)
            while game.decision is not None and game.counts < 150:
                lines.append(repr((game.decision.seat, game.decision.kind, game.decision.options, game.decision.rule)))
                play_on(game, game.counts * 7 + seed, 1)
                lines += [repr(event) for event in game.drain()]
            lines.append(repr((game.outcome, game.zones)))
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_with_another_hash_seed_plays_the_same_games(hash_seed):
    script = "from tests.kernel.test_determinism import record; print(record())"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True,
                          check=True)  # fmt: skip
    assert done.stdout.strip() == record()


def test_another_seed_is_another_game():
    first, second = ([game.card(game.objs[i]).name for i in (*game.zones[a.HAND], *game.zones[a.HAND + 1])]
                     for game in (a.new_game(1), a.new_game(2)))  # fmt: skip
    assert first != second
