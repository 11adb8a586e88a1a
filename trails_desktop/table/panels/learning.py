"""Looking things up from the table: what a card means, its rules, what became of it, and the rule browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Decision
from engine.trails.book.rulebook import load_book
from engine.trails.views.records import LogLine, View
from trails_desktop.match.api import MatchChange
from trails_desktop.table.cards.lineage import Lineage
from trails_desktop.table.cards.words import Sentence, Span, Words
from trails_desktop.table.geometry.layout import Frame
from trails_desktop.table.lookup.card_book import CardBook
from trails_desktop.table.lookup.rule_browser import RuleView
from trails_desktop.ui.theme import Theme


class Learning(QObject):
    """book: explains cards, None where no texts were compiled. log: the shown seat's own lines."""

    def __init__(
        self, over: QWidget, book: CardBook | None, words: Words, log: Callable[[], Sequence[LogLine]], theme: Theme
    ) -> None:
        super().__init__(over)
        self._over = over
        self._book = book
        self._words = words
        self._log = log
        self._theme = theme
        self._lineage = Lineage()
        self._scale = 1.0
        self._frame: Frame | None = None
        self._left = 0
        self._lang = "en"
        self.rules: RuleView | None = None  #: the open rule browser

    # --- cards -------------------------------------------------------------------------------------------------------
    def note(self, view: View, change: MatchChange) -> None:
        """Something happened, as the shown seat was told."""
        if change.jumped:
            self._lineage.jumped(view)
        self._lineage.note(view.seat, change.events)

    def meaning(self, number: str, lang: str) -> tuple[Sentence, ...] | None:
        """What the engine understood, None if nobody can say."""
        return (self._book.meaning(number, lang) or None) if self._book is not None else None

    def modes(self, number: str, decision: Decision) -> tuple[str, ...]:
        """What the effects say between which a question lets choose, in the player's language; () if nobody can say."""
        return self._book.modes(number, self._lang, decision) if self._book is not None and number else ()

    def craft(self, number: str, tree: str) -> str:
        """What a craft of a card says, in the player's language, "" if nobody can say (see :class:`CardBook`)."""
        return self._book.craft(number, tree, self._lang) if self._book is not None else ""

    def touching(self, number: str, lang: str) -> tuple[Sentence, ...] | None:
        """The rules the card uses, and the rulings that touch it."""
        return (self._book.touching(number, lang) or None) if self._book is not None else None

    def forms(self, seat: int, obj: int) -> frozenset[int]:
        """An object and all it was before, as far as the seat knows."""
        return self._lineage.forms(seat, obj)

    def history(self, seat: int, obj: int) -> tuple[Sentence, ...] | None:
        """What became of an object in this game, as far as the seat knows."""
        lines = self._lineage.lines(seat, obj, self._log())
        if not lines:
            return None
        said = []
        for line in lines:
            sentence = self._words.log_line(line)
            turn = (Span(self.tr("Turn {turn}: ").format(turn=line.turn)),) if line.turn else ()
            said.append(Sentence((*turn, *sentence.spans), line.rule))
        return tuple(said)

    # --- rules -------------------------------------------------------------------------------------------------------
    def open_rules(self, rule: str = "") -> None:
        """Open the rule browser, at a rule if one is given; open without a rule closes it again."""
        if self.rules is not None and not rule:
            self.close_rules()
            return
        if self.rules is None:
            rules = self._book.rules(self._lang) if self._book is not None else load_book(self._lang)
            self.rules = RuleView(rules, self._theme, self._scale, self._over)
            self.rules.closed.connect(self.close_rules)
            self._place()
            self.rules.show()
            self.rules.raise_()
        self.rules.open_at(rule)

    def set_language(self, lang: str) -> None:
        """Rules in ``en`` or ``ja``; an open browser opens anew where it was."""
        if lang == self._lang:
            return
        self._lang = lang
        if self.rules is not None:
            at = self.rules.current
            self.close_rules()
            self.open_rules(at)

    def close_rules(self) -> bool:
        """Put the rule browser away. True if it was open."""
        view, self.rules = self.rules, None
        if view is None:
            return False
        view.hide()
        view.deleteLater()
        self._over.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def lay(self, frame: Frame, left: int = 0) -> None:
        """Another window: the browser stands over the upper part of the board, whose left edge is at ``left``."""
        self._frame, self._scale, self._left = frame, max(0.9, frame.text), left
        if self.rules is not None:
            self.rules.set_look(self._theme, self._scale)
            self._place()

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        if self.rules is not None:
            self.rules.set_look(theme, self._scale)

    def _place(self) -> None:
        if self.rules is None or self._frame is None:
            return
        board = self._frame.board
        wide = round(min(board.w - 24, 640 * self._scale))
        high = round(min(self._frame.own.hand.y - 24, 560 * self._scale))
        self.rules.setGeometry(self._left + round(board.right) - wide - 12, 12, wide, high)
