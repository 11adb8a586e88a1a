"""What is said of objects by a subject and a predicate: what they gain, become, can and cannot do. May be imported by
higher levels of the grammar, reference and describe; imports grammar.amount, grammar.noun and what is below them.
"""
