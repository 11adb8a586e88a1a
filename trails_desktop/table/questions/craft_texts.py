"""What a question says in full: of an option that stands for a craft, what the craft says and whose it is (see
:mod:`engine.trails.verbs.wording`); how many things are to be chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.kernel.decisions import Decision, Option
from engine.trails.play.wording import name_of
from engine.trails.tree.plain import DOES
from trails_desktop.table.cards.words import Words
from trails_desktop.table.questions.state import Choice

#: More than so many are shown as a list that scrolls, by the names of their cards.
MOST_IN_FULL = 5
#: Options that stand for a craft, if the question says of which.
_CRAFTS = frozenset(("replacement", "trigger", "mode"))


@dataclass(frozen=True, slots=True)
class Craft:
    """What an option stands for. number: of the card, "" if this seat may not know it; tree: the craft as JSON; rule:
    the rule that it is instead of a craft."""

    number: str = ""
    obj: int = 0
    tree: str = ""
    rule: str = ""


def craft_of(decision: Decision, option: Option) -> Craft | None:
    """The craft that an option of a question stands for; None if it stands for something else."""
    if not option or option[0] not in _CRAFTS:
        return None
    return _read(decision, name_of(option))


def asked_about(decision: Decision) -> Craft | None:
    """The effect that a question is about, if it says of which; as that of a craft."""
    return _read(decision, DOES)


def _read(decision: Decision, name: str) -> Craft | None:
    said = dict(decision.args).get(name)
    if not isinstance(said, tuple):
        return None
    if said[0] == "rule":
        return Craft(rule=str(said[1]))
    _, number, obj, tree = said
    return Craft(str(number), int(obj), str(tree))


def in_full(decision: Decision) -> bool:
    """Whether the options are crafts that are shown word for word."""
    return 0 < len(decision.options) <= MOST_IN_FULL and all(craft_of(decision, one) for one in decision.options)


def craft_choice(option: Option, craft: Craft, name: Callable[[str], str], say: Callable[[str, str], str]) -> Choice:
    """Such an option in words. name: a card's from its number. say: what a card's craft says, from number and tree, ""
    if nobody can."""
    tr = QCoreApplication.translate
    if craft.rule:
        return Choice(option, tr("Table", "It is destroyed, as an ITEM and UNIT is instead of being stunned"))
    if not craft.number:
        return Choice(option, tr("Table", "The effect of a hidden card"))
    said = say(craft.number, craft.tree).lstrip("•・ ")
    who = name(craft.number)
    if option[0] == "mode":  # which card it is the question says itself
        return Choice(option, said or tr("Table", "Effect {number}").format(number=option[1]))
    return Choice(option, said, who) if said else Choice(option, tr("Table", "The effect of {card}").format(card=who))


def question(decision: Decision, words: Words) -> str:
    """What a question asks, and of how many things where it does not say that itself."""
    if decision.prompt != "{card}: choose":
        return words.prompt(decision).plain
    tr = QCoreApplication.translate
    card = words.sentence("{card}", decision.args).plain
    least, most = decision.least, decision.most
    if most == 1:
        said = tr("Table", "{card}: choose one") if least else tr("Table", "{card}: choose one, or none")
    elif least == most:
        said = tr("Table", "{card}: choose {most}")
    else:
        said = tr("Table", "{card}: choose {least} to {most}") if least else tr("Table", "{card}: choose up to {most}")
    return said.format(card=card, least=least, most=most)


def decline(decision: Decision) -> Choice | None:
    """Taking none of several replacements, where that is allowed; None for other questions."""
    if decision.least or not decision.options or decision.options[0][0] != "replacement":
        return None
    return Choice((), QCoreApplication.translate("Table", "Nothing: it happens as it would"), icon="close")
