"""What must hold in every state of every game, checked after every atom of games between computer players.

``python -m tests.trails.invariants N [FIRST]`` plays N games with the seeds from FIRST on and names the ones that broke
something.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Decision, Kind, Option, Refused
from engine.kernel.events import Event
from engine.kernel.fingerprint import describe, fingerprint, same
from engine.kernel.frames import Frame
from engine.kernel.objects import UNDEALT, Obj
from engine.players.greedy import GreedyPlayer
from engine.players.random_player import RandomPlayer, random_answer
from engine.trails.cards.carddef import CardDef
from engine.trails.layers.derive import activated, derive
from engine.trails.layers.derived import Derived
from engine.trails.play import legality
from engine.trails.play.attack_targets import attacker_reasons
from engine.trails.play.loops import permitted
from engine.trails.play.priority import Priority
from engine.trails.rules import TrailsRules
from engine.trails.setup import new_game
from engine.trails.state.game import BOND, TrailsGame
from engine.trails.state.sight import OPEN
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL
from engine.trails.views.view import view
from tests.trails import cards

AHEAD = 6  #: answers that a fork is played on


class Broken(AssertionError):
    """An invariant does not hold; says which, and where."""


class WatchedRules(TrailsRules):
    """The rules, looking after every group of events whether what is cached is still true."""

    __slots__ = ()

    def calm(self, derived: Derived) -> frozenset[str]:
        return frozenset()  # it looks after every group, also where nothing is to be noted

    def noted(self, game: TrailsGame, before: Derived, done: Sequence[Event]) -> None:
        super().noted(game, before, done)
        check_cache(game, done)


def check_cache(game: TrailsGame, done: Sequence[Event] = ()) -> None:
    """What is derived from the facts and kept must be what would be derived now (K16)."""
    kept: Derived | None = game.view_cache
    if kept is None:
        return
    fresh = derive(game, everywhere=True)
    looked: Iterable[int] = kept.traits.keys() | fresh.traits.keys()
    if kept.linked:  # cards that are not among the kept ones are changed by links all the same
        looked = game.objs.keys() | looked
    wrong = [ident for ident in looked if not same_traits(game, ident, fresh)]
    if wrong or not (
        kept.listeners == fresh.listeners
        and kept.replacers == fresh.replacers
        and kept.said == fresh.said
        and kept.watches >= fresh.watches  # what it was made to notice besides makes it anew more often, and no other
    ):
        raise Broken(f"what is cached is stale after {[event.kind for event in done]}: objects {wrong}")


def same_traits(game: TrailsGame, ident: int, fresh: Derived) -> bool:
    """Whether an object's traits, kept or by links alone, are those that looking at every card of the game gives."""
    obj = game.objs.get(ident)
    if obj is None:
        return False
    if not obj.cards or not obj.known:
        return True
    now, wanted = game.traits(ident), fresh.traits.get(ident)
    if wanted is None:
        wanted = game.defn(obj).traits
    return now is wanted or now.same(wanted)


class StateCheck:
    """Objects, cards, zones and counts of one game, looked at again and again: zones that did not change are not.

    A zone did not change if it has the very same objects in the same order, and the same cards in its pool.
    """

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: dict[int, tuple[tuple[int, ...], list[Obj | None], tuple[int, ...], list[int]]] = {}

    def __call__(self, game: TrailsGame, event: Event | None = None) -> None:
        """Raise :class:`Broken` if something does not hold, after one atom or answer."""
        objs, changed, count = game.objs, False, 0
        for index, idents in enumerate(game.zones):
            count += len(idents)
            there = list(map(objs.get, idents))
            kept = self._seen.get(index)
            pool = game.pools[index]
            if kept is not None and kept[0] == idents and kept[1] == there and kept[2] == pool:
                continue
            changed = True
            self._seen[index] = (idents, there, pool, check_zone(game, index, _after(event)))
        if count != len(objs):
            raise Broken(f"an object is in no zone or in two{_after(event)}")
        if changed:
            physical = [card for _, _, _, cards in self._seen.values() for card in cards]
            if sorted(physical) != list(range(len(game.printed))):
                raise Broken(f"a card is lost or doubled{_after(event)}")
        if max(game.bond) > BOND:
            raise Broken(f"bond is {game.bond}{_after(event)}")
        if min(*game.cp, *game.ep) < 0:
            raise Broken(f"a pool is below zero{_after(event)}")


def check_state(game: TrailsGame, event: Event | None = None) -> None:
    """Objects, cards, zones and counts, all of them."""
    StateCheck()(game, event)


