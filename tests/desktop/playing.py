"""Whole games through the real window: a match that notes what it is told, and a run of it by a pair of hands."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Answer, Refused
from engine.players.base import Player
from engine.players.roster import make_player
from engine.trails.carddef import CardDef, make_card
from engine.trails.library import CardPool
from engine.trails.record import Given
from engine.trails.view import View
from trails_desktop.desk import Desk, PlayedMatch
from trails_desktop.hands import Deed, Intent, intend
from trails_desktop.match.api import MatchChange
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.setup import MatchSetup
from trails_desktop.resources import resource_dir
from trails_desktop.table.table import TableWidget
from trails_desktop.window import MainWindow


def play_deed(deed: Deed) -> None:
    """Carry a deed out, letting the program do its part between two movements."""
    for _ in deed:
        QCoreApplication.processEvents()
    QCoreApplication.processEvents()


def meanings(pool: CardPool) -> Mapping[str, CardDef]:
    """Every card as computer players know it."""
    return {number: make_card(pool.versions(number), meaning=pool.meaning(number)) for number in pool}


def deck(name: str) -> Path:
    """A deck that comes with the program."""
    return resource_dir("decks") / f"{name}.deck"


class WatchedMatch(LocalMatch):
    """A real match that notes every answer of its people, refused ones apart, and every event they were told."""

    def __init__(self, setup: MatchSetup, pool: CardPool, folder: Path | None = None) -> None:
        super().__init__(setup, pool, folder)
        self.heard: list[Answer] = []
        self.refused: list[Answer] = []
        self.told: Counter[str] = Counter()
        self.changed.connect(self._note)

    def answer(self, answer: Answer) -> None:
        try:
            super().answer(answer)
        except Refused:
            self.refused.append(answer)
            raise
        finally:
            self.heard.append(answer)

    @property
    def given(self) -> list[Given]:
        """Everything that was written down, automatic answers too."""
        return self._recorder.given

    def _note(self, change: MatchChange) -> None:
        self.told.update(event.kind for event in change.events)


class Hands(Protocol):
    def perform(self, intent: Intent) -> Deed: ...


@dataclass(slots=True)
class Run:
    """What happened in a game. wanted: all answers that were to be given, in order."""

    match: WatchedMatch
    wanted: list[Answer] = field(default_factory=list)
    purposes: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    curtains: int = 0


class House:
    """The real window with a real match, both seats played by computer players through a pair of hands."""

    def __init__(self, desk: Desk, setup: MatchSetup, player: str) -> None:
        self.desk = desk
        self.wanted_setup = setup
        self.players: tuple[Player, ...] = ()
        self.kind = player
        self.matches: list[WatchedMatch] = []
        self.window = MainWindow(desk, matches=self._match)
        self.window.resize(1280, 800)

    def _match(self, setup: MatchSetup, desk: Desk) -> PlayedMatch:
        """The setup screen's own match, with names, decks and shuffle settled."""
        assert setup.players == self.wanted_setup.players
        made = WatchedMatch(replace(self.wanted_setup), desk.pool)
        cards = meanings(desk.pool)
        self.players = tuple(make_player(self.kind, seat, self.wanted_setup.seed, cards) for seat in (0, 1))
        self.matches.append(made)
        return made

    def play(
        self,
        hands_for: Callable[[TableWidget], Hands],
        press: Callable[[QWidget], Deed],
        each: Callable[[Run, View], None] | None = None,
        limit: float = 120.0,
    ) -> Run:
        """Play until the end screen.

        press: how a button outside the table is pressed. each: called at every question. limit: seconds.
        """
        window = self.window
        play_deed(press(window.start.hotseat))
        assert window.page == "setup"
        play_deed(press(window.setup.start))
        run = Run(self.matches[-1])
        hands: Hands | None = None
        began = time.monotonic()
        while window.page != "ending":
            assert time.monotonic() - began < limit, "the game takes too long"
            if window.page == "curtain":
                run.curtains += 1
                play_deed(press(window.curtain.button))
                continue
            assert window.page == "table" and window.table is not None
            hands = hands or hands_for(window.table)
            view = run.match.view()
            assert view.decision is not None and view.decision.seat == view.seat
            intent = intend(self.players[view.seat], view, run.match)
            run.purposes[view.decision.purpose] += 1
            run.deeds[_deed_name(view, intent)] += 1
            if each is not None:
                each(run, view)
            before = len(run.match.heard)
            targets = run.match.attack_targets([int(option[1]) for option in intent.answer]) if intent.target else ()
            play_deed(hands.perform(intent))
            run.wanted.append(intent.answer)
            if intent.target is not None and len(targets) > 1:
                run.wanted.append((intent.target,))
            assert run.match.heard[before:] == run.wanted[before:], (view.decision, intent)
        return run


def _deed_name(view: View, intent: Intent) -> str:
    decision = view.decision
    assert decision is not None
    if decision.purpose == "attackers":
        return "no attack" if not intent.answer else "SCLM attack" if len(intent.answer) > 1 else "attack"
    if decision.purpose != "priority":
        return decision.purpose
    verb, obj = intent.answer[0][0], int(intent.answer[0][1]) if len(intent.answer[0]) > 1 else 0
    for player in view.players:
        for zone in ("hand", "homebase", "field"):
            for card in getattr(player, zone):
                if card.id == obj and obj:
                    kind = f" {'/'.join(card.types)}" if verb == "play" else ""
                    return f"{verb}{kind} from {zone}"
    return str(verb)


def rehearse(setup: MatchSetup, pool: CardPool, most: int) -> Counter[str]:
    """Play a game without a window: what it would bring, nothing if it takes more than ``most`` answers."""
    match = WatchedMatch(setup, pool)
    cards = meanings(pool)
    players = tuple(make_player("greedy", seat, setup.seed, cards) for seat in (0, 1))
    deeds: Counter[str] = Counter()
    match.start()
    while match.open_view().phase != "over":
        if match.seat != match.view().asked:
            match.sit_down(match.view().asked)
        view = match.view()
        intent = intend(players[view.seat], view, match)
        deeds[_deed_name(view, intent)] += 1
        match.answer(intent.answer)
        if len(match.heard) > most:
            return Counter()
    return deeds


def find_game(pool: CardPool, wanted: Sequence[str], first: MatchSetup, most: int = 200) -> MatchSetup:
    """A game in which every deed of ``wanted`` happens: ``first``, or the next shuffle if the players have learned.

    wanted: beginnings of the names of deeds.
    """
    for seed in range(first.seed, first.seed + 200):
        setup = replace(first, seed=seed)
        deeds = rehearse(setup, pool, most)
        if deeds and all(any(deed.startswith(name) for deed in deeds) for name in wanted):
            return setup
    raise AssertionError("no such game among two hundred")


def leave(house: House) -> None:
    """Close the window and let everything of it go before the next test begins."""
    house.window.close()
    QCoreApplication.processEvents()
