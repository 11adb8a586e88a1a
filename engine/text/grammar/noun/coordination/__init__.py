"""Two nouns or more joined by and, or, と, か: all of either kind, one of each, one verb with several objects, one of
two zones. May be imported by the other noun folders, reference and describe; imports grammar.noun.phrase and
grammar.lexicon.
"""
