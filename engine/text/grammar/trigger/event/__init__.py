"""Triggers about what objects do or what is done to them, by whose effect, by which player, and about becoming a
target. May be imported by grammar.trigger.frequency; imports grammar.lexicon and grammar.trigger.move.
"""
