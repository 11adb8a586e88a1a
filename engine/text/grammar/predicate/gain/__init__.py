"""What objects gain: bonuses, organizations, crafts, names and what is copied from another card; and the forms of
predicates. May be imported by higher levels of the grammar; imports the other predicate folders, grammar.verb and
grammar.amount.
"""
