"""A match under a scenario's hands: the board it begins with, names, answers that give themselves, who is passed
over."""

from __future__ import annotations

from engine.effects.nodes import Instruction, Target
from engine.effects.spans import Lasting
from engine.eightfold.cards.card import Card
from engine.eightfold.rules import RULES
from engine.eightfold.scenario.words import Move, Placed, Played
from engine.eightfold.state.match import Match
from engine.eightfold.state.zones import INDEX
from engine.eightfold.turn.preparing import Preparing
from engine.eightfold.turn.turn import Turn
from engine.eightfold.turn.windows import Priority, must_answer
from engine.kernel import atoms
from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Decision, Kind
from engine.kernel.frames import at
from engine.kernel.objects import Obj
from engine.scenario.common import table as common
from engine.scenario.common.reading import ANON
from engine.scenario.common.table import CardNames

#: Questions that are put also where there is one answer only.
_PUT = ("priority", "attackers", "block")


class Names(CardNames):
    """Names of cards, and of abilities on the stack."""

    __slots__ = ()

    def add(self, placed: Placed, card: int) -> None:
        """Note a card of the board."""
        if placed.name:
            self.call(placed.name, card)

    def of(self, game: Match, obj: Obj) -> str:
        """The name of an object, "blank" for an anonymous one; of an ability on the stack that of its card and the
        ability's number."""
        if not obj.cards:
            return f"{self.called(game, obj.entry.source)} {obj.entry.number}"
        return self._name.get(obj.cards[0], ANON) if obj.known else ANON

    def called(self, game: Match, ident: int) -> str:
        """The name of an object, also of one that has left."""
        obj = game.objs.get(ident)
        if obj is None and ident in game.lki:
            obj = game.lki[ident].obj
        return "" if obj is None else self.of(game, obj)

    def find(self, game: Match, name: str) -> Obj | None:
        """The object with a name; of a name that nobody has, None."""
        if name not in self._card:
            return next((obj for obj in game.objs.values() if not obj.cards and self.of(game, obj) == name), None)
        return self.card(game, name)


class Table(common.Table[Match, Names]):
    """A match and the names of its cards. begun: a play of whose next choice the move says nothing, so that it is
    still to be made, as far as its move has not answered others; and of which object."""

    __slots__ = ("begun",)

    def __init__(self, game: Match, names: Names, given: tuple[tuple[int, Answer], ...] = ()) -> None:
        super().__init__(game, names, given)
        self.begun: tuple[Move, Obj] | None = None

    def fork(self) -> Table:
        """An independent copy."""
        table = Table(self.game.fork(), self.names, self.given)
        table.begun = self.begun
        return table

    def automatic(self, decision: Decision) -> Answer | None:
        """The answer of a question that is not put to the scenario."""
        return None if decision.purpose in _PUT else decision.forced

    def passes(self, decision: Decision) -> bool:
        """Whether the seat can do nothing but pass, or leaves an order as it is."""
        return pass_only(decision, self.game) or soft(decision)


def pass_only(decision: Decision, game: Match) -> bool:
    """Whether the seat is not asked because it can do nothing but pass."""
    return decision.purpose == "priority" and len(decision.options) == 1 and not must_answer(decision, game)


def soft(decision: Decision) -> bool:
    """Whether a question about an order can be left unanswered: things then stay as they are."""
    return decision.kind is Kind.ORDER


# --- building ---------------------------------------------------------------------------------------------------------
def build(played: Played) -> Table:
    """The board, with nothing of what follows begun."""
    board = played.board
    everything = [(one, host) for host in board.cards for one in (host, *host.items)]
    printed: list[Card] = [one.card for one, _ in everything]
    game = Match(RULES, printed, Seeded("scenario"), played.switches)
    game.owner = board.active
    names = Names()
    bearer = 0
    for index, (placed, host) in enumerate(everything):
        obj = _create(game, placed, index, 0 if placed is host else bearer)
        names.add(placed, index)
        bearer = obj.id if placed is host else bearer
    if board.at == "setup":
        game.push(Preparing(board.shuffle, board.active))
        return Table(game, names)
    game.turn = board.turn
    game.step = "active" if board.at == "turn-start" else board.at
    label = {"turn-start": "9.2.1", "main 1": "9.5.1", "attack": "9.5.1"}.get(board.at, "9.6.1.1")
    game.push(at(Turn(board.active), label))
    if board.at in ("main 1", "main 2"):
        game.push(Priority())
    return Table(game, names)


def _create(game: Match, placed: Placed, index: int, host: int) -> Obj:
    field = placed.zone == "field"
    zone = INDEX[placed.zone] + (placed.owner if field else placed.seat)
    obj = atoms.create(game, zone, owner=placed.owner, cards=(index,), bottom=True)
    obj = atoms.change(game, obj, ready=placed.ready, face_up=placed.zone != "deck", host=host)
    if placed.damage:
        game.damage[obj.id] = placed.damage
    if placed.frozen:
        game.frozen |= {obj.id}
    if placed.arrived:
        game.arrived |= {obj.id}
        game.since[obj.id] = game.turn
    if field and placed.owner != placed.seat:
        does = Instruction("control", to=Target("this"))
        game.effects = (*game.effects, Lasting(game.stamp, "", (obj.id,), does, 0, placed.seat))
    return obj
