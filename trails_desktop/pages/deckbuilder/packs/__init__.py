"""Opening boosters, the collection they make, and Blitz Shield decks of five of them. May import cards and trying;
only app imports it.
"""
