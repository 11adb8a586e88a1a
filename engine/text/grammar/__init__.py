"""The grammar of both languages, a folder for each linguistic level; topics lists its files in the order in which
they add their productions. May be imported by reference, describe and compile; imports parser, source and surface.
"""
