"""Painted parts with no meaning of their own: buttons, tabs, bubbles, notes, trays, signs over cards, the clock of
motion. May import geometry and ui; every higher room may import it.
"""
