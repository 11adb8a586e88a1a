"""The code of a deck as a QR picture: apart from :mod:`.sharing`, since reading decks needs no painter of pictures."""

from __future__ import annotations

import io

import segno

from trails_desktop.library.decks.sharing import CodeError
from trails_desktop.library.storage.sentences import say


def qr_png(code: str, scale: int = 8, border: int = 4) -> bytes:
    """The code as the PNG of a QR picture. Raises :class:`CodeError` for one that is too long for a picture."""
    out = io.BytesIO()
    qr(code).save(out, kind="png", scale=scale, border=border)
    return out.getvalue()


def qr_rows(code: str) -> tuple[tuple[bool, ...], ...]:
    """The QR picture as rows of dark and light squares, without border: for drawing it oneself."""
    return tuple(tuple(bool(square) for square in row) for row in qr(code).matrix)


def qr(code: str) -> segno.QRCode:
    """The QR picture of a code; capitals and digits keep it small."""
    try:
        return segno.make_qr(code, error="m")
    except segno.DataOverflowError as error:
        raise CodeError(say("This deck is too long for a QR picture; share its text instead.")) from error
