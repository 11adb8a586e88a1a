"""The pictures of Seawall's cards."""

from typing import Final

from trails_desktop.games.faces.pictures import PictureBook

BOOK: Final = PictureBook("seawall", "color")
