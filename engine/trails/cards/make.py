"""Making a card as the engine plays it from its printings and their meaning."""

from __future__ import annotations

from collections.abc import Mapping

from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef, Traits
from engine.trails.cards.printing import Printing, as_corrected
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.meaning import load_meaning


def make_card(versions: Mapping[str, Printing], where: str = "card", meaning: t.Meaning | None = None) -> CardDef:
    """A card from its printings by language: the Japanese one decides (1503.1), else the only one.

    Names and organizations of all printings count as the same thing: names of each language are all names of the
    card's *identity*; organizations are named by the English printing where there is one.
    """
    main = as_corrected(versions.get("ja") or versions["en"])
    english = as_corrected(versions["en"]) if "en" in versions else main
    if len(english.orgs) != len(main.orgs):
        raise CardError(f"{where} {main.number}: its two printings have different numbers of organizations")
    if meaning is None:
        data = next((p.effects for p in (main, english) if p.effects is not None), ())
        meaning = load_meaning(data, f"{where} {main.number}")
    traits = Traits(
        types=main.types,
        names=(english.name,),
        subnames=(english.subname,) if english.subname else (),
        orgs=frozenset(english.orgs),
        cp=main.cp,
        ep=main.ep,
        level=main.level,
        strength=main.strength,
        defence=main.defence,
    )
    arts = main.arts or english.arts
    card = CardDef(main.number, traits, meaning, arts.ep if arts else None)
    names = [name for one in versions.values() for name in (one.name, one.corrected.get("name"))]
    card.spoken = tuple(dict.fromkeys(name for name in names if isinstance(name, str) and name != english.name))
    return card
