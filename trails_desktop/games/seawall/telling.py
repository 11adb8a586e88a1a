"""What the log says of Seawall, why a match of it ended, and what is against a move, in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trails_desktop.match.games.telling import LogWords


def log_words() -> dict[str, LogWords]:
    """By kind of event; what is done in passing (resting to pay, steps) says nothing."""
    tr = QCoreApplication.translate
    return {
        "turn": LogWords(tr("SeawallLog", "turn of {who}"), opens_turn=True),
        "move draw": LogWords(tr("SeawallLog", "{who} draws {card}")),
        "move setup": LogWords("", {"hand": tr("SeawallLog", "{who} draws {card}")}),
        "move resource": LogWords(tr("SeawallLog", "{who} lays {card} as a Resource")),
        "move play": LogWords(tr("SeawallLog", "{who} plays {card}")),
        "move effect": LogWords(tr("SeawallLog", "{card} goes to {place}")),
        "move cost": LogWords(tr("SeawallLog", "{who} pays with {card}")),
        "move excess": LogWords(tr("SeawallLog", "{who} discards {card}")),
        "move destroyed": LogWords(tr("SeawallLog", "a Shield turns: {card}")),
        "pair": LogWords(tr("SeawallLog", "{who} pairs {card} with {source}")),
        "destroy": LogWords(tr("SeawallLog", "{card} is destroyed")),
        "attack": LogWords(tr("SeawallLog", "{card} attacks")),
        "block": LogWords(tr("SeawallLog", "{card} blocks")),
        "damage": LogWords(tr("SeawallLog", "{card} takes {n} damage")),
        "heal": LogWords(tr("SeawallLog", "{card} recovers {n} HP")),
        "struck": LogWords(tr("SeawallLog", "{who} is struck with nothing to stand between")),
        "token": LogWords(tr("SeawallLog", "{card} is placed")),
    }


def places() -> dict[str, str]:
    """Words of zones."""
    tr = QCoreApplication.translate
    return {
        "hand": tr("SeawallLog", "the hand"),
        "deck": tr("SeawallLog", "the deck"),
        "resource deck": tr("SeawallLog", "the reserve"),
        "battle": tr("SeawallLog", "the battle area"),
        "base": tr("SeawallLog", "the base"),
        "shields": tr("SeawallLog", "the Shields"),
        "resources": tr("SeawallLog", "the Resources"),
        "trash": tr("SeawallLog", "the trash"),
        "removed": tr("SeawallLog", "what is removed"),
        "limbo": tr("SeawallLog", "the middle"),
    }


def purposes() -> dict[str, str]:
    """What the person is asked who is to sit down."""
    tr = QCoreApplication.translate
    return {
        "main": tr("SeawallLog", "Your main phase"),
        "action": tr("SeawallLog", "An action step"),
        "block": tr("SeawallLog", "An attack: block or not?"),
        "redraw": tr("SeawallLog", "Keep the first hand or draw anew?"),
        "initiative": tr("SeawallLog", "Who begins?"),
        "discard": tr("SeawallLog", "Too many cards in hand"),
    }


def endings() -> dict[str, str]:
    """Why it ended, by rule."""
    tr = QCoreApplication.translate
    return {
        "10-2-1-1": tr("SeawallLog", "{loser} was struck with no Base and no Shield left."),
        "10-2-1-2": tr("SeawallLog", "{loser} has no card left in the deck."),
        "R-G45": tr("SeawallLog", "Effects would follow each other without end."),
    }


def reason(template: str) -> str:
    """A reason of the rules."""
    return QCoreApplication.translate("SeawallReasons", template)
