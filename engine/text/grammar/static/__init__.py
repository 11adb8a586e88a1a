"""Continuous crafts: what holds as long as a card lies where it works. May be imported by grammar.replacement and
higher levels; imports grammar.predicate, grammar.condition and what is below them.
"""
