"""Conditions on this card or on one that was named: identity, numbers, states, boarding, combat, shared features. May
be imported by grammar.condition.clause, higher levels, reference and describe; imports grammar.amount, grammar.noun
and the condition folders count and history.
"""
