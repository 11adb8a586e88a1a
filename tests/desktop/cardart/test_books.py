"""Pictures that games hand in: painted by the same process, kept on the same shelf, and told apart when small."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games import game_named
from trails_desktop.cardart.pictures.books import paint_from, read_books, written_books
from trails_desktop.cardart.pictures.orders import Order, read_order
from trails_desktop.cardart.pictures.spec import GamePicture, PictureError
from trails_desktop.cardart.pictures.worker import serve
from trails_desktop.games.faces.pictures import PictureBook
from trails_desktop.games.roster import known_kits, picture_books
from trails_desktop.resources import resource_dir

#: Mean difference of 16 x 18 thumbnails, in levels of 255, as for pictures of one large thing.
LIMIT = 14.0
CARD = GamePicture("seawall", "T-1", (("color", "blue"), ("hull", "bell"), ("type", "unit")))


def pictures(game: str) -> dict[str, GamePicture]:
    book: PictureBook = import_module(f"trails_desktop.games.{game}.pictures").BOOK
    assert book.name == game
    found = game_named(game)
    assert found is not None
    assert found.catalogue is not None
    cards = found.catalogue(resource_dir("assets"), resource_dir("decks")).cards
    return {number: book.picture_of(entry) for number, entry in cards.items()}


@pytest.fixture(params=sorted(picture_books()))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_card_of_a_set_has_a_picture_of_its_own(game: str) -> None:
    small = {
        number: paint_from(picture_books(), picture, 0.125).resize((16, 18), Image.Resampling.BOX)
        for number, picture in pictures(game).items()
    }
    assert len(small) >= 60
    near = {
        (one, other): round(apart, 1)
        for one, other in combinations(small, 2)
        if (apart := sum(ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean) / 3) < LIMIT
    }
    assert not near


def test_what_a_card_says_of_its_picture_is_known(game: str) -> None:
    """A word that no painter knows would be passed over in silence."""
    known = import_module(picture_books()[game]).KNOWN
    said = {(name, word) for picture in pictures(game).values() for name, word in picture.words if name in known}
    assert said
    assert not {(name, word) for name, word in said if word not in known[name]}


def test_a_card_that_says_nothing_of_its_picture_has_one(game: str) -> None:
    types = {dict(picture.words)["type"] for picture in pictures(game).values()}
    for kind in (*types, "unheard of"):
        bare = GamePicture(game, "T-1", (("type", kind),))
        assert paint_from(picture_books(), bare, 0.0625).size == (40, 45)


def test_the_same_card_has_the_same_picture_and_another_edition_another_name() -> None:
    once, again = (paint_from(picture_books(), CARD, 0.25).tobytes() for _ in range(2))
    assert once == again
    assert GamePicture(CARD.book, CARD.number, CARD.words, 2).digest() != CARD.digest()
    assert read_order(json.loads(Order(CARD, 2).line(1))) == Order(CARD, 2)
    assert read_books(written_books(picture_books())) == picture_books()


def test_the_process_paints_it_and_knows_no_window(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from trails_desktop.cardart.pictures import worker;"
        "code = worker.main(sys.argv[1:]);"
        "print(any(name.startswith('PySide6') for name in sys.modules), file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, *written_books(picture_books()), str(tmp_path)]
    done = subprocess.run(command, input=Order(CARD).line(3), capture_output=True, check=True)
    assert json.loads(done.stdout) == {"id": 3, "kept": True}
    assert done.stderr.split() == [b"False"]
    assert [path.name for path in tmp_path.iterdir()] == [f"v2-{CARD.digest()}-1.png"]


def test_nobody_paints_for_a_game_that_hands_in_no_painter(tmp_path: Path) -> None:
    with pytest.raises(PictureError, match='nobody paints for "seawall"'):
        paint_from({}, CARD)
    replies = BytesIO()
    serve(BytesIO(Order(CARD).line(1)), replies, tmp_path, {})
    assert "nobody paints" in json.loads(replies.getvalue())["error"]


def test_whoever_offers_a_game_names_its_painter() -> None:
    assert set(picture_books()) <= {kit.id for kit in known_kits()}
