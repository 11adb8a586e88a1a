"""How a match and its table come about: from a setup, or from what was saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QTimer

from trails_desktop.cardart.pictures.casting import cast_pictures
from trails_desktop.match.recorder import set_aside
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk, PlayedMatch
from trails_desktop.screens.decks.info import DeckInfo
from trails_desktop.ui.keys.deeds import PLACE
from trails_desktop.ui.keys.keymap import own_key
from trails_desktop.ui.settings import ASKED_TO_PLACE, LOG_FILTER, PANELS, look

if TYPE_CHECKING:
    from trails_desktop.table.table import TableWidget

_AT_ONCE = 0  #: a computer player takes no time of its own: the table holds what it does

_AHEAD_MS = 100  #: the cast of pictures takes a twentieth of a second: after the press that opened the page

MatchMaker = Callable[[MatchSetup, Desk], PlayedMatch]
MatchFinder = Callable[[Desk], "Resumed | None"]
TableMaker = Callable[[PlayedMatch, Desk, int], "TableWidget"]


class Resumed(NamedTuple):
    """A saved match that goes on, its setup (without deck files), and one sentence if there is something to say."""

    setup: MatchSetup
    match: PlayedMatch
    note: str = ""


def start_match(setup: MatchSetup, desk: Desk) -> PlayedMatch:
    """The match of a setup; it has not begun yet. Raises ``DeckError`` or ``RecordError`` with one sentence."""
    from trails_desktop.match.local import LocalMatch

    return LocalMatch(setup, desk.pool, desk.records, pace=_AT_ONCE)


def resume_match(desk: Desk) -> Resumed | None:
    """The saved match, None if there is none. Raises ``RecordError`` or OSError."""
    from trails_desktop.match.local import resume

    match = None if desk.records is None else resume(desk.records, desk.pool, pace=_AT_ONCE)
    if match is None:
        return None
    _paint(desk, (number for deck in match.setup.cards or () for number in deck))
    if match.earlier is None:
        return Resumed(match.setup, match)
    template = QCoreApplication.translate(
        "App", "It goes on from an earlier point. {why}. All of it is kept in {file}."
    )
    return Resumed(match.setup, match, template.format(why=match.earlier.why, file=match.earlier.file.name))


def paint_ahead(desk: Desk, decks: Iterable[DeckInfo]) -> None:
    """Have the pictures of these decks' cards painted before they are wanted; those of the first deck first. The page
    on which the decks are chosen is shown before."""
    numbers = [line.number for deck in decks for line in deck.lines]
    QTimer.singleShot(_AHEAD_MS, partial(_paint, desk, numbers))


def _paint(desk: Desk, numbers: Iterable[str]) -> None:
    if desk.pictures is None:
        return
    cast = cast_pictures(desk.printings())
    for number in dict.fromkeys(numbers):
        if number in cast:
            desk.pictures.get(cast[number])


def keep_waiting(desk: Desk) -> str:
    """The match that waits goes among the matches, since another one begins; a sentence if it cannot."""
    try:
        if desk.records is not None:
            set_aside(desk.records)
    except FileNotFoundError:
        return ""  # it is gone meanwhile: nothing waits
    except OSError as error:
        why = error.strerror or str(error)
        return QCoreApplication.translate("App", "The match that waited cannot be kept: {why}.").format(why=why)
    return ""


def make_table(port: PlayedMatch, desk: Desk, seed: int) -> TableWidget:
    """The table that shows a match; ``seed`` draws its sea chart."""
    # Here and not at the top: the start screen need not wait for the table's code.
    from trails_desktop.table.lookup.card_book import CardBook
    from trails_desktop.table.table import TableWidget

    made, book = look(desk.settings), CardBook.beside(desk.pool, desk.library)
    made_table = TableWidget(
        port, desk.printings(), desk.pictures, made.theme,
        lang=desk.languages.code, text_scale=made.scale, speed=made.motion, pace=made.pace, seed=seed, sound=True,
        book=book, panels=desk.settings.get(PANELS),
        log_filter=desk.settings.get(LOG_FILTER), keys=partial(own_key, desk.settings),
    )  # fmt: skip
    made_table.setProperty(PLACE, "table")
    book.listen(made_table, made_table.refresh, desk.languages.code)
    book.prepare(desk.languages.code)
    made_table.log_filter_changed.connect(partial(desk.settings.put, LOG_FILTER))
    made_table.panels_changed.connect(partial(desk.settings.put, PANELS))
    made_table.pilot.doubts.placing = not desk.settings.get(ASKED_TO_PLACE)
    made_table.pilot.warned.connect(partial(desk.settings.put, ASKED_TO_PLACE, True))
    return made_table
