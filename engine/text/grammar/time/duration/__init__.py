"""How long something lasts, and crafts that wait for an event only for a turn or a combat. May be imported by
higher levels of the grammar; imports grammar.amount and grammar.lexicon.
"""
