"""The log of a match: its lines by kind, the model with turns that fold, the list and its filter. May import
cards, pieces and geometry; panels and the table may import it.
"""
