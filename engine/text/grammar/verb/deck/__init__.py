"""What is done with decks: search them, look at, reveal and move cards at their top and bottom. May be imported by
reference and describe; imports surface and grammar.lexicon.
"""
