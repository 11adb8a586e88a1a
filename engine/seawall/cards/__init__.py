"""Printed cards: their fields, reading them from plain data, what a deck must be. Knows no state."""
