"""Positions with a goal, solved on the table against the computer. May import screens, table, match and below;
only app imports it.
"""
