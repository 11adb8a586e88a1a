"""Around one match: setting it up, the curtain between two people, its end. May import screens/parts and
screens/decks; only app imports it.
"""
