"""Whom a verb works on: targets, choices, all of a kind, words that point back, who fights, and what belongs to a
card's owner. May be imported by higher levels and reference; imports the other noun folders and grammar.lexicon.
"""
