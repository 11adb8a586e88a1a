"""Matches over the local network: opening or finding a game, agreeing on it, going to a referee's table. May
import its rooms, lan, screens and below; only app imports it.
"""
