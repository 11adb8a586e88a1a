"""So much for each: multiples of a number, for each point or each different name, for each event of the turn. May be
imported by grammar.amount.number, higher levels and describe; imports the other amount folders and grammar.noun.
"""
