"""Sheets on the board: which one a question needs, where it stands, and what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Answer, Decision, Option
from trails_desktop.board.asking.asker import ON_A_SHEET, Asker, Thing
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.covers import EndSheet, MeantSheet
from trails_desktop.board.desk import Desk
from trails_desktop.board.sheets.browse import fill
from trails_desktop.board.sheets.kinds import ListSheet, sheet_for
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.board.sheets.split import Shown
from trails_desktop.ui.theme import Theme


class Sheets(QObject):
    """``gave(answer)``: a question is answered. ``left()``: the player leaves after the end. parent: over which widget
    sheets stand."""

    gave = Signal(object)
    left = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._parent = desk, parent
        self._end_shown = False

    def begin(self) -> None:
        """Another match, or an earlier point of it: its end was not shown yet."""
        self._end_shown = False

    def ask_concede(self) -> None:
        """Ask whether the player means to give up."""
        if self._desk.now.winner is None:
            sheet = MeantSheet(tr("Give up this match?"), tr("Give up"), tr("Play on"), *self._place_and_look())
            self.put(sheet)

    def _concede(self) -> None:
        self._desk.match.concede()
        self._desk.refresh()

    def show(self) -> None:
        """The sheet of the question at hand, if it has one."""
        decision, asker = self._desk.now.decision, self._desk.asker
        if decision is None or asker is None or self._desk.sheet is not None or self._desk.now.winner is not None:
            return
        maker = self._desk.game.sheet(decision, self._desk.now)
        if maker is not None:
            self.put(maker(self._desk, decision, self._parent))
        elif decision.kind in ON_A_SHEET or self._elsewhere(decision, asker):
            self.put(self._plain(decision))

    def _elsewhere(self, decision: Decision, asker: Asker) -> bool:
        """Whether something can be chosen that does not lie open on the board."""
        if not decision.options:
            return False
        for option in decision.options:
            cards = asker.cards(option)
            if not cards:
                if not asker.acts:
                    return True
                continue
            for ident in cards:
                if ident > 0 and ident not in self._desk.scene.spots:
                    return True
        return False

    def _plain(self, decision: Decision) -> Sheet:
        title = self._desk.teller.question(self._desk.now, decision)
        detail = self._desk.teller.detail(self._desk.now, decision)
        game, view, faces = self._desk.game, self._desk.now, self._desk.faces

        def portrait(option: Option, width: int, height: int) -> QPixmap | None:
            card = view.card(int(option[1])) if len(option) > 1 else None
            return None if card is None else faces.pixmap(card, "slot", width, height, self._parent.devicePixelRatioF())

        return sheet_for(
            decision,
            self._desk.option_said,
            Shown(lambda option, share: game.outcome(view, option, share), portrait),
            title,
            detail,
            *self._place_and_look(),
            quiet=self._desk.teller.words.quiet,
        )

    def _place_and_look(self) -> tuple[Theme, float, QWidget]:
        """What every sheet is made with."""
        return self._desk.scene.theme, self._desk.look.scale, self._parent

    def ask_which(self, options: tuple[Option, ...]) -> None:
        """Several options mean the same on the board: ask which."""
        decision = self._desk.now.decision
        assert decision is not None
        head = (tr("Which of these?"), decision.rule, "", *self._place_and_look())
        self.put(ListSheet(decision, options, self._desk.option_said, *head))

    def browse(self, thing: Thing) -> None:
        """Look through a pile that lies open."""
        from_side = next(side for side in self._desk.now.sides if side.seat == thing[2])
        area = self._desk.game.spec.area(str(thing[1]))
        cards = from_side.zones.get(area.zone, ())
        if area.form != "pile" or not cards or all(card.name is None for card in cards) or self._desk.sheet is not None:
            return
        sheet = Sheet(
            self._desk.teller.place(area.zone), "", "", self._desk.scene.theme, self._desk.look.scale, self._parent
        )
        fill(sheet, cards, self._desk.teller, self._desk.inspect)
        self.put(sheet)

    def put(self, sheet: Sheet) -> None:
        """Put a sheet on the board, in place of one that is there."""
        self.close()
        self._desk.sheet = sheet
        sheet.answered.connect(self._answered)
        sheet.changed.connect(lambda answer: self._desk.remark())
        sheet.closed.connect(self._closed)
        self.place()
        sheet.show()
        sheet.raise_()
        sheet.begin()
        self._desk.remark()

    def place(self) -> None:
        """Where it stands."""
        if self._desk.sheet is None:
            return
        board = self._desk.scene.boxes.board
        wide = min(
            board.w - 32, 632 * max(1.0, min(self._desk.look.scale, 1.5)) * max(1.0, self._desk.scene.boxes.u / 1.2)
        )
        self._desk.sheet.setFixedWidth(round(wide))
        self._desk.sheet.adjustSize()
        high = min(self._desk.sheet.sizeHint().height(), round(board.h - 24))
        above = self._desk.sheet.above
        # the steps stay to be seen, unless the sheet is too high for what is below them
        free = self._desk.scene.boxes.band.bottom + 8
        top = min(board.h - high - 12, board.h * above if above else max(free, board.h * 0.60 - high / 2))
        rect = QRectF((board.w - wide) / 2, max(12.0, top), wide, high)
        self._desk.sheet.setGeometry(rect.toRect())

    def _answered(self, answer: Answer) -> None:
        sheet = self._desk.sheet
        self.close()
        if isinstance(sheet, EndSheet):
            self.left.emit()
        elif isinstance(sheet, MeantSheet):
            self._concede()
        else:
            self.gave.emit(answer)

    def _closed(self) -> None:
        """Leave a sheet that need not be answered; a question's own sheet stays."""
        decision = self._desk.now.decision
        if isinstance(self._desk.sheet, MeantSheet | EndSheet) or self._desk.asker is None or decision is None or (
            decision.kind not in ON_A_SHEET and not self._elsewhere(decision, self._desk.asker)
        ):  # fmt: skip
            if self._desk.asker is not None:
                self._desk.asker.clear()
            self.close()
            self._desk.remark()

    def close(self) -> None:
        """Take it away."""
        if self._desk.sheet is not None:
            self._desk.sheet.hide()
            self._desk.sheet.deleteLater()
            self._desk.sheet = None
            self._desk.take_keys()

    def show_end(self) -> None:
        """The match is over: say so once."""
        view = self._desk.now
        if view.winner is None or self._end_shown:
            return
        self._end_shown = True
        names = self._desk.match.names
        title = tr("Nobody wins") if view.winner < 0 else tr("{who} wins").format(who=names[view.winner])
        why = self._desk.teller.words.endings.get(view.rule, "")
        rule = view.rule if any(map(str.isdigit, view.rule)) else ""  # who gives up does so by no rule
        self.put(EndSheet(title, why, rule, *self._place_and_look()))
