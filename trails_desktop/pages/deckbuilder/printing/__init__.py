"""Cards on paper: sheets to cut out, the plain card that saves ink, the print job in its thread. May import cards;
only deck imports it.
"""
