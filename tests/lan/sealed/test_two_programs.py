"""The short form of :mod:`tests.lan.cables`: two processes, two folders, kills and cuts, one verified match."""

from __future__ import annotations

from pathlib import Path

from tests.lan.cables import match


def test_two_programs_play_a_whole_match_although_each_is_killed_and_the_line_is_cut(tmp_path: Path) -> None:
    said = match(tmp_path, 5, kills=3, cuts=3)
    assert said["ok"] and said["kills"] >= 1
