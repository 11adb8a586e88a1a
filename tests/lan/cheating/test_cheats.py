"""Every way to cheat that was thought of is stopped at the message or found by the audit, and each is told plainly."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from engine.concealment import Secret
from engine.kernel.decisions import Answer
from engine.trails.cards.decks import COPIES
from engine.trails.state.game import TrailsGame
from tests.lan import tricky
from tests.lan.cheating.mallory import (
    DECK,
    HAND,
    TRAIL,
    Mallory,
    Outcome,
    Trick,
    match_against,
    supply_of,
    tricking,
    with_secret,
    with_supply,
)
from tests.lan.peers import Pair
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.ledger import Ledger
from trails_desktop.lan.sealed.audit import binding_of
from trails_desktop.lan.sealed.journal import Started
from trails_desktop.lan.sealed.session import SealedMatch

replace = msgspec.structs.replace
PASS = (("pass",),)


def opening(change: Callable[[Mallory, m.Opening], m.Opening | None]) -> Trick:
    """Changes the first card that it shows and that ``change`` has an answer for."""

    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        supply = supply_of(body)
        if supply is None or me.did:
            return body
        for place, shown in enumerate(supply.openings):
            new = change(me, shown)
            if new is not None and new != shown:
                me.did += 1
                return with_supply(body, openings=(*supply.openings[:place], new, *supply.openings[place + 1 :]))
        return body

    return trick


def passing(change: Callable[[Mallory, m.Gave], m.Body | None], after: int = 30) -> Trick:
    """Changes a pass, some way into the match, for which ``change`` has something."""

    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        if me.did or not isinstance(body, m.Gave) or body.answer != PASS or body.step < after:
            return body
        new = change(me, body)
        if new is not None:
            me.did += 1
        return new or body

    return trick


def in_place_of(change: Callable[[Mallory, m.Body], m.Body | None]) -> Trick:
    """Changes the first message that ``change`` has something for."""

    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        new = None if me.did else change(me, body)
        if new is not None:
            me.did += 1
        return new or body

    return trick


def also(make: Callable[[Mallory], m.Body | None], after: int = 30) -> Trick:
    """Sends something more after a pass."""

    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        if not me.did and isinstance(body, m.Gave) and body.step >= after:
            more = make(me)
            if more is not None:
                me.did += 1
                SealedMatch._send(me, body)
                return more
        return body

    return trick


# --- shown cards ------------------------------------------------------------------------------------------------------
def other_slot(me: Mallory, shown: m.Opening, slot: int) -> m.Opening | None:
    return None if slot < 0 or slot == shown.slot else replace(me.opening(shown.obj, slot), down=shown.down)


def from_trail(me: Mallory, shown: m.Opening) -> m.Opening | None:
    assert me.game is not None
    for ident in me.in_zone(TRAIL):
        if me.game.number(me.game.objs[ident]) == shown.number:
            return other_slot(me, shown, me.slot_of(ident))
    return None


def other_than_dealt(me: Mallory, shown: m.Opening) -> m.Opening | None:
    """Not the card that was dealt, but another one of the deck: what is milled or turned up from the top."""
    if me.game is None or me.game.objs.get(shown.obj) is None or me.game.objs[shown.obj].zone != DECK + me.seat:
        return None
    return other_slot(me, shown, me.undealt())


def swapped_down(me: Mallory, shown: m.Opening) -> m.Opening | None:
    return other_slot(me, shown, me.undealt()) if shown.down else None


# --- answers ----------------------------------------------------------------------------------------------------------
def before(me: Mallory, body: m.Gave) -> TrailsGame:
    """The state in which an answer about to leave was given."""
    assert me._play is not None
    game = me._play._past[-1].game if me._play.count >= body.step else me.game
    assert game is not None
    return game


def unpaid(me: Mallory, body: m.Gave) -> m.Body | None:
    """Plays a card that cannot be played now."""
    game = before(me, body)
    for ident in game.zones[HAND + me.seat]:
        if game.decision is None or ("play", ident) in game.decision.options:
            continue
        shown = (me.opening(ident, me.slot_of(ident)),)
        return with_supply(replace(body, answer=(("play", ident),)), openings=shown)
    return None


def unfit(me: Mallory, body: m.Body) -> m.Body | None:
    """Finds a card of another quality than it searched for."""
    if not isinstance(body, m.Gave) or me._play is None or not me._play._past:
        return None
    past = before(me, body)
    frame = past.frames[-1]
    node = getattr(frame, "code", (None,))[0] if getattr(frame, "code", ()) else None
    if type(node).__name__ != "Search" or not node.filter.orgs:
        return None
    for ident in past.zones[DECK + me.seat]:
        obj = past.objs[ident]
        if obj.known and "Guild" not in past.defn(obj).traits.orgs:
            slot = obj.cards[0] - me.hands._first[me.seat]
            return with_supply(replace(body, answer=(("pick", ident),)), openings=(me.opening(ident, slot),))
    return None


def too_much_shown(me: Mallory, body: m.Gave) -> m.Body | None:
    hand = me.in_zone(HAND)
    return with_supply(body, openings=(me.opening(hand[0], me.slot_of(hand[0])),)) if hand else None


def early_grant(me: Mallory, body: m.Gave) -> m.Body | None:
    count = len(me.hands._granted) + 1
    return with_supply(body, grants=(m.Grant(count, me.hands.secret.grant(count)),))


def grants(value: Callable[[m.Grant], m.Grant], after: int) -> Trick:
    def change(me: Mallory, body: m.Body) -> m.Body | None:
        supply = supply_of(body)
        if supply is None or not supply.grants or supply.grants[0].count < after:
            return None
        return with_supply(body, grants=(value(supply.grants[0]), *supply.grants[1:]))

    return in_place_of(change)


def links(change_link: Callable[[Mallory, m.Link], m.Link]) -> Trick:
    def change(me: Mallory, body: m.Body) -> m.Body | None:
        supply = supply_of(body)
        if supply is None or not supply.links:
            return None
        return with_supply(body, links=(change_link(me, supply.links[0]),))

    return in_place_of(change)


def downs(change_down: Callable[[Mallory, m.Down], tuple[m.Down, ...]]) -> Trick:
    def change(me: Mallory, body: m.Body) -> m.Body | None:
        supply = supply_of(body)
        if supply is None or not supply.downs:
            return None
        return with_supply(body, downs=change_down(me, supply.downs[0]))

    return in_place_of(change)


def arrangement(change_answer: Callable[[m.Gave], m.Gave]) -> Trick:
    def change(me: Mallory, body: m.Body) -> m.Body | None:
        return change_answer(body) if isinstance(body, m.Gave) and body.order and len(body.answer) > 1 else None

    return in_place_of(change)


# --- before and after -------------------------------------------------------------------------------------------------
def seals(change_seal: Callable[[Mallory, m.Seal], m.Seal]) -> Trick:
    return in_place_of(lambda me, body: change_seal(me, body) if isinstance(body, m.Seal) else None)


def audits(change_audit: Callable[[m.Audit], m.Audit]) -> Trick:
    def change(me: Mallory, body: m.Body) -> m.Body | None:
        if not isinstance(body, m.Audit):
            return None
        new = change_audit(body)
        return new if new != body else None

    return in_place_of(change)


def copied_seal(me: Mallory, body: m.Body) -> m.Body | None:
    """Binds itself to the very deck and coins the other side is bound to."""
    if isinstance(body, m.Seal):
        me.did = 0
        return None
    if isinstance(body, m.Supplied) and not me.did:
        me.did = 1
        SealedMatch._send(me, me._seals[me.seat ^ 1])
    return body


def mirrored_link(me: Mallory, link: m.Link) -> m.Link:
    return replace(link, value=me._seals[me.seat ^ 1].tip)


def reversed_orders(body: m.Audit) -> m.Audit:
    return replace(body, orders=tuple(replace(order, answer=order.answer[::-1]) for order in body.orders))


class FromDeck(Mallory):
    """Plays a card that is still in its deck as though it had drawn it."""

    def answer(self, answer: Answer, *, auto: bool = False) -> list[bytes]:
        assert self.game is not None
        hand = self.in_zone(HAND)
        if not self.did and self.step > 30 and hand and self.game.pools[DECK + self.seat]:
            self.exchange(hand[0], self.game.pools[DECK + self.seat][0])
            play = ("play", hand[0])
            if self.game.decision is not None and play in self.game.decision.options:
                self.did += 1
                return super().answer((play,))
        if self.game.decision is not None and self.game.decision.refusal(answer):
            answer = (("pass",),)
        return super().answer(answer, auto=auto)


class FromDeckTrigger(Mallory):
    """Reveals a card for its hidden trigger that is still in its deck (1211.3)."""

    def answer(self, answer: Answer, *, auto: bool = False) -> list[bytes]:
        game = self.game
        assert game is not None and game.decision is not None
        if not self.did and game.decision.rule == "1211.3b" and not answer and game.asking[0].zone == "hand":
            for card in game.pools[DECK + self.seat]:
                if game.printed[card].number == "unit0":
                    self.exchange(game.asking[0].held[0], card)
                    self.did += 1
                    return super().answer((("pick", game.asking[0].held[0]),))
        return super().answer(answer, auto=auto)


class AnotherOfHand(Mallory):
    """Asked for a card of its hand picked blindly, it shows another one of it."""

    def _gave(self, body: m.Gave) -> None:
        hand = self.in_zone(HAND)
        picked = [option[1] for option in body.answer if option[0] == "pick" and option[1] in hand]
        others = [ident for ident in hand if ident not in picked]
        if picked and others and not self.did:
            assert self.game is not None
            one, two = self.game.objs[int(picked[0])], self.game.objs[others[0]]
            if one.known and two.known and self.game.number(one) != self.game.number(two):
                self.did += 1
                self.game.objs[one.id], self.game.objs[two.id] = one.but(cards=two.cards), two.but(cards=one.cards)
        super()._gave(body)


class Stacker(Secret):
    """Takes the first card of the deck whatever was dealt."""

    def deal(self, count: int, grant: bytes, left: int) -> int:
        return 0


class Holder(Secret):
    """Holds its hand as it likes, so that a card picked blindly or at random is the one it wants to lose."""

    def mixing(self, count: int, cards: int) -> tuple[int, ...]:
        return tuple(range(cards))


class TwoFaced(Secret):
    """Binds a slot to another card than its list says."""

    def commitments(self, slots: tuple[str, ...]) -> tuple[bytes, ...]:  # type: ignore[override]
        return super().commitments(("unit0", *slots[1:]))


_slots = seals(lambda me, seal: replace(seal, slots=(seal.slots[0], *seal.slots[:-1])))
_open = m.Terms(open_lists=True)
_strategy = m.Terms(mode="strategy")

CHEATS: dict[str, tuple[type[Mallory], str, str]] = {
    "a card from nowhere": (tricking(opening(lambda me, o: replace(o, slot=499))), "stopped", "from nowhere"),
    "a card that was never in the deck": (
        tricking(opening(lambda me, o: replace(o, number="unit5" if o.number != "unit5" else "base"))),
        "stopped",
        "not the one it was bound to",
    ),
    "a salt made up": (
        tricking(opening(lambda me, o: replace(o, salt=bytes(16)))),
        "stopped",
        "not the one it was bound to",
    ),
    "an opening that is none": (tricking(opening(lambda me, o: replace(o, salt=b"short"))), "line", "cannot be read"),
    "a swapped face-down card": (tricking(opening(swapped_down)), "stopped", "turned up another card"),
    "a face-down card without its seal": (
        tricking(opening(lambda me, o: replace(o, down=b"") if o.down else None)),
        "stopped",
        "turned up another card",
    ),
    "a card from the trail": (tricking(opening(from_trail)), "stopped", "lies elsewhere already"),
    "a card that is still in the deck": (FromDeck, "audit", "undealt"),
    "a trigger from the deck": (FromDeckTrigger, "audit", "undealt"),
    "another card of the hand": (AnotherOfHand, "audit", "in place of another one"),
    "another card than was dealt": (tricking(opening(other_than_dealt)), "audit", "undealt"),
    "an unpaid card": (tricking(passing(unpaid)), "stopped", "not possible"),
    "an unfit card found": (tricking(in_place_of(unfit)), "stopped", "not possible"),
    "a card shown without need": (tricking(passing(too_much_shown)), "stopped", "nobody was to see"),
    "a deal granted too early": (tricking(passing(early_grant)), "stopped", "nobody was to be dealt"),
    "a deal granted twice": (
        tricking(grants(lambda grant: replace(grant, count=grant.count - 1), 9)),
        "stopped",
        "nobody was to be dealt",
    ),
    "a deal steered": (tricking(grants(lambda grant: replace(grant, value=bytes(16)), 7)), "audit", "steered"),
    "another coin": (tricking(links(lambda me, link: replace(link, value=bytes(32)))), "stopped", "coin"),
    "a mirrored coin": (tricking(links(mirrored_link)), "stopped", "coin"),
    "a coin nobody asked for": (
        tricking(passing(lambda me, body: with_supply(body, links=(m.Link(9, bytes(32)),)))),
        "stopped",
        "coin",
    ),
    "copied commitments": (tricking(copied_seal), "stopped", ""),
    "one card bound twice": (tricking(_slots), "stopped", "one card twice"),
    "a slot bound to another card": (with_secret(TwoFaced), "audit or stopped", "bound"),
    "own draws stacked": (with_secret(Stacker), "audit", ""),
    "a random discard chosen": (with_secret(Holder), "audit", ""),
    "a face-down seal to another card": (
        tricking(downs(lambda me, down: (replace(down, value=bytes(32)),))),
        "audit or stopped",
        "",
    ),
    "a face-down seal for nothing": (
        tricking(passing(lambda me, body: with_supply(body, downs=(m.Down(99_999, bytes(32)),)))),
        "stopped",
        "does not lie there",
    ),
    "an order given away in part": (
        tricking(arrangement(lambda body: replace(body, answer=body.answer[::-1]))),
        "stopped",
        "not written",
    ),
    "an order not bound": (tricking(arrangement(lambda body: replace(body, order=b""))), "stopped", "not written"),
    "another order than was bound": (tricking(audits(reversed_orders)), "audit", "order"),
    "an order not opened": (tricking(audits(lambda body: replace(body, orders=()))), "audit", "order"),
    "another secret opened": (
        tricking(audits(lambda body: replace(body, key=bytes(32)))),
        "audit",
        "not the one bound",
    ),
    "another deck opened": (
        tricking(audits(lambda body: replace(body, deck=("base", *body.deck[1:])))),
        "audit",
        "not the one bound",
    ),
    "an answer out of turn": (
        tricking(also(lambda me: m.Gave(me.step + 1, 0, PASS, bytes(8), 0, m.Supply()))),
        "stopped",
        "",
    ),
    "an answer to another question": (
        tricking(passing(lambda me, body: replace(body, step=body.step + 1))),
        "stopped",
        "another question",
    ),
    "another table": (tricking(passing(lambda me, body: replace(body, facts=bytes(8)))), "stopped", "out of step"),
    "a taking back that nobody asked for": (
        tricking(also(lambda me: m.UndoReply(me.step, 0, True))),
        "stopped",
        "taking back",
    ),
    "a giving up that nobody offered": (tricking(also(lambda me: m.Conceded(me.step))), "stopped", "giving up"),
    "supply that nobody needs": (
        tricking(also(lambda me: m.Supplied(me.step, 0, m.Supply(grants=(m.Grant(99, bytes(16)),))))),
        "stopped",
        "",
    ),
    "a deck bound twice": (tricking(also(lambda me: me._seals[me.seat])), "stopped", "twice"),
}


#: Cards that give a cheat its occasion soon.
OCCASIONS = {
    "a trigger from the deck": ("unit0", "stun", "unit0"),
    "an unfit card found": ("seek",),
    "another card than was dealt": ("mill", "show"),
    "another card of the hand": ("blind",),
    "a random discard chosen": ("rand", "blind"),
    "a swapped face-down card": ("expose", "raze"),
    "a card from the trail": ("base", "look"),
} | {name: ("plan",) for name in CHEATS if "order" in name}


def caught(name: str, seeds: int = 12) -> Outcome:
    """The first match in which the cheat took effect."""
    for seed in range(seeds):
        occasion = OCCASIONS.get(name, ("look",))
        decks = tuple((*tricky.deck(2 * seed + seat, 14), *(occasion * 8)[:8]) for seat in (0, 1))
        outcome = match_against(CHEATS[name][0], seed, seat=seed % 2, decks=(decks[0], decks[1]))
        if outcome.took:
            return outcome
    raise AssertionError("the cheat never took effect")


@pytest.mark.parametrize("name", CHEATS)
def test_it_is_caught(name: str) -> None:
    _, how, words = CHEATS[name]
    outcome = caught(name)
    assert outcome.how in how.split(" or "), (outcome.how, outcome.sentence)
    assert words in outcome.sentence, outcome.sentence


def test_there_are_enough_kinds() -> None:
    assert len(CHEATS) + 6 >= 25


def test_a_deck_of_another_size_is_refused_at_once() -> None:
    cheat = tricking(seals(lambda me, seal: replace(seal, slots=seal.slots[:-1])))
    decks = (tricky.deck(1, 50), tricky.deck(2, 50))
    outcome = match_against(cheat, 1, decks=decks, terms=_strategy)
    assert outcome.how == "stopped" and "49 cards" in outcome.sentence


def test_an_illegal_deck_is_found_by_the_audit() -> None:
    decks = (tricky.deck(1, 50), ("plan",) * (COPIES + 1) + ("base",) * 45)
    outcome = match_against(Mallory, 1, decks=decks, terms=_strategy)
    assert outcome.how == "audit" and "legal" in outcome.sentence


def test_a_false_open_list_is_found_by_the_audit() -> None:
    cheat = tricking(seals(lambda me, seal: replace(seal, open_list=("base", *seal.open_list[1:]))))
    outcome = match_against(cheat, 3, terms=_open)
    assert outcome.how == "stopped" and "another deck" in outcome.sentence


class _FalseFromTheBeginning(Mallory):
    """Bound to the false list, too: nothing shows it before the audit."""

    def _send(self, body: m.Body, release: float = 0.0) -> None:
        own = self._own_seal
        if isinstance(body, m.Binding) and own is not None:
            self._own_seal = replace(own, open_list=("base", *own.open_list[1:]))
            self._bindings[self.seat] = binding_of(self._own_seal, self._meeting.match, self.seat)
            body = m.Binding(self._bindings[self.seat])
            self.did += 1
        super()._send(body, release)


def test_a_false_open_list_that_was_bound_is_found_by_the_audit() -> None:
    outcome = match_against(_FalseFromTheBeginning, 3, terms=_open)
    assert outcome.how == "audit" and "shown" in outcome.sentence


class _CounterPick(Mallory):
    """Chooses its deck when it has read the other one's list."""

    def _sealed(self, seat: int, seal: m.Seal) -> None:
        super()._sealed(seat, seal)
        if seat != self.seat and self.did < 1:
            self.did += 1
            self.deck = tuple(tricky.deck(99, 24))
            secret = self._meeting.secret
            slots = secret.arranged(self.deck)
            self._own_seal = m.Seal(secret.commitments(slots), secret.seal(slots), secret.chain()[0], slots)
            self._seals.pop(self.seat, None)
            self._send(self._own_seal)


