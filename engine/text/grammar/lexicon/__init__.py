"""Words that several levels share and that are no sentences: events and what would happen instead of them,
participles, whose effect something is, what is played, the forms of verbs. May be imported by every level of the
grammar and by describe; imports parser and source.
"""
