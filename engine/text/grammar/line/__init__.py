"""Whole lines: activated, triggered and continuous crafts, their limits of use, and choices between effects. May be
imported by reference, compile and byhand; imports grammar.static, grammar.verb, grammar.condition and grammar.icon.
"""
