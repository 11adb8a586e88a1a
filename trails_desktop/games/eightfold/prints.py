"""What Eightfold's cards show: printed by the game's data, else as the view has them, and what is now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.catalogue import CardEntry, Catalogue
from engine.views import CardView
from trails_desktop.games.faces.prints import chips
from trails_desktop.games.faces.style import Now, Printed, Value

#: Key words and the signs that stand for them.
BADGES: Final = {"brave": "reinforce", "haste": "dispatch", "pre-emptive strike": "str", "level up": "up"}
_ICONS: Final = {"burst": "burst", "party": "people", "soldier": "mask"}


def type_name(kind: str) -> str:
    """What a type is called."""
    tr = QCoreApplication.translate
    names = {
        "forward": tr("Eightfold", "Forward"), "backup": tr("Eightfold", "Backup"),
        "summon": tr("Eightfold", "Summon"), "monster": tr("Eightfold", "Monster"),
        "weapon": tr("Eightfold", "Weapon"), "armor": tr("Eightfold", "Armor"),
        "accessory": tr("Eightfold", "Accessory"), "formation": tr("Eightfold", "Formation"),
        "ability": tr("Eightfold", "Ability"),
    }  # fmt: skip
    return names.get(kind, kind)


def keyword_name(word: str) -> str:
    """A key word of the rules as printed."""
    tr = QCoreApplication.translate
    names = {
        "brave": tr("Eightfold", "Brave"), "haste": tr("Eightfold", "Haste"),
        "pre-emptive strike": tr("Eightfold", "Pre-emptive Strike"), "level up": tr("Eightfold", "Promotion"),
    }  # fmt: skip
    return names.get(word, word)


def made_of(entry: CardEntry, catalogue: Catalogue, language: str) -> Printed:
    """A card as the data print it."""
    power, label = entry.numbers.get("power"), QCoreApplication.translate("Eightfold", "POWER")
    badges = [BADGES[word] for word in entry.words.get("keyword", ()) if word in BADGES]
    return Printed(
        number=entry.number,
        name=entry.name(language),
        sub=" · ".join(catalogue.word(word, language) for word in entry.words.get("job", ())),
        type=entry.type,
        title=type_name(entry.type).upper(),
        house=next(iter(entry.words.get("element", ())), ""),
        costs=(entry.numbers.get("cost", 0),),
        values=() if power is None else (Value("power", "mask", label, power),),
        text=chips(entry.text(language)),
        badges=(*badges, *(_ICONS[icon] for icon in entry.words.get("icon", ()))),
        rarity=entry.rarity if entry.rarity in ("C", "U", "R") else "R",
    )


def printed_of(card: CardView, language: str) -> Printed:
    """A card as its view has it, for one of which no data are there."""
    power, label = card.numbers.get("power"), QCoreApplication.translate("Eightfold", "POWER")
    keywords = card.words.get("keyword", ())
    return Printed(
        number=card.number or "",
        name=card.name or "",
        sub=" · ".join(card.words.get("job", ())),
        type=card.type,
        title=type_name(card.type).upper(),
        house=next(iter(card.words.get("element", ())), ""),
        costs=(card.numbers.get("cost", 0),),
        values=() if power is None else (Value("power", "mask", label, power),),
        text="\n".join(f"[{keyword_name(word)}]" for word in keywords),
        badges=(
            *(BADGES[word] for word in keywords if word in BADGES),
            *(("people",) if "party" in card.marks else ()),
        ),
    )


def now_of(card: CardView, face: Printed) -> Now:
    """What a card is at present."""
    values = tuple((one.field, card.numbers.get(one.field, one.printed)) for one in face.values)
    costs = () if not face.costs else (card.numbers.get("cost", face.costs[0]),)
    return Now(values, card.counters.get("damage", 0), costs)
