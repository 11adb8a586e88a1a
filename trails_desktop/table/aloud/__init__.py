"""The table for a screen reader: the accessibility tree, what is said aloud, lists of the zones. May import hands
and below; panels, the table and app may import it.
"""
