"""Files of printed cards, ready-made decks and sets, for games whose cards are data: read into the records of
``engine.catalogue``. What is wrong in a file is said in one sentence with its place.
"""
