"""Sentences of effects: clauses joined to sentences, sentences to paragraphs, and options between them. May be
imported by reference and describe; imports grammar.static, grammar.predicate, grammar.verb and what
is below them.
"""
