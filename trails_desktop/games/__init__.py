"""What the window knows of each game: words, colours, faces, board. One kit a game; nothing else names a game's words.

Imports the board of any game, the match, the user interface and the engine; screens, pages and app may import it.
"""
