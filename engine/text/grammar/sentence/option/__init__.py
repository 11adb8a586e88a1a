"""Sentences in which players decide or take turns: what each may do, one of several ways, what follows for those who
cannot. May be imported by reference and describe; imports grammar.condition and grammar.noun.
"""
