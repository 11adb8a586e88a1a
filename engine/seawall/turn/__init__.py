"""Procedures: preparing to play (chapter 5), the turn (6), attacks (7), action steps (8)."""
