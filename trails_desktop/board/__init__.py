"""The board of any game: where cards lie, what can be done with them, what is asked, and the panel beside it.

It speaks :mod:`trails_desktop.match.game_port`, :mod:`engine.views` and decisions, and no word of one game: a game
hands in a :class:`trails_desktop.board.game.BoardGame`. Imports pieces of the table, the match, the user interface and
the kernel; the rooms of games, screens, pages and app may import it.
"""
