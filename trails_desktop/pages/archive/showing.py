"""A board on which a word that is printed on cards can be tried."""

from __future__ import annotations

from engine.trails.cards.pool import CardPool

_BLANKS = 5  #: cards that pay


def board_with(craft: str, pool: CardPool) -> str:
    """A position, as text, in which a card with the icon craft (its English name) lies wherever it may do something:
    in hand, on the field and in the homebase. "" if none of these cards has it."""
    number = next((one for one in pool if _has(one, craft, pool)), "")
    if not number:
        return ""
    others = [one for one in pool if pool.printing(one, "en").type == "UNIT" and not _has(one, craft, pool)]
    other = min(others, key=lambda one: (pool.printing(one, "en").cp or 0, one), default=number)
    home = ", ".join([number, *[other] * _BLANKS])
    deck = ", ".join([other] * 10)
    return (
        f'title: "{craft}"\n'
        f"board: {{at: deployment, turn: 3, initiative: A,"
        f" A: {{bond: 40, hand: [{number}, {other}], field: [{number}], homebase: [{home}], deck: [{deck}]}},"
        f" B: {{bond: 40, hand: [{other}], field: [{other}, {other}],"
        f" homebase: [{', '.join([other] * _BLANKS)}], deck: [{deck}]}}}}\n"
    )


def _has(number: str, craft: str, pool: CardPool) -> bool:
    card = pool.printing(number, "en")
    return bool(craft) and card.type in ("UNIT", "ITEM") and f"[{craft}" in card.text
