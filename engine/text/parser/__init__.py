"""The parser kernel, which knows nothing of cards: rules and productions, templates, look-ahead and the shapes of
values. May be imported by everything in engine.text; imports nothing else of it.
"""
