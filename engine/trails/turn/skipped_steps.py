"""Steps and phases that are left out, or come once more, because an effect says so (703.6 to 704.1, 104.1).

What waits for their end is here, too.
"""

from __future__ import annotations

from engine.kernel.events import Event
from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import ONE_MORE, SKIPS, SKIPS_NEXT


def skipped(game: TrailsGame, seat: int, part: str, rule: str) -> bool:
    """Whether a player's step, or a phase (seat -1), is left out now. What skips the next one only is used up."""
    who = (0, 1) if seat < 0 else (seat,)
    rules = (game.view_cache or game.derived).player_rules
    over = any(SKIPS + part in rules[one] for one in who) if rules[0] or rules[1] else False
    if not over and not (game.effects and any(_spent(game, one, SKIPS_NEXT + part) for one in who)):
        return False
    game.commit([Event("skips", seat=seat, rule=rule, extra=part)])
    return True


def again(game: TrailsGame, seat: int, part: str) -> bool:
    """Whether a step, or a phase, comes once more after it was there; each effect that says so gives one more."""
    return bool(game.effects) and any(_spent(game, one, ONE_MORE + part) for one in ((0, 1) if seat < 0 else (seat,)))


def ended(game: TrailsGame, seat: int, part: str, rule: str) -> bool:
    """The end of a step, or of a phase (seat -1), where something waits for it; whether something has triggered.

    The rules name no such moment (703.6 to 703.8): it is there for the texts that do (104.1, 1201.1a-2), and nobody
    gets priority for it without one.
    """
    moments = {listener.trigger.moment for listener in game.derived.listeners.get("end", ())}
    moments |= {delay.awaited[0] for delay in game.delays if delay.edge == "end"}
    if part not in moments and "end" not in game.hearing:
        return False
    game.commit([Event("moment", seat=seat, rule=rule, extra=("end", part))])
    return bool(game.pending or game.asking)


def _spent(game: TrailsGame, seat: int, word: str) -> bool:
    for lasting in game.effects:
        if lasting.seat == seat and lasting.begins <= game.turn and word in lasting.rules:
            game.apply([Event("expire", extra=(lasting.stamp,), rule="1215.4")])
            return True
    return False
