"""A sealed match that keeps what it told its side: the log is whole after a restart, too, and every event is told while
the objects it speaks of are there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trails_desktop.lan.sealed.session import SealedMatch


class ToldMatch(SealedMatch):
    """log: every line so far. news: what happened since it was last taken, None for "an answer was taken back"."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.log: list[Any] = []
        self.news: list[tuple[Sequence[Any], Sequence[Any]] | None] = []
        self._marks: dict[int, int] = {}
        super().__init__(*args, **kwargs)

    def _happened(self, kind: str, text: str = "") -> None:
        super()._happened(kind, text)
        play = self._play
        if kind == "changed" and play is not None and play.game is not None:
            told = self._meeting.rules.tell(self.game, play.was, self.drain(), self.seat)
            self._keep(*told)
        elif kind == "jumped":
            self.drain()
            earlier = [count for at, count in self._marks.items() if at <= self.step]
            del self.log[max(earlier, default=0) :]
            self._marks = {at: count for at, count in self._marks.items() if at <= self.step}
            self.news.append(None)

    def _give_up(self, loser: int) -> None:
        super()._give_up(loser)
        assert self.game is not None
        line = self._meeting.rules.conceded(self.game, loser, False)
        self._keep(self._meeting.rules.ended(loser), (line,))

    def _keep(self, events: Sequence[Any], lines: Sequence[Any]) -> None:
        self.log.extend(lines)
        self._marks[self.step] = len(self.log)
        self.news.append((tuple(events), tuple(lines)))

    def take_news(self) -> list[tuple[Sequence[Any], Sequence[Any]] | None]:
        """What happened since, in order."""
        news, self.news = self.news, []
        return news