def _after(event: Event | None) -> str:
    return f" after {event!r}" if event is not None else ""


def check_zone(game: TrailsGame, index: int, where: str = "") -> list[int]:
    """One zone: its objects are what they say and lie there once. Returns the physical cards in it."""
    idents, hidden = game.zones[index], 0
    physical = list(game.pools[index])
    if len(set(idents)) != len(idents):
        raise Broken(f"an object is in no zone or in two{where}")
    for ident in idents:
        obj = game.objs.get(ident)
        if obj is None:
            raise Broken(f"zone {index} holds {ident}, which does not exist{where}")
        if obj.zone != index:
            raise Broken(f"object {ident} lies in zone {index} and says {obj.zone}{where}")
        if obj.cards == (UNDEALT,):
            hidden += 1
        else:
            physical.extend(obj.cards)
        if "stunned" in obj.marks and (obj.ready or obj.face_up):
            raise Broken(f"object {ident} is stunned and ready or face-up{where}")
        if index == STANDBY and obj.entry is None:
            raise Broken(f"object {ident} is in standby without an entry{where}")
        if not obj.cards and obj.entry is None:
            raise Broken(f"object {ident} is nothing at all{where}")
    if hidden != len(game.pools[index]):
        raise Broken(f"zone {index} has {hidden} cards undealt and {len(game.pools[index])} in its pool{where}")
    if hidden and index >> 1 != DECK >> 1:
        raise Broken(f"zone {index} is no deck and has unknown cards{where}")
    return physical


def check_frames(game: TrailsGame) -> None:
    """Pending work has nothing but slots; that they hold plain values is seen by every fingerprint."""
    for frame in game.frames:
        if not isinstance(frame, Frame) or hasattr(frame, "__dict__"):
            raise Broken(f"{type(frame).__name__} holds more than its slots")


def check_offers(game: TrailsGame) -> None:
    """What a seat with priority is offered is exactly what there is no reason against (902.4): no shortcut shows."""
    decision = game.decision
    if decision is not None and decision.purpose == "attackers":
        seat = decision.seat
        able = {obj.id for obj in game.there(FIELD + seat) if not any(attacker_reasons(game, seat, obj))}
        offered = {option[1] for option in decision.options}
        pressed = decision.rule == "1326.3" and decision.least == len(offered)  # asked again: these have to
        if not (offered <= able if pressed else offered == able):
            raise Broken(f"attackers offered wrongly: {able} may attack, {decision.options} are offered")
    if decision is None or decision.purpose != "priority":
        return
    fresh = game.fork()
    fresh.view_cache = None
    fresh.offers.clear()
    fresh.reach.clear()
    frame = game.frames[-1]
    assert isinstance(frame, Priority)
    wanted = set(permitted(fresh, decision.seat, frame.passes, tuple(allowed(fresh, decision.seat))))
    if wanted != set(decision.options) or len(wanted) != len(decision.options):
        raise Broken(f"offered wrongly, or not at all: {sorted(map(str, wanted ^ set(decision.options)))}")


def check_views(game: TrailsGame) -> None:
    """What a seat sees is what it would see if nothing of it were kept."""
    fresh = game.fork()
    fresh.view_cache = None
    fresh.memo = {}
    for seat in (0, 1, OPEN):
        if view(game, seat) != view(fresh, seat):
            raise Broken(f"seat {seat} sees what is not there any more")


def allowed(game: TrailsGame, seat: int) -> Iterator[Option]:
    """Every act of 902.4 that has no reason against it, each tried by itself."""
    yield ("pass",)
    own = [obj for zone in (HAND + seat, HOMEBASE + seat) for obj in game.there(zone)]
    for obj in own:
        if not any(legality.play_reasons(game, seat, obj)):
            yield ("play", obj.id)
        if not any(legality.arts_reasons(game, seat, obj)):
            yield ("arts", obj.id)
        if not any(legality.gain_reasons(game, seat, obj)):
            yield ("gain", obj.id)
    for obj in (obj for zone in (TRAIL, TRAIL + 1, EXILE, EXILE + 1) for obj in game.there(zone)):
        if not any(legality.play_reasons(game, seat, obj)):
            yield ("play", obj.id)
    field = game.there(FIELD + seat)
    for obj in (*field, *(obj for zone in (HOMEBASE, HAND, TRAIL) for obj in game.there(zone + seat))):
        for number in range(1, len(activated(game, obj)) + 1):
            if not any(legality.craft_reasons(game, seat, obj, number)):
                yield ("craft", obj.id, number)
    for target in field:
        for supporter in field:
            if not any(legality.support_reasons(game, seat, target, supporter)):
                yield ("support", target.id, supporter.id)


