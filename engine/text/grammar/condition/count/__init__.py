"""Conditions that count: what players control, what lies in zones, how many of which kinds. May be imported by
grammar.condition.clause and higher levels; imports grammar.amount and grammar.noun.
"""
