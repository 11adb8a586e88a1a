"""What one side of a sealed match holds, and what it has been shown: chance and hidden cards as its engine meets them.

The engine asks here for every deal, coin and disclosure. What is not there yet stops the engine; what the other side
will need from here is noted. An opening is checked against its commitment when it comes; the audit checks all of
them again. Outside of a step nothing is given and nothing is noted, so that dry runs of a state can
neither foresee a card nor betray one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import concealment
from engine.concealment import DEALS, Secret
from engine.kernel.objects import UNKNOWN
from engine.kernel.zones import SEATS
from trails_desktop.lan.line.messages import Down, Grant, Link, Opening, Supply
from trails_desktop.lan.line.sentences import Breach, say
from trails_desktop.lan.sealed.games.port import SealedGame


class Waiting(Exception):
    """The engine cannot go on before the other side sent something: "chance", "card" or "seal"."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Hands:
    """Chance and keeper of one side's game.

    book: cards by physical index, None where not known yet; shared by all forks, it only grows.
    """

    def __init__(
        self,
        secret: Secret,
        own: Sequence[Any],
        slots: Sequence[bytes],
        tip: bytes,
        cards: dict[str, Any],
        rules: SealedGame,
    ) -> None:
        """own: the own cards by slot. slots, tip: what the other side sent. cards: all there are, by number. rules: of
        the game."""
        self.secret, self._rules = secret, rules
        self.seat = secret.seat
        self._foe = secret.seat ^ 1
        self._slots = tuple(slots)
        self._cards = cards
        self._first = (0, len(own) if secret.seat == 0 else len(slots))  # index of each seat's first slot
        unknown: list[Any] = [None] * len(slots)
        self.book: list[Any] = [*own, *unknown] if secret.seat == 0 else [*unknown, *own]
        self._chain = secret.chain()
        self._tips = [tip]  # links of the other side, the last one last
        self._grants: dict[int, bytes] = {}
        self._granted: set[int] = set()
        self._linked: set[int] = set()
        self._opened = 0
        self._downs: tuple[dict[int, bytes], dict[int, bytes]] = ({}, {})
        self._fresh: set[int] = set()  # bound by the other side since the engine stood last
        self._down_lines: dict[int, int] = {}
        self.line = 0
        self._active = False
        self._begin_nothing()

    def _begin_nothing(self) -> None:
        self._open: dict[int, Opening] = {}  # what the other side showed at this step
        self._used: set[int] = set()
        self._show: dict[int, Opening] = {}  # what is to be shown to it
        self._told: set[int] = set()
        self._give: dict[int, None] = {}
        self._link: dict[int, None] = {}

    # --- a step -----------------------------------------------------------------------------------------------------
    def begin_step(self) -> None:
        """A new answer is being carried out; what the one before needed is done."""
        self._begin_nothing()

    def attempt(self) -> None:
        """The engine runs (again) from before the answer."""
        self._active = True
        self._used = set()

    def rest(self) -> None:
        """The engine stands."""
        self._active = False

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`engine.kernel.chance.Chance`. Raises :class:`Waiting` until the other side's grant is there."""
        if not self._active:
            return -1
        number = concealment.deal_number(deck, count)
        if deck % SEATS != self.seat:
            if number not in self._granted:
                self._give[number] = None
            return -1
        grant = self._grants.get(number)
        if grant is None:
            raise Waiting("chance")
        return self.secret.deal(number, grant, left)

    def coin(self, count: int, sides: int) -> int:
        """See :class:`engine.kernel.chance.Chance`. Raises :class:`Waiting` until the other side's link is there."""
        if not self._active:
            return 0
        if count > concealment.COINS:
            raise concealment.Exhausted(f"More than {concealment.COINS} coins were thrown")
        if count not in self._linked:
            self._link[count] = None
        if count >= len(self._tips):
            raise Waiting("chance")
        mine, theirs = self._chain[count], self._tips[count]
        return concealment.coin_of(
            self.secret.match, count, (mine, theirs) if self.seat == 0 else (theirs, mine), sides
        )

    @property
    def keeper(self) -> Hands:
        """See :class:`engine.trails.query.disclosure.Keeper`."""
        return self

    def shown(self, owner: int, obj: int, card: int) -> int:
        """See :class:`engine.trails.query.disclosure.Keeper`. Raises :class:`Waiting` until the other side has opened
        it."""
        if not self._active:
            return card
        if owner == self.seat:
            if obj not in self._show:
                self._show[obj] = self._opening(obj, card - self._first[owner])
            return card
        opening = self._open.get(obj)
        if opening is None:
            raise Waiting("card")
        self._used.add(obj)
        opened = self._first[owner] + opening.slot
        if card not in (UNKNOWN, opened):
            raise Breach(say("It opened another card than the one that lies there"))
        return opened

    def mixing(self, seat: int, count: int, cards: int) -> tuple[int, ...] | None:
        """See :class:`engine.trails.query.disclosure.Keeper`."""
        return self.secret.mixing(count, cards) if seat == self.seat else None

    # --- what comes from the other side -----------------------------------------------------------------------------
    def take(self, supply: Supply, game: Any) -> None:
        """What the other side supplies at this step. Raises :class:`Breach`; then nothing of the match is played on.

        game: the state before the step, for what lies where; None before the first.
        """
        for grant in supply.grants:
            if grant.count in self._grants or (grant.count % DEALS != 1 and grant.count - 1 not in self._grants):
                raise Breach(say("It granted a card that nobody was to be dealt"))
            self._grants[grant.count] = grant.value
        for link in supply.links:
            if link.count != len(self._tips):
                raise Breach(say("It threw a coin that nobody asked for"))
            if concealment.next_link(self.secret.match, self._foe, link.value) != self._tips[-1]:
                raise Breach(say("Its coin is not the one it was bound to"))
            self._tips.append(link.value)
        for opening in supply.openings:
            self._check(opening)
            if opening.obj in self._open:
                raise Breach(say("It opened one card twice"))
            self._open[opening.obj] = opening
            self._opened += 1
        for down in supply.downs:
            if down.obj in self._downs[self._foe]:
                raise Breach(say("It bound one face-down card twice"))
            self._downs[self._foe][down.obj] = down.value
            self._fresh.add(down.obj)

    def _check(self, opening: Opening) -> None:
        match, foe = self.secret.match, self._foe
        if opening.slot >= len(self._slots):
            raise Breach(say("It opened a card from nowhere"))
        made = concealment.slot_commitment(match, foe, opening.slot, opening.number, opening.salt)
        if made != self._slots[opening.slot]:
            raise Breach(say("It opened a card that is not the one it was bound to"))
        bound = self._downs[foe].get(opening.obj)
        if bound is not None:
            if concealment.down_commitment(match, foe, opening.obj, opening.slot, opening.down) != bound:
                raise Breach(say("It turned up another card than the one it laid face-down"))
        elif opening.down:
            raise Breach(say("It opened a face-down card that does not lie there"))
        card = self._cards.get(opening.number)
        if card is None:
            raise Breach(
                say("It opened card {number}, which is not among the cards of the match", number=opening.number)
            )
        self.book[self._first[foe] + opening.slot] = card

    def opened(self, idents: Sequence[int]) -> list[tuple[int, int]]:
        """Of these objects, the ones the other side opened at this step, with their physical cards."""
        first = self._first[self._foe]
        return [(ident, first + self._open[ident].slot) for ident in idents if ident in self._open]

    def settle(self, game: Any) -> None:
        """The engine arrived at the next question: all that was opened was asked for, and what lies face-down is bound.

        Raises :class:`Waiting` until it is, :class:`Breach` for a card opened without need or lying in two places.
        """
        if set(self._open) - self._used:
            raise Breach(say("It opened a card that nobody was to see"))
        if self._open:
            known = [card for obj in game.objs.values() for card in obj.cards if card >= 0]
            if len(known) != len(set(known)):
                raise Breach(say("It opened a card that lies elsewhere already"))
        if len(self._grants) != dealt(game, self.seat):
            raise Breach(say("It granted a card that nobody was to be dealt"))
        if len(self._tips) != game.coins + 1:
            raise Breach(say("It threw a coin that nobody asked for"))
        for seat in (0, 1):
            for gone in (
                self._downs[seat].keys() - self._rules.downs(game, seat) - (self._fresh if seat == self._foe else set())
            ):
                del self._downs[seat][gone]
        bound, there = self._downs[self._foe].keys(), self._rules.downs(game, self._foe)
        if there - bound:
            raise Waiting("seal")
        if bound - there:
            raise Breach(say("It bound a face-down card that does not lie there"))
        self._fresh.clear()

    def remember(self) -> tuple[dict[int, bytes], dict[int, bytes]]:
        """What lies face-down and is bound, to go back to."""
        return self._downs[0].copy(), self._downs[1].copy()

    def go_back(self, downs: tuple[dict[int, bytes], dict[int, bytes]], line: int) -> None:
        """Answers were taken back; nothing was dealt, thrown or shown since."""
        self._downs = (downs[0].copy(), downs[1].copy())
        self.line = line
        self._fresh.clear()
        self._begin_nothing()

    @property
    def given_away(self) -> tuple[int, ...]:
        """Grows whenever chance was used or a card was shown: what no taking back goes past."""
        return len(self._grants), len(self._granted), len(self._tips), len(self._linked), self._opened

    # --- what goes to the other side --------------------------------------------------------------------------------
    def due(self, game: Any) -> Supply:
        """What the other side needs by now and was not sent yet. game: the settled state, None while it is not."""
        grants = tuple(Grant(count, self.secret.grant(count)) for count in self._give if count not in self._granted)
        self._granted.update(self._give)
        links = tuple(Link(count, self._chain[count]) for count in self._link if count not in self._linked)
        self._linked.update(self._link)
        openings = []
        for ident, opening in self._show.items():
            if ident not in self._told:
                self._told.add(ident)
                self._opened += 1
                openings.append(opening)
        downs = []
        if game is not None:
            mine = self._downs[self.seat]
            for ident in sorted(self._rules.downs(game, self.seat)):
                if ident not in mine:
                    mine[ident] = self._down(ident, game.objs[ident].cards[0] - self._first[self.seat])
                    downs.append(Down(ident, mine[ident]))
        return Supply(grants, links, tuple(openings), tuple(downs))

    def _opening(self, ident: int, slot: int) -> Opening:
        card = self.book[self._first[self.seat] + slot]
        assert card is not None
        lay = ident in self._downs[self.seat]
        down = self.secret.down_salt(ident, self._down_lines[ident]) if lay else b""
        return Opening(ident, slot, str(card.number), self.secret.salt(slot), down)

    def _down(self, ident: int, slot: int) -> bytes:
        secret = self.secret
        self._down_lines[ident] = self.line
        return concealment.down_commitment(secret.match, self.seat, ident, slot, secret.down_salt(ident, self.line))


def dealt(game: Any, seat: int) -> int:
    """How many cards were dealt from a seat's piles."""
    piles = range(seat, len(game.deals), SEATS)
    return int(sum(game.deals[zone] for zone in piles if game.spec(zone).deck))
