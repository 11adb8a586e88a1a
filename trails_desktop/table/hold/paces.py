"""How long each moment is held at which pace: the timeline of a computer's turn as data. Pure.

Motion is what the table needs to move, rest what a person needs to read; a rest begins when its motion has ended. In
reduced motion nothing moves and everything rests as long. Rests follow from what everybody sees, never from hidden
cards, and delay only the picture: the match, its record and another machine go on at once.

Guard: tests/desktop/table/hold/test_promises_of_time.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

Pace = Literal["patient", "brisk", "instant"]
Kind = Literal["turn", "ticket", "attack", "aim", "resolve", "fight", "loss", "cards", "end", "step"]
PACES: Final[tuple[Pace, ...]] = ("patient", "brisk", "instant")
#: From so many words on a card rests longer.
_WORDS: Final = 12


@dataclass(frozen=True, slots=True)
class Rest:
    """Milliseconds: of motion, of rest, for each word of a card over twelve, and the longest rest."""

    motion: float = 0.0
    rest: float = 0.0
    word: float = 0.0
    most: float = 0.0

    def length(self, words: int = 0) -> float:
        """The whole time a moment is held whose card has so many words."""
        rest = self.rest + self.word * max(0, words - _WORDS)
        return self.motion + (min(rest, self.most) if self.most else rest)


_NONE: Final = Rest()
_TABLE: Final[Mapping[Pace, Mapping[Kind, Rest]]] = MappingProxyType(
    {
        "patient": {
            "turn": Rest(220, 900 + 180), "ticket": Rest(200, 1600, 40, 3600), "attack": Rest(420, 1600),
            "aim": Rest(240, 0), "resolve": Rest(260, 900), "fight": Rest(580 + 920, 700), "loss": Rest(920, 700),
            "cards": Rest(260, 200), "end": Rest(420, 1600),
        },
        "brisk": {
            "turn": Rest(160, 360 + 80), "ticket": Rest(140, 700, 20, 1800), "attack": Rest(300, 900),
            "aim": Rest(160, 0), "resolve": Rest(180, 400), "fight": Rest(380 + 500, 400), "loss": Rest(500, 400),
            "cards": Rest(160, 0), "end": Rest(300, 900),
        },
        "instant": {},
    }
)  # fmt: skip
#: How long what came of something stays to be read while the next begins; at once: until one decides.
STAYS: Final[Mapping[Pace, float]] = MappingProxyType({"patient": 1800.0, "brisk": 1000.0, "instant": 0.0})
#: Between two moments.
BREATH: Final[Mapping[Pace, float]] = MappingProxyType({"patient": 250.0, "brisk": 120.0, "instant": 0.0})


def rest_of(kind: Kind, pace: Pace) -> Rest:
    """How long a moment of that kind is held."""
    return _TABLE[pace].get(kind, _NONE)
