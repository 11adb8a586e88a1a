"""The tables of the library. What they hold of cards is written by ``importing``, of decks by ``deckshelf``.

A new column is a new file of migrations/versions, too. Guard: tests/library/storage/test_migrations.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import Column, ForeignKey, Index, Integer, UniqueConstraint
from sqlmodel import Field, SQLModel

from engine.games import FIRST

# Foreign keys stand as columns of SQLAlchemy: SQLModel's short form leaves out what happens on deletion.


def _belongs(table: str, *, gone: str = "CASCADE", nullable: bool = False, primary: bool = False) -> Any:
    key = ForeignKey(f"{table}.id", ondelete=gone)
    return Column(Integer, key, nullable=nullable, primary_key=primary, index=not primary)


class Meta(SQLModel, table=True):
    """Single facts: digest of the shipped set, state of the index, number of changes (``revision``)."""

    __tablename__: ClassVar[Any] = "meta"
    key: str = Field(primary_key=True)
    value: str


class Card(SQLModel, table=True):
    """One number: what its printings together say, made for searching and sorting; can be made anew from them."""

    __tablename__: ClassVar[Any] = "card"
    id: int | None = Field(default=None, primary_key=True)
    number: str = Field(unique=True)
    position: int = Field(default=0)
    set_name: str = ""
    type: str = ""
    cp: int | None = None
    ep: int | None = None
    level: int | None = None
    strength: int | None = None
    defence: int | None = None
    arts_ep: int | None = None
    rarity: str = ""
    sort_en: str = ""
    sort_ja: str = ""
    names: str = ""  #: every name, folded, a line each
    subnames: str = ""
    orgs: str = ""  #: every organization in both languages, folded, between bars
    sets: str = ""
    langs: str = ""
    icons: str = ""  #: icon crafts and kinds of craft, between bars
    flags: str = ""  #: words of ``is:`` that hold, between bars
    text_key: str = ""  #: of the text that decides, in ``compiled``; "" where nothing has to be read


class Printing(SQLModel, table=True):
    """One record of a card file. origin: "shipped" or "user"; a user's printing stands before a shipped one."""

    __tablename__: ClassVar[Any] = "printing"
    __table_args__ = (UniqueConstraint("card_id", "lang", "origin", name="one_printing"),)
    id: int | None = Field(default=None, primary_key=True)
    card_id: int = Field(sa_column=_belongs("card"))
    lang: str
    origin: str
    set_name: str = ""
    name: str
    subname: str = ""
    corrected_name: str = ""
    corrected_subname: str = ""
    type: str
    cp: int | None = None
    ep: int | None = None
    level: int | None = None
    strength: int | None = None
    defence: int | None = None
    orgs: str = "[]"  #: JSON
    text: str = ""
    arts_ep: int | None = None
    arts_name: str = ""
    arts_text: str = ""
    rarity: str = ""
    image: str = ""
    corrected: str = "{}"  #: JSON
    record: str  #: the record as it was given, JSON


class GameCard(SQLModel, table=True):
    """A card of the player's of another game than the first. record: as its file has it, JSON."""

    __tablename__: ClassVar[Any] = "game_card"
    __table_args__ = (UniqueConstraint("game", "number", name="one_card"),)
    id: int | None = Field(default=None, primary_key=True)
    game: str
    number: str
    record: str


class Compiled(SQLModel, table=True):
    """A printed text read by the compiler: plain data, made anew whenever text, words or grammar change."""

    __tablename__: ClassVar[Any] = "compiled"
    key: str = Field(primary_key=True)  #: digest of language, kind and texts
    stamp: str = Field(index=True)  #: of the grammar
    source: str = ""  #: the texts as words are looked for in them
    understood: bool
    meaning: str  #: JSON
    problems: str = "[]"  #: JSON: lines that are not understood and where


class OrgName(SQLModel, table=True):
    """One organization in both languages, as a player told it; "" = it has no name in that language, or none that
    matters: that is not asked again. A Japanese word stands in one row, and before what cards say."""

    __tablename__: ClassVar[Any] = "org_name"
    id: int | None = Field(default=None, primary_key=True)
    en: str = ""
    ja: str = ""


