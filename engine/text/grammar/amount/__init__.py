"""Amounts: printed numbers, numbers that are worked out, and so much for each of something. May be imported by all
higher levels of the grammar and by reference; imports grammar.noun and what is below it.
"""