class _NeverBound(Mallory):
    """Waits for the other one's list before it is bound."""

    def _bring(self) -> None:
        if 0 in self._seals:
            super()._bring()


def test_a_deck_cannot_be_chosen_for_the_list_that_was_read() -> None:
    """``counter_pick.py``: who is bound shows another deck in vain, and who is not bound reads nothing."""
    outcome = match_against(_CounterPick, 3, terms=_open)
    assert outcome.how == "stopped" and ("another deck" in outcome.sentence or "twice" in outcome.sentence)
    decks = (tricky.deck(10, 24), tricky.deck(11, 24))
    pair = Pair(5, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), terms=_open,
                made=(SealedMatch, _NeverBound))  # fmt: skip
    pair.connect()
    pair.settle()
    assert 0 not in pair.sides[1]._seals and pair.sides[0].state == "sealed"
    assert not any(isinstance(m.decode(m.enclosed(one)[0]).body, m.Seal) for one in pair.traffic[1] if b"seal" in one)  # type: ignore[union-attr]


def test_a_match_with_open_lists_of_before_goes_on() -> None:
    """Its terms do not name the binding, so it is played as it was begun."""
    started = Started(1, 0, "Ann", tuple(tricky.deck(10, 24)), b"k" * 32, b"n" * 32, m.Terms(open_lists=True), "x")
    assert not SealedMatch(tricky.pool(), started, Ledger(), digests=tricky.digests()).terms.bound_first
    old = msgspec.msgpack.encode(m.Terms(open_lists=True))
    short = msgspec.msgpack.encode(msgspec.msgpack.decode(old)[:-1])
    assert msgspec.msgpack.decode(short, type=m.Terms) == m.Terms(open_lists=True)


