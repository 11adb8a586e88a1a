"""How long something lasts, and crafts that wait for an event only for a turn or a combat. May be imported by
grammar.topics; imports grammar.amount, grammar.noun and grammar.lexicon.
"""
