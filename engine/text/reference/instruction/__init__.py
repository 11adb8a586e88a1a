"""Instructions for clauses, verbs and nouns: targets declared, choices made, divided targets and seen cards told
apart. May be imported by reference.sentence and reference.craft; imports the folders for memory, pronouns,
participles, players and values.
"""
