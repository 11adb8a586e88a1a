"""What "it", "them", "the rest" and "other" mean, and when what was named is still on the field. May be imported
by reference.instruction and describe; imports reference.memory.
"""
