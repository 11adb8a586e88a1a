"""What lower rooms ask of the frames of a game without knowing the procedures: whose effect is being carried out."""

from __future__ import annotations

from engine.kernel.frames import Frame
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import HAND


class Speaking(Frame):
    """A frame that carries out what somebody's effect says."""

    __slots__ = ()

    @property
    def speaker(self) -> int:
        """Whose effect it is, -1 while a cost is paid with it (1203.1)."""
        raise NotImplementedError


class Holding(Frame):
    """A frame that plays a card, which lies where it was until it moves (1204.2i), or an ability of one. kind: as in
    :class:`engine.trails.state.game.Entry`. obj: the card."""

    __slots__ = ("kind", "obj")
    kind: str
    obj: int

    @property
    def held(self) -> int:
        """The card, 0 for an ability: its card may go anywhere."""
        return self.obj if self.kind in ("card", "event", "base") else 0


def free_hand(game: TrailsGame, seat: int) -> tuple[int, ...]:
    """The cards of a hand that are not being played: what is paid with, or comes of that, cannot be that card (1204.2h,
    1204.2i)."""
    hand = game.zones[HAND + seat]
    held = [frame.held for frame in game.frames if isinstance(frame, Holding)]
    return tuple(ident for ident in hand if ident not in held) if held else tuple(hand)


def spoken(game: TrailsGame) -> Speaking | None:
    """The effect that is being carried out, None if none is."""
    return next((frame for frame in reversed(game.frames) if isinstance(frame, Speaking)), None)


def effect_of(game: TrailsGame) -> int:
    """Whose effect is being carried out, -1 if none is: a cost or a rule does it (1222.6, 1203.1)."""
    frame = spoken(game)
    return -1 if frame is None else frame.speaker
