"""Numbers as they are printed: numerals and bonuses, limits to them, X and what it is said to be. May be imported by
grammar.amount.per and higher levels; imports source, surface and, for limits, grammar.amount.per.
"""
