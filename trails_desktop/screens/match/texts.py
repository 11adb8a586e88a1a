"""Sentences about a match that curtain and ending share."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from trails_desktop.screens.match.facts import PublicFacts


def step_name(step: str) -> str:
    """The name of a step or phase of the turn."""
    names = {
        "setup": QCoreApplication.translate("Match", "Setup"),
        "turn-start": QCoreApplication.translate("Match", "Start of the turn"),
        "draw": QCoreApplication.translate("Match", "Draw step"),
        "homebase": QCoreApplication.translate("Match", "Homebase step"),
        "deployment": QCoreApplication.translate("Match", "Deployment step"),
        "combat": QCoreApplication.translate("Match", "Combat phase"),
        "cure": QCoreApplication.translate("Match", "Cure phase"),
        "end": QCoreApplication.translate("Match", "End of the turn"),
    }
    return names.get(step, step)


def task(purpose: str) -> str:
    """What a seat is about to do, after its name."""
    tasks = {
        "priority": QCoreApplication.translate("Match", "may play something or pass"),
        "attackers": QCoreApplication.translate("Match", "chooses attackers"),
        "attack target": QCoreApplication.translate("Match", "chooses whom to attack"),
        "fight back": QCoreApplication.translate("Match", "chooses whom to strike back"),
        "cure": QCoreApplication.translate("Match", "may cure a UNIT"),
        "place": QCoreApplication.translate("Match", "may place a card into the homebase"),
        "exchange": QCoreApplication.translate("Match", "may exchange cards of the first hand"),
        "pay": QCoreApplication.translate("Match", "chooses how to pay"),
        "choose": QCoreApplication.translate("Match", "makes a choice"),
        "order": QCoreApplication.translate("Match", "puts things in order"),
        "number": QCoreApplication.translate("Match", "names a number"),
        "yes-no": QCoreApplication.translate("Match", "answers yes or no"),
        "name": QCoreApplication.translate("Match", "names a card"),
        "arrange": QCoreApplication.translate("Match", "arranges cards"),
        "initiative": QCoreApplication.translate("Match", "decides who has the initiative"),
    }
    return tasks.get(purpose) or QCoreApplication.translate("Match", "makes a decision")


def attack_line(facts: PublicFacts, card_name: Callable[[str], str]) -> str:
    """Who attacks whom, "" if nobody does or a name is not public."""
    who = [card_name(number) for number in facts.attackers]
    whom = card_name(facts.target) if facts.target else ""
    if not whom and facts.target_seat in (0, 1):
        whom = facts.names[facts.target_seat]
    if not who or not whom:
        return ""
    if len(who) == 1:
        return QCoreApplication.translate("Match", "{who} attacks {whom}").format(who=who[0], whom=whom)
    joined = QCoreApplication.translate("Match", " and ").join((", ".join(who[:-1]), who[-1]))
    return QCoreApplication.translate("Match", "{who} attack {whom}").format(who=joined, whom=whom)


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)
