"""What objects gain: bonuses, organizations, crafts, names and what is copied from another card; and how they are read
and printed. May be imported by grammar.predicate.change, higher levels, reference and describe; imports the other
predicate folders, grammar.amount and grammar.noun.
"""
