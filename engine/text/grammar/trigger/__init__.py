"""Trigger conditions: "when" and "whenever" with what happens. May be imported by grammar.verb and higher levels;
imports grammar.condition, grammar.noun and what is below them.
"""
