"""How often a deck wins: games between computer players in another process, one opponent after the other."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from trails_desktop.processes import own_command

_DONE = re.compile(r"(\d+) of (\d+)")


@dataclass(frozen=True, slots=True)
class Result:
    """Games against one deck."""

    opponent: str
    won: int
    lost: int
    drawn: int


class WinRates(QObject):
    """``told(done, all)`` games, ``result(Result)`` after each opponent, ``ended(sentence)`` once: "" if all went
    well or it was stopped."""

    told = Signal(int, int)
    result = Signal(object)
    ended = Signal(str)

    def __init__(self, deck: Path, others: Sequence[tuple[str, Path]], games: int, data: Path | None,
                 parent: QObject | None = None, player: str = "greedy") -> None:  # fmt: skip
        super().__init__(parent)
        self._deck, self._others, self._games, self._data = deck, list(others), games, data
        self._player = player
        self._at = -1
        self._out, self._said = b"", ""
        self._process: QProcess | None = None

    def start(self) -> None:
        """Begin with the first opponent."""
        self._next()

    def stop(self) -> None:
        """End it now."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._finished)
            process.errorOccurred.disconnect(self._failed)
            process.kill()
            process.waitForFinished(3000)
            process.deleteLater()
            self.ended.emit("")

    def _next(self) -> None:
        self._at += 1
        if self._at >= len(self._others):
            self._process = None
            self.ended.emit("")
            return
        file = self._others[self._at][1]
        program, *first = own_command()
        arguments = [
            *first, "selfplay", "--games", str(self._games), "--seed", str(1 + self._at), "--players",
            f"{self._player},{self._player}", "--decks", str(self._deck), str(file), "--json",
        ]  # fmt: skip
        if self._data is not None:
            arguments += ["--data", str(self._data)]
        process = QProcess(self)
        process.readyReadStandardError.connect(self._hear)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self._process, self._said = process, ""
        self.told.emit(self._at * self._games, len(self._others) * self._games)
        process.start(program, arguments)

    def _hear(self) -> None:
        if self._process is None:
            return
        self._said += bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        found = _DONE.findall(self._said)
        if found:
            self.told.emit(self._at * self._games + int(found[-1][0]), len(self._others) * self._games)

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
        wins: list[int] = []
        drawn = 0
        with contextlib.suppress(ValueError, KeyError, TypeError):
            data = json.loads(out)
            wins, drawn = [int(each) for each in data["wins"].values()], int(data["draws"])
        if len(wins) != 2:
            last = self._said.strip().splitlines()
            why = last[-1] if last else str(code)
            self.ended.emit(self.tr("The games ended with a problem: {why}").format(why=why))
            return
        self.result.emit(Result(self._others[self._at][0], wins[0], wins[1], drawn))
        self._next()
