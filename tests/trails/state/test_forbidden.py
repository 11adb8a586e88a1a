"""104.4, for every kind of event: what is forbidden never happens, and no rule acts on what did not happen.

Each kind is forbidden in turn, for everybody and for good, and random games are played with the cards of all scenarios.
A rule for players is said as texts say it; what is forbidden about objects is said at the one place that is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import pytest

from engine.kernel.chance import Seeded
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.players.random_player import random_answer
from engine.trails.layers.derived import Derived
from engine.trails.layers.watches import EVENT_KINDS
from engine.trails.rules import TrailsRules
from engine.trails.setup import new_game
from engine.trails.state.frames import spoken
from engine.trails.state.game import Lasting, TrailsGame
from engine.trails.tree.loading.words import PLAYER_RULES
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE
from tests.campaigns.decks import deck

GAMES, MOST = 2, 900

Forbids = Callable[[TrailsGame, Event], bool]


def _off_field(to: int | None = None) -> Forbids:
    """Moves from the field, or those to one kind of zones."""

    def forbids(game: TrailsGame, event: Event) -> bool:
        if event.kind != "move" or event.to >> 1 == FIELD >> 1:
            return False
        obj = game.objs.get(event.obj)
        frm = event.frm if obj is None else obj.zone  # it has gone, or is about to
        return frm >> 1 == FIELD >> 1 and (to is None or event.to >> 1 == to >> 1)

    return forbids


def _kind(kind: str, n: int | None = None, cause: str | None = None, extra: str | None = None) -> Forbids:
    def forbids(game: TrailsGame, event: Event) -> bool:
        if event.kind != kind or (cause is not None and event.cause != cause) or (extra and event.extra != extra):
            return False
        return n is None or (event.n > 0) is (n > 0)

    return forbids


def _played(*kinds: str, types: str = "") -> Forbids:
    def forbids(game: TrailsGame, event: Event) -> bool:
        if event.kind != "played" or event.extra.kind not in kinds:
            return False
        return not types or types in game.traits(event.obj).types

    return forbids


def _drawn(game: TrailsGame, event: Event) -> bool:
    return event.cause == "draw" or event.kind == "failed draw"


#: What is forbidden about objects, by a name.
OBJECTS: dict[str, Forbids] = {
    "stun": _kind("stun"),
    "cure": _kind("cure"),
    "ready": _kind("turn", n=1),
    "turn down": _kind("face", n=0),
    "leave": _off_field(),
    "leave for the hand": _off_field(HAND),
    "leave for the game": _off_field(EXILE),
    "leave for the deck": _off_field(DECK),
    "leave for the homebase": _off_field(HOMEBASE),
    "ko": _kind("move", cause="ko"),
    "destroy": _kind("move", cause="destroy"),
    "support": lambda game, event: event.kind == "mark" and bool(event.n) and "support" in str(event.extra),
    "link": _kind("link"),
    "curse": lambda game, event: event.kind == "mark" and bool(event.n) and event.extra in ("cursed", "hexed"),
}
#: What is forbidden to players, by the word for it.
PLAYERS: dict[str, Forbids] = {
    "cannot draw": _drawn,
    "cannot gain bond": _kind("bond", n=1),
    "cannot lose bond": _kind("bond", n=-1),
    "cannot gain ep": _kind("ep", n=1),
    "no overkill damage": _kind("bond", cause="overkill"),
    "no stun damage": _kind("bond", cause="stun"),
    "cannot play crafts": _played("craft", "trigger"),
    "cannot play activated crafts": _played("craft"),
    "cannot play arts": _played("arts"),
    "cannot play UNIT": _played("card", types="UNIT"),
    "cannot play ITEM": _played("card", types="ITEM"),
    "cannot play EVENT": _played("event"),
    "cannot play BASE": _played("base"),
    "cannot support": _played("support"),
    "cannot lose": lambda game, event: False,
}


class Forbidding(TrailsRules):
    """The rules with one more prohibition, looking at what follows from what."""

    def __init__(self, forbids: Forbids, *, said: bool) -> None:
        self.forbids, self.said = forbids, said

    def prohibited(self, game: TrailsGame, event: Event) -> bool:
        return (not self.said and self.forbids(game, event)) or TrailsRules.prohibited(game, event)

    def stoppable(self, derived: Derived) -> frozenset[str]:
        return EVENT_KINDS  # of every event it is asked

    def calm(self, derived: Derived) -> frozenset[str]:
        return frozenset()  # it looks after every group, also where nothing is to be noted

    def noted(self, game: TrailsGame, before: Derived, done: Sequence[Event]) -> None:
        for event in done:
            if reason := unfounded(event, done):
                raise AssertionError(f"{event!r} without {reason}, in {[one.kind for one in done]}")
        super().noted(game, before, done)


def unfounded(event: Event, done: Iterable[Event]) -> str:
    """What would have had to happen at the same time for an event to be right, if it did not; else ""."""
    if event.kind == "bond" and event.cause == "stun":
        return "" if any(one.kind == "stun" and one.obj == event.obj for one in done) else "a stun"
    if event.rule == "1337.1" and event.kind == "mark":
        return "" if any(one.kind == "move" and one.rule == "1337.1" for one in done) else "a crew"
    if event.rule == "1337.3":
        return "" if any(one.kind == "move" and one.frm >> 1 == FIELD >> 1 for one in done) else "a card that left"
    if event.rule == "1217.2":
        turned = sum(one.kind == "turn" and one.rule == "1217.2" for one in done)
        return "" if turned == sum(one.n for one in done if one.kind == "ep" and one.rule == "1217.2") else "its EP"
    return ""


def paying(game: TrailsGame, event: Event) -> bool:
    """Whether something is done as a cost, or as what a player was offered: that has to be possible."""
    if event.cause in ("cost", "arts", "attack", "play", "place", "dispatch") or event.rule == "1217.2":
        return True
    frame = spoken(game)
    return event.cause in ("ko", "destroy", "discard") and frame is not None and frame.speaker < 0


def play(
    name: str, forbids: Forbids, seed: int, *, said: bool, monkeypatch: pytest.MonkeyPatch, deck_size: int = 50
) -> int:
    """One random game in which something is forbidden. Returns how often something was left out for that."""
    left = 0
    commit = Game.commit

    def committed(game: Any, group: Iterable[Event]) -> None:
        nonlocal left
        events = list(group)
        for event in events:
            if forbids(game, event):
                left += 1
                assert not paying(game, event), f"{name}: {event!r} is paid with, or was offered"
        commit(game, events)

    def seen(game: Any, event: Event) -> None:
        assert not forbids(game, event), f"{name}: {event!r} happened"

    game = new_game(
        (deck("all", (seed, 0))[:deck_size], deck("all", (seed, 1))[:deck_size]),
        Seeded(f"{name} {seed}"),
        auto=seed % 3 != 0,
    )
    game.rules = Forbidding(forbids, said=said)
    if said:
        game.apply([Event("effect", extra=Lasting(0, "game", (), seat, "", "104.4", rules=(name,))) for seat in (0, 1)])
    random = Random(f"forbidden {name} {seed}")
    game.watch = seen
    with monkeypatch.context() as patch:
        patch.setattr(Game, "commit", committed)
        count = 0
        while game.outcome is None and count < MOST:
            decision = game.decision
            assert decision is not None
            passes = decision.purpose == "priority" and random.random() < 0.35
            game.answer((("pass",),) if passes else random_answer(decision, random))
            game.drain()
            count += 1
    assert game.outcome is None or name not in ("cannot draw", "cannot lose") or game.outcome.rule == "705.5"
    assert name != "cannot lose" or game.outcome is None
    return left


@pytest.mark.parametrize("name", OBJECTS)
def test_what_is_forbidden_about_objects_does_not_happen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(GAMES):
        play(name, OBJECTS[name], seed, said=False, monkeypatch=monkeypatch)


@pytest.mark.parametrize("name", PLAYERS)
def test_what_is_forbidden_to_players_does_not_happen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(GAMES):
        size = 50 if name != "cannot draw" or seed % 2 else 4  # decks that have run out, too
        play(name, PLAYERS[name], seed, said=True, monkeypatch=monkeypatch, deck_size=size)


def test_an_attempt_to_draw_that_happens_all_the_same_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    known = TrailsRules.prohibited
    monkeypatch.setattr(
        TrailsRules, "prohibited", staticmethod(lambda game, event: event.kind != "failed draw" and known(game, event))
    )
    with pytest.raises(AssertionError, match="failed draw"):
        for seed in range(GAMES):  # decks that have run out with the opening hands
            play("cannot draw", _drawn, seed, said=True, monkeypatch=monkeypatch, deck_size=4)


def test_every_rule_that_forbids_players_something_is_among_them() -> None:
    assert set(PLAYER_RULES) == set(PLAYERS)
