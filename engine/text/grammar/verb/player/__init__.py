"""What players do: draw, discard, gain and lose bond, CP and EP, choose, name, leave to chance, take no stun damage.
May be imported by higher levels of the grammar, reference and describe; imports grammar.amount, grammar.noun and
grammar.lexicon.
"""
