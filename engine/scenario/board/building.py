"""Building a game in the position that a scenario describes."""

from __future__ import annotations

from engine.kernel import atoms as k
from engine.kernel.chance import Chance, Fixed, Seeded
from engine.kernel.frames import Frame, at
from engine.scenario.board.cards import blank
from engine.scenario.board.names import Names
from engine.scenario.source import Place
from engine.scenario.words import Board, Placed, Scenario
from engine.trails.cards.carddef import CardDef
from engine.trails.events.states import STUNNED
from engine.trails.setup import Setup, empty_game
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import HOMEBASE, INDEX
from engine.trails.turn.combat import CombatPhase, ProposeAttacker
from engine.trails.turn.turn import PlayerSteps, Turn

_STEP_AT = {"draw": "703.6c", "homebase": "703.7c", "deployment": "703.8c"}


def build(scenario: Scenario) -> tuple[TrailsGame, Names]:
    """The game, about to run its first step, and the names of its cards."""
    board = scenario.board
    printed: list[list[CardDef]] = [[], []]
    placed: list[list[Placed]] = [[], []]
    anonymous = blank()
    for seat in (0, 1):
        # decks first and in order: an unshuffled deck is dealt by the numbers of its cards
        cards = sorted(board.sides[seat].cards, key=lambda card: card.zone != "deck")
        for card in cards:
            where = Place(scenario.file, card.line)
            printed[seat].append(scenario.cards.get(card.card, where) if card.name else anonymous)
            placed[seat].append(card)
    chance: Chance = Seeded("scenario") if board.at == "setup" and board.shuffle else Fixed()
    game = empty_game((printed[0], printed[1]), chance, scenario.switches)
    every = [*placed[0], *placed[1]]
    for index, card in enumerate(every):
        _put(game, index, card)
    game.bond = (board.sides[0].bond, board.sides[1].bond)
    game.ep = (board.sides[0].ep, board.sides[1].ep)
    game.cp = (_cp(game, board, 0), _cp(game, board, 1))
    game.turn = board.turn
    game.initiative = board.initiative
    _start(game, board)
    return game, Names(tuple(card.name for card in every))


def _put(game: TrailsGame, index: int, card: Placed) -> None:
    obj = k.create(
        game, INDEX[card.zone] + card.seat, owner=card.owner, cards=(index,), controller=card.seat, bottom=True
    )
    marks = frozenset(card.attributes) | (frozenset((STUNNED,)) if card.stunned else frozenset())
    k.change(game, obj, ready=card.ready, face_up=card.face_up, marks=marks)


def _cp(game: TrailsGame, board: Board, seat: int) -> int:
    written = board.sides[seat].cp
    if written is not None:
        return written
    return len(game.zones[HOMEBASE + seat]) if board.at == "deployment" and seat == board.seat else 0


def _start(game: TrailsGame, board: Board) -> None:
    """Push the procedures that run at that moment, each at the step it is to go on with."""
    seat = board.seat
    frames: list[Frame]
    if board.at == "setup":
        game.turn = 0
        frames = [Setup()]
    elif board.at == "turn-start":
        game.turn -= 1  # 703.1 counts it
        frames = [Turn()]
    elif board.at == "cure":
        game.phase = game.step = "combat"
        frames = [at(Turn(), "705.1")]
    elif board.at == "combat":
        game.phase, game.step, game.step_seat = "combat", "combat", seat
        phase = CombatPhase()
        phase.seat = seat
        frames = [at(Turn(), "704.1 again"), at(phase, "803.4"), at(ProposeAttacker(seat), "803.3")]
    else:
        game.phase, game.step, game.step_seat = "preparation", board.at, seat
        after = "703.5 then" if seat == board.initiative else "703.5 end"
        frames = [at(Turn(), after), at(PlayerSteps(seat), _STEP_AT[board.at])]
    for frame in frames:
        game.push(frame)
