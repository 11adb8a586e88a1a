"""Giving up (103.4): at any instant, with or without priority; nothing replaces or prevents it (R008)."""

from __future__ import annotations

from engine.trails.state.game import Outcome, TrailsGame


def concede(game: TrailsGame, seat: int) -> None:
    """``seat`` leaves the game; the opponent wins at once."""
    if game.outcome is None:
        game.finish(Outcome(seat ^ 1, "{loser} conceded", "103.4", seat))
