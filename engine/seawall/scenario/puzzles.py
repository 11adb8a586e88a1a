"""Puzzles and lessons of this game: scenarios with a goal, or led step by step, played with the shipped cards."""

from __future__ import annotations

from engine.scenario.common.played_files import PlayedFiles
from engine.seawall.scenario.reading import TOP, read_led, read_steps
from engine.seawall.scenario.running import Player
from engine.seawall.scenario.table import build

FILES = PlayedFiles(TOP, read_steps, read_led, lambda played: Player(build(played)))
