"""What stands beside the noun: states and face, place and owner, and how it is related to cards named before. May
be imported by grammar.noun.phrase and higher levels; imports parser, surface and grammar.lexicon.
"""
