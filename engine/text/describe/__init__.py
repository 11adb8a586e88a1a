"""From effect trees back to sentences of either language: words for registers, clauses, sentences, whole crafts.
May be imported by compile, byhand and report; imports reference, grammar and what is below them.
"""
