"""The printed line before it is parsed: its spelling normalised, keywords before a dash, closed word lists, proper
names in both languages. May be imported by all rooms but parser; imports parser.
"""
