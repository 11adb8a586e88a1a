"""What the three toy rulesets share: card records, traits, an instruction frame, a few atoms and reading helpers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from engine.effects.nodes import Filter, Instruction, Target
from engine.effects.run import Effects
from engine.effects.traits import Derivable
from engine.kernel import atoms
from engine.kernel.decisions import Answer, Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.game import Game
from engine.kernel.layers import Part
from engine.kernel.objects import UNDEALT, Obj
from engine.kernel.triggers import Pending
from engine.kernel.zones import Sight, seat_of

Instr = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A printed record. when/then: the trigger it has; does: what it does when used; text: words the rules know."""

    name: str
    kind: str = "body"
    cost: int = 0
    power: int | None = None
    colour: str = ""
    when: str = ""
    then: tuple[Instr, ...] = ()
    does: tuple[Instr, ...] = ()
    text: frozenset[str] = frozenset()
    level: int = 0


class Traits(Derivable):
    """What an object is at present."""

    __slots__ = ("kind", "names", "power", "text", "then", "when")

    def __init__(self, card: Card) -> None:
        self.kind = card.kind
        self.names = frozenset({card.name})
        self.power = card.power
        self.text = card.text
        self.when = card.when
        self.then = card.then


class Derived(NamedTuple):
    """The cache: traits by id of everything known."""

    traits: dict[int, Traits]


class Lasting(NamedTuple):
    """A lasting effect on fixed objects."""

    stamp: int
    until: str
    ids: tuple[int, ...]
    n: int


class Entry(NamedTuple):
    """What waits on a stack: used card or ability, its controller and what was bound when it was put there."""

    kind: str
    name: str
    source: int
    seat: int
    does: tuple[Instr, ...] = ()
    picks: tuple[int, ...] = ()


def base_traits(game: Game, wanted: Sequence[int]) -> dict[int, Traits]:
    """Printed traits, shared between all objects with the same card; unknown cards and tokens have none."""
    out: dict[int, Traits] = {}
    for zone in wanted:
        for ident in game.zones[zone]:
            obj = game.objs[ident]
            if obj.cards and obj.known:
                out[ident] = game.rules.printed_traits(obj.cards[0], game.card(obj))
    return out


def boost_part(effect: Lasting, layer: int) -> Part:
    """Power plus n for the effect's objects."""

    def change(traits: Traits, ident: int, all_traits: dict[int, Traits]) -> None:
        if traits.power is not None:
            traits.power += effect.n

    return Part(layer, effect.stamp, 0, 1, lambda traits: [i for i in effect.ids if i in traits], change)


# --- instructions, carried out by the package that games with cards as data share -------------------------------------
class Effect(Effects):
    """What a card does. picks: what was chosen when it was put where it waits."""

    __slots__ = ()

    def __init__(self, seat: int, source: int, todo: tuple[Instr, ...], picks: tuple[int, ...] = ()) -> None:
        super().__init__(seat, source, meant(todo), (("target", picks),))


def meant(todo: tuple[Instr, ...]) -> tuple[Instruction, ...]:
    """Instructions as the toys write them, as effect data has them."""
    found: list[Instruction] = []
    for at, instr in enumerate(todo):
        verb, word = str(instr[0]), instr[-1]
        if verb == "may":
            return (*found, Instruction("may", then=meant(todo[at + 1 :])))
        n = instr[1] if len(instr) > 1 and isinstance(instr[1], int) else 0
        if word == "number":
            found.append(Instruction("number", n, then=(Instruction(verb, n),)))
        else:
            how = {"self": "this"}.get(str(word), str(word))
            among = Filter(kind=verb, zone=how) if how in ("choose", "all") else None
            # up to one: a choice is asked for where it is reached, also of one thing alone
            to = Target(how, among, up_to=how == "choose") if how in ("choose", "all", "target", "this") else None
            found.append(Instruction(verb, n, to))
    return tuple(found)


class Toy:
    """What effects ask of a game, as far as the toys answer alike: ``candidates`` are what an instruction may take."""

    LOWEST = 0  #: what a number may be at least
    choose_rule = may_rule = "effect"
    candidates: Any
    do: Any

    @property
    def facts(self) -> Any:
        return self

    @property
    def verbs(self) -> Any:
        return Verbs(self)

    def searched(self, game: Any, seat: int) -> None:
        """Nobody looks through anything."""

    def places(self, game: Any, among: Filter, seat: int) -> tuple[int, ...]:
        return tuple(self.candidates(game, seat, (among.kind, among.zone)))

    def kind(self, game: Any, ident: int, kind: str, traits: Any) -> bool:
        return True

    def choosable(self, game: Any, ident: int, seat: int) -> bool:
        return True

    def offered(self, game: Any, target: Target, there: tuple[int, ...]) -> tuple[int, ...]:
        return there

    def none_allowed(self, game: Any) -> bool:
        return True


