"""Finding cards and seeing all about one: search box, filters, grid, one card large, importing, faces for long
lists. May import the three files above it and library; every other room may import it.
"""