def wrong_answers(decision: Decision) -> Iterator[Answer]:
    """Answers that the decision does not allow."""
    options = decision.options
    yield (("pick", 10**9),)
    yield (("play", -1),)
    yield (("no such verb",),)
    if decision.kind in (Kind.ACT, Kind.NAME, Kind.YES_NO):
        yield ()
        yield (options[0], options[0])
    elif decision.kind is Kind.CHOOSE:
        if options:
            yield (options[0], options[0])
        if decision.most < len(options):
            yield options[: decision.most + 1]
        if decision.least > 0:
            yield options[: decision.least - 1]
    elif decision.kind is Kind.NUMBER:
        yield (("n", decision.most + 1),)
        yield (("n", decision.least - 1),)
        yield (("n", True),)
    else:
        yield options[1:]
        yield (*options, *options[:1])


def check_decision(game: TrailsGame, random: Random) -> None:
    """A fork played on leaves its origin alone, and so does an answer that is refused."""
    decision = game.decision
    assert decision is not None
    before = fingerprint(game)  # raises if pending work is not plain values
    fork = game.fork()
    if not same(fork, game):
        raise Broken(f"a fork differs from its origin: {difference(game, fork)}")
    trail: list[Answer] = []
    while fork.decision is not None and len(trail) < AHEAD:
        trail.append(random_answer(fork.decision, random))
        fork.answer(trail[-1])
    for answer in wrong_answers(decision):
        try:
            game.answer(answer)
        except Refused:
            continue
        raise Broken(f"{answer} was accepted at {decision.purpose}")
    if game.decision is not decision or fingerprint(game) != before:
        raise Broken(f"playing a fork on, or a refused answer, changed the state at {decision.purpose}")
    again = game.fork()
    for answer in trail:
        again.answer(answer)
    if not same(again, fork):
        raise Broken(f"the same answers led elsewhere: {difference(fork, again)}")


def difference(one: Any, other: Any) -> list[str]:
    """The lines in which two states differ."""
    return sorted(set(describe(one)) ^ set(describe(other)))


def play(
    seed: int,
    every: int,
    decks: tuple[Sequence[CardDef], Sequence[CardDef]] | None = None,
    pool: Mapping[str, CardDef] | None = None,
) -> int:
    """One game with every check; forks and refusals at every so many decisions. Returns the number of decisions.

    Two random players in every second game, else a random one against the greedy one; every third game asks even where
    there is nothing to choose. pool: play with these cards, drawn at random, instead of the ready-made decks.
    """
    random = Random(f"invariants {seed}")
    first, second = random.randrange(99), random.randrange(99)
    if pool is not None:
        decks = (random.choices(list(pool.values()), k=40), random.choices(list(pool.values()), k=40))
    decks = decks or (cards.deck_cards(first), cards.deck_cards(second))
    game = new_game(decks, Seeded(f"invariants {seed}"), auto=seed % 3 != 0)
    game.rules = WatchedRules()
    game.watch = StateCheck()  # type: ignore[assignment]
    players = (RandomPlayer(seed, 0), RandomPlayer(seed, 1) if seed % 2 else GreedyPlayer(pool or cards.cards()))
    check_state(game)
    count = 0
    while game.outcome is None:
        decision = game.decision
        assert decision is not None
        check_cache(game)
        if count % 3 == 0:
            check_offers(game)
        if count % 5 == 0:
            check_views(game)
        if count % every == seed % every:
            check_frames(game)
            check_decision(game, random)
        game.answer(players[decision.seat].choose(view(game, decision.seat)))
        game.drain()
        count += 1
    check_state(game)
    return count


def main(games: int, first: int = 1, every: int = 10) -> int:
    """Many games; returns how many broke something."""
    broken = decisions = 0
    began = perf_counter()
    for seed in range(first, first + games):
        try:
            decisions += play(seed, every)
        except Exception as problem:
            broken += 1
            print(f"seed {seed}: {type(problem).__name__}: {problem}", flush=True)
    print(f"{games} games, {decisions} decisions, {broken} broken, {perf_counter() - began:.1f} s")
    return broken


if __name__ == "__main__":
    sys.exit(min(1, main(*map(int, sys.argv[1:]))))
