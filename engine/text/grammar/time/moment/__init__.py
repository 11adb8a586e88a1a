"""Steps and phases by name: until one of them, at its start or end, in the next turn, or left out. May be imported by
grammar.topics, reference and describe; imports grammar.lexicon, parser and surface.
"""
