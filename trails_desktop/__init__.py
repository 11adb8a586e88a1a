"""Trails Desktop: the program around the rules engine."""

__version__ = "0.2.0"
