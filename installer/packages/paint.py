"""What the program itself draws and says for a desktop: icons, its desktop file, kinds of files.

python -m installer.packages.paint OUT     with the unpacked program on the path; off screen
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from trails_desktop.app.desktop_entry import MIME, NAME, entry
from trails_desktop.app.icon import SIZES, png


def ico(pictures: dict[int, bytes]) -> bytes:
    """Pictures (PNG by size in pixels, at most 256) as one icon of Windows."""
    at = 6 + 16 * len(pictures)
    head, body = [struct.pack("<HHH", 0, 1, len(pictures))], []
    for size, data in sorted(pictures.items()):
        head.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at))
        body.append(data)
        at += len(data)
    return b"".join(head + body)


def main(out: Path) -> None:
    """Writes everything into a folder."""
    application = QGuiApplication([])
    pictures = {size: png(size) for size in SIZES}
    for size, data in pictures.items():
        (out / f"{size}.png").write_bytes(data)
    (out / f"{NAME}.ico").write_bytes(ico(pictures))
    (out / f"{NAME}.desktop").write_text(entry("trails"), encoding="utf-8")
    (out / f"{NAME}.xml").write_text(MIME, encoding="utf-8")
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
