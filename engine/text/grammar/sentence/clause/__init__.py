"""Clauses joined to sentences in English and Japanese, what depends on the clause before, who "they" are, and
paragraphs of sentences. May be imported by reference; imports grammar.static, grammar.predicate,
grammar.verb and grammar.condition.
"""
