"""Looking things up: the card one points at, what it means, the rule browser, the forecast in words. May import
cards, questions, pieces and geometry; panels, the table and app may import it.
"""
