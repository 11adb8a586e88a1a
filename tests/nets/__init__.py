"""Nets under everything: what each line of card text reads and prints, and how 200 games end, as digests in two files.

``python -m tests.nets`` compares, ``--write`` writes them anew; see ``tests.nets.__main__``.
"""
