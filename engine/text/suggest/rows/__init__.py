"""Wordings that no card prints: looser ways to say what the grammar reads and prints. May be imported by
suggest.proposal alone; imports every level of the grammar.
"""
