"""The state of a game and the loop that advances it.

State holds facts only; whatever can be derived lives in a cache that atoms invalidate. ``fork()`` shares every object
and copies only the few containers, so search, dry runs ("what would this attack do?") and taking back are one
operation: keep a fork. Only atoms write (see :mod:`engine.kernel.atoms`); procedures propose events and ask questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Protocol, Self

from engine.kernel.chance import Chance
from engine.kernel.decisions import Answer, Decision, Refused
from engine.kernel.events import Event
from engine.kernel.frames import Frame
from engine.kernel.objects import UNKNOWN, Obj, Snapshot, UnknownCard
from engine.kernel.replace import Replacing
from engine.kernel.zones import SEATS, ZoneSpec

#: An atom changes the state for one event; False means that nothing happened and the event is dropped.
Atom = Callable[[Any, Event], bool]


class Ruleset(Protocol):
    """What a game's rules supply to the kernel."""

    zones: Sequence[ZoneSpec]
    atoms: dict[str, Atom]

    def derive(self, game: Any) -> Any:
        """Everything derivable from the facts: traits of objects, listeners, prohibitions. Cached until dirty."""

    def dirties(self, game: Any, event: Event) -> bool:
        """Whether the event may change what :meth:`derive` gives."""

    def prohibited(self, game: Any, event: Event) -> bool:
        """Whether something in force forbids the event; it then does not happen."""

    def replacements(self, game: Any, event: Event) -> Sequence[Any]:
        """Replacement effects that apply to the event; usually empty."""

    def calm(self, derived: Any) -> frozenset[str]:
        """Kinds of events that change nothing of what was derived, and after which there is nothing to note."""

    def stoppable(self, derived: Any) -> frozenset[str]:
        """Kinds of events that something in force may forbid or replace; of others nobody is asked."""

    def noted(self, game: Any, before: Any, done: Sequence[Event]) -> None:
        """After a group, unless all of it is calm: end effects, drop roles, note triggers. ``before``: what was derived
        before the group."""


