"""Continuous crafts: what holds as long as a card lies where it works. May be imported by higher levels of the
grammar, reference and describe; imports grammar.trigger, grammar.condition, grammar.amount and what is below them.
"""
