"""What may be meant by lines of cards about to be imported that are not in printed style: looked for when somebody
asks, and written into the rows of the plan when somebody takes it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from engine.text.compile import compile_card
from engine.text.source.proper_names import WordTable
from engine.text.suggest.proposal import accepted, with_proposals
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from trails_desktop.library.importing.plan import Plan
from trails_desktop.library.storage.records import dump, read_record
from trails_desktop.library.storage.sentences import READING, Cancel, Cancelled, Progress, never, quiet


@dataclass(frozen=True, slots=True)
class Proposed:
    """A line that is not understood as it stands, and the printed sentence that it may mean."""

    row: int
    number: str
    lang: str
    text: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Proposals:
    """What was found for a plan, and the plan as it is with all of it taken."""

    found: tuple[Proposed, ...]
    plan: Plan

    def shown(self, most: int) -> list[tuple[str, str, str, str]]:
        """The first of them as rows of a table: row, card, line, what is proposed."""
        return [(str(one.row), f"{one.number} {one.lang}", one.text, one.sentence) for one in self.found[:most]]


def look_for(plan: Plan, pool: CardPool, progress: Progress = quiet, cancel: Cancel = never) -> Proposals:
    """Look at every row that would change the library. pool: cards that lend their names and organizations.

    Raises :class:`Cancelled`.
    """
    known = (one for number in pool for one in pool.versions(number).values())
    words = WordTable((*known, *(printing for _, printing in plan.rows.values())), pool.told_orgs)
    found: list[Proposed] = []
    rows = dict(plan.rows)
    for count, change in enumerate(plan.changes):
        if cancel():
            raise Cancelled
        progress(count, len(plan.changes), READING)
        key = (change.number, change.lang)
        text, printing = plan.rows[key]
        if change.kind != "unchanged":
            read = with_proposals(compile_card(printing, words), printing, words)
            meant = [line for line in read.lines if line.state == "proposed"]
            found += (Proposed(change.row, change.number, change.lang, one.text, one.proposal) for one in meant)
            if meant:
                rows[key] = _written(text, accepted(printing, read))
    return Proposals(tuple(found), replace(plan, rows=rows))


def _written(text: str, printing: Printing) -> tuple[str, Printing]:
    """A row with the texts of a printing."""
    record = json.loads(text)
    record["text"] = printing.text
    if printing.arts is not None:
        record["arts"]["text"] = printing.arts.text
    made, plain = read_record(record, f"card {printing.number}")
    return dump(plain), made
