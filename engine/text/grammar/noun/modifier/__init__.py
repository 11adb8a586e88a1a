"""What stands beside the noun: states and face, place and owner, and how it is related to cards named before. May be
imported by the other noun folders, higher levels, reference and describe; imports surface and grammar.lexicon.
"""
