"""How often a craft triggers: once a turn, the first or nth time, once for all at once, outside a step, or while a
state holds. May be imported by grammar.topics; imports the other trigger folders, grammar.condition and
grammar.noun.
"""
