"""The window's sheets and the commands that open them: menu, settings, keys, and the questions before leaving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from trails_desktop.app.actions import Command, commands, key_help
from trails_desktop.screens.keys import KeysSheet
from trails_desktop.screens.parts.dialogs import Choice, HelpSheet, KeyHelp, MenuSheet
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.settings import SettingsSheet
from trails_desktop.ui.keys.deeds import deeds
from trails_desktop.ui.keys.keymap import Keymap
from trails_desktop.ui.settings import Look, Settings


class Menus(QObject):
    """Holds the sheets over ``middle``. ``chosen(str)``: a question was answered with one of its own choices (a command
    of the menu is carried out here); ``closed()``: a sheet is gone, the keyboard belongs to the page again."""

    chosen = Signal(str)
    closed = Signal()

    def __init__(self, middle: QWidget, made: Look, settings: Settings) -> None:
        super().__init__(middle)
        self.settings = SettingsSheet(middle, made, settings)
        self.help = HelpSheet(middle, made)
        self.menu = MenuSheet(middle, made)
        self.keymap = Keymap(settings, self)
        self.keymap.changed.connect(self._give_keys)
        self.keys = KeysSheet(middle, made, self.keymap)
        self.sheets: tuple[Sheet, ...] = (self.settings, self.help, self.menu, self.keys)
        self._commands: dict[str, tuple[Command, QAction]] = {}
        self.menu.chosen.connect(self._menu_chosen)
        for sheet in self.sheets:
            sheet.closed.connect(self.closed)

    def make_actions(self, window: QWidget, doers: Mapping[str, Callable[[], object]]) -> None:
        """Give the window an action with its keys for every command, each done by its doer."""
        for command in commands():
            action = QAction(window)
            action.setObjectName(command.id)
            action.triggered.connect(doers[command.id])
            window.addAction(action)
            self._commands[command.id] = (command, action)
        self._give_keys()

    def _give_keys(self) -> None:
        for deed in deeds():
            if deed.id in self._commands:
                self._commands[deed.id][1].setShortcut(QKeySequence(self.keymap.keys(deed)))

    def close(self) -> None:
        """Put every sheet away."""
        for sheet in self.sheets:
            sheet.done()

    def set_look(self, made: Look) -> None:
        """Another theme or text scale."""
        for sheet in self.sheets:
            sheet.set_look(made)

    def retranslate(self, code: str) -> None:
        """Another language."""
        for command in commands():
            action = self._commands[command.id][1]
            action.setText(command.title)
            self._commands[command.id] = (command, action)
        self.settings.set_language(code)

    # ---- sheets

    def open_settings(self) -> None:
        """The settings sheet."""
        self.close()
        self.settings.open()

    def open_keys(self) -> None:
        """The player's own keys."""
        self.close()
        self.keys.open()

    def open_menu(self, playing: bool, table: bool) -> None:
        """Everything that can be done here besides playing; ``table``: there is one."""
        choices = [
            Choice(command.id, command.icon, command.title, self.keymap.text(command.id))
            for command, _ in self._commands.values()
            if command.menu and (playing or not command.match) and (table or not command.table)
        ]
        self.close()
        title, back = QCoreApplication.translate("MainWindow", "Menu"), QCoreApplication.translate("MainWindow", "Back")
        self.menu.ask(title, "", choices, back)

    def open_help(self, here: Sequence[KeyHelp] = ()) -> None:
        """The keys that work here; ``here`` are those of the page that is shown."""
        lines = key_help([command for command, _ in self._commands.values()], self.keymap, here)
        self.close()
        self.help.set_lines(lines)
        self.help.open()

    def ask_new(self, waiting: str) -> None:
        """Before a new match, while the one that ``waiting`` describes could be continued: ``go on``, ``new match``."""
        message = QCoreApplication.translate(
            "MainWindow",
            "One match waits to be continued ({match}). If you start a new one, it stays among your matches.",
        )
        new = Choice("new match", "play", QCoreApplication.translate("MainWindow", "Start the new match"))
        title = QCoreApplication.translate("MainWindow", "Start a new match?")
        go_on = Choice("go on", "clock", QCoreApplication.translate("MainWindow", "Go on with that match"))
        back = QCoreApplication.translate("MainWindow", "Back")
        self.menu.ask(title, message.format(match=waiting), [go_on, new], back)

    def ask_leave(self) -> None:
        """Before a match that is not saved is left: ``leave``."""
        message = QCoreApplication.translate("MainWindow", "This match is not saved; it cannot be continued later.")
        leave = Choice("leave", "home", QCoreApplication.translate("MainWindow", "Leave the match"))
        title = QCoreApplication.translate("MainWindow", "Leave the match?")
        self._ask(title, message, leave)

    def ask_concede(self, name: str) -> None:
        """Before somebody gives up: ``give up``."""
        message = QCoreApplication.translate("MainWindow", "{name} gives up, and the match ends at once.")
        give_up = Choice("give up", "flag", QCoreApplication.translate("MainWindow", "Concede"))
        title = QCoreApplication.translate("MainWindow", "Concede the match?")
        self._ask(title, message.format(name=name), give_up)

    def _ask(self, title: str, message: str, choice: Choice) -> None:
        self.close()
        self.menu.ask(title, message, [choice], QCoreApplication.translate("MainWindow", "Keep playing"))
        self.menu.done_button.setFocus()

    def _menu_chosen(self, name: str) -> None:
        if name in self._commands:
            self._commands[name][1].trigger()
        else:
            self.chosen.emit(name)
