"""Puzzles of any game beside the first, on its own board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from engine.scenario.common.proof import Riddle
from engine.scenario.common.puzzle import Puzzle
from trails_desktop.games.kit import Dress, GameKit
from trails_desktop.games.own_cards import same, stocked
from trails_desktop.games.roster import known_kits
from trails_desktop.games.shipped import read_file, read_files
from trails_desktop.library.kinds import game_in
from trails_desktop.match.games.prepared import PuzzleGame
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.progress import Solved
from trails_desktop.pages.puzzles.page import Posed, PuzzlePage
from trails_desktop.ui.keys.keymap import own_key
from trails_desktop.ui.settings import Look

_SEED = 7  #: of what is drawn on the board


@dataclass(frozen=True, slots=True)
class GameRiddle:
    """A puzzle of a game."""

    key: str
    riddle: Riddle

    @property
    def puzzle(self) -> Puzzle[Any]:
        """Its words."""
        return self.riddle.puzzle

    def words(self, which: str, lang: str) -> str:
        """A text (title, task, hint, after) in a language, else in English."""
        texts: Mapping[str, str] = getattr(self.riddle.puzzle, which)
        return texts.get(lang) or texts.get("en", "")


class GamePuzzlesPage(PuzzlePage):
    """``open_at`` takes the id of a game. kits: of the games there are."""

    def __init__(self, desk: Desk, look: Look, kits: Sequence[GameKit] | None = None) -> None:
        self.kits = {kit.id: kit for kit in (known_kits() if kits is None else kits)}
        self.kit: GameKit | None = None
        super().__init__(desk, look, self._made)

    def open_at(self, place: str) -> None:
        kit = stocked(self.kits[place], self._desk.library) if place in self.kits else None
        if kit is None or same(self.kit, kit):
            return
        self.drop_match()
        self.kit = kit
        self.riddles = []
        self.solved = Solved(None if self._desk.records is None else self._desk.records / kit.id)
        self.enter(self.language)

    def open_file(self, path: Path) -> None:
        """Puzzles of a file that names its game, before those of the program; a sentence instead if it has none."""
        self.open_at(game_in(path))
        rules = None if self.kit is None else self.kit.rules()
        if rules is None or rules.riddles is None:
            return
        read = rules.riddles
        found, problem = read_file(path, lambda text, file: read(text, file, rules.cards))
        if problem:
            self.said.emit(problem)
            return
        made = [GameRiddle(one.head.title, one) for one in found]
        keys = {one.key for one in made}
        self.riddles = [*made, *(one for one in self.riddles if one.key not in keys)]
        self.choose(0)

    def enter(self, code: str) -> None:
        if self.kit is None:
            self.language = code
        else:
            super().enter(code)

    def retranslate(self) -> None:
        super().retranslate()
        if self.kit is not None:
            self.shelf.back.set_words(self.kit.name(self.language))

    def go_back(self) -> None:
        self.page_wanted.emit("choose" if self.kit is None else f"games/{self.kit.id}")

    def _made(self, match: Any, seed: int) -> QWidget:
        assert self.kit is not None
        settings = self._desk.settings
        dress = Dress(self.base_look, self.language, _SEED, self._desk.pictures, lambda deed: own_key(settings, deed))
        return self.kit.board(match, dress)

    # ---- what this game has
    def load(self) -> tuple[list[Posed], list[str]]:
        kit = self.kit
        rules = None if kit is None else kit.rules()
        read = None if rules is None else rules.riddles
        if kit is None or rules is None or read is None:
            return [], []
        cards = rules.cards
        found, problems = read_files(kit.id, "puzzles", lambda text, file: read(text, file, cards))
        made = [GameRiddle(one.head.title, one) for one in found]
        made.sort(key=lambda one: (one.puzzle.level, not one.riddle.played.do))  # those by hand first
        return [*made], problems

    def make(self, riddle: Posed, names: tuple[str, str]) -> PuzzleGame:
        kit = self.kit
        assert kit is not None
        assert isinstance(riddle, GameRiddle)
        match = PuzzleGame(kit.rules(), riddle.riddle, kit, names, kit.players[-1].id)
        match.given_up.connect(self.leave_match)
        return match

    # ---- its board
    def hear_table(self, table: Any) -> None:
        """A board has no wishes of its own."""

    def speak(self, table: Any, code: str) -> None:
        if hasattr(table, "set_language"):
            table.set_language(code)
