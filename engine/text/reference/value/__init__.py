"""Single values settled: durations, registers renamed, one X for the whole effect, a number of each of several.
May be imported by the other reference folders and describe; imports grammar.amount, reference.memory and
reference.player.
"""
