"""Numbers as they are printed: numerals and bonuses, limits to them, X and what it is said to be. May be imported
by the other amount folders and higher levels; imports parser, source and grammar.noun.
"""
