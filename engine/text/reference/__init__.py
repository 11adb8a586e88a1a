"""What words mean in their sentence: pronouns, participles and nouns become registers, clauses become instructions.
May be imported by describe, partial and compile; imports grammar and what is below it.
"""
