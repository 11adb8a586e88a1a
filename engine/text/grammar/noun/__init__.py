"""Noun phrases: which cards, where, whose, and what they must be like. May be imported by all higher levels of the
grammar and by reference and describe; imports parser, source, surface and grammar.lexicon.
"""
