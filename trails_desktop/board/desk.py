"""What the helpers of a board know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.kernel.decisions import Answer, Option
from engine.kernel.payments import Plan
from engine.views import View
from trails_desktop.board.asking.asker import Asker, Thing
from trails_desktop.board.asking.difference import Change
from trails_desktop.board.asking.saying import Teller
from trails_desktop.board.faces import BoardFaces
from trails_desktop.board.game import BoardGame
from trails_desktop.board.hands import Hands
from trails_desktop.board.pieces.plate import PlateState
from trails_desktop.board.scene import BoardScene
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.match.game_port import GameMatch
from trails_desktop.ui.settings import Look


class Paying(Protocol):
    """What stands over the board while something is paid."""

    def paying(self) -> frozenset[int]:
        """The cards that are used up as chosen so far."""

    def tags(self) -> dict[int, tuple[str, str]]:
        """A word over each card and its colour's name: what it brings."""

    def standing(self) -> str:
        """How it stands, in words."""

    def show_taken(self, chosen: Sequence[Option]) -> None:
        """What was chosen so far."""

    def place(self) -> None:
        """Stand where the board has room now."""

    def turn(self) -> Plan:
        """The next plan."""

    def leave(self) -> None:
        """It is over."""


class Desk(Protocol):
    """A board. now: the view shown. asker: what was chosen so far, None while another is asked. busy: a computer player
    thinks. purse: over the board while something is paid."""

    match: GameMatch
    game: BoardGame
    look: Look
    faces: BoardFaces
    scene: BoardScene
    hands: Hands
    teller: Teller
    now: View
    asker: Asker | None
    sheet: Sheet | None
    purse: Paying | None
    busy: bool

    @property
    def pointing(self) -> Thing | None:
        """What the pointer is over, as it is meant."""

    def option_said(self, option: Option) -> str:
        """An option of the question at hand in words."""

    def foretold(self, answer: Answer) -> tuple[Change, ...]:
        """What an answer would do."""

    def point(self, thing: Thing) -> None:
        """Point at something, as a click does."""

    def press_button(self, name: str) -> None:
        """Press a button of the board."""

    def inspect(self, card: int) -> None:
        """Show a card large."""

    def read_log(self) -> None:
        """The keyboard goes to the log."""

    def take_keys(self) -> None:
        """The keyboard comes back to the board."""

    def plates(self) -> dict[bool, PlateState]:
        """What both plates show."""

    def refresh(self, jump: bool = False) -> None:
        """Show the match as it is."""

    def remark(self) -> None:
        """Light what can be used, show what was chosen, and say what it would do."""
