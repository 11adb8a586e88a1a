"""Triggers about cards that change zones, by whom and by what, and the zone from which a card's own trigger works.
May be imported by higher levels of the grammar and by reference; imports grammar.lexicon and grammar.noun.
"""
