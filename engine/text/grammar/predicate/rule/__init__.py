"""Rules that objects can have: what they cannot do, what cannot be done to them and by whose effects. May be imported
by the other predicate folders; imports surface and grammar.lexicon.
"""
