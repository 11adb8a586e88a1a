"""Who "they" and the opponent are, and what is said of both players at once. May be imported by the other reference
folders and describe; imports grammar and reference.memory.
"""
