"""The console command `trails`."""

from __future__ import annotations

import argparse
from pathlib import Path

from trails_desktop import __version__


def main(argv: list[str] | None = None) -> int:
    """Run one command of `trails`; returns the exit status."""
    parser = argparse.ArgumentParser(prog="trails", description="Play the Trails trading card game.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command")
    demo = commands.add_parser("demo", help="the computer plays a game and leaves pictures of it")
    demo.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args(argv)
    if arguments.command == "demo":
        from PySide6.QtWidgets import QApplication, QLabel

        application = QApplication([])
        label = QLabel(f"Trails Desktop {__version__}")
        label.show()
        arguments.out.mkdir(parents=True, exist_ok=True)
        label.grab().save(str(arguments.out / "01.png"))
        application.quit()
    return 0
