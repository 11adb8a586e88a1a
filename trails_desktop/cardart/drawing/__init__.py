"""The painting engine: canvas, palettes, outlines, local coordinates, topmarks. It imports no other room; every
room that paints pictures may import it.
"""
