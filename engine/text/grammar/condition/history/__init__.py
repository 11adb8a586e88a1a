"""Conditions on what has happened: in this turn, to a UNIT, where a card was played from, what an effect has just
done. May be imported by grammar.condition.clause and higher levels; imports grammar.lexicon and grammar.noun.
"""
