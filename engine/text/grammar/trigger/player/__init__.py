"""Triggers about players: what they play, draw, discard, gain or counter, their bond, the turns and steps that begin
or end. May be imported by grammar.trigger.frequency; imports grammar.lexicon.
"""
