"""Instructions for clauses, verbs and nouns: targets declared, choices made, costs added, divided targets and seen
cards told apart, registers named. May be imported by reference.sentence, reference.craft and describe; imports
grammar and all reference folders but craft.
"""