class Verbs:
    """Every verb of a toy, by its word."""

    def __init__(self, toy: Toy) -> None:
        self._toy = toy

    def __getitem__(self, verb: str) -> Any:
        return ask_number if verb == "number" else self._do

    def _do(self, game: Any, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
        there = tuple(ident for ident in ids if ident in game.objs)
        self._toy.do(game, frame, (one.verb, one.n), there)


def ask_number(game: Any, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """A number is chosen when the instruction is reached."""
    game.push(Number(frame.seat, frame.source, one))


class Number(Frame):
    """Asks for a number, and carries the instruction out with it."""

    __slots__ = ("one", "seat", "source")

    def __init__(self, seat: int, source: int, one: Instruction) -> None:
        super().__init__()
        self.seat, self.source, self.one = seat, source, one

    @step("effect.number")
    def asks(self, game: Any) -> None:
        low, most = game.rules.LOWEST, self.one.n
        options = tuple(("n", k) for k in range(low, most + 1))
        game.ask(Decision(self.seat, Kind.NUMBER, "number", game.rule, "Choose a number", options, low, most))

    @step("effect.number.do")
    def does(self, game: Any) -> None:
        game.frames.pop()
        (wanted,) = self.one.then
        game.rules.do(game, self, (wanted.verb, wanted.n), (int(game.taken[0][1]),))


class Rest(Frame):
    """The bottom of a test's stack: when it asks, everything above it is done."""

    __slots__ = ()

    @step("rest")
    def rest(self, game: Any) -> None:
        game.ask(Decision(0, Kind.ACT, "rest", "rest", "Nothing is going on", (("pass",),)))

    @step("rest.again")
    def again(self, game: Any) -> None:
        self.jump("rest")


def start(game: Any, *frames: Frame) -> None:
    """Run frames, the first one first, on top of a resting one."""
    game.drain()
    if not game.frames:
        game.push(Rest())
    game.decision = None
    for frame in reversed(frames):
        game.push(frame)
    game.run()


def ask_pick(game: Any, seat: int, ids: Sequence[int], least: int = 1, most: int = 1, source: int = 0) -> None:
    """Ask for some of ``ids``."""
    options = tuple(("pick", ident) for ident in ids)
    game.ask(Decision(seat, Kind.CHOOSE, "choose", game.rule, "Choose", options, least, most, source=source))


def picked(game: Any) -> tuple[int, ...]:
    """Ids of the last answer."""
    return tuple(int(option[1]) for option in game.taken)


# --- atoms ------------------------------------------------------------------------------------------------------------
def do_move(game: Any, event: Event) -> bool:
    """Move; cards leaving a deck are dealt, unless they lie unseen where they go. ``extra``: pairs for
    :func:`atoms.move`."""
    obj = game.objs.get(event.obj)
    if obj is None:
        return False
    if event.to not in getattr(game.rules, "UNSEEN", ()):
        obj = atoms.deal(game, obj)
    traits = game.derived.traits.get(event.obj)
    atoms.move(game, event, traits=traits, **dict(event.extra or ()))
    return True


def do_turn(game: Any, event: Event) -> bool:
    """Turn (n = 1) or stand up (n = 0); a ruleset's policy says whether repeating a state is an event."""
    obj = game.objs.get(event.obj)
    if obj is None or (game.rules.SKIP_IF_SAME and obj.ready == (event.n == 0)):
        return False
    atoms.change(game, obj, ready=event.n == 0)
    return True


def do_show(game: Any, event: Event) -> bool:
    """Turn a card face up where it lies."""
    obj = game.objs[event.obj]
    if obj.face_up:
        return False
    atoms.change(game, obj, face_up=True)
    return True


def do_expire(game: Any, event: Event) -> bool:
    """Effects that last until ``cause`` end."""
    kept = tuple(effect for effect in game.effects if effect.until != event.cause)
    changed = kept != game.effects
    game.effects = kept
    return changed


def do_shuffle(game: Any, event: Event) -> bool:
    """Shuffle a deck."""
    atoms.forget_order(game, event.to)
    return True


def fill(game: Game, zone: int, cards: Sequence[int], known: bool = False, **fields: Any) -> list[int]:
    """Set-up: cards into a zone. Decks get undealt objects and a pool unless ``known``."""
    ids = []
    seat = seat_of(zone)
    undealt = game.spec(zone).deck and not known
    for card in cards:
        obj = atoms.create(game, zone, owner=seat, cards=(UNDEALT,) if undealt else (card,), bottom=True)
        if fields:
            atoms.change(game, obj, **fields)
        ids.append(obj.id)
    if undealt:
        game.pools[zone] = tuple(sorted((*game.pools[zone], *cards)))
    game.view_cache = None
    return ids


# --- reading ----------------------------------------------------------------------------------------------------------
def name(game: Any, ident: int) -> str:
    """Name of an object, of its last known self, or of the entry it is."""
    obj = game.objs.get(ident)
    if obj is None:
        obj = game.lki[ident].obj
    if obj.entry is not None:
        return str(obj.entry.name)
    return str(game.card(obj).name) if obj.cards and obj.known else "?"


def names(game: Any, zone: int) -> list[str]:
    """Names of the objects of a zone, in its order."""
    return [name(game, ident) for ident in game.zones[zone]]


def find(game: Any, zone: int, wanted: str) -> int:
    """Id of the first object of that name in a zone."""
    return next(ident for ident in game.zones[zone] if name(game, ident) == wanted)


def sees(game: Any, obj: Obj, seat: int) -> bool:
    """Whether a seat sees what the object is."""
    sight = game.spec(obj.zone).sight
    mine = seat_of(obj.zone) == seat
    if sight is Sight.ALL or (sight in (Sight.FACE, Sight.FACE_STRICT) and obj.face_up):
        return True
    return mine and sight in (Sight.OWNER, Sight.FACE)


def view(game: Any, seat: int) -> list[Any]:
    """What a seat sees: every zone, with "?" for what it may not know."""
    out: list[Any] = []
    for zone, idents in enumerate(game.zones):
        rows = []
        for ident in idents:
            obj = game.objs[ident]
            rows.append((name(game, ident) if sees(game, obj, seat) else "?", obj.ready, obj.face_up))
        out.append((game.spec(zone).name, seat_of(zone), rows if game.spec(zone).ordered else sorted(rows)))
    return out


def log(game: Any, events: Sequence[Event], seat: int) -> list[Any]:
    """A seat's log of events: names only where it sees both ends."""
    out: list[Any] = []
    for event in events:
        obj = game.objs.get(event.new or event.obj)
        who = name(game, obj.id) if obj is not None and sees(game, obj, seat) else "?"
        out.append((event.kind, who, event.seat, event.n, event.frm, event.to, event.cause))
    return out


def table(game: Any) -> Any:
    """The facts that only atoms may change."""
    objs = {i: (o, o.cards, o.zone, o.ready, o.face_up, o.marks, o.controller, o.host) for i, o in game.objs.items()}
    own = tuple(getattr(game, slot) for slot in game.rules.COUNTED)
    return objs, list(game.zones), list(game.pools), game.effects, tuple(map(repr, own))


def facts(game: Any) -> str:
    """Everything a game consists of, as one text: equal texts, equal games."""
    objs = sorted(
        (o.id, *(getattr(o, n) for n in o.__slots__ if n not in ("id", "marks")), *sorted(o.marks))
        for o in game.objs.values()
    )
    frames = [frame.values() for frame in game.frames]
    pending = [tuple(getattr(item, slot) for slot in ("seat", "source", "craft", "batch")) for item in game.pending]
    kernel = (game.zones, game.pools, game.deals, game.coins, game.next_id, game.stamp, game.effects, sorted(game.lki))
    own = [getattr(game, slot) for slot in (*game.rules.COUNTED, *game.rules.NOTED)]
    return repr((objs, frames, pending, kernel, game.decision, game.taken, game.outcome, own))


# --- playing ----------------------------------------------------------------------------------------------------------
def some_answer(decision: Decision, random: Random) -> Answer:
    """Any legal answer."""
    options = list(decision.options)
    if decision.kind is Kind.NUMBER:
        return (("n", random.randint(decision.least, decision.most)),)
    if decision.kind is Kind.CHOOSE:
        return tuple(random.sample(options, random.randint(decision.least, min(decision.most, len(options)))))
    if decision.kind is Kind.ORDER:
        return tuple(random.sample(options, len(options)))
    if decision.kind is Kind.ACT:  # passing half the time keeps games going
        return (options[0],) if random.random() < 0.5 else (random.choice(options),)
    return (random.choice(options),)


def play_on(game: Any, seed: int, answers: int = 60) -> None:
    """Answer at random from a fixed seed."""
    random = Random(seed)
    for _ in range(answers):
        if game.decision is None:
            return
        game.answer(some_answer(game.decision, random))


def say(game: Any, *options: Any) -> None:
    """Answer with options."""
    game.answer(tuple(options))


def passes(game: Any, count: int = 2) -> None:
    """Pass some times in a row."""
    for _ in range(count):
        game.answer((("pass",),))


def pend(
    game: Any, seat: int, source: int, then: tuple[Instr, ...], batch: int = 0, event: Event | None = None
) -> None:
    """Note a trigger."""
    snap = game.lki.get(source)
    game.pending = (*game.pending, Pending(seat, source, then, batch=batch, event=event, snap=snap))
