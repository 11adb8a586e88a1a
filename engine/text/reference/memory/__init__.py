"""What an effect has named so far, which of it a pointing word can mean, and the names of its registers. May be
imported by the other reference folders and describe; imports grammar and surface.
"""
