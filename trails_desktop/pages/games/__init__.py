"""Choosing a game, and everything round a match of any game but its board: setting up, the curtain, the end, going on.

Knows games by their kits (`trails_desktop/games/kit.py`) and no other page.
"""
