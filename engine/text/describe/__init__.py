"""From effect trees back to sentences of either language: words for registers, clauses, sentences, whole crafts.
paraphrase has the one grammar, which it hands what that asks of those above it. May be imported by partial, compile
and report; imports reference, rewrite, grammar and what is below them.
"""
