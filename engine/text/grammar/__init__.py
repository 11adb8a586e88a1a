"""The grammar of both languages, a folder for each linguistic level; topics lists its files in the order in which they
add their productions, meanings is what they ask of those above them. A level imports lower ones, as a contract in
pyproject.toml has them. May be imported by reference, describe and compile; imports parser, source, surface and
trees.
"""
