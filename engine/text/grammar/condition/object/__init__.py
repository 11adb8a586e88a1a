"""Conditions on this card or on one that was named: identity, numbers, states, boarding, combat, shared features.
May be imported by grammar.condition.clause and higher levels; imports grammar.amount and grammar.noun.
"""
