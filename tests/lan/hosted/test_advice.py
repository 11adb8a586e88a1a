"""What a referee answers to questions: forecast, reasons, payment; and that nothing hidden can be asked out of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.kernel.decisions import Answer
from engine.trails.play.why_not import why_not
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import HAND, HOMEBASE
from engine.trails.views.forecast import Forecast
from engine.trails.views.view import attack_targets
from tests.lan import tricky
from tests.lan.peers import lively
from tests.lan.tables import Here, Round, everything
from tests.trails import cards
from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.referee import advice
from trails_desktop.lan.referee.games.trails import TrailsTable, read_seen
from trails_desktop.lan.referee.match import HostedMatch
from trails_desktop.lan.referee.server import Table
from trails_desktop.lan.referee.talk import AskFight, AskPay, AskWhy, Slow, Speak, TableRules, Told
from trails_desktop.lan.referee.wire import GiveUp, Hold, No, Ready, Sit, View
from trails_desktop.match.api import Payment
from trails_desktop.match.foresight import payment_of


def told(round: Round, seat: int, question: Any) -> Told:
    """The answer a player gets, with all the time there is."""
    round.now += 10.0
    (answer,) = round.players[seat].says(question)
    assert isinstance(answer, Told) and answer.ref == question.ref
    return answer


def game_of(table: Table) -> Any:
    return table.match._game


def test_the_answers_are_those_of_the_rules(tmp_path: Path) -> None:
    round, random = Round(tmp_path, TrailsTable(cards.pool()), (cards.decks()[0], cards.decks()[1])), Random(4)
    met: Counter[str] = Counter()
    for step in range(900):
        if round.table.match.over or min(met["fights"], met["reasons"] // 3, met["payments"]) > 2:
            break
        seat = round.table.match.asked
        game, shown = game_of(round.table), round.players[seat].view()
        decision = shown.decision
        assert decision is not None
        if decision.purpose == "attackers":
            for option in decision.options:
                ident = int(option[1])
                for target in attack_targets(game, seat, (ident,)):
                    asked = AskFight(step, (ident,), max(0, target), -1 if target > 0 else -1 - target)
                    forecast = told(round, seat, asked).forecast
                    assert forecast is not None and forecast.strength == (game.traits(ident).strength or 0)
                    met["fights"] += 1
        if decision.purpose == "priority":
            for card in (*shown.players[seat].hand, *shown.players[seat].field):
                reasons = told(round, seat, AskWhy(step, card.id, "play")).reasons
                offered = any(option[:2] == ("play", card.id) for option in decision.options)
                assert reasons == (() if offered else why_not(game, seat, ("play", card.id)))
                met["reasons"] += bool(reasons)
            for option in decision.options:
                if option[0] == "play":
                    payment = told(round, seat, AskPay(step, (option,))).payment
                    assert payment == payment_of(game, seat, (option,))
                    met["payments"] += bool(payment.proposed)
        round.answer(lambda decision: lively(decision, random))
    assert min(met["fights"], met["reasons"] // 3, met["payments"]) > 2, met


def test_what_is_not_offered_or_not_seen_says_nothing(tmp_path: Path) -> None:
    round, random = Round(tmp_path, TrailsTable(tricky.pool()), tricky.decks(3), watchers=1), Random(2)
    for _ in range(60):
        if not round.table.match.over:
            round.answer(lambda decision: lively(decision, random))
    game = game_of(round.table)
    for seat in (0, 1):
        hidden = [obj.id for obj in game.objs.values() if not _seen(round, seat, obj.id)]
        assert hidden
        answers = {told(round, seat, AskWhy(1, ident)).reasons for ident in (*hidden, 10**6)}
        assert len(answers) == 1  # whether it is there or not, and whatever it is
        assert told(round, seat, AskPay(1, (("play", hidden[0]),))).payment == Payment()
        assert told(round, seat, AskFight(1, (hidden[0],), 0, seat ^ 1)).forecast is None
        pass_is_no_look_ahead = told(round, seat, AskPay(1, (("pass",),)))
        assert pass_is_no_look_ahead.payment == Payment()
    (watching,) = round.watchers
    for question in (AskWhy(1, 1), AskPay(1, (("pass",),))):
        (answer,) = watching.says(question)
        assert answer == Told(1)


def _seen(round: Round, seat: int, ident: int) -> bool:
    shown = round.players[seat].view()
    zones = [zone for side in shown.players for zone in (side.hand, side.homebase, side.field, side.trail, side.exile)]
    return any(card.id == ident and card.number is not None for zone in (*zones, shown.looking) for card in zone)


def test_questions_before_the_start_and_of_strangers_are_refused(tmp_path: Path) -> None:
    match = HostedMatch(TrailsTable(tricky.pool()))
    with pytest.raises(Exception, match="not begun"):
        match.advise(0, AskWhy(0, 1))
    round = Round(tmp_path, TrailsTable(tricky.pool()), tricky.decks(1))
    stranger = type(round.players[0])(round.table, b"s" * 32)
    (answer,) = stranger.says(AskWhy(0, 1))
    assert isinstance(answer, No) and answer.about == "ask"


def test_too_many_questions_are_answered_with_when_to_ask_again(tmp_path: Path) -> None:
    round = Round(tmp_path, TrailsTable(tricky.pool()), tricky.decks(1))
    kinds: Counter[str] = Counter()
    for number in range(300):
        (answer,) = round.players[0].says(AskWhy(number, 3))
        kinds[type(answer).__name__] += 1
        if isinstance(answer, Slow):
            assert answer.ref == number and 0 < answer.wait < 1000
    assert 70 < kinds["Told"] < 100 and kinds["Slow"] == 300 - kinds["Told"]
    moves = round.table.match.moves  # the game goes on meanwhile
    round.answer(lambda decision: lively(decision, Random(1)))
    assert round.table.match.moves == moves + 1
    assert isinstance(round.players[1].says(AskWhy(1, 3))[-1], Told)  # and nobody else is held up
    round.now += 2.0
    assert isinstance(round.players[0].says(AskWhy(1, 3))[0], Told)


# --- two worlds -------------------------------------------------------------------------------------------------------
class World:
    """A table whose players answer by a script, or make one; seat 0 and who watches ask everything, again and again."""

    def __init__(self, folder: Path, seed: int, decks: tuple[Any, Any], script: list[Answer] | None) -> None:
        rules = TableRules(ClockRule("chess", 900, 2), talk="all", best_of=3)
        self.round = Round(folder, TrailsTable(tricky.pool()), decks, seed=seed, rules=rules, watchers=1)
        self.script: list[Answer] = []
        self.opened: set[int] = set()  # slots of seat 1's deck that somebody else came to see
        self.held: list[list[str]] = []  # what seat 1 really had in hand and homebase when everything was asked
        self._objs: dict[int, tuple[int, ...]] = {}
        random, self.whole = Random(seed), True
        for step in range(70):
            self.look()
            if self.round.table.match.over or (script is not None and step >= len(script)):
                break
            if step % 14 == 13:
                for one in (self.round.players[0], self.round.watchers[0]):
                    for question in everything(one.view(), 230):
                        self.round.now += 0.05
                        one.says(question)
                self.round.players[1].says(Speak(f"step {step}"))
                game = game_of(self.round.table)
                owned = (game.zones[HAND + 1], game.zones[HOMEBASE + 1])
                self.held.append([game.number(game.objs[ident]) for zone in owned for ident in zone])

            def choose(decision: Any, step: int = step) -> Answer:
                self.script.append(lively(decision, random) if script is None else script[step])
                return self.script[-1]

            moves = self.round.table.match.moves
            self.round.now += 1.0
            self.round.answer(choose)
            if self.round.table.match.moves == moves:
                assert script is not None  # the script wants to play what is another card in this world
                self.whole = False
                break
        self.look()

    def end(self) -> list[bytes]:
        """What a player who comes again and who watches get from here on: the log, standing still, giving up, how it
        stands, who is ready for the next game."""
        round, other = self.round, self.round.players[1]
        looker = Here(round.table, b"w" * 32)
        looker.says(Sit("Late", watch=True))
        again = Here(round.table, round.players[0].who.machine)
        for message in (Hold(True), Hold(False), GiveUp(), Ready(1, bytes(range(32)))):
            round.now += 1.0
            other.says(message)
        return [*again.wire.payloads, *looker.wire.payloads]

    def look(self) -> None:
        """Which cards of seat 1 somebody else sees now; and as what a card is told of in a log or an event."""
        game = game_of(self.round.table)
        self._objs |= {ident: obj.cards for ident, obj in game.objs.items()}
        for one in (self.round.players[0], self.round.watchers[0]):
            seen = read_seen(one.last(View).seen)
            zones = [zone for side in seen.view.players for zone in (side.hand, side.homebase, side.field, side.trail)]
            known = {card.id for zone in (*zones, seen.view.looking) for card in zone if card.number is not None}
            known |= {ident for waiting in seen.view.standby for ident in (waiting.id, waiting.source)}
            for line in seen.lines:
                known |= {int(arg[2]) for _, arg in line.args if isinstance(arg, tuple) and arg[0] == "card" and arg[1]}
            for ident in known:
                self.opened.update(self._objs.get(ident, ()))


def other_world(first: World, own: tuple[str, ...]) -> tuple[str, ...]:
    """The deck of seat 1 with those cards that nobody else came to see changed about, within their types."""
    kinds: dict[str, list[int]] = {}
    for slot in range(len(own)):
        if slot + len(own) not in first.opened:
            kinds.setdefault(tricky.pool().printing(own[slot]).type, []).append(slot)
    turned = list(own)
    for slots in kinds.values():
        for slot, other in zip(slots, slots[1:] + slots[:1], strict=True):
            turned[slot] = own[other]
    return tuple(turned)


def compared(seed: int, folder: Path) -> tuple[int, bool]:
    """Two worlds of a seed: in how many moments of asking they differed, and whether what was told is the same."""
    decks = (tricky.deck(2 * seed, 30), tricky.deck(2 * seed + 1, 30))
    first = World(folder, seed, decks, None)
    second = World(folder, seed, (decks[0], other_world(first, decks[1])), first.script)
    same = True
    for which in ("players", "watchers"):
        one, two = (getattr(world.round, which)[0].wire.payloads for world in (first, second))
        assert len(two) > 20
        one = one[: len(two)]  # seat 1 may hold other cards there than its script wants to play
        same = same and list(map(len, one)) == list(map(len, two)) and one == two
    if first.whole and second.whole:
        ends = [world.end() for world in (first, second)]
        same = same and ends[0] == ends[1] and len(ends[0]) > 12
    return sum(one != two for one, two in zip(first.held, second.held, strict=False)), same


def test_two_worlds_that_differ_in_hidden_cards_are_told_the_same(tmp_path: Path) -> None:
    """Every byte that a player and who watches get, in order: views, answers to all questions, clocks, talk."""
    differing = 0
    for seed in range(7):
        moments, same = compared(seed, tmp_path)
        assert same, f"seed {seed}"
        differing += moments
    assert differing > 8  # in the very cards that were asked about


@pytest.mark.parametrize("leak", ["_seen", "payment", "fight"])
def test_the_comparison_would_find_a_leak(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def everybody(game: Any, shown: Any, asked: AskWhy) -> Any:
        obj = game.objs.get(asked.obj)
        number = game.number(obj) if obj is not None and obj.cards and obj.cards[0] >= 0 else ""
        return (Reason("502.2", number),)

    def deals(game: Any, shown: Any, answer: Answer) -> Payment:
        hand = [game.number(game.objs[ident]) for ident in game.zones[HAND + 1]]
        return Payment(tuple(map(len, hand)))

    def weighs(game: Any, shown: Any, asked: AskFight) -> Forecast:
        hand = [game.number(game.objs[ident]) for ident in game.zones[HAND + 1]]
        return Forecast((), (), len("".join(hand)), None, (0, 0))

    name, leaking = {"_seen": ("reasons", everybody), "payment": ("payment", deals), "fight": ("fight", weighs)}[leak]
    monkeypatch.setattr(advice, name, leaking)
    assert not all(compared(seed, tmp_path)[1] for seed in range(3))
