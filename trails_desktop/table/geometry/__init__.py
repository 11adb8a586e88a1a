"""Where everything on the table is: boxes, places, arrangement of panels, keys of cards. Pure; it imports nothing
of the program, and every room of the table may import it.
"""
