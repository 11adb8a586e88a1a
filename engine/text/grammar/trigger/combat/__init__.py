"""Triggers about attacks and combat: who is attacked, who attacks together, SCLM Support, who is stunned in it.
May be imported by grammar.topics and higher levels; imports grammar.lexicon and grammar.noun.
"""
