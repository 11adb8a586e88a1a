"""What is said at a referee's table besides the game: questions about what could be done, clocks, and talk.

    player   -> AskFight, AskWhy, AskPay    referee -> Told, with the number of the question (Trails)
    player   -> AskAgainst, AskTry          referee -> Told (any game)
    anybody  -> Speak                       referee -> Spoken to everybody at the table who may hear it
    referee  -> Times, with every view and whenever the clocks stop or run again
    referee  -> Slow: that was too much at once; ask again later. Nothing else of the line is held up by it.

An answer is worked out from what the asking seat sees and from its own cards, never from others (see
:mod:`trails_desktop.lan.referee.advice`), so that nothing can be learnt by asking.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import Forecast
from trails_desktop.lan.line.messages import ClockRule, Name, OptionWord, Small, Text, WireAnswer, Word
from trails_desktop.match.api import Payment

TALKS = ("players", "all", "off")  #: who may talk at a table: who plays, everybody, nobody
MOST_REASONS = 40
MOST_GAMES = 60  #: at one table, with those of further series
_Ref = Annotated[int, Meta(ge=0, le=2**31)]
_Ident = Annotated[int, Meta(ge=0, le=2**31)]
_Millis = Annotated[int, Meta(ge=-86_400_000, le=86_400_000)]


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class TableRules(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What holds at a table. talk: one of :data:`TALKS`. watchers: how many may look on. best_of: games, with sides
    changed after each. switches: rulings that differ from the usual ones, by name. take_back: whether an answer can be
    taken back. mode: how decks are built, "" = not looked at."""

    clock: ClockRule = ClockRule()
    talk: Word = "players"
    watchers: Annotated[int, Meta(ge=0, le=64)] = 8
    best_of: Annotated[int, Meta(ge=1, le=9)] = 1
    switches: Annotated[tuple[tuple[Word, Word | bool], ...], Meta(max_length=40)] = ()
    take_back: bool = True
    mode: Word = ""


class AskFight(_Said, frozen=True, tag="ask fight"):
    """What would an attack do? target: an object, or 0 for player ``seat``."""

    ref: _Ref
    attackers: Annotated[tuple[_Ident, ...], Meta(max_length=60)]
    target: _Ident
    seat: Annotated[int, Meta(ge=-1, le=1)]


class AskWhy(_Said, frozen=True, tag="ask why"):
    """Why can an object not be used (for one verb, or "" for anything)?"""

    ref: _Ref
    obj: _Ident
    verb: Word = ""


class AskPay(_Said, frozen=True, tag="ask pay"):
    """How would playing this be paid?"""

    ref: _Ref
    answer: WireAnswer


class AskAgainst(_Said, frozen=True, tag="ask against"):
    """What is against using an object, or against one option with it (empty = anything)?"""

    ref: _Ref
    obj: _Ident
    option: Annotated[tuple[OptionWord | Small, ...], Meta(max_length=6)] = ()


class AskTry(_Said, frozen=True, tag="ask try"):
    """How would it look after this answer?"""

    ref: _Ref
    answer: WireAnswer


Question = AskFight | AskWhy | AskPay | AskAgainst | AskTry


class Ground(_Said, frozen=True, array_like=True):
    """A reason of any game: ids of rules, a template and its fields."""

    rules: Annotated[tuple[Word, ...], Meta(max_length=8)]
    template: Text
    args: Annotated[tuple[tuple[Word, str | int], ...], Meta(max_length=8)] = ()

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.template.format(**dict(self.args))


class Told(_Said, frozen=True, tag="told", omit_defaults=True):
    """The answer to question ``ref``; only the field that was asked for says something. against: of any game; tried:
    a view, as its game writes it, b"" where nobody can tell."""

    ref: _Ref
    forecast: Forecast | None = None
    reasons: Annotated[tuple[Reason, ...], Meta(max_length=MOST_REASONS)] = ()
    payment: Payment = Payment()
    against: Annotated[tuple[Ground, ...], Meta(max_length=MOST_REASONS)] = ()
    tried: Annotated[bytes, Meta(max_length=2**19)] = b""


class Slow(_Said, frozen=True, tag="slow"):
    """Too much at once. ref: the question that was not answered, -1 for something said. wait: milliseconds."""

    ref: Annotated[int, Meta(ge=-1, le=2**31)]
    wait: Annotated[int, Meta(ge=0, le=600_000)]


class Speak(_Said, frozen=True, tag="speak"):
    """Something for everybody at the table; plain text."""

    text: Text


class Spoken(_Said, frozen=True, tag="spoken"):
    """Somebody said something. number: counts what was said, from 0. seat: 2 = somebody who watches."""

    number: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=2)]
    name: Name
    text: Text


class Times(_Said, frozen=True, tag="times"):
    """The clocks. left: milliseconds by seat. runs: whose clock runs, -1 = they stand. out: whose time is over."""

    left: tuple[_Millis, _Millis]
    runs: Annotated[int, Meta(ge=-1, le=1)] = -1
    out: Annotated[int, Meta(ge=-1, le=1)] = -1
