"""Breaking the engine in a copy of its folder, and running the scenarios on it in a process of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.mutations.breaks import Break

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "trails"
PATIENCE = 90  #: seconds after which a broken engine counts as hanging; a sound one takes a few


class NoSuchPlace(Exception):
    """What a break looks for does not stand in the file exactly once: the engine was changed, the break must be too."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a break. by: title of the scenario that failed, "" if all held. said: what failed, or an error."""

    what: Break
    by: str
    said: str
    ran: int = 0
    error: bool = False

    @property
    def caught(self) -> bool:
        """Whether a scenario noticed."""
        return bool(self.by) and not self.error


def broken(source: str, what: Break) -> str:
    """The source of a file after a break. Raises :class:`NoSuchPlace`."""
    count = source.count(what.old)
    if count != 1:
        raise NoSuchPlace(f"{what.rule}: {what.file} has this {count} times instead of once: {what.old!r}")
    return source.replace(what.old, what.new)


class Workshop:
    """A copy of the engine in a folder, to be broken and mended."""

    def __init__(self, folder: Path) -> None:
        self.root = folder.resolve()
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "engine", self.root / "engine", ignore=ignored)

    def sound(self) -> Verdict:
        """The scenarios on the engine as it is; all must hold."""
        return self._run(Break("", "", "", ""))

    def try_out(self, what: Break) -> Verdict:
        """Break, run, mend."""
        file = self.root / what.file
        source = file.read_text(encoding="utf-8")
        try:
            file.write_text(broken(source, what), encoding="utf-8")
            return self._run(what)
        except NoSuchPlace as problem:
            return Verdict(what, "", str(problem), error=True)
        finally:
            file.write_text(source, encoding="utf-8")

    def _run(self, what: Break) -> Verdict:
        command = [sys.executable, str(Path(__file__).with_name("child.py")), str(SCENARIOS), what.rule, str(self.root)]
        environment = {**os.environ, "PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return Verdict(what, "(none)", f"the scenarios did not end within {PATIENCE} s")
        if done.returncode:
            said = (done.stderr.strip().splitlines() or ["nothing said"])[-1]
            return Verdict(what, "", f"{what.rule}: the broken engine cannot even be loaded: {said}", error=True)
        found = json.loads(done.stdout)
        return Verdict(what, found["failed"], found["said"], found["ran"])
