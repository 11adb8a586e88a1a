"""Clauses joined to sentences in English and Japanese, what depends on the clause before, and paragraphs of
sentences. May be imported by grammar.line and grammar.loose; imports grammar.condition, grammar.predicate and
grammar.verb.
"""
