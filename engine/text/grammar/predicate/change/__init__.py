"""What objects lose and become: types, printed values, numbers that grow, shrink, are doubled or change places. May be
imported by grammar.predicate.gain and reference; imports the other predicate folders and grammar.amount.
"""
