"""What is said of objects by a subject and a predicate: what they gain, become, can and cannot do. May be imported
by grammar.static and higher levels; imports grammar.verb, grammar.amount and what is below them.
"""
