"""`python -m trails_desktop` is the console command `trails`."""

from __future__ import annotations

import sys

from trails_desktop.app.cli import main

# Worker processes import this module again under another name and must not start a second program.
if __name__ == "__main__":
    sys.exit(main())
