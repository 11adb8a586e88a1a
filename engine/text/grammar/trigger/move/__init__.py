"""Triggers about cards that change zones, by whom and by what, and the zone from which a card's own trigger works. May
be imported by the other trigger folders, higher levels, reference and describe; imports grammar.lexicon.
"""
