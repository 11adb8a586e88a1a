"""The card workshop at work: which cards it knows, opening one that exists, trying one, keeping one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.scenario.source import ScenarioError
from engine.trails.cards.pool import CardPool, read_card_file
from engine.trails.cards.printing import Printing
from engine.trails.records.record import RecordError
from engine.trails.tree.errors import CardError
from trails_desktop.library.orgs import OrgName
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.workshop.asking import AskOrgs
from trails_desktop.pages.workshop.drafts import LANGUAGES, CardStore, Draft, FileStore, draft_of, printings
from trails_desktop.pages.workshop.keeping import LibraryStore
from trails_desktop.pages.workshop.screen import WorkshopScreen
from trails_desktop.pages.workshop.trial import trial_match, trial_pool
from trails_desktop.screens.parts.dialogs import Choice, MenuSheet
from trails_desktop.ui.settings import Look

OWN_CARDS = "workshop.json"  #: the file of the user's own cards
_FILE, _OTHERS = "a file", "any card"
_LISTED = 200  #: cards offered at once


class Workroom(QObject):
    """Holds the screen. ``told(sentence, good)``: something to say at the lower edge. ``tried(match, pool)``: a match
    on the test table is ready to be shown."""

    told = Signal(str, bool)
    tried = Signal(object, object)

    def __init__(self, desk: Desk, look: Look, over: QWidget, store: CardStore | None = None) -> None:
        """over: what the list of cards covers. store: where cards are kept, the user's own file unless said."""
        super().__init__(over)
        self._desk = desk
        self._store = store or (FileStore(_own_file(desk)) if desk.library is None else LibraryStore(desk.library))
        self._listed: dict[str, Draft] = {}
        self._own: frozenset[str] = frozenset()
        self.screen = WorkshopScreen(look)
        self.menu = MenuSheet(over, look)
        self.menu.chosen.connect(self._chosen)
        self.asking = AskOrgs(over, look)
        self.asking.answered.connect(self._keep)
        self._made: Sequence[Printing] = ()
        self.screen.open_wanted.connect(self.ask_open)
        self.screen.try_wanted.connect(self._try)
        self.screen.save_wanted.connect(self._save)

    def set_look(self, look: Look) -> None:
        """Another theme or text scale."""
        self.screen.set_base_look(look)
        self.menu.set_look(look)
        self.asking.set_look(look)

    def enter(self, code: str) -> None:
        """Before the screen is shown: a new card is typed in the language in use."""
        if not any(self.screen.draft().wording(lang).used for lang in LANGUAGES):
            self.screen.turn(LANGUAGES.index("ja" if code == "ja" else "en"))
        self.learn()

    def learn(self) -> None:
        """Tell the screen what is known by now."""
        pool = self._desk.pool
        own = self._kept()
        known = [one for number in pool for one in pool.versions(number).values()]
        known += [one for number in own if number not in pool for one in own.versions(number).values()]
        self.screen.set_known(known, [*pool, *own], pool.told_orgs)

    def _kept(self) -> CardPool:
        try:
            return self._store.cards()
        except (CardError, OSError) as error:
            self.told.emit(self.tr("Your own cards cannot be read: {why}").format(why=_why(error)), False)
            return CardPool()

    # ---- opening
    def ask_open(self) -> None:
        """Which card: one of the user's own, or one of a file."""
        self._offer(self._kept(), self.tr("Open a card"), file=True)

    def open_file(self, path: Path) -> None:
        """The cards of a file to choose from, or the only one at once."""
        try:
            found = CardPool(read_card_file(path))
        except (CardError, OSError) as error:
            self.told.emit(_why(error), False)
            return
        if len(found) == 1:
            self.screen.put(draft_of(found.versions(next(iter(found)))))
        elif len(found):
            self._offer(found, path.name, file=False)
        else:
            self.told.emit(self.tr("{file} holds no card").format(file=path.name), False)

    def _offer(self, found: CardPool, title: str, *, file: bool) -> None:
        numbers = list(found)[:_LISTED]
        self._listed = {number: draft_of(found.versions(number)) for number in numbers}
        self._own = frozenset(numbers) if file else frozenset()
        lang = self._desk.languages.code
        choices = [Choice(number, "edit", found.printing(number, lang).name, "", number) for number in numbers]
        if file:
            choices.append(Choice(_OTHERS, "copy", self.tr("Begin from an existing card …")))
            choices.append(Choice(_FILE, "open", self.tr("From a file …")))
        more = len(found) - len(numbers)
        note = self.tr("{count} more cards are not listed").format(count=more) if more > 0 else ""
        self.menu.ask(title, note, choices, self.tr("Back"))

    def _chosen(self, name: str) -> None:
        if name == _FILE:
            kinds = self.tr("Card files") + " (*.yaml *.yml *.json *.jsonl)"
            path, _ = QFileDialog.getOpenFileName(self.screen, self.tr("Open a card"), "", kinds)
            if path:
                self.open_file(Path(path))
        elif name == _OTHERS:
            self._offer(self._desk.pool, self.tr("Begin from an existing card"), file=False)
            self._listed = {number: replace(draft, number="") for number, draft in self._listed.items()}
        elif name in self._listed:
            self.screen.put(self._listed[name], name if name in self._own else "")

    # ---- trying and keeping
    def _try(self, draft: object) -> None:
        assert isinstance(draft, Draft)
        try:
            made = printings(draft)
            pool = trial_pool(made, self._desk.pool)
            match = trial_match(made[0].number, pool, (self.tr("Your side"), self.tr("Other side")))
        except (CardError, ScenarioError, RecordError) as error:
            self.told.emit(_why(error), False)
            return
        self.tried.emit(match, pool)

    def _save(self, draft: object) -> None:
        assert isinstance(draft, Draft)
        try:
            self._made = printings(draft)
            questions = self._store.questions(self._made)
            names = self._store.org_names() if questions else ()
        except (CardError, OSError) as error:
            self.told.emit(self.tr("The card was not kept: {why}").format(why=_why(error)), False)
            return
        if questions:
            self.asking.ask(questions, names)
        else:
            self._keep(())

    def _keep(self, orgs: Sequence[OrgName]) -> None:
        made = self._made
        try:
            self._store.save(made, orgs)
        except (CardError, OSError) as error:
            self.told.emit(self.tr("The card was not kept: {why}").format(why=_why(error)), False)
            return
        self._desk.cards_changed()
        self.screen.kept(made[0].number)
        self.learn()
        self.told.emit(self.tr("{card} is kept with your own cards").format(card=made[0].name), True)


def _why(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _own_file(desk: Desk) -> Path:
    """Beside the user's own decks: the last folder of decks is the user's."""
    return desk.decks[-1].parent / OWN_CARDS
