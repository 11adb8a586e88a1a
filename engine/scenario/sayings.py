"""What a question is called, and what is answered by saying yes or no though the engine asks for a choice that may be
none: every "may" is asked so first, then what is chosen if several things fit."""

from __future__ import annotations

from engine.kernel.decisions import Answer, Decision, Kind
from engine.scenario.board.table import Table
from engine.scenario.common.steps import SEATS

#: Rules whose questions are a "may" with its choice in one: a link, the replacement of Dispatch, revealing a trigger.
_MAY = frozenset(("1408.1", "1405.1", "1211.3b"))


_WANTS = {
    "priority": "{seat} has priority",
    "attackers": "{seat} is asked for attackers",
    "attack target": "{seat} is asked for the attack target",
    "fight back": "{seat} is asked whom to fight back",
    "cure": "{seat} is asked whom to cure",
    "place": "{seat} is asked which card to place",
    "exchange": "{seat} is asked which cards to exchange",
    "yes-no": "{seat} is asked yes or no",
    "hand": "{seat} is asked for the next step by hand",
    "agree": "{seat} is asked whether that step by hand is right",
}


def described(decision: Decision) -> str:
    """Who is asked for what."""
    return _WANTS.get(decision.purpose, "{seat} is asked to choose").format(seat=SEATS[decision.seat])


def optional(decision: Decision) -> bool:
    """Whether a choice stands for a "may": also whether something happens instead of something else (1203.6a)."""
    if decision.kind is not Kind.CHOOSE or decision.least:
        return False
    return decision.rule in _MAY or bool(decision.options and decision.options[0][0] == "replacement")


def said(table: Table, decision: Decision, word: str) -> Answer | None:
    """The answer that a yes or no stands for; None if what is chosen is still to be said."""
    if not optional(decision):
        return ((word,),)
    if word == "no":
        return ()
    if len(decision.options) == 1:
        return decision.options
    table.agreed = table.game.counts
    return None


def unsaid(table: Table, decision: Decision) -> bool:
    """Whether a "may" is open that nobody has agreed to yet."""
    return optional(decision) and table.agreed != table.game.counts


def state_of(decision: Decision | None) -> str:
    """What is asked instead, or that nothing is any more."""
    return "the game is over" if decision is None else f"{described(decision)}"
