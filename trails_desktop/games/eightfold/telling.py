"""What the log says of Eightfold, why a match of it ended, and what is against a move, in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trails_desktop.match.games.telling import LogWords


def log_words() -> dict[str, LogWords]:
    """By kind of event; what is done in passing (dulling to pay, steps, what waits) says nothing."""
    tr = QCoreApplication.translate
    return {
        "turn": LogWords(tr("EightfoldLog", "turn of {who}"), opens_turn=True),
        "move draw": LogWords(tr("EightfoldLog", "{who} draws {card}")),
        "move play": LogWords(tr("EightfoldLog", "{who} plays {card}")),
        "move discard": LogWords(tr("EightfoldLog", "{who} discards {card}")),
        "move cost": LogWords(tr("EightfoldLog", "{who} pays with {card}")),
        "move effect": LogWords(tr("EightfoldLog", "{card} goes to {place}")),
        "move damage": LogWords(tr("EightfoldLog", "{who} takes damage: {card}")),
        "move rule": LogWords(tr("EightfoldLog", "{card} goes to {place}")),
        "break": LogWords(tr("EightfoldLog", "{card} is broken")),
        "equip": LogWords(tr("EightfoldLog", "{who} equips {card}")),
        "junction": LogWords(tr("EightfoldLog", "{card} is bound")),
        "stack": LogWords(tr("EightfoldLog", "{source} speaks")),
        "freeze": LogWords(tr("EightfoldLog", "{card} is frozen")),
        "attack": LogWords(tr("EightfoldLog", "{card} attacks")),
        "block": LogWords(tr("EightfoldLog", "{card} blocks")),
        "damage": LogWords(tr("EightfoldLog", "{card} takes {n} damage")),
        "failed": LogWords(tr("EightfoldLog", "{who} has no card to draw")),
        "unpaid": LogWords(tr("EightfoldLog", "{who} has no card to take the damage with")),
        "win": LogWords(tr("EightfoldLog", "{who} wins by a text")),
    }


def places() -> dict[str, str]:
    """Words of zones."""
    tr = QCoreApplication.translate
    return {
        "hand": tr("EightfoldLog", "the hand"),
        "deck": tr("EightfoldLog", "the deck"),
        "field": tr("EightfoldLog", "the field"),
        "damage": tr("EightfoldLog", "the Damage Zone"),
        "break zone": tr("EightfoldLog", "the Break Zone"),
        "removed": tr("EightfoldLog", "what is removed"),
        "stack": tr("EightfoldLog", "the stack"),
    }


def purposes() -> dict[str, str]:
    """What the person is asked who is to sit down."""
    tr = QCoreApplication.translate
    return {
        "priority": tr("EightfoldLog", "Act or pass"),
        "attackers": tr("EightfoldLog", "Who attacks?"),
        "block": tr("EightfoldLog", "An attack: block or not?"),
        "split": tr("EightfoldLog", "Divide the damage"),
        "redraw": tr("EightfoldLog", "Keep the first hand or draw anew?"),
        "discard": tr("EightfoldLog", "Too many cards in hand"),
    }


def endings() -> dict[str, str]:
    """Why it ended, by rule."""
    tr = QCoreApplication.translate
    return {
        "12.4.1": tr("EightfoldLog", "{loser} has seven points of damage."),
        "12.4.2": tr("EightfoldLog", "{loser} had no card left to draw."),
        "12.4.3": tr("EightfoldLog", "{loser} had no card left to take damage with."),
        "3.2": tr("EightfoldLog", "A text says so."),
        "3.3": tr("EightfoldLog", "Both have lost at once."),
        "13.1": tr("EightfoldLog", "Effects would follow each other without end."),
    }


def reason(template: str) -> str:
    """A reason of the rules."""
    return QCoreApplication.translate("EightfoldReasons", template)
