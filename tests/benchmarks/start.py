"""How long the program takes to a start screen that can be used: ``python -m tests.benchmarks.start [--runs 9]``.

Each run is a process of its own on a library that is there already; what is printed is the processor time of that
process (its own threads, not the painter of pictures) and the clock's, from its beginning until the window has been
drawn and nothing waits. The least of the runs says most on a busy machine. Another state of the program beside it:
``git archive COMMIT | tar -x -C /tmp/old`` and ``--program /tmp/old``.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

_ROOT: Final = Path(__file__).resolve().parents[2]
_STARTED: Final = """
import sys, time
began = time.perf_counter()
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

def drawn():
    program = QApplication.instance()
    for _ in range(3):
        program.processEvents()
    window = next(one for one in program.topLevelWidgets() if type(one).__name__ == "MainWindow")
    assert window.isVisible(), "no window"
    print("took", time.process_time() * 1000, (time.perf_counter() - began) * 1000, window.page, flush=True)
    window.close()
    program.quit()

exec_ = QApplication.exec
def soon(*given):
    QTimer.singleShot(0, drawn)
    return exec_()
QApplication.exec = soon
from trails_desktop.app.cli import main
sys.exit(main(["--data", sys.argv[1]]))
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Start and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--program", type=Path, default=_ROOT, help="the folder of another checkout")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        first, *runs = (started(given.program, Path(folder)) for _ in range(given.runs + 1))
    print(f"first, with an empty folder: {first[0]:.0f} ms of processor time")
    for at, name in enumerate(("processor", "clock")):
        times = [run[at] for run in runs]
        print(f"{name:9} least {min(times):6.0f} ms, median {median(times):6.0f} ms, most {max(times):6.0f} ms")
    return 0


def started(program: Path, folder: Path) -> tuple[float, float]:
    """One start: milliseconds of processor time, and of the clock."""
    environment = {**os.environ, "PYTHONPATH": str(program), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _STARTED, str(folder)]
    done = subprocess.run(command, cwd=program, env=environment, capture_output=True, text=True, check=False)
    said = next((line.split() for line in done.stdout.splitlines() if line.startswith("took ")), None)
    if said is None:
        raise SystemExit(f"the program did not start:\n{done.stdout}{done.stderr}")
    return float(said[1]), float(said[2])


if __name__ == "__main__":
    sys.exit(main())
