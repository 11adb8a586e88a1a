"""Replacement and prevention effects: "would ..., instead", and damage that becomes less or more. May be imported
by grammar.sentence and higher levels; imports grammar.static, grammar.verb and what is below them.
"""
