"""Puzzles and lessons of this game: scenarios with a goal, or led step by step, played with the shipped cards."""

from __future__ import annotations

from engine.eightfold.scenario.reading import TOP, read_led, read_steps
from engine.eightfold.scenario.running import Player
from engine.eightfold.scenario.table import build
from engine.scenario.common.played_files import PlayedFiles

FILES = PlayedFiles(TOP, read_steps, read_led, lambda played: Player(build(played)))
