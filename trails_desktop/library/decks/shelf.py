"""The player's decks: their versions, notes and tags; each deck also lies as a file beside the library.

A version is a state worth coming back to. While somebody builds, the last version takes the changes (``into``); named
versions stay for ever, of the others the last :data:`MOST_VERSIONS`.

The database is the truth. The files in the folder ``decks`` are copies for other programs and for reading; a deck file
that somebody puts or changes there is taken up as a deck or as a new version of one (:meth:`DeckShelf.take_up_files`).
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.games import FIRST
from engine.textfile import read_plain
from engine.trails.cards.decks import Deck, DeckError, read_deck, write_deck
from trails_desktop.files import write_whole
from trails_desktop.library.storage import files, store
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.records import safe_name
from trails_desktop.library.storage.sentences import LibraryError, Said, say

if TYPE_CHECKING:
    from sqlmodel import Session

    from trails_desktop.library.storage.models import DeckRow

MOST_TEXT: Final = 64 * 1024  #: letters of a deck as text
MOST_VERSIONS: Final = 60  #: versions of a deck that nobody named
_LETTERS: Final = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck in the list. version: the one in use; removed: when it was put away, "" if it is in use."""

    ident: int
    name: str
    mode: str
    notes: str
    tags: tuple[str, ...]
    created: str
    changed: str
    version: int
    size: int
    removed: str = ""
    file: str = ""


@dataclass(frozen=True, slots=True)
class VersionEntry:
    """One saved state of a deck."""

    version: int
    created: str
    note: str
    size: int


#: A version and the deck that was left in it.
Held = tuple[int, Deck]


