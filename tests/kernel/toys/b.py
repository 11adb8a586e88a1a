"""Toy B: the turn has an owner, nothing waits on a stack, triggers resolve at once in nested batches.

B1 the turn belongs to a seat; B2 it draws, and whoever's deck is empty at a check has lost, both is a draw; B3 one
card of a second deck goes to the bank, refused when it is full; B4 the main window is the owner's alone and closes
with one pass; B5 playing: a level that looks at the whole bank, a cost that turns ready bank cards, an act is
finished with its triggers before the next question; B6 arriving on a full board: the owner first picks who goes,
which is no kill; B7 a rider goes under a body, its words are the body's, it leaves along; B8 damage stays, checks
come after every event; B9 a trigger counts once a group; B10 batches nest, bursts first, then the owner's, then the
other's; B11 picks are made when reached, a trigger with nobody to pick is not used and not spent; B12 an attack
inside main, with a block, a window and a damage step, called off only at a step's end; B13 damage to a player opens
the top ward, with none left it loses at once; B14 numbers chosen start with 1, power is read as 0 at least; B15
tokens cease off the board, the hand is trimmed at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.effects.atoms import do_lasting
from engine.kernel import atoms
from engine.kernel.capacity import Capacity, Policy, excess, settle
from engine.kernel.chance import Chance, Seeded
from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.game import Game
from engine.kernel.layers import Part, apply_layers
from engine.kernel.objects import Obj
from engine.kernel.relations import Parting, Relation, members, room, tops
from engine.kernel.triggers import nested
from engine.kernel.windows import Window, WindowPolicy
from engine.kernel.zones import Sight, ZoneSpec
from tests.kernel.toys import common
from tests.kernel.toys.common import Card, Derived, Effect, Entry, Instr, Lasting, Toy, Traits, ask_pick, picked

DECK, HAND, FUND, BOARD, WARD, BANK, PILE, LIMBO = range(0, 16, 2)
RIDER = Relation("rider", Parting.ALONG, most=1, counted=False)
BOARD_LIMIT = Capacity(2, Policy.EVICT_BEFORE)
BANK_LIMIT = Capacity(3, Policy.REFUSE)
HAND_LIMIT = Capacity(4, Policy.TRIM_AT_CHECK)
DRONE = Card("drone", power=1, when="dies", then=(("hurt", 1, "choose"),))


class GameB(Game):
    """owner: whose turn. hurt: damage by incarnation. gen: number of the newest trigger batch. used: spent triggers."""

    __slots__ = ("gen", "hurt", "owner", "turn", "used")
    SHARED: ClassVar[tuple[str, ...]] = (*Game.SHARED, "gen", "owner", "turn", "used")
    COPIED: ClassVar[tuple[str, ...]] = (*Game.COPIED, "hurt")

    def __init__(self, rules: Any, printed: Any, chance: Chance) -> None:
        super().__init__(rules, printed, chance)
        self.owner = 1
        self.turn = 0
        self.gen = 0
        self.hurt: dict[int, int] = {}
        self.used: frozenset[int] = frozenset()


# --- atoms ------------------------------------------------------------------------------------------------------------
def do_turn_begins(game: Any, event: Event) -> bool:
    game.turn += 1
    game.owner ^= 1
    return True


def do_hurt(game: Any, event: Event) -> bool:
    """Damage: amounts of zero or less are not dealt; a negative one is never healing."""
    if event.obj not in game.objs or event.n <= 0:
        return False
    game.hurt[event.obj] = game.hurt.get(event.obj, 0) + event.n
    return True


def do_heal(game: Any, event: Event) -> bool:
    if not game.hurt.get(event.obj):
        return False
    del game.hurt[event.obj]
    return True


def do_move(game: Any, event: Event) -> bool:
    obj = game.objs.get(event.obj)
    if obj is None:
        return False
    if event.cause == "ward" and game.card(atoms.deal(game, obj)).when == "burst":
        event.to = LIMBO  # nobody knew what it is before it was turned over
    if obj.entry is not None:  # a token stays one until it ceases
        event.extra = (("entry", obj.entry),)
    done = common.do_move(game, event)
    game.hurt.pop(event.obj, None)
    return done


def do_ride(game: Any, event: Event) -> bool:
    """A rider goes under its host."""
    atoms.change(game, game.objs[event.obj], host=event.src)
    return True


def do_token(game: Any, event: Event) -> bool:
    entry = Entry("token", DRONE.name, 0, event.seat)
    event.new = atoms.create(game, BOARD + event.seat, owner=event.seat, entry=entry).id
    return True


def do_cease(game: Any, event: Event) -> bool:
    atoms.remove(game, game.objs[event.obj])
    return True


class Rules(Toy):
    """The fifteen rules."""

    SKIP_IF_SAME = True
    UNSEEN = (WARD, WARD + 1)
    LOWEST = 1  # B14
    COUNTED = ("owner", "turn", "hurt")
    NOTED = ("used", "gen")
    zones = (
        ZoneSpec("deck", Sight.NOBODY, ordered=True, deck=True),
        ZoneSpec("hand", Sight.OWNER),
        ZoneSpec("fund", Sight.NOBODY, ordered=True, deck=True),
        ZoneSpec("board", Sight.ALL, oriented=True),
        ZoneSpec("ward", Sight.FACE_STRICT, ordered=True, faced=True),
        ZoneSpec("bank", Sight.ALL, oriented=True),
        ZoneSpec("pile", Sight.ALL),
        ZoneSpec("limbo", Sight.ALL, shared=True, location=False),
    )

    def __init__(self) -> None:
        self.atoms = {
            "move": do_move, "turned": common.do_turn, "lasting": do_lasting, "expire": common.do_expire,
            "shuffle": common.do_shuffle, "turn": do_turn_begins, "hurt": do_hurt, "heal": do_heal, "ride": do_ride,
            "token": do_token, "cease": do_cease,
        }  # fmt: skip
        self.cache: dict[int, Traits] = {}
        self.token = Traits(DRONE)

    def printed_traits(self, card: int, record: Card) -> Traits:
        if card not in self.cache:
            self.cache[card] = Traits(record)
        return self.cache[card]

    # kernel hooks ----------------------------------------------------------------------------------------------------
    def derive(self, game: Any) -> Derived:
        traits = common.base_traits(game, range(len(game.zones)))
        parts = [common.boost_part(effect, 1) for effect in game.effects]
        for obj in game.objs.values():
            if obj.entry is not None and obj.entry.kind == "token":
                traits[obj.id] = self.token
            if obj.host in game.objs:
                parts.append(_riding(obj))
        return Derived(apply_layers(parts, traits))

    def dirties(self, game: Any, event: Event) -> bool:
        return event.kind not in ("turn", "hurt", "heal")

    def prohibited(self, game: Any, event: Event) -> bool:
        return False

    def replacements(self, game: Any, event: Event) -> Sequence[Any]:
        return ()

    def calm(self, derived: Derived) -> frozenset[str]:
        return frozenset()

    def stoppable(self, derived: Derived) -> frozenset[str]:
        return frozenset(self.atoms)

    def noted(self, game: Any, before: Derived, done: Sequence[Event]) -> None:
        words = self._words(game, done)
        listeners = {i for seat in (0, 1) for i in game.zones[BOARD + seat]}
        listeners |= {event.obj for event in done if event.kind == "move" and event.frm in (BOARD, BOARD + 1)}
        for ident in sorted(listeners):
            obj = game.objs.get(ident) or game.lki[ident].obj
            traits = before.traits.get(ident) if ident not in game.objs else game.derived.traits[ident]
            host = obj.host or ident  # B7: a rider's words are the body's
            if traits is None or not traits.when or (host, traits.when) in game.used:
                continue
            if traits.when in words.get(host, ()) or traits.when in words.get(0, ()):  # B9: once, however many
                common.pend(game, obj.owner, host, traits.then, batch=game.gen)
        for event in done:
            if event.kind == "move" and event.to == LIMBO and event.cause == "ward":
                card = game.card(game.objs[event.new])
                common.pend(game, game.objs[event.new].owner, event.new, card.then, batch=game.gen)
                game.pending[-1].number = "burst"
                game.pending[-1].rank = 0  # B10: before everything else of its batch
        self.checks(game)

    def _words(self, game: Any, done: Sequence[Event]) -> dict[int, set[str]]:
        """What happened, by object; 0 for everybody."""
        words: dict[int, set[str]] = {0: set()}
        for event in done:
            if event.kind == "move" and event.cause == "kill":
                words.setdefault(event.obj, set()).add("dies")
                words[0].add("any dies")
            if event.kind == "move" and event.to in (BOARD, BOARD + 1):
                words.setdefault(event.new, set()).add("enters")
            if event.kind == "turned" and event.cause == "attack":
                words.setdefault(event.obj, set()).add("attacks")
                if event.extra == "body":
                    words.setdefault(event.obj, set()).add("attacks a body")
        return words

    def checks(self, game: Any) -> None:
        """B2, B8, B15: after every event, in the middle of effects."""
        if game.outcome is not None or game.turn == 0:
            return
        empty = [seat for seat in (0, 1) if not game.zones[DECK + seat]]
        if empty:
            game.finish(("draw", -1, "B2") if len(empty) == 2 else ("wins", empty[0] ^ 1, "B2"))
            return
        dead = [
            i for seat in (0, 1) for i in game.zones[BOARD + seat]
            if not game.objs[i].host and game.hurt.get(i, 0) >= power(game, i)
        ]  # fmt: skip
        if dead:
            game.commit(leaving(game, dead, PILE, "kill"))
            return
        gone = [o.id for o in game.objs.values() if o.entry is not None and o.entry.kind == "token" and o.zone < LIMBO]
        gone = [i for i in gone if game.objs[i].zone not in (BOARD, BOARD + 1)]
        if gone:
            game.commit([Event("cease", i, rule="B15") for i in gone])

    # instructions ----------------------------------------------------------------------------------------------------
    def candidates(self, game: Any, seat: int, instr: Instr) -> tuple[int, ...]:
        verb = instr[0]
        if instr[-1] == "all":
            return tuple(obj.id for each in (0, 1) for obj in tops(game.objs[i] for i in game.zones[BOARD + each]))
        if verb in ("ride", "stand"):
            bodies = tops(game.objs[i] for i in game.zones[BOARD + seat])
            return tuple(obj.id for obj in bodies if verb != "ride" or room(game, RIDER, obj.id))
        return tuple(obj.id for obj in tops(game.objs[i] for i in game.zones[BOARD + (seat ^ 1)]))

    def do(self, game: Any, frame: Effect, instr: Instr, ids: tuple[int, ...]) -> None:
        seat, src = frame.seat, frame.source
        if instr[0] == "draw":  # one group, however many
            top = game.zones[DECK + seat][: instr[1]]
            game.commit([Event("move", i, to=HAND + seat, src=src, by=seat, cause="draw") for i in top])
        elif instr[0] == "draw per body":
            top = game.zones[DECK + seat][: len(self.candidates(game, seat, ("all", "all")))]
            game.commit([Event("move", i, to=HAND + seat, src=src, by=seat, cause="draw") for i in top])
        elif instr[0] == "hurt":
            game.commit([Event("hurt", i, n=instr[1], src=src, by=seat, cause="effect") for i in ids])
        elif instr[0] == "sweep":
            everybody = self.candidates(game, seat, ("all", "all"))
            game.commit([Event("hurt", i, n=instr[1], src=src, by=seat, cause="effect") for i in everybody])
        elif instr[0] == "hurt all":
            everybody = self.candidates(game, seat, ("all", "all"))
            game.commit([Event("hurt", i, n=ids[0], src=src, by=seat, cause="effect") for i in everybody])
        elif instr[0] == "kill":
            game.commit(leaving(game, ids, PILE, "kill"))
        elif instr[0] == "home":
            game.commit(leaving(game, ids, HAND, "home"))
        elif instr[0] == "mill":
            tops_ = [game.zones[DECK + each][:1] for each in (0, 1)]
            game.commit([Event("move", i[0], to=PILE + n, cause="mill") for n, i in enumerate(tops_)])
        elif instr[0] == "token":
            game.commit([Event("token", seat=seat, src=src, by=seat)])
        elif instr[0] == "weaken":
            game.commit([Event("lasting", src=src, by=seat, extra=Lasting(0, "battle", ids, -instr[1]))])
        elif instr[0] == "main":  # one more main window
            game.push(Main())
        elif instr[0] == "take":  # this card itself
            game.commit([Event("move", src, to=HAND + seat, src=src, by=seat, cause="effect")])
        elif instr[0] == "stand":
            game.commit([Event("turned", i, n=0, src=src, by=seat, cause="effect") for i in ids])


def _riding(member: Obj) -> Part:
    """B7: a rider's power is added to its body's."""

    def change(traits: Traits, ident: int, everything: dict[int, Traits]) -> None:
        traits.power = (traits.power or 0) + (everything[member.id].power or 0)

    return Part(0, member.stamp, 0, 1, lambda traits: (member.host,), change)


def power(game: Any, ident: int) -> int:
    """B14: power as read."""
    return max(0, game.derived.traits[ident].power or 0)


def leaving(game: Any, ids: Sequence[int], to: int, cause: str) -> list[Event]:
    """B7: bodies leave with what lies under them, in one group, each to its owner."""
    both = [obj for i in ids if i in game.objs for obj in (game.objs[i], *members(game, i))]
    return [Event("move", obj.id, to=to + obj.owner, cause=cause if not obj.host else "along") for obj in both]


# --- procedures -------------------------------------------------------------------------------------------------------
class Turn(Frame):
    """B1 to B4, B15."""

    __slots__ = ()

    @step("B1")
    def begin(self, game: Any) -> None:
        game.used = frozenset()
        game.commit([Event("turn")])

    @step("B1.stand")
    def stand(self, game: Any) -> None:
        mine = (*game.zones[BOARD + game.owner], *game.zones[BANK + game.owner])
        game.commit([Event("turned", i, n=0) for i in mine])

    @step("B2")
    def draw(self, game: Any) -> None:
        game.push(Effect(game.owner, 0, (("draw", 1),)))

    @step("B3")
    def bank(self, game: Any) -> None:
        if settle(BANK_LIMIT, game.zones[BANK + game.owner]).refused or not game.zones[FUND + game.owner]:
            return
        game.commit([Event("move", game.zones[FUND + game.owner][0], to=BANK + game.owner, cause="bank")])

    @step("B4")
    def main(self, game: Any) -> None:
        game.push(Main())

    @step("B15")
    def hand(self, game: Any) -> None:
        found = excess(HAND_LIMIT, game.zones[HAND + game.owner])
        ask_pick(game, game.owner, found.among, found.pick, found.pick) if found.pick else setattr(game, "taken", ())

    @step("B15.trim")
    def trim(self, game: Any) -> None:
        self.jump("B1")
        game.commit([Event("move", i, to=PILE + game.owner, cause="trim") for i in picked(game)])


class Board(Window):
    """What both windows share: no stack, triggers are finished before the next question."""

    __slots__ = ()
    ACTION = False

    def primary(self, game: Any) -> int:
        return int(game.owner)

    def checks(self, game: Any) -> bool:
        if game.pending:
            game.push(Triggers())
        return False

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        plays = [("play", i) for i in game.zones[HAND + seat] if self.playable(game, seat, i)]
        rides = [
            ("ride", i) for i in game.zones[HAND + seat]
            if "rides" in game.card(game.objs[i]).text and self.playable(game, seat, i, "rider")
        ]  # fmt: skip
        return (("pass",), *plays, *rides)

    def playable(self, game: Any, seat: int, ident: int, use: str = "") -> bool:
        card = game.card(game.objs[ident])
        bank = [game.objs[i].ready for i in game.zones[BANK + seat]]
        if card.level > len(bank) or card.cost > sum(bank) or (self.ACTION and "action" not in card.text):
            return False
        if (use or card.kind) == "rider":
            return bool(game.rules.candidates(game, seat, ("ride", "choose")))
        return all(game.rules.candidates(game, seat, i) for i in card.does[:1] if i[-1] == "choose")

    def act(self, game: Any, seat: int, option: Option) -> None:
        if option[0] == "attack":
            game.push(Attack(int(option[1])))
        else:
            use = "rider" if option[0] == "ride" else game.card(game.objs[int(option[1])]).kind
            game.push(Play(seat, int(option[1]), use))


class Main(Board):
    """B4."""

    __slots__ = ()
    POLICY = WindowPolicy("primary", "same", "same", stack=False, closes=1)

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        bodies = tops(game.objs[i] for i in game.zones[BOARD + seat])
        return (*super().options(game, seat), *(("attack", obj.id) for obj in bodies if obj.ready))


class Action(Board):
    """B12: the window of an attack."""

    __slots__ = ()
    ACTION = True
    POLICY = WindowPolicy("other", "other", "other", stack=False, closes=2)


class Play(Frame):
    """B5 to B7. use: what the card is used as."""

    __slots__ = ("ident", "picks", "seat", "use")

    def __init__(self, seat: int, ident: int, use: str) -> None:
        super().__init__()
        self.seat = seat
        self.use = use
        self.ident = ident
        self.picks: tuple[int, ...] = ()

    @step("B5.pay")
    def pay(self, game: Any) -> None:
        ready = [i for i in game.zones[BANK + self.seat] if game.objs[i].ready]
        cost = game.card(game.objs[self.ident]).cost
        game.commit([Event("turned", i, n=1, by=self.seat, cause="cost") for i in ready[:cost]])

    @step("B6")
    def place(self, game: Any) -> None:
        game.taken = ()
        if self.use == "body":
            present = [obj.id for obj in tops(game.objs[i] for i in game.zones[BOARD + self.seat])]
            found = settle(BOARD_LIMIT, present)
            if found.pick:
                ask_pick(game, self.seat, found.among, found.pick, found.pick)
        elif self.use == "rider":
            ask_pick(game, self.seat, game.rules.candidates(game, self.seat, ("ride", "choose")))

    @step("B6.evict")
    def evict(self, game: Any) -> None:
        self.picks = picked(game)
        if self.use == "body" and self.picks:
            game.commit(leaving(game, self.picks, PILE, "excess"))

    @step("B6.arrive")
    def arrive(self, game: Any) -> None:
        card = game.card(game.objs[self.ident])
        to = LIMBO if self.use == "spell" else BOARD + self.seat
        if self.use == "spell":
            game.replace(Spend(game.next_id))
            game.push(Effect(self.seat, game.next_id, card.does))
        elif self.use == "rider":
            game.push(Mount(game.next_id, self.picks[0]))
        game.commit([Event("move", self.ident, to=to, by=self.seat, cause="play")])


class Mount(Frame):
    """B7: under the body."""

    __slots__ = ("host", "rider")

    def __init__(self, rider: int, host: int) -> None:
        super().__init__()
        self.rider = rider
        self.host = host

    @step("B7")
    def ride(self, game: Any) -> None:
        game.commit([Event("ride", self.rider, src=self.host)])


class Spend(Frame):
    """A card that was carried out in limbo goes to the pile, unless it is somewhere by now."""

    __slots__ = ("ident",)

    def __init__(self, ident: int) -> None:
        super().__init__()
        self.ident = ident

    @step("B5.spent")
    def spend(self, game: Any) -> None:
        if self.ident in game.objs:
            game.commit([Event("move", self.ident, to=PILE + game.objs[self.ident].owner, cause="spent")])


class Triggers(Frame):
    """B10, B11."""

    __slots__ = ()

    @step("B10")
    def pick(self, game: Any) -> None:
        order = (game.owner, game.owner ^ 1)
        found = nested(game.pending, order)
        options = tuple(("trigger", index) for index in found)
        game.taken = options[:1]
        if len(options) > 1:
            seat = game.pending[found[0]].seat
            game.ask(Decision(seat, Kind.CHOOSE, "choose", game.rule, "Choose the next trigger", options))

    @step("B10.use")
    def use(self, game: Any) -> None:
        if not game.taken:
            game.frames.pop()
            return
        index = int(game.taken[0][1])
        item = game.pending[index]
        game.pending = (*game.pending[:index], *game.pending[index + 1 :])
        self.jump("B10")
        then = tuple(instr for instr in item.craft if instr != ("once",))
        if any(i[-1] == "choose" and not game.rules.candidates(game, item.seat, i) for i in then[:1]):
            if item.number == "burst":
                game.push(Spend(item.source))
            return  # B11: not used, not spent
        if item.craft and item.craft[0] == ("once",):
            game.used |= {(item.source, "attacks")}
        game.gen += 1  # what triggers from here on is a newer batch
        if item.number == "burst":
            game.push(Spend(item.source))
            then = (("may",), *then)
        game.push(Effect(item.seat, item.source, then))


class Attack(Frame):
    """B12, B13."""

    __slots__ = ("body", "seat", "target")

    def __init__(self, body: int) -> None:
        super().__init__()
        self.body = body
        self.target = 0
        self.seat = -1

    @step("B12.declare")
    def declare(self, game: Any) -> None:
        self.seat = game.objs[self.body].owner
        bodies = tops(game.objs[i] for i in game.zones[BOARD + (self.seat ^ 1)])
        options = (("seat", self.seat ^ 1), *(("pick", obj.id) for obj in bodies if not obj.ready))
        game.ask(Decision(self.seat, Kind.CHOOSE, "attack target", game.rule, "Attack what?", options))

    @step("B12.declared")
    def declared(self, game: Any) -> None:
        self.target = int(game.taken[0][1]) if game.taken[0][0] == "pick" else 0
        kind = "body" if self.target else "player"
        game.push(Triggers())
        game.commit([Event("turned", self.body, n=1, by=self.seat, cause="attack", extra=kind)])

    @step("B12.block")
    def block(self, game: Any) -> None:
        if self._off(game):
            self.jump("B12.end")
            return
        bodies = tops(game.objs[i] for i in game.zones[BOARD + (self.seat ^ 1)])
        blockers = [o.id for o in bodies if o.ready and "block" in game.derived.traits[o.id].text]
        ask_pick(game, self.seat ^ 1, [i for i in blockers if i != self.target], least=0)

    @step("B12.blocked")
    def blocked(self, game: Any) -> None:
        for ident in picked(game):
            self.target = ident
        game.commit([Event("turned", i, n=1, by=self.seat ^ 1, cause="block") for i in picked(game)])

    @step("B12.action")
    def action(self, game: Any) -> None:
        game.push(Action())

    @step("B12.action.end")
    def action_end(self, game: Any) -> None:
        if self._off(game):
            self.jump("B12.end")

    @step("B12.damage")
    def damage(self, game: Any) -> None:
        game.push(Triggers())
        other = self.seat ^ 1
        if self.target:
            game.commit([
                Event("hurt", self.target, n=power(game, self.body), src=self.body, cause="battle"),
                Event("hurt", self.body, n=power(game, self.target), src=self.target, cause="battle"),
            ])  # fmt: skip
        elif game.zones[WARD + other]:
            top = game.zones[WARD + other][0]
            game.commit([Event("move", top, to=PILE + other, cause="ward")])
        else:
            game.finish(("wins", self.seat, "B13"))

    @step("B12.end")
    def end(self, game: Any) -> None:
        game.commit([Event("expire", cause="battle")])

    def _off(self, game: Any) -> bool:
        return self.body not in game.objs or (self.target != 0 and self.target not in game.objs)


# --- set-up -----------------------------------------------------------------------------------------------------------
def empty_game(cards: Sequence[Card], chance: Chance | None = None, owner: int = 0) -> GameB:
    """A table with a card in each deck (an empty one loses) and nothing else; a turn of ``owner`` is going on."""
    game = GameB(Rules(), (*cards, Card("last")), chance or Seeded(1))
    game.owner = owner
    for seat in (0, 1):
        common.fill(game, DECK + seat, [len(cards)] * 3)
    game.turn = 1
    return game


SET = (
    Card("scout", power=1, cost=1, level=1, text=frozenset({"block"})),
    Card("tank", power=3, cost=2, level=2),
    Card("bomb", power=1, cost=1, level=1, when="dies", then=(("hurt", 2, "choose"),)),
    Card("maker", power=2, cost=2, level=2, when="enters", then=(("token",),)),
    Card("raider", power=2, cost=1, level=2, when="attacks", then=(("once",), ("hurt", 1, "choose"))),
    Card("pilot", "rider", power=1, cost=1, level=1, when="attacks", then=(("draw", 1),)),
    Card("blast", "spell", 1, does=(("hurt", 2, "choose"),), text=frozenset({"action"}), level=1),
    Card("storm", "spell", 2, does=(("hurt all", 3, "number"), ("draw", 1)), level=1),
    Card("hail", "spell", 1, does=(("home", "choose"),), text=frozenset({"action"}), when="burst", then=(("take",),)),
    Card("spark", "spell", 1, does=(("draw", 2),), when="burst", then=(("hurt", 1, "choose"),)),
)


def new_game(seed: int = 1) -> GameB:
    """A whole game: two decks of twenty and five, four cards in hand, three wards."""
    coin = Card("coin", "bank")
    game = GameB(Rules(), [*SET, *SET] * 2 + [coin], Seeded(seed))
    for seat in (0, 1):
        common.fill(game, DECK + seat, range(seat * 20, seat * 20 + 20))
        common.fill(game, FUND + seat, [40] * 5)
        for zone, count in ((HAND, 4), (WARD, 3)):
            for _ in range(count):
                extra = (("face_up", zone == HAND),)
                game.commit([Event("move", game.zones[DECK + seat][0], to=zone + seat, extra=extra)])
    game.drain()
    game.push(Turn())
    game.run()
    return game
