"""Ferry in the window: the kit of docs/adding-a-game.md, with the board of lists and buttons."""

from __future__ import annotations

from functools import partial

from tests.games.ferry import FERRY
from trails_desktop.games.kit import GameKit, LogWords, PlayerWords
from trails_desktop.games.plain import PlainBoard

KIT = GameKit(
    id="ferry",
    names={"en": "Ferry", "ja": "渡し舟"},
    sets={"en": "Two Banks"},
    rules=lambda: FERRY,
    line=lambda: "Load your ferry and land it before it sinks.",
    stock=lambda: "6 cards · one ready deck",
    players=(PlayerWords("random", lambda: "Any load", lambda: "Loads what comes to hand.", lambda: "Wil"),),
    board=partial(PlainBoard, words={"load": "Load", "land": "Land the ferry", "hand": "Hand"}),
    log=lambda: {
        "turn": LogWords("turn of {who}", opens_turn=True),
        "move": LogWords("{who} loads {card}", {"hand": "{who} draws {card}", "landed": "{who} lands {card}"}),
        "sink": LogWords("{card} of {who} sinks"),
    },
    purposes=lambda: {"load": "Load the ferry or land it"},
    endings=lambda: {"F5": "{winner} has landed twenty.", "F6": "{winner} has landed more."},
    grounds=("#2F6F6A", "#174540", "#0A211F", "#F0CE86"),
)
