"""The port of a game: what the rest of the program knows of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from engine.catalogue import Catalogue, ReadyDeck, Row
from engine.kernel.decisions import Answer, Decision, Option


class Entry(Protocol):
    """An entry of a rulebook. kind: "engine", "definition", "deck", "ui", "text", "none" or "ruling"."""

    @property
    def id(self) -> str:
        """Its id in the book."""

    @property
    def kind(self) -> str:
        """Which kind."""

    @property
    def says(self) -> str:
        """What it says, in our words."""


class Against(Protocol):
    """A reason against a move or a deck: template and args are a sentence to translate, sentence is it in English."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that say so, the closest first."""

    @property
    def template(self) -> str:
        """A sentence with named fields."""

    @property
    def args(self) -> tuple[tuple[str, str | int], ...]:
        """The fields."""

    @property
    def sentence(self) -> str:
        """The sentence in English."""


class Ended(Protocol):
    """How a match ended. winner: -1 for a draw. rule: by which rule."""

    @property
    def winner(self) -> int:
        """The seat that won."""

    @property
    def rule(self) -> str:
        """The rule that ended it."""


class Playing(Protocol):
    """A match in progress, as whoever runs it holds it."""

    decision: Decision | None
    outcome: Any
    events: list[Any]
    turn: int

    def answer(self, answer: Answer) -> None:
        """Answer the open question. Raises :class:`engine.kernel.decisions.Refused` and changes nothing."""

    def fork(self) -> Any:
        """An independent copy."""


class Chooser(Protocol):
    """A computer player at one seat of one match."""

    @property
    def looks(self) -> bool:
        """Whether it looks at the table."""

    @property
    def knows(self) -> bool:
        """Whether it is handed what its seat knows, as a game, in place of a view (:attr:`Game.known`)."""

    def choose(self, view: Any) -> Answer:
        """The answer to ``view.decision``."""


def no_knowledge(match: Any, seat: int) -> Any:
    """Of a game whose players look at views only. Raises LookupError."""
    raise LookupError("no player of this game thinks ahead")


@dataclass(frozen=True)
class Game:
    """A game. It has no state.

    id: stands in records. name: what players read. aliases: other words by which files may name it. start: a match at
    its first question, from what each seat brings, chance, whether forced answers give themselves, and switches that
    are not at their default (none, if it has none; a bad one raises ValueError). question, view: what is handed to a
    seat. concede: a seat gives up. player: a computer player by name (``players``), its seat, seed
    and the cards by number. dealt_deck: a deck made up from a seed, None for a game with ready-made decks only.
    switches: values of each ruling that can be read otherwise, the default first. book: rules by id, in a language.
    scenarios: folder of tests in which scenarios show the rules. unshown: rules that no scenario can show, and why.

    catalogue: its cards, ready-made decks and sets, from the program's folders of assets and of decks. extended: the
    same with cards from outside, which stand before those of their numbers. decked: what a seat brings, from cards by
    number and the numbers of its deck. check: what breaks the rules of construction. repair: the nearest legal deck, by
    numbers. why_not: what is against an option of a seat now, nothing if it is offered. known: a match that holds only
    what a seat knows, for players that try things out. riddles: the puzzles of a file, from its text, its name and
    cards by number; lessons: its lessons (:mod:`engine.scenario.common`). poses: the module
    whose ``RULES`` say how puzzles with one way are made of it (:class:`engine.scenario.unique.posing.Rules`), imported
    where some are; "" if none are.

    version: raised whenever the same answers to the same cards may lead to another match. moves: what a card is used
    for, verbs of options by the name of the place where it lies. cards, ready_decks: what decks are made of by number,
    and decks that come with the game, once they were read (:meth:`with_catalogue`) into brought. sealed: whether its
    rules can be played from one side's knowledge (:mod:`engine.opaque`).
    """

    id: str
    name: str
    aliases: tuple[str, ...]
    start: Callable[..., Playing]
    question: Callable[[Any], Any]
    view: Callable[[Any, int], Any]
    concede: Callable[[Any, int], None]
    player: Callable[[str, int, str, Any], Chooser]
    players: tuple[str, ...]
    book: Callable[[str], Mapping[str, Entry]]
    scenarios: str
    dealt_deck: Callable[[str], Any] | None = None
    switches: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    unshown: Callable[[], Mapping[str, str]] = dict
    catalogue: Callable[[Path, Path], Catalogue] | None = None
    extended: Callable[[Catalogue, Sequence[Row]], Catalogue] | None = None
    decked: Callable[[Mapping[str, Any], Sequence[str]], Any] | None = None
    check: Callable[[Mapping[str, Any], Sequence[str]], Sequence[Against]] | None = None
    repair: Callable[[Mapping[str, Any], Sequence[str]], tuple[str, ...]] | None = None
    why_not: Callable[[Any, int, Option], Sequence[Against]] | None = None
    known: Callable[[Any, int], Any] = no_knowledge
    riddles: Callable[[str, str, Mapping[str, Any]], Sequence[Any]] | None = None
    lessons: Callable[[str, str, Mapping[str, Any]], Sequence[Any]] | None = None
    poses: str = ""
    version: int = 1
    moves: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sealed: bool = False
    cards: Mapping[str, Any] = field(default_factory=dict)
    ready_decks: tuple[ReadyDeck, ...] = ()
    brought: Catalogue | None = None

    def with_catalogue(self, assets: Path, decks: Path) -> Game:
        """The game with its cards at hand. assets, decks: the program's folders."""
        if self.catalogue is None:
            return self
        return self._of(self.catalogue(assets, decks))

    def with_cards(self, rows: Sequence[Row]) -> Game:
        """The game with cards from outside, too; what of them cannot be used is told in ``brought.left_out``."""
        if not rows or self.extended is None or self.brought is None:
            return self
        return self._of(self.extended(self.brought, rows))

    def outside(self, numbers: Iterable[str]) -> tuple[Row, ...]:
        """The records of those cards of decks that did not come with the game. A token is in no deck, and any deck may
        make it."""
        if self.brought is None or not self.brought.outside:
            return ()
        used, cards = frozenset(numbers), self.brought.cards
        return tuple(cards[one].data for one in cards if one in self.brought.outside
                     and (one in used or cards[one].token))  # fmt: skip

    def _of(self, found: Catalogue) -> Game:
        return replace(self, cards=found.playing(), ready_decks=found.decks, brought=found)

    def shown_to(self, player: Chooser, match: Any, seat: int) -> Any:
        """What a player of a seat is handed to answer the open question by."""
        if player.knows:
            return self.known(match, seat)
        return self.view(match, seat) if player.looks else self.question(match)
