"""Opened packs and the collection they made. Which cards lie in a pack is drawn elsewhere; here it is written down."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trails_desktop.library.storage import files, store
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.sentences import LibraryError, say

if TYPE_CHECKING:
    from sqlmodel import Session

PACKS: Final = "packs"  #: the header of a Blitz Shield deck that names the cards of its packs
_MOST_PACKS: Final = 1000


@dataclass(frozen=True, slots=True)
class OpeningEntry:
    """Packs that were opened together. deck: number of the deck made of them, None if there is none."""

    ident: int
    set_name: str
    seed: str
    opened: str
    packs: tuple[tuple[str, ...], ...]
    deck: int | None = None


class PackShelf:
    """Packs and collection of one library."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def record(
        self, packs: Sequence[Sequence[str]], seed: int | str, set_name: str = "", deck: int | None = None
    ) -> int:  # fmt: skip
        """Write down packs that were opened, and count their cards in the collection; returns the opening's number.

        packs: card numbers in the order in which they lay. deck: a deck that was made of them.
        """
        from trails_desktop.library.storage.models import Opening, Pack

        if not packs or len(packs) > _MOST_PACKS or not all(packs):
            raise LibraryError(say("There is no pack to write down."))
        with writing(self._path) as session:
            opening = Opening(set_name=set_name, seed=str(seed), opened=files.now(), deck_id=deck)
            session.add(opening)
            session.flush()
            for at, pack in enumerate(packs, start=1):
                session.add(
                    Pack(opening_id=opening.id or 0, position=at, cards=json.dumps(list(pack), ensure_ascii=False))
                )
            self._count(session, Counter(number for pack in packs for number in pack))
            return opening.id or 0

    def tie(self, opening: int, deck: int) -> None:
        """Say which deck was made of an opening's packs."""
        from trails_desktop.library.storage.models import Opening

        with writing(self._path) as session:
            row = session.get(Opening, opening)
            if row is None:
                raise _no_opening(opening)
            row.deck_id = deck

    def forget(self, opening: int) -> None:
        """Take an opening back: its packs go, and its cards out of the collection."""
        from trails_desktop.library.storage.models import Opening

        with writing(self._path) as session:
            row = session.get(Opening, opening)
            if row is None:
                raise _no_opening(opening)
            counted = Counter(number for pack in self.opening(opening).packs for number in pack)
            self._count(session, Counter({number: -copies for number, copies in counted.items()}))
            session.delete(row)

    def openings(self) -> tuple[OpeningEntry, ...]:
        """Every opening, the latest first."""
        return self._read("", ())

    def opening(self, ident: int) -> OpeningEntry:
        """One opening. Raises :class:`LibraryError`."""
        found = self._read("WHERE o.id=?", (ident,))
        if not found:
            raise _no_opening(ident)
        return found[0]

    def collection(self) -> dict[str, int]:
        """Copies by card number."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            return dict(run.execute("SELECT number, copies FROM collection WHERE copies>0 ORDER BY number").fetchall())

    def _read(self, where: str, values: tuple[object, ...]) -> tuple[OpeningEntry, ...]:
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            rows = run.execute(
                "SELECT o.id, o.set_name, o.seed, o.opened, o.deck_id, p.cards FROM opening o "
                f"JOIN pack p ON p.opening_id=o.id {where} ORDER BY o.id DESC, p.position", values,
            ).fetchall()  # fmt: skip
            found: dict[int, OpeningEntry] = {}
            for ident, set_name, seed, opened, deck, cards in rows:
                packs = found[ident].packs if ident in found else ()
                found[ident] = OpeningEntry(ident, set_name, seed, opened, (*packs, tuple(store.loaded(cards))), deck)
            return tuple(found.values())

    @staticmethod
    def _count(session: Session, counted: Counter[str]) -> None:
        from trails_desktop.library.storage.models import Owned

        for number, copies in counted.items():
            row = session.get(Owned, number)
            if row is None:
                session.add(Owned(number=number, copies=max(0, copies)))
            else:
                row.copies = max(0, row.copies + copies)


def _no_opening(ident: int) -> LibraryError:
    return LibraryError(say("There is no opening of packs of this number: {number}.", number=ident))


def write_packs(packs: Sequence[Sequence[str]]) -> str:
    """Packs as the value of a deck's header: cards by number, packs with bars between them."""
    return " | ".join(" ".join(pack) for pack in packs)


def read_packs(value: str) -> tuple[tuple[str, ...], ...]:
    """The packs of a deck's header; () if it names none."""
    packs = (tuple(pack.replace(",", " ").split()) for pack in value.split("|"))
    return tuple(pack for pack in packs if pack)
