"""The ways of decks and cards of any game in and out, by files, with one sentence of what became of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.effects.printed.plain import PrintedError
from trails_desktop.files import write_whole
from trails_desktop.library.game_cards import GameCards
from trails_desktop.library.importing.of_games import CardImport, plan, write_cards
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.games.deck_work import DeckWork

_MOST_BYTES: Final = 64 * 1024  #: of a deck
_CARDS: Final = "*.csv *.tsv *.jsonl *.json *.yaml"


class DeckFiles(QObject):
    """Signals: ``said(str)`` of what did not work, ``noted(str)`` of what did, ``changed(bool)``: a deck came in, or
    cards did. work: what is built; code: the language in use."""

    said = Signal(str)
    noted = Signal(str)
    changed = Signal(bool)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page, self.code = page, "en"
        self._work: DeckWork | None = None
        self._cards: GameCards | None = None
        self.refused: tuple[str, ...] = ()  #: why the last file of cards was not taken in, a sentence a row

    def show_work(self, work: DeckWork, cards: GameCards | None) -> None:
        """What is built now. cards: where the player's own ones are kept, None = nowhere."""
        self._work, self._cards = work, cards

    # --- decks ------------------------------------------------------------------------------------------------------
    def choose_deck(self) -> None:
        """Ask for a file and take its deck in."""
        self._choose(self.tr("Import a deck …"), self.tr("Decks (*.deck *.txt)"), self.take_deck)

    def take_deck(self, path: Path) -> None:
        """A deck of a file; a sentence instead if it is none."""
        work, self.refused = self._work, ()
        if work is None:
            return
        try:
            if path.stat().st_size > _MOST_BYTES:
                raise ValueError(self.tr("it is too large"))
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            self.said.emit(self.tr("{file} cannot be read: {why}.").format(file=path.name, why=why))
            return
        if self._try(lambda: work.take_in(text, path.stem)):
            self.changed.emit(False)
            self.noted.emit(self.tr("{name} is among your decks.").format(name=work.now.name(self.code)))

    def export_deck(self) -> None:
        """Write the open deck where the player wants it."""
        work = self._work
        if work is None:
            return
        text = work.text(self.code).encode()
        self._save(f"{work.now.name('en')}.deck", "*.deck", lambda path: write_whole(path, text))

    # --- cards ------------------------------------------------------------------------------------------------------
    def choose_cards(self) -> None:
        """Ask for a file and take its cards in."""
        self._choose(self.tr("Import cards …"), self.tr("Cards ({kinds})").format(kinds=_CARDS), self.take_cards)

    def take_cards(self, path: Path) -> None:
        """Cards of a file, all or none of them."""
        work, cards = self._work, self._cards
        if work is None or cards is None:
            return
        self.refused = ()
        game, found = work.kit.id, list[CardImport]()
        if not self._try(lambda: found.append(plan(path, work.rules, cards.rows(game)))):
            return
        done = found[0]
        self.refused = tuple(why for _, why in done.refused)
        if done.refused or not done.count:
            self.said.emit(self._refusal(done))
        elif self._try(lambda: cards.take_in(game, done.rows)):
            template = self.tr("{file}: {added} cards added, {updated} changed, {unchanged} as they were.")
            counts = {"added": done.added, "updated": done.updated, "unchanged": done.unchanged}
            self.changed.emit(True)
            self.noted.emit(template.format(file=done.file, **counts))

    def _refusal(self, done: CardImport) -> str:
        if not done.refused:
            return self.tr("{file}: there is no card in it.").format(file=done.file)
        first = f"{done.refused[0][1].rstrip('.')}."
        if len(done.refused) == 1:
            return self.tr("Nothing was taken in. {first}").format(first=first)
        template = self.tr("Nothing was taken in, {count} rows cannot be used. The first: {first}")
        return template.format(count=len(done.refused), first=first)

    def drop_card(self, number: str) -> None:
        """Take a card of the player's out, unless a deck has it."""
        work, cards, self.refused = self._work, self._cards, ()
        if work is None or cards is None or number not in work.catalogue.outside:
            return
        used = next((deck for deck in work.decks if number in deck.cards), None)
        name = work.catalogue.cards[number].name(self.code)
        if used is not None:
            template = self.tr("{card} is in the deck {deck}: take it out there first.")
            self.said.emit(template.format(card=name, deck=used.name(self.code)))
        elif self._try(lambda: cards.remove(work.kit.id, [number])):
            self.changed.emit(True)
            self.noted.emit(self.tr("{card} is no longer among the cards.").format(card=name))

    def export_cards(self) -> None:
        """Write every card of the game where the player wants it, by the ending of the file's name."""
        work = self._work
        if work is not None:
            self._save(f"{work.kit.id}-cards.csv", _CARDS, lambda path: write_cards(path, work.rules))

    # --- inside -----------------------------------------------------------------------------------------------------
    def _choose(self, title: str, kinds: str, take: Callable[[Path], None]) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self._page, title, str(Path.home()), kinds)
        if chosen:
            take(Path(chosen))

    def _save(self, name: str, kinds: str, write: Callable[[Path], object]) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self._page, self.tr("Export"), str(Path.home() / name), kinds)
        if not chosen:
            return
        try:
            write(Path(chosen))
        except OSError as error:
            why = error.strerror or str(error)
            self.said.emit(self.tr("{file} cannot be written: {why}.").format(file=Path(chosen).name, why=why))
        except LibraryError as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
        else:
            self.noted.emit(self.tr("Written to {file}.").format(file=Path(chosen).name))

    def _try(self, does: Callable[[], object]) -> bool:
        try:
            does()
        except (LibraryError, PrintedError) as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
            return False
        return True
