"""The pages about games, as the window opens them: where one chooses, and where one plays."""

from __future__ import annotations

from trails_desktop.games.roster import known_kits
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.games import choose, playing
from trails_desktop.pages.games.decks import GameDecksPage
from trails_desktop.ui.settings import Look


class ChoosePage(choose.ChoosePage):
    """With every game that the program offers."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(desk, look, known_kits())


class GamesPage(playing.GamesPage):
    """With every game that the program offers."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(desk, look, known_kits())


__all__ = ["ChoosePage", "GameDecksPage", "GamesPage"]
