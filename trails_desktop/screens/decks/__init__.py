"""The screen of ready-made decks, and what is said and drawn of a deck anywhere in the program. May import
screens/parts; screens/match and the pages may import it.
"""
