"""Who "they" and the opponent are, and what is said of both players at once. May be imported by
reference.instruction, reference.value and describe; imports reference.memory and grammar.
"""
