"""Around one match: setting it up, the picture of the curtain between two people (`match/local.py` decides when it is
wanted, `app/match_room.py` draws it), its end. May import screens/parts and screens/decks; only app imports it.
"""