def test_who_copies_the_other_ones_nonce_is_refused() -> None:
    honest = SealedMatch.begin(tricky.pool(), m.Terms(), 0, "A", tricky.deck(1), digests=tricky.digests())
    honest._process(honest._meeting.hello())
    assert honest.state == "stopped" and "copied" in str(honest.sentence)


@pytest.mark.parametrize("what", ["openings", "downs", "grants", "links"])
def test_who_withholds_is_waited_for_by_name(what: str) -> None:
    """Nothing is guessed and nothing hangs unseen: the match says what it waits for and can be saved or given up."""

    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        supply = supply_of(body)
        if supply is None or not getattr(supply, what) or (isinstance(body, m.Gave) and what == "openings"):
            return body
        me.did += 1
        return with_supply(body, **{what: ()}) if isinstance(body, m.Gave) else None

    for seed in range(8):
        outcome = match_against(tricking(trick), seed)
        if outcome.took:
            break
    honest = outcome.pair.sides[0]
    wanted = {"openings": "card", "downs": "seal", "grants": "chance", "links": "chance"}[what]
    assert outcome.how in ("", "stopped")
    if outcome.how == "":
        assert honest.waiting == wanted
        honest.disconnected()
        assert honest.waiting == "line"


def test_taking_back_past_a_shown_card_is_refused() -> None:
    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        if isinstance(body, m.Gave) and body.step >= 40 and me.once():
            SealedMatch._send(me, body)
            return m.UndoAsk(body.step, 0, 0)
        if isinstance(body, m.Gave) and me.did:
            return body
        return body

    cheat = type(
        "Asker",
        (Mallory,),
        {
            "trick": staticmethod(trick),
            "_undo_answered": lambda self, body: self.answers.append(body.yes),
            "answers": [],
        },
    )
    outcome = match_against(cheat, 5)
    assert cheat.answers == [False]  # type: ignore[attr-defined]
    assert outcome.how == "" and outcome.pair.sides[0].verdict is not None and outcome.pair.sides[0].verdict.ok
