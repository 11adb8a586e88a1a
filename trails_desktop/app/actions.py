"""What can be done anywhere in the program: each a record, so that menu, shortcuts and help agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from trails_desktop.screens.parts.dialogs import KeyHelp
from trails_desktop.ui.keys.deeds import deeds
from trails_desktop.ui.keys.keymap import Keymap


@dataclass(frozen=True, slots=True)
class Command:
    """``id`` names what happens and finds its key (``trails_desktop/ui/keys/deeds.py``), ``title`` is translated.
    ``menu``: it stands in the menu; ``match``: it makes sense during a match only; ``table``: only where there is a
    table, also one that is watched or practised on."""

    id: str
    title: str
    icon: str = ""
    menu: bool = True
    match: bool = False
    table: bool = False


def commands() -> tuple[Command, ...]:
    """Every command, in the language in use."""
    tr = QCoreApplication.translate
    return (
        Command("menu", tr("Commands", "Menu"), "menu", menu=False),
        Command("home", tr("Commands", "To the start"), "home", match=True),
        Command("concede", tr("Commands", "Concede"), "flag", match=True),
        Command("settings", tr("Commands", "Settings"), "gear"),
        Command("workshop", tr("Commands", "Card workshop"), "edit"),
        Command("rules", tr("Commands", "Rules"), "book"),
        Command("manual", tr("Commands", "Manual"), "list"),
        Command("docks", tr("Commands", "Where the panels stand"), "sort", table=True),
        Command("panels", tr("Commands", "Reset the panels"), "sort", table=True),
        Command("keys", tr("Commands", "Your own keys"), "edit"),
        Command("help", tr("Commands", "Keys"), "help"),
        Command("about", tr("Commands", "About, licences"), "book"),
        Command("full-screen", tr("Commands", "Full screen"), "eye"),
        Command("quit", tr("Commands", "Quit"), "close"),
    )


def key_help(known: Sequence[Command], keymap: Keymap, here: Sequence[KeyHelp] = ()) -> list[KeyHelp]:
    """Every key: those of the page that is shown (``here``), of the commands, of all screens, of the table."""
    tr = QCoreApplication.translate
    lines = [*here, KeyHelp("", tr("Keys", "EVERYWHERE"))]
    own = {one.id: one for one in deeds()}
    lines += [
        KeyHelp(keymap.text(command.id), own[command.id].title)
        for command in known
        if command.id in own and keymap.keys(own[command.id])
    ]
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
        *_deeds(keymap, ("recap", "hint")),
        KeyHelp(tr("Keys", "Arrows"), tr("Keys", "Move over the table")),
        KeyHelp(tr("Keys", "Tab"), tr("Keys", "To the next card that can act")),
        KeyHelp(tr("Keys", "Enter"), tr("Keys", "Use or choose the card")),
        *_deeds(keymap, ("next", "next-dot")),
        KeyHelp("Shift", tr("Keys", "With the arrows: also over zones, steps and buttons")),
        KeyHelp("Alt", tr("Keys", "What this is, and what it is now; F1: its page in the rule book")),
        KeyHelp("1–9", tr("Keys", "The card's first to ninth action")),
        *_deeds(keymap, ("until", "decision", "turn", "auto", "rule", "lists", "stop", "undo", "panel")),
    ]
    return lines


def _deeds(keymap: Keymap, idents: Sequence[str]) -> list[KeyHelp]:
    titles = {one.id: one.title for one in deeds()}
    return [KeyHelp(keymap.text(ident), titles[ident]) for ident in idents if keymap.text(ident)]
