"""A match of any game in this process, behind the port of `match/game_port.py`: local play, its file, log, and trying
things out. Speaks the port of a game (`engine/game.py`) and no rulebook; words are handed in.

May import the rest of `match`; board, games, pages and app may import it.
"""
