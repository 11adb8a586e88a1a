"""What a noun phrase demands of numbers, icon crafts, names and shared features: after the noun in English, before it
in Japanese. May be imported by grammar.noun.phrase and reference; imports source, grammar.lexicon and the noun
folders modifier and phrase.
"""
