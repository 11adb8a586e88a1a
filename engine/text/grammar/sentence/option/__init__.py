"""Sentences in which players decide or take turns: what each may do, one of several ways, what follows for those
who cannot. May be imported by grammar.line and reference; imports grammar.condition and grammar.sentence.clause.
"""
