"""Instructions by which somebody chooses or names (1302, 1312). Import them through :mod:`engine.trails.tree`."""

from __future__ import annotations

from engine.kernel.frozen import frozen
from engine.trails.tree.nouns import Amount, Filter, Player, Range

#: The greatest number that can be named.
MOST_NAMED = 99


@frozen
class Choose:
    """Pick ``least`` to ``most`` objects while resolving (1312).

    chooser: "you", "opponent", "each": both choose, each among what is his, and all of it is bound (1502.1), or
    "random".
    total: what a number of all of them together may come to; they are chosen one after another then.
    alike: "name" or "organization" if all of them have one in common, "no name" or "no organization" if no two have;
    likewise "cp", "str", "def", "no cp", "no str", "no def" of a number.

    Guard of ``alike``: tests/trails/1200/1203-cost-actions/alike.yaml.
    """

    register: str
    filter: Filter
    least: Amount = 1
    most: Amount = 1
    chooser: Player = "you"
    total: Range | None = None
    alike: str = ""


@frozen
class ChoosePlayer:
    """Choose one of the players while resolving (1312.1); from then on "that player" is the one chosen.

    Its register, that of "that player", holds no objects: see ``NUMBERS`` of :mod:`engine.trails.query.following`.
    Guard: tests/trails/1300/1312-choose/choose.yaml.
    """

    chooser: Player = "you"


@frozen
class NameCard:
    """A player names a card; from then on it is :data:`engine.trails.tree.NAMED`."""

    player: Player = "you"


@frozen
class NameNumber:
    """A player names a number; from then on it is :class:`engine.trails.tree.Named` (104.5).

    least, most: which ones.
    """

    player: Player = "you"
    least: int = 0
    most: int = MOST_NAMED


@frozen
class NameType:
    """A player names a type of cards (203.1); from then on it is :data:`engine.trails.tree.NAMED_TYPE`."""

    player: Player = "you"
