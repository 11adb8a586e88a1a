"""Whole games through the real window: a match that notes what it is told, and a run of it by a pair of hands."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Answer, Refused
from engine.players.base import Player
from engine.players.roster import make_player
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.cards.pool import CardPool
from engine.trails.records.record import Given, Record
from engine.trails.views.records import View
from trails_desktop.app.demo.mouse import Deed, Intent, intend
from trails_desktop.app.match_opening import Resumed, resume_match
from trails_desktop.app.window import MainWindow
from trails_desktop.match.api import MatchChange
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.recorder import saved_record
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk, PlayedMatch
from trails_desktop.resources import resource_dir
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.settings import LEVEL


def unseen(what: str) -> None:
    """Nobody looks on."""


def play_deed(deed: Deed, see: Callable[[str], None] = unseen) -> None:
    """Carry a deed out, letting the program do its part between two movements.

    see: told of each moment that a beat names, while it lasts.
    """
    for beat in deed:
        QCoreApplication.processEvents()
        if beat.what:
            see(beat.what)
    QCoreApplication.processEvents()


def meanings(pool: CardPool) -> Mapping[str, CardDef]:
    """Every card as computer players know it."""
    return {number: make_card(pool.versions(number), meaning=pool.meaning(number)) for number in pool}


def deck(name: str) -> Path:
    """A deck that comes with the program."""
    return resource_dir("decks") / f"{name}.deck"


class WatchedMatch(LocalMatch):
    """A real match that notes every answer of its people, refused ones apart, and every event they were told."""

    def __init__(
        self, setup: MatchSetup, pool: CardPool, folder: Path | None = None, record: Record | None = None
    ) -> None:
        super().__init__(setup, pool, folder, pace=0, record=record)
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
        self.cards = meanings(desk.pool)  # here: nobody's press waits for what no player's window reads
        self.matches: list[WatchedMatch] = []
        self.see: Callable[[str], None] = unseen  #: told of "asked", the moments of each deed, "curtain"
        self.doing: Sequence[str] = ()  #: the names of the deed being done
        if not setup.hotseat:
            desk.settings.put(LEVEL, setup.players[1])
        self.window = MainWindow(desk, matches=self._match, resumed=self._resume)
        self.window.resize(1280, 800)

    def _match(self, setup: MatchSetup, desk: Desk) -> PlayedMatch:
        """The setup screen's own match, with names, decks and shuffle settled."""
        assert setup.players == self.wanted_setup.players
        made = WatchedMatch(replace(self.wanted_setup), desk.pool, desk.records)
        self.players = self.minds()
        self.matches.append(made)
        return made

    def _resume(self, desk: Desk) -> Resumed | None:
        """The saved match, watched like a new one."""
        found = resume_match(desk)
        if found is None or desk.records is None:
            return None
        setup = found.setup
        self.wanted_setup = setup
        made = WatchedMatch(setup, desk.pool, desk.records, saved_record(desk.records))
        self.players = self.minds()
        self.matches.append(made)
        return Resumed(setup, made)

    def minds(self) -> tuple[Player, ...]:
        """Who decides for the people at the screen, by seat."""
        return tuple(make_player(self.kind, seat, self.wanted_setup.seed, self.cards) for seat in (0, 1))

    def carry_out(self, deed: Deed) -> None:
        """Do what a person does."""
        play_deed(deed, self.see)

    def play(
        self,
        hands_for: Callable[[TableWidget], Hands],
        press: Callable[[QWidget], Deed],
        each: Callable[[Run, View], bool | None] | None = None,
        limit: float = 120.0,
    ) -> Run:
        """Play until the end screen, from the start screen on.

        press: how a button outside the table is pressed. each: called at every question; true: it did something, so
        look again what is asked. limit: seconds.
        """
        window, hotseat = self.window, self.wanted_setup.hotseat
        self.carry_out(press(window.start.hotseat if hotseat else window.start.computer))
        assert window.page == "setup"
        self.carry_out(press(window.setup.start))
        return self.play_on(hands_for, press, each, limit)

    def play_on(
        self,
        hands_for: Callable[[TableWidget], Hands],
        press: Callable[[QWidget], Deed],
        each: Callable[[Run, View], bool | None] | None = None,
        limit: float = 120.0,
    ) -> Run:
        """The same with the match that is on the table."""
        window = self.window
        run = Run(self.matches[-1])
        hands: Hands | None = None
        began = time.monotonic()
        while window.page != "ending":
            assert time.monotonic() - began < limit, "the game takes too long"
            if window.page == "curtain":
                run.curtains += 1
                self.see("curtain")
                self.carry_out(press(window.curtain.button))
                continue
            assert window.page == "table" and window.table is not None
            hands = hands or hands_for(window.table)
            view = run.match.view()
            if view.decision is None:  # the computer thinks, in a process that needs the processor more than we do
                QTest.qWait(2)
                continue
            assert view.decision.seat == view.seat
            if each is not None and each(run, view):
                continue
            intent = intend(self.players[view.seat], view, run.match)
            run.purposes[view.decision.purpose] += 1
            self.doing = deed_names(view, intent)
            run.deeds.update(self.doing)
            self.see("asked")
            before = len(run.match.heard)
            targets = run.match.attack_targets([int(option[1]) for option in intent.answer]) if intent.target else ()
            self.carry_out(hands.perform(intent))
            run.wanted.append(intent.answer)
            if intent.target is not None and len(targets) > 1:
                run.wanted.append((intent.target,))
            assert run.match.heard[before:] == run.wanted[before:], (view.decision, intent)
        return run


