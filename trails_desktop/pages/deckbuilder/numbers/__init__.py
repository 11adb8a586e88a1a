"""What can be counted about a deck, as charts and as win rates against other decks. May import the deck builder's
sentences, screens and ui; trying and deck may import it.
"""
