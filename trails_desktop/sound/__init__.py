"""Short sounds: how they are made, which one an event has, playing them. May import match and ui; only app imports
it.
"""
