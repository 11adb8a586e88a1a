"""Instructions for clauses, verbs and nouns: targets declared, choices made, costs added, divided targets and seen
cards told apart, registers named. May be imported by the files of reference that put sentences and crafts
together and by describe; imports grammar and the other files of reference.
"""
