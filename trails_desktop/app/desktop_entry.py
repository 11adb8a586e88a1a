"""``trails desktop-entry``: an entry in the menu of a Linux desktop, with its picture, that opens decks and matches."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from trails_desktop.app.commands.results import OK, BadInput
from trails_desktop.app.icon import png
from trails_desktop.files import write_whole

NAME: Final = "trails-desktop"
#: Kinds of files by ending; other programs' lists are opened by their own names.
MIME: Final = """<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-trails-deck">
    <comment>Trails deck</comment>
    <comment xml:lang="ja">Trailsのデッキ</comment>
    <sub-class-of type="text/plain"/>
    <glob pattern="*.deck"/>
  </mime-type>
  <mime-type type="application/x-trails-match">
    <comment>Trails match</comment>
    <comment xml:lang="ja">Trailsの対戦</comment>
    <sub-class-of type="text/plain"/>
    <glob pattern="*.match"/>
  </mime-type>
</mime-info>
"""


def entry(program: str) -> str:
    """The text of the entry; program: how the program is started."""
    quoted = '"' + program.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%") + '"'
    return f"""[Desktop Entry]
Type=Application
Name=Trails Desktop
Comment=Play the Trails trading card game
Comment[ja]=トレーディングカードゲームTrailsで遊ぶ
Exec={quoted} %f
Icon={NAME}
Terminal=false
Categories=Game;CardGame;
MimeType=application/x-trails-deck;application/x-trails-match;text/plain;text/csv;application/json;
StartupWMClass={NAME}
StartupNotify=true
"""


def run(arguments: argparse.Namespace) -> int:
    """Write the entry, or take it away."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    files = {
        home / "applications" / f"{NAME}.desktop": entry(_program()).encode(),
        home / "mime" / "packages" / f"{NAME}.xml": MIME.encode(),
        home / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png": png(256),
    }
    try:
        for path, content in files.items():
            if arguments.remove:
                path.unlink(missing_ok=True)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, content)
    except OSError as error:
        raise BadInput(f"the entry cannot be written: {error.strerror or error} ({error.filename})") from error
    for tool, folder in (("update-desktop-database", "applications"), ("update-mime-database", "mime")):
        if (found := shutil.which(tool)) is not None:  # where there is none, the desktop looks by itself
            subprocess.run([found, str(home / folder)], check=False, capture_output=True)
    print(f"{'Removed' if arguments.remove else 'Written'}: {next(iter(files))}")
    return OK


def _program() -> str:
    """This program's file, as it was started."""
    started = Path(sys.argv[0])
    return str(started.resolve()) if started.name.startswith("trails") and started.exists() else NAME.split("-")[0]
