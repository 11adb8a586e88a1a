"""What "the discarded card", "the attacking UNIT" and "this way" mean: that to which the verb was done. May be
imported by reference.instruction and describe; imports reference.memory.
"""
