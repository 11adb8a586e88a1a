"""Two worlds that differ only in what a seat may not know: every byte that leaves the engine for that seat is equal.

Channels: the view (with ids, order, prompts and the own question), the record of the seat (its options, the events and
the log as told), whose question it is, the reasons against every move with its own cards, and the texts of refusals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Decision, Refused
from engine.kernel.events import Event
from engine.players.random_player import random_answer
from engine.trails.play.why_not import why_not
from engine.trails.records.one_seat import ask_again, opened
from engine.trails.records.seat import entry
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, HAND, HOMEBASE
from engine.trails.views.view import view
from tests.campaigns.decks import deck

AHEAD = 6  #: answers that two worlds are played on together
MOST = 900


def other_world(first: TrailsGame, seat: int, random: Random) -> TrailsGame:
    """The same game with everything that ``seat`` may not know of the other one's cards dealt anew."""
    world = first.fork()
    foe = seat ^ 1
    hidden = [
        obj
        for zone in (HAND + foe, HOMEBASE + foe, DECK + foe)
        for obj in world.there(zone)
        if obj.known and obj.cards and not _seen(world, obj.id, seat)
    ]
    dealt = [obj.cards[0] for obj in hidden] + list(world.pools[DECK + foe])
    random.shuffle(dealt)
    for obj, card in zip(hidden, dealt, strict=False):
        world.objs[obj.id] = obj.but(cards=(card,))
    world.pools[DECK + foe] = tuple(dealt[len(hidden) :])
    world.view_cache = None
    # forks share what was worked out of cards; here these are others
    world.offers, world.memo, world.heard, world.reach = {}, {}, {}, {}
    ask_again(world)
    return world


def _seen(game: TrailsGame, ident: int, seat: int) -> bool:
    obj = game.objs[ident]
    face_up = obj.zone >> 1 == HOMEBASE >> 1 and obj.face_up
    return face_up or ident in game.shown or (game.looking[0] == seat and ident in game.looking[1])


def channels(game: TrailsGame, seat: int) -> Iterator[tuple[str, str]]:
    """What the seat can get out of the engine at this moment, without anybody answering."""
    seen = view(game, seat)
    yield "view", repr(seen)
    decision = game.decision
    assert decision is not None
    yield "asked", f"{decision.seat} {decision.kind} {decision.purpose} {decision.rule} {decision.prompt}"
    if decision.seat == seat:
        yield "decision", repr(decision)
    for ident in sorted(game.objs):
        for verb in ("play", "arts", "gain", "pick"):
            yield f"why not {verb}", repr(why_not(game, seat, (verb, ident)))
        yield "why not craft", repr(why_not(game, seat, ("craft", ident, 1)))
    if decision.seat == seat:
        for wrong in ((("play", 10**9),), (("no such verb",),), (), (("pick", -1), ("pick", -1))):
            if decision.refusal(wrong):
                yield "error", _refusal(game, wrong)


def _refusal(game: TrailsGame, answer: Answer) -> str:
    try:
        game.fork().answer(answer)
    except Refused as refused:
        return str(refused)
    return "accepted"


def compare(first: TrailsGame, second: TrailsGame, seat: int, where: str) -> None:
    """Raises AssertionError with the channel that differs."""
    for (name, one), (again, other) in zip(channels(first, seat), channels(second, seat), strict=True):
        assert name == again, f"{where}: the channels {name} and {again} differ"
        assert one == other, f"{where}: {name} differs: {_apart(one, other)}"


def _apart(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 60) : at + 60]}... against ...{other[max(0, at - 60) : at + 60]}..."


def play_on(first: TrailsGame, second: TrailsGame, seat: int, random: Random, where: str) -> None:
    """Give both worlds the same answers until something hidden is disclosed, and compare what the seat is told."""
    one, two = first.fork(), second.fork()
    one.drain()
    two.drain()
    for ahead in range(AHEAD):
        decision, same = one.decision, two.decision
        if decision is None or same is None:
            return
        answer = _common(decision, same, random)
        if answer is None or _discloses(one, answer, seat) or _discloses(two, answer, seat):
            return
        one.answer(answer)
        two.answer(answer)
        told = _told(one, seat, decision, answer, one.drain()), _told(two, seat, same, answer, two.drain())
        assert told[0] == told[1], f"{where}, {ahead} answers on: the record differs: {_apart(*told)}"
        if one.decision is None or two.decision is None:
            assert one.outcome == two.outcome
            return
        compare(one, two, seat, f"{where}, {ahead} answers on")


def _told(game: TrailsGame, seat: int, decision: Decision, answer: Answer, events: Iterable[Event]) -> str:
    return entry(game, seat, decision, answer, events)


def _common(decision: Decision, same: Decision, random: Random) -> Answer | None:
    """A random answer that both worlds allow; passing often, so that something happens."""
    for _ in range(8):
        passes = decision.purpose == "priority" and random.random() < 0.6
        answer = (("pass",),) if passes else random_answer(decision, random)
        if not same.refusal(answer):
            return answer
    return None


def _discloses(game: TrailsGame, answer: Answer, seat: int) -> bool:
    """Whether an answer lets the seat see a card of the other one: from there on the worlds may differ by right."""
    return any(owner != seat for _, _, owner in opened(game, answer))


def play(seed: int, pool: str, chance: float = 0.08) -> int:
    """One random game; returns how many states were compared with another world. Raises AssertionError.

    chance: of each moment to be compared, from 0 to 1.
    """
    random = Random(f"worlds {pool} {seed}")
    game = new_game((deck(pool, (seed, 0)), deck(pool, (seed, 1))), Seeded(f"worlds {seed}"))
    compared = answers = 0
    while game.outcome is None and answers < MOST:
        decision = game.decision
        assert decision is not None
        if random.random() < chance:
            for seat in (0, 1):
                where = f"answer {answers}, seat {seat}, {decision.purpose}"
                second = other_world(game, seat, random)
                compare(game, second, seat, where)
                play_on(game, second, seat, random, where)
                compared += 1
        passes = decision.purpose == "priority" and random.random() < 0.5
        game.answer((("pass",),) if passes else random_answer(decision, random))
        game.drain()
        answers += 1
    return compared
