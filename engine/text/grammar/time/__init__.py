"""When and how long: steps, phases, turns and combats, durations, and what waits for a moment. May be imported by
higher levels of the grammar, reference and describe; imports grammar.amount, grammar.noun and what is below them.
"""
