"""Verbs of effects: what is done to objects and what players do. May be imported by higher levels of the grammar,
reference and describe; imports grammar.trigger, grammar.amount, grammar.noun and what is below them.
"""
