"""Continuous crafts about what players and cards may, must and cannot do: playing, attacking, drawing, countering, how
often and how many. May be imported by grammar.static.sentence and reference; imports
grammar.condition, grammar.amount and grammar.noun.
"""
