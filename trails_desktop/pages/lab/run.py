"""A deck lab in another process: ``trails lab``, heard as it goes on, and stopped without losing what was played."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from trails_desktop.processes import own_command

_DONE = re.compile(r"(\d+) of (\d+) units")


class LabRun(QObject):
    """``told(done, all)`` units; ``reported(dict)`` with all of the command's report once it is over;
    ``ended(sentence)`` last: "" if all went well or it was stopped."""

    told = Signal(int, int)
    reported = Signal(object)
    ended = Signal(str)

    def __init__(self, words: Sequence[str], folder: Path | None, data: Path | None, parent: QObject) -> None:
        """words: what the command is told. folder: where what was played is kept, so that the same lab goes on."""
        super().__init__(parent)
        self._words = [*words, "--json"]
        if folder is not None:
            name = blake2b("\n".join(words).encode(), digest_size=8).hexdigest()
            self._words += ["--keep", str(folder / f"{name}.lab")]
        if data is not None:
            self._words += ["--data", str(data)]
        self._said = ""
        self._process: QProcess | None = None

    def start(self) -> None:
        """Begin."""
        program, *first = own_command()
        process = QProcess(self)
        process.readyReadStandardError.connect(self._hear)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self._process = process
        process.start(program, [*first, "lab", *self._words])

    def stop(self) -> None:
        """End it now. What was played is kept."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._finished)
            process.errorOccurred.disconnect(self._failed)
            process.terminate()
            if not process.waitForFinished(2000):
                process.kill()
                process.waitForFinished(2000)
            process.deleteLater()
            self.ended.emit("")

    def _hear(self) -> None:
        if self._process is not None:
            self._said += bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
            if found := _DONE.findall(self._said):
                self.told.emit(int(found[-1][0]), int(found[-1][1]))

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._process = None
            self.ended.emit(self.tr("The games cannot be started."))

    def _finished(self, code: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        out = bytes(process.readAllStandardOutput().data())
        process.deleteLater()
        found: Any = None
        try:
            found = json.loads(out)
        except ValueError:
            last = self._said.strip().splitlines()
            why = last[-1] if last else str(code)
            self.ended.emit(self.tr("The games ended with a problem: {why}").format(why=why))
            return
        self.reported.emit(found)
        self.ended.emit("")
