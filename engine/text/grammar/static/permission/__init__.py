"""Continuous crafts about what players and cards may, must and cannot do: playing, attacking, countering, how
often and how many. May be imported by higher levels of the grammar; imports grammar.predicate and
grammar.condition.
"""
