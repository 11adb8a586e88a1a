"""Seawall as the rest of the program knows it."""

from __future__ import annotations

from dataclasses import replace

from engine.effects.port import port
from engine.seawall.cards.deck import check, decks_of, repair
from engine.seawall.cards.generate import random_deck
from engine.seawall.play.why_not import why_not
from engine.seawall.players.known import known
from engine.seawall.players.roster import NAMES, make_player
from engine.seawall.scenario.puzzles import FILES
from engine.seawall.setup import concede, new_match
from engine.seawall.state.switches import VALUES, Switches
from engine.seawall.text.catalogue import extended, read_catalogue
from engine.seawall.views.view import question, view

SEAWALL = replace(
    port(
        "seawall",
        "Seawall",
        "gundam",
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
    decked=decks_of,
    check=check,
    repair=repair,
    why_not=why_not,
    moves={"hand": ("play", "pair"), "battle": ("attack",)},
    known=known,
    sealed=True,
    riddles=FILES.riddles,
    lessons=FILES.lessons,
    poses="engine.seawall.scenario.posing",
)