def deed_names(view: View, intent: Intent) -> Sequence[str]:
    """What an answer is called: what it does, and what is special about it."""
    decision = view.decision
    assert decision is not None
    names = [_deed_name(view, intent)]
    theirs = bool(view.standby) and view.standby[0].controller != view.seat
    if decision.purpose == "priority" and theirs and intent.answer != (("pass",),):
        names.append("answer to the stack")
    if any(card.zone == "deck" for card in view.looking) and decision.purpose == "choose":
        names.append("search")
    return names


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


def rehearse(setup: MatchSetup, pool: CardPool, most: int, players: Sequence[Player] = ()) -> Counter[str]:
    """Play a game without a window: what it would bring, nothing if it takes more than ``most`` answers."""
    match = WatchedMatch(replace(setup, players=("human", "human")), pool)
    cards = meanings(pool)
    players = players or tuple(make_player("greedy", seat, setup.seed, cards) for seat in (0, 1))
    deeds: Counter[str] = Counter()
    match.start()
    while match.open_view().phase != "over":
        if match.seat != match.view().asked:
            match.sit_down(match.view().asked)
        view = match.view()
        intent = intend(players[view.seat], view, match)
        if setup.players[view.seat] == "human":
            deeds.update(deed_names(view, intent))
        match.answer(intent.answer)
        if len(match.heard) > most:
            return Counter()
    return deeds


def find_game(
    pool: CardPool,
    wanted: Sequence[str],
    first: MatchSetup,
    most: int = 200,
    minds: Callable[[CardPool, MatchSetup], Sequence[Player]] | None = None,
) -> MatchSetup:
    """A game in which every deed of ``wanted`` happens: ``first``, or the next shuffle if the players have learned.

    wanted: beginnings of the names of deeds; people's deeds only. minds: who plays, greedy ones if left out.
    """
    for seed in range(first.seed, first.seed + 500):
        setup = replace(first, seed=seed)
        deeds = rehearse(setup, pool, most, () if minds is None else minds(pool, setup))
        if deeds and all(any(deed.startswith(name) for deed in deeds) for name in wanted):
            return setup
    raise AssertionError("no such game among five hundred")


def leave(house: House) -> None:
    """Close the window and let everything of it go before the next test begins."""
    house.window.close()
    QCoreApplication.processEvents()
