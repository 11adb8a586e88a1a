"""Playing from one seat's knowledge: the other seat's hidden cards are unknown until the rules disclose them.

Both programs of a sealed match run the same procedures in lockstep. Whether a decision exists, whose it is and what for
follows from public facts, so the sequence of questions is the same; only the lists of options differ. Before the other
side's answer is checked, the cards that it discloses are made known here, and the question is listed anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel import atoms as k
from engine.kernel.chance import Chance
from engine.kernel.decisions import Answer, Decision
from engine.kernel.objects import UNDEALT, Obj
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, HAND, HOMEBASE, STANDBY
from engine.trails.verbs.byhand.deeds import shows
from engine.trails.verbs.byhand.procedure import ByHand


class OneSided:
    """Chance as one seat knows it: the other seat's deals stay unknown."""

    __slots__ = ("_chance", "_hidden")

    def __init__(self, chance: Chance, seat: int) -> None:
        self._chance = chance
        self._hidden = DECK + (seat ^ 1)

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`Chance`; -1 for the other seat's deck."""
        return -1 if deck == self._hidden else self._chance.deal(deck, count, left)

    def coin(self, count: int, sides: int) -> int:
        """See :class:`Chance`."""
        return self._chance.coin(count, sides)


def learn(game: TrailsGame, known: Iterable[tuple[int, int]]) -> None:
    """Make objects known: (object id, physical card). The open question is then listed anew."""
    changed = False
    for ident, card in known:
        obj = game.objs.get(ident)
        if obj is None or obj.known:
            continue
        if obj.cards == (UNDEALT,):  # it would be dealt on the way; that counts
            game.deals[obj.zone] += 1
        k.change(game, obj, cards=(card,))
        deck = DECK + obj.owner
        game.pools[deck] = tuple(other for other in game.pools[deck] if other != card)
        changed = True
    if changed:
        game.view_cache = None
        game.offers.clear()
        game.reach.clear()
        ask_again(game)


def ask_again(game: TrailsGame) -> None:
    """List the open question anew: the step that asked runs again. Asking steps change nothing, so this is safe."""
    if game.decision is not None:
        game.decision = None
        game.frames[-1] = frame = game.frames[-1].copy(game.token)
        frame.again()
        game.run()


def disclosed(full: TrailsGame, decision: Decision, answer: Answer) -> list[tuple[int, int]]:
    """Hidden cards that an answer shows to everybody, with their identity: what the answering side has to open.

    Playing a card or its arts shows it (1204.2a, b), so does discarding it (508.2). Placing it face-down, exchanging it
    and arranging a deck show nothing. By hand, the other player agrees to what will be shown: cards of the player whose
    step it is are opened with the answer that completes it, cards of the other one with the agreement.
    """
    if decision.purpose in ("hand", "agree"):
        return _by_hand(full, decision, answer)
    shows = decision.purpose == "priority" or (decision.purpose == "choose" and decision.rule in ("1314.1", "1211.3b"))
    if not shows:
        return []
    out = []
    for option in answer:
        obj = full.objs.get(int(option[1])) if len(option) > 1 else None
        if obj is not None and obj.zone in (HAND + decision.seat, HOMEBASE + decision.seat) and obj.cards:
            out.append((obj.id, obj.cards[0]))
    return out


def _by_hand(full: TrailsGame, decision: Decision, answer: Answer) -> list[tuple[int, int]]:
    game = full
    if decision.purpose == "hand":
        game = full.fork()
        game.answer(answer)
        asked = game.decision
        if asked is None or asked.purpose != "agree":
            return []
    elif answer != (("yes",),):
        return []
    work = game.frames[-1]
    assert isinstance(work, ByHand)
    hidden = [full.objs[ident] for ident in shows(game, work.deed)]
    return [(obj.id, obj.cards[0]) for obj in hidden if obj.owner == decision.seat and obj.cards]


def public_facts(game: TrailsGame) -> tuple[object, ...]:
    """What both sides must agree on at every decision: no identity of a hidden card is in it."""
    decision = game.decision
    zones = tuple(
        zone if index in (STANDBY,) or index >= 4 else len(zone)  # decks and hands: how many
        for index, zone in enumerate(game.zones)
    )
    shown = tuple(
        (obj.id, obj.owner, obj.controller, obj.zone, obj.ready, obj.face_up, tuple(sorted(obj.marks)))
        for obj in sorted(game.objs.values(), key=lambda obj: obj.id)
        if obj.zone >= 4
    )
    asked = (decision.seat, decision.kind, decision.purpose, decision.rule) if decision is not None else ()
    outcome = tuple(game.outcome) if game.outcome is not None else ()
    turn = (game.turn, game.phase, game.step, game.step_seat, game.initiative, game.bond, game.cp, game.ep)
    return zones, shown, asked, outcome, turn, game.coins, tuple(game.deals)


def opened(game: TrailsGame, answer: Answer) -> list[tuple[int, int, int]]:
    """Hidden cards that everybody or the other player comes to see by an answer: (object id now, card, owner).

    Found by trying the answer out on a fork that knows the cards: each owner finds its own ones in its own engine and
    opens them before the other side carries the answer out. Whatever the way is on which they come to light - played,
    discarded, revealed, looked at, put into a public zone - it is seen from what happened, so that no way is forgotten.
    """
    ahead = game.fork()
    ahead.drain()
    ahead.answer(answer)
    root: dict[int, int] = {}
    found: dict[int, tuple[int, int, int]] = {}
    for event in ahead.drain():
        shown: tuple[int, ...] = ()
        if event.kind == "move":
            if event.new:
                root[event.new] = root.get(event.obj, event.obj)
            if _in_the_open(ahead, event.new or event.obj, event.to):
                shown = (event.new or event.obj,)
        elif event.kind in ("reveal", "face") and event.n:
            shown = (event.obj,)
        elif event.kind == "look":
            shown = tuple(ident for ident in event.extra if _owner(ahead, ident) != event.seat)
        for ident in shown:
            origin = root.get(ident, ident)
            before, after = game.objs.get(origin), ahead.find(ident)
            if before is None or after is None or not _hidden(game, before) or not after.cards or after.cards[0] < 0:
                continue
            found.setdefault(origin, (origin, after.cards[0], before.owner))
    return list(found.values())


def _owner(game: TrailsGame, ident: int) -> int:
    obj = game.find(ident)
    return obj.owner if obj is not None else -1


def _in_the_open(game: TrailsGame, ident: int, zone: int) -> bool:
    if zone >> 1 in (DECK >> 1, HAND >> 1):
        return False
    obj = game.find(ident)
    return zone >> 1 != HOMEBASE >> 1 or (obj is not None and obj.face_up)


def _hidden(game: TrailsGame, obj: Obj) -> bool:
    kind = obj.zone >> 1
    return kind in (DECK >> 1, HAND >> 1) or (kind == HOMEBASE >> 1 and not obj.face_up)
