"""Steps and phases by name: until one of them, at its start or end, in the next turn, or left out. May be imported
by higher levels of the grammar; imports grammar.lexicon, parser and surface.
"""
