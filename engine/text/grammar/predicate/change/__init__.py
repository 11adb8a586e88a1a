"""What objects lose and become: types, printed values, numbers that grow, shrink, are doubled or change places.
May be imported by grammar.predicate.gain and higher levels; imports grammar.verb and grammar.amount.
"""
