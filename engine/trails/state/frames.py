"""What lower rooms ask of the frames of a game without knowing the procedures: whose effect is being carried out."""

from __future__ import annotations

from engine.kernel.frames import Frame
from engine.trails.state.game import TrailsGame


class Speaking(Frame):
    """A frame that carries out what somebody's effect says."""

    __slots__ = ()

    @property
    def speaker(self) -> int:
        """Whose effect it is, -1 while a cost is paid with it (1203.1)."""
        raise NotImplementedError


def spoken(game: TrailsGame) -> Speaking | None:
    """The effect that is being carried out, None if none is."""
    return next((frame for frame in reversed(game.frames) if isinstance(frame, Speaking)), None)


def effect_of(game: TrailsGame) -> int:
    """Whose effect is being carried out, -1 if none is: a cost or a rule does it (1222.6, 1203.1)."""
    frame = spoken(game)
    return -1 if frame is None else frame.speaker
