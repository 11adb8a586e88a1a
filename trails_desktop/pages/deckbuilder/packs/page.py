"""Packs: opening boosters one enjoys, the collection they make, and Blitz Shield decks of five of them."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from engine.trails.cards.decks import PACKS, Deck
from engine.trails.cards.packs import Opening, PackError, PackSet, blitz_deck, load_sets, open_packs, usual_structure
from engine.trails.cards.printing import RARITIES
from trails_desktop.library.decks.packs import OpeningEntry
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.deckbuilder.cards.detail import BigCard
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.keys import packs_keys
from trails_desktop.pages.deckbuilder.packs.drawing import new_seed
from trails_desktop.pages.deckbuilder.packs.opening import PackFan, PackScene, Tally
from trails_desktop.pages.deckbuilder.texts import moment, sentence, told
from trails_desktop.pages.deckbuilder.trying.opening_hand import cards_of
from trails_desktop.pages.desk import Desk, MatchPlan
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.dialogs import KeyHelp
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import RING, PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui.settings import Look


class PacksPage(Page):
    """``shop`` to choose what to open, then ``scene`` with its cards."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(look)
        self.stock = Stock(desk, self)
        self.stock.code = desk.languages.code
        self.faces = Faces(self.stock, self)
        self._backdrop = Backdrop(4)
        self.sets: list[PackSet] = []
        self.opening: Opening | None = None
        self.ident = 0
        self.pack = 0
        self.past: Sequence[OpeningEntry] = ()
        self.back = PlateButton(look, "link", "back")
        self.heading = Words(look, "display", 24)
        self.about = Words(look, "ui", 15, "text2", wrap=True)
        self.which = QComboBox()
        self.seed = QLineEdit()
        self.seed.setMaxLength(40)
        self.fan = PackFan(look, self.faces)
        self.one = PlateButton(look, "row", "pack")
        self.five = PlateButton(look, "primary", "pack", "Enter")
        self.collection = Words(look, "ui", 15, "text", wrap=True)
        self.past_head = Words(look, "cond", 12.5, "text2", 600, 18)
        self.plates: list[PlateButton] = []
        self.shop = QWidget()
        self._column = QWidget()
        self._past = QVBoxLayout(self._column)
        self._past.addStretch(1)
        self.scroller = Scroll(self._column)
        self._shop = QVBoxLayout(self.shop)
        self._lay_shop()
        self.scene = PackScene(look, self.stock, self.faces)
        self.tally = Tally(look)
        self.line = Words(look, "ui", 14.5, "#F3E3C2", align=Qt.AlignmentFlag.AlignHCenter)
        self.next = PlateButton(look, "second", "skip")
        self.slow = PlateButton(look, "second", "clock")
        self.make = PlateButton(look, "primary", "deck")
        self.play = PlateButton(look, "primary", "play")
        self.leave = PlateButton(look, "second", "back")
        self._lay_scene()
        self.stack = QStackedWidget()
        self.stack.addWidget(self.shop)
        self.stack.addWidget(self.scene)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.stack)
        self.large = BigCard(self, look, self.stock, self.faces, building=False)
        self._wire()
        self._load_sets()
        self.retranslate()

    def _lay_shop(self) -> None:
        self._chooser = QWidget()
        self._head, self._choices = QHBoxLayout(), QHBoxLayout(self._chooser)
        left, middle = QVBoxLayout(), QHBoxLayout()
        self._left = left
        self._head.addWidget(self.back)
        self._head.addWidget(self.heading)
        self._head.addStretch(1)
        self._choices.addWidget(self.which)
        self._choices.addWidget(self.seed, 1)
        self._shop.addLayout(self._head)
        middle.addLayout(left, 1)
        middle.addWidget(self.fan)
        self._shop.addLayout(middle, 1)
        left.addWidget(self.about)
        left.addWidget(self._chooser)
        for widget in (self.five, self.one, self.collection, self.past_head):
            left.addWidget(widget)
        left.addWidget(self.scroller, 1)

    def _lay_scene(self) -> None:
        rows, middle, self._buttons = QVBoxLayout(self.scene), QHBoxLayout(), QHBoxLayout()
        rows.addStretch(1)
        middle.addStretch(1)
        middle.addWidget(self.tally)
        middle.addStretch(1)
        rows.addLayout(middle)
        rows.addWidget(self.line)
        self._buttons.addStretch(1)
        for button in (self.leave, self.next, self.slow, self.make, self.play):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        rows.addLayout(self._buttons)

    def _wire(self) -> None:
        self.back.clicked.connect(self.back_wanted)
        self.one.clicked.connect(self._open_one)
        self.five.clicked.connect(self._open_five)
        self.scene.turned.connect(self._turned)
        self.scene.all_turned.connect(self._say_pack)
        self.scene.opened.connect(self._open_large)
        self.next.clicked.connect(self._next)
        self.slow.clicked.connect(self._slower)
        self.make.clicked.connect(self.make_deck)
        self.play.clicked.connect(self.play_deck)
        self.leave.clicked.connect(self.to_shop)

    def _load_sets(self) -> None:
        known: list[PackSet] = []
        for folder in (resource_dir("assets") / "sets", self.stock.library.path.parent / "sets"):
            try:
                known += load_sets(folder)
            except (PackError, OSError) as error:
                self.said.emit(sentence(str(error)))
        pool = self.stock.pool
        self.sets = [one for one in known if one.numbers(pool)]
        names = {name for one in self.sets for _, name in one.names}
        rarities: dict[str, set[str]] = {}
        for number in pool:
            card = pool.deciding(number)
            if card.set and not any(version.set in names for version in pool.versions(number).values()):
                rarities.setdefault(card.set, set()).add(card.rarity)
        self.sets += [
            usual_structure(name, kinds) for name, kinds in sorted(rarities.items()) if {"C", "U", "R"} <= kinds
        ]  # fmt: skip

    # ---- page

    def title(self) -> str:
        return self.tr("Packs")

    def enter(self, code: str) -> None:
        new = code != self.stock.code
        self.stock.code = code
        if self.stock.refresh() or not self.sets:
            self._load_sets()
        if new or not self.plates:
            self.retranslate()

    def keys(self) -> Sequence[KeyHelp]:
        return packs_keys()

    def first(self) -> QWidget | None:
        return self.scene if self.stack.currentWidget() is self.scene else self.five

    def shut(self) -> None:
        self.scene.stop()
        self.faces.shut()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Packs"))
        self.back.set_words(self.tr("Start"))
        self.heading.setText(self.tr("Packs"))
        self.about.setText(
            self.tr("Packs cost nothing here. What lies in them comes from the seed alone: the same seed opens the "
                    "same packs again. Five of them make a Blitz Shield deck of forty cards.")
        )  # fmt: skip
        self.seed.setPlaceholderText(self.tr("Seed (empty: a new one)"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.which.setAccessibleName(self.tr("Set"))
        at = max(0, self.which.currentIndex())
        self.which.clear()
        self.which.addItems([one.name(self.stock.code) for one in self.sets])
        self.which.setCurrentIndex(min(at, len(self.sets) - 1))
        self.five.set_words(self.tr("Open five packs"), self.tr("They make a Blitz Shield deck"))
        self.one.set_words(self.tr("Open one pack"), self.tr("Eight cards"))
        self.make.set_words(self.tr("Keep the deck"))
        self.play.set_words(self.tr("Play it"))
        self.leave.set_words(self.tr("Back"))
        self.slow.set_words(self.tr("Slow reveal"))
        self.past_head.setText(self.tr("OPENED BEFORE"))
        for button in (self.five, self.one):
            button.setEnabled(bool(self.sets))
        self._fill_past()
        self._say_pack()

    def arrange(self) -> None:
        look = self.look
        set_spacing(self._head, look, 6)
        set_spacing(self._choices, look, 8)
        self._choices.setContentsMargins(RING, 0, RING, 0)
        set_spacing(self._shop, look, 8, (16, 10, 16, 8))
        set_spacing(self._past, look, 0)
        set_spacing(self._buttons, look, 2, (0, 0, 0, 10))
        wide = look.px(560)
        for widget in (self.five, self.one, self._chooser):
            widget.setMaximumWidth(wide)
        set_spacing(self._left, look, 8)
        self.fan.setFixedWidth(round(self.width() * 0.42))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.stack.currentWidget() is self.scene:
                self.to_shop()
            else:
                self.back_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.stack.currentWidget() is self.shop:
            self.five.click()
        else:
            super().keyPressEvent(event)

    def _fill_past(self) -> None:
        for plate in self.plates:
            self._past.removeWidget(plate)
            plate.setParent(None)
            plate.deleteLater()
        try:
            self.past = self.stock.library.packs.openings()[:60]
        except LibraryError as error:
            self.past = ()
            self.said.emit(told(error.said))
        self.plates = []
        for at, one in enumerate(self.past):
            plate = PlateButton(self.look, "row", "pack")
            packs = self.tr("{count} packs").format(count=len(one.packs)) if len(one.packs) > 1 else self.tr("1 pack")
            known = self._set_called(one.set_name)
            name = known.name(self.stock.code) if known is not None else one.set_name
            plate.set_words(one.seed, f"{name} · {packs} · {moment(one.opened)}")
            plate.clicked.connect(self._past_clicked)
            self._past.insertWidget(at, plate)
            self.plates.append(plate)
        self.past_head.setVisible(bool(self.plates))
        owned = sum(self.stock.owned.values())
        template = self.tr("Your collection: {cards} cards, {kinds} of {all} different ones.")
        self.collection.setText(
            template.format(cards=owned, kinds=len(self.stock.owned), all=len(self.stock.pool))
            if owned else self.tr("Your collection is empty; every pack goes into it.")
        )  # fmt: skip

    # ---- opening

    def _open_one(self) -> None:
        self.open_packs(1)

    def _open_five(self) -> None:
        self.open_packs(PACKS)

    def open_packs(self, count: int, seed: str = "") -> None:
        """Open packs; those of a seed that were opened before are shown again and not counted twice."""
        if not self.sets:
            return
        of = self.sets[max(0, self.which.currentIndex())]
        seed = seed or self.seed.text().strip() or new_seed()
        try:
            opening = open_packs(of, self.stock.pool, count, seed)
        except PackError as error:
            self.said.emit(sentence(str(error)))
            return
        known = next((one for one in self.past if one.seed == seed and one.packs == opening.packs), None)
        try:
            name = of.name(self.stock.code)
            self.ident = self.stock.library.packs.record(opening.packs, seed, name) if known is None else known.ident
        except LibraryError as error:
            self.said.emit(told(error.said))
            return
        self.stock.refresh()
        self._show(opening)

    def _show(self, opening: Opening, shown: bool = False) -> None:
        self.opening, self.pack = opening, 0
        self.seed.clear()
        self._faces_ahead()
        self.scene.show_pack(opening.packs[0])
        self.stack.setCurrentWidget(self.scene)
        if shown:
            self.scene.turn_all()
        self._say_pack()
        self.scene.setFocus(Qt.FocusReason.OtherFocusReason)

    def _faces_ahead(self) -> None:
        """Have the pictures of the cards painted while the first ones are being turned."""
        if self.opening is not None:
            for number in self.opening.packs[self.pack]:
                self.faces.small(number, self.stock.code, self.scene.card_width(), self.devicePixelRatioF())

    def _past_clicked(self) -> None:
        plate = self.sender()
        if not isinstance(plate, PlateButton):
            return
        one = self.past[self.plates.index(plate)]
        known = [number for pack in one.packs for number in pack if number in self.stock.pool]
        if len(known) != sum(len(pack) for pack in one.packs):
            self.said.emit(self.tr("Cards of these packs are not in the library any more."))
            return
        of = self._set_called(one.set_name) or usual_structure(one.set_name or "?")
        self.ident = one.ident
        self._show(Opening(of, one.seed, one.packs))

    def _set_called(self, name: str) -> PackSet | None:
        return next((one for one in self.sets if name in dict(one.names).values()), None)

    def _turned(self, number: str) -> None:
        self._say_pack()

    def _next(self) -> None:
        """The rest of this pack at once; then the next one."""
        if self.opening is None:
            return
        if self.scene.shown < len(self.scene.cards):
            self.scene.turn_all()
        elif self.pack + 1 < len(self.opening.packs):
            self.pack += 1
            self._faces_ahead()
            self.scene.show_pack(self.opening.packs[self.pack])
        self._say_pack()
        self.scene.setFocus(Qt.FocusReason.OtherFocusReason)

    def _slower(self) -> None:
        self.scene.slow = not self.scene.slow
        self.slow.set_marked(self.scene.slow)
        self.scene.setFocus(Qt.FocusReason.OtherFocusReason)

    def seen(self) -> list[str]:
        """The cards turned so far, of all packs."""
        if self.opening is None:
            return []
        before = [number for pack in self.opening.packs[: self.pack] for number in pack]
        return [*before, *self.scene.cards[: self.scene.shown]]

    def _say_pack(self) -> None:
        opening = self.opening
        if opening is None:
            return
        seen = self.seen()
        rarities = Counter(self.stock.printing(number).rarity for number in seen)
        self.tally.show_counts({rarity: rarities[rarity] for rarity in RARITIES})
        count = len(opening.packs)
        left = len(self.scene.cards) - self.scene.shown
        head = self.tr("PACK {at} OF {count}").format(at=self.pack + 1, count=count)
        hint = self.tr("Turn the last one") if left == 1 else self.tr("Turn a card")
        self.scene.set_words(head, opening.set.name(self.stock.code), hint, self.tr("Space"))
        last = left == 0 and self.pack + 1 == count
        of_deck = self.tr("{seen} of 40 cards for Blitz Shield · ").format(seen=len(seen)) if count == PACKS else ""
        again = self.tr("seed {seed}, the same packs again at any time").format(seed=opening.seed)
        self.line.setText(of_deck + again)
        self.next.setVisible(not last)
        self.next.set_words(self.tr("Skip to the end") if left else self.tr("Next pack"))
        self.slow.setVisible(not last)
        self.make.setVisible(last and count == PACKS)
        self.play.setVisible(last and count == PACKS)
        self.leave.set_words(self.tr("Done") if last else self.tr("Back"))

    def to_shop(self) -> None:
        """Back to the packs."""
        self.scene.stop()
        self.opening = None
        self.stack.setCurrentWidget(self.shop)
        self._fill_past()
        self.five.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_large(self, number: str) -> None:
        self.large.show_card(self.seen(), number)

    # ---- Blitz Shield

    def deck(self) -> Deck | None:
        """The Blitz Shield deck of the packs."""
        if self.opening is None:
            return None
        try:
            name = self.tr("Blitz Shield {seed}").format(seed=self.opening.seed)
            return blitz_deck(self.opening, self.stock.pool, name, self.stock.code)
        except PackError as error:
            self.said.emit(sentence(str(error)))
            return None

    def make_deck(self) -> int | None:
        """Keep it among the decks; again makes no second one. Its number."""
        deck = self.deck()
        if deck is None:
            return None
        library = self.stock.library
        try:
            entry = library.packs.opening(self.ident)
            there = {one.ident for one in library.decks.entries()}
            ident = entry.deck if entry.deck in there else None
            if ident is None:
                ident, _ = library.decks.save(deck)
                library.packs.tie(self.ident, ident)
        except LibraryError as error:
            self.said.emit(told(error.said))
            return None
        self.noted.emit(self.tr("“{name}” is among your decks.").format(name=deck.name))
        return ident

    def play_deck(self) -> None:
        """Play it against the computer, whose deck comes from five packs of its own."""
        deck = self.deck()
        opening = self.opening
        if deck is None or opening is None or self.make_deck() is None:
            return
        try:
            other = open_packs(opening.set, self.stock.pool, PACKS, f"{opening.seed}|the other side")
        except PackError as error:
            self.said.emit(sentence(str(error)))
            return
        cards = (tuple(cards_of(deck, self.stock.pool)), other.cards)
        names = (self.tr("You"), self.tr("Computer"))
        setup = MatchSetup(names, (Path(), Path()), ("human", "greedy"), secrets.randbelow(2**31), cards=cards)
        self.match_wanted.emit(MatchPlan(setup))
