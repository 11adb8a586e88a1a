"""The card library: cards, decks, packs and match records of one player in one SQLite file, and what is done with them.

Nothing here knows Qt. Start with :func:`trails_desktop.library.opening.open_library`.
"""
