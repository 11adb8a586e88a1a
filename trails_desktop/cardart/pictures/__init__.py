"""A card's picture: its specification, motifs and their dealing, painting it, orders and the process that paints
them, the shelf on disk. May import all rooms but faces; outside, spec, casting and store are imported, painters never.
"""
