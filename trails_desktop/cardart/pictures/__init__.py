"""A card's picture: its specification, motifs and their dealing, painting it, the process that paints, the shelf
on disk. May import all rooms but faces; outside, spec, casting and store are imported.
"""
