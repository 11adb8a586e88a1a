"""Importing cards: what a file would change, which rows cannot be used and why, what a table's columns mean; then the
import itself with progress and cancel."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from trails_desktop.library.importing.columns import OWN, guess, problem
from trails_desktop.library.importing.plan import Done, Plan
from trails_desktop.library.importing.proposals import Proposals, look_for
from trails_desktop.library.importing.rows import TABLES, read_headers
from trails_desktop.library.library import Library
from trails_desktop.library.orgs import OrgName
from trails_desktop.library.storage.sentences import Cancel, LibraryError, Progress
from trails_desktop.pages.deckbuilder.cards.chips import Chip
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import in_words
from trails_desktop.pages.deckbuilder.work import Job, Work
from trails_desktop.screens.org_questions import OrgQuestions
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip

_SHOWN: Final = 500
_WRAPPED: Final = 100  #: reasons that are shown on several lines where they need them


class ImportSheet(Sheet):
    """``imported(Done)`` after an import; ``said`` a sentence about what cannot be done."""

    imported = Signal(object)
    said = Signal(str)

    def __init__(self, parent: QWidget, look: Look, stock: Stock) -> None:
        super().__init__(parent, look, 900)
        self._stock = stock
        self._file: Path | None = None
        self._columns: dict[str, str] | None = None
        self.plan: Plan | None = None
        self.job: Job | None = None
        self.summary = Words(look, "ui", 15.5, "text", 600, wrap=True)
        self.detail = Words(look, "ui", 13.5, "text2", wrap=True)
        self.kinds = [Chip(look, kind) for kind in ("rejected", "added", "updated", "unchanged", "proposed")]
        self.table = QTableWidget(0, 4)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.mapping_head = Words(look, "cond", 12, "text2", 600, 16)
        self.mapping = QWidget()
        self._grid = QGridLayout(self.mapping)
        self.boxes: dict[str, QComboBox] = {}
        self.asked = OrgQuestions(look)
        self.bar = QProgressBar()
        self.stop_button = PlateButton(look, "second", "close")
        self.go_button = PlateButton(look, "primary", "check")
        self.meant_button = PlateButton(look, "second", "info")
        self.meant: Proposals | None = None
        self._chips = QHBoxLayout()
        for chip in self.kinds:
            chip.clicked.connect(self._kind_clicked)
            self._chips.addWidget(chip)
        self._chips.addStretch(1)
        for widget in (self.summary, self.detail, self.bar):
            self.rows.addWidget(widget)
        self.rows.addWidget(self.asked)
        self.rows.addLayout(self._chips)
        self.rows.addWidget(self.table, 1)
        self.rows.addWidget(self.mapping_head)
        self.rows.addWidget(self.mapping)
        self.buttons.insertWidget(1, self.stop_button)
        self.buttons.insertWidget(2, self.meant_button)
        self.buttons.insertWidget(3, self.go_button)
        self.meant_button.clicked.connect(self._look_for_meant)
        self.go_button.clicked.connect(self.carry_out)
        self.stop_button.clicked.connect(self._stop)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.asked.set_look(look)
        self._make_room()
        self.go_button.setFixedHeight(look.px(48) + 12)
        for column, width in enumerate((70, 120, 240)):
            self.table.setColumnWidth(column, look.px(width))
        self.table.verticalHeader().setDefaultSectionSize(look.px(28))

    def _make_room(self) -> None:
        """What the columns mean is to be seen without scrolling, as far as that goes."""
        self.table.setMinimumHeight(self.look.px(130 if self.mapping.isVisibleTo(self.body) else 240))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Import cards"))
        self.setAccessibleName(self.tr("Import cards"))
        self.stop_button.set_words(self.tr("Stop"))
        self.mapping_head.setText(self.tr("WHAT THE COLUMNS MEAN"))
        self.table.setHorizontalHeaderLabels(
            [self.tr("Row"), self.tr("Number"), self.tr("Name"), self.tr("What happens")]
        )  # fmt: skip
        self._show_plan()

    def look_at(self, file: Path) -> None:
        """Open with what this file would change."""
        self._file, self._columns, self.plan = file, None, None
        self._map_columns(file)
        self.open()
        self._read()

    # ---- columns

    def _map_columns(self, file: Path) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self.boxes = {}
        headers: list[str] = []
        if file.suffix.lower() in TABLES:
            try:
                headers = list(read_headers(file))
            except LibraryError:
                headers = []
        guessed = guess(headers)
        for at, header in enumerate(headers[:60]):
            label, box = QLabel(header[:60]), QComboBox()
            label.setTextFormat(Qt.TextFormat.PlainText)
            box.addItem(self.tr("keep as it is"), None)
            box.addItem(self.tr("leave out"), "")
            for name in OWN:
                box.addItem(name, name)
            box.setCurrentIndex(max(0, box.findData(guessed.get(header))))
            box.setAccessibleName(header)
            box.activated.connect(self._columns_changed)
            self.boxes[header] = box
            self._grid.addWidget(label, at // 3, at % 3 * 2)
            self._grid.addWidget(box, at // 3, at % 3 * 2 + 1)
        plain = set(headers) <= set(OWN)
        self.mapping.setVisible(bool(headers) and not plain)
        self._make_room()
        self.mapping_head.setVisible(bool(headers) and not plain)

    def _columns_changed(self) -> None:
        columns = {header: box.currentData() for header, box in self.boxes.items() if box.currentData() is not None}
        wrong = problem(columns)
        if wrong:
            self.said.emit(self.tr("These columns do not fit: {why}.").format(why=wrong))
            return
        self._columns = columns
        self._read()

    # ---- reading and doing

    def _read(self) -> None:
        self.plan = self.meant = None
        file, columns, library = self._file, self._columns, self._stock.library
        assert file is not None
        self._begin(functools.partial(_plan, library, file, columns))

    def carry_out(self) -> None:
        """Import what the plan says."""
        if self.plan is not None and self.plan.ok and self.job is None:
            self._begin(functools.partial(_carry, self._stock.library, self.plan, self.asked.answers()))

    def _look_for_meant(self) -> None:
        if self.meant is not None:
            self.plan, self.meant = self.meant.plan, None
            self._mark("added" if self.plan.count("added") else "updated")
            self._show_plan()
        elif self.plan is not None and self.job is None:
            self._begin(functools.partial(look_for, self.plan, self._stock.pool))

    def _begin(self, work: Work) -> None:
        if self.job is not None:
            self.job.wait()
        job = Job(work, self)
        job.progressed.connect(self._progressed)
        job.done.connect(self._job_done)
        job.failed.connect(self._job_failed)
        job.stopped.connect(self._job_stopped)
        self.job = job
        self.bar.setRange(0, 0)
        self._show_plan()
        job.start()

    def _stop(self) -> None:
        if self.job is not None:
            self.job.cancel()

    def shut(self) -> None:
        """Stop whatever runs."""
        if self.job is not None:
            self.job.wait()

    def done(self) -> None:
        if self.job is not None:
            self.job.cancel()
        super().done()

    def _progressed(self, done: int, of: int, what: str) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.bar.setFormat(QCoreApplication.translate("library", what) + " · %p %")

    def _job_done(self, result: object) -> None:
        stopped = self.job is not None and self.job.stopping
        self.job = None
        if isinstance(result, Plan) and stopped:
            super().done()  # it was read to its end while somebody pressed Stop: nothing was changed by reading
        elif isinstance(result, Plan):
            self.plan, self.meant = result, None
            self.asked.ask(result.questions if result.ok else (), self._names(result))
            self._mark("rejected" if result.refused else "added" if result.count("added") else "updated")
            self._show_plan()
        elif isinstance(result, Proposals):
            self.meant = result
            self._mark("proposed" if result.found else "added")
            self._show_plan()
        elif isinstance(result, Done):
            self.plan = None
            super().done()
            self.imported.emit(result)

    def _names(self, plan: Plan) -> tuple[OrgName, ...]:
        """What a question may be answered with; nothing is read where nothing is asked."""
        try:
            return self._stock.library.orgs.all() if plan.questions else ()
        except LibraryError:
            return ()

    def _job_failed(self, sentence: str) -> None:
        self.job = None
        self._show_plan()
        self.summary.setText(sentence)

    def _job_stopped(self) -> None:
        self.job = None
        super().done()

    # ---- showing

    def _show_plan(self) -> None:
        plan, busy = self.plan, self.job is not None
        self.done_button.set_words(self.tr("Cancel") if plan is not None else self.tr("Close"))
        self.bar.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.go_button.setVisible(plan is not None and not busy)
        found = -1 if self.meant is None else len(self.meant.found)
        self.meant_button.setVisible(plan is not None and plan.ok and not busy and found != 0)
        meant = self.tr("Take the proposals: {count}") if found > 0 else self.tr("Check the wording")
        self.meant_button.set_words(meant.format(count=found))
        self.table.setVisible(plan is not None)
        for chip in self.kinds:
            chip.setVisible(plan is not None and (found >= 0 or chip.value != "proposed"))  # not before one looked
        name = self._file.name if self._file is not None else ""
        if plan is None:
            self.asked.ask((), ())
            self.summary.setText(name)
            self.detail.setText("")
            return
        counts = {kind: plan.count(kind) for kind in ("added", "updated", "unchanged")}
        words = {
            "rejected": self.tr("{count} cannot be used"), "added": self.tr("{count} new"),
            "updated": self.tr("{count} changed"), "unchanged": self.tr("{count} as they are"),
            "proposed": self.tr("{count} proposed"),
        }  # fmt: skip
        for chip in self.kinds:
            count = {"rejected": plan.refused, "proposed": max(0, found), **counts}[chip.value]
            chip.set_words(words[chip.value].format(count=count))
            chip.setEnabled(count > 0)
        if plan.refused:
            template = self.tr("{file}: nothing can be imported before {count} rows are put right.")
            self.summary.setText(template.format(file=name, count=plan.refused))
        else:
            template = self.tr("{file}: {added} new printings, {updated} changed, {unchanged} as they are.")
            self.summary.setText(template.format(file=name, **counts))
        kept = ", ".join(f"{field} ({rows})" for field, rows in list(plan.kept.items())[:8])
        said = [self.tr("Unknown fields are kept: {fields}").format(fields=kept)] if kept else []
        if plan.encoding:
            said.append(self.tr("The file is encoded as {encoding}.").format(encoding=plan.encoding))
        self.detail.setText("\n".join(said))
        self.detail.setVisible(bool(said))
        self.go_button.set_words(self.tr("Import {count}").format(count=counts["added"] + counts["updated"]))
        self.go_button.setEnabled(plan.ok and bool(counts["added"] or counts["updated"]))
        self._fill_table()
        self.arrange()

    def _kind_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, Chip):
            self._mark(chip.value)
            self._fill_table()

    def _mark(self, kind: str) -> None:
        for chip in self.kinds:
            chip.setChecked(chip.value == kind)

    def _fill_table(self) -> None:
        plan = self.plan
        if plan is None:
            return
        kind = next((chip.value for chip in self.kinds if chip.isChecked()), "added")
        rows: list[tuple[str, str, str, str]] = []
        if kind == "rejected":
            rows = [(str(one.row), "", "", in_words(one.reason)) for one in plan.rejected[:_SHOWN]]
        elif kind == "proposed" and self.meant is not None:
            rows = self.meant.shown(_SHOWN)
        else:
            said = {"added": self.tr("new"), "updated": self.tr("changed: {fields}"), "unchanged": self.tr("as it is")}
            for change in plan.changes:
                if change.kind == kind and len(rows) < _SHOWN:
                    what = said[kind].format(fields=", ".join(change.fields))
                    rows.append((str(change.row), f"{change.number} {change.lang}", change.name, what))
        self.table.setRowCount(0)  # rows come back in their usual height
        self.table.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                item = QTableWidgetItem(cell)
                item.setToolTip(plain_tip(cell))
                self.table.setItem(row, column, item)
        if kind == "rejected" and len(rows) <= _WRAPPED:  # a reason is read whole
            self.table.resizeRowsToContents()
        self.table.setColumnHidden(1, kind == "rejected")
        self.table.setColumnHidden(2, kind == "rejected")


def _plan(library: object, file: Path, columns: Mapping[str, str] | None, progress: Progress, cancel: Cancel) -> Plan:
    assert isinstance(library, Library)
    return library.plan_import(file, columns, progress, cancel)


def _carry(
    library: object, plan: Plan, orgs: tuple[OrgName, ...], progress: Progress, cancel: Cancel
) -> Done:  # fmt: skip
    assert isinstance(library, Library)
    return library.carry_out(plan, progress, cancel, orgs)
