"""What a person looks like: written by hand for a named character, or drawn from the organization's wardrobe."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, Final

from trails_desktop.cardart.drawing.palette import Colour, hexed, palette, rgb

BODIES: Final = ("cloak", "coat", "robe", "harness", "poncho", "apron")
HAIR: Final = ("short", "tail", "bob", "long", "curls", "quiff", "braid", "bun", "topknot", "none")
GEAR: Final = ("none", "cap", "hat", "hood", "goggles", "helmet", "circlet", "wrap")
PROPS: Final = ("lance", "crook", "rings", "wings", "hammer", "bow", "pack", "blades")
# From light to dark; from black over brown, red and blond to white, chestnut and blue-grey.
SKINS: Final = ("#F3D3B4", "#E6B68C", "#CF9468", "#A9714A", "#7C4E33", "#5C3926")
HAIR_COLOURS: Final = ("#2A2026", "#4A2E22", "#7A4324", "#B5702F", "#D9B26A", "#E9E3D6", "#8E3B2B", "#3E4D63")
WIDTHS: Final = (0.90, 0.96, 1.0, 1.08, 1.14)

# What each organization wears; a word given twice is twice as likely.
_BODIES: Final = MappingProxyType(
    {
        "couriers": ("cloak", "coat", "harness", "poncho"),
        "vigil": ("robe", "cloak", "coat", "robe"),
        "compact": ("apron", "poncho", "coat", "apron"),
        "athenaeum": ("robe", "robe", "coat", "cloak"),
        "unlit": ("cloak", "poncho", "harness", "cloak"),
        "ironglass": ("harness", "apron", "harness", "coat"),
        "none": ("cloak", "poncho", "coat", "apron"),
    }
)
_GEAR: Final = MappingProxyType(
    {
        "couriers": ("cap", "cap", "none", "goggles", "hat"),
        "vigil": ("none", "hood", "circlet", "none", "wrap"),
        "compact": ("hat", "none", "wrap", "none", "hat"),
        "athenaeum": ("circlet", "none", "none", "hood", "goggles"),
        "unlit": ("hood", "wrap", "hood", "none", "hat"),
        "ironglass": ("goggles", "helmet", "goggles", "none", "cap"),
        "none": ("hat", "none", "hood", "wrap"),
    }
)
_PROPS: Final = MappingProxyType(
    {
        "couriers": ("lance", "pack", "", "wings", ""),
        "vigil": ("crook", "", "crook", "lance"),
        "compact": ("pack", "hammer", "", "crook", "bow"),
        "athenaeum": ("rings", "", "rings", ""),
        "unlit": ("bow", "blades", "", "wings"),
        "ironglass": ("hammer", "hammer", "", "lance", "blades"),
        "none": ("pack", "crook", ""),
    }
)


class WardrobeError(ValueError):
    """A wardrobe that cannot be painted; the text names the field."""


@dataclass(frozen=True, slots=True)
class Wardrobe:
    """What is known about a person's look. A field of the first group that is None is chosen by the card's seed."""

    body: str | None = None
    hair: str | None = None
    gear: str | None = None
    skin: Colour | None = None
    hair_colour: Colour | None = None
    cloth: Colour | None = None
    trim: Colour | None = None
    gear_colour: Colour | None = None
    width: float | None = None
    # Without these the person simply has none.
    props: tuple[str, ...] = ()
    scarf: Colour | None = None
    mask: Colour | None = None
    eye: Colour | None = None
    beard: bool = False
    # None: rare and super rare people have one.
    halo: bool | None = None

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Wardrobe:
        """A wardrobe from plain data, as a card set's file holds it. WardrobeError names a wrong field.

        body, hair, gear: words; props: a list of words; skin and hair_colour: a number from 1, or a colour; cloth,
        trim, gear_colour, scarf, mask, eye: colours like "#1F4E66"; width: 0.8 to 1.25; beard, halo: yes or no.
        """
        known = {field.name for field in fields(cls)}
        read: dict[str, Any] = {}
        for name, value in data.items():
            if name not in known:
                raise WardrobeError(f"wardrobe.{name}: there is no such field; fields are {', '.join(sorted(known))}.")
            if value is not None:
                read[name] = _read(name, value)
        return cls(**read)

    def to_data(self) -> dict[str, object]:
        """Plain data that `from_data` reads back; fields without a value are left out."""
        data: dict[str, object] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "props":
                value = list(value) or None
            elif field.name == "beard":
                value = value or None
            elif isinstance(value, tuple):
                value = hexed(value)
            if value is not None:
                data[field.name] = value
        return data


@dataclass(frozen=True, slots=True)
class Look:
    """A wardrobe with nothing left open: what is painted."""

    body: str
    hair: str
    gear: str
    skin: Colour
    hair_colour: Colour
    cloth: Colour
    trim: Colour
    gear_colour: Colour
    width: float
    props: tuple[str, ...]
    scarf: Colour | None
    mask: Colour | None
    eye: Colour | None
    beard: bool
    halo: bool

    def signature(self) -> tuple[str, str, Colour]:
        """What makes two people of one organization look alike on a small card."""
        return (self.body, self.gear, self.cloth)


def _read(name: str, value: object) -> object:
    words = {"body": BODIES, "hair": HAIR, "gear": GEAR}
    if name in words:
        return _word(name, value, words[name])
    if name == "props":
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise WardrobeError(f'wardrobe.props: "{value}" is not a list of words.')
        return tuple(_word("props", each, PROPS) for each in value)
    if name in ("beard", "halo"):
        if not isinstance(value, bool):
            raise WardrobeError(f'wardrobe.{name}: "{value}" is neither yes nor no.')
        return value
    if name == "width":
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0.8 <= value <= 1.25:
            raise WardrobeError(f'wardrobe.width: "{value}" is not a number from 0.8 to 1.25.')
        return float(value)
    samples = {"skin": SKINS, "hair_colour": HAIR_COLOURS}.get(name)
    if samples is not None and isinstance(value, int) and not isinstance(value, bool):
        if not 1 <= value <= len(samples):
            raise WardrobeError(f"wardrobe.{name}: {value} is not a number from 1 to {len(samples)}.")
        return rgb(samples[value - 1])
    try:
        return rgb(value if isinstance(value, str) else str(value))
    except ValueError as wrong:
        raise WardrobeError(f"wardrobe.{name}: {wrong}") from None


def _word(name: str, value: object, words: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in words:
        raise WardrobeError(f'wardrobe.{name}: "{value}" is not one of {", ".join(words)}.')
    return value


def random_look(org: str, r: random.Random, rarity: str) -> Look:
    """A look drawn from the organization's wardrobe."""
    pal = palette(org)
    gear = r.choice(_GEAR[org])
    hair = r.choice(("short", "tail", "bob", "long", "curls", "quiff", "braid", "bun", "topknot"))
    if gear == "hood":
        hair = r.choice(("none", "none", "braid", "long"))
    elif gear == "wrap" or (gear in ("cap", "hat", "helmet") and hair in ("quiff", "topknot", "curls")):
        hair = "short"
    body, prop = r.choice(_BODIES[org]), r.choice(_PROPS[org])
    skin, hair_colour = rgb(r.choice(SKINS)), rgb(r.choice(HAIR_COLOURS))
    cloth, trim, width = r.choice(pal.cloth), r.choice(pal.trim), r.choice(WIDTHS)
    gear_colour = r.choice([colour for colour in pal.cloth if colour != cloth])
    beard = hair in ("short", "topknot", "none") and r.random() < 0.35 and gear != "hood"
    mask = r.choice([*pal.cloth, pal.dark]) if org == "unlit" and r.random() < 0.5 else None
    windy = r.random() < 0.30 and org in ("couriers", "unlit", "none", "ironglass")
    return Look(
        body=body,
        hair=hair,
        gear=gear,
        skin=skin,
        hair_colour=hair_colour,
        cloth=cloth,
        trim=trim,
        gear_colour=gear_colour,
        width=width,
        props=(prop,) if prop else (),
        scarf=r.choice([*pal.trim[1:], pal.accent]) if windy else None,
        mask=mask,
        eye=None,
        beard=beard and mask is None,
        halo=rarity in ("R", "SR"),
    )


def dress(wardrobe: Wardrobe | None, org: str, r: random.Random, rarity: str) -> Look:
    """The look of a person: what the wardrobe says, the rest from the organization's wardrobe."""
    drawn = random_look(org, r, rarity)
    if wardrobe is None:
        return drawn
    written = wardrobe
    return Look(
        body=written.body or drawn.body,
        hair=written.hair or drawn.hair,
        gear=written.gear or drawn.gear,
        skin=written.skin or drawn.skin,
        hair_colour=written.hair_colour or drawn.hair_colour,
        cloth=written.cloth or drawn.cloth,
        trim=written.trim or drawn.trim,
        gear_colour=written.gear_colour or drawn.gear_colour,
        width=written.width or drawn.width,
        props=written.props,
        scarf=written.scarf,
        mask=written.mask,
        eye=written.eye,
        beard=written.beard,
        halo=drawn.halo if written.halo is None else written.halo,
    )


def wardrobe_of(look: Look) -> Wardrobe:
    """The look written down; a halo is left to the rarity."""
    return Wardrobe(**{field.name: getattr(look, field.name) for field in fields(Look) if field.name != "halo"})
