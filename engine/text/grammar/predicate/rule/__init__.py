"""Rules that objects can have: what they cannot do, what cannot be done to them and by whose effects. May be
imported by grammar.predicate.gain and higher levels; imports grammar.verb and grammar.noun.
"""
