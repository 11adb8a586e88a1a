"""Options, questions and cards in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from engine.kernel.decisions import Decision, Option
from engine.views import CardView, View
from trails_desktop.board.asking.asker import OTHER_PLAYER, Asker
from trails_desktop.board.game import BoardWords, Verb


def tr(text: str) -> str:
    """A text of the board in the language in use."""
    return QCoreApplication.translate("Board", text)


class Teller:
    """Says what a view holds. name: a card's name in the language in use, "" if it is not known."""

    def __init__(self, words: BoardWords, names: Sequence[str], name: Callable[[CardView], str]) -> None:
        self.words, self.names, self._name = words, names, name

    def card(self, view: View, ident: int) -> str:
        """A card's name, "a card" if it is hidden."""
        found = view.card(ident)
        named = "" if found is None else self._name(found)
        return named or tr("a card")

    def option(self, view: View, decision: Decision, option: Option) -> str:
        """What an option does."""
        if option[0] == "seat":
            return self.names[int(option[1])]
        verb = self.verb(option, decision)
        asker = Asker(decision, self.words.verbs)
        said = [
            self.names[decision.seat ^ 1] if ident == OTHER_PLAYER else self.card(view, ident)
            for ident in asker.cards(option)
        ]
        said += [""] * (4 - len(said))
        last = next((str(part) for part in reversed(option[1:]) if isinstance(part, int)), "")
        words = [self.words.values.get(str(part), str(part)) for part in option[1:] if isinstance(part, str)]
        return verb.title.format(*said, n=last, word=words[0] if words else "")

    def verb(self, option: Option, decision: Decision) -> Verb:
        """How an option is said: for the purpose, where it has words of its own there."""
        word, verbs = str(option[0]), self.words.verbs
        return verbs.get(f"{decision.purpose}: {word}") or verbs.get(word) or Verb(word.replace("_", " ").capitalize())

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, by the purpose or, for one without words of its own, by the prompt."""
        said = self.words.questions.get(decision.purpose, "")
        fields = {name: str(value) for name, value in decision.args}
        if not said:
            said = self.words.prompt(decision.prompt)
        if "{source}" in said:
            fields["source"] = self.card(view, decision.source) if decision.source else ""
        try:
            return said.format(**fields)
        except (KeyError, IndexError):
            return said

    def detail(self, view: View, decision: Decision) -> str:
        """What else is to be known of a question: who asks, how many."""
        parts = []
        if decision.source:
            parts.append(tr("for {card}").format(card=self.card(view, decision.source)))
        if decision.args:
            said = self.words.prompt(decision.prompt)
            values = {name: str(value) for name, value in decision.args}
            try:
                parts.append(said.format(**values))
            except (KeyError, IndexError):
                parts.append(said)
        return " · ".join(parts)

    def what(self, card: CardView) -> str:
        """What a card is and what it is now, in one sentence for a screen reader."""
        words = self.words
        if card.name is None:
            return tr("a hidden card")
        parts = [self._name(card), words.types.get(card.type, card.type)]
        parts += [f"{words.fields[name]} {value}" for name, value in card.numbers.items() if name in words.fields]
        parts += [f"{words.counters.get(name, name)} {value}" for name, value in card.counters.items()]
        parts += [words.marks[mark] for mark in card.marks if mark in words.marks]
        parts += [words.values.get(word, word) for word in card.words.get("keyword", ())]
        if card.turned:
            parts.append(words.marks.get("turned", tr("turned")))
        return ", ".join(part for part in parts if part)

    def place(self, zone: str) -> str:
        """The name of a place."""
        return self.words.places.get(zone, zone)
