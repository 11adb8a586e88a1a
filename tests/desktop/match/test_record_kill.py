"""A match that is being written down: programs that are killed, disks that are full, folders that cannot be written."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.trails.records.reading import load_record
from engine.trails.records.record import Given, Header, Mark, Record
from tests.desktop import kills
from trails_desktop.match.recorder import CURRENT, Recorder, saved_record, saved_summary

HEADER = Header((("a",), ("b",)), "1", ("Ann", "Bryn"))


def test_killed_programs_go_on_where_they_were(qtbot: QtBot, tmp_path: Path) -> None:
    found = kills.run(20, tmp_path)
    assert found.faults == []
    assert (found.kills, found.same) == (20, 20)
    assert found.answers > 100, found


def answer(number: int) -> Given:
    return Given(number % 2, (("pick", number),))


def mark(after: int) -> Mark:
    return Mark(after, after, (40 - after, 40), f"{after:032x}")


def test_answers_and_marks_are_in_the_file_at_once(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path, Record(HEADER))
    for number in range(1, 6):
        recorder.add(answer(number), mark(number) if number in (2, 4) else None)
        saved = saved_record(tmp_path)
        assert saved == Record(HEADER, tuple(recorder.given), tuple(recorder.marks))
    summary = saved_summary(tmp_path)
    assert summary is not None and (summary.turn, summary.bond) == (4, (36, 40))
    recorder.cut(3)
    assert saved_record(tmp_path) == Record(HEADER, tuple(answer(number) for number in (1, 2, 3)), (mark(2),))
    recorder.add(answer(9), mark(4))
    saved = saved_record(tmp_path)
    assert saved is not None and saved.answers[-1] == answer(9) and saved.marks == (mark(2), mark(4))
    assert sorted(file.name for file in tmp_path.iterdir()) == [CURRENT]


class FullDisk:
    """A disk on which half of what is written still finds room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        real = os.write

        def write(handle: int, content: bytes) -> int:
            return real(handle, content[: len(content) // 2] if self.full else content)

        monkeypatch.setattr(os, "write", write)


def test_a_full_disk_is_one_sentence_and_nothing_is_lost_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    recorder = Recorder(tmp_path, Record(HEADER))
    recorder.add(answer(1), mark(1))
    disk.full = True
    for number in (2, 3, 4):
        recorder.add(answer(number))
        assert recorder.trouble.startswith("The match cannot be saved in ") and "\n" not in recorder.trouble
        saved = saved_record(tmp_path)
        assert saved is not None and saved.answers == tuple(recorder.given[: len(saved.answers)])
        assert 1 <= len(saved.answers) < number, "half a line is a torn one"
        assert [file.name for file in tmp_path.iterdir()] == [CURRENT]
    disk.full = False
    recorder.add(answer(5), mark(5))
    assert recorder.trouble == ""
    assert saved_record(tmp_path) == Record(HEADER, tuple(recorder.given), (mark(1), mark(5)))
    assert len(recorder.given) == 5


def test_a_match_that_is_over_is_kept_even_if_it_could_not_be_saved_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    recorder = Recorder(tmp_path, Record(HEADER))
    disk.full = True
    recorder.add(answer(1), mark(1))
    disk.full = False
    recorder.finish()
    assert [file.name for file in tmp_path.iterdir()] == ["match-0001.match"]
    (tmp_path / "match-0001.match").rename(tmp_path / CURRENT)
    assert saved_record(tmp_path) == Record(HEADER, (answer(1),), (mark(1),))


def test_a_folder_that_may_not_be_written_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", refused)
        recorder = Recorder(tmp_path, Record(HEADER))
        recorder.add(answer(1))
        recorder.cut(0)
        recorder.finish()
        assert recorder.trouble == f'The match cannot be saved in "{tmp_path / CURRENT}": {os.strerror(errno.EACCES)}.'
    assert saved_record(tmp_path) is None and saved_summary(tmp_path) is None


def test_names_that_are_no_proper_text_do_not_stop_a_match(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path, Record(Header((("a",), ("b",)), "1", ("half \ud83d", "Bryn"))))
    recorder.add(answer(1))
    saved = saved_record(tmp_path)
    assert recorder.trouble == "" and saved is not None
    assert saved.header.names == ("half ?", "Bryn") and saved.answers == (answer(1),)


def test_two_matches_in_one_folder_tear_nothing(tmp_path: Path) -> None:
    """``two_instances.py``: two windows cannot come about any more; a match is safe from another one even so."""
    one = Recorder(tmp_path, Record(HEADER))
    for number in range(1, 31):
        one.add(answer(number))
    two = Recorder(tmp_path, Record(HEADER))
    for number in range(101, 111):
        two.add(answer(number))
    for number in range(31, 36):
        one.add(answer(number))
        two.add(answer(100 + number))
    assert saved_record(tmp_path) == Record(HEADER, tuple(two.given))
    (beside,) = [path for path in tmp_path.iterdir() if path.name != CURRENT]
    assert load_record(beside).answers == tuple(one.given)
    one.finish()
    two.finish()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match-0001.match", "match-0002.match"]
