"""Amounts that are worked out when an effect asks: counts, totals, sums, differences, and how much an event was.
May be imported by higher levels and reference; imports grammar.amount.number and grammar.noun.
"""
