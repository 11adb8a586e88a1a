"""Replacement and prevention effects: "would ..., instead", and damage that becomes less or more. May be imported by
reference; imports grammar.amount and grammar.lexicon.
"""
