"""What the screens say about a deck: counted from its cards, without any window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.textfile import read_plain
from engine.trails.cards import decks
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.words import TYPES
from trails_desktop.ui.orgs import ORG_KEYS, org_style

#: Costs shown one by one; dearer cards share the last column.
TOP_COST = 6


@dataclass(frozen=True, slots=True)
class DeckLine:
    """One card of a deck and how many copies; ``versions`` are its printings by language."""

    number: str
    count: int
    versions: Mapping[str, Printing]

    def printing(self, lang: str) -> Printing:
        """The printing in that language, else in any."""
        return self.versions.get(lang) or next(iter(self.versions.values()))

    @property
    def cost(self) -> int:
        """What the card costs from the hand: CP, for an EVENT its EP, for a BASE its level."""
        card = self.printing("en")
        if "EVENT" in card.types:
            return card.ep or 0
        if "BASE" in card.types:
            return card.level or 0
        return card.cp or 0


@dataclass(frozen=True, slots=True)
class DeckInfo:
    """A deck as the screens show it. ``names`` and ``plans`` are by language; ``error`` is a sentence if the file could
    not be read at all, ``mode`` is ``strategy`` or ``blitz``."""

    path: Path
    names: Mapping[str, str]
    plans: Mapping[str, str]
    mode: str
    lines: tuple[DeckLine, ...]
    problems: tuple[decks.Problem, ...] = ()
    error: str = ""
    easy: bool = False  #: good for a first game

    def name(self, lang: str) -> str:
        """The deck's name in that language, else in any, else the file's name."""
        return _in(self.names, lang) or self.path.stem

    def plan(self, lang: str) -> str:
        """How the deck wants to win, in one sentence; "" if nobody wrote it down."""
        return _in(self.plans, lang)

    @property
    def size(self) -> int:
        """Number of cards."""
        return sum(line.count for line in self.lines)

    @property
    def legal(self) -> bool:
        """True if it may be played."""
        return not self.problems and not self.error

    @property
    def types(self) -> tuple[tuple[str, int], ...]:
        """Cards by type in the rulebook's order; an ITEM/UNIT counts under its first type."""
        counted: Counter[str] = Counter()
        for line in self.lines:
            counted[line.printing("en").type.split("/")[0]] += line.count
        return tuple((kind, counted[kind]) for kind in TYPES if counted[kind])

    @property
    def orgs(self) -> tuple[tuple[str, int], ...]:
        """Cards by organization key, most first; a card of two counts for both, a card without for ``none``."""
        counted: Counter[str] = Counter()
        for line in self.lines:
            for key in org_keys(line):
                counted[key] += line.count
        return tuple(sorted(counted.items(), key=lambda item: (-item[1], _rank(item[0]))))

    @property
    def main_orgs(self) -> tuple[str, ...]:
        """The organization keys that stand for the deck: the one or two with most cards, at least ``none``."""
        real = [key for key, count in self.orgs if key != "none" and count * 4 >= self.size]
        return tuple(real[:2]) or ("none",)

    @property
    def curve(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        """For every cost from 0 to :data:`TOP_COST`: copies by (first) organization key."""
        columns: list[Counter[str]] = [Counter() for _ in range(TOP_COST + 1)]
        for line in self.lines:
            columns[min(line.cost, TOP_COST)][org_keys(line)[0]] += line.count
        return tuple(tuple(sorted(column.items(), key=lambda item: _rank(item[0]))) for column in columns)


def load_decks(folders: Iterable[Path], pool: CardPool) -> tuple[DeckInfo, ...]:
    """Every deck file of the folders, by file name. A file that cannot be read stays in the list and says why.

    A deck's own texts in Japanese stand in the headers ``name-ja`` and ``plan-ja``;
    ``first-game: yes`` says that it is good for a first game.
    """
    found = []
    for folder in folders:
        if folder.is_dir():
            found += [_load(path, pool) for path in sorted(folder.glob("*.deck"))]
    return tuple(found)


def _load(path: Path, pool: CardPool) -> DeckInfo:
    try:
        deck = decks.read_deck(read_plain(path), path.name)
        problems = tuple(decks.check_deck(deck, pool))
    except UnicodeDecodeError:
        return DeckInfo(path, {}, {}, decks.STRATEGY, (), error=f"{path.name}: the file is not UTF-8 text")
    except (OSError, decks.DeckError, CardError) as error:
        return DeckInfo(path, {}, {}, decks.STRATEGY, (), error=str(error))
    headers = dict(deck.headers)
    counted: Counter[str] = Counter()
    for line in deck.lines:
        number = decks.number_of(line, pool)
        if number is not None:
            counted[number] += line.count
    return DeckInfo(
        path,
        _texts(deck.name, headers.get("name-ja", "")),
        _texts(deck.plan, headers.get("plan-ja", "")),
        deck.mode,
        in_order(DeckLine(number, count, pool.versions(number)) for number, count in counted.items()),
        problems,
        easy=headers.get("first-game", "") == "yes",
    )


def _texts(english: str, japanese: str) -> dict[str, str]:
    return {lang: text for lang, text in (("en", english), ("ja", japanese)) if text}


def org_keys(line: DeckLine) -> tuple[str, ...]:
    """Our keys (or, for imported cards, names) of a card's organizations, at least ``none``."""
    return tuple(org_style(name).key for name in line.printing("en").orgs) or ("none",)


def in_order(lines: Iterable[DeckLine]) -> tuple[DeckLine, ...]:
    """By type, then cost, then number: how a deck is read."""

    def key(line: DeckLine) -> tuple[int, int, str]:
        return TYPES.index(line.printing("en").type.split("/")[0]), line.cost, line.number

    return tuple(sorted(lines, key=key))


def _rank(key: str) -> tuple[int, str]:
    return (ORG_KEYS.index(key) if key in ORG_KEYS else len(ORG_KEYS), key)


def _in(texts: Mapping[str, str], lang: str) -> str:
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()), "")
