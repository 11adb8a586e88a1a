"""The sentence of a continuous craft: what is said, while what holds, in which zones, and two things said at once. May
be imported by grammar.line; imports grammar.static.permission, grammar.trigger, grammar.condition
and grammar.amount.
"""
