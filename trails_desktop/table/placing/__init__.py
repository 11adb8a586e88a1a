"""From a view to places: rows, heaps, piles, trays, hints, the keyboard cursor, timing of motion. May import cards
and below, no scene; every higher room may import it.
"""
