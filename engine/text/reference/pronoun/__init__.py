"""What "it", "them", "the rest" and "other" mean, and when what was named is still on the field. May be imported by
the other reference folders and describe; imports reference.memory.
"""
