"""Trails Desktop: the program around the rules engine."""

__version__ = "0.1.0"
