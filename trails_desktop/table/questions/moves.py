"""A move as an order, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.players.search.coach import Advised
from trails_desktop.match.api import View
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.questions.asking import find


class MoveWords:
    """Says moves at what a seat saw. seats: what the players are called."""

    def __init__(self, names: CardNames, seen: View, seats: tuple[str, str]) -> None:
        self._names, self._seen, self._seats = names, seen, seats

    def say(self, advised: Advised) -> str:
        """What to do, as an order."""
        decision = self._seen.decision
        assert decision is not None
        answer = advised.answer
        if decision.purpose == "attackers":
            if not answer:
                return _tr("Do not attack now")
            who = self._cards([int(option[1]) for option in answer])
            return _tr("Attack {target} with {cards}").format(target=self._target(advised.target), cards=who)
        if not answer:
            return _tr("Place nothing") if decision.purpose == "place" else _tr("Choose nothing")
        verb = str(answer[0][0])
        card = self._cards([int(option[1]) for option in answer if len(option) > 1 and isinstance(option[1], int)])
        words = {
            "pass": _tr("Pass"),
            "play": _tr("Play {card}"),
            "arts": _tr("Use the arts of {card}"),
            "craft": _tr("Use a craft of {card}"),
            "support": _tr("Let {card} be supported"),
            "gain": _tr("Turn {card} into EP"),
            "yes": _tr("Say yes"),
            "no": _tr("Say no"),
        }
        if decision.purpose == "place":
            return _tr("Put {card} into your homebase").format(card=card)
        return words.get(verb, _tr("Choose {card}")).format(card=card)

    def _target(self, target: int) -> str:
        return self._seats[-1 - target] if target < 0 else self._cards([target])

    def _cards(self, idents: list[int]) -> str:
        found = [card for ident in idents if (card := find(self._seen, ident)) is not None]
        return _tr(", ").join(self._names.card_name(card) for card in found)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Table", text)
