"""Learning the game: twelve lessons at the table, led step by step, and the last a whole match. May import screens,
table, match and below; only app imports it.
"""
