"""A match under a scenario's hands: the board it begins with, names, answers that give themselves, who is passed
over."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel import atoms
from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Decision
from engine.kernel.frames import at
from engine.kernel.objects import Obj
from engine.scenario.common import table as common
from engine.scenario.common.steps import copy_name
from engine.scenario.common.table import CardNames
from engine.seawall.cards.card import Card
from engine.seawall.rules import RULES
from engine.seawall.scenario.words import Placed, Played
from engine.seawall.state.match import Match, Token
from engine.seawall.state.zones import BASE, BATTLE, INDEX
from engine.seawall.turn.preparing import Preparing
from engine.seawall.turn.turn import Turn
from engine.seawall.turn.windows import Main

_PASSING = ("action", "block")
_FIELD = (BATTLE, BATTLE + 1, BASE, BASE + 1)


class Names(CardNames):
    """Names of cards, and of the tokens of the board by their object. A token that was made later has its card's id,
    and from the second on id#2, id#3 ..."""

    __slots__ = ("_token_name", "_used")

    def __init__(self) -> None:
        super().__init__()
        self._token_name: dict[int, str] = {}
        self._used: dict[str, int] = {}

    def add(self, placed: Placed, obj: Obj) -> None:
        """Note a card of the board."""
        if placed.name:
            self._used[placed.name] = 1
            if placed.name == placed.card.id or placed.name.startswith(f"{placed.card.id}#"):
                key = f"{placed.card.id}#"
                self._used[key] = self._used.get(key, 0) + 1
            if obj.entry is not None:
                self._token_name[obj.id] = placed.name
            else:
                self.call(placed.name, obj.cards[0])

    def of(self, game: Match, obj: Obj) -> str:
        """The name of an object, "blank" for an anonymous one."""
        if obj.entry is not None:
            return self._tokens(game).get(obj.id, str(obj.entry.card.id))
        return self._name.get(obj.cards[0], "blank") if obj.known else "blank"

    def find(self, game: Match, name: str) -> Obj | None:
        """The object with a name; of a name that nobody has, None."""
        if name in self._card:
            return self.card(game, name)
        ident = next((one for one, other in self._tokens(game).items() if other == name), 0)
        return game.objs.get(ident)

    def knows(self, game: Match, name: str) -> bool:
        """Whether something has, or had, the name."""
        return name in self._card or name in self._tokens(game).values()

    def _tokens(self, game: Match) -> dict[int, str]:
        found = dict(self._token_name)
        used = dict(self._used)
        for ident, obj in sorted(_made(game)):
            if ident not in found:
                found[ident] = copy_name(obj.entry.card.id, used)
        return found


def _made(game: Match) -> Iterator[tuple[int, Obj]]:
    for ident, obj in game.objs.items():
        if obj.entry is not None and obj.zone in _FIELD:
            yield ident, obj
    for ident, snap in game.lki.items():
        if snap.obj.entry is not None and snap.obj.zone in _FIELD:
            yield ident, snap.obj


class Table(common.Table[Match, Names]):
    """A match, the names of its cards, and who is Player One."""

    __slots__ = ("first",)

    def __init__(self, game: Match, names: Names, first: int, given: tuple[tuple[int, Answer], ...] = ()) -> None:
        super().__init__(game, names, given)
        self.first = first

    def fork(self) -> Table:
        """An independent copy."""
        return Table(self.game.fork(), self.names, self.first, self.given)

    def automatic(self, decision: Decision) -> Answer | None:
        """The answer of a question that is not put to the scenario."""
        if decision.purpose == "initiative":
            return (("seat", self.first),)
        if decision.purpose == "pay":
            return (("n", decision.least),)  # ordinary Resources first
        if decision.purpose in ("main", *_PASSING):
            return None
        return decision.forced

    def passes(self, decision: Decision) -> bool:
        """Whether the seat can do nothing but pass, or not block."""
        return pass_only(decision)


def pass_only(decision: Decision) -> bool:
    """Whether the seat is not asked because it can do nothing but pass, or not block."""
    return decision.purpose in _PASSING and len(decision.options) == 1


# --- building ---------------------------------------------------------------------------------------------------------
def build(played: Played) -> Table:
    """The board, with nothing of what follows begun."""
    board = played.board
    printed: list[Card] = []
    for placed in board.cards:
        printed += [one.card for one in (placed, placed.pilot) if one is not None and not one.card.token]
    game = Match(RULES, printed, Seeded("scenario"), played.switches, tuple(played.cards.values()))
    game.owner = board.active
    names = Names()
    count = 0
    for placed in board.cards:
        host = 0
        for one in (placed, placed.pilot):
            if one is None:
                continue
            obj = _create(game, one, count, host)
            count += not one.card.token
            names.add(one, obj)
            host = obj.id
    if board.at == "setup":
        game.push(Preparing(board.shuffle))
    else:
        game.turn = board.turn
        game.step = board.at
        label = "6-2-2-1" if board.at == "turn-start" else "6-6-2-1"
        game.push(at(Turn(board.active), label))
        if board.at == "main":
            game.push(Main())
    return Table(game, names, board.active)


def _create(game: Match, placed: Placed, index: int, host: int) -> Obj:
    zone = INDEX[placed.zone] + placed.seat
    token = placed.card.token
    entry = Token(placed.card) if token else None
    obj = atoms.create(game, zone, owner=placed.owner, cards=() if token else (index,), entry=entry, bottom=True)
    face_up = placed.zone not in ("deck", "resource deck", "shields")
    obj = atoms.change(game, obj, ready=placed.ready and placed.zone != "shields", face_up=face_up, host=host)
    if placed.damage:
        game.damage[obj.id] = placed.damage
    if placed.arrived:
        game.arrived |= {obj.id}
    return obj
