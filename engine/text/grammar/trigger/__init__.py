"""Trigger conditions: "when" and "whenever" with what happens. May be imported by grammar.verb, higher levels,
reference and describe; imports grammar.condition, grammar.noun and what is below them.
"""
