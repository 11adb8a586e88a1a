"""How this program, or a part of it, is started as a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

_PROGRAM = "trails_desktop.app.cli"


def own_command(module: str = _PROGRAM, word: str = "") -> list[str]:
    """How ``main()`` of a module is run, the whole program's if none is named, in a checkout as where it is installed.

    word: what makes the program do the same where it is one frozen file. The program's folder comes last in the path.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, word] if word else [sys.executable]
    start = f"import sys; sys.path.append(sys.argv.pop(1)); from {module} import main; sys.exit(main())"
    return [sys.executable, "-P", "-c", start, str(Path(__file__).resolve().parents[1])]
