"""Whole lines: activated, triggered and continuous crafts, their limits of use, and choices between effects. May
be imported by grammar.topics; imports all lower levels of the grammar.
"""