class Game:
    """One game in one state.

    Fields a ruleset may read: objs (objects by id), zones (ids by zone index; of ordered zones the first is the top),
    effects (lasting effects in force), pending (noted triggers), decision (the open question), taken (the last answer,
    for the step that asked), returned (what the last frame handed back), outcome (None until the game ends).
    """

    __slots__ = (
        "auto",
        "calm",
        "chance",
        "coins",
        "counts",
        "deals",
        "dealt",
        "decision",
        "effects",
        "events",
        "frames",
        "group",
        "lki",
        "next_id",
        "objs",
        "outcome",
        "pending",
        "pools",
        "printed",
        "returned",
        "rules",
        "stamp",
        "stoppable",
        "taken",
        "token",
        "turned",
        "view_cache",
        "watch",
        "zones",
    )
    #: slots copied by reference at a fork; subclasses add theirs
    SHARED: ClassVar[tuple[str, ...]] = (
        "auto",
        "calm",
        "chance",
        "coins",
        "counts",
        "dealt",
        "decision",
        "effects",
        "next_id",
        "outcome",
        "pending",
        "printed",
        "returned",
        "rules",
        "stamp",
        "stoppable",
        "taken",
        "turned",
        "view_cache",
    )
    #: slots holding a list or dict that is copied one level deep at a fork; subclasses add theirs
    COPIED: ClassVar[tuple[str, ...]] = ("deals", "frames", "lki", "objs", "pools", "zones")

    def __new__(cls, *_: Any, **__: Any) -> Self:
        """An empty game, for :meth:`__init__` or a fork to fill: compiled, a class without this would begin one."""
        return object.__new__(cls)

    def __init__(self, rules: Ruleset, printed: Sequence[Any], chance: Chance) -> None:
        self.rules: Any = rules
        self.printed: Sequence[Any] = tuple(printed)
        self.chance = chance
        self.objs: dict[int, Obj] = {}
        self.zones: list[tuple[int, ...]] = [()] * (len(rules.zones) * SEATS)
        self.pools: list[tuple[int, ...]] = [()] * (len(rules.zones) * SEATS)
        self.deals: list[int] = [0] * (len(rules.zones) * SEATS)
        self.coins = 0
        self.next_id = 1
        self.stamp = 1
        self.frames: list[Frame] = []
        self.effects: tuple[Any, ...] = ()
        self.pending: tuple[Any, ...] = ()
        self.lki: dict[int, Snapshot] = {}
        self.decision: Decision | None = None
        self.taken: Answer = ()
        self.returned: Any = None
        self.outcome: Any = None
        self.counts = 0
        self.auto = False
        self.events: list[Event] = []
        self.group: list[Event] = []
        self.token: object = object()
        #: by seat, another one with every object in its zones that is readied or actioned
        self.turned: tuple[object, object] = (object(), object())
        #: by zone, another one with every object there that becomes other cards or is turned over
        self.dealt: tuple[object, ...] = (object(),) * (len(rules.zones) * SEATS)
        self.view_cache: Any = None
        #: of what was derived last: see :meth:`Ruleset.calm` and :meth:`Ruleset.stoppable`
        self.calm: frozenset[str] = frozenset()
        self.stoppable: frozenset[str] = frozenset()
        self.watch: Callable[[Game, Event], None] | None = None

    # --- copies -----------------------------------------------------------------------------------------------------
    def fork(self) -> Self:
        """An independent copy. Frames are copied when either side first writes to them."""
        cls = type(self)
        new = cls.__new__(cls)
        for name in cls.SHARED:
            setattr(new, name, getattr(self, name))
        for name in cls.COPIED:
            setattr(new, name, getattr(self, name).copy())
        new.events = []
        new.group = []
        new.watch = None
        new.token = object()
        self.token = object()
        return new

    # --- the loop ---------------------------------------------------------------------------------------------------
    def push(self, frame: Frame) -> None:
        """Run ``frame`` next; the present frame goes on afterwards."""
        frame.owner = self.token
        self.frames.append(frame)

    def replace(self, frame: Frame) -> None:
        """End the present frame and run ``frame`` in its place (a jump into another procedure)."""
        frame.owner = self.token
        self.frames[-1] = frame

    def give(self, value: Any) -> None:
        """End the present frame and hand ``value`` back to the one below (as ``returned``)."""
        self.returned = value
        self.frames.pop()

    def run(self) -> None:
        """Advance until somebody has to decide or the game is over."""
        frames = self.frames
        while self.decision is None and self.outcome is None:
            frame = frames[-1]
            pc, steps = frame.pc, frame.STEPS
            if pc == len(steps):
                frames.pop()
                continue
            if frame.owner is not self.token:
                frame = frame.copy(self.token)
                frames[-1] = frame
            frame.pc = pc + 1
            steps[pc](frame, self)

    def ask(self, decision: Decision) -> None:
        """Ask; the answer is in ``taken`` when the next step runs. With ``auto`` on, forced answers give themselves."""
        if self.auto:
            forced = decision.forced
            if forced is not None:
                self.taken = forced
                return
        self.decision = decision

    def answer(self, answer: Answer) -> None:
        """Answer the open decision and advance. Raises :class:`Refused` and changes nothing if it is not allowed."""
        decision = self.decision
        if decision is None or self.outcome is not None:
            raise Refused("nobody is asked anything")
        decision.check(answer)
        self.decision = None
        self.taken = answer
        self.counts += 1
        self.run()

    def finish(self, outcome: Any) -> None:
        """End the game: no frame runs any more."""
        self.outcome = outcome
        self.decision = None

    @property
    def rule(self) -> str:
        """Rule id of the step being carried out."""
        for frame in reversed(self.frames):
            if frame.rule:
                return frame.rule
        return ""

    # --- derived ----------------------------------------------------------------------------------------------------
    @property
    def derived(self) -> Any:
        """What the ruleset derives from the facts, cached until an atom makes it dirty."""
        cache = self.view_cache
        if cache is None:
            cache = self.view_cache = self.rules.derive(self)
            self.calm = self.rules.calm(cache)
            self.stoppable = self.rules.stoppable(cache)
        return cache

    # --- events -----------------------------------------------------------------------------------------------------
    def commit(self, group: Iterable[Event]) -> None:
        """Carry out events that are simultaneous: prohibit, replace (may ask), snapshot, change, note triggers.

        If a replacement has to be chosen the group is carried out by a frame of its own: let ``commit`` be the last
        thing a step does.
        """
        if self.view_cache is None:
            self.derived  # noqa: B018  traits before the group: last known information and trigger validity look back
        rules, stoppable = self.rules, self.stoppable
        if group.__class__ is list and len(group) == 1:  # as nearly all of them are
            event = group[0]
            if event.kind in stoppable:
                if rules.prohibited(self, event):
                    return
                if rules.replacements(self, event):
                    self.push(Replacing((event,)))
                    return
            self.apply(group)
            return
        events: list[Event] = []
        stops: list[Event] = []
        for event in group:
            if event.kind in stoppable:
                if rules.prohibited(self, event):
                    continue
                stops.append(event)
            events.append(event)
        if not events:
            return
        for event in stops:
            if rules.replacements(self, event):
                self.push(Replacing(tuple(events)))
                return
        self.apply(events)

    def apply(self, events: list[Event]) -> None:
        """Carry out a group whose prohibitions and replacements are settled."""
        rules = self.rules
        before = self.view_cache
        if before is None:
            before = self.derived
        atoms, calm = rules.atoms, self.calm
        outer = self.group
        self.group = events
        done: list[Event] = []
        dirty = stirs = False
        for event in events:  # an atom may add consequences to the group it belongs to
            kind = event.kind
            if atoms[kind](self, event):
                done.append(event)
                if kind not in calm or self.view_cache is not before:
                    stirs = True
                    dirty = dirty or rules.dirties(self, event)
                if self.watch is not None:
                    self.watch(self, event)
        self.group = outer
        if stirs:
            self.events += done
            if dirty:
                self.view_cache = None
            rules.noted(self, before, done)
        elif done:
            self.events += done

    def also(self, event: Event) -> None:
        """From inside an atom: something that happens at the very same time."""
        if not self.rules.prohibited(self, event):
            self.group.append(event)

    def drain(self) -> list[Event]:
        """Events since the last drain."""
        events, self.events = self.events, []
        return events

    # --- reading ----------------------------------------------------------------------------------------------------
    def card(self, obj: Obj) -> Any:
        """The one door to an object's printed record. Raises :class:`UnknownCard` for a card not known here."""
        card = obj.cards[0] if obj.cards else UNKNOWN
        if card < 0:
            raise UnknownCard(f"object {obj.id} is not known here")
        return self.printed[card]

    def cards(self, obj: Obj) -> tuple[Any, ...]:
        """The printed records of all cards of an object, none for a token; raises as :meth:`card` does."""
        if not obj.known:
            raise UnknownCard(f"object {obj.id} is not known here")
        return tuple(self.printed[card] for card in obj.cards)

    def spec(self, zone: int) -> ZoneSpec:
        """Descriptor of a zone index."""
        spec: ZoneSpec = self.rules.zones[zone // SEATS]
        return spec

    def throw(self, sides: int) -> int:
        """A coin with ``sides`` sides: a number from 0."""
        self.coins += 1
        return self.chance.coin(self.coins, sides)
