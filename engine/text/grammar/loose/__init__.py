"""Wordings that are only read and never printed: looser ways to say what the other folders read and print. May be
imported by grammar.topics alone; imports every other level of the grammar.
"""
