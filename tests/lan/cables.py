"""Two programs in two processes with two folders play a sealed match while lines are cut and processes are killed.

By hand: ``python -m tests.lan.cables --matches 20 --kills 60 --cuts 60``; with ``--windows`` the processes are real
program windows, played by mouse. With ``--spaces`` each process gets a network
of its own with a link between them (root on Linux), the match is found by itself, and the link itself is taken down.
With ``--kinds`` each side stops at every kind of question that it meets, and the line is cut there; the report lists
them for each side.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import IO, Any

_LOST = 120.0  #: seconds without any news: something hangs
NETS = ("10.77.0.1", "10.77.0.2")


class Machine:
    """One process of :mod:`tests.lan.netpeer`, started again in the same folder whenever it was killed."""

    def __init__(
        self, folder: Path, seat: int, seed: int, space: str = "", address: str = "127.0.0.1", windows: bool = False
    ) -> None:
        self.folder, self.seat, self.seed, self.space, self.address = folder, seat, seed, space, address
        self.module = "tests.lan.windowpeer" if windows else "tests.lan.netpeer"
        self.more: tuple[str, ...] = ()  #: arguments at every start
        self.news: queue.Queue[dict[str, Any]] = queue.Queue()
        self.done: dict[str, Any] | None = None
        self.step = 0
        self.kills = 0
        self.kinds: set[str] | None = None  #: kinds of questions at which the line was cut, None = they are not watched
        self.at: list[str] = []  #: kinds it stands at now
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None

    def start(self, *more: str) -> None:
        what = "host" if self.seat == 0 else "join"
        command = [sys.executable, "-m", self.module, str(self.folder), what, "--seed", str(self.seed)]
        command += ["--address", self.address, *self.more, *more]
        if self.kinds is not None:
            command += ["--stop", "--had", ",".join(sorted(self.kinds))]
        self.at.clear()
        if self.space:
            command = ["ip", "netns", "exec", self.space, *command]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self.news.put(json.loads(line))

    def wait_for(self, key: str) -> Any:
        """The next news with that key."""
        while True:
            said = self._next()
            if key in said:
                return said[key]

    def _next(self) -> dict[str, Any]:
        said = self.news.get(timeout=_LOST)
        self._take(said)
        return said

    def _take(self, said: dict[str, Any]) -> None:
        self.step = max(self.step, said.get("step", 0))
        if "at" in said:
            self.at.append(said["at"])
        if "done" in said:
            self.done = said

    def look(self) -> None:
        """Take what it said since."""
        while not self.news.empty():
            self._take(self.news.get())

    def kill(self) -> None:
        """As a crash does."""
        assert self._process is not None
        self.kills += 1
        self.end()

    def cut(self) -> None:
        """Its side of the line breaks."""
        self.order("cut")

    def order(self, word: str) -> None:
        """Tell it something."""
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(f"{word}\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it was just killed, or is done

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._reader is not None:
                self._reader.join()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()


def match(
    folder: Path, seed: int, kills: int, cuts: int, *, spaces: tuple[str, str] | None = None, windows: bool = False,
    short: int = 0, kinds: tuple[set[str], set[str]] | None = None, more: tuple[str, ...] = (),
) -> dict[str, Any]:  # fmt: skip
    """Play one to its end, or until the guest gives up after ``short`` steps (windows only). kinds: at which kinds of
    questions the line was cut on each side; more are added. more: arguments of the processes.

    Returns what was said at the end, and how often there was trouble. Raises AssertionError.
    """
    random, most = Random(seed), short or (500 if windows else 1100)
    where = NETS if spaces else ("127.0.0.1", "127.0.0.1")
    host, guest = (
        Machine(folder / str(seat), seat, seed * 2 + seat, spaces[seat] if spaces else "", where[seat], windows)
        for seat in (0, 1)
    )
    host.more = guest.more = more
    if short:
        guest.more = (*more, "--short", str(short))
    if kinds is not None:
        host.kinds, guest.kinds = kinds
    find = [["--find", "--interface", address] for address in where] if spaces else [[], []]
    # trouble at random moments of the match: after so many steps, and which
    trouble = sorted((random.randrange(2, most), random.choice("kK")) for _ in range(kills))
    trouble = sorted([*trouble, *((random.randrange(2, most), random.choice("cC")) for _ in range(cuts))])
    had = 0
    try:
        host.start(*find[0])
        said = host._next()
        guest.start("--port", str(said["port"]), "--code", said["code"], *find[1])
        last, since = -1, time.monotonic()
        while host.done is None or guest.done is None:
            host.look()
            guest.look()
            step = max(host.step, guest.step)
            if step != last:
                last, since = step, time.monotonic()
            assert time.monotonic() - since < _LOST, f"nothing happens at step {step}"
            for machine in (host, guest):
                while machine.at and machine.kinds is not None:
                    machine.kinds.add(machine.at.pop())
                    had += 1
                    last = -1
                    if spaces:
                        _outage(spaces[0], random)
                    else:
                        machine.cut()
                    machine.order("go")
            while trouble and trouble[0][0] <= step and host.done is None and guest.done is None:
                _, kind = trouble.pop(0)
                had += 1
                machine, more = (host, find[0]) if kind in "kc" else (guest, find[1])
                if kind in "kK":
                    machine.kill()
                    machine.start(*more)
                elif spaces:
                    _outage(spaces[0], random)
                else:
                    machine.cut()
            time.sleep(0.01)
        one, two = host.done, guest.done
        assert one["ok"] and two["ok"], (one, two)
        assert (one["steps"], one["fingerprint"]) == (two["steps"], two["fingerprint"])
        return {"troubles": had, "kills": host.kills + guest.kills, **one}
    finally:
        host.end()
        guest.end()


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def _link(space: str, up: bool) -> None:
    _ip("netns", "exec", space, "ip", "link", "set", "trails0", "up" if up else "down")


def _outage(space: str, random: Random) -> None:
    """The cable is out for some seconds, sometimes too short to be noticed."""
    _link(space, False)
    time.sleep(random.uniform(0.2, 6.0))
    _link(space, True)


def make_spaces() -> tuple[str, str]:
    """Two networks with a link between them. Needs root on Linux; raises CalledProcessError."""
    names = (f"trails-{os.getpid()}-0", f"trails-{os.getpid()}-1")
    for name in names:
        _ip("netns", "add", name)
    _ip("link", "add", "trails0", "netns", names[0], "type", "veth", "peer", "name", "trails0", "netns", names[1])
    for name, address in zip(names, NETS, strict=True):
        for words in (
            ("addr", "add", f"{address}/24", "dev", "trails0"),
            ("link", "set", "lo", "up"),
            ("link", "set", "trails0", "up"),
            ("route", "add", "default", "dev", "trails0"),
        ):
            _ip("netns", "exec", name, "ip", *words)
    return names


def drop_spaces(names: tuple[str, str]) -> None:
    """Away with them."""
    for name in names:
        subprocess.run(["ip", "netns", "del", name], check=False)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--kills", type=int, default=10, help="in all")
    parser.add_argument("--cuts", type=int, default=10, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spaces", action="store_true")
    parser.add_argument("--windows", action="store_true", help="real program windows, played by mouse")
    parser.add_argument("--kinds", action="store_true", help="cut at every kind of question, too")
    parser.add_argument("--tricky", action="store_true", help="decks that ask many kinds (not with --windows)")
    args = parser.parse_args()
    spaces = make_spaces() if args.spaces else None
    total = {"kills": 0, "troubles": 0}
    kinds: tuple[set[str], set[str]] | None = (set(), set()) if args.kinds else None
    more = ("--tricky",) if args.tricky else ()
    try:
        for number in range(args.matches):
            with tempfile.TemporaryDirectory() as folder:
                each = [args.kills // args.matches, args.cuts // args.matches]
                said = match(
                    Path(folder), args.seed + number, *each, spaces=spaces, windows=args.windows, kinds=kinds, more=more
                )  # fmt: skip
            for key in total:
                total[key] += said[key]
            print(number + 1, said, flush=True)
    finally:
        if spaces is not None:
            drop_spaces(spaces)
    for who, met in zip(("host", "guest"), kinds or (), strict=False):
        print(f"cut at {len(met)} kinds of questions of the {who}: {', '.join(sorted(met))}")
    print(f"{args.matches} matches, {total['kills']} kills, {total['troubles'] - total['kills']} cuts: all verified")


if __name__ == "__main__":
    main()
