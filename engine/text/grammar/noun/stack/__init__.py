"""Noun phrases for what waits in standby: cards, arts and crafts, by cost, by target and by source. May be imported by
grammar.topics; imports surface and grammar.lexicon.
"""
