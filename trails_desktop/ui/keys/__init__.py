"""Keys: one table of what they do, those of the player's own, and presses read by letter and by position.

Widgets handle the keys of the table; a press that means one of them is handed to them as that key.
"""
