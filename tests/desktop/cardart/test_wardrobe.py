"""Wardrobes from plain data: what is understood, and that every mistake is named."""

from __future__ import annotations

import random

import pytest

from trails_desktop.cardart.drawing.palette import ORGANIZATIONS
from trails_desktop.cardart.people.wardrobe import SKINS, Wardrobe, WardrobeError, dress, random_look, wardrobe_of

CAPTAIN = {
    "body": "coat",
    "hair": "tail",
    "gear": "cap",
    "props": ["lance"],
    "skin": 3,
    "hair_colour": "#7A4324",
    "cloth": "#1F4E66",
    "trim": "#E8D7B0",
    "gear_colour": "#1B3448",
    "scarf": "#C8553A",
    "width": 0.96,
}


def test_a_whole_wardrobe() -> None:
    captain = Wardrobe.from_data(CAPTAIN)
    assert captain.skin == (0xCF, 0x94, 0x68)
    assert captain.cloth == (0x1F, 0x4E, 0x66)
    assert captain.props == ("lance",)
    look = dress(captain, "couriers", random.Random(1), "R")
    assert (look.body, look.hair, look.gear, look.width, look.halo) == ("coat", "tail", "cap", 0.96, True)
    assert dress(captain, "couriers", random.Random(2), "R") == look


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("body", "armour", "wardrobe.body: .*armour.*cloak"),
        ("hair", 3, "wardrobe.hair: "),
        ("gear", ["cap"], "wardrobe.gear: "),
        ("props", "lance", "wardrobe.props: .*list"),
        ("props", ["lance", "gun"], "wardrobe.props: .*gun"),
        ("skin", 7, "wardrobe.skin: 7 .*1 to 6"),
        ("skin", 0, "wardrobe.skin: 0 "),
        ("hair_colour", 9, "wardrobe.hair_colour: 9 .*1 to 8"),
        ("cloth", "blue", "wardrobe.cloth: .*blue.*colour"),
        ("trim", "#12345", "wardrobe.trim: "),
        ("eye", "#12345G", "wardrobe.eye: "),
        ("mask", 7, "wardrobe.mask: "),
        ("width", 2, "wardrobe.width: "),
        ("width", "wide", "wardrobe.width: "),
        ("width", True, "wardrobe.width: "),
        ("beard", "yes", "wardrobe.beard: "),
        ("halo", 1, "wardrobe.halo: "),
        ("hat", "cap", "wardrobe.hat: there is no such field"),
    ],
)
def test_every_mistake_names_its_field(field: str, value: object, said: str) -> None:
    with pytest.raises(WardrobeError, match=said):
        Wardrobe.from_data({**CAPTAIN, field: value})


def test_plain_data_there_and_back() -> None:
    captain = Wardrobe.from_data({**CAPTAIN, "beard": True, "halo": False, "eye": "#1B6F66"})
    assert Wardrobe.from_data(captain.to_data()) == captain
    assert Wardrobe().to_data() == {}


def test_what_is_not_written_comes_from_the_organization() -> None:
    look = dress(Wardrobe(body="poncho"), "unlit", random.Random(5), "C")
    assert look.body == "poncho"
    assert look.cloth in {random_look("unlit", random.Random(i), "C").cloth for i in range(60)}
    assert (look.props, look.scarf, look.mask, look.beard, look.halo) == ((), None, None, False, False)


@pytest.mark.parametrize("org", ORGANIZATIONS)
def test_drawn_looks_are_wearable(org: str) -> None:
    for seed in range(150):
        look = random_look(org, random.Random(seed), "U")
        assert look.gear_colour != look.cloth
        if look.gear in ("cap", "hat", "helmet"):
            assert look.hair not in ("quiff", "topknot", "curls")
        if look.gear == "hood":
            assert look.hair in ("none", "braid", "long")
            assert not look.beard
        if look.mask is not None:
            assert org == "unlit"
            assert not look.beard
        assert Wardrobe.from_data(wardrobe_of(look).to_data()) == wardrobe_of(look)


def test_everyone_of_any_skin_is_in_every_organization() -> None:
    for org in ORGANIZATIONS:
        assert len({random_look(org, random.Random(seed), "C").skin for seed in range(150)}) == len(SKINS)
