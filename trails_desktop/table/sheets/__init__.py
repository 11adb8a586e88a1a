"""Sheets over the table that ask what cards alone cannot: options, effects, numbers, orders, hand tools. May
import scene, questions and below; hands and every higher room may import it.
"""
