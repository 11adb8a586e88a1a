"""A game in which everything happens: its deck, players who use all of it, pictures of what was seen.

``python -m tests.desktop.everything FOLDER PICTURES mouse|keyboard human|steady`` plays a match in FOLDER and kills
itself in the middle of a question. What was asked stands on standard output.

Whatever a whole game must show is in ``WANTED``, and what becomes a picture in ``PICTURES``. Guard:
tests/desktop/app/test_game_everything.py.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from engine.kernel.decisions import Answer, Decision
from engine.players.base import Cards, Player
from engine.players.greedy import GreedyPlayer
from engine.players.roster import make_player
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printing
from engine.trails.views.records import View
from tests.desktop.playing import Hands, House, Run, find_game, meanings
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.demo.keyboard import KeyboardHands, type_key
from trails_desktop.app.demo.mouse import Beat, Deed, MouseHands, press_widget
from trails_desktop.app.start import saved_match
from trails_desktop.match import thinker
from trails_desktop.match.setup import MatchSetup, PlayerKind
from trails_desktop.pages.desk import Desk
from trails_desktop.resources import resource_dir
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.language import Languages
from trails_desktop.ui.settings import Settings

NAMES = ("Ada", "Bryn")
#: Nobody can read its text: it is carried out by hand.
ORACLE = {
    "number": "T-001", "lang": "en", "name": "Oracle of Tides", "type": "EVENT", "ep": 0, "orgs": ["Longline Couriers"],
    "text": "The moon frobs a wombat, and its owner hums.",
}  # fmt: skip
#: Groups (SCLM), a search, plans, X, arts, crafts and answers to attacks.
DECK = """# name: Everything
4 D1-003
4 D1-004
4 D1-006
4 D1-005
4 D1-007
4 D1-090
4 D1-055
4 D1-018
4 D1-100
4 D1-110
4 D1-022
2 D1-011
4 T-001
"""
#: What has to happen, as :func:`tests.desktop.playing.deed_names` calls it.
WANTED = (
    "play UNIT from hand", "play EVENT", "arts from homebase", "craft from field", "SCLM attack", "attack target",
    "place", "exchange", "arrange", "pay", "choose", "search", "number", "hand", "answer to the stack", "pass",
)  # fmt: skip
#: Of which deeds a picture is taken, by the beginnings of their names.
PICTURES = {
    "SCLM attack": "sclm-attack", "arts from homebase": "arts-from-homebase", "answer to the stack": "stack-response",
    "number": "x", "search": "search", "arrange": "plan", "hand": "hand-resolution", "agree": "agreement",
    "exchange": "exchange", "fight back": "fight-back", "pay": "payment",
}  # fmt: skip
LIMIT = 600.0  #: seconds for anything, on a machine that is very busy
DECKS = ("first", "second")
#: The shuffle with which the search for a game begins, by who sits opposite.
FIRST: dict[PlayerKind, int] = {"human": 237, "steady": 402}
MOST = 300  #: answers of such a game
KILLED_AFTER = 24  #: answers


class Thorough:
    """Plays as the greedy one does, but carries a text out by hand once, and answers what the other one plays.

    What it does follows from the view: after a kill another one goes on as this one would have.
    """

    def __init__(self, cards: Cards, seat: int) -> None:
        self._greedy = GreedyPlayer(cards)
        self._seat = seat
        self._worked = False

    def choose(self, view: View) -> Answer:
        """The answer to the question of a view."""
        decision = view.decision
        assert decision is not None
        if decision.purpose == "hand":
            return self._by_hand(decision)
        if decision.purpose == "agree":
            return (("yes",),)
        if decision.purpose == "priority":
            own = view.players[self._seat]
            unread = {card.id for card in own.hand if card.number == ORACLE["number"]}
            once = not any(card.number == ORACLE["number"] for card in own.trail)
            for option in decision.options:
                if option[0] == "play" and option[1] in unread and once and not view.standby:
                    return (option,)
            if len(view.standby) == 1 and view.standby[0].controller != self._seat:
                answers = [option for option in decision.options if option[0] in ("arts", "craft")]
                if answers:
                    return (answers[0],)
        return self._greedy.choose(view)

    def _by_hand(self, decision: Decision) -> Answer:
        """The other seat loses three bond, and that is all."""
        if ("tool", "bond") in decision.options:
            if self._worked:
                return (("tool", "done"),)
            self._worked = True
            return (("tool", "bond"),)
        if decision.options[:1] and decision.options[0][0] == "seat":
            return (("seat", 1 - self._seat),)
        return (("n", -3),)


def minds(pool: CardPool, setup: MatchSetup) -> tuple[Player, ...]:
    """A thorough player for each person, and for a computer what it is."""
    cards = meanings(pool)
    return tuple(
        Thorough(cards, seat) if kind == "human" else make_player(kind, seat, setup.seed, cards)
        for seat, kind in enumerate(setup.players)
    )


def everything_desk(folder: Path) -> Desk:
    """A desk with the deck, on which matches are saved. The folder may be that of an earlier program."""
    pool = make_pool()
    whole = CardPool((*(one for card in pool.values() for one in card.values()), read_printing(ORACLE, "test")))
    decks = folder / "decks"
    if not decks.exists():
        make_desk(folder, whole)
        for name in DECKS:
            (decks / f"{name}.deck").write_text(DECK, encoding="utf-8")
    settings, languages = Settings(folder / "settings"), Languages(resource_dir("assets") / "translations")
    records, sounds = folder / "records", resource_dir("assets") / "sounds"
    return Desk(settings, languages, whole, None, (decks,), records, lambda: saved_match(records), sounds)


class EverythingHouse(House):
    """The real window with a game in which everything happens, and pictures of it."""

    def __init__(self, folder: Path, opponent: PlayerKind, pictures: Path | None = None) -> None:
        """pictures: where they are kept, None: none is taken."""
        desk = everything_desk(folder)
        decks = (folder / "decks" / "first.deck", folder / "decks" / "second.deck")
        setup = MatchSetup(NAMES, decks, ("human", opponent), FIRST[opponent])
        wanted = (*WANTED, "agree") if opponent == "human" else WANTED
        super().__init__(desk, find_game(desk.pool, wanted, setup, MOST, minds), "greedy")
        self.pictures = pictures
        self.seen = {one.stem for one in pictures.iterdir()} if pictures is not None else set[str]()
        self.see = self._see

    def minds(self) -> tuple[Player, ...]:
        return minds(self.desk.pool, self.wanted_setup)

    def _see(self, what: str) -> None:
        if what == "curtain":
            self.shoot("curtain")
        for name in self.doing:
            picture = next((picture for deed, picture in PICTURES.items() if name.startswith(deed)), "")
            if picture and what == ("aimed" if picture == "sclm-attack" else "asked"):
                self.shoot(picture)

    def shoot(self, name: str) -> None:
        """Take a picture of the window, the first of that name only."""
        if self.pictures is None or name in self.seen:
            return
        self.seen.add(name)
        image = self.window.grab().toImage()
        assert len({image.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 800, 16)}) > 20, "there is nothing"
        assert image.save(str(self.pictures / f"{name}.png"))  # type: ignore[call-overload]


def hands_of(how: str) -> tuple[Callable[[TableWidget], Hands], Callable[[QWidget], Deed]]:
    """How answers are given, and how buttons beside the table are pressed: by "mouse" or by "keyboard"."""
    return (MouseHands, press_widget) if how == "mouse" else (KeyboardHands, tab_and_enter)


def tab_and_enter(button: QWidget) -> Deed:
    """Tab to a button outside the table and strike Enter."""
    for _ in range(30):
        if QApplication.focusWidget() is button:
            type_key(button, Qt.Key.Key_Return)
            yield Beat()
            return
        type_key(QApplication.focusWidget() or button.window(), Qt.Key.Key_Tab, "\t")
        yield Beat()
    raise AssertionError("Tab does not come to the button")


def asked(view: View) -> str:
    """A question in words that can be compared."""
    assert view.decision is not None
    return f"turn {view.turn}, {view.step}: {view.decision}"


def main(folder: Path, pictures: Path, how: str, opponent: PlayerKind) -> None:
    """Play until so many answers were given and something else than priority is asked, and be killed."""
    program = QApplication(sys.argv[:1])
    load_fonts()
    thinker.LIMIT = LIMIT  # type: ignore[misc]
    house = EverythingHouse(folder, opponent, pictures)
    house.window.show()
    house.window.activateWindow()

    def each(run: Run, view: View) -> None:
        assert view.decision is not None
        if len(run.wanted) >= KILLED_AFTER and view.decision.purpose in ("place", "attackers", "cure"):
            print(json.dumps([asked(view), len(run.match.given)]), flush=True)
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))

    house.play(*hands_of(how), each, LIMIT)
    program.quit()


if __name__ == "__main__":
    _, where, shots, by, against = sys.argv
    main(Path(where), Path(shots), by, "human" if against == "human" else "steady")
