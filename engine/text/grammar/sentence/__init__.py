"""Sentences of effects: clauses joined to sentences, sentences to paragraphs, and options between them. May be
imported by grammar.line; imports grammar.replacement, grammar.predicate, grammar.verb and what is below them.
"""
