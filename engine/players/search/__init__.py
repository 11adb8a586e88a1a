"""A player that looks ahead: it deals what its seat cannot know, plays each plan on, and takes the one that does best.

known.py says what is handed to it, worlds.py deals the rest, plans.py finds what may be done, playout.py plays on,
value.py says who stands how well, race.py compares. It never holds the true game. Imports the rest of players.
"""
