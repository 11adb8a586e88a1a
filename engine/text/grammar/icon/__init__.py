"""Icon crafts as lines of their own, as sentences written out, and as the reminder text that explains them. May be
imported by grammar.line and compile; imports parser, source and surface.
"""
