"""Matches that were played: watching them again, checking them, going on from any point, practising. May import
screens, table, match and below; only app imports it.
"""
