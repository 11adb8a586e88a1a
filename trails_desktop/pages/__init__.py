"""What stands beside playing, each page a package that knows none of the others; and the desk, which is what the
program hands to each of them. May import screens and below; only app imports it.
"""
