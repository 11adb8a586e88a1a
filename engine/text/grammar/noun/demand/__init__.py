"""What a noun phrase demands of numbers, icon crafts, names and shared features: after the noun in English, before
it in Japanese. May be imported by grammar.noun.phrase and higher levels; imports source and grammar.lexicon.
"""
