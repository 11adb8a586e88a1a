"""What the furniture shows besides the view: gathered from everything the table knows."""

from __future__ import annotations

from typing import Protocol

from trails_desktop.match.api import Watched
from trails_desktop.table.aloud.zone_lists import ZoneBoard
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.hands import wording
from trails_desktop.table.hands.autopass import AutoPass
from trails_desktop.table.hands.pilot import Match, Pilot
from trails_desktop.table.hold.voices import Voices
from trails_desktop.table.pieces.buttons import ButtonState
from trails_desktop.table.questions.asking import Spot
from trails_desktop.table.scene.furniture import Context
from trails_desktop.table.scene.stage import SceneStage


class Furnished(Protocol):
    """A table whose furniture is shown: what is read of it."""

    @property
    def port(self) -> Match: ...
    @property
    def pilot(self) -> Pilot: ...
    @property
    def passer(self) -> AutoPass: ...
    @property
    def stage(self) -> SceneStage: ...
    @property
    def zones(self) -> ZoneBoard: ...
    @property
    def voices(self) -> Voices: ...
    @property
    def names(self) -> CardNames: ...
    @property
    def below(self) -> int: ...
    @property
    def seed(self) -> int: ...


def context_of(table: Furnished, targets: frozenset[Spot], aimed: Spot | None) -> Context:
    """targets: what may be attacked now. aimed: what the arrow points at."""
    view, pilot, stage = table.pilot.view, table.pilot, table.stage
    may = {int(seat) for kind, seat in targets if kind == "seat"}
    if not pilot.asking.panel:
        may |= set(pilot.asking.seats)
    forecast = stage.forecast
    ghosts = (0, 0)
    if forecast is not None:
        ghosts = (
            max(0, view.players[0].bond - forecast.bond[0]),
            max(0, view.players[1].bond - forecast.bond[1]),
        )
    cursor = table.zones.cursor or ()
    kind = cursor[0] if cursor else ""
    names = table.port.names
    usable = pilot.asking.candidates()
    open_piles = frozenset(
        (player.seat, pile)
        for player in view.players for pile, cards in (("trail", player.trail), ("exile", player.exile))
        if any(card.id in usable for card in cards)
    )  # fmt: skip
    watched = isinstance(table.port, Watched) and table.port.watched
    main = table.voices.main_button(view)
    if main is None:
        main = wording.main_button(pilot.main_state(), pilot.asking, view, table.names, names)
    return Context(
        names=names, orgs=table.port.orgs, below=table.below, may=frozenset(may),
        target=int(aimed[1]) if aimed is not None and aimed[0] == "seat" else -1, ghosts=ghosts,
        focus_seat=int(cursor[1]) if kind == "seat" else -1,
        focus_pile=(int(cursor[1]), str(cursor[2])) if kind == "pile" else (-1, ""),
        open_piles=open_piles,
        lit=stage.lit, dragging=stage.held is not None, stops=table.passer.state.stops, seed=table.seed,
        buttons={"main": main, **dict.fromkeys(("undo", "auto", "modes", "until"), ButtonState(""))}
        if watched
        else {
            "main": main,
            "undo": wording.undo_button(table.port.undo_state(), names[1 - table.below]),
            "auto": wording.auto_button(table.passer.state.auto),
            "modes": wording.modes_button(),
            "until": wording.until_button(bool(table.passer.state.until)),
        },
    )  # fmt: skip
