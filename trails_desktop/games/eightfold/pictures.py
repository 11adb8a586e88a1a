"""The pictures of Eightfold's cards."""

from typing import Final

from trails_desktop.games.faces.pictures import PictureBook

BOOK: Final = PictureBook("eightfold", "element")
