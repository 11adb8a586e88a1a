"""Amounts that are worked out when an effect asks: counts, totals, sums, differences, and how much an event was. May
be imported by grammar.amount.per, higher levels, reference, describe and compile; imports trees and grammar.noun.
"""
