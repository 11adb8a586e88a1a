"""The state of a match: what the kernel holds and what this game counts besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from engine.effects.nodes import Instruction
from engine.eightfold.cards.card import Card
from engine.eightfold.state.switches import Switches
from engine.kernel.chance import Chance, keeper_of
from engine.kernel.decisions import Answer, Decision
from engine.kernel.game import Game
from engine.kernel.objects import Obj

Regs = tuple[tuple[str, tuple[int, ...]], ...]


class Entry(NamedTuple):
    """What waits on the stack (7.17): the ``entry`` of its object.

    seat: its controller. source: what it calls "this", 0 for the object itself. number: the ability's number as it is
    called, "" for a Summon. do: with every choice made. regs: the choices. test: condition judged again (11.12.2).
    may: asked when it resolves (11.9.15). was: the source as it was, where it speaks of itself after it left.
    """

    seat: int
    source: int
    number: str
    do: tuple[Instruction, ...]
    regs: Regs = ()
    test: Any = None
    may: bool = False
    was: int = 0


class Battle(NamedTuple):
    """An attack going on. attackers: incarnations as declared. blocker: 0 for none. blocked: stays true when the
    blocker is gone (R-S22)."""

    attackers: tuple[int, ...]
    seat: int
    blocker: int = 0
    blocked: bool = False


class Delayed(NamedTuple):
    """A delayed auto-ability (11.9.18). Its source and controller are those of what made it."""

    moment: str
    seat: int
    source: int
    number: str
    do: tuple[Instruction, ...]
    regs: Regs = ()


class Act(NamedTuple):
    """What somebody did with priority, to notice a loop (13.2): where everything stood (``outline`` is the part that is
    quickly compared), who did it, what it was. shared: the loop was that of both players (13.3)."""

    outline: tuple[int, ...]
    place: str
    seat: int
    what: str
    shared: bool = False


class Outcome(NamedTuple):
    """How the match ended. winner: -1 for a draw."""

    winner: int
    rule: str


class Match(Game):
    """owner: the turn player. step: word of the scenario format. damage: by incarnation. frozen: stay dull once.
    arrived, attacked: came under their control, attacked this turn. since: the turn in which each came, for longer
    memories. used: once-per-turn abilities that triggered. delayed: auto-abilities to come. blows: who dealt damage to
    whom since the last rule process. failed, unpaid, won: seats that could not draw, that took damage without a card
    left, that win. spared: what did not break though it has the damage, with the reckoning at which. resolved: objects
    of the stack that have resolved. seen: positions since somebody last could choose (13.1). acts: what was done lately
    by those who had priority, barred: what begins a loop that has run as often as was said (13.2, 13.3).
    runs: what was done this turn. chained: what has resolved since somebody could act."""

    __slots__ = (
        "acts", "arrived", "attacked", "barred", "battle", "blows", "chained", "damage", "delayed", "failed", "frozen",
        "owner", "resolved", "runs", "seen", "since", "spared", "step", "switches", "turn", "unpaid", "used", "won",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = (
        *Game.SHARED, "acts", "arrived", "attacked", "barred", "battle", "blows", "chained", "delayed", "failed",
        "frozen", "owner", "resolved", "runs", "seen", "spared", "step", "switches", "turn", "unpaid", "used", "won",
    )  # fmt: skip
    COPIED: ClassVar[tuple[str, ...]] = (*Game.COPIED, "damage", "since")

    def __init__(self, rules: Any, printed: Sequence[Card], chance: Chance, switches: Switches | None = None) -> None:
        super().__init__(rules, printed, chance)
        self.owner = 0
        self.turn = 0
        self.step = "setup"
        self.battle: Battle | None = None
        self.damage: dict[int, int] = {}
        self.since: dict[int, int] = {}
        self.frozen: frozenset[int] = frozenset()
        self.arrived: frozenset[int] = frozenset()
        self.attacked: frozenset[int] = frozenset()
        self.used: frozenset[tuple[int, int]] = frozenset()
        self.delayed: tuple[Delayed, ...] = ()
        self.blows: tuple[tuple[int, int], ...] = ()
        self.failed: frozenset[int] = frozenset()
        self.unpaid: frozenset[int] = frozenset()
        self.won: frozenset[int] = frozenset()
        self.spared: tuple[tuple[int, int, int], ...] = ()
        self.resolved = 0
        self.seen: tuple[str, ...] = ()
        self.acts: tuple[Act, ...] = ()
        self.barred: tuple[Act, ...] = ()
        self.runs: tuple[str, ...] = ()
        self.chained = 0
        self.switches = switches or Switches()

    def answer(self, answer: Answer) -> None:
        """See :meth:`engine.kernel.game.Game.answer`. Who could have answered otherwise could stop a loop (13.1)."""
        decision = self.decision
        if decision is not None:
            decision.check(answer)
            if not _bound(self, decision, answer):
                self.seen = ()
                if decision.purpose in _FREE[apart(self)]:
                    self.chained = 0
        super().answer(answer)


#: Questions in which who answers could go another way than on in a loop: within one program, and between two.
_FREE = (("priority",), ("priority", "attackers"))


def apart(game: Any) -> bool:
    """Whether two programs play that each know their own hand only. Then what can be paid is its owner's claim, and
    whether something is asked follows from what both see; a match within one program asks what can be answered."""
    return keeper_of(game) is not None


def _bound(game: Match, decision: Decision, answer: Answer) -> bool:
    """Whether who answers could not have answered otherwise; between two programs who passes says so."""
    return answer == (("pass",),) if apart(game) else decision.forced is not None


def there(game: Match, zone: int) -> tuple[Obj, ...]:
    """The objects of a zone, in its order."""
    return tuple(game.objs[ident] for ident in game.zones[zone])


def printed(game: Match, obj: Obj) -> Card:
    """The printed card of an object. Raises :class:`engine.kernel.objects.UnknownCard`."""
    card: Card = game.card(obj)
    return card


def is_card(obj: Obj) -> bool:
    """Whether an object is a card, not an ability on the stack."""
    return bool(obj.cards)
