"""The page of decks: shelf, the deck being edited, why it may not be played, its versions, handing it on. May
import all other rooms but packs; only app imports it.
"""