class Image(SQLModel, table=True):
    """A picture of the player's own for a card, scaled, in the folder ``images``."""

    __tablename__: ClassVar[Any] = "image"
    number: str = Field(primary_key=True)
    file: str
    source: str = ""
    width: int = 0
    height: int = 0
    added: str = ""


class DeckRow(SQLModel, table=True):
    """A deck; its cards are in its versions. head: the version in use. file: its copy in the folder ``decks``. game:
    its id (:mod:`engine.games`)."""

    __tablename__: ClassVar[Any] = "deck"
    id: int | None = Field(default=None, primary_key=True)
    name: str
    mode: str
    notes: str = ""
    created: str
    changed: str
    head: int = 0
    removed: str = ""  #: when it was put away
    file: str = ""
    game: str = Field(default=FIRST, sa_column_kwargs={"server_default": FIRST})


class DeckVersion(SQLModel, table=True):
    """One saved state of a deck: the text of a deck file."""

    __tablename__: ClassVar[Any] = "deck_version"
    __table_args__ = (UniqueConstraint("deck_id", "version", name="one_version"),)
    id: int | None = Field(default=None, primary_key=True)
    deck_id: int = Field(sa_column=_belongs("deck"))
    version: int
    text: str
    note: str = ""
    created: str


class DeckTag(SQLModel, table=True):
    """A word by which decks are found together."""

    __tablename__: ClassVar[Any] = "deck_tag"
    deck_id: int = Field(sa_column=_belongs("deck", primary=True))
    tag: str = Field(primary_key=True)


class Opening(SQLModel, table=True):
    """Packs opened together, from one seed. deck_id: the Blitz Shield deck they made."""

    __tablename__: ClassVar[Any] = "opening"
    id: int | None = Field(default=None, primary_key=True)
    set_name: str = ""
    seed: str
    opened: str
    deck_id: int | None = Field(default=None, sa_column=_belongs("deck", gone="SET NULL", nullable=True))


class Pack(SQLModel, table=True):
    """One pack: its card numbers in the order in which they lay, JSON."""

    __tablename__: ClassVar[Any] = "pack"
    id: int | None = Field(default=None, primary_key=True)
    opening_id: int = Field(sa_column=_belongs("opening"))
    position: int
    cards: str


class Owned(SQLModel, table=True):
    """How many copies of a card the player has from packs."""

    __tablename__: ClassVar[Any] = "collection"
    number: str = Field(primary_key=True)
    copies: int


class ImportBatch(SQLModel, table=True):
    """One file that was imported; undone: when it was taken back."""

    __tablename__: ClassVar[Any] = "import_batch"
    id: int | None = Field(default=None, primary_key=True)
    file: str
    imported: str
    added: int
    updated: int
    unchanged: int
    undone: str = ""


class ImportChange(SQLModel, table=True):
    """What an import did to one printing: the user's record before and after it, JSON; "" = there was none."""

    __tablename__: ClassVar[Any] = "import_change"
    id: int | None = Field(default=None, primary_key=True)
    import_id: int = Field(sa_column=_belongs("import_batch"))
    number: str
    lang: str
    before: str = ""
    after: str = ""


class MatchRow(SQLModel, table=True):
    """A recorded match as its file tells it. The file is the truth; this is a list of what is there."""

    __tablename__: ClassVar[Any] = "match_record"
    __table_args__ = (Index("by_time", "played"),)
    file: str = Field(primary_key=True)
    size: int
    changed: int  #: of the file, in nanoseconds
    played: str
    names: str = "[]"  #: JSON
    players: str = "[]"
    decks: str = "[]"  #: JSON: the cards of both seats, by number
    turn: int = 0
    bonds: str = "[]"
    finished: bool = False
    problem: str = ""
    game: str = Field(default=FIRST, sa_column_kwargs={"server_default": FIRST})
    winner: int | None = None  #: seat, -1 for a draw, -2 where it has no end; NULL until somebody asks


def tables() -> tuple[str, ...]:
    """The names of the tables, each behind those it refers to."""
    return tuple(table.name for table in SQLModel.metadata.sorted_tables)
