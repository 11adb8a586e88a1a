"""The start of the program in one folder: PyInstaller wants a file."""

import sys

from trails_desktop.app.cli import main

sys.exit(main())
