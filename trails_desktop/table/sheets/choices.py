"""Questions answered on the table: sheets for yes or no, options, names, numbers, shares, orders and plans.

:func:`decision_sheet` says which questions are asked by a sheet and builds its state; :func:`make_sheet` makes the
item. A menu for a card with several legal actions is a closable sheet of options (:func:`action_menu`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsItem

from engine.kernel.decisions import Decision, Kind, Option
from trails_desktop.table.questions.byhand import HandState
from trails_desktop.table.questions.craft_texts import in_full
from trails_desktop.table.questions.state import Choice, SheetKind, SheetState
from trails_desktop.table.sheets.base import ChoiceSheet
from trails_desktop.table.sheets.byhand import HandSheet
from trails_desktop.table.sheets.modes import ModesSheet
from trails_desktop.table.sheets.number import NumberSheet, SplitSheet
from trails_desktop.table.sheets.options import OptionsSheet
from trails_desktop.table.sheets.rails import ArrangeSheet, OrderSheet
from trails_desktop.ui.theme import Theme

__all__ = [
    "ArrangeSheet",
    "Choice",
    "ChoiceSheet",
    "ModesSheet",
    "NumberSheet",
    "OptionsSheet",
    "OrderSheet",
    "SheetState",
    "SplitSheet",
    "action_menu",
    "decision_sheet",
    "make_sheet",
]

_KINDS: Final[dict[Kind, SheetKind]] = {
    Kind.ACT: "options",
    Kind.CHOOSE: "options",
    Kind.YES_NO: "options",
    Kind.NAME: "options",
    Kind.NUMBER: "number",
    Kind.SPLIT: "split",
    Kind.ORDER: "order",
    Kind.ARRANGE: "arrange",
}
_SEARCH_FROM = 12


def _kind(decision: Decision) -> SheetKind:
    """Which sheet asks: cards that can only be put in another order are all in one row."""
    words = {option[0] for option in decision.options}
    if words == {"mode"} or in_full(decision):
        return "modes"
    if decision.kind is Kind.ARRANGE and len(words) == 1 and words <= {"top", "under"}:
        return "order"
    return _KINDS[decision.kind]


def decision_sheet(
    decision: Decision,
    title: str,
    choice_of: Callable[[Option], Choice],
    detail: str = "",
    confirm: str = "",
    none: Choice | None = None,
) -> SheetState:
    """The sheet for a decision. ``choice_of`` words one option; yes and no are worded here. ``title`` is the prompt,
    translated. ``none``: taking nothing of at most one, as a choice of its own; it has no option."""
    if decision.kind is Kind.YES_NO:
        choices = tuple(_yes_no(option) for option in decision.options)
    else:
        choices = tuple(choice_of(option) for option in decision.options)
    single = decision.kind in (Kind.ACT, Kind.YES_NO, Kind.NAME) or none is not None
    choices += (none,) if none is not None else ()
    return SheetState(
        kind=_kind(decision),
        title=title,
        choices=choices,
        rule=decision.rule,
        detail=detail,
        least=1 if single else decision.least,
        most=1 if single else decision.most,
        total=decision.total,
        confirm=confirm,
        searchable=decision.kind is Kind.NAME or len(choices) >= _SEARCH_FROM,
    )


def action_menu(title: str, choices: Sequence[Choice], rule: str = "") -> SheetState:
    """A menu of the legal actions of one card; Esc closes it."""
    return SheetState("options", title, tuple(choices), rule, closable=True)


def make_sheet(state: SheetState, theme: Theme, parent: QGraphicsItem | None = None) -> ChoiceSheet:
    """The item for a sheet."""
    if isinstance(state, HandState):
        return HandSheet(state, theme, parent)
    made: dict[SheetKind, type[ChoiceSheet]] = {
        "options": OptionsSheet,
        "modes": ModesSheet,
        "number": NumberSheet,
        "split": SplitSheet,
        "order": OrderSheet,
        "arrange": ArrangeSheet,
    }
    return made[state.kind](state, theme, parent)


def _yes_no(option: Option) -> Choice:
    tr = QCoreApplication.translate
    if option[0] == "yes":
        return Choice(option, tr("ChoiceSheet", "Yes"), icon="check", key=tr("ChoiceSheet", "Y", "key for yes"))
    return Choice(option, tr("ChoiceSheet", "No"), icon="close", key=tr("ChoiceSheet", "N", "key for no"))
