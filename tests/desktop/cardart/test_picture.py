"""Card pictures: the same from the same identity everywhere, every motif and land paints, sizes, refusals."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from trails_desktop.cardart.drawing.palette import ORGANIZATIONS
from trails_desktop.cardart.people.wardrobe import BODIES, GEAR, HAIR, PROPS, Wardrobe
from trails_desktop.cardart.pictures.key_art import key_picture
from trails_desktop.cardart.pictures.motifs import MOTIFS, motif_list
from trails_desktop.cardart.pictures.painting import paint_picture, paint_scaled
from trails_desktop.cardart.pictures.spec import PictureError, PictureSpec, seed_of

ROOT = Path(__file__).resolve().parents[3]
SMALL = 0.15


def small(spec: PictureSpec) -> Image.Image:
    return paint_scaled(spec, SMALL)


def distance(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def test_same_bytes_in_another_process_with_another_hash_seed() -> None:
    specs = [
        PictureSpec("T-001", "UNIT", "unlit", "SR"),
        PictureSpec("T-002", "EVENT", "couriers", "C"),
        PictureSpec("T-003", "ITEM", "athenaeum", "R", motif="flask"),
    ]
    # What this process painted before must not show in the picture: the other one paints in another order.
    here = [hashlib.sha256(paint_picture(spec).tobytes()).hexdigest() for spec in specs]
    script = (
        "import hashlib, json, sys\n"
        "from trails_desktop.cardart.pictures.painting import paint_picture\n"
        "from trails_desktop.cardart.pictures.spec import PictureSpec\n"
        "specs = [PictureSpec.from_data(data) for data in json.load(sys.stdin)]\n"
        "found = [hashlib.sha256(paint_picture(spec).tobytes()).hexdigest() for spec in specs[::-1]]\n"
        "print(*found[::-1])\n"
    )

    for hash_seed in ("1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            input=json.dumps([spec.to_data() for spec in specs]),
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert done.stdout.split() == here


def test_seed_is_written_down_for_good() -> None:
    assert seed_of("D1-012", "couriers", "UNIT") == int.from_bytes(
        hashlib.blake2b(b"D1-012|couriers|UNIT", digest_size=8).digest(), "big"
    )


@pytest.mark.parametrize("factor", [1, 2])
def test_size_and_mode(factor: int) -> None:
    image = paint_picture(PictureSpec("T-001", "BASE", "none", "U"), factor)
    assert (image.mode, image.size) == ("RGB", (640 * factor, 720 * factor))


def test_larger_factor_is_the_same_picture() -> None:
    spec = PictureSpec("T-007", "UNIT", "ironglass", "R")
    small_one = paint_picture(spec).reduce(8)
    large_one = paint_picture(spec, 2).reduce(16)
    assert distance(small_one, large_one) < 3


@pytest.mark.parametrize(("at", "org"), list(enumerate(ORGANIZATIONS)))
def test_every_motif_of_every_land_is_a_picture_of_its_own(at: int, org: str) -> None:
    """All motifs in the first land, in each other one a share of them."""
    seen: dict[str, Image.Image] = {}
    for card_type, motifs in MOTIFS.items():
        for motif in list(motifs)[at % 4 :: 4] if at else motifs:
            image = small(PictureSpec("T-001", card_type, org, "C", motif=motif))
            assert image.size == (96, 108)
            colours = ImageStat.Stat(image)
            assert min(colours.stddev) > 8, (card_type, motif)
            for other, painted in seen.items():
                if other.startswith(card_type + " "):
                    assert distance(image, painted) > 0.8, (org, card_type, motif, other)
            seen[f"{card_type} {motif}"] = image


@pytest.mark.parametrize(("field", "words"), [("body", BODIES), ("hair", HAIR), ("gear", GEAR)])
def test_every_piece_of_the_wardrobe_shows(field: str, words: tuple[str, ...]) -> None:
    base = {"body": "coat", "hair": "short", "gear": "none", "skin": 3, "cloth": "#2F5D78", "width": 1.0}
    seen: list[Image.Image] = []
    for word in words:
        wardrobe = Wardrobe.from_data({**base, field: word})
        image = paint_scaled(PictureSpec("T-001", "UNIT", "couriers", "C", wardrobe=wardrobe), 0.25)
        assert all(distance(image, other) > 0.12 for other in seen), word
        seen.append(image)


def test_props_scarf_mask_beard_and_halo_show() -> None:
    base: dict[str, object] = {"body": "coat", "hair": "short", "gear": "none", "skin": 3, "cloth": "#2F5D78"}
    extra: list[dict[str, object]] = [{}, {"scarf": "#C8553A"}, {"mask": "#1B1438"}, {"beard": True}, {"halo": True}]
    extra += [{"props": [prop]} for prop in PROPS]
    seen: list[Image.Image] = []
    for each in extra:
        spec = PictureSpec("T-001", "UNIT", "couriers", "C", wardrobe=Wardrobe.from_data({**base, **each}))
        image = paint_scaled(spec, 0.25)
        assert all(distance(image, other) > 0.12 for other in seen), each
        seen.append(image)


def test_rarer_people_are_closer() -> None:
    def width(rarity: str) -> int:
        """How many columns of the lowest rows the cloth takes: where its colour changes the picture."""
        robes = [
            Wardrobe.from_data({"body": "robe", "hair": "bun", "gear": "none", "cloth": cloth, "width": 1.0})
            for cloth in ("#101010", "#F0F0F0")
        ]
        black, white = (small(PictureSpec("T-001", "UNIT", "vigil", rarity, wardrobe=robe)) for robe in robes)
        changed = ImageChops.difference(black, white).convert("L").crop((0, 96, 96, 108)).reduce((1, 12))
        return sum(changed.histogram()[20:])

    common, uncommon, rare, super_rare = (width(rarity) for rarity in ("C", "U", "R", "SR"))
    assert common < uncommon < rare <= super_rare
    assert common > 20


def test_super_rare_differs_from_rare_in_the_sky() -> None:
    rare, super_rare = (small(PictureSpec("T-001", "ITEM", "compact", rarity)) for rarity in ("R", "SR"))
    sky = (0, 0, 96, 18)
    assert distance(rare.crop(sky), super_rare.crop(sky)) > 3


def test_number_organization_and_type_decide() -> None:
    one = small(PictureSpec("T-001", "BASE", "couriers", "C", motif="plain"))
    assert one.tobytes() == small(PictureSpec("T-001", "BASE", "couriers", "C", motif="plain")).tobytes()
    assert distance(one, small(PictureSpec("T-002", "BASE", "couriers", "C", motif="plain"))) > 2
    assert distance(one, small(PictureSpec("T-001", "BASE", "vigil", "C", motif="plain"))) > 10


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("type", {"type": "PLACE"}),
        ("org", {"org": "Longline Couriers"}),
        ("rarity", {"rarity": "X"}),
        ("motif", {"type": "EVENT", "motif": "lantern"}),
        ("motif", {"motif": "relay"}),
        ("wardrobe", {"type": "ITEM", "wardrobe": Wardrobe()}),
        ("hour", {"hour": "teatime"}),
    ],
)
def test_refusals_name_the_field(field: str, fields: dict[str, object]) -> None:
    data: dict[str, object] = {"number": "T-001", "type": "UNIT", "org": "couriers", "rarity": "C", **fields}
    with pytest.raises(PictureError, match=f"^{field}: "):
        PictureSpec(**data)  # type: ignore[arg-type]


def test_unknown_factor_is_refused() -> None:
    with pytest.raises(PictureError, match=r"^factor: 3"):
        paint_picture(PictureSpec("T-001", "UNIT", "couriers", "C"), 3)


def test_plain_data_there_and_back() -> None:
    wardrobe = Wardrobe.from_data({"body": "coat", "skin": 3, "props": ["lance"], "beard": True, "halo": False})
    spec = PictureSpec("T-001", "UNIT", "couriers", "R", wardrobe=wardrobe, hour="gold")
    assert PictureSpec.from_data(spec.to_data()) == spec
    assert PictureSpec.from_data(spec.to_data()).digest() == spec.digest()
    with pytest.raises(PictureError, match=r"^number: "):
        PictureSpec.from_data({**spec.to_data(), "number": 1})


def test_everything_that_decides_a_picture_is_in_its_digest() -> None:
    specs = [
        PictureSpec("T-001", "ITEM", "couriers", "R"),
        PictureSpec("T-002", "ITEM", "couriers", "R"),
        PictureSpec("T-001", "EVENT", "couriers", "R"),
        PictureSpec("T-001", "ITEM", "vigil", "R"),
        PictureSpec("T-001", "ITEM", "couriers", "C"),
        PictureSpec("T-001", "ITEM", "couriers", "R", motif="horn"),
        PictureSpec("T-001", "ITEM", "couriers", "R", hour="night"),
        PictureSpec("T-001", "UNIT", "couriers", "R"),
        PictureSpec("T-001", "UNIT", "couriers", "R", wardrobe=Wardrobe(body="coat")),
        PictureSpec("T-001", "UNIT", "couriers", "R", wardrobe=Wardrobe(body="cloak")),
    ]
    assert len({spec.digest() for spec in specs}) == len(specs)


def test_own_motifs_are_motifs_of_their_type() -> None:
    for card_type, words in MOTIFS.items():
        for org in ORGANIZATIONS:
            own = motif_list(card_type, org)
            assert len(set(own)) == len(own) > 1
            assert set(own) <= set(words)


@pytest.mark.parametrize(("width", "height"), [(160, 180), (320, 120), (90, 240)])
def test_key_picture_fills_any_window_and_keeps_the_captain(width: int, height: int) -> None:
    image = key_picture(width, height)
    assert (image.mode, image.size) == ("RGB", (width, height))
    # The captain's dark blue cap, and below it the coat's teal, are in the middle of every cut.
    middle = image.crop((width // 4, 0, width * 3 // 4, height))
    pixels = list(zip(*(iter(middle.tobytes()),) * 3, strict=True))
    assert sum(b > r + 25 and r < 60 for r, _, b in pixels) > len(pixels) * 0.02


def test_key_picture_needs_a_size() -> None:
    with pytest.raises(ValueError, match="0 x 100"):
        key_picture(0, 100)
