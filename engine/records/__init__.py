"""A match of any game as a file: lines and their check sums, header and answers, playing it again.

Knows the port of a game and no rulebook; Trails' own records stand on its lines. Imports the port and the kernel.
"""
