"""Puzzles with one way: positions in which whoever is to win this turn has to find it, proven by a search of all lines.

ways.py finds every way there is, posing.py is what a game tells of its boards, making.py thins and turns boards from
games until one way is left, grading.py says how hard it is. Knows no rules; games hand theirs in.
"""
