"""What can be done anywhere in the program: each a record with its keys, so that menu, shortcuts and help agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from trails_desktop.screens.parts.dialogs import KeyHelp


@dataclass(frozen=True, slots=True)
class Command:
    """``id`` names what happens, ``keys`` are portable key names, ``title`` and ``help`` are translated. ``menu``: it
    stands in the menu; ``match``: it makes sense during a match only; ``table``: only where there is a table, also one
    that is watched or practised on."""

    id: str
    keys: tuple[str, ...]
    title: str
    help: str
    icon: str = ""
    menu: bool = True
    match: bool = False
    table: bool = False


def commands() -> tuple[Command, ...]:
    """Every command, in the language in use."""
    tr = QCoreApplication.translate
    return (
        Command("menu", ("F10",), tr("Commands", "Menu"), tr("Commands", "Open the menu"), "menu", menu=False),
        Command("home", (), tr("Commands", "To the start"), tr("Commands", "Leave the match"), "home", match=True),
        Command("concede", (), tr("Commands", "Concede"), tr("Commands", "Give the match up"), "flag", match=True),
        Command("settings", ("Ctrl+,",), tr("Commands", "Settings"), tr("Commands", "Open the settings"), "gear"),
        Command("workshop", ("Ctrl+K",), tr("Commands", "Card workshop"), tr("Commands", "Make a card"), "edit"),
        Command("rules", ("Ctrl+R",), tr("Commands", "Rules"), tr("Commands", "Look the rules up"), "book"),
        Command(
            "docks",
            (),
            tr("Commands", "Where the panels stand"),
            tr("Commands", "Choose where the panels stand"),
            "sort",
            table=True,
        ),
        Command(
            "panels",
            (),
            tr("Commands", "Reset the panels"),
            tr("Commands", "All panels as they come"),
            "sort",
            table=True,
        ),
        Command("help", ("F1",), tr("Commands", "Keys"), tr("Commands", "Show the keys that work here"), "help"),
        Command("full-screen", ("F11",), tr("Commands", "Full screen"), tr("Commands", "Full screen on or off"), "eye"),
        Command("quit", ("Ctrl+Q",), tr("Commands", "Quit"), tr("Commands", "Close the program"), "close"),
    )


def key_text(keys: Sequence[str]) -> str:
    """The first key as the system writes it, "" if there is none."""
    return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def key_help(known: Sequence[Command], here: Sequence[KeyHelp] = ()) -> list[KeyHelp]:
    """Every key: those of the page that is shown (``here``), of the commands, of all screens, of the table."""
    tr = QCoreApplication.translate
    lines = [*here, KeyHelp("", tr("Keys", "EVERYWHERE"))]
    lines += [KeyHelp(key_text(command.keys), command.help) for command in known if command.keys]
    lines += [
        KeyHelp(tr("Keys", "Tab"), tr("Keys", "To the next button or field")),
        KeyHelp(tr("Keys", "Enter"), tr("Keys", "Press what has the focus")),
        KeyHelp(tr("Keys", "Esc"), tr("Keys", "Close or go back")),
        KeyHelp("", tr("Keys", "AT THE TABLE")),
        KeyHelp(tr("Keys", "Space"), tr("Keys", "The main button: pass, attack, done")),
        KeyHelp(
            tr("Keys", "Space"),
            tr("Keys", "While something is held: go on; held down, to your next decision"),
        ),
        KeyHelp("B", tr("Keys", "What happened since you last decided")),
        KeyHelp(tr("Keys", "Arrows"), tr("Keys", "Move over the table")),
        KeyHelp(tr("Keys", "Tab"), tr("Keys", "To the next card that can act")),
        KeyHelp(tr("Keys", "Enter"), tr("Keys", "Use or choose the card")),
        KeyHelp("N", tr("Keys", "To the next card with a light; with Shift, with a dot")),
        KeyHelp("Shift", tr("Keys", "With the arrows: also over zones, steps and buttons")),
        KeyHelp("Alt", tr("Keys", "What this is, and what it is now; F1: its page in the rule book")),
        KeyHelp("1–9", tr("Keys", "The card's first to ninth action")),
        KeyHelp("P", tr("Keys", "Pass until something happens")),
        KeyHelp("D", tr("Keys", "Pass until your next decision")),
        KeyHelp("E", tr("Keys", "Pass to the end of the turn")),
        KeyHelp("A", tr("Keys", "Pass automatically, on or off")),
        KeyHelp("R", tr("Keys", "The rule of what was just said, and back")),
        KeyHelp(key_text(("Ctrl+Z",)), tr("Keys", "Take the last answer back")),
        KeyHelp("F6", tr("Keys", "To the side panel and back")),
    ]
    return lines
