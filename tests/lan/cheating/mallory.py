"""Programs that cheat: the honest one, with a hand on what leaves it or on its secret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from engine.concealment import Secret
from engine.trails.records.one_seat import ask_again
from engine.trails.tree.zones import DECK, HAND, HOMEBASE, TRAIL
from tests.lan import tricky
from tests.lan.peers import Pair, lively
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.sealed.commitments import Hands
from trails_desktop.lan.sealed.session import SealedMatch

Trick = Callable[["Mallory", m.Body], m.Body | None]


class Mallory(SealedMatch):
    """Passes what it sends through ``trick``; ``None`` leaves the message out. did: whether the trick took effect."""

    trick: Trick | None = None
    secret_made: Callable[[bytes, bytes, int], Secret] | None = None
    did = 0

    def _met(self, body: m.Body) -> None:
        made = type(self).secret_made
        if made is not None and isinstance(body, m.Hello):
            self._meeting.make_secret = made
        super()._met(body)

    def _send(self, body: m.Body, release: float = 0.0) -> None:
        trick = type(self).trick
        if trick is not None:
            changed = trick(self, body)
            if changed is None:
                return
            body = changed
        super()._send(body, release)

    # --- for tricks -------------------------------------------------------------------------------------------------
    def once(self, many: int = 1) -> bool:
        """True the first time(s)."""
        self.did += 1
        return self.did <= many

    @property
    def hands(self) -> Hands:
        assert self._hands is not None
        return self._hands

    def opening(self, obj: int, slot: int) -> m.Opening:
        """A true opening of any own slot, said to be object ``obj``."""
        return self.hands._opening(obj, slot)

    def slot_of(self, obj: int) -> int:
        assert self.game is not None
        return self.game.objs[obj].cards[0] - self.hands._first[self.seat]

    def undealt(self) -> int:
        """A slot still in the deck, -1 if none."""
        assert self.game is not None
        pool = self.game.pools[DECK + self.seat]
        return pool[0] - self.hands._first[self.seat] if pool else -1

    def exchange(self, obj: int, card: int) -> None:
        """Hold ``card`` of the undealt deck as object ``obj``, and leave in the deck what it was."""
        game = self.game
        assert game is not None
        held, pool = game.objs[obj], game.pools[DECK + self.seat]
        game.pools[DECK + self.seat] = tuple(sorted((*(other for other in pool if other != card), *held.cards)))
        game.objs[obj] = held.but(cards=(card,))
        game.view_cache = None
        game.offers.clear()
        ask_again(game)

    def in_zone(self, zone: int) -> list[int]:
        assert self.game is not None
        return list(self.game.zones[zone + self.seat])


def tricking(trick: Trick) -> type[Mallory]:
    """A cheating program."""
    return type("Tricking", (Mallory,), {"trick": staticmethod(trick)})


def with_secret(kind: type[Secret]) -> type[Mallory]:
    """A program whose secret gives other numbers while the match runs."""
    return type("Lying", (Mallory,), {"secret_made": staticmethod(kind)})


def supply_of(body: m.Body) -> m.Supply | None:
    return body.supply if isinstance(body, m.Gave | m.Supplied) else None


def with_supply(body: m.Body, **changes: Any) -> m.Body:
    supply = supply_of(body)
    assert supply is not None
    return msgspec.structs.replace(body, supply=msgspec.structs.replace(supply, **changes))


@dataclass
class Outcome:
    """What became of a match with a cheat. how: "stopped", "audit", "line" or "" (nothing was noticed)."""

    how: str
    sentence: str
    took: bool
    pair: Pair = field(repr=False)


def match_against(
    cheat: type[Mallory],
    seed: int,
    *,
    decks: tuple[Sequence[str], Sequence[str]] | None = None,
    terms: m.Terms | None = None,
    seat: int = 1,
    most: int = 4000,
) -> Outcome:
    """A match of an honest program against a cheating one in ``seat``."""
    kinds = (SealedMatch, cheat) if seat else (cheat, SealedMatch)
    decks = decks or (tricky.deck(2 * seed, 26), tricky.deck(2 * seed + 1, 26))
    pair = Pair(seed, decks, made=kinds, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), terms=terms)
    pair.connect()
    honest, other = pair.sides[seat ^ 1], pair.sides[seat]
    for _ in range(most):
        try:
            pair.settle()
        except Exception:
            if honest.state in ("stopped", "audited") or honest.close_reason:
                break
            raise
        if honest.state == "stopped":
            return Outcome("stopped", str(honest.sentence), True, pair)
        if honest.close_reason:
            return Outcome("line", honest.close_reason, True, pair)
        if honest.state in ("audited", "over", "unaudited") or other.state in ("stopped",):
            break
        asked = pair.asked()
        if asked < 0:
            break
        game = pair.sides[asked].game
        assert game is not None and game.decision is not None
        pair.answer(asked, lively(game.decision, pair.random))
    took = bool(getattr(other, "did", 0)) or other.secret_made is not None  # type: ignore[attr-defined]
    if honest.verdict is not None and not honest.verdict.ok:
        return Outcome("audit", str(honest.verdict.sentence), took, pair)
    if honest.state == "stopped":
        return Outcome("stopped", str(honest.sentence), took, pair)
    return Outcome("", f"{honest.state} {honest.waiting}", took, pair)


__all__ = [
    "DECK",
    "HAND",
    "HOMEBASE",
    "TRAIL",
    "Mallory",
    "Outcome",
    "match_against",
    "replace",
    "supply_of",
    "tricking",
    "with_secret",
    "with_supply",
]
