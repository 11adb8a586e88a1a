"""What Seawall's cards show: printed by the game's data, else as the view has them, and what is now."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.catalogue import CardEntry, Catalogue
from engine.views import CardView
from trails_desktop.games.faces.prints import chips
from trails_desktop.games.faces.style import Now, Printed, Value

_SIGNS: Final = {"ap": "prow", "hp": "hull"}
#: Key words and the signs that stand for them.
BADGES: Final = {
    "blocker": "def", "repair": "cure", "breach": "hate", "support": "support", "first strike": "reinforce",
    "high-maneuver": "wings", "burst": "burst",
}  # fmt: skip


def type_name(kind: str) -> str:
    """What a type is called."""
    tr = QCoreApplication.translate
    names = {
        "unit": tr("Seawall", "Unit"), "pilot": tr("Seawall", "Pilot"), "command": tr("Seawall", "Command"),
        "base": tr("Seawall", "Base"), "resource": tr("Seawall", "Resource"),
    }  # fmt: skip
    return names.get(kind, kind)


_FIELDS: Final = {"unit": ("ap", "hp"), "pilot": ("ap", "hp"), "base": ("hp",)}


def made_of(entry: CardEntry, catalogue: Catalogue, language: str) -> Printed:
    """A card as the data print it."""
    values = tuple(Value(field, _SIGNS[field], field.upper(), entry.numbers.get(field, 0))
                   for field in _FIELDS.get(entry.type, ()))  # fmt: skip
    keywords = _keywords_of(entry.card)
    return Printed(
        number=entry.number,
        name=entry.name(language),
        sub=" · ".join(catalogue.word(word, language) for word in entry.words.get("trait", ())),
        type=entry.type,
        title=type_name(entry.type).upper(),
        house=next(iter(entry.words.get("color", ())), ""),
        costs=() if entry.type == "resource" else (entry.numbers.get("level", 0), entry.numbers.get("cost", 0)),
        values=values,
        plus=entry.type == "pilot",
        text=chips(entry.text(language)),
        badges=tuple(BADGES[word] for word in keywords if word in BADGES),
        link=" / ".join(catalogue.word(word, language) for word in entry.words.get("link", ())),
        rarity=entry.rarity if entry.rarity in ("C", "U", "R") else "R",
        full=entry.type == "resource",
    )


def _keywords_of(card: Any) -> tuple[str, ...]:
    """Key words of a printed card, and whether it has a Burst."""
    bursts = any(getattr(one, "when", None) == "burst" for one in getattr(card, "abilities", ()))
    return (*(word for word, _ in getattr(card, "keywords", ())), *(("burst",) if bursts else ()))


def printed_of(card: CardView, language: str) -> Printed:
    """A card as its view has it, for one of which no data are there."""
    numbers = card.numbers
    fields = _FIELDS.get(card.type, ())
    values = tuple(Value(field, _SIGNS[field], field.upper(), numbers.get(field, 0)) for field in fields)
    costs = () if card.type == "resource" else (numbers.get("level", 0), numbers.get("cost", 0))
    return Printed(
        number=card.number or "",
        name=card.name or "",
        sub=" · ".join(card.words.get("trait", ())),
        type=card.type,
        title=type_name(card.type).upper(),
        house=next(iter(card.words.get("color", ())), ""),
        costs=costs,
        values=values,
        plus=card.type == "pilot",
        text=_keywords(card),
        badges=tuple(BADGES[word] for word in card.words.get("keyword", ()) if word in BADGES),
        rarity="C",
        full=card.type == "resource",
    )


def keyword_name(word: str) -> str:
    """A key word of the rules as printed."""
    tr = QCoreApplication.translate
    names = {
        "blocker": tr("Seawall", "Blocker"), "repair": tr("Seawall", "Repair"), "breach": tr("Seawall", "Breach"),
        "support": tr("Seawall", "Support"), "first strike": tr("Seawall", "First Strike"),
        "high-maneuver": tr("Seawall", "High Maneuver"),
    }  # fmt: skip
    return names.get(word, word)


def _keywords(card: CardView) -> str:
    said = []
    for word in card.words.get("keyword", ()):
        amount = card.numbers.get(f"keyword {word}", 0)
        said.append(f"[{keyword_name(word)} {amount}]" if amount else f"[{keyword_name(word)}]")
    return "\n".join(said)


def now_of(card: CardView, face: Printed) -> Now:
    """What a card is at present; what is left of its HP."""
    damage = card.counters.get("damage", 0)
    values = []
    for one in face.values:
        value = card.numbers.get(one.field, one.printed)
        values.append((one.field, max(0, value - damage) if one.field == "hp" else value))
    costs = () if not face.costs else tuple(card.numbers.get(name, was) for name, was in
                                            zip(("level", "cost"), face.costs, strict=True))  # fmt: skip
    return Now(tuple(values), damage, costs)
