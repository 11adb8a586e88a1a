"""Conditions that count: what players control, what lies in zones, how many of which kinds. May be imported by the
condition folders clause and object, and by reference; imports grammar.amount, grammar.noun and the condition
folders history and clause.
"""
