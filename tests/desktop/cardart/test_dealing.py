"""Dealing a set: no look twice in an organization, and no two pictures that one could mistake for each other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from engine.trails.cards.pool import load_pool
from trails_desktop.cardart.drawing.palette import ORGANIZATIONS
from trails_desktop.cardart.people.wardrobe import Wardrobe
from trails_desktop.cardart.pictures.casting import cast_pictures
from trails_desktop.cardart.pictures.dealing import deal_motifs
from trails_desktop.cardart.pictures.motifs import LANDSCAPES, MOTIFS
from trails_desktop.cardart.pictures.painting import paint_scaled
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.cardart.scenery.hours import HOURS, hour_of
from trails_desktop.resources import resource_dir

# Mean difference of 16 x 18 thumbnails, in levels of 255. The nearest two of a dealt set differ by about 12.
LIMIT = 7.0
# The same for EVENT and BASE of the program, which show one large thing each.
CLOSE_UP = 14.0
PLAN = ("UNIT",) * 10 + ("ITEM",) * 2 + ("EVENT",) * 3 + ("BASE",) * 2 + ("ITEM/UNIT",)


def whole_set() -> list[PictureSpec]:
    """A set as it will be: six times 18 cards and 12 without organization."""
    kinds = [(org, kind) for org in ORGANIZATIONS[:-1] for kind in PLAN]
    kinds += [("none", kind) for kind in ("UNIT",) * 6 + ("ITEM",) * 2 + ("EVENT",) * 2 + ("BASE",) * 2]
    rarities = ("C", "C", "C", "C", "U", "U", "U", "R", "R", "SR")
    return [PictureSpec(f"T-{i:03}", kind, org, rarities[i * 7 % 10]) for i, (org, kind) in enumerate(kinds, start=1)]


def test_no_look_twice_in_an_organization() -> None:
    dealt = deal_motifs(whole_set())
    assert list(dealt) == [card.number for card in whole_set()]
    motifs = Counter((card.org, card.type, card.motif) for card in dealt.values() if card.type != "UNIT")
    assert set(motifs.values()) == {1}
    looks = Counter(
        (card.org, card.wardrobe.body, card.wardrobe.gear, card.wardrobe.cloth)
        for card in dealt.values()
        if card.wardrobe is not None
    )
    assert set(looks.values()) == {1}
    assert sum(looks.values()) == 66


def test_no_two_pictures_of_a_set_look_alike() -> None:
    thumbnails = {
        number: paint_scaled(card, 0.125).resize((16, 18), Image.Resampling.BOX)
        for number, card in deal_motifs(whole_set()).items()
    }
    near = {
        (one, other): round(distance, 1)
        for one, other in combinations(thumbnails, 2)
        if (distance := _distance(thumbnails[one], thumbnails[other])) < LIMIT
    }
    assert not near


def test_events_and_bases_of_the_program_are_told_apart_small() -> None:
    """As a player meets them: the shipped cards, small, one large thing each."""
    cast = cast_pictures(load_pool(resource_dir("assets") / "cards"))
    shown = {number: spec for number, spec in cast.items() if spec.type in ("EVENT", "BASE")}
    assert len({spec.motif for spec in shown.values()}) == len(shown)
    assert not {spec.motif for spec in shown.values()} & {word for words in LANDSCAPES.values() for word in words}
    thumbnails = {
        number: paint_scaled(spec, 0.125).resize((16, 18), Image.Resampling.BOX) for number, spec in shown.items()
    }
    near = {
        (one, other): round(distance, 1)
        for one, other in combinations(thumbnails, 2)
        if (distance := _distance(thumbnails[one], thumbnails[other])) < CLOSE_UP
    }
    assert not near


def test_an_organization_has_more_than_one_hour() -> None:
    for org in ORGANIZATIONS:
        hours = {hour_of(org, seed) for seed in range(12)}
        assert len(hours) > 2
        assert hours <= set(HOURS)


def _distance(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def test_the_limit_would_catch_two_equal_looks() -> None:
    card = next(iter(deal_motifs(whole_set()).values()))
    one, other = (paint_scaled(card, 0.125).resize((16, 18), Image.Resampling.BOX) for _ in range(2))
    assert _distance(one, other) < LIMIT


def test_what_a_card_names_is_kept_and_not_dealt_again() -> None:
    coat = Wardrobe.from_data({"body": "coat", "gear": "cap", "cloth": "#1F4E66", "halo": False})
    cards = [
        PictureSpec("T-001", "ITEM", "couriers", "C"),
        PictureSpec("T-002", "ITEM", "couriers", "C", motif="horn"),
        PictureSpec("T-003", "UNIT", "couriers", "SR", wardrobe=coat),
        PictureSpec("T-004", "UNIT", "couriers", "R", wardrobe=coat),
    ]
    dealt = deal_motifs(cards)
    assert dealt["T-002"].motif == "horn"
    assert dealt["T-001"].motif not in (None, "horn")
    for number in ("T-003", "T-004"):
        worn = dealt[number].wardrobe
        assert worn is not None
        assert (worn.body, worn.gear, worn.cloth, worn.halo) == ("coat", "cap", coat.cloth, False)
        assert worn.skin is not None
        assert worn.hair is not None


def test_dealing_is_repeatable_and_survives_more_cards_than_motifs() -> None:
    cards = [PictureSpec(f"T-{i:03}", "ITEM/UNIT", "unlit", "C") for i in range(7)]
    cards += [PictureSpec(f"U-{i:03}", "EVENT", "unlit", "C") for i in range(13)]
    dealt = deal_motifs(cards)
    assert dealt == deal_motifs(cards)
    machines = Counter(card.motif for card in dealt.values() if card.type == "ITEM/UNIT")
    assert max(machines.values()) - min(machines.values()) <= 1
    assert set(machines) == set(MOTIFS["ITEM/UNIT"])


def test_another_organization_starts_with_other_motifs() -> None:
    events = [PictureSpec(f"T-{i:03}", "EVENT", org, "C") for i, org in enumerate(ORGANIZATIONS[:3])]
    assert len({card.motif for card in deal_motifs(events).values()}) == 3
