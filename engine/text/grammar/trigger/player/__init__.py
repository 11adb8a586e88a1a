"""Triggers about players: what they play, draw, discard, gain or counter, their bond, the turns and steps that
begin or end. May be imported by higher levels of the grammar; imports grammar.lexicon and grammar.noun.
"""
