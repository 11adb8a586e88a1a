"""Triggers about attacks and combat: who is attacked, who attacks together, SCLM Support, who is stunned in it. May be
imported by higher levels of the grammar, reference and describe; imports grammar.lexicon.
"""