class DeckShelf:
    """The decks of one library."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.folder = path.parent / files.DECKS

    # --- reading ------------------------------------------------------------------------------------------------------
    def entries(self, tag: str = "", *, removed: bool = False, game: str = FIRST) -> tuple[DeckEntry, ...]:
        """Decks of a game by name, those with a tag if one is given; removed: those that were put away instead."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            rows = run.execute(
                "SELECT d.id, d.name, d.mode, d.notes, d.created, d.changed, d.head, d.removed, d.file, v.text "
                "FROM deck d JOIN deck_version v ON v.deck_id=d.id AND v.version=d.head WHERE d.game=? "
                f"AND d.removed{'<>' if removed else '='}'' ORDER BY d.name COLLATE reader, d.id", (game,),
            ).fetchall()  # fmt: skip
            tags: dict[int, list[str]] = {}
            for ident, word in run.execute("SELECT deck_id, tag FROM deck_tag ORDER BY tag"):
                tags.setdefault(ident, []).append(word)
        entries = (
            DeckEntry(
                ident, name, mode, notes, tuple(tags.get(ident, ())), created, changed, head, _size(text), gone, file
            )
            for ident, name, mode, notes, created, changed, head, gone, file, text in rows
        )
        return tuple(entry for entry in entries if not tag or tag in entry.tags)

    def load(self, ident: int, version: int | None = None) -> Deck:
        """A deck, the version in use unless another is named. Raises :class:`LibraryError`."""
        return _read(self.text(ident, version))

    def text(self, ident: int, version: int | None = None) -> str:
        """A deck as the text of a deck file."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            row = run.execute(
                "SELECT v.text FROM deck_version v JOIN deck d ON d.id=v.deck_id "
                "WHERE d.id=? AND v.version=coalesce(?, d.head)", (ident, version),
            ).fetchone()  # fmt: skip
        if row is None:
            raise _no_deck(ident) if version is None else LibraryError(
                say("The deck has no version {version}.", version=version)
            )  # fmt: skip
        return str(row[0])

    def history(self, ident: int) -> tuple[VersionEntry, ...]:
        """Every saved state, the latest first."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            rows = run.execute(
                "SELECT version, created, note, text FROM deck_version WHERE deck_id=? ORDER BY version DESC", (ident,)
            )
            return tuple(VersionEntry(version, created, note, _size(text)) for version, created, note, text in rows)

    def tags(self) -> tuple[str, ...]:
        """Every tag of a deck in use."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            rows = run.execute(
                "SELECT DISTINCT tag FROM deck_tag JOIN deck ON deck.id=deck_id WHERE removed='' ORDER BY tag"
            )
            return tuple(row[0] for row in rows)

    # --- writing ------------------------------------------------------------------------------------------------------
    def save(self, deck: Deck, ident: int | None = None, note: str = "", into: Held | None = None) -> tuple[int, int]:
        """Save a deck, as a new one or as the next version of one; returns its number and version.

        What is saved already makes no new version. into: the version that may be written over if it is the one in use,
        has no name and holds what its writer left there (another program may have written since); if the deck is then
        as it was before that version, the version goes. Raises :class:`LibraryError` for a deck that no file can hold.
        """
        return self._save(deck, _written(deck), ident, note, into=into)

    def _save(
        self, deck: Deck, text: str, ident: int | None, note: str = "", file: str = "", into: Held | None = None
    ) -> tuple[int, int]:
        with writing(self._path) as session:
            row = self._new(session, deck) if ident is None else _row(session, ident)
            version = self._add(session, row, deck, text, note, into)
            row.file = row.file or file or self._unused(session, row)
            made, file = row.id or 0, row.file
            # what the file holds until it is written anew: should the program end before that, it is no player's change
            there = _content(self.folder / file)
            if there is not None and there != text:
                store.set_fact(store.write_connection(session), _file_fact(made), _digest(there))
        self._copy_out(file, text)
        return made, version

    def restore(self, ident: int, version: int, note: str = "") -> int:
        """Make an old version the newest one again; returns its new number. Nothing in between is lost."""
        return self.save(self.load(ident, version), ident, note)[1]

    def copy(self, ident: int, name: str) -> int:
        """The deck once more under another name; returns the number of the new one."""
        return self.save(replace(self.load(ident), name=name))[0]

    def rename(self, ident: int, name: str) -> int:
        """Another name, as a new version; returns its number."""
        return self.save(replace(self.load(ident), name=name), ident)[1]

    def set_notes(self, ident: int, notes: str) -> None:
        """The player's notes to a deck."""
        if len(notes) > MOST_TEXT:
            raise LibraryError(say("Notes have at most {most} letters.", most=MOST_TEXT))
        with writing(self._path) as session:
            _row(session, ident).notes = notes

    def set_tags(self, ident: int, tags: tuple[str, ...]) -> None:
        """The tags of a deck, all of them."""
        from trails_desktop.library.storage.models import DeckTag

        words = dict.fromkeys(" ".join(tag.split())[:60] for tag in tags if tag.strip())
        with writing(self._path) as session:
            _row(session, ident)
            from sqlmodel import delete

            session.execute(delete(DeckTag).where(DeckTag.deck_id == ident))  # type: ignore[arg-type]
            session.add_all([DeckTag(deck_id=ident, tag=word) for word in words])

    def remove(self, ident: int) -> None:
        """Put a deck away; :meth:`bring_back` is the way back. Its file goes."""
        with writing(self._path) as session:
            row = _row(session, ident)
            row.removed = files.now()
            name, row.file = row.file, ""
        if name:
            with contextlib.suppress(OSError):
                (self.folder / name).unlink(missing_ok=True)

    def bring_back(self, ident: int) -> None:
        """Use a deck again that was put away."""
        with writing(self._path) as session:
            row = _row(session, ident)
            row.removed = ""
            row.file = file = row.file or self._unused(session, row)
        self._copy_out(file, self.text(ident))

    def delete(self, ident: int) -> None:
        """Delete a deck that was put away, with its versions, for good."""
        with writing(self._path) as session:
            row = _row(session, ident)
            if not row.removed:
                raise LibraryError(say('The deck "{name}" is in use; put it away first.', name=row.name))
            session.delete(row)
            store.write_connection(session).execute("DELETE FROM meta WHERE key=?", (_file_fact(ident),))

    # --- copies as files ----------------------------------------------------------------------------------------------
    def take_up_files(self) -> list[Said]:
        """Bring decks and files together: at the start of the program. Returns a sentence for each file left alone.

        A new file becomes a deck, one that holds what was never saved a new version; a copy that is missing or old is
        written anew.
        """
        problems: list[Said] = []
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            known: list[tuple[int, str, str]] = run.execute(
                "SELECT d.id, d.file, v.text FROM deck d JOIN deck_version v "
                "ON v.deck_id=d.id AND v.version=d.head WHERE d.removed='' AND d.file<>'' ORDER BY d.id"
            ).fetchall()
        for ident, file, text in known:
            content = _content(self.folder / file)
            if content == text:
                continue
            if content is None or content in self._texts(ident) or _digest(content) == self._before_saving(ident):
                self._copy_out(file, text)
                continue
            try:
                self._save(read_deck(content, file), content, ident, file)
            except (DeckError, LibraryError) as error:
                problems.append(say('The deck file "{file}" is left alone: {why}.', file=file, why=str(error)))
        names = {file for _, file, _ in known}
        for path in sorted(self.folder.glob("*.deck")) if self.folder.is_dir() else ():
            if path.name in names or path.name.startswith("."):
                continue
            content = _content(path)
            try:
                if content is None:
                    raise DeckError("it is no UTF-8 text of a deck")
                deck = read_deck(content, path.name)
                named = deck if deck.name else replace(deck, name=path.stem)
                self._save(named, content if deck.name else _written(named), None, file=path.name)
            except (DeckError, LibraryError) as error:
                problems.append(say('The deck file "{file}" is left alone: {why}.', file=path.name, why=str(error)))
        return problems

    def _texts(self, ident: int) -> set[str]:
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            return {row[0] for row in run.execute("SELECT text FROM deck_version WHERE deck_id=?", (ident,))}

    def _before_saving(self, ident: int) -> str:
        """Digest of what the file of a deck held when the deck was last saved; "" if nobody wrote it down."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            return store.fact(run, _file_fact(ident))

    def _copy_out(self, file: str, text: str) -> None:
        """Write the copy of a deck. The deck is safe without it, so a folder that cannot be written is no trouble."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            if _content(self.folder / file) != text:
                write_whole(self.folder / file, text.encode("utf-8"))

    def _unused(self, session: Session, row: DeckRow) -> str:
        """A name for the file of a deck that no other has."""
        from sqlmodel import select

        from trails_desktop.library.storage.models import DeckRow

        stem = _LETTERS.sub("-", row.name.casefold()).strip("-_")[:60] or "deck"
        if not safe_name(stem):
            stem = f"deck-{row.id}"
        name = f"{stem}.deck"
        taken = session.exec(select(DeckRow.id).where(DeckRow.file == name)).first() is not None
        return f"{stem}-{row.id}.deck" if taken or (self.folder / name).exists() else name

    # --- parts --------------------------------------------------------------------------------------------------------
    @staticmethod
    def _new(session: Session, deck: Deck) -> DeckRow:
        from trails_desktop.library.storage.models import DeckRow

        row = DeckRow(name=deck.name, mode=deck.mode, created=files.now(), changed=files.now())
        row.game = dict(deck.headers).get("game", FIRST)
        session.add(row)
        session.flush()
        return row

    @staticmethod
    def _add(session: Session, row: DeckRow, deck: Deck, text: str, note: str, into: Held | None) -> int:
        from sqlmodel import desc, select

        from trails_desktop.library.storage.models import DeckVersion

        of = DeckVersion.deck_id == row.id
        head = session.exec(select(DeckVersion).where(of, DeckVersion.version == row.head)).first()
        if head is not None and head.text == text:
            head.note = note[:500] or head.note
            return row.head
        row.name, row.mode, row.changed, row.removed = deck.name, deck.mode, files.now(), ""
        if head is not None and into is not None and not head.note and (head.version, head.text) == _held(into):
            older = select(DeckVersion).where(of, DeckVersion.version < row.head).order_by(desc(DeckVersion.version))
            before = session.exec(older).first()
            if before is not None and before.text == text:  # everything was taken back: there is no such state
                session.delete(head)
                before.note = note[:500] or before.note
                row.head = before.version
            else:
                head.text, head.note, head.created = text, note[:500], files.now()
            return row.head
        last = session.exec(select(DeckVersion.version).where(of).order_by(desc(DeckVersion.version))).first()
        row.head = (last or 0) + 1
        session.add(DeckVersion(deck_id=row.id or 0, version=row.head, text=text, note=note[:500], created=files.now()))
        unnamed = select(DeckVersion).where(of, DeckVersion.note == "", DeckVersion.version < row.head)
        for old in session.exec(unnamed.order_by(desc(DeckVersion.version)).offset(MOST_VERSIONS - 1)):
            session.delete(old)
        return row.head


