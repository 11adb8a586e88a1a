"""Seawall as the rest of the program knows it."""

from __future__ import annotations

from engine.effects.port import port
from engine.seawall.cards.generate import random_deck
from engine.seawall.scenario.why import why_not
from engine.seawall.setup import concede, new_match
from engine.seawall.state.switches import VALUES, Switches
from engine.seawall.views.view import question, view

SEAWALL = port(
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
    reasons=why_not,
)
