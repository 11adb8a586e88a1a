"""What "the discarded card", "the attacking UNIT", "that arts" and "this way" mean: that to which the verb was done.
May be imported by the other reference folders and describe; imports grammar, reference.memory and
reference.pronoun.
"""
