"""The deck being built for any game: what is in it, what breaks the rules, and where it is kept. Knows no widget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.catalogue import CardEntry, Catalogue
from engine.game import Game
from trails_desktop.games.kit import GameKit
from trails_desktop.library.decks import of_games
from trails_desktop.library.decks.shelf import DeckShelf


@dataclass(frozen=True, slots=True)
class Listed:
    """A deck of the list. ident: on the shelf, 0 for a ready-made one, which is not changed. names: by language."""

    ident: int
    names: dict[str, str]
    cards: tuple[str, ...]

    def name(self, lang: str) -> str:
        """In a language, in English where it has none."""
        return self.names.get(lang) or self.names["en"]


class DeckWork:
    """shelf: where decks are kept, None where there is no library: then ready-made ones are only looked at."""

    def __init__(self, kit: GameKit, catalogue: Catalogue, shelf: DeckShelf | None) -> None:
        self.kit, self.catalogue, self.shelf = kit, catalogue, shelf
        self.rules: Game = kit.rules()
        self.decks: list[Listed] = []
        self.at = 0
        self.cards: list[str] = []
        self.refill()

    @property
    def now(self) -> Listed:
        """The deck that is open."""
        return self.decks[self.at]

    @property
    def own(self) -> bool:
        """Whether it can be changed."""
        return self.shelf is not None and self.now.ident > 0

    def refill(self, ident: int = 0) -> None:
        """Read the list anew, and open a deck of the player's by its number, or the first."""
        mine = () if self.shelf is None else of_games.decks_of(self.shelf, self.kit.id, self.catalogue.cards)
        self.decks = [Listed(one.ident, {"en": one.name}, one.cards) for one in mine]
        self.decks += [Listed(0, dict(one.names), one.cards) for one in self.rules.ready_decks]
        self.open(next((at for at, one in enumerate(self.decks) if ident and one.ident == ident), 0))

    def open(self, at: int) -> None:
        """Open a deck of the list."""
        self.at = at
        self.cards = list(self.now.cards)

    # --- reading ----------------------------------------------------------------------------------------------------
    def counts(self) -> Counter[str]:
        """Copies by number."""
        return Counter(self.cards)

    def sorted(self) -> list[tuple[CardEntry, int]]:
        """What is in it, in the order of the set."""
        counts = self.counts()
        return [(entry, counts[number]) for number, entry in self.catalogue.cards.items() if counts[number]]

    def reasons(self, lang: str = "en") -> list[str]:
        """What breaks the rules of construction, in sentences in the language in use; nothing for a legal deck. lang:
        that language, for names of cards and words on them."""
        check = self.rules.check
        found = () if check is None else check(self.rules.cards, self.cards)
        said = []
        for why in found:
            sentence = self.kit.reasons(why.template).format(
                **{name: self._word(value, lang) for name, value in why.args}
            )
            said.append(f"{sentence} ({why.rules[0]})" if why.rules else sentence)
        return said

    def _word(self, value: str | int, lang: str) -> str | int:
        if not isinstance(value, str):
            return value
        names = {entry.name("en"): entry.name(lang) for entry in self.catalogue.cards.values()}
        parts = value.split(", ")
        return ", ".join(names.get(part) or self.catalogue.word(part, lang) for part in parts)

    def text(self, lang: str) -> str:
        """The deck as the text of a deck file."""
        return of_games.text_of(self.kit.id, self.now.name(lang), [entry.number for entry, many in self.sorted()
                                                                  for _ in range(many)])  # fmt: skip

    # --- writing: raises LibraryError -------------------------------------------------------------------------------
    def change(self, number: str, by: int) -> None:
        """Put copies in, or take them out."""
        for _ in range(by):
            self.cards.append(number)
        for _ in range(-by):
            if number in self.cards:
                self.cards.remove(number)
        self._keep(self.now.name("en"))

    def repair(self) -> None:
        """The nearest legal deck."""
        if self.rules.repair is not None:
            self.cards = list(self.rules.repair(self.rules.cards, self.cards))
            self._keep(self.now.name("en"))

    def rename(self, name: str) -> None:
        """Another name."""
        self._keep(name)

    def add(self, name: str, cards: Sequence[str]) -> None:
        """A deck more, which is open then."""
        if self.shelf is not None:
            self.refill(of_games.save(self.shelf, self.kit.id, self.unused(name), cards))

    def take_in(self, text: str, where: str) -> None:
        """A deck from the text of a deck file. Raises :class:`engine.effects.printed.plain.PrintedError`, too."""
        read = of_games.cards_of(text, self.catalogue.cards, where)
        self.add(read.names["en"], read.cards)

    def remove(self) -> None:
        """Put the deck away."""
        if self.shelf is not None and self.own:
            self.shelf.remove(self.now.ident)
            self.refill()

    def unused(self, name: str) -> str:
        """A name that no deck of the list has."""
        taken = {one.name(lang) for one in self.decks for lang in ("en", "ja")}
        found, count = name, 1
        while found in taken:
            count += 1
            found = f"{name} {count}"
        return found

    def _keep(self, name: str) -> None:
        if self.shelf is not None and self.own:
            ident = of_games.save(self.shelf, self.kit.id, name, self.cards, self.now.ident)
            self.decks[self.at] = Listed(ident, {"en": name}, tuple(self.cards))
