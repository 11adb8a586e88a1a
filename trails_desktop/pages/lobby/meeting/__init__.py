"""Everything between choosing a game and its first card: choices, rulings, terms, missing cards, packs opened
together. May import lan and screens; play and the lobby's pages may import it.
"""
