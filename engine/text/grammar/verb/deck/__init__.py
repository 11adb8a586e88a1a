"""What is done with decks: search them, look at, reveal and move cards at their top and bottom. May be imported by
higher levels of the grammar; imports grammar.verb.object and grammar.amount.
"""
