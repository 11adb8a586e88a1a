"""Durations that end, or begin, with a step or phase: "until your next draw step" (1215.4, 1215.7, 1215.9).

In the tree "to X" lasts until X begins, "through X" to its end, "in X" from its beginning to its end. X is a step of a
player ("draw step of you"), a phase, or "step" and "phase" for those at hand (the step ends with what empties the
pools, 302.1b); "next" before it is one that is still to begin. "to next turn" lasts until a new turn begins, longer
than cards are readied (705.8). An effect that lasts so says whose step it is by seat ("to draw step of 1").
"""

from __future__ import annotations

from typing import Any, Final

from engine.trails.tree.lasting import NEXT, PHASES, STEPS

#: The turn with which an effect begins that waits for a step: one that never comes.
SOMETIME: Final = 1 << 30


def spans(until: str) -> bool:
    """Whether a duration, of the tree or of an effect, is of this kind."""
    return until.startswith(("to ", "in ")) or (until.startswith("through ") and until != "through next turn")


def fixed(game: Any, until: str, seat: int) -> str:
    """A duration of the tree as that of an effect; "" if its end has passed in this turn already (1215.9)."""
    kind, _, what = until.partition(" ")
    here = _place(game.phase, game.step, game.step_seat)
    if what == "step":
        return until if game.step_seat >= 0 else ""
    if what == "phase":
        return f"through {game.phase} phase"
    next_ = what.startswith(NEXT)
    what = what.removeprefix(NEXT)
    if what == "turn":
        return until
    for player, its in (("you", seat), ("opponent", seat ^ 1)):
        what = what.replace(f" of {player}", f" of {its}")
    if next_ and kind == "through":
        return f"through {NEXT}{what}" if what in here else f"through {what}"
    if not next_ and (_order(game, what) < _now(game) or (kind == "to" and what in here)):
        return ""
    return f"{kind} {NEXT if next_ and kind == 'to' else ''}{what}"


def _place(phase: str, step: str, seat: int) -> tuple[str, ...]:
    """The names of the step and phase that are at hand."""
    mine = f"{step} step of {seat}" if f"{step} step" in STEPS and seat >= 0 else ""
    return tuple(name for name in (mine, f"{phase} phase") if name)


def _order(game: Any, what: str) -> int:
    """Which place something has in the order of a turn (703 to 705); of a phase, its end."""
    step, _, seat = what.partition(" of ")
    if not seat:
        return (9, 10, 11)[PHASES.index(what)]
    return 1 + STEPS.index(step) + (0 if int(seat) == game.initiative else len(STEPS))


def _now(game: Any) -> int:
    if game.phase == "combat":
        return 10
    if game.phase == "cure":
        return 11
    if f"{game.step} step" in STEPS and game.step_seat >= 0:
        return _order(game, f"{game.step} step of {game.step_seat}")
    return 0


def renewed(effects: tuple[Any, ...], place: tuple[str, str, int], turn: int) -> Any:
    """The effects when a step, or a phase where no step is at hand, is over and comes once more."""
    away = (place[0], "", -1) if place[2] >= 0 else ("", "", -1)
    return passed(passed(effects, place, away, turn), away, place, turn)


def left_out(effects: tuple[Any, ...], part: str, seat: int) -> Any:
    """The effects when a step of a player, or a phase (seat -1), is skipped: its time has come and gone (1215.9). What
    lasts until the next one waits for one that takes place."""
    until = f"to {part}" if seat < 0 else f"to {part} of {seat}"
    return tuple(lasting for lasting in effects if lasting.until != until)


def passed(effects: tuple[Any, ...], before: tuple[str, str, int], now: tuple[str, str, int], turn: int) -> Any:
    """The effects when the game goes from one step to another: those that end are gone, those that waited begin."""
    old, new = _place(*before), _place(*now)
    over, begun = set(old) - set(new), set(new) - set(old)
    left = []
    for lasting in effects:
        kind, _, what = lasting.until.partition(" ")
        if not spans(lasting.until):
            left.append(lasting)
        elif kind == "in" and what in begun:
            left.append(lasting._replace(until=f"through {what}", begins=turn))
        elif kind == "through" and what.removeprefix(NEXT) in begun and what.startswith(NEXT):
            left.append(lasting._replace(until=f"through {what.removeprefix(NEXT)}"))
        elif not ((kind == "to" and what.removeprefix(NEXT) in begun) or (kind == "through" and what in over)):
            left.append(lasting)
    return tuple(left)
