"""The journal of a match: nothing is missing in the middle, nothing is claimed that is not on the disk."""

from __future__ import annotations

import errno
import os
import resource
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from trails_desktop.journal import MAGIC, MOST_BYTES, MOST_ENTRY, Journal, entry, read_entries


def payloads(path: Path) -> list[bytes]:
    return list(read_entries(path.read_bytes()).payloads)


def begun(tmp_path: Path) -> Journal:
    journal = Journal(tmp_path / "folder" / "one.sealed")
    assert journal.begin(MAGIC + entry(b"first"))
    return journal


def names(count: int) -> list[bytes]:
    return [b"first", *(b"%d" % number for number in range(count))]


class Faulty:
    """A system on which every call may fail, or do half. calls: what was asked of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, chance: Callable[[], bool]) -> None:
        self.failing = True
        for name in ("open", "write", "fsync", "ftruncate", "replace", "fstat"):
            monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name), chance))

    def _wrapped(self, name: str, real: Callable[..., object], chance: Callable[[], bool]) -> Callable[..., object]:
        def call(*args: object, **more: object) -> object:
            if self.failing and chance():
                if name == "write":
                    real(args[0], bytes(args[1])[: len(bytes(args[1])) // 2])  # type: ignore[call-overload]
                raise OSError(errno.EMFILE if name == "open" else errno.ENOSPC, "as if")
            return real(*args, **more)

        return call


@pytest.mark.parametrize("seed", range(40))
def test_whatever_fails_all_entries_are_there_when_it_can_be_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """At every call, as often as it likes. What ``sync`` said to be on the disk is a part of the file at all times."""
    random = Random(seed)
    with monkeypatch.context() as patched:
        system = Faulty(patched, lambda: random.random() < 0.2)
        journal = Journal(tmp_path / "one.sealed")
        journal.begin(MAGIC + entry(b"first"))
        safe = 0
        for number in range(60):
            assert journal.add(entry(b"%d" % number)) or journal.trouble
            if random.random() < 0.5 and journal.sync():
                assert journal.trouble == "" and journal.exists
                safe = number + 2
            if safe:
                system.failing = False
                found = payloads(tmp_path / "one.sealed")
                assert found == names(60)[: len(found)] and len(found) >= safe
                system.failing = True
        system.failing = False
        assert journal.sync() and journal.trouble == ""
    assert payloads(tmp_path / "one.sealed") == names(60)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.sealed"]


@pytest.mark.parametrize("seed", range(30))
def test_a_power_cut_loses_what_was_not_synced_and_nothing_else(tmp_path: Path, seed: int) -> None:
    """Of what was not synced any part may be on the disk: cut off, or of the right length and wrong."""
    random = Random(seed)
    journal = begun(tmp_path)
    path = journal.path
    assert path is not None
    safe = 1
    for number in range(random.randrange(1, 30)):
        journal.add(entry(b"%d" % number))
        if random.random() < 0.4:
            journal.sync()
            safe = number + 2
    content = path.read_bytes()
    tail = content[journal.size :]
    kept = random.choice(
        [tail[: random.randrange(len(tail) + 1)], bytes(len(tail)), random.randbytes(len(tail)), tail[1:]]
    )
    path.write_bytes(content[: journal.size] + kept)
    found = read_entries(path.read_bytes())
    assert list(found.payloads)[:safe] == names(40)[:safe] and not found.old
    again = Journal(path, found.size)
    again.add(entry(b"and on"))
    assert again.sync()
    assert payloads(path) == [*found.payloads, b"and on"]


@pytest.mark.skipif(os.name != "posix", reason="the limit of handles is POSIX")
def test_a_program_without_a_handle_left_goes_on_saving(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    used = max(int(name) for name in os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 255
    handles: list[int] = []
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(used + 4, soft), hard))
        with pytest.raises(OSError, match="open files"):
            while True:
                handles.append(os.open(os.devnull, os.O_RDONLY))
        assert journal.add(entry(b"0")) and journal.sync()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        for handle in handles:
            os.close(handle)
    assert payloads(tmp_path / "folder" / "one.sealed") == names(1)


def test_a_file_that_was_taken_away_is_written_again(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    path = journal.path
    assert path is not None
    journal.add(entry(b"0"))
    journal.sync()
    path.unlink()
    path.parent.rmdir()
    journal.add(entry(b"1"))
    assert journal.sync() and payloads(path) == names(2)


def test_who_takes_the_name_keeps_it_and_nothing_of_either_is_lost(tmp_path: Path) -> None:
    one, two = begun(tmp_path), begun(tmp_path)
    for number in range(4):
        one.add(entry(b"%d" % number))
        one.sync()
    two.add(entry(b"of two"))
    two.sync()
    assert one.path is not None and two.path is not None and one.path != two.path
    assert payloads(one.path) == names(4) and payloads(two.path) == [b"first", b"of two"]


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_only_its_owner_may_ever_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modes: list[int] = []
    real = os.write

    def write(handle: int, content: bytes) -> int:
        modes.append(os.fstat(handle).st_mode & 0o777)
        return real(handle, content)

    monkeypatch.setattr(os, "write", write)
    begun(tmp_path).add(entry(b"0"))
    assert set(modes) == {0o600}


def test_a_journal_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "one.sealed", 0)
    journal.size = MOST_BYTES - 10
    assert not journal.add(entry(b"0" * 20)) and journal.trouble


@pytest.mark.parametrize("payload", [b"", b"x" * (MOST_ENTRY + 1)])
def test_an_entry_that_could_not_be_read_again_is_not_made(payload: bytes) -> None:
    with pytest.raises(ValueError, match="entry"):
        entry(payload)


def test_every_single_changed_byte_is_known_as_damage_or_as_a_torn_tail() -> None:
    """What is read is always a beginning of what was written: never another entry, and not one left out."""
    written = [b"first", b"second one", b"third", b"4"]
    content = MAGIC + b"".join(map(entry, written))
    for at in range(len(content)):
        for change in (1, 0x80, 0xFF):
            odd = bytearray(content)
            odd[at] ^= change
            found = read_entries(bytes(odd))
            assert list(found.payloads) == written[: len(found.payloads)], at
            if at < len(MAGIC):
                assert not found.payloads or len(found.payloads) == 4
            elif len(found.payloads) < 3:
                assert found.damaged, at
            else:
                assert found.torn or found.damaged


def test_journals_of_before_are_read_as_before() -> None:
    def old(payload: bytes) -> bytes:
        return len(payload).to_bytes(4, "big") + payload

    content = old(b"first") + old(b"second")
    found = read_entries(content)
    assert (found.payloads, found.old, found.torn, found.damaged) == ((b"first", b"second"), True, False, False)
    torn = read_entries(content[:-1])
    assert (torn.payloads, torn.torn, torn.damaged) == ((b"first",), True, False)
    assert read_entries(content + bytes(40)).torn
    assert read_entries(content + b"\xff" * 40).damaged
    assert read_entries(b"").payloads == ()
