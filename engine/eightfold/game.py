"""Eightfold as the rest of the program knows it."""

from __future__ import annotations

from dataclasses import replace

from engine.effects.port import port
from engine.eightfold.cards.deck import check, deck_of, repair
from engine.eightfold.cards.generate import random_deck
from engine.eightfold.play.why_not import why_not
from engine.eightfold.players.known import known
from engine.eightfold.players.roster import NAMES, make_player
from engine.eightfold.scenario.puzzles import FILES
from engine.eightfold.setup import concede, new_match
from engine.eightfold.state.switches import VALUES, Switches
from engine.eightfold.text.catalogue import extended, read_catalogue
from engine.eightfold.views.view import question, view

EIGHTFOLD = replace(
    port(
        "eightfold",
        "Eightfold",
        "square-enix",
        new_match,
        question,
        view,
        concede,
        random_deck,
        Switches(),
        VALUES,
    ),
    player=make_player,
    players=NAMES,
    catalogue=read_catalogue,
    extended=extended,
    decked=deck_of,
    check=check,
    repair=repair,
    why_not=why_not,
    moves={"hand": ("play", "use"), "field": ("attack", "use")},
    known=known,
    sealed=True,
    riddles=FILES.riddles,
    lessons=FILES.lessons,
    poses="engine.eightfold.scenario.posing",
)
