"""The deck at hand: every change can be taken back, and is saved by itself a moment later."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from engine.trails.cards.decks import PACKS_KEY, Deck, DeckLine, number_of
from engine.trails.cards.packs import blitz_deck
from trails_desktop.library.decks.aside import set_aside
from trails_desktop.library.decks.legality import Repair, Verdict, judge, repaired, with_card
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.packs.drawing import open_for_deck
from trails_desktop.pages.deckbuilder.texts import named, told

SAVE_AFTER_MS: Final = 700
PAUSE_S: Final = 600.0  #: after so long without a change a new version begins


@dataclass(frozen=True, slots=True)
class DeckState:
    """All of a deck that can be changed."""

    deck: Deck
    notes: str = ""
    tags: tuple[str, ...] = ()


def free_name(name: str, taken: Container[str]) -> str:
    """The name, or the first of "name 2", "name 3" ... that no other deck has; after "Deck 2" comes "Deck 3"."""
    if name not in taken:
        return name
    stem, _, number = name.rpartition(" ")
    stem = stem if stem and number.isdecimal() and len(number) < 4 else name
    return next(made for count in range(2, 10_000) if (made := f"{stem} {count}") not in taken)


class _Change(QUndoCommand):
    """One state in the place of another."""

    def __init__(self, editor: DeckEditor, before: DeckState, after: DeckState, words: str, joins: str) -> None:
        super().__init__(words)
        self.editor, self.before, self.after, self.joins = editor, before, after, joins

    def undo(self) -> None:
        self.editor.become(self.before)

    def redo(self) -> None:
        self.editor.become(self.after)

    def id(self) -> int:
        return 1 if self.joins else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Change) or other.joins != self.joins:
            return False
        self.after = other.after
        return True


class DeckEditor(QObject):
    """What is built in one go is one version: it ends when the deck is left, when the state is given a name, when one
    goes back to an older version, and after a pause of ten minutes.

    ``changed()``: another deck or another state of it; ``saved()``: it is in the library; ``said(sentence)``: it could
    not be saved, and stays here.
    """

    changed = Signal()
    saved = Signal()
    said = Signal(str)

    def __init__(self, stock: Stock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stock = stock
        self.ident: int | None = None
        self.state = DeckState(Deck())
        self._stored = self.state
        self._counts: Mapping[str, int] = {}
        self._likes: dict[str, tuple[str, ...]] = {}
        self._verdict: Verdict | None = None
        self._version: int | None = None  #: the one that takes the changes
        self._changed_at = 0.0
        self.clock: Callable[[], float] = time.monotonic  #: seconds
        self.undo_stack = QUndoStack(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)
        stock.changed.connect(self._cards_changed)

    # ---- reading

    @property
    def deck(self) -> Deck:
        """The deck."""
        return self.state.deck

    @property
    def unsaved(self) -> bool:
        """Whether something is not in the library yet."""
        return self.ident is not None and self.state != self._stored

    def counts(self) -> Mapping[str, int]:
        """Copies by card number, in the order of the deck."""
        return self._counts

    def verdict(self) -> Verdict:
        """Whether the deck may be played, and why not."""
        if self._verdict is None:
            pool = self._stock.pool
            for line in self.deck.lines:
                if number_of(line, pool) is None and line.label not in self._likes:
                    self._likes[line.label] = self._stock.library.search.names_like(line.label)
            self._verdict = judge(self.deck, pool, like=dict(self._likes))
        return self._verdict

    def repaired(self) -> Repair:
        """Everything repaired that can be."""
        self.verdict()  # looks up what unknown names may mean
        return repaired(self.deck, self._stock.pool, like=dict(self._likes))

    def names(self) -> dict[str, str]:
        """What the sentences call the deck's cards, and their names in the language in use."""
        pool, code = self._stock.pool, self._stock.code
        if code == "en":
            return {}
        known = {DeckLine(1, *pool.identity(number)).label: number for number in self._counts}
        # what a repair would take instead stands in the repaired deck
        for line in (line for one in self.verdict().reasons for repair in one.repairs for line in repair.deck.lines):
            if line.label not in known and (number := number_of(line, pool)) is not None:
                known[line.label] = number
        return {label: named(pool.printing(number, code)) for label, number in known.items()}

    # ---- changing

    def open(self, ident: int) -> None:
        """Edit a deck of the library. Raises ``LibraryError``."""
        self.save()
        shelf = self._stock.library.decks
        deck = shelf.load(ident)
        entry = next((entry for entry in shelf.entries() if entry.ident == ident), None)
        self.ident, self._version = ident, None
        self._stored = DeckState(deck, entry.notes if entry else "", entry.tags if entry else ())
        self.undo_stack.clear()
        self.become(self._stored)

    def put(self, state: DeckState, words: str, joins: str = "") -> None:
        """Another state, which can be taken back; changes that follow each other with the same ``joins`` are one."""
        if state != self.state:
            self.undo_stack.push(_Change(self, self.state, state, words, joins))

    def put_deck(self, deck: Deck, words: str, joins: str = "") -> None:
        """Another deck, with notes and tags as they are."""
        self.put(replace(self.state, deck=deck), words, joins)

    def change(self, number: str, by: int) -> None:
        """Copies of a card more or fewer. Rules do not stop it: they say what is wrong."""
        words = (self.tr("Add {card}") if by > 0 else self.tr("Take out {card}")).format(
            card=named(self._stock.printing(number))
        )
        if self._counts.get(number, 0) + by >= 0 and self._counts.get(number, 0) + by <= 99:
            self.put_deck(with_card(self.deck, number, by, self._stock.pool), words)

    def set_count(self, number: str, copies: int) -> None:
        """Exactly so many copies."""
        by = copies - self._counts.get(number, 0)
        if by:
            self.change(number, by)

    def set_aside(self, number: str, by: int) -> None:
        """Copies of a card more or fewer among those set aside."""
        words = self.tr("Set aside {card}") if by > 0 else self.tr("Put away {card}, which was set aside")
        card = named(self._stock.printing(number))
        self.put_deck(set_aside(self.deck, number, by, self._stock.pool), words.format(card=card))

    def open_packs(self) -> str:
        """The cards of five packs that are opened for it, in place of those it has; they go into the collection.

        Returns the packs' seed. Raises ``PackError`` or ``LibraryError``.
        """
        opening = open_for_deck(self._stock.pool)
        made = blitz_deck(opening, self._stock.pool, self.deck.name, self._stock.code)
        of = opening.set.name(self._stock.code)
        self._stock.library.packs.record(opening.packs, str(opening.seed), of, self.ident)
        self._stock.refresh()
        headers = (*(one for one in self.deck.headers if one[0] != PACKS_KEY), *made.headers)
        self.put_deck(replace(made, plan=self.deck.plan, headers=headers), self.tr("Open five packs"))
        return str(opening.seed)

    def move(self, number: str, into: bool) -> None:
        """A copy from the cards set aside into the deck, or out of the deck to them."""
        by = 1 if into else -1
        pool = self._stock.pool
        deck = set_aside(with_card(self.deck, number, by, pool), number, -by, pool)
        words = self.tr("Take {card} into the deck") if into else self.tr("Set aside {card}")
        self.put_deck(deck, words.format(card=named(self._stock.printing(number))))

    def drop_line(self, label: str) -> None:
        """Take out what a deck calls by a name nobody knows."""
        lines = tuple(line for line in self.deck.lines if line.label != label)
        self.put_deck(replace(self.deck, lines=lines), self.tr("Take out {card}").format(card=label))

    def become(self, state: DeckState) -> None:
        """Be this state now, without a way back; for the undo stack."""
        now = self.clock()
        if self._version is not None and now - self._changed_at >= PAUSE_S:
            self.begin_version()
        self._changed_at = now
        self.state = state
        self._count()
        self._timer.start()
        self.changed.emit()

    def _count(self) -> None:
        counted: Counter[str] = Counter()
        for line in self.deck.lines:
            number = number_of(line, self._stock.pool)
            if number is not None:
                counted[number] += line.count
        self._counts = dict(counted)
        self._verdict = None

    def _cards_changed(self) -> None:
        self._likes = {}
        self._count()
        if self.ident is not None:
            self.changed.emit()

    # ---- saving

    def save(self, note: str = "") -> bool:
        """Save what is not saved; a note marks the state as a version to come back to. False if it cannot be saved."""
        self._timer.stop()
        if self.ident is None or (not self.unsaved and not note):
            return True
        shelf, state = self._stock.library.decks, self.state
        try:
            if state.deck != self._stored.deck or note:
                into = None if self._version is None else (self._version, self._stored.deck)
                _, self._version = shelf.save(state.deck, self.ident, note, into)
            if state.notes != self._stored.notes:
                shelf.set_notes(self.ident, state.notes)
            if state.tags != self._stored.tags:
                shelf.set_tags(self.ident, state.tags)
        except LibraryError as error:
            self.said.emit(told(error.said))
            return False
        self._stored = state
        self.saved.emit()
        return True

    def begin_version(self) -> None:
        """What there is now stays as it is; the next change begins another version."""
        self.save()
        self._version = None

    def leave(self) -> None:
        """No deck at hand any more; what could not be saved is gone."""
        self.begin_version()
        self._timer.stop()
        self.ident = None
        self.undo_stack.clear()
