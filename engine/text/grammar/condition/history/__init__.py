"""Conditions on what has happened: in this turn, which time in it, to a UNIT, where a card was played from, what an
effect has just done. May be imported by the other condition folders, higher levels and reference; imports
grammar.lexicon and grammar.noun.
"""