def _file_fact(ident: int) -> str:
    """Under which name it is written down what the file of a deck held before it was saved."""
    return f"deck file {ident}"


def _held(into: Held) -> tuple[int, str]:
    return into[0], _written(into[1])


def _digest(text: str) -> str:
    return blake2b(text.encode("utf-8"), digest_size=16).hexdigest()


def _row(session: Session, ident: int) -> DeckRow:
    from trails_desktop.library.storage.models import DeckRow

    row = session.get(DeckRow, ident)
    if row is None:
        raise _no_deck(ident)
    return row


def _no_deck(ident: int) -> LibraryError:
    return LibraryError(say("There is no deck of this number: {number}.", number=ident))


def _written(deck: Deck) -> str:
    """The deck as text, if that text says the same deck."""
    text = write_deck(deck)
    if len(text) > MOST_TEXT:
        raise LibraryError(say("A deck has at most {most} letters.", most=MOST_TEXT))
    try:
        text.encode("utf-8")
        same = read_deck(text) == deck
    except (DeckError, UnicodeEncodeError):
        same = False
    if not same:
        raise LibraryError(
            say('The deck "{name}" cannot be saved: its name, its headers or a card in it '
                "holds signs that a deck file cannot hold (line breaks, // or brackets).",
                name=" ".join(deck.name.split())[:100].encode("utf-8", "replace").decode())
        )  # fmt: skip
    return text


def _read(text: str) -> Deck:
    try:
        return read_deck(text)
    except DeckError as error:
        raise LibraryError(say("The deck cannot be read: {why}.", why=str(error))) from error


def _size(text: str) -> int:
    try:
        return read_deck(text).size
    except DeckError:
        return 0


def _content(path: Path) -> str | None:
    """The text of a file, None if there is none that could be a deck."""
    try:
        return None if path.is_symlink() else read_plain(path, MOST_TEXT)
    except (OSError, UnicodeDecodeError):
        return None
