"""How often a craft triggers: once a turn, the nth time, once for all at once, outside a step, or while a state
holds. May be imported by higher levels of the grammar; imports the other trigger folders and grammar.condition.
"""
