"""The table for a screen reader: the accessibility tree, what is said aloud, lists of the zones. May import hands
and below; panels and the table may import it.
"""
