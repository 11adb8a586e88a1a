"""Words that several levels share and that are no sentences: events, participles of events, whose effect something
is. May be imported by every level of the grammar; imports nothing else of engine.text.
"""
