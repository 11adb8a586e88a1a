"""The end of a match: a sentence of the world, a plain one, bond by turn, and what one can do now."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import zip_longest
from string import Formatter

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.match.setup import Series
from trails_desktop.match.story import MOMENTS, Story
from trails_desktop.screens.match.chart import BondChart
from trails_desktop.screens.match.facts import Ending
from trails_desktop.screens.match.moments import MomentCard
from trails_desktop.screens.match.texts import signed
from trails_desktop.screens.parts.faces import Pictures
from trails_desktop.screens.parts.widgets import PlateButton, Screen, Scroll, Words, painter, set_spacing
from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.names import CardNames, CardPool
from trails_desktop.table.cards.words import Words as CardWords
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

_GROUND = "#071421"
_DUSK = ((0.0, "#0D0922"), (0.55, "#3A2466"), (1.0, "#1E153C"))
_GIVEN_UP, _NO_BOND = "103.4", "705.5"
#: Milliseconds in which keys do nothing: who passed the last question with Space shall not begin the next match.
DEAF_MS = 600
#: The sky that nobody lit, until the picture comes.
_SKY = ((0.0, "#2F6F8A"), (0.5, "#8FB3A0"), (0.8, "#F0CE86"), (1.0, "#8A6038"))


class EndScreen(Screen):
    """Shows an :class:`Ending` and what led to it. Its wishes: ``rematch_wanted``, ``start_wanted``, ``decks_wanted``,
    ``page_wanted(str)`` (the match in the archive, at a point), ``look_back_wanted(Choice)`` (was there better?).
    Always dark, like the night the light is carried into.
    """

    rematch_wanted = Signal()
    start_wanted = Signal()
    decks_wanted = Signal()
    page_wanted = Signal(str)
    look_back_wanted = Signal(object)

    def __init__(self, look: Look, pictures: Pictures | None) -> None:
        super().__init__(_night(look))
        self._pictures = pictures
        self._ending: Ending | None = None
        self._deaf = QTimer(self)
        self._deaf.setSingleShot(True)
        self._deaf.timeout.connect(self._hears)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.where = Words(self.look, "cond", 14, "#F6DFA0", 600, 22)
        self.headline = Words(self.look, "display", 60, "#FFFFFF", 600, shrink=True)
        self.plain = Words(self.look, "ui", 19, "#D7E2EA", wrap=True)
        self.reason = Words(self.look, "ui", 15, "#B9CBD9", wrap=True)
        self.score = Words(self.look, "display", 22, "#F5BC50", 600)
        self._series = Series()
        self.chart = BondChart(self.look)
        self.rematch = PlateButton(self.look, "primary", "undo", "Enter")
        self.rematch.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.replay = PlateButton(self.look, "second", "play", "R")
        self.decks = PlateButton(self.look, "second", "deck")
        self.start = PlateButton(self.look, "second", "home")
        self.kept = Words(self.look, "ui", 13, "#B9CBD9", wrap=True)
        self.moments = [MomentCard(self.look, number) for number in range(1, MOMENTS + 1)]
        self._story = Story()
        self._coached = False
        self._asked: MomentCard | None = None
        self._faces: Faces | None = None
        self.rematch.clicked.connect(self.rematch_wanted)
        self.start.clicked.connect(self.start_wanted)
        self.decks.clicked.connect(self.decks_wanted)
        self.replay.clicked.connect(partial(self._watch, 0))
        for moment in self.moments:
            moment.watch_wanted.connect(self._watch)
            moment.better_wanted.connect(self._look_back)
            moment.on_wanted.connect(partial(self._watch, on=True))
        self._column = QWidget()
        rows = QVBoxLayout(self._column)
        for widget in (self.where, self.headline, self.plain, self.reason, self.score):
            rows.addWidget(widget)
        rows.addSpacing(6)
        rows.addWidget(self.chart, 1)
        rows.addSpacing(4)
        self._grid = QGridLayout()
        for moment in self.moments:
            self._grid.addWidget(moment)
            moment.hide()
        rows.addLayout(self._grid)
        self._rows = rows
        self._foot = QWidget(self)  # below what is scrolled: it stays in sight
        self._feet = QGridLayout(self._foot)
        for part in (self.rematch, self.replay, self.decks, self.start, self.kept):
            self._feet.addWidget(part)
        self.scroller = Scroll(self._column)
        self.scroller.setParent(self)
        if pictures is not None:
            pictures.ready.connect(self._picture_came)
        self.retranslate()

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(_night(look))

    def show_ending(self, ending: Ending) -> None:
        """Show how a match ended."""
        self._ending = ending
        self.retranslate()
        self.arrange()

    def show_story(self, story: Story, printings: CardPool, lang: str, coached: bool = False) -> None:
        """What led to the end: the bond from the start on, three moments, and where the match is kept. coached: whether
        somebody can say if there was a better move."""
        self._story, self._coached, self._asked = story, coached, None
        if self._faces is not None:
            self._faces.deleteLater()
        self._faces = Faces(CardNames(printings, lang), self._pictures, self) if story.moments else None
        if self._faces is not None:
            self._faces.repainted.connect(self._repaint)
        if self._ending is not None and story.history:
            self._ending = replace(self._ending, history=story.history)
        self.retranslate()
        self.arrange()

    def _look_back(self, card: MomentCard) -> None:
        """One question at a time: what was asked before is not answered any more."""
        if self._asked is not None and self._asked is not card:
            self._asked.say_better("")
            self._asked.ask.show()
        self._asked = card
        self.arrange()
        self.look_back_wanted.emit(card.choice)

    def show_better(self, found: object) -> None:
        """What was found out about the move that was asked about (:class:`trails_desktop.match.thinker.Coach`)."""
        card, self._asked = self._asked, None
        if card is not None:
            card.show_better(found if isinstance(found, tuple) else None)
            self.arrange()

    def _repaint(self, number: str) -> None:
        for moment in self.moments:
            moment.picture.update()

    def _watch(self, point: int, on: bool = False) -> None:
        """The match in the archive, at a point; on: to play on from there."""
        if self._story.kept:
            self.page_wanted.emit(f"matches/{self._story.kept}/{point}{'/on' if on else ''}")

    def show_series(self, series: Series) -> None:
        """How the series stands with this game."""
        self._series = series
        self.retranslate()

    def _tell_series(self, names: tuple[str, str]) -> None:
        series = self._series
        self.score.setVisible(series.best_of > 1)
        if series.best_of == 1:
            under = "" if self._story.moments else self.tr("The same decks, another shuffle")
            self.rematch.set_words(self.tr("Rematch"), under)
            return
        fields = {"first": names[0], "second": names[1], "one": series.wins[0], "two": series.wins[1]}
        if not series.decided:
            text = self.tr("Best of {best}: {first} {one}, {second} {two}").format(best=series.best_of, **fields)
            self.rematch.set_words(self.tr("Next game"), self.tr("The players change seats"))
        else:
            self.rematch.set_words(self.tr("Play again"), self.tr("A new best of {best}").format(best=series.best_of))
            text = self.tr("The match is drawn, {one} to {two}").format(**fields)
            if series.winner >= 0:
                template = self.tr("{name} wins the match, {more} to {less}")
                more, less = max(series.wins), min(series.wins)
                text = template.format(name=names[series.winner], more=more, less=less)
        self.score.setText(text)

    def retranslate(self) -> None:
        ending = self._ending
        self._tell_series(("", "") if ending is None else ending.names)
        self.start.set_words(self.tr("To the start"))
        self.replay.set_words(self.tr("Watch the replay"))
        self.decks.set_words(self.tr("To the decks"))
        if ending is None:
            return
        self._tell_moments(ending)
        where = self.tr("TURN {turn}  ·  RULE {rule}")
        self.where.setText(where.format(turn=ending.turn, rule=ending.rule))
        self.headline.setText(self._headline(ending))
        self.plain.setText(self._plain(ending))
        reason = reason_text(ending)
        self.reason.setText(reason)
        told = ending.rule == _NO_BOND and bool(self._story.moments)  # the sentence above says it
        self.reason.setVisible(bool(reason) and not told)
        caption = self.tr("Bond at the end of each turn")
        self.chart.brief = bool(self._story.moments)
        line = self.tr("Turn {turn}: {first} {first_bond}, {second} {second_bond}")
        spoken = [
            line.format(turn=turn, first=ending.names[0], first_bond=a, second=ending.names[1], second_bond=b)
            for turn, a, b in ending.history
        ]
        turns = [told.turn for told in self._story.moments]
        self.chart.set_ending(ending, caption, ". ".join([caption, *spoken]), turns)
        self.setAccessibleName(self.headline.text())
        self.setAccessibleDescription(f"{self.plain.text()} {reason}".strip())

    def _tell_moments(self, ending: Ending) -> None:
        story, faces = self._story, self._faces
        self.replay.setVisible(bool(story.kept))
        self.kept.setVisible(bool(story.kept))
        keys = self.tr("1, 2, 3: a moment again · R: the replay")
        first, second = ending.names
        kept = self.tr("Kept under Matches: {first} against {second}").format(first=first, second=second)
        self.kept.setText(f"{kept}\n{keys}")
        for card, told in zip_longest(self.moments, story.moments):
            card.setVisible(told is not None)
            if told is not None and faces is not None:
                words = CardWords(faces.names.name, lambda seat: ending.names[seat] if seat in (0, 1) else "")
                card.show_told(told, ending, faces, words, bool(story.kept), self._coached)

    def _headline(self, ending: Ending) -> str:
        if ending.winner < 0:
            return self.tr("Both lamps go dark")
        if ending.you < 0:
            return self.tr("{name} keeps the light").format(name=ending.names[ending.winner])
        return self.tr("The line holds") if ending.winner == ending.you else self.tr("The lamp goes out")

    def _plain(self, ending: Ending) -> str:
        bond = [signed(value) for value in ending.bond]
        if ending.rule == _GIVEN_UP and ending.winner >= 0 and ending.you >= 0:
            given_up = (
                self.tr("{other} gave up. You were at {your_bond} bond, {other} at {other_bond}.")
                if ending.winner == ending.you
                else self.tr("You gave up. You were at {your_bond} bond, {other} at {other_bond}.")
            )
            name = ending.names[1 - ending.you]
            return given_up.format(other=name, your_bond=bond[ending.you], other_bond=bond[1 - ending.you])
        if ending.winner < 0:
            return self.tr("A draw: {first} is at {first_bond} bond, {second} at {second_bond}.").format(
                first=ending.names[0], first_bond=bond[0], second=ending.names[1], second_bond=bond[1]
            )
        if ending.you < 0:
            winner, loser = ending.winner, 1 - ending.winner
            return self.tr("{winner} wins: {loser} is at {loser_bond} bond, {winner} at {winner_bond}.").format(
                winner=ending.names[winner], loser=ending.names[loser], winner_bond=bond[winner], loser_bond=bond[loser]
            )
        you, other = ending.you, 1 - ending.you
        sentence = (
            self.tr("You win: {other} is at {other_bond} bond, you are at {your_bond}.")
            if ending.winner == you
            else self.tr("You lose: you are at {your_bond} bond, {other} is at {other_bond}.")
        )
        return sentence.format(other=ending.names[other], other_bond=bond[other], your_bond=bond[you])

    def arrange(self) -> None:
        look, shown = self.look, [card for card in self.moments if not card.isHidden()]
        left = max(16, min(round(52 * self.fit_scale()), self.width() // 16))
        most = self.width() - 2 * left
        wide = min(look.px(1180) if shown else look.px(568), most)
        columns = max(1, min(len(shown), wide // look.px(300)))
        for column in range(MOMENTS):
            self._grid.setColumnStretch(column, int(column < columns))
        for at, card in enumerate(shown):
            self._grid.addWidget(card, at // columns, at % columns)
        top = round(min(36 if shown else 66, self.height() * 0.06) * self.fit_scale())
        high = min(self.height() - top - look.px(20), look.px(760 if shown else 680))
        # In a high window the column keeps its shape and stands in the middle.
        top = max(top, round((self.height() - high) * 0.42))
        self._column.setMaximumWidth(wide)
        set_spacing(self._rows, look, 2 if shown else 6)
        set_spacing(self._grid, look, 18)
        foot = self._lay_foot(wide)
        self._fit_chart(wide, high - foot, bool(shown))
        column = min(high - foot, max(self._rows.totalHeightForWidth(wide), 0 if shown else high - foot))
        self.scroller.setGeometry(left, top, min(wide + look.px(14), self.width() - left), column)
        self._foot.setGeometry(left, top + column, wide, foot)

    def _lay_foot(self, wide: int) -> int:
        """Buttons side by side; where they are too wide all but the first one become links, and what is only told is
        scrolled. Returns the height in pixels."""
        every = (self.rematch, self.replay, self.decks, self.start)
        buttons = [button for button in every if not button.isHidden()]
        set_spacing(self._feet, self.look, 12, (0, 6, 0, 0))
        for kind in ("second", "link"):
            for button, key in ((self.replay, "R"), (self.decks, ""), (self.start, "")):
                button.set_kind(kind, key if kind == "second" else "")
            together = sum(button.sizeHint().width() + self.look.px(12) for button in buttons)
            if together <= wide:
                break
        columns = len(buttons) if together <= wide else 2
        for at, button in enumerate(buttons):
            self._feet.addWidget(button, at // columns, at % columns)
        if wide - together > self.look.px(150):
            self._feet.addWidget(self.kept, 0, columns)
        else:
            self._rows.addWidget(self.kept)
        for column in range(len(buttons) + 1):
            self._feet.setColumnStretch(column, int(column == len(buttons)))
        return (
            self._feet.totalHeightForWidth(wide)
            if self._feet.hasHeightForWidth()
            else self._feet.totalSizeHint().height()
        )

    def _fit_chart(self, wide: int, high: int, brief: bool) -> None:
        """With moments below it the curve gives way, so that the foot stays in sight."""
        most = self.look.px(200)
        self.chart.setMaximumSize(self.look.px(640), most if brief else 16_777_215)
        if brief:
            over = self._rows.totalHeightForWidth(wide) - high
            self.chart.setMaximumHeight(max(self.look.px(120), most - max(0, over)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._deaf.start(DEAF_MS)

    @property
    def listens(self) -> bool:
        """Whether keys reach it: not in its first moment, in which they were meant for the table."""
        return not self._deaf.isActive()

    def _hears(self) -> None:
        if self.isVisible():
            self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._deaf.isActive():
            return
        number = event.key() - Qt.Key.Key_1
        if event.key() == Qt.Key.Key_R:
            self._watch(0)
        elif 0 <= number < len(self._story.moments):
            self._watch(self._story.moments[number].point - 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            (focused if isinstance(focused, PlateButton) else self.rematch).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.start_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        w, h = float(self.width()), float(self.height())
        p.fillRect(self.rect(), "#000000" if self.look.theme.flat else _GROUND)
        if self.look.theme.flat:
            return
        image = None if self._pictures is None else self._pictures.get(_picture(), 2)
        if image is None:
            p.fillRect(self.rect(), paint.gradient(0, 0, 0, h, _SKY))
        else:
            scale = max(w / image.width(), h / image.height())
            iw, ih = image.width() * scale, image.height() * scale
            p.drawImage(QRectF((w - iw) / 2, (h - ih) * 0.55, iw, ih), image, QRectF(image.rect()))
        if self._ending is not None and self._ending.you >= 0 and self._ending.winner not in (-1, self._ending.you):
            # Who lost sees the same land at violet dusk.
            p.fillRect(
                self.rect(), paint.gradient(0, 0, 0, h, [(at, paint.tone(colour, 0.68)) for at, colour in _DUSK])
            )
        edge = min(0.95, (self.scroller.x() + self.chart.maximumWidth() + 30) / w)
        stops = [(0.0, 0.96), (0.55, 0.90), (0.80, 0.72), (1.0, 0.44)]
        shade = [(part * edge, paint.tone(_GROUND, alpha)) for part, alpha in stops]
        rest = 1 - edge
        shade += [(edge + rest * part, paint.tone(_GROUND, a)) for part, a in ((0.3, 0.18), (0.67, 0.04), (1.0, 0.0))]
        p.fillRect(self.rect(), paint.gradient(0, 0, w, 0, shade))

    def _picture_came(self, number: str) -> None:
        if number == _picture().number:
            self.update()


def reason_text(ending: Ending) -> str:
    """The reason in the player's language, "" if there is none to tell or it asks for names nobody gave."""
    if not ending.reason:
        return ""
    template = QCoreApplication.translate("engine", ending.reason)
    fields = {"winner": "", "loser": "", "player": ""}
    if ending.winner >= 0:
        loser = ending.names[1 - ending.winner]
        fields = {"winner": ending.names[ending.winner], "loser": loser, "player": loser}
    wanted = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    return template.format(**fields) if wanted <= fields.keys() else ""


def _picture() -> PictureSpec:
    """Light handed from tower to tower: the picture of the ending."""
    return PictureSpec(number="ending", type="EVENT", org="couriers", rarity="SR", motif="relay")


def _night(look: Look) -> Look:
    dark = look.theme if look.theme.flat else theme("dark")
    return Look(dark, look.scale, look.speed, look.calm)
