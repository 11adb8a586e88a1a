"""Conditions: what must hold, without the "if" before them in English, before なら in Japanese. May be imported by
higher levels of the grammar, reference and describe; imports grammar.amount, grammar.noun and what is below them.
"""
