"""Prohibition and replacement: once each, who chooses, no trigger for what did not happen."""

from __future__ import annotations

from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from tests.kernel.toys import a
from tests.kernel.toys.common import Card, facts, fill, say, start


class Instead:
    """Replaces points by other points: ``factor`` times, plus ``more``."""

    def __init__(self, key, factor=1, more=0, chooser=0, becomes="points", times=1):
        self.key = key
        self.factor, self.more, self.chooser, self.becomes, self.times = factor, more, chooser, becomes, times

    def seat(self, game, event):
        return self.chooser

    def change(self, game, event):
        n = event.n * self.factor + self.more
        return [Event(self.becomes, event.obj, seat=event.seat, n=n, by=event.by) for _ in range(self.times)]


class Rules(a.Rules):
    """Toy A with the replacements and prohibitions a test hands it."""

    def __init__(self, *found, forbidden=()):
        super().__init__()
        self.found = found
        self.forbidden = forbidden
        self.groups = []

    def replacements(self, game, event):
        return self.found if event.kind == "points" else ()

    def prohibited(self, game, event):
        return event.kind in self.forbidden

    def noted(self, game, before, done):
        self.groups.append([(event.kind, event.seat, event.n) for event in done])


class Hit(Frame):
    """Commits one group."""

    __slots__ = ("events",)

    def __init__(self, *events):
        super().__init__()
        self.events = events

    @step("hit")
    def hit(self, game):
        game.commit(list(self.events))


def hit(rules, *events):
    game = a.GameA(rules, [], a.Seeded(1))
    start(game, Hit(*(events or (Event("points", seat=0, n=-1),))))
    return game


def test_a_replacement_applies_once_to_an_event_and_what_comes_of_it():
    game = hit(Rules(Instead("double", factor=2)))
    assert game.points == (3, 5)


def test_each_event_of_a_group_has_its_own_once():
    rules = Rules(Instead("double", factor=2))
    game = hit(rules, Event("points", seat=0, n=-1), Event("points", seat=1, n=-2))
    assert game.points == (3, 1)
    assert rules.groups == [[("points", 0, -2), ("points", 1, -4)]]  # still one group


def test_with_several_the_chooser_is_asked_and_then_the_rest_applies_without_asking():
    rules = Rules(Instead("double", factor=2, chooser=1), Instead("more", more=-1, chooser=1))
    game = hit(rules)
    assert game.decision.seat == 1 and len(game.decision.options) == 2
    assert game.points == (5, 5)
    other = game.fork()
    say(game, ("replacement", 0))
    say(other, ("replacement", 1))
    assert (game.points, other.points) == ((2, 5), (1, 5))  # doubled then one more; one more, then doubled


def test_both_outcomes_of_a_split_event_carry_the_mark():
    game = hit(Rules(Instead("twice", times=2)))
    assert game.points == (3, 5)


def test_an_event_replaced_by_nothing_does_not_happen():
    rules = Rules(Instead("never", times=0))
    game = hit(rules)
    assert game.points == (5, 5) and rules.groups == [] and game.events == []


def test_a_prohibited_event_is_neither_replaced_nor_done():
    rules = Rules(Instead("double", factor=2), forbidden=("points",))
    assert hit(rules).points == (5, 5) and rules.groups == []


def test_what_replaces_an_event_may_itself_be_prohibited():
    rules = Rules(Instead("pool", becomes="pool"), forbidden=("pool",))
    game = hit(rules)
    assert game.points == (5, 5) and game.pool == (0, 0) and rules.groups == []


def test_a_group_is_noted_only_for_what_happened():
    rules = Rules(Instead("pool", becomes="pool"))
    hit(rules)
    assert rules.groups == [[("pool", 0, -1)]]


def test_an_event_that_changes_nothing_is_dropped():
    rules = Rules()
    game = hit(rules, Event("points", seat=0, n=0), Event("points", seat=1, n=-1))
    assert rules.groups == [[("points", 1, -1)]] and len(game.events) == 1


def test_a_replacement_in_the_toy_saves_each_of_two_at_the_same_time():
    game = a.empty_game([Card("x"), Card("dog", text=frozenset({"guard"}))])
    first, second, _ = fill(game, a.FIELD, [0, 0, 1])
    start(game, Hit(*(Event("move", i, to=a.PILE, cause="kill") for i in (first, second))))
    assert [event.kind for event in game.events] == ["stun", "stun"]
    assert len(game.zones[a.FIELD]) == 3


def test_prohibition_wins_over_the_replacing_event():
    game = a.empty_game([Card("x"), Card("dog", text=frozenset({"guard", "calm"}))])
    first, _ = fill(game, a.FIELD, [0, 1])
    start(game, Hit(Event("move", first, to=a.PILE, cause="kill")))
    assert game.events == [] and len(game.zones[a.FIELD]) == 2


def test_a_fork_in_the_middle_of_a_replacement_keeps_its_question():
    game = hit(Rules(Instead("double", factor=2), Instead("more", more=-1)))
    before = facts(game)
    say(game.fork(), ("replacement", 1))
    assert facts(game) == before


def test_consequences_inside_an_atom_belong_to_its_group_and_obey_prohibitions():
    def chain(game, event):
        if event.n:
            game.also(Event("pool", seat=event.seat, n=event.n))
            game.also(Event("turn"))
        return a.do_number(game, event)

    rules = Rules(forbidden=("turn",))
    rules.atoms["points"] = chain
    game = hit(rules)
    assert rules.groups == [[("points", 0, -1), ("pool", 0, -1)]] and game.turn == 0
