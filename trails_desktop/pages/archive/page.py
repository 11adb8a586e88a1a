"""The matches page: what was played, watched again by any eyes, checked, continued from any point."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDateTime

from engine.games import FIRST
from engine.records import playing
from engine.records.record import load_record as load_other
from engine.scenario.board.position import open_position
from engine.trails.records.reading import load_record
from engine.trails.records.record import Record, RecordError, verify
from trails_desktop.games.first import NAMES
from trails_desktop.games.roster import kit_named, offered
from trails_desktop.match.timeline import ReplayMatch
from trails_desktop.pages.archive.shelf import SavedFile, deck_names, saved_file, saved_files
from trails_desktop.pages.archive.time_page import TimePage
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.parts.dialogs import Choice, MenuSheet
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.language import card_count, short_moment
from trails_desktop.ui.settings import Look


def _games() -> tuple[str, ...]:
    return (FIRST, *offered())


class ArchivePage(TimePage):
    """Lists the records of a folder; shows one on a table with a scrub bar, or lets it be played on with open hands."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory) -> None:
        super().__init__(desk, look, tables)
        self._all: list[SavedFile] = []
        self._files: list[SavedFile] = []
        self._chosen = -1
        #: Whose matches are listed: those of all games, or of one.
        self.games = Segments(look, len(_games()) + 1)
        self.games.select(0)
        self.shelf.add_above(self.games)
        self.games.chosen.connect(lambda index: self._sift())

        self.heading = Words(look, "display", 25, wrap=True)
        self.facts = Words(look, "ui", 14.5, "text2", wrap=True)
        self.watch = PlateButton(look, "primary", "play", "Enter")
        self.resume = PlateButton(look, "second", "arrow")
        self.check = PlateButton(look, "second", "check")
        self.delete = PlateButton(look, "second", "trash")
        self.sure = MenuSheet(self, look)
        self._decks: dict[tuple[str, ...], str] = {}
        self._winners: dict[Path, int | None] = {}  #: of matches that were played again here
        self.verdict = Words(look, "ui", 14, "text", wrap=True)
        for widget in (self.heading, self.facts, self.watch, self.resume, self.check, self.delete, self.verdict):
            self.shelf.details.addWidget(widget)
        self.shelf.details.addStretch(1)

        self.shelf.chosen.connect(self.choose)
        self.watch.clicked.connect(self.open_chosen)
        self.resume.clicked.connect(self._play_end)
        self.check.clicked.connect(self.verify_chosen)
        self.delete.clicked.connect(self.ask_delete)
        self.sure.chosen.connect(self._delete)
        self.retranslate()

    # ---- the shelf
    def title(self) -> str:
        return self.tr("Matches")

    def enter(self, code: str) -> None:
        super().enter(code)
        self._decks = deck_names(self._desk.decks, self._desk.pool, code)
        self.show_files(self._saved())

    def _saved(self) -> list[SavedFile]:
        return saved_files(self._desk.records, offered())

    def show_files(self, files: Sequence[SavedFile]) -> None:
        """List these files, the first one chosen."""
        self._all = list(files)
        several = len({file.game for file in self._all}) > 1
        self.games.setVisible(several)
        if not several:
            self.games.select(0)
        self._sift()

    def _sift(self) -> None:
        """Those of the chosen game."""
        wanted = ("", *_games())[self.games.selected()]
        self._files = [file for file in self._all if wanted in ("", file.game)]
        self._chosen = 0 if self._files else -1
        self.verdict.setText("")
        self._fill()

    def open_at(self, place: str) -> None:
        """A match by its file's name; after a stroke the point to begin at, and "on" to play on from there."""
        name, *rest = place.split("/")
        self.games.select(0)
        self._sift()
        index = next((at for at, file in enumerate(self._files) if file.path.name == name and file.other is None), -1)
        if index < 0:
            return
        self.choose(index)
        self.open_chosen()
        if rest and rest[0].isdigit():
            self._go(int(rest[0]))
        if rest[1:] == ["on"]:
            self.play_on_from_here()

    def open_file(self, path: Path) -> None:
        """A match that came from outside, before those that are kept here."""
        outside = saved_file(path)
        kept = [file for file in self._saved() if file.path != path]
        self.show_files([outside, *kept] if outside is not None else kept)
        if outside is None:
            self.said.emit(self.tr("{file} is not there any more.").format(file=path.name))

    def choose(self, index: int) -> None:
        """Show what is known of one match."""
        self._chosen = index
        self.verdict.setText("")
        self._fill()

    @property
    def chosen(self) -> SavedFile | None:
        """The match the details are about."""
        return self._files[self._chosen] if 0 <= self._chosen < len(self._files) else None

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Matches"))
        self.shelf.back.set_words(self.tr("Start"))
        self.shelf.title.setText(self.tr("Matches"))
        self.shelf.empty.set_words(
            self.tr("No match has been played yet"), self.tr("Every match is kept here by itself.")
        )
        self.watch.set_words(self.tr("Watch"))
        self.resume.set_words(self.tr("Play on from its end"), self.tr("With open hands; the record stays as it is"))
        self.check.set_words(self.tr("Check"), self.tr("Play it again and compare every turn"))
        self.delete.set_words(self.tr("Delete"))
        super().retranslate()
        self._fill()

    def _fill(self) -> None:
        names = [NAMES.get(self.language, NAMES["en"]), *(kit_named(one).name(self.language) for one in offered())]
        self.games.set_words(self.tr("Game"), (self.tr("All games"), *names))
        icons = ["warn" if file.problem else "play" if file.running else "book" for file in self._files]
        rows = [(icon, *self._words(file)) for icon, file in zip(icons, self._files, strict=True)]
        self.shelf.show_rows(rows, self._chosen)
        self.shelf.side_scroller.setVisible(bool(rows))  # there is nothing to say of no match
        file = self.chosen
        known, other = file is not None and file.summary is not None, file is not None and file.other is not None
        for widget, shown in ((self.watch, known or other), (self.resume, known), (self.check, known or other)):
            widget.setVisible(shown)
        folder = self._desk.records
        homes = () if folder is None else (folder, *(folder / game for game in offered()))
        self.delete.setVisible(file is not None and not file.running and file.path.parent in homes)
        self.heading.setText("" if file is None else self._words(file)[0])
        self.facts.setText("" if file is None else self._facts(file))

    def _words(self, file: SavedFile) -> tuple[str, str]:
        when = self._when(file.saved)
        if file.other is not None:
            left, right = file.other.header.names
            title = self.tr("{first} against {second}").format(first=left, second=right)
            game = kit_named(file.game).name(self.language)
            template = self.tr("{game} · {turns} turns · {when}")
            if file.running:
                template = self.tr("{game} · not finished, turn {turns} · {when}")
            return title, template.format(game=game, turns=file.other.turn, when=when)
        if file.summary is None:
            return file.path.name, self.tr("Cannot be read · {when}").format(when=when)
        first, second = file.summary.header.names
        title = self.tr("{first} against {second}").format(first=first, second=second)
        one, two = file.summary.bond
        if file.running:
            return title, self.tr("Not finished, turn {turn} · {when}").format(turn=file.summary.turn, when=when)
        template = self.tr("{turns} turns, bond {one} to {two} · {when}")
        told = template.format(turns=file.summary.turn, one=one, two=two, when=when)
        winner = self._winners.get(file.path, file.winner)
        if winner is not None and winner >= 0:
            told = self.tr("{winner} won").format(winner=file.summary.header.names[winner]) + f" · {told}"
        decks = [self._decks.get(tuple(sorted(deck)), "") for deck in file.summary.header.decks]
        if all(decks):
            told = self.tr("{first} against {second}").format(first=decks[0], second=decks[1]) + f" · {told}"
        return title, told

    def _facts(self, file: SavedFile) -> str:
        if file.other is not None:
            head = file.other.header
            decks = [deck.cards for deck in head.decks]
            who = [*zip(head.names, head.players, decks, strict=True)]
        elif file.summary is not None:
            own = file.summary.header
            who = [*zip(own.names, own.players, own.decks, strict=True)]
        else:
            return file.problem
        person, computer = self.tr("a person"), self.tr("the computer")
        template, known = self.tr("{name}: {player}, {cards}"), self.tr("{name}: {player}, {deck}, {cards}")
        lines = [
            (known if tuple(sorted(deck)) in self._decks else template).format(
                name=name,
                player=person if player == "human" else computer,
                cards=card_count(len(deck)),
                deck=self._decks.get(tuple(sorted(deck))),
            )
            for name, player, deck in who
        ]
        return "\n".join((*lines, file.path.name))

    def _when(self, moment: datetime) -> str:
        return short_moment(QDateTime.fromSecsSinceEpoch(int(moment.timestamp())))

    # ---- watching
    def open_chosen(self) -> None:
        """Watch the chosen match from its beginning; one of another game on the page of games."""
        file = self.chosen
        if file is not None and file.other is not None:
            self.page_wanted.emit(f"games/{file.game}/watch/{file.path}")
            return
        record = self._read()
        if record is not None:
            self.show_time(ReplayMatch(record, self._desk.pool))
            self.toggle_play()

    def ask_delete(self) -> None:
        """Delete the chosen match, after a question."""
        file = self.chosen
        if file is not None:
            gone = Choice("delete", "trash", self.tr("Delete the match"))
            title = self.tr("Delete {match}?").format(match=self._words(file)[0])
            self.sure.ask(title, self.tr("Its record cannot be brought back."), [gone], self.tr("Keep it"))

    def _delete(self, name: str) -> None:
        file = self.chosen
        if file is None or name != "delete":
            return
        try:
            file.path.unlink(missing_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            self.said.emit(self.tr("{file} cannot be deleted: {why}.").format(file=file.path.name, why=why))
        at = self._chosen
        self.show_files(self._saved())
        if self._files:
            self.choose(min(at, len(self._files) - 1))

    def verify_chosen(self) -> None:
        """Play the chosen match again and say whether it is the same."""
        file = self.chosen
        if file is not None and file.other is not None:
            self._verify_other(file)
            return
        record = self._read()
        if file is None or record is None:
            return
        result = verify(record, self._desk.pool, open_position)
        if result.ok and result.message:
            template = self.tr("{turns} turns, bonds as recorded. Nothing more can be compared: {why}.")
            text = template.format(turns=result.turns, why=result.message)
        elif result.ok:
            text = self.tr("Verified: {turns} turns, every one as recorded.").format(turns=result.turns)
        else:
            text = self.tr("It differs: {why}.").format(why=result.message.rstrip("."))
        if result.ok:
            self._winners[file.path] = result.winner
            self._fill()
        self.verdict.setText(text)

    def _verify_other(self, file: SavedFile) -> None:
        try:
            result = playing.verify(load_other(file.path), kit_named(file.game).rules())
        except (RecordError, OSError) as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
            return
        if result.ok:
            text = self.tr("Verified: {turns} turns, every one as recorded.").format(turns=result.turns)
        else:
            text = self.tr("It differs: {why}.").format(why=result.message.rstrip("."))
        self.verdict.setText(text)

    def _read(self) -> Record | None:
        file = self.chosen
        if file is None:
            return None
        try:
            record = load_record(file.path)
            ReplayMatch(record, self._desk.pool).deleteLater()  # says at once if it cannot be played here
            return record
        except FileNotFoundError:
            self.said.emit(self.tr("{file} is not there any more.").format(file=file.path.name))
        except RecordError as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
        return None

    def _play_end(self) -> None:
        record = self._read()
        if record is not None:
            self.practise(record)

    def shelf_name(self) -> str:
        return self.tr("Matches")

    def refill(self) -> None:
        self._fill()
