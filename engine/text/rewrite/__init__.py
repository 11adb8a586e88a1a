"""What a line is put as when it was not read as it stands, and which lines are too ambiguous to be read at all. May be
imported by describe and compile; imports trees, and no grammar.
"""
