"""Noun phrases for what waits in standby: cards, arts and crafts, by cost, by target and by source. May be
imported by higher levels of the grammar; imports grammar.noun.phrase and grammar.lexicon.
"""
