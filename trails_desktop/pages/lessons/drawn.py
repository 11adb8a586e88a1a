"""The board of a lesson as a small picture: where it is spoken of, one sees what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.common.result import Failure
from engine.scenario.reader import read_text
from engine.scenario.runner import Player
from engine.scenario.source import ScenarioError
from engine.scenario.words import Scenario
from engine.trails.views.records import View
from engine.trails.views.view import view
from trails_desktop.match.story import Told
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lessons.costume import Costumes
from trails_desktop.pages.lessons.shelf import LessonFile, lesson_pool
from trails_desktop.screens.match.facts import Ending
from trails_desktop.screens.match.moments import MomentPicture
from trails_desktop.table.cards.faces import Faces, Pictures
from trails_desktop.table.cards.names import CardNames
from trails_desktop.ui.settings import Look

_YOU = 0
_TEXT = re.compile(r'^(  \w+: \{.*), text: "[^"]*"', re.MULTILINE)


class DrawnLessons:
    """Draws the board of a lesson: its first attack with what it costs, else how it begins."""

    def __init__(self, desk: Desk, folder: Path, names: Callable[[], tuple[str, str]]) -> None:
        """folder: of the lessons. names: of the players, in the language in use."""
        self._desk, self._folder, self._names = desk, folder, names
        self._told: dict[str, tuple[LessonFile, Told] | None] = {}

    def __call__(self, ident: str, lang: str, look: Look) -> QWidget | None:
        """The picture, None for a lesson that is not there or has empty fields to its end."""
        if ident not in self._told:
            self._told[ident] = self._play(ident)
        found = self._told[ident]
        if found is None:
            return None
        file, told = found
        picture = MomentPicture(look)
        pictures: Pictures | None = self._desk.pictures
        if pictures is not None:
            pictures = Costumes(pictures, self._desk.printings(), file.lesson.pictures, picture)
        faces = Faces(CardNames(lesson_pool(file.scenario, self._desk.pool), lang), pictures, picture)
        faces.repainted.connect(lambda number: picture.update())
        ending = Ending(-1, _YOU, self._names(), _orgs(told.before), told.bond, told.turn, "", "")
        picture.show_told(told, ending, faces)
        picture.setAccessibleName(file.lesson.title.get(lang, file.lesson.title["en"]))
        return picture

    def _play(self, ident: str) -> tuple[LessonFile, Told] | None:
        # The cards' texts do nothing in a picture: what reads them takes a second to get ready, a page opens at once.
        for path in self._folder.glob(f"*-{ident}.yaml"):
            try:
                text = _TEXT.sub(r"\1", path.read_text(encoding="utf-8-sig"))
                scenario = read_text(text, path.name, self._desk.pool)[0]
                told = first_attack(scenario)
            except (Failure, ScenarioError, OSError, ValueError):
                continue
            if scenario.lesson is not None and any(one.field for one in told.before.players):
                return LessonFile(text, scenario, scenario.lesson), told
        return None


def first_attack(scenario: Scenario) -> Told:
    """What a scenario's first attack looks like and costs, as far as it goes without the texts of its cards; without an
    attack its beginning, or the end where the fields are empty before."""
    game, names = build(scenario)
    table = Table(game, names, scenario.board.initiative)
    player = Player(table)
    player.begin(scenario.board.at)
    start = seen = now = view(table.game, _YOU)
    for step in scenario.do:
        try:
            player.do(step)
        except Failure:
            break  # it needs a text
        now = view(table.game, _YOU)
        if seen.combat is not None and (now.combat is None or now.winner is not None):
            break
        seen = now if now.combat is not None else seen
    if seen.combat is None:
        seen = now = start if any(one.field for one in start.players) else now
    return Told(seen.turn, 0, seen, (now.players[0].bond, now.players[1].bond), ())


def _orgs(seen: View) -> tuple[str, str]:
    """What stands on each field."""
    first, second = (next((card.orgs[0] for card in one.field if card.orgs), "") for one in seen.players)
    return first, second
