"""Card records that one side sends because the other's library has none, or other ones.

They come in through the door by which card files are read, so what is no proper card is refused with its field named;
nothing of them is shown as anything but plain text, and no picture is sent.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing, read_printings
from engine.trails.records.record import cards_of
from engine.trails.tree.errors import CardError
from trails_desktop.lan.line.sentences import Fault, say

MOST_TEXT = 15_000  #: letters of one record
_LEFT_OUT = ("image", "art", "extra")
_RENAMED = {"strength": "str", "defence": "def"}


def write_records(pool: CardPool, numbers: Iterable[str]) -> list[str]:
    """Every printing of these cards as a JSON text; a card that is not there is left out."""
    out = []
    for number in numbers:
        if number not in pool:
            continue
        for printing in pool.printed_alike(number).values():
            text = json.dumps(_record(printing))
            if len(text) <= MOST_TEXT:
                out.append(text)
    return out


def write_file(printings: Iterable[Printing]) -> str:
    """A card file of these printings."""
    return json.dumps([_record(printing) for printing in printings], ensure_ascii=False, indent=1)


def _record(printing: Printing) -> dict[str, Any]:
    record = {_RENAMED.get(key, key): value for key, value in asdict(printing).items() if key not in _LEFT_OUT}
    return {key: value for key, value in record.items() if value is not None and value != ""}


def read_records(texts: Sequence[str], asked: Iterable[str]) -> list[Printing]:
    """The printings of records that came. Raises :class:`Fault` with one sentence for anything that is no card, was not
    asked for, or cannot be played."""
    wanted = set(asked)
    records: list[Any] = []
    try:
        for text in texts:
            records.append(json.loads(text))
        printings = read_printings(records, "the other player's cards")
        if odd := [printing.number for printing in printings if printing.number not in wanted]:
            raise CardError(f"the other player's cards: card {odd[0]} was not asked for")
        pool = CardPool(printings)
        cards_of(pool, list(pool))  # their effects are read, too
    except (CardError, ValueError, RecursionError, TypeError, KeyError, AttributeError) as error:
        raise Fault(say("A card that came cannot be used: {why}", why=str(error)[:200])) from error
    return [replace(printing, image="", art={}, extra=()) for printing in printings]  # no picture comes this way
