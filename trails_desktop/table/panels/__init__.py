"""Beside the board: side panel, docks and where they stand, the reader of the pointed card, extra tools. May
import every other room of the table; only the table itself imports it.
"""
