"""Conditions on players: who has more, as much, by how much; and "each player who ..." as a subject. May be imported
by higher levels of the grammar, reference and describe; imports trees and grammar.noun.
"""
