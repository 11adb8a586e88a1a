"""What can be done anywhere in the program: each a record with its keys, so that menu, shortcuts and help agree."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class Command:
    """``id`` names what happens, ``keys`` are portable key names, ``title`` and ``help`` are translated. ``menu``: it
    stands in the menu; ``match``: it makes sense during a match only."""

    id: str
    keys: tuple[str, ...]
    title: str
    help: str
    icon: str = ""
    menu: bool = True
    match: bool = False


def commands() -> tuple[Command, ...]:
    """Every command, in the language in use."""
    tr = QCoreApplication.translate
    return (
        Command("menu", ("F10",), tr("Commands", "Menu"), tr("Commands", "Open the menu"), "menu", menu=False),
        Command("home", (), tr("Commands", "To the start"), tr("Commands", "Leave the match"), "home", match=True),
        Command("concede", (), tr("Commands", "Concede"), tr("Commands", "Give the match up"), "flag", match=True),
        Command("settings", ("Ctrl+,",), tr("Commands", "Settings"), tr("Commands", "Open the settings"), "gear"),
        Command("help", ("F1",), tr("Commands", "Keys"), tr("Commands", "Show the keys that work here"), "help"),
        Command("full-screen", ("F11",), tr("Commands", "Full screen"), tr("Commands", "Full screen on or off"), "eye"),
        Command("quit", ("Ctrl+Q",), tr("Commands", "Quit"), tr("Commands", "Close the program"), "close"),
    )
