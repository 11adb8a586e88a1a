"""A whole game on the real table, played by a person's mouse and keys, with pictures of its main moments. May
import all of the program but the command line; mouse and keyboard serve tests as well.
"""
