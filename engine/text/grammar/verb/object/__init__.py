"""What is done to objects, actively and passively, with one object or two, and the destinations where cards are put.
May be imported by everything above; imports surface and grammar.lexicon.
"""
