"""Eightfold as the rest of the program knows it."""

from __future__ import annotations

from engine.effects.port import port
from engine.eightfold.cards.generate import random_deck
from engine.eightfold.setup import concede, new_match
from engine.eightfold.state.switches import VALUES, Switches
from engine.eightfold.views.view import question, view

EIGHTFOLD = port(
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
)
