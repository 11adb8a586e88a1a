"""Who is let in before anybody knows who it is: as many lines as a machine can hold, and few codes tried a second.

Lines are counted before they are encrypted and after, of one address and of all. One that has said nothing yet goes
when a new one comes and there is no room, first of the address that has the most, and one of a machine that is known
goes last: so nobody shuts a door by standing in it. A wrong code is told late, and of one address few are looked at in
a moment; a right one waits for nothing but its turn. Guards: tests/lan/meeting/test_gate.py, tests/lan/doors.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

AT_ONCE, EACH = 64, 48  #: lines in all and of one address: not encrypted yet, and as many whose greeting is not through
TURNS, TURNS_IN_ALL = 2, 8  #: codes looked at in a moment: of one address, and of all
WRONG = 0.5  #: seconds after which a wrong code is told


@dataclass(eq=False, slots=True)
class Knock:
    """A line before it is known whose it is. cut: ends it. encrypted: whether it is. spoken: whether a whole message
    came. known: whether it says that it is of a machine that was here before, which is still to be shown."""

    address: str
    cut: Callable[[], None]
    encrypted: bool = False
    spoken: bool = False
    known: bool = False


class Gate:
    """All lines of one door that are not through."""

    def __init__(self) -> None:
        self._knocks: list[Knock] = []  # the oldest first
        self._all = asyncio.Semaphore(TURNS_IN_ALL)
        self._turns: dict[str, asyncio.Semaphore] = {}

    def __len__(self) -> int:
        return len(self._knocks)

    def enter(self, host: str, cut: Callable[[], None]) -> Knock:
        """A new line from there; another one goes if there is no room."""
        knock = Knock(address(host), cut)
        self._make_room(knock)
        self._knocks.append(knock)
        return knock

    def encrypted(self, knock: Knock) -> bool:
        """A line is encrypted now, and counts among those. Returns False if it had to go meanwhile."""
        if knock not in self._knocks:
            return False
        knock.encrypted = True
        self._knocks.remove(knock)
        self._make_room(knock)
        self._knocks.append(knock)
        return True

    def leave(self, knock: Knock) -> None:
        """It is through, or gone."""
        if knock in self._knocks:
            self._knocks.remove(knock)
        if not any(one.address == knock.address for one in self._knocks):
            self._turns.pop(knock.address, None)

    def _make_room(self, knock: Knock) -> None:
        """For one more line of its kind."""
        alike = [one for one in self._knocks if one.encrypted is knock.encrypted]
        counts = Counter(one.address for one in alike)
        if counts[knock.address] < EACH and len(alike) < AT_ONCE:
            return
        if counts[knock.address] >= EACH:
            alike = [one for one in alike if one.address == knock.address]
        most = max(counts.values())
        gone = min(alike, key=lambda one: (one.known, one.spoken, counts[one.address] < most))  # of equals the oldest
        self.leave(gone)
        gone.cut()

    @contextlib.asynccontextmanager
    async def turn(self, knock: Knock) -> AsyncIterator[None]:
        """While a code is looked at. What is raised inside, a wrong one, comes out late."""
        own = self._turns.setdefault(knock.address, asyncio.Semaphore(TURNS))
        async with own, self._all:
            try:
                yield
            except BaseException:
                await asyncio.sleep(WRONG)
                raise


def address(host: str) -> str:
    """What counts as one place: an address, or the network that one machine chooses its addresses of."""
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(host.partition("%")[0])
        if found.version == 6:
            return str(ipaddress.ip_network((found, 64), strict=False))
        return str(found)
    return host
